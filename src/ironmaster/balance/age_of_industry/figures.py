"""What was counted in many games of Age of Industry, in lines of text."""

from ironmaster.balance.age_of_industry.tally import MAP, SEA, SHARES
from ironmaster.balance.playing import Counts
from ironmaster.games.age_of_industry.board import INDUSTRIES
from ironmaster.games.age_of_industry.tables import Tables


def lines(t: Tables, counts: Counts, games: int) -> list[str]:
    """All tables."""
    return [
        *_counters(t, counts, games),
        "",
        *_regions(t, counts, games),
        "",
        *_cubes(counts, games),
        "",
        *_markets(t, counts, games),
        "",
        *_money(t, counts, games),
    ]


def _counters(t: Tables, counts: Counts, games: int) -> list[str]:
    total = sum(counts["built", name] for name in t.face_ids) or 1
    rows = ["counter      a game   share  flipped  paid  profit - paid  wins of builders"]
    for industry, name in enumerate(INDUSTRIES):
        faces = [face for face in range(t.faces) if t.face_industry[face] == industry and t.face_buildable[face]]
        number = sum(counts["built", t.face_ids[face]] for face in faces)
        rows.append(f"{name:<12} {number / games:6.2f} {number / total:7.1%}")
        rows += [_counter(t.face_ids[face], counts, games, total) for face in faces]
    over = counts["over", "own"], counts["over", "rival"]
    rows.append(f"built over own counters {over[0] / games:.2f}, over rivals' {over[1] / games:.2f} a game")
    return rows


def _counter(name: str, counts: Counts, games: int, total: int) -> str:
    built = counts["built", name]
    row = f"  {name:<10} {built / games:6.2f} {built / total:7.1%}"
    if not built:
        return row
    flipped, paid, earned = (counts[what, name] / built for what in ("flipped", "paid", "earned"))
    wins = counts["won", name] / SHARES / built
    return f"{row} {flipped:8.0%} {paid:5.1f} {earned - paid:14.1f} {wins:17.0%}"


def _regions(t: Tables, counts: Counts, games: int) -> list[str]:
    colours = [card for card, number in enumerate(t.card_industry) if number < 0]
    total = sum(counts["colour", t.card_ids[card]] for card in colours) or 1
    rows = ["colour        counters a game   share  a space  railway ends a game"]
    for card in colours:
        name = t.card_ids[card]
        spaces = sum(1 for place in t.place_of if t.colour_card[place] == card)
        built, rails = counts["colour", name], counts["rails", name]
        rows.append(
            f"{name:<13} {built / games:15.2f} {built / total:7.1%} {built / games / spaces:8.2f} {rails / games:20.1f}"
        )
    places = sorted(t.place_ids, key=lambda name: counts["place", name])
    least = [name for name in places if any(t.place_ids[at] == name for at in t.place_of)]
    shown = ", ".join(f"{name} {counts['place', name] / games:.2f}" for name in least[:3])
    rows.append(f"places built in least, counters a game: {shown}")
    railways = sorted(t.connection_ids, key=lambda name: counts["railway", name])
    shown = ", ".join(f"{name} {counts['railway', name] / games:.0%}" for name in railways[:3])
    rows.append(f"connections built least: {shown}")
    return rows


def _cubes(counts: Counts, games: int) -> list[str]:
    rows = ["cubes   a game    map  import  $1  $2  $3  empty  empty of bought"]
    for name in ("coal", "iron"):
        every = [MAP, SEA, "1", "2", "3", "empty"]
        total = sum(counts[name, where] for where in every) or 1
        bought = sum(counts[name, where] for where in every[2:]) or 1
        share = [counts[name, where] / total for where in every]
        rows.append(
            f"{name:<7} {total / games:6.1f} {share[0]:6.0%} {share[1]:7.0%} "
            + " ".join(f"{one:3.0%}" for one in share[2:5])
            + f" {share[5]:6.0%} {counts[name, 'empty'] / bought:16.0%}"
        )
    return rows


def _markets(t: Tables, counts: Counts, games: int) -> list[str]:
    rows = ["market counters   laid a game  used"]
    for at, name in enumerate(t.demand_ids):
        laid, used = counts["markets", name], counts["sold", name]
        if t.demand_takes[at]:
            rows.append(f"{name:<17} {laid / games:11.2f} {used / laid if laid else 0:5.0%}")
    shown = ", ".join(f"{name} {counts['sold at', name] / games:.0%}" for name in t.market_ids)
    return [*rows, f"used: {shown}"]


def _money(t: Tables, counts: Counts, games: int) -> list[str]:
    seats = games * t.seats
    kinds = ("counters", "money", "loans")
    points = ", ".join(f"{kind} {counts['points', kind] / seats:.1f}" for kind in kinds)
    lengths = [int(name) for what, name in counts if what == "rounds" and name != "rounds"]
    return [
        f"rounds {counts['rounds', 'rounds'] / games:.1f}, from {min(lengths)} to {max(lengths)}",
        f"loans of a seat: taken {counts['loans', 'taken'] / seats:.1f}, unpaid at the end "
        f"{counts['loans', 'unpaid'] / seats:.2f}",
        f"rail income of a seat at the end: ${counts['rail income', 'dollars'] / seats:.1f}",
        f"points of a seat: {points}",
    ]
