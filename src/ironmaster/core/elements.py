"""Elements: the things that the words of a move name. A page makes them clickable and reads them aloud."""

from typing import Final, NamedTuple

ACTION: Final = "action"


class Element(NamedTuple):
    """A thing on the table that a word of a move names. `id` is that word, `kind` the kind of thing.

    The verb of a move is an element too, of the kind ACTION.
    """

    kind: str
    id: str
