"""The rulings that tests are marked with."""

from collections.abc import Iterable
from types import ModuleType
from typing import Any


def shown(*modules: ModuleType | dict[str, Any]) -> set[str]:
    """The rulings that the tests of some modules are marked with."""
    spaces = [module if isinstance(module, dict) else vars(module) for module in modules]
    tests = [test for space in spaces for name, test in space.items() if name.startswith("test_")]
    return {ruling for test in tests for mark in _marks(test) if mark.name == "ruling" for ruling in mark.args}


def _marks(test: object) -> Iterable[Any]:
    return getattr(test, "pytestmark", [])
