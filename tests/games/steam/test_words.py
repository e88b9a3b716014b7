"""The sentences of Steam: questions, moves and events, in both languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State
from ironmaster.core.messages import LANGUAGES, folder_of
from ironmaster.games.steam.facts import VERBS
from tests.games.steam.lattice import carrying, row
from tests.games.steam.phases import SUPPLY, acting, ended
from tests.games.steam.playing import lively
from tests.games.steam.table import ACTION_TILES, STANDARD, TB, Table, building, lay, moving
from tests.games.steam.whole import filled, start

UNBROKEN = "\u00a0"
BREAKS = re.compile(r" [:;?!»]|« |(?<!\{) \$")
"""A breaking space where French needs a no-break space; a dollar sign in braces is excluded."""
OPEN = re.compile(r"[{}]|  |-\d")
"""Faults of a sentence: an unfilled variable, two spaces, a hyphen as a minus sign."""


def sentences_of(table: Table, *moves: str) -> tuple[str, str]:
    """The sentences for the last of some moves, in English and in French, with no-break spaces shown as `_`."""
    table.do(*moves[:-1])
    before, action = table.state.copy(), table.game.actions.number(moves[-1])
    table.do(moves[-1])
    english, french = (table.game.words.sentence(before, action, table.state, lang) for lang in ("en", "fr"))
    assert UNBROKEN not in english
    return english, french.replace(UNBROKEN, "_")


def prompts_of(table: Table) -> tuple[str, str]:
    english, french = (table.game.words.prompt(table.state, lang) for lang in ("en", "fr"))
    return english, french.replace(UNBROKEN, "_")


def test_the_setup_and_the_auction_of_places() -> None:
    table = start()
    assert table.game.words.chapter(table.state, "en") == "Setting up"
    assert sentences_of(table, "goods red red blue") == ("A: red, red, blue.", "A_: rouge, rouge, bleu.")
    assert prompts_of(table) == ("The table is being set up.", "La mise en place est en cours.")
    for _ in range(3):
        table.do("goods yellow yellow grey")
    assert sentences_of(table, "goods red red") == ("Supply space 1: red, red.", "Case 1 de la réserve_: rouge, rouge.")
    assert sentences_of(filled(table), "first B") == (
        "The lot makes B the first to bid.",
        "Le sort désigne B pour miser en premier.",
    )
    assert prompts_of(table) == (
        "B, your bid for place 1: nobody has bid yet.",
        "B, votre mise pour la place 1_: personne n’a encore misé.",
    )
    assert sentences_of(table, "bid 3") == ("B bids $3.", "B mise 3_$.")
    assert prompts_of(table)[1] == "C, votre mise pour la place 1_: B offre 3_$."
    assert sentences_of(table, "pass") == ("C passes.", "C passe.")
    assert sentences_of(table, "pass") == (
        "A passes. B has place 1 for $3: income −1.",
        "A passe. B obtient la place 1 pour 3_$_: revenu −1.",
    )
    assert sentences_of(table, "pass") == (
        "C passes. A has place 2 for $0: income 0. Turn 1; order: B, A, C.",
        "C passe. A obtient la place 2 pour 0_$_: revenu 0. Tour 1_; ordre_: B, A, C.",
    )
    assert prompts_of(table) == ("B: which action tile? You have $2.", "B_: quelle tuile action_? Vous avez 2_$.")


def test_the_standard_game_deals_tiles_lends_and_sells_the_order() -> None:
    table = filled(start(game="standard"))
    assert sentences_of(table, "dealt engineer") == ("A is dealt Engineer.", "A reçoit Ingénieur.")
    assert sentences_of(table, "dealt turn_order", "dealt locomotive") == (
        "C is dealt Locomotive. Turn 1; order: B, A, C.",
        "C reçoit Locomotive. Tour 1_; ordre_: B, A, C.",
    )
    assert prompts_of(table)[0] == "B: how many loans for this turn? You have $0."
    assert sentences_of(table, "capital 0") == ("B takes no loan.", "B n’emprunte rien.")
    assert sentences_of(table, "capital 1") == ("A takes 1 loan: $5.", "A fait 1 emprunt_: 5_$.")
    assert sentences_of(table, "capital 2") == ("C takes 2 loans: $10.", "C fait 2 emprunts_: 10_$.")
    assert prompts_of(table)[0] == "B, your bid for the turn order: nobody has bid yet, you have $0."
    assert sentences_of(table, "bid 0", "bid 1", "pass")[0] == "C passes and leaves the auction."
    assert prompts_of(table)[0] == "B, your bid for the turn order: A bids $1, you have $0."
    assert sentences_of(table, "pass") == (
        "B passes and leaves the auction. Place 1: A, who pays $1. Place 2: B, who pays $0. Place 3: C, who pays $0. "
        "Turn order: A, B, C.",
        "B passe et quitte l’enchère. Place 1_: A, qui paie 1_$. Place 2_: B, qui paie 0_$. Place 3_: C, qui paie 0_$. "
        "Ordre du tour_: A, B, C.",
    )
    free = Table({"phase": "bidding", "free_pass": "A"}, rules=STANDARD)
    assert sentences_of(free, "free_pass") == (
        "A passes and stays in the auction, by Turn Order.",
        "A passe sans quitter l’enchère, grâce à Ordre du tour.",
    )


def test_action_tiles_are_taken_paid_for_and_passed() -> None:
    table = Table({"supply": SUPPLY, "players": {"A": {"cash": 1}}})
    assert sentences_of(table, "take city_growth") == ("A takes City Growth.", "A prend Croissance de cité.")
    assert prompts_of(table) == (
        "A: pay $2 for City Growth, or pass?",
        "A_: payer 2_$ pour Croissance de cité, ou passer_?",
    )
    assert sentences_of(table, "pay") == (
        "A pays $2 for City Growth. A borrows once: income −1.",
        "A paie 2_$ pour Croissance de cité. A emprunte une fois_: revenu −1.",
    )
    assert sentences_of(table, "take urbanization", "pass") == (
        "B passes: Urbanization is turned over.",
        "B passe_: la tuile Urbanisation est retournée.",
    )
    assert sentences_of(table, "take locomotive") == (
        "C takes Locomotive for $6: level 2. C borrows 2 times: income −2.",
        "C prend Locomotive pour 6_$_: niveau 2. C emprunte 2 fois_: revenu −2.",
    )
    assert prompts_of(table) == ("A builds: 3 tiles left, $4 in hand.", "A construit_: encore 3 tuiles, 4_$ en main.")


def test_loans_at_the_bottom_of_the_track_cost_points() -> None:
    assert sentences_of(Table({"players": {"A": {"income": -10, "points": 14}}}), "take locomotive") == (
        "A takes Locomotive for $6: level 2. A borrows 2 times: income −10, 4 points lost.",
        "A prend Locomotive pour 6_$_: niveau 2. A emprunte 2 fois_: revenu −10, 4 points perdus.",
    )


def test_the_last_tile_is_taken_automatically() -> None:
    players: dict[str, Any] = {seat: {"tile": tile} for seat, tile in zip("BCDE", ACTION_TILES, strict=False)}
    players |= {"A": {"locomotive": 6}, "F": {"cash": 4}}
    towns = {"town_t": "red", "town_u": "grey"}
    table = Table({"order": list("BCDEFA"), "turn": "F", "players": players, "new_cities": towns}, seats=6)
    assert sentences_of(table, "take city_growth", "pass") == (
        "F passes: City Growth is turned over. A can choose no tile and takes Locomotive as passed.",
        "F passe_: la tuile Croissance de cité est retournée. "
        "A ne peut choisir aucune tuile et prend Locomotive comme passée.",
    )


def test_track_with_its_price_loans_and_links() -> None:
    table = building(cash=1)
    assert sentences_of(table, lay(0, 1, "0-3")) == (
        "A lays track on C2 for $2: straight N\u2013S. A borrows once: income −1.",
        "A pose une voie en C2 pour 2_$_: ligne droite N\u2013S. A emprunte une fois_: revenu −1.",
    )
    assert sentences_of(table, lay(0, 2, "0-3"), lay(0, 3, "0 3")) == (
        "A lays track on T for $3: town, straight N, S. A borrows once: income −2. A has the link A\u2013T.",
        "A pose une voie en T pour 3_$_: ville, ligne droite N, S. A emprunte une fois_: revenu −2. "
        "A possède la liaison A\u2013T.",
    )
    assert prompts_of(table) == ("A builds: no tile left, $3 in hand.", "A construit_: plus aucune tuile, 3_$ en main.")
    assert sentences_of(table, "stop") == ("A has built.", "A a fini de construire.")


def test_track_that_is_turned_and_lost() -> None:
    run: dict[str, Any] = {"track": {"c2": "n-s"}, "incomplete": {"city_a/s": "A c2/s"}}
    assert sentences_of(building(**run), lay(0, 1, "0-2")) == (
        "A replaces the tile on C2 for $2: gentle curve N\u2013SE.",
        "A remplace la tuile en C2 pour 2_$_: courbe douce N\u2013SE.",
    )
    assert sentences_of(building(**run), "stop") == (
        "A has built. A no longer holds an incomplete link: A, S.",
        "A a fini de construire. A ne tient plus une liaison incomplète_: A, S.",
    )
    more: dict[str, Any] = {
        "track": {"c2": "n-s", "c6": "n-s"},
        "incomplete": {"city_a/s": "A c2/s", "city_b/n": "A c6/n"},
    }
    assert sentences_of(building(**more), "stop")[0] == (
        "A has built. A no longer holds 2 incomplete links: A, S; B, N."
    )


def test_new_cities_and_growth() -> None:
    table = acting("urbanization")
    assert sentences_of(table, "urbanize town_t grey") == (
        "A puts a New City on T: grey.",
        "A place une nouvelle cité à T_: gris.",
    )
    assert prompts_of(table) == ("A: which supply space for T?", "A_: quelle case de la réserve pour T_?")
    assert sentences_of(table, "supply 1") == (
        "Supply space 1 goes to T: red, blue.",
        "La case 1 de la réserve va à T_: rouge, bleu.",
    )
    assert sentences_of(acting("city_growth"), "grow city_b") == ("A lets B grow.", "A fait croître B.")


def test_a_delivery_and_its_points() -> None:
    table = row("AB", level=2)
    assert prompts_of(table) == (
        "A, cycle 1: deliver a cube, upgrade the locomotive, or pass?",
        "A, cycle 1_: livrer un cube, améliorer la locomotive ou passer_?",
    )
    assert sentences_of(table, "deliver t4 red") == (
        "A takes a red cube from T4. The red cube is delivered: T4 \u2013(A)\u2013 T5 \u2013(B)\u2013 Red (A 1, B 1).",
        "A prend un cube rouge à T4. Le cube rouge est livré_: T4 \u2013(A)\u2013 T5 \u2013(B)\u2013 Red (A 1, B 1).",
    )
    assert prompts_of(table) == (
        "A: 1 point to income, or to victory points?",
        "A_: 1 point sur le revenu, ou en points de victoire_?",
    )
    assert sentences_of(table, "income") == ("A puts 1 point on income.", "A met 1 point sur son revenu.")
    assert sentences_of(table, "points") == ("B takes 1 victory point.", "B prend 1 point de victoire.")
    assert sentences_of(table, "upgrade") == (
        "B upgrades the locomotive: level 2.",
        "B améliore sa locomotive_: niveau 2.",
    )
    assert sentences_of(table, "pass") == ("C passes.", "C passe.")
    capped = row("AA", level=2, players={"A": {"income": 10}})
    assert sentences_of(capped, "deliver t4 red")[0].endswith(" Income is at its top: 2 victory points for A.")


def test_a_cube_that_may_go_two_ways() -> None:
    links = ("t4 t5 A", "t5 red B", "t4 u4 A", "u4 t5 A", "t5 u5 C", "u5 red A", "u4 u5 B")
    table = carrying(*links, cities={"t4": "grey"}, goods={"t4": "red"})
    assert sentences_of(table, "deliver t4 red") == ("A takes a red cube from T4.", "A prend un cube rouge à T4.")
    assert prompts_of(table) == (
        "A: which way does the red cube go on from T4?",
        "A_: par où le cube rouge repart-il de T4_?",
    )
    assert sentences_of(table, "via t4/se") == ("A sends the red cube to T5.", "A envoie le cube rouge à T5.")


def last_pass(a: dict[str, int], b: dict[str, int], c: dict[str, int], **more: Any) -> tuple[str, str]:
    """C passes at the end of a turn."""
    table = moving(turn="C", cycle=2, players={"A": a, "B": b, "C": c}, **more)
    return sentences_of(table, "pass")


def test_income_expenses_and_a_new_turn() -> None:
    assert last_pass({"income": 3}, {"income": -2, "cash": 5}, {"income": -3, "cash": 1}) == (
        "C passes. A receives $3. B pays $2. C owes $3 and is short: income −4. Turn 10; order: A, B, C.",
        "C passe. A reçoit 3_$. B paie 2_$. C doit 3_$ et manque d’argent_: revenu −4. Tour 10_; ordre_: A, B, C.",
    )


def test_points_lost_and_bankruptcy() -> None:
    poor = {"income": -10, "points": 5}
    assert last_pass(poor, {"income": -3, "points": 1}, {}, rules=STANDARD)[0] == (
        "C passes. A cannot pay $11 and is bankrupt. B owes $4 and is short: income −4, 1 point lost. "
        "C owes $1 and is short: income −1. Turn 10; order: B, C."
    )


def test_the_last_seat_left_neither_receives_nor_pays() -> None:
    bankrupt = {"income": -10}
    assert last_pass(bankrupt, bankrupt, {"income": 5}) == (
        "C passes. A cannot pay $10 and is bankrupt. B cannot pay $10 and is bankrupt. The game is over.",
        "C passe. A ne peut pas payer 10_$ et fait faillite. B ne peut pas payer 10_$ et fait faillite. "
        "La partie est terminée.",
    )
    assert last_pass({"income": 5}, bankrupt, bankrupt)[0].startswith("C passes. A receives $5. B cannot pay")


def test_standings_have_a_true_minus_and_the_right_number() -> None:
    table = Table({"players": {"A": {"points": 1, "income": -3, "cash": 4}, "B": {"out": 1}}})
    english, french = (table.game.words.standings(table.state, lang) for lang in ("en", "fr"))
    assert english == (
        "A 1 point, income −3, $4, −5 if the game ended now; B bankrupt; "
        "C 0 points, income 0, $0, 0 if the game ended now"
    )
    assert french.replace(UNBROKEN, "_").endswith("B en faillite; C 0 point, revenu 0, 0_$, 0 si la partie s’arrêtait")
    players = {"A": {"points": -1}, "B": {"points": 2}, "C": {"points": 0}}
    over = Table({"phase": "over", "players": players})
    assert over.game.words.standings(over.state, "en") == (
        "B 2 points, income 0; C 0 points, income 0; A −1 point, income 0"
    )
    assert over.game.words.standings(over.state, "fr").startswith(
        "B 2 points, revenu 0; C 0 point, revenu 0; A −1 point,"
    )


def test_chapters_are_turns() -> None:
    table = Table({"round": 4})
    assert [table.game.words.chapter(table.state, lang) for lang in LANGUAGES] == ["Turn 4 of 10", "Tour 4 sur 10"]
    over = ended()
    assert [over.game.words.chapter(over.state, lang) for lang in LANGUAGES] == ["End of the game", "Fin de la partie"]
    assert prompts_of(over) == ("The game is over.", "La partie est terminée.")


# Whole games


def steps(game: Game, seed: int) -> Iterator[tuple[State, int, State]]:
    """The steps of a lively game: the state before, the event, and the state after."""
    state, dice = game.law.start(), FastDice(seed)
    while (actor := game.law.to_act(state)) != OVER:
        before = state.copy()
        action = game.law.draw(state, dice) if actor == CHANCE else lively(game, state, dice)
        (game.law.settle if actor == CHANCE else game.law.apply)(state, action)
        yield before, action, state.copy()


@pytest.mark.parametrize(("rules", "others"), [({}, {"capital", "free_pass", "dealt"}), (STANDARD, {"pay", "first"})])
def test_every_step_of_a_game_has_correct_sentences(rules: dict[str, object], others: set[str]) -> None:
    """Capitals and full stops, true minus signs, no unfilled variable, and French no-break spaces."""
    game, verbs = ironmaster.game("steam", seats=3, board=TB, rules=rules), set()
    for before, action, after in [one for seed in (1, 4, 6) for one in steps(game, seed)]:
        verbs.add(game.actions.text(action).split()[0])
        for lang in LANGUAGES:
            text = game.words.sentence(before, action, after, lang)
            assert text[0].isupper() and text.endswith(".")
            whole = " ".join([text, game.words.prompt(after, lang), game.words.chapter(after, lang)])
            assert OPEN.search(whole) is None
            assert lang != "fr" or BREAKS.search(whole) is None, whole
    assert {verb.word for verb in VERBS.values()} - verbs - {"points"} == others, "a poor seat puts points on income"


def test_french_messages_have_no_break_spaces() -> None:
    files = list(folder_of("steam").glob("*fr.ftl"))
    assert len(files) > 4
    lines = [line for file in files for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if BREAKS.search(line)] == []


def test_claimed_and_ownerless_links_are_told() -> None:
    run: dict[str, Any] = {
        "track": {"c2": "n-s"},
        "incomplete": {"city_a/s": "- c2/s"},
        "players": {"A": {"begun": True}},
    }
    english, french = sentences_of(building(**run), lay(0, 2, "0-3"))
    assert english.endswith("A claims an incomplete link: A, S.")
    assert french.endswith("A réclame une liaison incomplète_: A, S.")
    track = {"c2": "n-s", "c3": "n-s", "town_t": "n+se", "d4": "se-nw"}
    runs: dict[str, Any] = {"links": {"city_a/s": "B town_t/n"}, "incomplete": {"town_t/se": "- d4/se"}}
    table = acting("urbanization", track=track, **runs, rules={"by": "letter"})
    english, french = sentences_of(table, "urbanize town_u grey")
    assert english.endswith("The link T\u2013U is complete, and nobody owns it.")
    assert french.endswith("La liaison T\u2013U est terminée et n’appartient à personne.")
    orphan = carrying("t4 t5 A", "t5 red -", cities={"t4": "grey"}, goods={"t4": "red"}, level=2)
    assert "T4 \u2013(A)\u2013 T5 \u2013(nobody)\u2013 Red (A 1)" in sentences_of(orphan, "deliver t4 red")[0]
