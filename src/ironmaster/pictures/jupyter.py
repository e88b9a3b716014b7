"""Matches that show themselves in a notebook."""

from importlib import import_module

from ironmaster.core.match import Match
from ironmaster.pictures.drawing import picture


def notebook(lang: str = "en") -> None:
    """Show every match that is the value of a cell as a picture, as a watcher sees it.

    Raises RuntimeError outside a notebook.
    """
    shell = import_module("IPython").get_ipython()
    if shell is None:
        raise RuntimeError("this is not a notebook")
    formatter = shell.display_formatter.formatters["image/svg+xml"]
    formatter.for_type(Match, lambda match: picture(match, lang=lang).svg)
