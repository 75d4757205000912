-- The rows of processes without names of parents. A query that does not need these names is faster.
CREATE VIEW process_lifetimes AS
WITH stated AS (
  SELECT file, time, 'start' AS kind, 'kernel' AS source, "ProcessId" AS pid, "ParentId" AS parent, "ImageFileName" AS name,
         NULL AS image, NULL AS short_name, "CommandLine" AS command_line, "SessionId" AS session, "UserSid" AS sid,
         NULL AS exit_status
  FROM kernel.process_start
  UNION ALL
  SELECT file, time, 'before', 'kernel', "ProcessId", "ParentId", "ImageFileName", NULL, NULL, "CommandLine", "SessionId",
         "UserSid", NULL
  FROM kernel.process_dc_start
  UNION ALL
  SELECT file, time, 'after', 'kernel', "ProcessId", "ParentId", "ImageFileName", NULL, NULL, "CommandLine", "SessionId",
         "UserSid", NULL
  FROM kernel.process_dc_stop
  UNION ALL
  SELECT file, time, 'end', 'kernel', "ProcessId", "ParentId", "ImageFileName", NULL, NULL, "CommandLine", "SessionId",
         "UserSid", "ExitStatus"
  FROM kernel.process_stop
  UNION ALL
  SELECT file, time, 'start', 'provider', "ProcessID", "ParentProcessID", NULL, "ImageName", NULL, NULL, "SessionID", NULL, NULL
  FROM kernel_process.process_start
  UNION ALL
  SELECT file, time, 'before', 'provider', "ProcessID", "ParentProcessID", NULL, "ImageName", NULL, NULL, "SessionID", NULL, NULL
  FROM kernel_process.process_rundown
  UNION ALL
  -- A short name, which lacks its end in some traces.
  SELECT file, time, 'end', 'provider', "ProcessID", NULL, NULL, NULL, "ImageName", NULL, NULL, NULL, "ExitCode"
  FROM kernel_process.process_stop
),
ordered AS (
  SELECT *, lag(kind) OVER (PARTITION BY file, pid ORDER BY time, kind DESC, source) AS last_kind,
         lag(source) OVER (PARTITION BY file, pid ORDER BY time, kind DESC, source) AS last_source
  FROM stated
),
-- A process ID is used again: each start begins another process, unless the other source has just stated it.
numbered AS (
  SELECT *, sum(CASE WHEN kind <> 'start' OR (last_kind = 'start' AND last_source <> source) THEN 0 ELSE 1 END)
         OVER (PARTITION BY file, pid ORDER BY time, kind DESC, source ROWS UNBOUNDED PRECEDING) AS number
  FROM ordered
)
SELECT file, pid, max(parent) AS parent, coalesce(max(name), max(split_part(image, '\', -1)), max(short_name)) AS name,
       max(image) AS image, max(command_line) AS command_line, max(session) AS session, max(sid) AS sid,
       min(CASE WHEN kind = 'start' THEN time END) AS "start", max(CASE WHEN kind = 'end' THEN time END) AS "end",
       max(exit_status) AS exit_status
FROM numbered GROUP BY file, pid, number;
