"""The texts of moves: the elements they name, and the names shown for these."""

import pytest

import ironmaster
from ironmaster.games.brass.facts import VERBS
from tests.games.asking import are_translated, kinds_named, named_by, names_of, verbs_of

GAME = ironmaster.game("brass", seats=4)

NAMED = [
    ("build cotton oldham/1 with oldham", "action:build industry:cotton slot:oldham/1 card:oldham"),
    ("build cotton oldham/1 with cotton", "action:build industry:cotton slot:oldham/1 card:cotton"),
    ("build iron bolton/3 with iron", "action:build industry:iron slot:bolton/3 card:iron"),
    ("combine cotton colne/1", "action:combine industry:cotton slot:colne/1"),
    ("link bolton-manchester", "action:link line:bolton-manchester"),
    ("develop shipyard", "action:develop industry:shipyard"),
    ("sell oldham/1 to preston/1", "action:sell slot:oldham/1 slot:preston/1"),
    ("sell oldham/1 to market", "action:sell slot:oldham/1 market:market"),
    ("loan 30", "action:loan sum:30"),
    ("pass", "action:pass"),
    ("stop", "action:stop"),
    ("discard port", "action:discard card:port"),
    ("coal from wigan/1", "action:coal slot:wigan/1"),
    ("iron from bolton/3", "action:iron slot:bolton/3"),
    ("liquidate bury/2", "action:liquidate slot:bury/2"),
    ("first C", "action:first seat:C"),
    ("draw manchester", "action:draw card:manchester"),
    ("market 2", "action:market market_tile:2"),
]


@pytest.mark.parametrize(("text", "named"), NAMED)
def test_moves_refer_to_elements_on_the_table(text: str, named: str) -> None:
    assert named_by(GAME, text) == named


def test_every_kind_of_action_is_tested() -> None:
    assert verbs_of(GAME, [text for text, _ in NAMED]) == {verb.word for verb in VERBS.values()}


CALLED = [
    ("action", "combine", "Build (2\xa0actions)", "Construire (2\xa0actions)"),
    ("industry", "iron", "iron works", "entreprise de sidérurgie"),
    ("slot", "warrington_runcorn/2", "Warrington & Runcorn, slot 2", "Warrington & Runcorn, case 2"),
    ("card", "oldham", "Oldham card", "carte Oldham"),
    ("card", "cotton", "cotton mill card", "carte filature de coton"),
    ("line", "bolton-manchester", "Bolton\u2013Manchester", "Bolton\u2013Manchester"),
    ("market", "market", "distant market", "marché extérieur"),
    ("sum", "20", "£20", "20\xa0£"),
    ("seat", "D", "player D", "joueur D"),
    ("market_tile", "1", "1 space down", "1 case plus bas"),
    ("market_tile", "4", "4 spaces down", "4 cases plus bas"),
]


@pytest.mark.parametrize(("kind", "word", "english", "french"), CALLED)
def test_elements_have_readable_names(kind: str, word: str, english: str, french: str) -> None:
    assert names_of(GAME, kind, word) == [english, french]


def test_every_kind_of_element_has_a_name() -> None:
    assert kinds_named(GAME) == {kind for kind, *_ in CALLED}


def test_every_verb_is_translated() -> None:
    assert are_translated("brass", *(f"action-{verb.word}" for verb in VERBS.values()))
