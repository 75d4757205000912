-- Processor time by process, from samples. share: part of all samples of the trace.
CREATE VIEW cpu_by_process AS
SELECT file, pid, process, sum(weight) AS samples,
       CAST(sum(weight) AS DOUBLE) / sum(sum(weight)) OVER (PARTITION BY file) AS share
FROM cpu_samples GROUP BY file, pid, process;
