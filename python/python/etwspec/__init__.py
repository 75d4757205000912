"""Windows event traces (ETW, .etl) as Arrow tables, on any machine.

>>> import etwspec
>>> trace = etwspec.sample()
>>> trace.table("kernel.context_switch").num_rows
35
"""

from __future__ import annotations

import datetime as _datetime
import html as _html
import io as _io
import json as _json
import os as _os
import shutil as _shutil
import tempfile as _tempfile
import warnings as _warnings
import weakref as _weakref
from collections.abc import Callable as _Callable
from collections.abc import Iterable as _Iterable
from collections.abc import Iterator as _Iterator
from collections.abc import Sequence as _Sequence
from typing import Any as _Any

from . import _etwspec
from ._etwspec import __version__

__all__ = ["Time", "Trace", "Traces", "__version__", "open", "open_all", "sample"]


class Time(_datetime.datetime):
    """A datetime in UTC, rounded down to microseconds. `ns` has the rest, too."""

    _rest = 0

    @property
    def ns(self) -> int:
        """Nanoseconds since 1970, as exact as the trace: in steps of 100."""
        return (self - _EPOCH) // _datetime.timedelta(microseconds=1) * 1000 + self._rest

    @classmethod
    def _with_rest(cls, time: _datetime.datetime, rest: int) -> Time:
        made = cls.combine(time.date(), time.time(), _datetime.timezone.utc)
        made._rest = rest
        return made


_EPOCH = _datetime.datetime(1970, 1, 1, tzinfo=_datetime.timezone.utc)
_FILETIME_ZERO = _datetime.datetime(1601, 1, 1)


