"""Tiles that seats own in the slots of a map, and the cubes on them. Sets of slots and of places are bits."""

from ironmaster.kit import bits


def owner(owned: list[int], slot: int) -> int:
    """The seat whose tile is in the slot, given the slots of each seat; -1 for an empty one.

    >>> owner([0b001, 0b110], 2), owner([0b001, 0b110], 3)
    (1, -1)
    """
    for seat in range(len(owned)):
        if owned[seat] >> slot & 1:
            return seat
    return -1


def holding(full: int, places: int, place_of: list[int]) -> list[int]:
    """The slots in a set that are in one of the places.

    >>> holding(0b110, 0b01, [0, 0, 1])
    [1]
    """
    return [slot for slot in bits.members(full) if places >> place_of[slot] & 1]


def places_of(slots: int, place_of: list[int]) -> int:
    """The places of a set of slots.

    >>> places_of(0b110, [0, 0, 1])
    3
    """
    return bits.union([place_of[slot] for slot in bits.members(slots)])


def scarce(on_map: int, on_track: int, either: bool) -> bool:
    """Whether a kind of cube is scarce: none on the map and none on the track, or, with `either`, one of the two.

    >>> scarce(0, 0, False), scarce(0, 2, False), scarce(0, 2, True)
    (True, False, True)
    """
    return on_map == 0 or on_track == 0 if either else on_map == 0 and on_track == 0
