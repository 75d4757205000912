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
# Text that no path contains.
TARGET = "\0"

# The members of an event in `dump --format json`, and their types. DuckDB can find them out, but loses those lines of a pipe that it
# looks at for that.
MEMBERS = {
    "time": "TIMESTAMP_NS",
    **dict.fromkeys(["time_stamp", "cpu", "pid", "tid", "pointer", "version", "kernel_time", "user_time", "id", "channel"], "BIGINT"),
    **dict.fromkeys(["level", "opcode", "task", "type", "number", "data_pointer"], "BIGINT"),
    **dict.fromkeys(["at", "header", "hook", "name", "group", "community_name", "bytes", "provider", "keyword", "flags"], "VARCHAR"),
    **dict.fromkeys(["property", "activity_id", "schema", "provider_name", "process", "task_name"], "VARCHAR"),
    **dict.fromkeys(["opcode_name", "level_name", "channel_name", "message", "message_guid", "fit"], "VARCHAR"),
    **dict.fromkeys(["data", "items", "names", "keywords"], "JSON"),
}

# Arguments: a folder, and whether each kind of event gets a file with a column for each of its fields, too.
DUCKDB = f"""
import os, sys, duckdb
folder, tables = sys.argv[1], sys.argv[2] == "all"
os.makedirs(folder)
db = duckdb.connect()
lines = "read_json('/dev/stdin', format='newline_delimited', maximum_object_size=16777216, columns={MEMBERS})"
if not tables:
    db.execute(f"COPY (SELECT * FROM {{lines}}) TO '{{folder}}/events.parquet' (FORMAT parquet)")
    sys.exit()
db.execute(f"CREATE TABLE events AS SELECT * FROM {{lines}}")
db.execute(f"COPY events TO '{{folder}}/events.parquet' (FORMAT parquet)")
kind = ["header", "provider", "hook", "id", "type", "name"]
db.execute(f"CREATE TABLE kinds AS SELECT {{', '.join(kind)}}, row_number() OVER () AS number, json_group_structure(data) AS structure"
           f" FROM events WHERE data::VARCHAR <> '{{{{}}}}' GROUP BY {{', '.join(kind)}}")
same = " AND ".join(f"events.{{name}} IS NOT DISTINCT FROM kinds.{{name}}" for name in kind)
db.execute(f"CREATE TABLE numbered AS SELECT time, cpu, pid, tid, process, data, number FROM events JOIN kinds ON {{same}}")
for number, structure in db.execute("SELECT number, structure::VARCHAR FROM kinds").fetchall():
    fields = f"unnest(json_transform(data, '{{structure.replace(chr(39), chr(39) * 2)}}'))"
    db.execute(f"COPY (SELECT time, cpu, pid, tid, process, {{fields}} FROM numbered WHERE number = {{number}})"
               f" TO '{{folder}}/{{number}}.parquet' (FORMAT parquet)")
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


def rows(target):
    """Returns the number of events in the Parquet files that a command made."""
    import duckdb

    files = "/events/*.parquet" if os.path.isdir(f"{target}/events") else "/events.parquet"
    return duckdb.execute(f"SELECT count(*) FROM '{target}{files}'").fetchone()[0]


def best(command, folder, shell, statuses):
    """Returns the shortest time of a command, in which `TARGET` is replaced by a new name each time, and the last of these names.

    If the command fails, returns None and its last message. A file system takes long to create files just after others were removed,
    so nothing is removed between rounds.
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
    return min(times), target


def main(etwspec, traces):
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["trace", "cores", "way", "seconds", "times as long as `etwspec export` into Parquet"])
    pins = [("all", [])]
    if shutil.which("taskset"):
        pins.insert(0, ("1", ["taskset", "-c", "0"]))
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/duck.py", "w", encoding="utf-8") as file:
            file.write(DUCKDB)
        for trace in traces:
            for cores, pin in pins:
                before = f'{" ".join(pin)} ' if pin else ""
                dump = f'{before}"{etwspec}" dump --format json "{trace}" 2>/dev/null'
                duckdb = f'{before}"{sys.executable}" "{folder}/duck.py" "{TARGET}"'
                export = [etwspec, "export", trace, "-o", TARGET]
                # Each way with the number of the export whose rows it makes.
                ways = [
                    (0, "etwspec export, Parquet", pin + export, False),
                    (1, "etwspec export, Parquet, events only", pin + [*export, "--tables", "events"], False),
                    (0, "etwspec export, CSV", pin + [*export, "--format", "csv"], False),
                    (1, "etwspec dump, JSON", pin + [etwspec, "dump", "--format", "json", trace], False),
                    (0, "etwspec dump, JSON, into DuckDB, Parquet", f"{dump} | {duckdb} all", True),
                    (1, "etwspec dump, JSON, into DuckDB, Parquet, events only", f"{dump} | {duckdb} events", True),
                    (1, "Python with DuckDB, start alone", pin + [sys.executable, "-c", "import duckdb"], False),
                    (1, "dissect.etl, CSV", pin + [sys.executable, "-c", DISSECT, trace, TARGET + ".csv"], False),
                ]
                exports, events = [], set()
                for of, way, command, in_shell in ways:
                    seconds, made = best(command, folder, in_shell, (0, 1) if way.startswith("etwspec") else (0,))
                    if len(exports) < 2:
                        exports.append(seconds)
                    base = exports[of]
                    shown = made if seconds is None else f"{seconds:.3f}"
                    ratio = "" if seconds is None or not base else f"{seconds / base:.1f}"
                    out.writerow([os.path.basename(trace), cores, way, shown, ratio])
                    sys.stdout.flush()
                    if seconds is not None and "Parquet" in way:
                        events.add(rows(made))
                if len(events) != 1:
                    sys.exit(f"the ways make different numbers of rows: {sorted(events)}")


main(sys.argv[1], sys.argv[2:])
