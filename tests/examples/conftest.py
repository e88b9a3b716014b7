"""The example game, registered while its tests run."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from ironmaster.core import messages, registry
from tests.cli.conftest import cli
from tests.server.conftest import new_database, start_server

__all__ = ("cli", "new_database", "start_server")

SOURCE = Path(__file__).parents[2] / "examples" / "cartel" / "src"
POINTS = "[ironmaster.games]\ncartel = ironmaster_cartel\n"


@pytest.fixture
def cartel(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(SOURCE))
    module = import_module("ironmaster_cartel")
    registry.register(module.SPEC, module.cartel, module.HOME)
    yield module
    del registry._games["cartel"], messages.homes()["cartel"]


def install(folder: Path) -> None:
    """Put into a folder what pip writes when it installs the example."""
    info = folder / "ironmaster_cartel-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ironmaster-cartel\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(POINTS, "utf-8")


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The example as pip installs it, for the programs that a test starts."""
    install(tmp_path)
    monkeypatch.setenv("PYTHONPATH", ":".join([str(tmp_path), str(SOURCE), *sys.path]))
