"""Facts for a page: what moves name and change, what is printed, and what is charted."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

from ironmaster.conformance.trial import Trial, spread
from ironmaster.core.contract import WATCHER, Facts, FastDice
from ironmaster.core.effects import GAIN, LEADING, LOSS
from ironmaster.core.elements import ACTION, Element
from ironmaster.core.messages import LANGUAGES
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
    """The elements of an action are words of its text, the verb first, and name this action alone."""
    named: dict[tuple[Element, ...], int] = {}
    for action, elements in enumerate(_elements(trial)):
        words = trial.game.actions.text(action).split()
        assert elements[0] == Element(ACTION, words[0]), f"the first element of {trial.text(action)} is not its verb"
        assert ACTION not in [one.kind for one in elements[1:]], f"{trial.text(action)} names two verbs"
        assert _in_order([one.id for one in elements], words), (
            f"an element of {trial.text(action)} is none of its words"
        )
        other = named.setdefault(tuple(elements), action)
        assert other == action, f"{trial.text(other)} and {trial.text(action)} name the same elements"


def check_names(trial: Trial) -> None:
    """Every element has a name, which no other of its kind has; verbs are translated."""
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
    if type(facts).element_name is not Facts.element_name:
        for verb in (element for element in every if element.kind == ACTION):
            names = {facts.element_name(verb, lang) for lang in LANGUAGES}
            assert len(names) == len(LANGUAGES), f"the verb {verb.id} is not translated"


def check_questions(trial: Trial) -> None:
    """A game that asks for elements asks for every kind of them, in every language; menus and rules are known."""
    facts = trial.game.facts
    named = [facts.elements(trial.game.actions.number(text)) for text in trial.texts]
    kinds = {(elements[0].id, element.kind) for elements in named for element in elements}
    possible = {kind for _, kind in kinds} | {f"{verb}.{kind}" for verb, kind in kinds}
    asked = {lang: facts.questions(lang) for lang in LANGUAGES}
    for lang, questions in asked.items():
        assert set(questions) == set(asked["en"]), f"other things are asked for in {lang}"
        assert set(questions) <= possible, f"{set(questions) - possible} is asked for, but no move names it"
        for verb, kind in kinds if questions else ():
            assert questions.get(f"{verb}.{kind}") or questions.get(kind), f"{verb}.{kind} is not asked for in {lang}"
    for question in asked["en"]:
        assert len({asked[lang][question] for lang in LANGUAGES}) == len(LANGUAGES), f"{question} is not translated"
    verbs = {elements[0] for elements in named}
    assert {verb for menu in facts.menus() for verb in menu} <= verbs, "a menu shows a verb that no move has"
    for action in range(len(trial.game.actions)):
        clause = facts.rule(action)
        assert clause in ("", *rulebook(trial.game.spec.name).by_id), f"the rulebook has no clause {clause}"


def check_effects(trial: Trial) -> None:
    """Effects are told in order and in words, show nothing hidden, and change nothing."""
    game, facts = trial.game, trial.game.facts
    for place, state in enumerate(trial.decisions(16)):
        seat, key = game.law.to_act(state), state.key()
        guess = game.views.resample(state, seat, FastDice(place))
        for move in spread(game.law.moves(state), 5):
            for lang in LANGUAGES:
                found = facts.effects(state, [move], seat, lang)
                assert state.key() == key, f"telling the effects of {trial.text(move)} changed the state"
                told = facts.effects(guess, [move], seat, lang)
                assert told == found, f"the effects of {trial.text(move)} depend on what is hidden from the seat"
                kinds = [effect.kind for effect in found]
                first = [kind for kind in kinds if kind in LEADING]
                in_order = first == sorted(set(first), key=LEADING.index) and kinds[: len(first)] == first
                assert in_order, f"the effects of {trial.text(move)} are not in order: {kinds}"
                for effect in found:
                    assert effect.label and effect.tone in ("", GAIN, LOSS), f"{effect} is not told"
                    assert effect.before != effect.after or effect.note, f"{effect} changes nothing"
                    assert not UNFILLED.search("".join(effect[1:5])), f"{effect} has a gap"


def check_unfinished(trial: Trial) -> None:
    """No action is under way at the beginning or the end, and only the seat that began one is in the middle of it."""
    law = trial.game.law
    for states, steps in trial.trails:
        assert not law.unfinished(states[0]) and not law.unfinished(states[-1]), "an action is under way at an end"
        last = -1
        for place, (actor, _) in enumerate(steps):
            if actor >= 0:
                begun = law.unfinished(states[place])
                assert not begun or actor == last, "a seat is in the middle of what another one began"
                last = actor


def check_figures(trial: Trial) -> None:
    """Figures are a number for each seat, always the same ones, and the same for all that look alike to a watcher."""
    game, facts = trial.game, trial.game.facts
    names = list(facts.figures(game.law.start()))
    for lang in LANGUAGES:
        told = [facts.figure_name(figure, lang) for figure in names]
        assert all(told) and len(set(told)) == len(told), f"two figures have one name in {lang}, or one has none"
    for place, state in enumerate(trial.states(40)):
        figures = facts.figures(state)
        assert list(figures) == names, "figures come and go"
        for figure, values in figures.items():
            fits = len(values) == game.seats and all(type(value) is int for value in values)
            assert fits, f"the figure {figure} is not one int for each seat"
        guess = game.views.sample(game.views.view(state, WATCHER), FastDice(place))
        assert facts.figures(guess) == figures, "figures show what is hidden"


def _things(data: Any) -> Iterator[dict[str, Any]]:
    """Every object with an id, wherever it stands."""
    if isinstance(data, dict):
        if "id" in data:
            yield data
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from _things(part)


def _shape(data: Any) -> Any:
    """The data without its texts, which may differ from language to language."""
    if isinstance(data, dict):
        return {key: _shape(value) for key, value in data.items() if key not in ("name", "short", "text")}
    return [_shape(part) for part in data] if isinstance(data, list) else data


def _spoil(data: Any) -> None:
    """Empty every list and object."""
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        _spoil(part)
    if isinstance(data, dict | list):
        data.clear()


def check_fixtures(trial: Trial) -> None:
    """Fixtures are plain data of the caller's own, the same in every language but for the names of things."""
    facts = trial.game.facts
    told = {lang: facts.fixtures(lang) for lang in LANGUAGES}
    for lang, fixtures in told.items():
        text = json.dumps(fixtures)
        assert json.loads(text) == fixtures, "fixtures are no plain data: JSON changes them"
        assert _shape(fixtures) == _shape(told["en"]), f"fixtures differ in {lang} by more than texts"
        for thing in _things(fixtures):
            assert str(thing.get("name", "")).strip(), f"{thing['id']} has no name in {lang}"
    kept = json.dumps(told["en"])
    _spoil(told["en"])
    assert json.dumps(facts.fixtures("en")) == kept, "fixtures are not the caller's own: changing them changes the game"


