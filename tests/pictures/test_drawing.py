"""Every position can be drawn, with all pieces on the table and no hidden information."""

import re
from pathlib import Path
from typing import Any

import pytest

import ironmaster
from ironmaster import pictures
from ironmaster.core.contract import CHANCE, FastDice
from ironmaster.core.elements import ACTION
from ironmaster.pictures.lettering import width
from tests.pictures.playing import BOARDS, DRAWN, TABLES, Read, positions, table, watched

View = dict[str, Any]
GAMES = Path(ironmaster.__file__).parent / "games"


def cubes_on(words: str) -> int:
    """The cubes on a tile such as `B coal1 2`."""
    rest = words.split(" ")[2:]
    return int(rest[0]) if rest and rest[0].isdigit() else 0


def check_tiles(read: Read, kind: str, tiles: dict[str, str]) -> None:
    for name, words in tiles.items():
        assert read.told(f"{kind}:{name}", "tile") == words
        assert len(read.cubes(f"{kind}:{name}")) == cubes_on(words)
    assert {name for name, one in read.of(kind).items() if one.get("data-tile")} == set(tiles)


def check_owners(read: Read, kind: str, owners: dict[str, str]) -> None:
    assert {name: owner for name, one in read.of(kind).items() if (owner := one.get("data-owner"))} == owners


def check_brass(read: Read, view: View) -> None:
    check_tiles(read, "slot", view["tiles"])
    check_owners(read, "line", view["links"])
    for kind in ("coal", "iron"):
        assert read.cubes(f"track:{kind}") == [kind] * view[kind]


def check_age_of_industry(read: Read, view: View) -> None:
    check_tiles(read, "space", view["counters"])
    check_owners(read, "line", view["railways"])
    for name, words in view["markets"].items():
        assert read.told(f"market:{name}", "market") == words
    for name, cubes in view["imports"].items():
        assert read.told(f"import:{name}", "cubes") == str(cubes)
    for kind in ("coal", "iron"):
        assert read.cubes(f"track:{kind}") == [kind] * sum(view[kind].values())


def check_steam(read: Read, view: View) -> None:
    assert set(read.of("laid")) == set(view["track"])
    for name, words in (view["links"] | view["incomplete"]).items():
        owner, end, *_ = words.split(" ")
        assert (read.told(f"link:{name}", "owner") or "-", read.told(f"link:{name}", "end")) == (owner, end)
    for name, words in view["goods"].items():
        assert read.cubes(f"goods:{name}") == words.split()
    for n, words in enumerate(view["supply"], 1):
        assert read.cubes(f"space:{n}") == words.split()
    for name, colour in view["new_cities"].items():
        assert read.told(f"hex:{name}", "colour") == colour
    taken = {player["tile"]: seat for seat, player in view["players"].items() if player["tile"]}
    check_owners(read, "tile", taken)


def check_industria(read: Read, view: View) -> None:
    told = {name: one.get("data-where", "") for name, one in read.of("tile").items()}
    for seat, player in view["players"].items():
        laid = {name for name, where in told.items() if where.split(" ")[:2] == ["laid", seat]}
        held = {name for name, where in told.items() if where == f"hand {seat}"}
        assert (laid, held) == (set(player["laid"]), set(player["hand"]))
        assert {name for name in laid if told[name].endswith("late")} == set(player["late"])
    assert {name for name, where in told.items() if where in ("display", "lot")} == {*view["display"], view["lot"]} - {
        None
    }
    assert {name for name, where in told.items() if where == "gone"} == set(view["gone"])


CHECKS = {
    "age_of_industry": check_age_of_industry,
    "brass": check_brass,
    "industria": check_industria,
    "steam": check_steam,
}


@pytest.mark.parametrize(("name", "board", "seats"), TABLES)
def test_every_piece_on_the_table_is_drawn(name: str, board: str, seats: int) -> None:
    game = table(name, board, seats)
    for state in positions(name, board, seats):
        view = game.views.view(state, -1)
        svg = pictures.draw(game, view)
        read = Read(svg)
        CHECKS[name](read, view)
        assert set(read.things) >= {f"seat:{seat}" for seat in view["players"]}  # type: ignore[attr-defined]
        assert read.lit == []
        assert svg == pictures.draw(game, view)


@pytest.mark.parametrize(
    ("name", "seats", "rules"),
    [
        ("age_of_industry", 2, {"edition": "first"}),
        ("industria", 2, {"two_seats": True}),
        ("steam", 4, {"game": "standard"}),
    ],
)
def test_other_rules_are_drawn_too(name: str, seats: int, rules: dict[str, object]) -> None:
    game, dice = ironmaster.game(name, seats=seats, rules=rules), FastDice(1)
    state = game.law.start()
    while game.law.to_act(state) == CHANCE:
        game.law.settle(state, game.law.draw(state, dice))
    view = game.views.view(state, -1)
    CHECKS[name](Read(pictures.draw(game, view)), view)


@pytest.mark.parametrize(
    ("name", "board"), [("brass", "lancashire"), ("industria", "industria"), ("steam", "northeast")]
)
def test_a_custom_board_is_drawn_and_named_by_its_file(name: str, board: str, tmp_path: Path) -> None:
    file = tmp_path / "mine & yours.toml"
    file.write_bytes((GAMES / name / "boards" / f"{board}.toml").read_bytes())
    game = ironmaster.game(name, board=str(file), seats=3)
    read = Read(watched(game, game.law.start()))
    assert {"mine & yours"} <= {words for words, *_ in read.texts()}
    assert "reconstructed board" not in {words for words, *_ in read.texts()}


