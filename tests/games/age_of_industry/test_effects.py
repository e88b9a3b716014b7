"""The effects of moves, listed before they are made: worked figures for each kind of action."""

from typing import Any

from tests.games.age_of_industry.scenes import EMPTY, MILL_THREE, SHIP_TWO, england
from tests.games.age_of_industry.table import Table, acting
from tests.games.telling import effects

RAILS = {"essen-hannover": "A", "hamburg-hannover": "B", "hamburg-kiel": "C"}
BUILD = "build cotton essen/3 with purple"


SECOND: dict[str, Any] = {"order": ["B", "A", "C"], "turn": "A"}


def essen(**more: Any) -> Table:
    """A builds a mill of level 3 in Essen: B's mine there gives its last coal, A's works in Hanover their last iron."""
    counters = {"essen/1": "B coal1 1", "kiel/1": "C port1", "hannover/1": "A iron1 1"}
    player = {"cash": 5, "spent": 2, **MILL_THREE}
    players = {"B": {"spent": 25, "cash": 3}}
    return acting("purple red", player=player, players=players, counters=counters, railways=RAILS, **SECOND, **more)


def test_a_build_lists_its_cost_its_loan_and_its_gains() -> None:
    assert effects(essen(), BUILD) == [
        ("cost", "Cost", "", "$12", "$12 for cotton mill 3; coal from Essen; iron from Hanover", ""),
        ("cash", "Cash", "$5", "$8", "$10 borrowed; $5 profit from iron works 1 in Hanover", "gain"),
        ("loans", "Loans", "0", "1", "$1 interest a round", "loss"),
        ("points", "Points if the game ended now", "2", "4", "", "gain"),
        ("spent", "Spent this round", "$2", "$14", "2nd of 3 so far", ""),
        ("cards", "Card discarded", "", "purple", "", ""),
        ("other", "B’s cash", "$3", "$7", "coal mine 1 in Essen flips and brings $4", ""),
        ("cubes", "Iron in Hanover", "1", "0", "", ""),
        ("cubes", "Coal in Essen", "1", "0", "belongs to B", ""),
    ]


def test_effects_of_a_build_in_french() -> None:
    assert effects(essen(), BUILD, lang="fr") == [
        (
            *("cost", "Coût", "", "12\xa0$"),
            *("12\xa0$ pour la filature de coton 3\xa0; charbon pris à Essen\xa0; fer pris à Hanovre", ""),
        ),
        (
            *("cash", "Argent", "5\xa0$", "8\xa0$"),
            *("10\xa0$ empruntés\xa0; profit de 5\xa0$ pour la sidérurgie 1 à Hanovre", "gain"),
        ),
        ("loans", "Emprunts", "0", "1", "1\xa0$ d’intérêts par tour de jeu", "loss"),
        ("points", "Points si la partie finissait là", "2", "4", "", "gain"),
        ("spent", "Dépensé ce tour de jeu", "2\xa0$", "14\xa0$", "2e sur 3 pour l’instant", ""),
        ("cards", "Carte défaussée", "", "mauve", "", ""),
        ("other", "Argent de B", "3\xa0$", "7\xa0$", "la mine de charbon 1 à Essen se retourne et rapporte 4\xa0$", ""),
        ("cubes", "Fer à Hanovre", "1", "0", "", ""),
        ("cubes", "Charbon à Essen", "1", "0", "appartient à B", ""),
    ]


def test_half_a_combined_build_lists_the_effects_settled_so_far() -> None:
    moves = ("combine cotton essen/3", "discard red")
    assert effects(essen(), moves[0]) == [
        ("cost", "Cost", "", "$12", "$12 for cotton mill 3", ""),
        ("cash", "Cash", "$5", "$3", "$10 borrowed", ""),
        ("loans", "Loans", "0", "1", "$1 interest a round", "loss"),
        ("points", "Points if the game ended now", "2", "−3", "", "loss"),
        ("spent", "Spent this round", "$2", "$14", "2nd of 3 so far", ""),
    ]
    whole = effects(essen(), *moves)
    assert whole[5] == ("cards", "Card discarded", "", "red", "", "")
    assert [line for line in whole if line[0] != "cards"] == [
        line for line in effects(essen(), BUILD) if line[0] != "cards"
    ], "only the card differs"


