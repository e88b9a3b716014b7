"""`ironmaster admin`: administration of a server, which may be running."""

import json
import os
import sys
from getpass import getpass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from ironmaster.cli.app import Json, Lang, app, hint
from ironmaster.cli.files import exists, write_text
from ironmaster.cli.messages import tell
from ironmaster.cli.progress import Meter
from ironmaster.cli.screen import console
from ironmaster.cli.serve import need_server
from ironmaster.core.errors import FileError, SetupError

if TYPE_CHECKING:
    from ironmaster.server.admin.games import Checked
    from ironmaster.server.settings import Settings

Data = dict[str, Any]
Db = Annotated[str | None, typer.Option("--db", help=hint("serve-db"))]
Config = Annotated[str | None, typer.Option("--config", help=hint("serve-config"))]

admin = typer.Typer(no_args_is_help=True, help=hint("admin"))
app.add_typer(admin, name="admin")


@admin.command("create-admin", help=hint("admin-create"))
def create_admin(
    name: Annotated[str, typer.Argument(metavar="NAME", help=hint("admin-name"))],
    existing: Annotated[bool, typer.Option("--existing", help=hint("admin-existing"))] = False,
    password_stdin: Annotated[bool, typer.Option("--password-stdin", help=hint("admin-password-stdin"))] = False,
    db: Db = None,
    config: Config = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    settings = _settings(db, config)
    from ironmaster.server.admin import database, people

    with database.migrated(settings) as engines:
        if existing:
            person = people.make_admin(engines.writing, name)
        else:
            people.check_free(engines.reading, name)
            person = people.create_admin(engines.writing, name, _password(password_stdin, lang), lang)
    key = "admin-given" if existing else "admin-created"
    _print(as_json, {"id": person.id, "name": person.name}, tell(lang, key, name=person.name))


@admin.command(help=hint("admin-verify"))
def verify(
    tables: Annotated[list[str] | None, typer.Argument(metavar="[TABLE]...", help=hint("admin-tables"))] = None,
    db: Db = None,
    config: Config = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    settings = _settings(db, config)
    from ironmaster.server.admin import database, games

    changed: list[Data] = []
    with database.read_only(settings) as engines:
        total = len(tables) if tables else games.count_begun(engines.reading)
        checked = 0
        with Meter(tell(lang, "admin-verifying"), total) as meter:
            for checked, game in enumerate(games.verify(engines.reading, tables or ()), 1):
                meter.reach(checked)
                if game.difference is not None:
                    changed.append(_change(game, lang))
                    if not as_json:
                        console().print(Text(tell(lang, "admin-changed", **changed[-1])), soft_wrap=True)
    _print(as_json, {"games": checked, "changed": changed}, _verdict(checked, len(changed), lang))
    if changed:
        raise typer.Exit(1)


def _change(game: "Checked", lang: str) -> Data:
    row, change = game
    assert change is not None
    return {
        "table": row.id,
        "status": row.status,
        "game": row.game,
        "ruleset": row.ruleset,
        "number": change.number,
        "what": change.what,
        "stored": change.stored,
        "found": change.found,
        "sentence": change.sentence(lang),
    }


def _verdict(games: int, changed: int, lang: str) -> str:
    return tell(lang, "admin-verified" if not changed else "admin-differ", games=games, changed=changed)


@admin.command(help=hint("admin-export"))
def export(
    folder: Annotated[str, typer.Argument(metavar="DIR", help=hint("admin-folder"))],
    since: Annotated[str | None, typer.Option("--since", metavar="DATE", help=hint("admin-since"))] = None,
    force: Annotated[bool, typer.Option("--force", help=hint("admin-force"))] = False,
    db: Db = None,
    config: Config = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    settings = _settings(db, config)
    from ironmaster.server.admin import database, games

    begin = games.day(since)
    written, kept, failed = 0, 0, []
    with database.read_only(settings) as engines:
        _make_folder(folder)
        with Meter(tell(lang, "admin-exporting"), games.count_ended(engines.reading, begin)) as meter:
            for done, taken in enumerate(games.records(engines.reading, begin), 1):
                meter.reach(done)
                file = str(Path(folder).expanduser() / taken.name)
                if taken.problem is not None:
                    failed.append({"table": taken.row.id, "sentence": taken.problem.say(lang)})
                elif exists(file) and not force:
                    kept += 1
                else:
                    write_text(file, taken.record, force=force)
                    written += 1
    for problem in [] if as_json else failed:
        print(tell(lang, "admin-not-exported", **problem), file=sys.stderr)
    data: Data = {"written": written, "kept": kept, "failed": failed}
    _print(as_json, data, tell(lang, "admin-exported", written=written, kept=kept))
    if failed:
        raise typer.Exit(1)


@admin.command(help=hint("admin-backup"))
def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help=hint("admin-file"))],
    db: Db = None,
    config: Config = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    settings = _settings(db, config)
    from ironmaster.server.admin import backups, database

    with database.read_only(settings) as engines:
        rows = backups.backup(engines, Path(file).expanduser())
    _print(as_json, {"rows": rows, "file": file}, tell(lang, "admin-backed-up", rows=rows, file=file))


@admin.command(help=hint("admin-restore"))
def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help=hint("admin-file"))],
    db: Db = None,
    config: Config = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    settings = _settings(db, config)
    from ironmaster.server.admin import backups, database

    with database.unchecked(settings) as engines:
        rows = backups.restore(engines, Path(file).expanduser())
    _print(as_json, {"rows": rows, "file": file}, tell(lang, "admin-restored", rows=rows, file=file))


@admin.command(help=hint("admin-prune"))
def prune(
    days: Annotated[int, typer.Option("--days", min=1, max=36500, help=hint("admin-days"))] = 30,
    dry_run: Annotated[bool, typer.Option("--dry-run", help=hint("admin-dry-run"))] = False,
    db: Db = None,
    config: Config = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    settings = _settings(db, config)
    from ironmaster.server.admin import database, pruning

    with database.existing(settings) as engines:
        done = pruning.prune(engines.writing, days, dry_run=dry_run)._asdict()
    _print(
        as_json, {**done, "dry_run": dry_run}, tell(lang, "admin-would-prune" if dry_run else "admin-pruned", **done)
    )


def _settings(db: str | None, config: str | None) -> "Settings":
    need_server()
    from ironmaster.server.settings import read_settings

    return read_settings({"db": db}, os.environ, config)


def _password(piped: bool, lang: str) -> str:
    """The password, typed twice without echo, or the first line of standard input."""
    if piped:
        return sys.stdin.readline().rstrip("\r\n")
    if not _at_terminal():
        raise SetupError("cli.terminal")
    password = getpass(tell(lang, "admin-password") + " ")
    if getpass(tell(lang, "admin-password-again") + " ") != password:
        raise SetupError("cli.passwords")
    return password


def _at_terminal() -> bool:
    return sys.stdin.isatty()


def _make_folder(name: str) -> None:
    try:
        Path(name).expanduser().mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        detail = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise FileError("cli.write", path=name, detail=detail) from None


def _print(as_json: bool, data: Data, sentence: str) -> None:
    print(json.dumps(data, ensure_ascii=False) if as_json else sentence)
