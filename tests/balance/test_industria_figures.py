"""Tuning of Industria changed reconstructed figures only, and none that a source gives."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import ironmaster
from ironmaster.games.industria.board import read_board

BOARD = Path(ironmaster.__file__).parent / "games" / "industria" / "boards" / "industria.toml"
FACTS = Path(__file__).parent / "reported.toml"
EMPTY: dict[str, Any] = {"cost": 0, "needs": [], "makes": "", "points": 0, "symbols": []}


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def test_only_reconstructed_figures_were_tuned() -> None:
    """The board has the figures that the rulebook and reviews give."""
    board = read(BOARD)
    tiles = {tile["id"]: tile for tile in board["tile"]}
    told = read(FACTS)
    assert len(told["tile"]) == len(tiles) == 60
    for tile, figures in told["tile"].items():
        for field, value in figures.items():
            assert tiles[tile].get(field, EMPTY.get(field)) == value, f"{tile}.{field} is known"
            assert tiles[tile]["confidence"][field] != "reconstructed"
    links = {tuple(sorted(link["between"])) for link in board["link"] if link["confidence"] != "reconstructed"}
    assert links == {tuple(pair) for pair in told["links"]}
    for epoch, demand in told["demand"].items():
        of_epoch = [tile for tile in board["tile"] if tile["epoch"] == int(epoch)]
        assert Counter(material for tile in of_epoch for material in tile.get("needs", [])) == demand


REPORTED = {  # materials, symbols, roads
    "brickyard": (2, 0, 2),
    "quarry": (0, 1, 0),
    "sawmill": (0, 0, 0),
    "pottery_works": (1, 1, 1),
    "glassworks": (1, 0, 0),
    "ironworks": (1, 0, 3),
    "cement_works": (2, 0, 1),
    "steel_mill": (2, 0, 2),
    "power_plant": (2, 1, 1),
    "computer_factory": (2, 2, 0),
    "plastics_factory": (2, 2, 0),
}
"""How many materials, symbols and roads each factory of a material has, as reported; which ones is reconstructed."""


def test_tuning_left_the_reported_numbers_of_materials_symbols_and_roads() -> None:
    board = read_board("industria")
    roads = Counter(end for link in board.link for end in link.between)
    found = {t.id: (len(t.needs), len(t.symbols), roads[t.id]) for t in board.tile if t.makes}
    assert found == REPORTED


def test_changed_figures_are_reconstructed_ones() -> None:
    first = read_board(str(Path(__file__).parents[1] / "games" / "industria" / "catalogue.toml"))
    now = {tile.id: tile for tile in read_board("industria").tile}
    changed = [
        (old.id, field)
        for old in first.tile
        for field in ("epoch", "kind", "cost", "needs", "makes", "points", "symbols", "discount", "material", "bonus")
        if getattr(old, field) != getattr(now[old.id], field)
    ]
    assert changed
    assert all(now[tile].confidence[field] == "reconstructed" for tile, field in changed)
