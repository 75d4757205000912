-- Garbage collections of .NET processes. pause_ns: nanoseconds from the suspension of threads before the start to their resumption
-- after it; of a background collection, this is its first pause.
CREATE VIEW gcs AS
WITH starts AS (
  -- Two providers may log the same collection.
  SELECT file, pid, "ClrInstanceID" AS runtime, "Count" AS number, min(time) AS "start", min("Depth") AS generation,
         min("Reason_name") AS reason, min("Type_name") AS kind
  FROM dotnet.gc_start GROUP BY file, pid, "ClrInstanceID", "Count"
),
ends AS (
  SELECT file, pid, "ClrInstanceID" AS runtime, "Count" AS number, min(time) AS "end"
  FROM dotnet.gc_end GROUP BY file, pid, "ClrInstanceID", "Count"
),
points AS (
  SELECT file, pid, runtime, number, "start" AS time, NULL AS suspended, NULL AS resumed FROM starts
  UNION ALL
  SELECT file, pid, "ClrInstanceID", NULL, time, time AS suspended, NULL FROM dotnet.gc_suspend_ee_begin
  UNION ALL
  SELECT file, pid, "ClrInstanceID", NULL, time, NULL, time AS resumed FROM dotnet.gc_restart_ee_end
),
pauses AS (
  SELECT file, pid, runtime, number,
         max(suspended) OVER (PARTITION BY file, pid, runtime ORDER BY time, number NULLS FIRST
                              ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS suspended,
         max(resumed) OVER (PARTITION BY file, pid, runtime ORDER BY time, number NULLS FIRST
                            ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS resumed_before,
         min(resumed) OVER (PARTITION BY file, pid, runtime ORDER BY time, number NULLS FIRST
                            ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS resumed
  FROM points
)
SELECT s.file, s.pid, n.process, s.runtime, s.number, s.generation, s.reason, s.kind, s."start", e."end",
       CASE WHEN p.resumed_before IS NULL OR p.resumed_before <= p.suspended
            THEN CAST(p.resumed AS BIGINT) - CAST(p.suspended AS BIGINT) END AS pause_ns
FROM starts s
LEFT JOIN ends e ON e.file = s.file AND e.pid = s.pid AND e.runtime = s.runtime AND e.number = s.number
LEFT JOIN pauses p ON p.file = s.file AND p.pid = s.pid AND p.runtime = s.runtime AND p.number = s.number
LEFT JOIN process_names n ON n.file = s.file AND n.pid = s.pid;
