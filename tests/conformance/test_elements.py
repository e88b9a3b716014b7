"""Elements: the words of every action name things that a page can show, and together they name that action alone."""

from collections import Counter, defaultdict

import pytest

from ironmaster.core.elements import ACTION, Element
from ironmaster.core.messages import LANGUAGES

from .cases import CASES, DEFAULTS, Case, game_of


def elements_of(case: Case) -> list[list[Element]]:
    """The elements of every interned action, by its number."""
    game = game_of(case)
    return [game.facts.elements(action) for action in range(len(game.actions))]


def in_order(ids: list[str], words: list[str]) -> bool:
    """Whether the ids stand among the words in this order."""
    rest = iter(words)
    return all(any(word == wanted for word in rest) for wanted in ids)


def test_ids_out_of_order_would_be_found() -> None:
    assert in_order(["sell", "a", "b"], ["sell", "a", "to", "b"])
    assert not in_order(["sell", "b", "a"], ["sell", "a", "to", "b"])
    assert not in_order(["sell", "a", "a"], ["sell", "a", "to", "b"])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_elements_are_words_of_the_text_and_the_first_is_the_verb(case: Case) -> None:
    game = game_of(case)
    for action, elements in enumerate(elements_of(case)):
        words = game.actions.text(action).split()
        assert elements[0] == Element(ACTION, words[0])
        assert ACTION not in [element.kind for element in elements[1:]]
        assert in_order([element.id for element in elements], words)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_different_actions_name_different_elements(case: Case) -> None:
    found = Counter(tuple(elements) for elements in elements_of(case))
    assert [elements for elements, times in found.items() if times > 1] == []


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_element_has_a_name_and_no_other_of_its_kind_has_the_same(case: Case, lang: str) -> None:
    game = game_of(case)
    everything = {element for elements in elements_of(case) for element in elements}
    named: dict[tuple[str, str], list[str]] = defaultdict(list)
    for kind, word in sorted(everything):
        name = game.facts.element_name(Element(kind, word), lang)
        assert name.strip() == name != ""
        named[kind, name].append(word)
    assert {called: words for called, words in named.items() if len(words) > 1} == {}


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_verbs_are_translated(case: Case) -> None:
    game = game_of(case)
    for verb in {elements[0] for elements in elements_of(case)}:
        assert len({game.facts.element_name(verb, lang) for lang in LANGUAGES}) == len(LANGUAGES), verb
