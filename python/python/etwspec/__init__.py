"""Windows event traces (ETW, .etl) as Arrow tables, on any machine.

>>> import etwspec
>>> trace = etwspec.sample()
>>> trace.table("kernel.context_switch").num_rows
35
"""

from __future__ import annotations

import json as _json
import os as _os
from collections.abc import Iterable as _Iterable
from collections.abc import Iterator as _Iterator
from typing import Any as _Any

from . import _etwspec
from ._etwspec import __version__

__all__ = ["Trace", "__version__", "open", "sample"]


class Trace:
    """A trace. Its file is mapped into memory and must not change while the trace is used."""

    __slots__ = ("_trace",)

    def __init__(self, trace: _etwspec.Trace) -> None:
        self._trace = trace

    @property
    def path(self) -> str:
        """Path of the file, as it was given."""
        return self._trace.path

    @property
    def host(self) -> str | None:
        """Name of the machine, if an event states it."""
        return self._trace.host

    def info(self) -> dict[str, _Any]:
        """Session and machine: empty if the file does not begin with the header of a log file."""
        return self._trace.info()

    def tables(self) -> dict[str, int]:
        """Number of rows of each table that has any, by name. Reads the whole trace."""
        return self._trace.tables()

    def table(self, name: str) -> _Any:
        """All rows of a table, as pyarrow.Table. Nothing is copied between Rust and Python."""
        return self._trace.batches(name).read_all()

    def batches(self, name: str) -> _Any:
        """The rows of a table, as pyarrow.RecordBatchReader: for tables that are larger than memory."""
        return self._trace.batches(name)

    def schema(self, name: str = "events") -> _Any:
        """The columns of a table, as pyarrow.Schema, with their documentation in the metadata of fields."""
        return self._trace.schema(name)

    def events(self) -> _Iterator[dict[str, _Any]]:
        """All events in the order of the file, each as `etwspec dump --format json` prints it."""
        for chunk in self._trace.lines():
            for line in chunk.splitlines():
                yield _json.loads(line)

    def export(
        self,
        folder: str | _os.PathLike[str],
        *,
        format: str = "parquet",
        tables: list[str] | tuple[str, ...] = (),
        partition: list[str] | tuple[str, ...] = (),
        host: str | None = None,
    ) -> dict[str, int]:
        """Write tables into a folder, as `etwspec export` does. Returns the number of rows of each.

        `tables` are names in which * is any text; without them, all tables are written. `partition` are keys: host, date,
        provider.
        """
        return self._trace.export(_os.fspath(folder), format, list(tables), list(partition), host)

    def __repr__(self) -> str:
        return repr(self._trace)


def open(
    path: str | _os.PathLike[str],
    *,
    schema: str | _os.PathLike[str] | _Iterable[str | _os.PathLike[str]] | None = None,
    guids: str = "text",
    ipv4: str = "text",
) -> Trace:
    """Open a trace.

    `schema` is a file that describes events: an instrumentation manifest (.man), messages of WPP (.tmf, .pdb), or another
    trace with schemas (.etl). It can be a folder with manifests and messages, or a list of files and folders. Problems of a file are warnings.

    `guids` is the type of columns of GUIDs, "text" or "binary"; `ipv4` is that of IPv4 addresses, "text" or "number".

    Raises FileNotFoundError and other OSErrors of the system, and ValueError if the file is not a trace or a file of `schema`
    contains no schema.
    """
    paths = [] if schema is None else [schema] if isinstance(schema, (str, _os.PathLike)) else schema
    return Trace(_etwspec.open(_os.fspath(path), guids, ipv4, [_os.fspath(of) for of in paths]))


def sample() -> Trace:
    """Open the small trace that is part of the package, with an event of every kind of header."""
    return Trace(_etwspec.open(None))
