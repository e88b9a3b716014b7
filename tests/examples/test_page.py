"""The page on adding a game: its blocks, put together, are the files of the example."""

import re
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "cartel"
(PAGE,) = (ROOT / "docs").rglob("adding-a-game.md")
BLOCK = re.compile(r"^`([\w/.]+)`\n\n```\w+\n(.*?)```$", re.DOTALL | re.MULTILINE)
SUFFIXES = {".ftl", ".py", ".toml"}


def test_the_blocks_of_the_page_are_the_files_of_the_example() -> None:
    told: dict[str, str] = {}
    for path, text in BLOCK.findall(PAGE.read_text("utf-8")):
        told[path] = told.get(path, "") + text
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in SUFFIXES and "build" not in path.parts]
    assert told == {path.relative_to(EXAMPLE).as_posix(): path.read_text("utf-8") for path in files}


def test_the_test_of_the_page_passes(cartel: ModuleType) -> None:
    (block,) = re.findall(r"^```python\n(from ironmaster import game\n.*?)```$", PAGE.read_text("utf-8"), re.S | re.M)
    space: dict[str, object] = {}
    exec(block, space)
    test = space["test_cartel_conforms"]
    assert callable(test)
    test()
