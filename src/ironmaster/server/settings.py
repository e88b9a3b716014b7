"""Settings of a server: defaults, then a TOML file, then the environment (IRONMASTER_…), then flags."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from platformdirs import user_data_path

from ironmaster.server.errors import ServeError

PREFIX: Final = "IRONMASTER_"
CONFIG: Final = f"{PREFIX}CONFIG"
Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=1_000_000_000)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings. Flags, TOML keys and environment variables use the same names."""

    db: str = ""
    """A file for SQLite, or postgresql://…; empty for ironmaster.db in the data folder of the user."""
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8712
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    public_url: str = ""
    """The public URL, such as https://table.example; needed behind a proxy."""
    proxies: str = ""
    """Trusted proxies: addresses whose X-Forwarded-For is used, separated by commas."""
    metrics_token: str = ""
    """The token for reading /metrics; empty allows only this machine."""
    log_level: str = "info"
    log_format: str = "json"
    rooms: Count = 2000
    """How many tables are kept in memory."""
    bot_processes: Annotated[int, msgspec.Meta(ge=0, le=64)] = 1
    """Worker processes for bots, for each server process; 0 switches bots off."""
    bot_seconds: Seconds = 20.0
    """The time limit for a move of a bot. After it, a random move is made."""
    master_seconds: Annotated[float, msgspec.Meta(ge=0.01, le=600)] = 1.0
    """The thinking time of the bot `master`, and of hints, for one decision."""
    analysis_seconds: Seconds = 60.0
    """The thinking time of the analysis of a whole game."""
    bot_pace: Seconds = 0.4
    """The pause before each move of a bot, so that people can follow the game."""
    session_days: Count = 90
    rates: Annotated[float, msgspec.Meta(ge=0, le=1_000_000)] = 1.0
    """A factor for all rate limits; 0 switches them off."""
    guests: bool = True
    """Whether people may play without an account."""
    page: str = ""
    """The folder of the web page; empty for the page that is part of the package."""

    @property
    def database(self) -> str:
        """The database, with the default if none is set."""
        return self.db or str(user_data_path("ironmaster", appauthor=False) / "ironmaster.db")

    @property
    def thinking(self) -> float:
        """The thinking time of bots that use all their time; at most the time limit of a move."""
        return min(self.master_seconds, self.bot_seconds)

    @property
    def secure(self) -> bool:
        """Whether the server is reached over https, so that cookies must be secure."""
        return self.public_url.startswith("https://")


FIELDS: Final = tuple(Settings.__struct_fields__)


def read_settings(flags: Mapping[str, object], environment: Mapping[str, str], file: str | None = None) -> Settings:
    """The settings from all sources. A flag that is None was not given."""
    name = file or environment.get(CONFIG) or ""
    chosen: dict[str, object] = dict(_from_file(name)) if name else {}
    chosen |= {key: environment[f"{PREFIX}{key.upper()}"] for key in FIELDS if f"{PREFIX}{key.upper()}" in environment}
    chosen |= {key: value for key, value in flags.items() if value is not None}
    return _checked(chosen)


def _from_file(name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(name).expanduser().read_text("utf-8"))
    except OSError as error:
        raise ServeError("config", path=name, problem=error.strerror or "") from None
    except (ValueError, RuntimeError, RecursionError) as error:
        raise ServeError("config", path=name, problem=str(error)) from None


def _checked(chosen: Mapping[str, object]) -> Settings:
    unknown = sorted(set(chosen) - set(FIELDS))
    if unknown:
        raise ServeError("setting", name=unknown[0], known=", ".join(FIELDS))
    try:
        settings = msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ServeError("value", problem=str(error)) from None
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise ServeError("value", problem=f"log_level: {settings.log_level[:40]}")
    if settings.log_format not in ("json", "text"):
        raise ServeError("value", problem=f"log_format: {settings.log_format[:40]}")
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise ServeError("value", problem=f"public_url: {settings.public_url[:80]}")
    return settings


def as_environment(settings: Settings) -> dict[str, str]:
    """The settings as environment variables, for child processes."""
    return {f"{PREFIX}{key.upper()}": _written(getattr(settings, key)) for key in FIELDS}


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
