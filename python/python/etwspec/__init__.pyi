"""Windows event traces (ETW, .etl) as Arrow tables, on any machine."""

import datetime
import os
from collections.abc import Iterable, Iterator, Sequence
from types import TracebackType
from typing import Any, BinaryIO, Literal, overload

import pyarrow as pa

__all__ = ["Time", "Trace", "Traces", "__version__", "open", "open_all", "sample"]

__version__: str

class Time(datetime.datetime):
    """A datetime in UTC, rounded down to microseconds."""

    @property
    def ns(self) -> int:
        """Nanoseconds since 1970, in steps of 100."""

class Trace:
    """A trace, and an iterable of its events. Its file is mapped into memory and must not change while the trace is used.

    A compressed file is unpacked into memory. If the trace was opened with `where`, it has only the events for which the expression is true.
    """

    def close(self) -> None:
        """Release the file."""
    def __enter__(self) -> Trace: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None, /
    ) -> None: ...
    def __iter__(self) -> Iterator[dict[str, Any]]: ...
    def __len__(self) -> int:
        """Number of events."""
    def __bool__(self) -> Literal[True]: ...
    @property
    def path(self) -> str:
        """Path of the file, as it was given."""
    @property
    def host(self) -> str | None:
        """Name of the machine, if an event states it."""
    def info(self) -> dict[str, Any]:
        """Session, machine, clock, losses and damage."""
    def tables(self) -> dict[str, int]:
        """Number of rows of each table that has any, by name."""
    def table(self, name: str) -> pa.Table:
        """All rows of a table."""
    def read(self, *names: str) -> dict[str, pa.Table]:
        """Several tables, by name. The trace is read once."""
    def list(self, name: str) -> pa.Table:
        """The rows of a list, such as `processes`, `files` or `waits`."""
    def batches(self, name: str) -> pa.RecordBatchReader:
        """The rows of a table, in batches."""
    def schema(self, name: str = "events") -> pa.Schema:
        """The columns of a table."""
    def events(self) -> Iterator[dict[str, Any]]:
        """All events in the order of the file, with `time` as `Time`, or None."""
    def export(
        self,
        folder: str | os.PathLike[str],
        *,
        format: Literal["parquet", "arrow", "csv", "jsonl"] = "parquet",
        tables: str | Sequence[str] = (),
        partition: str | Sequence[Literal["host", "date", "provider"]] = (),
        host: str | None = None,
    ) -> dict[str, int]:
        """Write tables into a folder."""

class Traces(Sequence[Trace]):
    """Several traces, each as a `Trace`, and their rows together."""

    def __init__(self, traces: Iterable[Trace]) -> None: ...
    @overload
    def __getitem__(self, at: int) -> Trace: ...
    @overload
    def __getitem__(self, at: slice) -> Traces: ...
    def __len__(self) -> int:
        """Number of traces."""
    def close(self) -> None:
        """Release the files."""
    def __enter__(self) -> Traces: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None, /
    ) -> None: ...
    def tables(self) -> dict[str, int]:
        """Number of rows of each table in all traces, by name."""
    def table(self, name: str) -> pa.Table:
        """All rows of a table. The column `file` has the path of the trace. A column that a trace lacks is null."""
    def read(self, *names: str) -> dict[str, pa.Table]:
        """Several tables, by name. Each trace is read once."""
    def list(self, name: str) -> pa.Table:
        """The rows of a list. Its first column, `file`, has the path of the trace."""
    def events(self) -> Iterator[dict[str, Any]]:
        """The events of one trace after the other."""

def open_all(
    paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    *,
    where: str | None = None,
    schema: str | os.PathLike[str] | Iterable[str | os.PathLike[str]] | None = None,
    guids: Literal["text", "binary"] = "text",
    ipv4: Literal["text", "number"] = "text",
    code_page: str | None = None,
) -> Traces:
    """Open several traces: files, and the .etl files of folders and of the folders in them."""

def open(
    path: str | os.PathLike[str] | bytes | bytearray | memoryview | BinaryIO,
    *,
    where: str | None = None,
    schema: str | os.PathLike[str] | Iterable[str | os.PathLike[str]] | None = None,
    guids: Literal["text", "binary"] = "text",
    ipv4: Literal["text", "number"] = "text",
    code_page: str | None = None,
) -> Trace:
    """Open a trace: a file, compressed or not, `ARCHIVE:MEMBER`, bytes or a binary file object. `where` is an expression that selects events."""

def sample(*, where: str | None = None) -> Trace:
    """Open the small trace that is part of the package."""
