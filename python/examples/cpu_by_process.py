# %% [markdown]
# # Processor time by process
#
# The profiler interrupts each processor at a fixed rate and logs the thread that runs. The share of samples of a process is
# its share of processor time.

# %%
import sys
from pathlib import Path

import duckdb
import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

import etwspec

trace = etwspec.open(sys.argv[1]) if len(sys.argv) > 1 else etwspec.sample()
out = Path(sys.argv[2] if len(sys.argv) > 2 else "cpu_by_process.png")

# %% [markdown]
# A sample contains a thread ID. Other events state the process of the thread and its name, which is the column `process`.

# %%
samples = trace.table("kernel.sample")
print(samples.schema.field("process"))

# %%
by_process = duckdb.sql(
    """
    SELECT coalesce(process, 'unknown') AS process, count(*) AS samples
    FROM samples GROUP BY ALL ORDER BY samples DESC, process
    """
).fetchall()
print(by_process)

# %%
figure, axes = plt.subplots(figsize=(8, 4))
axes.barh([name for name, _ in by_process][::-1], [count for _, count in by_process][::-1])
axes.set_xlabel("samples")
axes.set_title(f"Processor time by process: {Path(trace.path).name}")
figure.tight_layout()
figure.savefig(out)
print(out)
