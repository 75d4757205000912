"""MB/s of a cluster on this machine, by number of executors, beside one process.

usage: scale.py FOLDER TRACE...

FOLDER has `etwspec-sql` and `etwspec-cluster`, built with `cargo build --release -p etwspec-sql -p etwspec-cluster`. The traces
are copied until there are 512 MiB. Each executor has one core (`taskset`), so that there are as many executors as cores. The best
of three rounds counts, since other programs of the machine only add time.
"""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time

ROUNDS = 3
SIZE = 512 << 20
QUERIES = {
    "events by name": "SELECT provider_name, name, count(*) AS n FROM events GROUP BY 1, 2",
    "loaded images": "SELECT FileName, count(*) AS n FROM kernel.image_load GROUP BY 1",
    "cpu_by_process": "SELECT * FROM cpu_by_process",
}


def free():
    with socket.socket() as of:
        of.bind(("127.0.0.1", 0))
        return of.getsockname()[1]


def best(command):
    times = []
    for _ in range(ROUNDS):
        start = time.monotonic()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        times.append(time.monotonic() - start)
    return min(times)


def main(programs, traces):
    sql, cluster = (os.path.abspath(os.path.join(programs, name)) for name in ("etwspec-sql", "etwspec-cluster"))
    with tempfile.TemporaryDirectory() as folder:
        many, size, number = os.path.join(folder, "many"), 0, 0
        os.mkdir(many)
        while size < SIZE:
            trace = traces[number % len(traces)]
            shutil.copy(trace, os.path.join(many, f"{number}.etl"))
            size, number = size + os.path.getsize(trace), number + 1
        print("query,where,seconds,MB/s")
        for name, query in QUERIES.items():
            def show(where, seconds):
                print(f"{name},{where},{seconds:.2f},{size / 1e6 / seconds:.0f}", flush=True)

            show("one process on one core", best(["taskset", "-c", "0", sql, "--threads", "1", "--format", "csv", query, many]))
            for executors in range(1, os.cpu_count() + 1):
                address, running = f"127.0.0.1:{free()}", []
                try:
                    running.append(subprocess.Popen([cluster, "scheduler", "--bind", address], stderr=subprocess.DEVNULL))
                    for core in range(executors):
                        running.append(subprocess.Popen(
                            ["taskset", "-c", str(core), cluster, "executor", "--scheduler", address, "--cores", "1",
                             "--bind", f"127.0.0.1:{free()}", "--port", str(free())], stderr=subprocess.DEVNULL))
                    time.sleep(3)
                    command = [cluster, "query", "--scheduler", address, "--threads", str(4 * executors), "--format", "csv"]
                    show(f"{executors} executors with one core each", best(command + [query, many]))
                finally:
                    for process in running:
                        process.kill()
                        process.wait()


main(sys.argv[1], sys.argv[2:])
