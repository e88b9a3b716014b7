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
    assert sentences_of(table, "goods red red blue") == (
        "A receives 3 cubes (2 red, 1 blue).",
        "A reçoit 3 cubes (2 rouges, 1 bleu).",
    )
    assert prompts_of(table) == ("The table is being set up.", "La mise en place est en cours.")
    for _ in range(3):
        table.do("goods yellow yellow grey")
    assert sentences_of(table, "goods red red") == (
        "Goods supply space 1 receives 2 red cubes.",
        "La case 1 de la réserve de marchandises reçoit 2 cubes rouges.",
    )
    assert sentences_of(filled(table), "first B") == (
        "The draw makes B the first to bid.",
        "Le sort désigne B pour miser en premier.",
    )
    assert prompts_of(table) == (
        "B is to bid for place 1. Nobody has bid yet.",
        "C’est à B de miser pour la place 1. Personne n’a encore misé.",
    )
    assert sentences_of(table, "bid 3") == ("B bids $3.", "B mise 3_$.")
    assert prompts_of(table)[1] == "C’est à C de miser pour la place 1. B a misé 3_$."
    assert sentences_of(table, "pass") == ("C passes.", "C passe.")
    assert sentences_of(table, "pass") == (
        "A passes. B gets place 1 for $3; income is now −1.",
        "A passe. B obtient la place 1 pour 3_$_; son revenu est maintenant de −1.",
    )
    assert sentences_of(table, "pass") == (
        "C passes. A gets place 2 for free. Turn 1 begins; the turn order is B, A, C.",
        "C passe. A obtient la place 2 gratuitement. Le tour 1 commence_; l’ordre du tour est B, A, C.",
    )
    assert prompts_of(table) == (
        "Which action tile does B take? B has $2.",
        "Quelle tuile action prend B_? B a 2_$.",
    )


def test_the_standard_game_deals_tiles_lends_and_sells_the_order() -> None:
    table = filled(start(game="standard"))
    assert sentences_of(table, "dealt engineer") == ("A is dealt Engineer.", "A reçoit la tuile «_Ingénieur_».")
    assert sentences_of(table, "dealt turn_order", "dealt locomotive") == (
        "C is dealt Locomotive. Turn 1 begins; the turn order is B, A, C.",
        "C reçoit la tuile «_Locomotive_». Le tour 1 commence_; l’ordre du tour est B, A, C.",
    )
    assert prompts_of(table)[0] == "How many loans does B take this turn? B has $0."
    assert sentences_of(table, "capital 0") == ("B takes no loan.", "B ne prend aucun emprunt.")
    assert sentences_of(table, "capital 1") == (
        "A takes 1 loan and receives $5.",
        "A prend 1 emprunt et reçoit 5_$.",
    )
    assert sentences_of(table, "capital 2") == (
        "C takes 2 loans and receives $10.",
        "C prend 2 emprunts et reçoit 10_$.",
    )
    assert prompts_of(table)[0] == "B is to bid for the turn order, and has $0. Nobody has bid yet."
    assert sentences_of(table, "bid 0", "bid 1", "pass")[0] == "C passes and leaves the auction."
    assert prompts_of(table)[0] == "B is to bid for the turn order, and has $0. A has bid $1."
    assert sentences_of(table, "pass") == (
        "B passes and leaves the auction. A gets place 1 and pays $1. B gets place 2 and pays nothing. "
        "C gets place 3 and pays nothing. The turn order is A, B, C.",
        "B passe et quitte l’enchère. A obtient la place 1 et paie 1_$. B obtient la place 2 et ne paie rien. "
        "C obtient la place 3 et ne paie rien. L’ordre du tour est A, B, C.",
    )
    free = Table({"phase": "bidding", "free_pass": "A"}, rules=STANDARD)
    assert sentences_of(free, "free_pass") == (
        "A passes and stays in the auction, thanks to Turn Order.",
        "A passe sans quitter l’enchère, grâce à la tuile «_Ordre du tour_».",
    )


