"""Every message of Brass is a good sentence with everything that can stand in it, in both languages."""

import re
from collections.abc import Sequence
from typing import Final

import pytest

from ironmaster.core.messages import LANGUAGES
from ironmaster.core.naming import Value
from ironmaster.games.brass.board import BOARDS, ERAS, INDUSTRIES, TILES
from ironmaster.games.brass.names import GAME, face_of, line_of, listed, money_of, places_of
from ironmaster.kit.speech import tell
from tests.games.brass.sentences import COUNTS, SEATS, Filling, asked_by, messages_of, sentences, wrong

BOARD_IDS: Final = sorted(path.stem for path in BOARDS.path.glob("*.toml"))
PLACES: Final = {key: called for board in BOARD_IDS for key, called in places_of(BOARDS.read(board)).items()}
LINES: Final[Sequence[Value]] = [
    line_of(PLACES, "-".join(sorted(line.between))) for board in BOARD_IDS for line in BOARDS.read(board).line
]
TOWNS: Final[Sequence[Value]] = [
    PLACES[place.id] for board in BOARD_IDS for place in BOARDS.read(board).place if place.kind == "town"
]
PRINTED: Final[Sequence[Value]] = list(PLACES.values())
KINDS: Final[Sequence[Value]] = [f"@{industry}" for industry in INDUSTRIES]
CARDS: Final[Sequence[Value]] = [*TOWNS, *KINDS]
TILE_NAMES: Final[Sequence[Value]] = [
    face_of(tile.industry, tile.level) for tile in TILES.of(BOARDS.read(BOARD_IDS[0])).tile
]
MONEY: Final[Sequence[Value]] = [money_of(sum_) for sum_ in (0, 1, 2, -2, 30)]
WORDS: Final[Sequence[Value]] = ("Xyz",)
GROUPS: Final[Sequence[Value]] = (listed(TOWNS[:1]), listed(TOWNS[2:5]))

VALUES: Final[dict[str, Sequence[Value]]] = {
    **dict.fromkeys(("seat", "owner"), SEATS),
    **dict.fromkeys(("place", "from", "to", "start", "end", "goal2"), PRINTED),
    **dict.fromkeys(("port", "other"), TOWNS),
    **dict.fromkeys(("industry", "old"), KINDS),
    **dict.fromkeys(("mines", "works"), GROUPS),
    **dict.fromkeys(("pounds", "income"), MONEY),
    **dict.fromkeys(("price", "bonus", "most", "moved"), COUNTS),
    **dict.fromkeys(("actions", "cards", "cubes", "near", "far", "spaces", "points", "board"), COUNTS),
    **dict.fromkeys(("cash", "paid", "cost", "cube", "track", "owed", "got", "amount", "number", "tiles"), COUNTS),
    **dict.fromkeys(("level", "old_level", "round", "space"), (1, 2, 4)),
    **dict.fromkeys(("where", "word", "value"), WORDS),
    **dict.fromkeys(("slot", "port_slot"), ("1", "2", "4")),
    "card": CARDS,
    "goal": [*PRINTED, *LINES],
    "goals": [*GROUPS, listed([*LINES, "…"])],
    "tile": [*KINDS, *TILE_NAMES],
    "what": [*KINDS, "@canal", "@rail"],
    "era": [f"@{era}" for era in ERAS],
    "kind": ("coal", "iron"),
    "whose": ("own", "other"),
    "markers": (14,),
    "seats": (3, 4),
    "chapter": ("Xyz",),
    "turn": ("xyz",),
    "first": ("xyz",),
    "second": ("xyz",),
    "values": ("0 −1",),
    "expected": ("2, 2, 4, 3, 1",),
    **dict.fromkeys(("iron_price", "track_price", "rate"), (1, 2, 5)),
}
"""What each variable can stand for, unless `OWN` says otherwise for a message."""
PLAIN: Final = {"era": ERAS, "industry": INDUSTRIES, "tile": ("coal2",), "card": ("coal",), "place": ("bury",)}
"""In errors about positions, things have the names that they have in a position."""
OWN: Final[dict[str, dict[str, Sequence[Value]]]] = {
    "sum": {"pounds": COUNTS},
    "debt": {"pounds": COUNTS},
    "refusal-brass-loan-amount": {"pounds": COUNTS},
    "refusal-brass-loan-floor": {"pounds": COUNTS},
    "chapter": {"era": ERAS},
    "panel-links": {"era": ERAS},
    "tile": {"industry": KINDS},
    "next-price": {"price": MONEY},
    "cotton-open": {"bonus": [*MONEY, "+3"], "spaces": (8,), "space": (1, 8)},
    "standing": {"cash": MONEY},
    "tiles": {"value": ("0", "−2")},
    "place": {"place": (1, 2, 3, 4)},
    "error-position-links": {"most": (14,)},
    "error-position-hand": {"most": (8,)},
    "error-position-round": {"most": (8, 10)},
}
"""Where a variable stands for something else."""


def kinds(key: str, variable: str) -> Sequence[Value]:
    """What a variable of a message can stand for. One without a kind is an error."""
    if key in OWN and variable in OWN[key]:
        return OWN[key][variable]
    if key.startswith("error-") and variable in PLAIN:
        return PLAIN[variable]
    return VALUES[variable]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_a_good_sentence(lang: str) -> None:
    found, number = wrong(GAME, lang, kinds)
    assert not found, "\n".join(found)
    assert number > 3000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_the_log_speaks_of_the_reader_as_of_another(lang: str) -> None:
    """Every prompt and refusal that names the seat to act addresses it as you; the log never does."""
    you = {"en": re.compile(r"\b[Yy]ours?\b|\b[Yy]ou\b"), "fr": re.compile(r"\b[Vv](?:ous|os|otre)\b")}[lang]
    for key in messages_of(GAME, lang):
        asked = asked_by(GAME, lang, key)
        if "seat" in asked.variables and key.startswith(("prompt-", "refusal-", "moment-")):
            assert "seat" in asked.readers, key
        if key.startswith(("did-", "then-")):
            assert not asked.readers, key
    addressed = {key for key, filling, text in sentences(GAME, lang, kinds) if you.search(text)}
    assert len(addressed) > 30


def test_names_are_written_as_each_language_does() -> None:
    scotland: Filling = {
        "from": PLACES["lancaster"],
        "to": PLACES["scotland"],
        "seat": "Ada",
        "paid": 5,
        "era": "@rail",
    }
    assert tell(GAME, "en", "did-link", scotland) == "Ada builds a rail from Lancaster to Scotland for £5."
    assert tell(GAME, "fr", "did-link", scotland) == "Ada construit un rail entre Lancaster et l’Écosse pour 5\xa0£."
    midlands: Filling = {
        **scotland,
        "from": PLACES["macclesfield"],
        "to": PLACES["midlands"],
        "era": "@canal",
        "paid": 3,
    }
    assert tell(GAME, "en", "did-link", midlands).endswith("a canal from Macclesfield to the Midlands for £3.")
    assert tell(GAME, "fr", "did-link", midlands).endswith("un canal entre Macclesfield et les Midlands pour 3\xa0£.")
    assert [PLACES[place].text("fr") for place in ("yorkshire", "scotland")] == ["Yorkshire", "Écosse"]
    lines = [line_of(PLACES, line).text("fr") for line in ("lancaster-scotland", "macclesfield-midlands")]
    assert lines == ["Lancaster–Écosse", "Macclesfield–Midlands"]


def test_a_variable_without_a_kind_is_an_error() -> None:
    with pytest.raises(KeyError):
        kinds("refusal-brass-build-price", "unheard_of")
