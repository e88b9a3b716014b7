"""The Typer application: language selection, and errors as messages with exit codes."""

import io
import os
import sys
from typing import Annotated, Final

import typer

from ironmaster.core.errors import IronmasterError
from ironmaster.core.messages import AVAILABLE, say

USER_ERROR: Final = 2
INTERRUPTED: Final = 130


def hint(key: str) -> str:
    """The help text of a command or option, in the chosen language."""
    return say("cli", _language_asked(), f"help-{key}", {})


def _language_asked() -> str:
    words = sys.argv[1:]
    asked = os.environ.get("IRONMASTER_LANG", "en")
    for place, word in enumerate(words):
        if word == "--lang" and place + 1 < len(words):
            asked = words[place + 1]
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    return asked if asked in AVAILABLE else "en"


app = typer.Typer(no_args_is_help=True, add_completion=False, help=hint("app"), pretty_exceptions_enable=False)

Json = Annotated[bool, typer.Option("--json", help=hint("json"))]
Lang = Annotated[
    str, typer.Option("--lang", envvar="IRONMASTER_LANG", help=hint("lang"), callback=lambda v: language(v))
]


def language(value: str) -> str:
    """Validate the language of an option or the environment."""
    if value not in AVAILABLE:
        raise typer.BadParameter(f"{value!r} is none of: {', '.join(AVAILABLE)}")
    return value


def run() -> None:
    """Run the command line. Errors of the user end with one sentence and exit code 2, never with a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(standalone_mode=False)
    except IronmasterError as error:
        _fail(error.say(_language_asked()))
    except typer.TyperException as error:
        _fail(error.format_message())
    except (typer.Abort, KeyboardInterrupt):
        raise SystemExit(INTERRUPTED) from None
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None
    raise SystemExit(code if isinstance(code, int) else 0)


def _fail(sentence: str) -> None:
    print(sentence, file=sys.stderr)
    raise SystemExit(USER_ERROR)
