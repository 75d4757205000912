"""The part of the package that is written in Rust. Use the functions of `etwspec`."""

import os
from collections.abc import Iterator, Sequence
from typing import Any

import pyarrow as pa

__version__: str

class Trace:
    @property
    def path(self) -> str: ...
    @property
    def host(self) -> str | None: ...
    def info(self) -> dict[str, Any]: ...
    def tables(self) -> dict[str, int]: ...
    def event_count(self) -> int: ...
    def read(self, names: Sequence[str]) -> dict[str, pa.Table]: ...
    def batches(self, name: str) -> pa.RecordBatchReader: ...
    def schema(self, name: str) -> pa.Schema: ...
    def list(self, name: str) -> dict[str, tuple[str, Sequence[Any]]]: ...
    def lines(self) -> Iterator[bytes]: ...
    def export(
        self,
        folder: str | os.PathLike[str],
        format: str = "parquet",
        tables: Sequence[str] = ...,
        partition: Sequence[str] = ...,
        host: str | None = None,
    ) -> dict[str, int]: ...

def open(
    path: str | os.PathLike[str] | None,
    guids: str = "text",
    ipv4: str = "text",
    schema: list[str | os.PathLike[str]] = ...,
    where: str | None = None,
    code_page: str | None = None,
) -> Trace: ...