def test_action_tiles_are_taken_paid_for_and_passed() -> None:
    table = Table({"supply": SUPPLY, "players": {"A": {"cash": 1}}})
    assert sentences_of(table, "take city_growth") == (
        "A takes City Growth.",
        "A prend la tuile «_Croissance de cité_».",
    )
    assert prompts_of(table) == (
        "Does A pay $2 for City Growth or pass?",
        "C’est à A de payer 2_$ pour la tuile «_Croissance de cité_» ou de passer.",
    )
    assert sentences_of(table, "pay") == (
        "A pays $2 for City Growth. A takes 1 loan; income is now −1.",
        "A paie 2_$ pour la tuile «_Croissance de cité_». A prend 1 emprunt_; son revenu est maintenant de −1.",
    )
    assert sentences_of(table, "take urbanization", "pass") == (
        "B passes, and Urbanization is turned over.",
        "B passe, et la tuile «_Urbanisation_» est retournée.",
    )
    assert sentences_of(table, "take locomotive") == (
        "C takes Locomotive for $6; the locomotive is now level 2. C takes 2 loans; income is now −2.",
        "C prend la tuile «_Locomotive_» pour 6_$_; sa locomotive passe au niveau 2. "
        "C prend 2 emprunts_; son revenu est maintenant de −2.",
    )
    assert prompts_of(table) == (
        "A can lay 3 more track tiles and has $4.",
        "A peut encore poser 3 tuiles de voie et a 4_$.",
    )


def test_loans_at_the_bottom_of_the_track_cost_points() -> None:
    assert sentences_of(Table({"players": {"A": {"income": -10, "points": 14}}}), "take locomotive") == (
        "A takes Locomotive for $6; the locomotive is now level 2. "
        "A takes 2 loans; income is now −10, and 4 victory points are lost.",
        "A prend la tuile «_Locomotive_» pour 6_$_; sa locomotive passe au niveau 2. "
        "A prend 2 emprunts_; son revenu est maintenant de −10, et 4 points de victoire sont perdus.",
    )


def test_the_last_tile_is_taken_automatically() -> None:
    players: dict[str, Any] = {seat: {"tile": tile} for seat, tile in zip("BCDE", ACTION_TILES, strict=False)}
    players |= {"A": {"locomotive": 6}, "F": {"cash": 4}}
    towns = {"town_t": "red", "town_u": "grey"}
    table = Table({"order": list("BCDEFA"), "turn": "F", "players": players, "new_cities": towns}, seats=6)
    assert sentences_of(table, "take city_growth", "pass") == (
        "F passes, and City Growth is turned over. "
        "A may take none of the tiles left and receives Locomotive, turned over as after a pass.",
        "F passe, et la tuile «_Croissance de cité_» est retournée. A ne peut prendre aucune des tuiles restantes "
        "et reçoit la tuile «_Locomotive_», retournée comme si A avait passé.",
    )


def test_track_with_its_price_loans_and_links() -> None:
    table = building(cash=1)
    assert sentences_of(table, lay(0, 1, "0-3")) == (
        "A lays a straight (N\u2013S) on C2 for $2. A takes 1 loan; income is now −1.",
        "A pose une droite (N\u2013S) en C2 pour 2_$. A prend 1 emprunt_; son revenu est maintenant de −1.",
    )
    assert sentences_of(table, lay(0, 2, "0-3"), lay(0, 3, "0 3")) == (
        "A lays a town tile with a straight (N, S) in T for $3. A takes 1 loan; income is now −2. "
        "A now owns the link A\u2013T.",
        "A pose une tuile de ville en ligne droite (N, S) à T pour 3_$. A prend 1 emprunt_; son revenu est maintenant "
        "de −2. A possède maintenant la liaison A\u2013T.",
    )
    assert prompts_of(table) == (
        "A can lay no more track tiles and has $3.",
        "A ne peut plus poser de tuile de voie et a 3_$.",
    )
    assert sentences_of(table, "stop") == ("A ends the build.", "A termine sa construction.")


