"""Examples on the pages in docs, for tests that run them."""

import re
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"


def example(page: str, heading: str, kind: str = "python") -> str:
    """The first block of a kind under a heading of a page."""
    text = (DOCS / page).read_text("utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    found = re.search(rf"```{kind}\n(.*?)```", text, re.DOTALL)
    assert found is not None, f"{page} has no {kind} under {heading}"
    return found.group(1)
