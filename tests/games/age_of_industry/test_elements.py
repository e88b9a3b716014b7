"""The texts of moves: the elements they name, the names shown for these, questions, and governing rules."""

import pytest

import ironmaster
from ironmaster.core.messages import LANGUAGES
from ironmaster.core.rulebook import rulebook
from ironmaster.games.age_of_industry.facts import QUESTIONS
from ironmaster.games.age_of_industry.facts import VERBS as TABLE
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND
from tests.games.asking import are_translated, kinds_named, named_by, names_of, verbs_of

GAME = ironmaster.game("age_of_industry", seats=4, board=NEW_ENGLAND)
LAND = ironmaster.game("age_of_industry", seats=4, board=GERMANY)
VERBS = [verb.word for verb in TABLE.values()]

NAMED = [
    ("build port boston/1 with port", "action:build industry:port space:boston/1 card:port"),
    ("build cotton lowell/1 with yellow", "action:build industry:cotton space:lowell/1 card:yellow"),
    ("combine coal pennsylvania/1", "action:combine industry:coal space:pennsylvania/1"),
    ("combine ship gulf_of_maine/1", "action:combine industry:ship space:gulf_of_maine/1"),
    ("railway boston-salem", "action:railway line:boston-salem"),
    ("sell boston/3 to salem/1", "action:sell space:boston/3 space:salem/1"),
    ("sell boston/3 to canada/market", "action:sell space:boston/3 market:canada/market"),
    ("sell boston/3 to gulf_of_maine/market", "action:sell space:boston/3 market:gulf_of_maine/market"),
    ("develop factory0", "action:develop counter:factory0"),
    ("take blue", "action:take face_up:blue"),
    ("take deck", "action:take deck:deck"),
    ("pass", "action:pass"),
    ("free_pass", "action:free_pass"),
    ("repay", "action:repay"),
    ("end", "action:end"),
    ("stop", "action:stop"),
    ("discard ship", "action:discard card:ship"),
    ("coal from pennsylvania/2", "action:coal space:pennsylvania/2"),
    ("coal from new_york_bight/import", "action:coal import:new_york_bight/import"),
    ("coal from track", "action:coal track:track"),
    ("iron from track", "action:iron track:track"),
    ("iron from lowell/1", "action:iron space:lowell/1"),
    ("first C", "action:first seat:C"),
    ("draw red", "action:draw card:red"),
    ("demand both", "action:demand demand:both"),
]


@pytest.mark.parametrize(("text", "named"), NAMED)
def test_moves_refer_to_elements_on_the_table(text: str, named: str) -> None:
    assert named_by(GAME, text) == named


def test_every_kind_of_action_is_tested() -> None:
    assert verbs_of(GAME, [text for text, _ in NAMED]) == set(VERBS)


CALLED = [
    ("action", "combine", "Build (2\xa0actions)", "Construire (2\xa0actions)"),
    ("action", "demand", "Lay a market counter", "Poser un marqueur de marché"),
    ("industry", "iron", "iron works", "sidérurgie"),
    ("space", "new_york/3", "New York, space 3", "New York, case 3"),
    ("space", "gulf_of_maine/1", "Gulf of Maine, space 1", "Golfe du Maine, case 1"),
    ("card", "cotton", "cotton mill card", "carte de filature de coton"),
    ("card", "light_green", "light green card", "carte vert clair"),
    ("face_up", "cotton", "cotton mill card", "carte de filature de coton"),
    ("deck", "deck", "the deck", "la pioche"),
    ("line", "boston-salem", "Boston\u2013Salem", "Boston\u2013Salem"),
    ("counter", "ship2", "ship 2", "navire 2"),
    ("market", "canada/market", "market in Canada", "marché du Canada"),
    ("import", "gulf_of_maine/import", "import space of the Gulf of Maine", "case d’importation du golfe du Maine"),
    ("track", "track", "the demand track", "la piste de demande"),
    ("demand", "both", "cotton or factory goods", "coton ou marchandises d’usine"),
    ("demand", "none", "no demand", "pas de demande"),
    ("seat", "D", "player D", "joueur D"),
]


@pytest.mark.parametrize(("kind", "word", "english", "french"), CALLED)
def test_elements_have_readable_names(kind: str, word: str, english: str, french: str) -> None:
    assert names_of(GAME, kind, word) == [english, french]


def test_every_kind_of_element_has_a_name() -> None:
    assert kinds_named(GAME) == {kind for kind, *_ in CALLED}
    assert kinds_named(LAND) == kinds_named(GAME) - {"import"}, "there is no sea in Germany"


def test_every_element_has_a_name_in_both_languages() -> None:
    for game in (GAME, LAND):
        things = {element for action in range(len(game.actions)) for element in game.facts.elements(action)}
        assert all(all(names_of(game, *thing)) for thing in things)
        named = [tuple(names_of(game, *thing)) for thing in things if thing.kind not in ("action", "face_up")]
        assert len(set(named)) == len(named), "names are unique, except that a card has one name in every place"


@pytest.mark.parametrize(("rules", "free"), [({}, []), ({"edition": "first"}, ["free_pass"])])
def test_menus_match_each_decision(rules: dict[str, object], free: list[str]) -> None:
    """A pass without a discard is listed where the rules know it."""
    game = ironmaster.game("age_of_industry", rules=rules)
    menus = [[element.id for element in menu] for menu in game.facts.menus()]
    actions = ["build", "combine", "railway", "sell", "develop", "take", "pass", *free, "repay"]
    assert menus == [actions, ["repay", "end"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_fit_the_map(lang: str) -> None:
    assert set(GAME.facts.questions(lang)) == set(QUESTIONS)
    assert set(LAND.facts.questions(lang)) == set(QUESTIONS) - {"import"}
    assert all(question.endswith("?") for question in GAME.facts.questions(lang).values())


def test_every_question_is_of_a_kind_that_moves_name() -> None:
    for question in QUESTIONS:
        verb, _, kind = question.rpartition(".")
        assert kind in kinds_named(GAME)
        assert verb in ("", *VERBS)


def test_every_action_is_governed_by_a_clause_of_its_own_part() -> None:
    parts = {text.split()[0]: GAME.facts.rule(GAME.actions.number(text)).split(".")[1] for text, _ in NAMED}
    usual = {verb: verb for verb in ("build", "sell", "pass")}
    action = {"combine": "combo", "railway": "rail", "develop": "dev", "take": "draw", "repay": "loan", "end": "loan"}
    action["free_pass"] = "pass"
    within = {"stop": "sell", "discard": "flow", "coal": "supply", "iron": "supply"}
    assert parts == {**usual, **action, **within, "first": "setup", "draw": "card", "demand": "setup"}
    book = rulebook("age_of_industry").by_id
    assert all(GAME.facts.rule(action) in book for action in range(len(GAME.actions)))


def test_every_verb_is_translated() -> None:
    assert are_translated("age_of_industry", *(f"{what}-{verb}" for verb in VERBS for what in ("action", "did")))