def check_everything_is_printed(trial: Trial) -> None:
    """A game that has fixtures has one for everything that a move names or that comes and goes in a view."""
    game, fixtures = trial.game, trial.game.facts.fixtures("en")
    if not fixtures:
        return
    named = {one.id for elements in _elements(trial) for one in elements if one.kind != ACTION and not one.id.isdigit()}
    printed = {thing["id"] for thing in _things(fixtures)} | {letter(seat) for seat in range(game.seats)}
    assert named <= printed, f"moves name {sorted(named - printed)}, which fixtures lack"
    views = [game.views.view(state, WATCHER) for state in trial.states(40)]
    coming = _coming(views)
    assert coming <= printed, f"views name {sorted(coming - printed)}, which fixtures lack"


def _coming(views: list[dict[str, Any]]) -> set[str]:
    """A key that only some views have names a thing on the table, and so does a text in a changing list of a player."""
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
    """The texts of every list of an object, by the way to it."""
    if isinstance(data, list):
        return {path: {part for part in data if isinstance(part, str)}}
    parts = data.items() if isinstance(data, dict) else ()
    return {key: texts for name, part in parts for key, texts in _listed(part, f"{path}.{name}").items()}


def check_panels(trial: Trial) -> None:
    """Panels tell the table in every language, to seats and watchers."""
    game = trial.game
    for state in trial.states(6):
        for seat in (WATCHER, 0):
            view = game.views.view(state, seat)
            for lang in LANGUAGES:
                panels = game.facts.panels(view, lang)
                assert panels, f"there is no panel in {lang}"
                for cell in (cell for panel in panels for row in panel.rows for cell in row):
                    assert not UNFILLED.search(cell.text), f"a cell has a gap in {lang}: {cell.text}"


CHECKS = (
    check_elements,
    check_names,
    check_questions,
    check_effects,
    check_unfinished,
    check_figures,
    check_fixtures,
    check_everything_is_printed,
    check_panels,
)
