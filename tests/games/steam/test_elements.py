"""The texts of moves: the elements they name, the names shown for these, questions, and governing rules."""

import pytest

import ironmaster
from ironmaster.core.messages import LANGUAGES
from ironmaster.core.rulebook import rulebook
from ironmaster.games.steam.facts import QUESTIONS
from ironmaster.games.steam.facts import VERBS as TABLE
from tests.games.asking import are_translated, kinds_named, named_by, names_of, verbs_of
from tests.games.steam.table import STANDARD, TB

GAME = ironmaster.game("steam", seats=4, board=TB)
BIDS = ironmaster.game("steam", seats=4, board=TB, rules=STANDARD)
GAMES = [GAME, BIDS]
VERBS = [verb.word for verb in TABLE.values()]

BOTH = [
    ("bid 4", "action:bid sum:4"),
    ("pass", "action:pass"),
    ("take engineer", "action:take tile:engineer"),
    ("lay c2 n-s", "action:lay hex:c2 track:n-s"),
    ("lay town_t n+s", "action:lay hex:town_t track:n+s"),
    ("urbanize town_t grey", "action:urbanize hex:town_t colour:grey"),
    ("grow city_a", "action:grow hex:city_a"),
    ("supply 3", "action:supply space:3"),
    ("stop", "action:stop"),
    ("deliver city_a red", "action:deliver hex:city_a colour:red"),
    ("deliver town_t red", "action:deliver hex:town_t colour:red"),
    ("via city_a/s", "action:via link:city_a/s"),
    ("upgrade", "action:upgrade"),
    ("income", "action:income"),
    ("points", "action:points"),
    ("first B", "action:first seat:B"),
    ("dealt urbanization", "action:dealt tile:urbanization"),
    ("goods red red blue", "action:goods colour:red colour:red colour:blue"),
]
OF_ONE = [
    (GAME, "pay", "action:pay"),
    (BIDS, "free_pass", "action:free_pass"),
    (BIDS, "capital 2", "action:capital loans:2"),
]


@pytest.mark.parametrize(("text", "named"), BOTH)
def test_moves_refer_to_elements_on_the_table(text: str, named: str) -> None:
    assert [named_by(game, text) for game in GAMES] == [named, named]


def test_elements_of_a_single_variant() -> None:
    for game, text, named in OF_ONE:
        assert named_by(game, text) == named


def test_every_kind_of_action_is_tested() -> None:
    named = verbs_of(GAME, [text for text, _ in BOTH])
    assert named | {named.split(":")[1].split()[0] for _, _, named in OF_ONE} == set(VERBS)


CALLED = [
    ("action", "free_pass", "Pass and stay in", "Passer sans quitter"),
    ("action", "goods", "Cubes drawn", "Cubes tirés"),
    ("hex", "town_t", "T", "T"),
    ("hex", "c2", "C2", "C2"),
    ("track", "n-s", "straight (N\u2013S)", "droite (N\u2013S)"),
    ("track", "n+s", "town tile with a straight (N, S)", "tuile de ville en ligne droite (N, S)"),
    (
        *("track", "n-s+ne-sw"),
        *("crossing of two straights (N\u2013S, NE\u2013SW)", "croisement de deux droites (N\u2013S, NE\u2013SO)"),
    ),
    ("tile", "engineer", "Engineer", "Ingénieur"),
    ("colour", "grey", "grey", "gris"),
    ("space", "3", "goods supply space 3", "case 3 de la réserve de marchandises"),
    ("link", "city_a/sw", "A (SW)", "A (SO)"),
    ("sum", "3", "$3", "3\xa0$"),
    ("loans", "0", "no loan", "aucun emprunt"),
    ("loans", "1", "1 loan ($5)", "1 emprunt (5\xa0$)"),
    ("loans", "2", "2 loans ($10)", "2 emprunts (10\xa0$)"),
    ("seat", "D", "player D", "joueur D"),
]


@pytest.mark.parametrize(("kind", "word", "english", "french"), CALLED)
def test_elements_have_readable_names(kind: str, word: str, english: str, french: str) -> None:
    assert names_of(BIDS, kind, word) == [english, french]


def test_every_kind_of_element_has_a_name() -> None:
    assert kinds_named(BIDS) == {kind for kind, *_ in CALLED}
    assert kinds_named(GAME) == kinds_named(BIDS) - {"loans"}


@pytest.mark.parametrize("board", [TB, "northeast", "ruhr", "rust_belt"])
def test_every_element_has_a_name_of_its_own(board: str) -> None:
    game = ironmaster.game("steam", seats=4, board=board)
    things = {element for action in range(len(game.actions)) for element in game.facts.elements(action)}
    assert all(all(names_of(game, *thing)) for thing in things)
    named = [(thing.kind, *names_of(game, *thing)) for thing in things]
    assert len(set(named)) == len(named), "names are unique within a kind"


def test_menus_match_each_decision() -> None:
    build, move, score = ["lay", "urbanize", "grow", "stop"], ["deliver", "upgrade", "pass"], ["income", "points"]
    assert [[element.id for element in menu] for menu in GAME.facts.menus()] == [
        *(["bid", "pass"], ["pay", "pass"], build, move, score)
    ]
    assert [[element.id for element in menu] for menu in BIDS.facts.menus()] == [
        *(["bid", "pass", "free_pass"], build, move, score)
    ], "nothing is paid for there"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_fit_the_game(lang: str) -> None:
    assert set(BIDS.facts.questions(lang)) == set(QUESTIONS)
    assert set(GAME.facts.questions(lang)) == set(QUESTIONS) - {"loans"}
    assert all(question.endswith("?") for question in BIDS.facts.questions(lang).values())


def test_every_question_is_of_a_kind_that_moves_name() -> None:
    for question in QUESTIONS:
        verb, _, kind = question.rpartition(".")
        assert kind in kinds_named(BIDS)
        assert verb in ("", *VERBS)


def test_every_action_is_governed_by_a_clause_of_its_own_part() -> None:
    parts = {text.split()[0]: GAME.facts.rule(GAME.actions.number(text)).split(".")[1] for text, _ in BOTH}
    order = {"bid": "order", "first": "order", "dealt": "order", "take": "action", "goods": "setup"}
    build = {"lay": "cost", "stop": "build", "urbanize": "urban", "supply": "urban", "grow": "growth"}
    move = {"pass": "goods", "upgrade": "goods", "deliver": "deliver", "via": "deliver"}
    assert parts == {**order, **build, **move, "income": "points", "points": "points"}
    assert GAME.facts.rule(GAME.actions.number("pay")) == "steam.action.pass"
    standard = {text: BIDS.facts.rule(BIDS.actions.number(text)) for text in ("bid 4", "dealt engineer", "capital 1")}
    assert set(standard.values()) == {"steam.std.bid.raise", "steam.std.order0", "steam.std.capital"}
    book = rulebook("steam").by_id
    assert all(game.facts.rule(action) in book for game in GAMES for action in range(len(game.actions)))


def test_every_verb_is_translated() -> None:
    assert are_translated("steam", *(f"action-{verb}" for verb in VERBS))
    told = [f"did-{verb}" for verb in VERBS if verb != "pass"]
    assert are_translated("steam", *told, *(f"did-pass-{when}" for when in ("opening", "bidding", "pay", "move")))
