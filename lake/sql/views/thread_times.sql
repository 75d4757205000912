-- Run, ready and wait time of threads in nanoseconds, from context switches. Time before a thread's first switch and after
-- its last one is not counted.
-- run_ns: on a processor. ready_ns: made ready or preempted, and waiting for a processor. wait_ns: waiting for anything else.
CREATE VIEW thread_times AS
WITH points AS (
  SELECT file, "NewThreadId" AS tid, time, 2 AS kind, 'run' AS state FROM kernel.context_switch
  UNION ALL
  -- 5 is the thread state Waiting. In all others, the thread could have run on.
  SELECT file, "OldThreadId", time, 0, CASE WHEN "OldThreadState" = 5 THEN 'wait' ELSE 'ready' END FROM kernel.context_switch
  UNION ALL
  SELECT file, "ThreadId", time, 1, NULL FROM kernel.ready_thread
),
-- Thread 0 is the idle thread of every processor. Engines that send plans to others lose IGNORE NULLS, so the last state is found
-- by counting states.
numbered AS (
  SELECT *, count(state) OVER (PARTITION BY file, tid ORDER BY time, kind ROWS UNBOUNDED PRECEDING) AS number
  FROM points WHERE tid <> 0 AND time IS NOT NULL
),
intervals AS (
  SELECT file, tid, kind, max(state) OVER (PARTITION BY file, tid, number) AS state,
         CAST(lead(time) OVER (PARTITION BY file, tid ORDER BY time, kind) AS BIGINT) - CAST(time AS BIGINT) AS length
  FROM numbered
),
counted AS (
  SELECT file, tid, length, kind, CASE WHEN state = 'wait' AND kind = 1 THEN 'ready' ELSE state END AS state FROM intervals
),
summed AS (
  SELECT file, tid, coalesce(sum(CASE WHEN state = 'run' THEN length END), 0) AS run_ns,
         coalesce(sum(CASE WHEN state = 'ready' THEN length END), 0) AS ready_ns,
         coalesce(sum(CASE WHEN state = 'wait' THEN length END), 0) AS wait_ns,
         sum(CASE WHEN kind = 2 THEN 1 ELSE 0 END) AS switches
  FROM counted GROUP BY file, tid
),
-- The process that the thread ID belonged to last.
owners AS (
  SELECT file, tid, last_value(pid ORDER BY since NULLS FIRST) AS pid FROM threads GROUP BY file, tid
)
SELECT s.file, s.tid, o.pid, n.process, s.run_ns, s.ready_ns, s.wait_ns, s.switches
FROM summed s
LEFT JOIN owners o ON o.file = s.file AND o.tid = s.tid
LEFT JOIN process_names n ON n.file = s.file AND n.pid = o.pid;
