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
# A sample contains a thread ID. The events that start and describe threads name their process, so the column beside the
# field has the name of the process already.

# %%
samples = trace.table("kernel.perfinfo_sampled_profile_information")
field = next(name for name in samples.column_names if name.lower() == "threadid")
print(samples.schema.field(field))

# %%
by_process = duckdb.sql(
    f"""
    SELECT coalesce("{field}_refers_to", 'unknown') AS process, count(*) AS samples
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
