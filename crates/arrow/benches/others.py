"""Times of other ways from a trace to tables, beside `etwspec export`.

usage: others.py ETWSPEC TRACE...

ETWSPEC is the command, built with `cargo build --release --features export`. Python needs duckdb, pyarrow, pytz and
dissect.etl (PyPI). All ways read the same file in turn, on one core (`taskset`, where there is one) and on all. The best of
three rounds counts, since other programs of the machine only add time.
"""

import csv
import itertools
import os
import shutil
import subprocess
import sys
import tempfile
import time

ROUNDS = 3
NUMBERS = itertools.count()
# What no path contains.
TARGET = "\0"

DUCKDB = """
import sys, duckdb
duckdb.sql(f"COPY (SELECT * FROM read_json('/dev/stdin', format='newline_delimited', union_by_name=true,"
           f" maximum_object_size=16777216, sample_size=20000, ignore_errors=true)) TO '{sys.argv[1]}' (FORMAT parquet)")
"""

DISSECT = """
import csv, sys
from dissect.etl import ETL
out = csv.writer(open(sys.argv[2], "w", newline=""))
with open(sys.argv[1], "rb") as file:
    for record in ETL(file):
        event = record.event
        out.writerow([event.ts(), event.provider_id(), repr(event)])
"""


def best(command, folder, shell, statuses):
    """Returns the shortest time of a command, in which `TARGET` is replaced by a new name each time, or its last message if it fails.

    A file system takes long to create files just after others were removed, so nothing is removed between rounds.
    """
    times = []
    for _ in range(ROUNDS):
        target = os.path.join(folder, str(next(NUMBERS)))
        if shell:
            own = command.replace(TARGET, target)
        else:
            own = [part.replace(TARGET, target) for part in command]
        start = time.monotonic()
        done = subprocess.run(own, shell=shell, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        times.append(time.monotonic() - start)
        # Status 1 of `etwspec` means damage.
        if done.returncode not in statuses:
            return None, done.stderr.decode(errors="replace").strip().splitlines()[-1:]
    return min(times), None


def main(etwspec, traces):
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["trace", "cores", "way", "seconds", "times as long as Parquet"])
    pins = [("all", [])]
    if shutil.which("taskset"):
        pins.insert(0, ("1", ["taskset", "-c", "0"]))
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/duck.py", "w", encoding="utf-8") as file:
            file.write(DUCKDB)
        for trace in traces:
            for cores, pin in pins:
                piped = f'"{etwspec}" dump --format json "{trace}" 2>/dev/null | {" ".join(pin)} "{sys.executable}" "{folder}/duck.py" "{TARGET}.parquet"'
                ways = [
                    ("etwspec export, Parquet", pin + [etwspec, "export", trace, "-o", TARGET], False),
                    ("etwspec export, Parquet, events only", pin + [etwspec, "export", trace, "-o", TARGET, "--tables", "events"], False),
                    ("etwspec export, CSV", pin + [etwspec, "export", trace, "-o", TARGET, "--format", "csv"], False),
                    ("etwspec dump, JSON", pin + [etwspec, "dump", "--format", "json", trace], False),
                    ("etwspec dump, JSON, into DuckDB, Parquet", (f'{" ".join(pin)} ' if pin else "") + piped, True),
                    ("dissect.etl, CSV", pin + [sys.executable, "-c", DISSECT, trace, TARGET + ".csv"], False),
                ]
                base = None
                for way, command, in_shell in ways:
                    seconds, error = best(command, folder, in_shell, (0, 1) if way.startswith("etwspec") else (0,))
                    base = base or seconds
                    shown = error if seconds is None else f"{seconds:.2f}"
                    ratio = "" if seconds is None or not base else f"{seconds / base:.1f}"
                    out.writerow([os.path.basename(trace), cores, way, shown, ratio])
                    sys.stdout.flush()


main(sys.argv[1], sys.argv[2:])