def test_a_cube_from_a_track_is_a_part_of_the_cost() -> None:
    counters = {"essen/1": "B coal1 2", "kiel/1": "C port1"}
    table = acting("purple red", player={"cash": 35, **MILL_THREE}, counters=counters, railways=RAILS)
    assert effects(table, BUILD) == [
        ("cost", "Cost", "", "$13", "$12 for cotton mill 3 + $1 for iron from the track; coal from Essen", ""),
        ("cash", "Cash", "$35", "$22", "", ""),
        ("points", "Points if the game ended now", "7", "8", "", "gain"),
        ("spent", "Spent this round", "$0", "$13", "3rd of 3 so far", ""),
        ("cards", "Card discarded", "", "purple", "", ""),
        ("cubes", "Coal in Essen", "2", "1", "belongs to B", ""),
        ("market", "Iron track", "6", "5", "the next costs $1", ""),
    ]
    dear = acting("purple red", player=MILL_THREE, iron=EMPTY, counters=counters, railways=RAILS)
    cost, cash, loans, *_ = effects(dear, BUILD)
    assert cost[3:5] == ("$16", "$12 for cotton mill 3 + $4 for iron from the track; coal from Essen")
    assert cash[2:5] == ("$0", "$4", "$20 borrowed")
    assert loans[2:5] == ("0", "2", "$2 interest a round")


def breslau(**row: int) -> Table:
    """A new mine that is joined to a port, with the given number of coal cubes in each row of the track."""
    coal = {"1": row.get("one", 0), "2": row.get("two", 0), "3": 2}
    rails = {"danzig-posen": "A", "breslau-posen": "A"}
    return acting("yellow red", player={"cash": 4}, coal=coal, counters={"danzig/1": "B port1"}, railways=rails)


def test_a_new_mine_sells_the_cubes_that_the_track_accepts() -> None:
    move = "build coal breslau/1 with yellow"
    assert effects(breslau(one=1, two=1), move) == [
        ("cost", "Cost", "", "$1", "$1 for coal mine 1", ""),
        ("cash", "Cash", "$4", "$6", "$3 for 2 coal cubes moved to the track", "gain"),
        ("points", "Points if the game ended now", "2", "3", "", "gain"),
        ("spent", "Spent this round", "$0", "$1", "3rd of 3 so far", ""),
        ("cards", "Card discarded", "", "yellow", "", ""),
        ("cubes", "Coal in Breslau", "0", "1", "", ""),
        ("market", "Coal track", "4", "6", "the next costs $1", ""),
    ]
    told = effects(breslau(), move)
    assert told[1][3:5] == ("$12", "$5 for 3 coal cubes moved to the track; $4 profit from coal mine 1 in Breslau")
    assert [line for line in told if line[0] == "cubes"] == [], "it has sold them all"
    french = effects(breslau(one=1, two=1), move, lang="fr")
    assert french[1][4] == "3\xa0$ pour 2 cubes de charbon passés sur la piste"
    assert effects(breslau(one=1, two=2), move, lang="fr")[1][4] == "1\xa0$ pour 1 cube de charbon passé sur la piste"


def test_a_railway_with_a_source_that_was_chosen() -> None:
    counters = {"essen/1": "B coal1 1", "cologne/1": "C iron1 2", "essen/2": "C coal1 2"}

    def rail(*moves: str) -> list[tuple[str, ...]]:
        table = acting("red blue", player={"cash": 4}, counters=counters, railways={"cologne-essen": "A"})
        return effects(table, "railway essen-hannover", *moves)

    assert rail()[0] == ("cost", "Cost", "", "$1", "$1 for the railway", "")
    assert rail("coal from essen/1") == [
        ("cost", "Cost", "", "$1", "$1 for the railway; coal from Essen; iron from Cologne", ""),
        ("cash", "Cash", "$4", "$3", "", ""),
        ("points", "Points if the game ended now", "1", "2", "", "gain"),
        ("spent", "Spent this round", "$0", "$1", "3rd of 3 so far", ""),
        ("other", "B’s cash", "$0", "$4", "coal mine 1 in Essen flips and brings $4", ""),
        ("cubes", "Coal in Essen", "1", "0", "belongs to B", ""),
        ("cubes", "Iron in Cologne", "2", "1", "belongs to C", ""),
    ]
    assert rail("coal from essen/2")[4:] == [
        ("cubes", "Coal in Essen", "2", "1", "belongs to C", ""),
        ("cubes", "Iron in Cologne", "2", "1", "belongs to C", ""),
    ]


def test_sales_pay_the_maker_and_the_owner_of_the_port() -> None:
    counters = {"berlin/1": "A cotton1", "breslau/3": "A factory3", "stettin/1": "B port1"}
    rails = {"berlin-stettin": "A", "berlin-breslau": "A", "breslau-poland": "C"}
    table = acting("red blue", markets={"poland/market": "both"}, counters=counters, railways=rails)
    profits = "$8 profit from cotton mill 1 in Berlin; $16 profit from factory 3 in Breslau"
    assert effects(table, "sell berlin/1 to stettin/1", "sell breslau/3 to poland/market") == [
        ("cash", "Cash", "$0", "$24", profits, "gain"),
        ("points", "Points if the game ended now", "5", "10", "", "gain"),
        ("other", "B’s cash", "$0", "$5", "port 1 in Stettin flips and brings $5", ""),
    ]