@pytest.mark.parametrize(("name", "board"), BOARDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_picture_is_self_contained(name: str, board: str, lang: str) -> None:
    seats = ironmaster.spec_of(name).seats_on(board)[-1]
    game = table(name, board, seats)
    svg = watched(game, positions(name, board, seats)[2], lang)
    ids = re.findall(r' id="([^"]+)"', svg)
    assert len(ids) == len(set(ids))
    assert {*re.findall(r'href="#([^"]+)"', svg), *re.findall(r"url\(#([^)]+)\)", svg)} <= set(ids)
    assert not re.search(r"<(script|image|foreignObject|style|a) |var\(|currentcolor", svg)
    assert re.findall(r"https?:[^\"]*", svg) == ["http://www.w3.org/2000/svg"]


@pytest.mark.parametrize(("name", "board"), BOARDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_texts_are_inside_the_picture(name: str, board: str, lang: str) -> None:
    seats = ironmaster.spec_of(name).seats_on(board)[-1]
    game = table(name, board, seats)
    for state in positions(name, board, seats)[::2]:
        read = Read(watched(game, state, lang))
        _, _, right, bottom = map(float, read.root.get("viewBox", "").split())
        for words, x, y, anchor, size, turned in read.texts():
            wide = 0 if turned else width(words, size, 0.9)
            left = x - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
            assert left >= 0, words
            assert left + wide <= right, words
            assert 0 < y < bottom, words


@pytest.mark.parametrize("name", ironmaster.names())
def test_hidden_information_is_not_drawn(name: str) -> None:
    board = ironmaster.spec_of(name).boards[0].id
    seats = ironmaster.spec_of(name).seats_on(board)[0]
    game, dice = table(name, board, seats), FastDice(5)
    for state in positions(name, board, seats)[1:]:
        other = game.views.sample(game.views.view(state, -1), dice)
        assert watched(game, other) == watched(game, state)
        mine, others = (game.views.view(one, 0) for one in (state, game.views.resample(state, 0, dice)))
        assert pictures.draw(game, mine) == pictures.draw(game, others)


@pytest.mark.parametrize("name", ["brass", "age_of_industry"])
def test_a_seat_sees_its_own_hand(name: str) -> None:
    board = ironmaster.spec_of(name).boards[0].id
    game, state = table(name, board, 3), positions(name, board, 3)[1]
    cards = game.views.view(state, 1)["players"]["B"]["hand"]  # type: ignore[index]
    read = Read(pictures.draw(game, game.views.view(state, 1)))
    assert cards
    assert sum(len(found) for thing, found in read.things.items() if thing.startswith("card:")) == len(cards)
    assert not [thing for thing in Read(watched(game, state)).things if thing.startswith("card:")]


@pytest.mark.parametrize(("name", "board"), BOARDS)
def test_exactly_the_elements_of_a_move_are_lit(name: str, board: str) -> None:
    seats = ironmaster.spec_of(name).seats_on(board)[0]
    game = table(name, board, seats)
    for state in positions(name, board, seats)[1:-1]:
        moves = game.law.moves(state)
        for lit in ([moves[0]], [moves[-1]], moves[:: 1 + len(moves) // 3]):
            named = {element for move in lit for element in game.facts.elements(move) if element.kind != ACTION}
            wanted = {f"{kind}:{word}" for kind, word in named if kind in DRAWN[name]} - {"seller:bank"}
            found = Read(pictures.draw(game, game.views.view(state, -1), lit=lit)).lit
            assert sorted(found) == sorted(wanted)


def test_only_visible_cards_are_lit() -> None:
    game, state = table("brass", "lancashire", 3), positions("brass", "lancashire", 3)[1]
    seat = game.law.to_act(state)
    move = next(move for move in game.law.moves(state) if any(one.kind == "card" for one in game.facts.elements(move)))
    card = next(one for one in game.facts.elements(move) if one.kind == "card")
    assert set(Read(pictures.draw(game, game.views.view(state, seat), lit=[move])).lit) >= {f"card:{card.id}"}


@pytest.mark.parametrize(("name", "board"), BOARDS)
def test_a_reconstructed_board_has_a_notice_in_the_requested_language(name: str, board: str) -> None:
    info = next(one for one in ironmaster.spec_of(name).boards if one.id == board)
    game, state = table(name, board, info.seats[0]), positions(name, board, info.seats[0])[1]
    english, french = watched(game, state, "en"), watched(game, state, "fr")
    doubtful = info.confidence != "verified"
    assert (">reconstructed board<" in english) == doubtful
    assert (">plateau reconstitué<" in french) == doubtful
    assert "reconstructed" not in french
    assert info.names.get("fr", info.names["en"]) in french


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        ("age_of_industry", ("Cash", "Loans", "Markets"), ("Argent", "Emprunts", "Marchés")),
        ("brass", ("Cash", "Income", "Markets"), ("Argent", "Revenu", "Marchés")),
        ("industria", ("Factories", "For sale"), ("Usines", "En vente")),
        ("steam", ("Cash", "Engine", "Goods supply"), ("Argent", "Loco", "Réserve de marchandises")),
    ],
)
def test_texts_are_translated(name: str, english: tuple[str, ...], french: tuple[str, ...]) -> None:
    board = ironmaster.spec_of(name).boards[0].id
    seats = ironmaster.spec_of(name).seats_on(board)[0]
    game, state = table(name, board, seats), positions(name, board, seats)[1]
    for lang, here, there in (("en", english, french), ("fr", french, english)):
        said = {words for words, *_ in Read(watched(game, state, lang)).texts()}
        assert said >= set(here)
        assert not said & set(there)