def test_track_that_is_turned_and_lost() -> None:
    run: dict[str, Any] = {"track": {"c2": "n-s"}, "incomplete": {"city_a/s": "A c2/s"}}
    assert sentences_of(building(**run), lay(0, 1, "0-2")) == (
        "A replaces the tile on C2 with a gentle curve (N\u2013SE) for $2.",
        "A remplace la tuile en C2 par un virage léger (N\u2013SE) pour 2_$.",
    )
    from_b: dict[str, Any] = {"track": {"c6": "n-s"}, "incomplete": {"city_b/n": "A c6/n"}}
    assert sentences_of(building(**from_b), "stop") == (
        "A ends the build. A loses the incomplete link from B (N).",
        "A termine sa construction. A perd la liaison incomplète qui part de B (N).",
    )
    more: dict[str, Any] = {
        "track": {"c2": "n-s", "c6": "n-s"},
        "incomplete": {"city_a/s": "A c2/s", "city_b/n": "A c6/n"},
    }
    assert sentences_of(building(**more), "stop")[0] == ("A ends the build. A loses 2 incomplete links: A (S), B (N).")


def test_new_cities_and_growth() -> None:
    table = acting("urbanization")
    assert sentences_of(table, "urbanize town_t grey") == (
        "A lays a grey New City on T.",
        "A pose une nouvelle cité grise à T.",
    )
    assert prompts_of(table) == (
        "Which goods supply space does A choose for T?",
        "Quelle case de la réserve de marchandises choisit A pour T_?",
    )
    assert sentences_of(table, "supply 1") == (
        "T receives 2 cubes (1 red, 1 blue) from goods supply space 1.",
        "T reçoit 2 cubes (1 rouge, 1 bleu) de la case 1 de la réserve de marchandises.",
    )
    assert sentences_of(acting("city_growth"), "grow city_b") == ("A lets B grow.", "A fait croître B.")


def test_a_delivery_and_its_points() -> None:
    table = row("AB", level=2)
    assert prompts_of(table) == (
        "Goods round 1: does A deliver a cube, upgrade the locomotive or pass?",
        "Cycle 1 des marchandises_: c’est à A de livrer un cube, d’améliorer sa locomotive ou de passer.",
    )
    assert sentences_of(table, "deliver t4 red") == (
        "A moves a red cube from T4. The red cube is delivered to Red. "
        "Its route was T4 \u2013(A)\u2013 T5 \u2013(B)\u2013 Red. A earns 1 point. B earns 1 point.",
        "A déplace un cube rouge au départ de T4. Le cube rouge est livré à Red. "
        "Son trajet_: T4 \u2013(A)\u2013 T5 \u2013(B)\u2013 Red. A gagne 1 point. B gagne 1 point.",
    )
    assert prompts_of(table) == (
        "Does A add 1 point to income or to victory points?",
        "C’est à A d’ajouter 1 point à son revenu ou à ses points de victoire.",
    )
    assert sentences_of(table, "income") == (
        "A adds 1 point to income.",
        "A ajoute 1 point à son revenu.",
    )
    assert sentences_of(table, "points") == ("B takes 1 victory point.", "B prend 1 point de victoire.")
    assert sentences_of(table, "upgrade") == (
        "B upgrades the locomotive to level 2.",
        "B améliore sa locomotive, qui passe au niveau 2.",
    )
    assert sentences_of(table, "pass") == ("C passes.", "C passe.")
    capped = row("AA", level=2, players={"A": {"income": 10}})
    assert sentences_of(capped, "deliver t4 red")[0].endswith(
        " A has reached the end of the income track and takes 2 victory points."
    )


def test_a_cube_that_may_go_two_ways() -> None:
    links = ("t4 t5 A", "t5 red B", "t4 u4 A", "u4 t5 A", "t5 u5 C", "u5 red A", "u4 u5 B")
    table = carrying(*links, cities={"t4": "grey"}, goods={"t4": "red"})
    assert sentences_of(table, "deliver t4 red") == (
        "A moves a red cube from T4.",
        "A déplace un cube rouge au départ de T4.",
    )
    assert prompts_of(table) == (
        "By which link does A send the red cube on from T4?",
        "C’est à A de choisir par quelle liaison le cube rouge repart de T4.",
    )
    assert sentences_of(table, "via t4/se") == ("A sends the red cube to T5.", "A envoie le cube rouge à T5.")


def last_pass(a: dict[str, int], b: dict[str, int], c: dict[str, int], **more: Any) -> tuple[str, str]:
    """C passes at the end of a turn."""
    table = moving(turn="C", cycle=2, players={"A": a, "B": b, "C": c}, **more)
    return sentences_of(table, "pass")


