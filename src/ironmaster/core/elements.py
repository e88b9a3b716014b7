"""What the words of a move name, as plain data: a page offers them to be clicked or reads them aloud."""

from typing import Final, NamedTuple

ACTION: Final = "action"


class Element(NamedTuple):
    """A thing on the table that a word of a move names: `id` is that word, `kind` what sort of thing it is.

    The verb of a move is an element too, of the kind ACTION.
    """

    kind: str
    id: str
