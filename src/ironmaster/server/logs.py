"""Structured logs: JSON lines, or plain text for a terminal. They never contain secrets, IP addresses or bodies."""

import logging
import sys
import traceback
from typing import Any, Final

import msgspec

STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "color_message",
    "taskName",
}


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    return {key: value for key, value in vars(record).items() if key not in STANDARD}


class SafeFormatter(logging.Formatter):
    """Formats exceptions without their messages, which may contain user input."""

    def formatException(self, ei: Any) -> str:  # noqa: N802 # the name is the library's
        error: BaseException | None = ei[1]
        parts: list[str] = []
        while error is not None and len(parts) < 10:
            kind = type(error)
            parts.append("".join(traceback.format_tb(error.__traceback__)) + f"{kind.__module__}.{kind.__qualname__}")
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\ncaused by\n".join(parts)


def _message(record: logging.LogRecord) -> str:
    """The first line of the message. Some libraries add the error itself in further lines."""
    return record.getMessage().strip().partition("\n")[0]


class JsonFormatter(SafeFormatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": _message(record),
            **_fields(record),
        }
        if record.exc_info:
            line["problem"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextFormatter(SafeFormatter):
    """Formats a record as a line of text."""

    def format(self, record: logging.LogRecord) -> str:
        extra = " ".join(f"{key}={value}" for key, value in _fields(record).items())
        text = f"{self.formatTime(record, '%H:%M:%S')} {record.levelname.lower():7} {_message(record)} {extra}".rstrip()
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


class ClientErrorFilter(logging.Filter):
    """Turns errors that a client caused into warnings; the library logs them as errors."""

    def filter(self, record: logging.LogRecord) -> bool:
        if str(record.msg).startswith("Invalid UTF-8"):
            record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
        return True


def set_up_logs(level: str, form: str) -> None:
    """Send all logs to standard error in one format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    logging.getLogger("ironmaster").setLevel(level.upper())  # libraries would log headers and addresses on lower levels
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.error").filters[:] = [ClientErrorFilter()]
    logging.getLogger("uvicorn.access").disabled = True  # it would log URLs with the tokens of links
