"""Checks of the facts for a page: elements, effects, fixtures, figures and panels."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

from ironmaster.conformance.trial import Trial, spread
from ironmaster.core.contract import WATCHER, Facts, FastDice
from ironmaster.core.effects import GAIN, LEADING, LOSS
from ironmaster.core.elements import ACTION, Element
from ironmaster.core.messages import LANGUAGES, has_message
from ironmaster.core.rulebook import rulebook
from ironmaster.core.seats import letter

UNFILLED: Final = re.compile(r"[{}@]|\bNone\b")


def _elements(trial: Trial) -> list[list[Element]]:
    """The elements of every action, by its number."""
    return [trial.game.facts.elements(action) for action in range(len(trial.game.actions))]


def _in_order(ids: list[str], words: list[str]) -> bool:
    rest = iter(words)
    return all(any(word == wanted for word in rest) for wanted in ids)


def check_elements(trial: Trial) -> None:
    """The elements of an action are words of its text, the verb first. No two actions have the same elements."""
    named: dict[tuple[Element, ...], int] = {}
    for action, elements in enumerate(_elements(trial)):
        words = trial.game.actions.text(action).split()
        assert elements[0] == Element(ACTION, words[0]), f"the first element of {trial.text(action)} is not its verb"
        assert ACTION not in [one.kind for one in elements[1:]], f"{trial.text(action)} names two verbs"
        assert _in_order([one.id for one in elements], words), (
            f"an element of {trial.text(action)} is not a word of its text, or not in order"
        )
        other = named.setdefault(tuple(elements), action)
        assert other == action, f"{trial.text(other)} and {trial.text(action)} name the same elements"


def check_names(trial: Trial) -> None:
    """Every element has a name that is unique within its kind; verbs are translated."""
    facts = trial.game.facts
    every = sorted({element for elements in _elements(trial) for element in elements})
    for lang in LANGUAGES:
        called: dict[tuple[str, str], list[str]] = defaultdict(list)
        for element in every:
            name = facts.element_name(element, lang)
            assert name.strip() == name != "", f"{element} has no name in {lang}"
            called[element.kind, name].append(element.id)
        for (kind, name), ids in called.items():
            assert len(ids) == 1, f"{', '.join(ids)} ({kind}) are all called “{name}” in {lang}"
    derived = type(facts).element_name is Facts.element_name
    for verb in (element for element in every if element.kind == ACTION):
        if not derived or has_message(trial.game.spec.name, "en", f"action-{verb.id}"):
            names = {facts.element_name(verb, lang) for lang in LANGUAGES}
            assert len(names) == len(LANGUAGES), f"the verb {verb.id} is not translated"


def check_questions(trial: Trial) -> None:
    """Questions cover every kind of element in every language; menus and clauses exist."""
    facts = trial.game.facts
    named = [facts.elements(trial.game.actions.number(text)) for text in trial.texts]
    kinds = {(elements[0].id, element.kind) for elements in named for element in elements}
    possible = {kind for _, kind in kinds} | {f"{verb}.{kind}" for verb, kind in kinds}
    asked = {lang: facts.questions(lang) for lang in LANGUAGES}
    for lang, questions in asked.items():
        assert set(questions) == set(asked["en"]), f"the questions in {lang} differ from those in en"
        assert set(questions) <= possible, f"{set(questions) - possible} has a question, but no move names it"
        for verb, kind in kinds if questions else ():
            assert questions.get(f"{verb}.{kind}") or questions.get(kind), f"{verb}.{kind} has no question in {lang}"
    for question in asked["en"]:
        assert len({asked[lang][question] for lang in LANGUAGES}) == len(LANGUAGES), (
            f"the question {question} is not translated"
        )
    verbs = {elements[0] for elements in named}
    assert {verb for menu in facts.menus() for verb in menu} <= verbs, "a menu shows a verb that no move has"
    for action in range(len(trial.game.actions)):
        clause = facts.rule(action)
        assert clause in ("", *rulebook(trial.game.spec.name).by_id), f"the rulebook has no clause {clause}"


def check_effects(trial: Trial) -> None:
    """Effects are in order and have texts, reveal nothing hidden, and leave the state unchanged."""
    game, facts = trial.game, trial.game.facts
    for place, state in enumerate(trial.decisions(16)):
        seat, key = game.law.to_act(state), state.key()
        guess = game.views.resample(state, seat, FastDice(place))
        for move in spread(game.law.moves(state), 5):
            for lang in LANGUAGES:
                found = facts.effects(state, [move], seat, lang)
                assert state.key() == key, f"computing the effects of {trial.text(move)} changed the state"
                sampled = facts.effects(guess, [move], seat, lang)
                assert sampled == found, f"the effects of {trial.text(move)} depend on what is hidden from the seat"
                kinds = [effect.kind for effect in found]
                first = [kind for kind in kinds if kind in LEADING]
                in_order = first == sorted(set(first), key=LEADING.index) and kinds[: len(first)] == first
                assert in_order, f"the effects of {trial.text(move)} are not in order: {kinds}"
                for effect in found:
                    assert effect.label and effect.tone in ("", GAIN, LOSS), f"{effect} has no label or an unknown tone"
                    assert effect.before != effect.after or effect.note, f"{effect} changes nothing"
                    assert not UNFILLED.search("".join(effect[1:5])), (
                        f"{effect} contains a placeholder that was not filled in"
                    )


def check_unfinished(trial: Trial) -> None:
    """No action is unfinished at the start or the end, and the seat that began an action completes it."""
    law = trial.game.law
    for states, steps in trial.playouts:
        assert not law.unfinished(states[0]) and not law.unfinished(states[-1]), (
            "an action is unfinished at the start or the end"
        )
        last = -1
        for place, (actor, _) in enumerate(steps):
            if actor >= 0:
                begun = law.unfinished(states[place])
                assert not begun or actor == last, "a seat has to complete an action that another seat began"
                last = actor


def check_figures(trial: Trial) -> None:
    """Figures are one int for each seat, their names are stable, and they reveal nothing hidden."""
    game, facts = trial.game, trial.game.facts
    names = list(facts.figures(game.law.start()))
    for lang in LANGUAGES:
        translated = [facts.figure_name(figure, lang) for figure in names]
        unique = len(set(translated)) == len(translated)
        assert all(translated) and unique, f"a figure has no name in {lang}, or two have the same"
    for place, state in enumerate(trial.states(40)):
        figures = facts.figures(state)
        assert list(figures) == names, "the names of the figures change during the game"
        for figure, values in figures.items():
            fits = len(values) == game.seats and all(type(value) is int for value in values)
            assert fits, f"the figure {figure} is not one int for each seat"
        guess = game.views.sample(game.views.view(state, WATCHER), FastDice(place))
        assert facts.figures(guess) == figures, "figures depend on hidden information"


def _things(data: Any) -> Iterator[dict[str, Any]]:
    """Every object with an id, at any depth."""
    if isinstance(data, dict):
        if "id" in data:
            yield data
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from _things(part)


def _shape(data: Any) -> Any:
    """The data without its texts, which depend on the language."""
    if isinstance(data, dict):
        return {key: _shape(value) for key, value in data.items() if key not in ("name", "short", "text")}
    return [_shape(part) for part in data] if isinstance(data, list) else data


def _empty(data: Any) -> None:
    """Empty every list and object, as a careless caller might."""
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        _empty(part)
    if isinstance(data, dict | list):
        data.clear()


def check_fixtures(trial: Trial) -> None:
    """Fixtures are a fresh copy of plain data, and differ between languages only in their texts."""
    facts = trial.game.facts
    by_language = {lang: facts.fixtures(lang) for lang in LANGUAGES}
    for lang, fixtures in by_language.items():
        text = json.dumps(fixtures)
        assert json.loads(text) == fixtures, "fixtures are not plain data: JSON changes them"
        assert _shape(fixtures) == _shape(by_language["en"]), f"fixtures in {lang} differ in more than their texts"
        for thing in _things(fixtures):
            assert str(thing.get("name", "")).strip(), f"{thing['id']} has no name in {lang}"
    kept = json.dumps(by_language["en"])
    _empty(by_language["en"])
    assert json.dumps(facts.fixtures("en")) == kept, "fixtures are shared with the game: changing them changes the game"


def check_fixtures_complete(trial: Trial) -> None:
    """If a game has fixtures, they cover everything that a move names and everything that comes and goes in a view."""
    game, fixtures = trial.game, trial.game.facts.fixtures("en")
    if not fixtures:
        return
    named = {one.id for elements in _elements(trial) for one in elements if one.kind != ACTION and not one.id.isdigit()}
    printed = {thing["id"] for thing in _things(fixtures)} | {letter(seat) for seat in range(game.seats)}
    assert named <= printed, f"moves name {sorted(named - printed)}, which are missing in the fixtures"
    views = [game.views.view(state, WATCHER) for state in trial.states(40)]
    coming = _coming(views)
    assert coming <= printed, f"views name {sorted(coming - printed)}, which are missing in the fixtures"


def _coming(views: list[dict[str, Any]]) -> set[str]:
    """The ids that come and go: keys that only some views have, and texts in lists of players that change."""
    keys = [set(_keys(view)) for view in views]
    lists = [_listed(view.get("players", {})) for view in views]
    found = {key.rpartition(".")[2] for view in keys for key in view ^ keys[0]}
    return found | {
        text for one in lists for path, texts in one.items() if texts != lists[0].get(path) for text in texts
    }


def _keys(data: Any, path: str = "") -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield f"{path}.{key}"
            yield from _keys(value, f"{path}.{key}")


def _listed(data: Any, path: str = "") -> dict[str, set[str]]:
    """The texts of every list of an object, by path."""
    if isinstance(data, list):
        return {path: {part for part in data if isinstance(part, str)}}
    parts = data.items() if isinstance(data, dict) else ()
    return {key: texts for name, part in parts for key, texts in _listed(part, f"{path}.{name}").items()}


def check_panels(trial: Trial) -> None:
    """Panels exist in every language, for seats and watchers, without unfilled placeholders."""
    game = trial.game
    for state in trial.states(6):
        for seat in (WATCHER, 0):
            view = game.views.view(state, seat)
            for lang in LANGUAGES:
                panels = game.facts.panels(view, lang)
                assert panels, f"there is no panel in {lang}"
                for cell in (cell for panel in panels for row in panel.rows for cell in row):
                    assert not UNFILLED.search(cell.text), (
                        f"a cell contains an unfilled placeholder in {lang}: {cell.text}"
                    )


CHECKS = (
    check_elements,
    check_names,
    check_questions,
    check_effects,
    check_unfinished,
    check_figures,
    check_fixtures,
    check_fixtures_complete,
    check_panels,
)
