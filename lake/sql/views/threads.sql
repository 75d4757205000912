-- Threads and their processes. since: NULL from the start of the trace on. until: when the thread ID is used again, or NULL.
CREATE VIEW threads AS
WITH stated AS (
  SELECT file, "ThreadId" AS tid, "ProcessId" AS pid, time AS since FROM kernel.thread_start
  UNION ALL
  SELECT file, "ThreadId", "ProcessId", NULL FROM kernel.thread_dc_start
),
-- A thread that only the rundown at the end names existed from the start on.
late AS (
  SELECT file, "ThreadId" AS tid, "ProcessId" AS pid FROM kernel.thread_dc_stop
  UNION ALL
  SELECT file, "ThreadId", "ProcessId" FROM kernel.thread_stop
),
known AS (
  SELECT * FROM stated
  UNION ALL
  SELECT l.file, l.tid, l.pid, NULL FROM late l
  LEFT JOIN stated s ON s.file = l.file AND s.tid = l.tid WHERE s.tid IS NULL
),
single AS (SELECT file, tid, since, max(pid) AS pid FROM known GROUP BY file, tid, since)
SELECT file, tid, pid, since, lead(since) OVER (PARTITION BY file, tid ORDER BY since NULLS FIRST) AS until FROM single;