def _time(filetime: int | None) -> Time | None:
    """The time of a FILETIME. None if there is none, or beyond the year 9999."""
    try:
        if filetime is None:
            return None
        return Time._with_rest(_FILETIME_ZERO + _datetime.timedelta(microseconds=filetime // 10), filetime % 10 * 100)
    except OverflowError:
        return None


def _names(names: str | _Iterable[str]) -> list[str]:
    """A name, or several."""
    return [names] if isinstance(names, str) else [*names]


class Trace:
    """A trace, and an iterable of its events.

    Its file is mapped into memory and must not change while the trace is used; a compressed file is unpacked into memory. `close`, and the
    end of a `with` block, release it. If the trace was opened with `where`, events, tables and numbers are of the selected events.
    """

    __slots__ = ("__weakref__", "_open", "_path")

    def __init__(self, trace: _etwspec.Trace) -> None:
        self._open: _etwspec.Trace | None = trace
        self._path = trace.path

    @property
    def _trace(self) -> _etwspec.Trace:
        if self._open is None:
            raise ValueError(f"{self._path} is closed; open it again")
        return self._open

    def close(self) -> None:
        """Release the file. Readers of batches and iterators of events that exist go on to their end."""
        self._open = None

    def __enter__(self) -> Trace:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __iter__(self) -> _Iterator[dict[str, _Any]]:
        return self.events()

    def __len__(self) -> int:
        """Number of events, which are the rows of the table `events`."""
        return self._trace.event_count()

    def __bool__(self) -> bool:
        return True

    @property
    def path(self) -> str:
        """Path of the file, as it was given."""
        return self._path

    @property
    def host(self) -> str | None:
        """Name of the machine, if an event states it."""
        return self._trace.host

    def info(self) -> dict[str, _Any]:
        """Session, machine, clock, losses and damage: only damage if the file does not begin with the header of a log file.

        Times are of the class `Time`. The clock has the members of `etwspec info --format json`: the
        time of a time stamp is `utc` plus `(time_stamp - ticks) / frequency` seconds.
        """
        info = self._trace.info()
        for name in ("start_time", "end_time", "boot_time"):
            if name in info:
                info[name] = _time(info[name])
        if "clock" in info:
            info["clock"]["utc"] = _time(info["clock"]["utc"])
        return info

    def tables(self) -> dict[str, int]:
        """Number of rows of each table that has any, by name. The first call reads the whole trace."""
        return self._trace.tables()

    def table(self, name: str) -> _Any:
        """All rows of a table, as pyarrow.Table. Nothing is copied between Rust and Python. Each call reads the trace."""
        return self._trace.batches(name).read_all()

    def read(self, *names: str) -> dict[str, _Any]:
        """Several tables, each as pyarrow.Table, by name. The trace is read once.

        In names, * is any text. Without a name, it is all tables that have rows.
        """
        return self._trace.read(list(names))

    def list(self, name: str) -> _Any:
        """The rows of a list, as pyarrow.Table: `processes`, `images`, `files`, `waits` and the others that `etwspec list` prints.

        A row follows from several events. Unknown values are null, and durations are nanoseconds.
        """
        import pyarrow

        types = {"time": pyarrow.timestamp("ns", "UTC")}
        columns = self._trace.list(name).items()
        return pyarrow.table({column: pyarrow.array(values, types.get(of, of)) for column, (of, values) in columns})

    def batches(self, name: str) -> _Any:
        """The rows of a table, as pyarrow.RecordBatchReader: for tables that are larger than memory."""
        return self._trace.batches(name)

    def schema(self, name: str = "events") -> _Any:
        """The columns of a table, as pyarrow.Schema, with their documentation in the metadata of fields."""
        return self._trace.schema(name)

    def events(self) -> _Iterator[dict[str, _Any]]:
        """All events in the order of the file, each as `etwspec dump --format json` prints it, but with `time` as `Time`.

        It is None for an event without a time, and a text beyond the year 9999. Times among the fields in `data` are texts.
        """
        return self._events(self._trace.lines())

    @staticmethod
    def _events(chunks: _Iterator[bytes]) -> _Iterator[dict[str, _Any]]:
        for chunk in chunks:
            for line in chunk.splitlines():
                event = _json.loads(line)
                text = event.setdefault("time", None)
                try:
                    # Seven digits of a second, which no version of Python before 3.11 reads.
                    event["time"] = Time._with_rest(_datetime.datetime.fromisoformat(text[:26]), int(text[26:27]) * 100)
                except (TypeError, ValueError):
                    pass
                yield event

    def export(
        self,
        folder: str | _os.PathLike[str],
        *,
        format: str = "parquet",
        tables: str | _Sequence[str] = (),
        partition: str | _Sequence[str] = (),
        host: str | None = None,
    ) -> dict[str, int]:
        """Write tables into a folder, as `etwspec export` does. Returns the number of rows of each.

        `tables` is a name or several, in which * is any text; without them, all tables are written. If no table has one of the names, it is
        a KeyError, and nothing is written. `partition` is a key or several: host, date, provider.
        """
        return self._trace.export(_os.fspath(folder), format, _names(tables), _names(partition), host)

    def __repr__(self) -> str:
        return f"etwspec.open({self._path!r})"

    def _repr_html_(self) -> str:
        """The values of `info` as a table, which notebooks show."""
        rows = {"trace": self} if self._open is None else {"trace": self, **self.info()}
        shown = {name: len(row) if isinstance(row, list) else row for name, row in rows.items() if not isinstance(row, dict)}
        texts = [(_html.escape(name), _html.escape(f"{row}")) for name, row in shown.items()]
        cells = (f"<tr><th>{name}</th><td>{text}</td></tr>" for name, text in texts)
        return f"<table>{''.join(cells)}</table>"


class Traces(_Sequence[Trace]):
    """Several traces, each as a `Trace`, and their rows together. `close`, and the end of a `with` block, release their files."""

    def __init__(self, traces: _Iterable[Trace]) -> None:
        self._traces = tuple(traces)

    def __getitem__(self, at: _Any) -> _Any:
        return Traces(self._traces[at]) if isinstance(at, slice) else self._traces[at]

    def __len__(self) -> int:
        """Number of traces."""
        return len(self._traces)

    def close(self) -> None:
        """Release the files."""
        for trace in self._traces:
            trace.close()

    def __enter__(self) -> Traces:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def tables(self) -> dict[str, int]:
        """Number of rows of each table in all traces, by name."""
        rows: dict[str, int] = {}
        for trace in self._traces:
            for name, number in trace.tables().items():
                rows[name] = rows.get(name, 0) + number
        return dict(sorted(rows.items()))

    def table(self, name: str) -> _Any:
        """All rows of a table, as pyarrow.Table. The column `file` has the path of the trace. A column that a trace lacks is null."""
        return _concat(self._read(lambda trace: trace.table(name)))

    def read(self, *names: str) -> dict[str, _Any]:
        """Several tables, each as pyarrow.Table, by name. Each trace is read once. In names, * is any text."""
        found: dict[str, list[_Any]] = {}
        for tables in self._read(lambda trace: trace.read(*names)):
            for name, table in tables.items():
                found.setdefault(name, []).append(table)
        return {name: _concat(tables) for name, tables in found.items()}

    def list(self, name: str) -> _Any:
        """The rows of a list, as pyarrow.Table. Its first column, `file`, has the path of the trace."""
        return _concat(self._read(lambda trace: _with_file(trace.list(name), trace.path)))

    def events(self) -> _Iterator[dict[str, _Any]]:
        """The events of one trace after the other."""
        for trace in self._traces:
            yield from trace.events()

    def _read(self, read: _Callable[[Trace], _Any]) -> _Any:
        """What a function returns of each trace that has a table. A KeyError if none has it."""
        found: _Any = []
        missing: KeyError | None = None
        for trace in self._traces:
            try:
                found.append(read(trace))
            except KeyError as error:
                missing = error
        if missing and not found:
            raise missing
        return found

    def __repr__(self) -> str:
        return f"etwspec.open_all({[trace.path for trace in self._traces]!r})"


def _concat(tables: list[_Any]) -> _Any:
    import pyarrow

    return pyarrow.concat_tables(tables, promote_options="permissive")


def _with_file(table: _Any, path: str) -> _Any:
    import pyarrow

    return table.add_column(0, "file", pyarrow.repeat(pyarrow.scalar(path), table.num_rows))


def open_all(paths: str | _os.PathLike[str] | _Iterable[str | _os.PathLike[str]], **options: _Any) -> Traces:
    """Open several traces: files, and the .etl files of folders and of the folders in them, in the order of their names.

    `options` are those of `open`. A file of a folder that is no trace is left out, with a warning; a path that names one is a ValueError, as
    is a folder without traces.
    """
    traces: list[Trace] = []
    for path in [paths] if isinstance(paths, (str, _os.PathLike)) else paths:
        if not _os.path.isdir(path):
            traces.append(open(path, **options))
            continue
        files = sorted(
            _os.path.join(folder, name)
            for folder, _, names in _os.walk(path)
            for name in names
            if name.lower().endswith(".etl")
        )
        before = len(traces)
        for file in filter(_os.path.isfile, files):
            try:
                traces.append(open(file, **options))
            except ValueError as error:
                if "is not an ETW trace" not in str(error):
                    raise
                _warnings.warn(f"left out: {error}", stacklevel=2)
        if len(traces) == before:
            raise ValueError(f"{_os.fspath(path)} contains no trace; name a folder with .etl files")
    if not traces:
        raise ValueError("no trace; name files, or folders with .etl files")
    return Traces(traces)


def open(
    path: str | _os.PathLike[str] | bytes | _Any,
    *,
    where: str | None = None,
    schema: str | _os.PathLike[str] | _Iterable[str | _os.PathLike[str]] | None = None,
    guids: str = "text",
    ipv4: str = "text",
    code_page: str | None = None,
) -> Trace:
    """Open a trace: a file, a compressed one in gzip, xz, Zstandard or zip, or a member of an archive, as `ARCHIVE:MEMBER`.

    The bytes of a trace, and a binary file object, are written into a temporary file while the trace is open.

    `where` selects events: an expression as `etwspec dump --where` takes, such as `process = System and FileName ~ *.dll`.

    `schema` is a file that describes events: an instrumentation manifest (.man), messages of WPP (.tmf, .pdb), or another
    trace with schemas (.etl). It can be a folder with manifests and messages, or a list of files and folders. Problems of a file are warnings.

    `guids` is the type of columns of GUIDs, "text" or "binary"; `ipv4` is that of IPv4 addresses, "text" or "number".

    `code_page` is the code page of 8-bit text that is not UTF-8, such as "1251" or "gbk".

    Damage, lost events, names that exceed the limit of memory, and a compressed file that cannot be unpacked to its end are warnings.

    Raises FileNotFoundError and other OSErrors of the system, and ValueError if the file is not a trace, a file of `schema`
    contains no schema, the expression has an error, it contains a name that neither the tables nor the trace have, or the code
    page is unknown.
    """
    paths = [] if schema is None else [schema] if isinstance(schema, (str, _os.PathLike)) else schema
    options = guids, ipv4, [_os.fspath(of) for of in paths], where, code_page
    if not isinstance(path, (bytes, bytearray, memoryview)) and not hasattr(path, "read"):
        return Trace(_etwspec.open(_os.fspath(path), *options))
    folder = _tempfile.TemporaryDirectory(prefix="etwspec-", ignore_cleanup_errors=True)
    copy = _os.path.join(folder.name, "trace.etl")
    with _io.open(copy, "wb") as file:
        _shutil.copyfileobj(path if hasattr(path, "read") else _io.BytesIO(path), file)
    trace = Trace(_etwspec.open(copy, *options))
    _weakref.finalize(trace, folder.cleanup)
    return trace


def sample(*, where: str | None = None) -> Trace:
    """Open the small trace that is part of the package, with an event of every kind of header."""
    return Trace(_etwspec.open(None, where=where))