def test_income_expenses_and_a_new_turn() -> None:
    assert last_pass({"income": 3}, {"income": -2, "cash": 5}, {"income": -3, "cash": 1}) == (
        "C passes. Income is settled. A receives $3. B pays $2. C owes $3 and has too little cash; income is now −4. "
        "Turn 10 begins; the turn order is A, B, C.",
        "C passe. Les revenus sont réglés. A reçoit 3_$. B paie 2_$. C doit 3_$ et n’a pas assez d’argent_; son revenu "
        "est maintenant de −4. Le tour 10 commence_; l’ordre du tour est A, B, C.",
    )


def test_points_lost_and_bankruptcy() -> None:
    poor = {"income": -10, "points": 5}
    assert last_pass(poor, {"income": -3, "points": 1}, {}, rules=STANDARD)[0] == (
        "C passes. Income is settled. A cannot pay $11 and is bankrupt. B owes $4 and has too little cash; "
        "income is now −4, and 1 victory point is lost. C owes $1 and has too little cash; income is now −1. "
        "Turn 10 begins; the turn order is B, C."
    )


def test_the_last_seat_left_neither_receives_nor_pays() -> None:
    bankrupt = {"income": -10}
    assert last_pass(bankrupt, bankrupt, {"income": 5}) == (
        "C passes. Income is settled. A cannot pay $10 and is bankrupt. B cannot pay $10 and is bankrupt. "
        "The game is over.",
        "C passe. Les revenus sont réglés. A ne peut pas payer 10_$ et fait faillite. B ne peut pas payer 10_$ et fait "
        "faillite. La partie est terminée.",
    )
    assert last_pass({"income": 5}, bankrupt, bankrupt)[0].startswith(
        "C passes. Income is settled. A receives $5. B cannot pay"
    )


def test_standings_have_a_true_minus_and_the_right_number() -> None:
    table = Table({"players": {"A": {"points": 1, "income": -3, "cash": 4}, "B": {"out": 1}}})
    english, french = (table.game.words.standings(table.state, lang) for lang in ("en", "fr"))
    assert english == (
        "A 1 point, income −3, $4, −5 if the game ended now; B bankrupt; "
        "C 0 points, income 0, $0, 0 if the game ended now"
    )
    assert french.replace(UNBROKEN, "_").endswith("B en faillite_; C 0 point, revenu 0, 0_$, 0 si la partie s’arrêtait")
    players = {"A": {"points": -1}, "B": {"points": 2}, "C": {"points": 0}}
    over = Table({"phase": "over", "players": players})
    assert over.game.words.standings(over.state, "en") == (
        "B 2 points, income 0; C 0 points, income 0; A −1 point, income 0"
    )
    assert over.game.words.standings(over.state, "fr").startswith(
        f"B 2 points, revenu 0{UNBROKEN}; C 0 point, revenu 0{UNBROKEN}; A −1 point,"
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
        "track": {"c6": "n-s"},
        "incomplete": {"city_b/n": "- c6/n"},
        "players": {"A": {"begun": True}},
    }
    english, french = sentences_of(building(**run), lay(0, 4, "0-3"))
    assert english.endswith("A claims the incomplete link from B (N).")
    assert french.endswith("A réclame la liaison incomplète qui part de B (N).")
    track = {"c2": "n-s", "c3": "n-s", "town_t": "n+se", "d4": "se-nw"}
    runs: dict[str, Any] = {"links": {"city_a/s": "B town_t/n"}, "incomplete": {"town_t/se": "- d4/se"}}
    table = acting("urbanization", track=track, **runs, rules={"by": "letter"})
    english, french = sentences_of(table, "urbanize town_u grey")
    assert english.endswith("The link T\u2013U is complete and has no owner.")
    assert french.endswith("La liaison T\u2013U est terminée et reste sans propriétaire.")
    orphan = carrying("t4 t5 A", "t5 red -", cities={"t4": "grey"}, goods={"t4": "red"}, level=2)
    delivered = sentences_of(orphan, "deliver t4 red")[0]
    assert "T4 \u2013(A)\u2013 T5 \u2013(nobody)\u2013 Red. A earns 1 point." in delivered
