"""The sentences of Age of Industry: questions, moves and events, in both languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State
from ironmaster.core.messages import LANGUAGES, folder_of
from ironmaster.games.age_of_industry.facts import VERBS
from tests.games.age_of_industry.scenes import MILL_THREE, PORT_TWO, SHIP_TWO, england
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND, Table, acting
from tests.games.fuzzing import step

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


def essen(hand: str = "purple red") -> Table:
    """A mill of level 3, with B's last coal and A's own last iron, on credit."""
    counters = {"essen/1": "B coal1 1", "kiel/1": "C port1", "hannover/1": "A iron1 1"}
    rails = {"essen-hannover": "A", "hamburg-hannover": "B", "hamburg-kiel": "C"}
    return acting(hand, player={"cash": 5, **MILL_THREE}, counters=counters, railways=rails)


SUPPLY = (
    "Coal comes from B’s mine in Essen. Iron comes from A’s works in Hanover.",
    "Le charbon vient de la mine de B à Essen. Le fer vient de la sidérurgie de A à Hanovre.",
)
FLIPS = (
    "B’s level 1 coal mine in Essen flips and brings $4. A’s level 1 iron works in Hanover flips and brings $5.",
    "La mine de charbon de niveau 1 de B à Essen se retourne et rapporte 4_$. "
    "La sidérurgie de niveau 1 de A à Hanovre se retourne et rapporte 5_$.",
)


def test_a_build_with_all_that_follows() -> None:
    assert sentences_of(essen(), "build cotton essen/3 with purple") == (
        f"A builds a level 3 cotton mill in Essen for $12 with a purple card. {SUPPLY[0]} A borrows $10. {FLIPS[0]}",
        "A construit une filature de coton de niveau 3 à Essen pour 12_$ avec une carte mauve. "
        f"{SUPPLY[1]} A emprunte 10_$. {FLIPS[1]}",
    )


def test_a_combined_build_and_the_card_for_it() -> None:
    """Both sources are named, though the last move was a discard."""
    assert sentences_of(essen(), "combine cotton essen/3") == (
        "A combines both actions and builds a level 3 cotton mill in Essen for $12. A borrows $10.",
        "A combine ses deux actions et construit une filature de coton de niveau 3 à Essen pour 12_$. A emprunte 10_$.",
    )
    assert sentences_of(essen(), "combine cotton essen/3", "discard red") == (
        f"A discards a red card. {SUPPLY[0]} {FLIPS[0]}",
        f"A défausse une carte rouge. {SUPPLY[1]} {FLIPS[1]}",
    )


def test_cubes_go_to_the_track() -> None:
    rails = {"danzig-posen": "A", "breslau-posen": "A"}

    def mine(**row: int) -> Table:
        counters = {"danzig/1": "B port1", "berlin/1": "C iron1"}
        return acting("yellow red", player={"cash": 4}, coal=row, iron=row, counters=counters, railways=rails)

    assert sentences_of(mine(**{"1": 1, "2": 1}), "build coal breslau/1 with yellow") == (
        "A builds a level 1 coal mine in Breslau for $1 with a yellow card. "
        "2 coal cubes go to the demand track and bring A $3.",
        "A construit une mine de charbon de niveau 1 à Breslau pour 1_$ avec une carte jaune. "
        "2 cubes de charbon passent sur la piste de demande et rapportent 3_$ à A.",
    )
    works = sentences_of(mine(**{"3": 1}), "build iron breslau/3 with yellow")
    assert works[0].endswith(" 1 iron cube goes to the demand track and brings A $3.")
    assert works[1].endswith(" 1 cube de fer passe sur la piste de demande et rapporte 3_$ à A.")


RAIL: dict[str, Any] = {"railways": {"cologne-essen": "A"}, "player": {"cash": 4}}


def test_a_railway_with_its_coal_and_iron() -> None:
    counters = {"essen/1": "B coal1 1", "cologne/1": "C iron1 2", "essen/2": "C coal1 2"}
    table = acting("red blue", counters=counters, **RAIL)
    assert sentences_of(table, "railway essen-hannover") == (
        "A builds the railway Essen\u2013Hanover for $1.",
        "A construit la voie ferrée Essen\u2013Hanovre pour 1_$.",
    )
    assert prompts_of(table) == (
        "A chooses which of the nearest sources gives the coal.",
        "A choisit laquelle des sources les plus proches fournit le charbon.",
    )
    assert sentences_of(table, "coal from essen/1") == (
        "A takes coal from B’s mine in Essen. Iron comes from C’s works in Cologne. "
        "B’s level 1 coal mine in Essen flips and brings $4.",
        "A prend du charbon dans la mine de B à Essen. Le fer vient de la sidérurgie de C à Cologne. "
        "La mine de charbon de niveau 1 de B à Essen se retourne et rapporte 4_$.",
    )


def test_iron_from_works_that_were_chosen() -> None:
    counters = {"essen/1": "B coal1 2", "cologne/1": "C iron1 2", "cologne/2": "B iron1"}
    table = acting("red blue", counters=counters, **RAIL).do("railway essen-hannover")
    assert prompts_of(table) == (
        "A chooses which of the nearest sources gives the iron.",
        "A choisit laquelle des sources les plus proches fournit le fer.",
    )
    assert sentences_of(table, "iron from cologne/1") == (
        "A takes iron from C’s works in Cologne.",
        "A prend du fer dans la sidérurgie de C à Cologne.",
    )


def test_coal_from_an_import_space() -> None:
    counters = {"massachusetts_bay/1": "B ship2", "gulf_of_maine/1": "C ship2", "portland/1": "B port1"}
    table = england("red red", player={"cash": 20, **PORT_TWO}, counters={**counters, "boston/1": "B port1"})
    assert sentences_of(table, "combine port salem/1", "coal from gulf_of_maine/import") == (
        "A takes coal from the import space of the Gulf of Maine.",
        "A prend du charbon sur la case d’importation du golfe du Maine.",
    )
    ship = england("ship red", player={"cash": 20, **SHIP_TWO}, counters={"portland/1": "A port1"}, coal={"1": 0})
    english, french = sentences_of(ship, "build ship gulf_of_maine/1 with ship")
    assert "Coal comes from the import space of the Gulf of Maine." in english
    assert "Le charbon vient de la case d’importation du golfe du Maine." in french


def test_sales_to_a_port_and_to_a_market() -> None:
    counters = {"berlin/1": "A cotton1", "breslau/3": "A factory3", "stettin/1": "B port1"}
    rails = {"berlin-stettin": "A", "berlin-breslau": "A", "breslau-poland": "C"}
    table = acting("red blue", markets={"poland/market": "both"}, counters=counters, railways=rails)
    assert sentences_of(table, "sell berlin/1 to stettin/1") == (
        "A sells from the level 1 cotton mill in Berlin to B’s port in Stettin. "
        "B’s level 1 port in Stettin flips and brings $5. A’s level 1 cotton mill in Berlin flips and brings $8.",
        "A vend au port de B à Stettin, depuis la filature de coton de niveau 1 à Berlin. "
        "Le port de niveau 1 de B à Stettin se retourne et rapporte 5_$. "
        "La filature de coton de niveau 1 de A à Berlin se retourne et rapporte 8_$.",
    )
    assert prompts_of(table) == (
        "A may sell from another mill or factory, or stop.",
        "A peut vendre depuis une autre filature ou usine, ou s’arrêter.",
    )
    assert sentences_of(Table(table.position), "stop") == ("A stops selling.", "A cesse de vendre.")
    assert sentences_of(table, "sell breslau/3 to poland/market") == (
        "A sells from the level 3 factory in Breslau to the market in Poland. "
        "A’s level 3 factory in Breslau flips and brings $16.",
        "A vend au marché de Pologne, depuis l’usine de niveau 3 à Breslau. "
        "L’usine de niveau 3 de A à Breslau se retourne et rapporte 16_$.",
    )


def test_cards_are_taken_drawn_and_laid_out() -> None:
    table = acting("purple red", face_up=["blue", "ship"])
    assert sentences_of(table, "take blue") == ("A takes the blue card.", "A prend la carte bleue.")
    assert prompts_of(table) == ("A chooses a second card to take.", "A choisit une seconde carte à prendre.")
    assert sentences_of(table, "take deck") == ("A draws a card from the deck.", "A pioche une carte.")
    assert prompts_of(table) == ("Chance decides.", "Le hasard décide.")
    assert sentences_of(table, "draw red") == ("A draws a red card.", "A pioche une carte rouge.")
    assert sentences_of(table, "draw coal") == (
        "A coal mine card is laid face up.",
        "Une carte de mine de charbon est posée face visible.",
    )


def test_developing_passing_and_repaying() -> None:
    table = acting("purple red", player={"cash": 35, "loans": 3})
    assert sentences_of(table, "develop coal2") == (
        "A develops and removes a level 2 coal mine from the display.",
        "A développe et retire une mine de charbon de niveau 2 de son plateau individuel.",
    )
    assert prompts_of(table) == ("A chooses a card to discard.", "A choisit une carte à défausser.")
    assert sentences_of(table, "discard red") == ("A discards a red card.", "A défausse une carte rouge.")
    assert prompts_of(table) == (
        "A is to act, with one action left and $35 in hand.",
        "À A de jouer, avec encore une action et 35_$ en main.",
    )
    assert sentences_of(table, "repay") == ("A repays a loan of $10.", "A rembourse un emprunt de 10_$.")
    assert sentences_of(table, "pass") == (
        "A passes. A discards a purple card.",
        "A passe. A défausse une carte mauve.",
    )
    assert prompts_of(table) == (
        "A may repay loans, or end the turn.",
        "A peut rembourser des emprunts ou finir son tour.",
    )
    assert sentences_of(table, "end") == ("A repays no more loans.", "A ne rembourse plus d’emprunt.")


def test_the_window_for_loans_before_interest_has_its_own_question() -> None:
    players = {"A": {"cash": 15, "loans": 2}, "C": {"hand": ["red", "red"]}}
    table = Table({"turn": "C", "actions": 1, "players": players}, rules={"repay_window": "round"}).do("pass")
    assert prompts_of(table) == (
        "A may repay loans before interest is due.",
        "A peut rembourser des emprunts avant le paiement des intérêts.",
    )
    assert sentences_of(table, "end") == (
        "A repays no more loans. A pays $2 in interest. Round 3 begins, in the order A, B, C.",
        "A ne rembourse plus d’emprunt. A paie 2_$ d’intérêts. Le tour de jeu 3 commence, dans l’ordre A, B, C.",
    )


def last(**position: Any) -> Table:
    """C passes at the end of a round in which it spent most."""
    players = {
        "A": {"loans": 1},
        "B": {"loans": 11, "spent": 7},
        "C": {"hand": ["red"], "cash": 3, "loans": 1, "spent": 9},
    }
    return Table({"turn": "C", "actions": 1, "players": players, "order": ["B", "A", "C"], **position})


INTEREST = (
    "C passes. C discards a red card. A pays $1 in interest and takes a new loan for it. "
    "B pays $11 in interest and takes 2 new loans for it. C pays $1 in interest.",
    "C passe. C défausse une carte rouge. A paie 1_$ d’intérêts et prend pour cela un nouvel emprunt. "
    "B paie 11_$ d’intérêts et prend pour cela 2 nouveaux emprunts. "
    "C paie 1_$ d’intérêts.",
)


def test_interest_and_the_order_of_the_new_round() -> None:
    assert sentences_of(last(), "pass") == (
        f"{INTEREST[0]} Round 3 begins, in the order A, B, C.",
        f"{INTEREST[1]} Le tour de jeu 3 commence, dans l’ordre A, B, C.",
    )


def test_interest_and_the_end_of_the_game() -> None:
    table = last(deck=0)
    assert sentences_of(table, "pass") == (f"{INTEREST[0]} The game is over.", f"{INTEREST[1]} La partie est terminée.")
    assert prompts_of(table) == ("The game is over.", "La partie est terminée.")
    assert [table.game.words.chapter(table.state, lang) for lang in LANGUAGES] == [
        "End of the game",
        "Fin de la partie",
    ]
    assert table.game.words.standings(table.state, "en") == (
        "C −5 points ($2, 1 loan); A −9 points ($9, 2 loans); B −64 points ($9, 13 loans)"
    )


def test_the_setup() -> None:
    table = Table()
    table.state = table.game.law.start()
    assert table.game.words.chapter(table.state, "en") == "The setup"
    assert sentences_of(table, "first B") == ("B is the first player.", "B commence la partie.")
    assert sentences_of(table, "demand none") == (
        "The market counter in Poland shows no demand.",
        "Le marqueur de marché en Pologne indique «_pas de demande_».",
    )
    table.do(*["demand cotton"] * 7)
    assert sentences_of(table, "draw red") == (
        "B draws a red card.",
        "B pioche une carte rouge.",
    )
    table.do(*["draw factory"] * 5, *["draw iron"] * 6, *["draw cotton"] * 6, "draw blue")
    assert sentences_of(table, "draw coal") == (
        "A coal mine card is laid face up. Round 1 begins, in the order B, C, A.",
        "Une carte de mine de charbon est posée face visible. Le tour de jeu 1 commence, dans l’ordre B, C, A.",
    ), "no interest is due before the first round"


def test_standings_show_loans_and_worth_with_a_true_minus() -> None:
    table = acting("red", player={"cash": 3, "loans": 1}, players={"B": {"cash": 12, "loans": 2}, "C": {"cash": 5}})
    english, french = (table.game.words.standings(table.state, lang) for lang in ("en", "fr"))
    assert english == "A $3, 1 loan, worth −5; B $12, 2 loans, worth −5; C $5, 0 loans, worth 1"
    assert french.replace(UNBROKEN, "_").startswith("A 3_$, 1 emprunt, vaut −5_; B 12_$, 2 emprunts, vaut −5")
    assert [table.game.words.chapter(table.state, lang) for lang in LANGUAGES] == ["Round 2", "Tour de jeu 2"]


# Whole games


def steps(game: Game, seed: int) -> Iterator[tuple[State, int, State]]:
    """The steps of a random game: the state before, the event, and the state after."""
    state, dice = game.law.start(), FastDice(seed)
    while game.law.to_act(state) != OVER:
        before = state.copy()
        yield before, step(game, state, dice), state.copy()


@pytest.mark.parametrize("board", [GERMANY, NEW_ENGLAND])
def test_every_step_of_a_game_has_correct_sentences(board: str) -> None:
    """Capitals and full stops, true minus signs, no unfilled variable, and French no-break spaces."""
    game, verbs = ironmaster.game("age_of_industry", seats=4, board=board), set()
    for before, action, after in [one for seed in range(3) for one in steps(game, seed)]:
        verbs.add(game.actions.text(action).split()[0])
        for lang in LANGUAGES:
            text = game.words.sentence(before, action, after, lang)
            assert text[0].isupper() and text.endswith(".")
            whole = " ".join([text, game.words.prompt(after, lang), game.words.chapter(after, lang)])
            assert OPEN.search(whole) is None
            assert lang != "fr" or BREAKS.search(whole) is None, whole
            if game.law.to_act(before) != CHANCE:
                assert "ABCD"[game.law.to_act(before)] in text
    assert {verb.word for verb in VERBS.values()} - verbs <= {"coal", "iron", "stop", "free_pass"}, "these are rare"


def test_french_messages_have_no_break_spaces() -> None:
    files = list(folder_of("age_of_industry").glob("*fr.ftl"))
    assert len(files) > 4
    lines = [line for file in files for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if BREAKS.search(line)] == []
