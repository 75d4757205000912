"""Reads exported Parquet files with pandas, polars and Spark, and compares them with what pyarrow reads.

usage: readers.py DIR

DIR is a folder of `etwspec export`. The number of rows and the names of columns of each table are those of pyarrow. In Spark, so
is each value of columns of times, which it reads as numbers of nanoseconds.
"""

import os
import sys
from pathlib import Path

import pandas
import polars
import pyarrow as pa
import pyarrow.dataset as ds
from pyspark.sql import SparkSession


def check(table, reader, found, wanted):
    if found != wanted:
        sys.exit(f"{table}: {reader} reads {found!r}, and pyarrow {wanted!r}")


def main(root):
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    builder = SparkSession.builder.master("local[1]").config("spark.sql.legacy.parquet.nanosAsLong", "true")
    settings = {"spark.ui.enabled": "false", "spark.sql.caseSensitive": "true", "spark.driver.bindAddress": "127.0.0.1"}
    for key, value in settings.items():
        builder = builder.config(key, value)
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    tables = sorted(path for path in Path(root).iterdir() if path.is_dir())
    rows, times = 0, 0
    for path in tables:
        own = ds.dataset(path, format="parquet").to_table()
        shape = (own.num_rows, own.column_names)
        frame = pandas.read_parquet(path, dtype_backend="pyarrow")
        check(path.name, "pandas", (len(frame), list(frame.columns)), shape)
        frame = polars.read_parquet(path / "*.parquet")
        check(path.name, "polars", (frame.height, frame.columns), shape)
        frame = spark.read.parquet(str(path))
        check(path.name, "Spark", (frame.count(), frame.columns), shape)
        columns = [field.name for field in own.schema if pa.types.is_timestamp(field.type)]
        place = [name for name in ("file", "buffer", "offset") if name in own.column_names]
        order = lambda row: tuple(value if value is not None else -1 for value in row[: len(place)])
        quoted = [f"`{name}`" for name in place + columns]
        read = sorted((tuple(row) for row in frame.select(*quoted).collect()), key=order)
        cast = [own[name].cast(pa.int64()) if name in columns else own[name].cast(own[name].type.value_type)
                if pa.types.is_dictionary(own[name].type) else own[name] for name in place + columns]
        wanted = sorted(zip(*(column.to_pylist() for column in cast)), key=order)
        for one, other in zip(read, wanted):
            check(path.name, "Spark", one, other)
        rows += own.num_rows
        times += own.num_rows * len(columns)
    print(f"{len(tables)} tables, {rows} rows: pandas, polars and Spark read them; {times} times are equal in Spark")
    spark.stop()


if __name__ == "__main__":
    main(sys.argv[1])