def test_a_counter_built_over_leaves_the_map() -> None:
    player = {"cash": 12, "display": {"coal1": 0}}
    rival = acting("purple red", player=player, coal=EMPTY, counters={"essen/1": "B coal1 flipped"})
    told = effects(rival, "build coal essen/1 with purple")
    assert told[-2:] == [
        ("counter", "Leaves the map", "B’s coal mine 1 in Essen", "", "", ""),
        ("cubes", "Coal in Essen", "0", "4", "", ""),
    ]
    own = acting("purple red", player=player, counters={"essen/1": "A coal1 2"})
    told = effects(own, "build coal essen/1 with purple", lang="fr")
    assert told[-2:] == [
        ("counter", "Quitte la carte", "la mine de charbon 1 de A à Essen", "", "", "loss"),
        ("cubes", "Charbon à Essen", "2", "4", "", ""),
    ]


def test_iron_under_a_counter_built_over_works_is_lost_as_iron() -> None:
    player = {"cash": 12, "display": {"cotton1": 0}}
    counters = {"essen/1": "B coal1 3", "essen/3": "A iron1 3"}
    told = effects(acting("purple red", player=player, counters=counters), BUILD)
    assert told[-3:] == [
        ("counter", "Leaves the map", "A’s iron works 1 in Essen", "", "", "loss"),
        ("cubes", "Coal in Essen", "3", "2", "belongs to B", ""),
        ("cubes", "Iron in Essen", "3", "0", "", ""),
    ]


def test_a_first_ship_fetches_its_coal_and_sells_the_rest() -> None:
    table = england(
        "ship red",
        player={"cash": 20, **SHIP_TWO},
        counters={"portland/1": "A port1"},
        coal={"1": 0, "2": 1, "3": 2},
    )
    assert effects(table, "build ship gulf_of_maine/1 with ship") == [
        ("cost", "Cost", "", "$6", "$6 for ship 2; coal from the import space of the Gulf of Maine", ""),
        (
            "cash",
            "Cash",
            "$20",
            "$27",
            "$3 for 2 coal cubes moved to the track; $10 profit from ship 2 in the Gulf of Maine",
            "gain",
        ),
        ("points", "Points if the game ended now", "5", "8", "", "gain"),
        ("spent", "Spent this round", "$0", "$6", "3rd of 3 so far", ""),
        ("cards", "Card discarded", "", "ship", "", ""),
        ("market", "Coal track", "3", "5", "the next costs $1", ""),
    ]


def test_coal_from_an_import_space_names_its_sea() -> None:
    counters = {"boston/1": "A port1", "massachusetts_bay/1": "B ship2", "salem/1": "C port1"}
    player = {"cash": 20, "display": {"cotton1": 0}}
    table = england("yellow red", player=player, counters=counters, imports={"massachusetts_bay/import": 2})
    told = effects(table, "combine cotton boston/3", "discard red")
    assert told[0][4] == "$6 for cotton mill 2; coal from the import space of Massachusetts Bay"
    assert told[-1] == ("cubes", "Coal on the import space of Massachusetts Bay", "2", "1", "", "")


def test_actions_without_money() -> None:
    assert effects(acting("purple red"), "develop coal2", "discard red") == [
        ("cards", "Card discarded", "", "red", "", ""),
        ("display", "Leaves the display", "coal mine 2", "", "", ""),
    ]
    assert effects(acting("purple red", face_up=["blue", "ship"]), "take blue", "take ship") == [
        ("taken", "Cards taken", "", "blue, ship", "", "")
    ]
    assert effects(acting("purple red", face_up=["blue", "ship"]), "take deck") == [], "that card is unknown"
    assert effects(acting("purple red"), "pass", "discard purple") == [
        ("cards", "Card discarded", "", "purple", "", "")
    ]


def test_loans_paid_back_save_interest() -> None:
    table = acting("purple red", player={"cash": 25, "loans": 3})
    assert effects(table, "repay") == [
        ("cash", "Cash", "$25", "$15", "$10 repaid", ""),
        ("loans", "Loans", "3", "2", "$2 interest a round", "gain"),
    ]
    told = effects(acting("purple red", player={"cash": 25, "loans": 2}), "repay", "repay", lang="fr")
    assert told == [
        ("cash", "Argent", "25\xa0$", "5\xa0$", "10\xa0$ remboursés\xa0; 10\xa0$ remboursés", ""),
        ("loans", "Emprunts", "2", "0", "0\xa0$ d’intérêts par tour de jeu", "gain"),
    ]
    done = acting("purple red", player={"cash": 25, "loans": 2}, actions=0)
    assert effects(done, "end") == [], "the interest of the next phase is no effect of the move"
