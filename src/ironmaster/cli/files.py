"""Reading and writing files; failures become a FileError with one sentence."""

import os
import tempfile
from pathlib import Path
from typing import Final

from ironmaster.core.errors import FileError

LARGEST: Final = 16 << 20


def read_text(name: str) -> str:
    """The text of a UTF-8 file."""
    path = Path(name).expanduser()
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise FileError("cli.large", path=name)
        return data.decode("utf-8")
    except (FileNotFoundError, NotADirectoryError):
        raise FileError("cli.missing", path=name) from None
    except IsADirectoryError:
        raise FileError("cli.directory", path=name) from None
    except UnicodeDecodeError:
        raise FileError("cli.encoding", path=name) from None
    except (OSError, ValueError) as error:
        raise FileError("cli.read", path=name, detail=_detail(error)) from None


def exists(name: str) -> bool:
    """Whether a path exists."""
    try:
        return Path(name).expanduser().exists()
    except (OSError, ValueError):
        return False


def may_write(name: str, *, force: bool) -> None:
    """Raise the error that `write_text` would raise."""
    path = Path(name).expanduser()
    if path.is_dir():
        raise FileError("cli.directory", path=name)
    if not path.parent.is_dir():
        raise FileError("cli.missing", path=str(path.parent))
    if exists(name) and not force:
        raise FileError("cli.exists", path=name)


def write_text(name: str, text: str, *, force: bool) -> None:
    """Write a file atomically; an existing one only with `force`."""
    may_write(name, force=force)
    path = Path(name).expanduser().resolve()
    try:
        number, made = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
        try:
            with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(made).chmod(_mode(path))
            Path(made).replace(path)
        except BaseException:
            Path(made).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise FileError("cli.write", path=name, detail=_detail(error)) from None


def _mode(path: Path) -> int:
    """The mode of an existing file, or the default for a new one."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _detail(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
