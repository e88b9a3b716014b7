"""Runs the command line in this process, with arguments and input; returns exit code and output."""

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from ironmaster.cli.main import run


class Result(NamedTuple):
    code: int
    out: str
    err: str


Cli = Callable[..., Result]


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    monkeypatch.delenv("IRONMASTER_LANG", raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def call(*words: str, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "argv", ["ironmaster", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            run()
        out, err = capsys.readouterr()
        assert isinstance(left.value.code, int)
        return Result(left.value.code, out, err)

    return call
