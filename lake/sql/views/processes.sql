-- Processes, with parent and lifetime, from kernel events and from events of Microsoft-Windows-Kernel-Process.
-- start: NULL if the process began before the trace. end: NULL if it lived at the end of the trace.
-- parent: process ID of the parent. parent_name: its name, if the trace states which process had that ID then.
-- image: path of the executable, which only Microsoft-Windows-Kernel-Process states.
CREATE VIEW processes AS
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
),
lifetimes AS (
  SELECT file, pid, number, max(parent) AS parent, max(image) AS image, max(command_line) AS command_line,
         coalesce(max(name), max(split_part(image, '\', -1)), max(short_name)) AS name,
         max(session) AS session, max(sid) AS sid, max(exit_status) AS exit_status,
         min(CASE WHEN kind = 'start' THEN time END) AS "start", max(CASE WHEN kind = 'end' THEN time END) AS "end"
  FROM numbered GROUP BY file, pid, number
)
SELECT l.file, l.pid, l.parent, p.name AS parent_name, l.name, l.image, l.command_line, l.session, l.sid, l."start", l."end",
       l.exit_status
FROM lifetimes l
LEFT JOIN lifetimes p
  ON p.file = l.file AND p.pid = l.parent AND p.pid <> l.pid AND l."start" IS NOT NULL
 AND (p."start" IS NULL OR p."start" <= l."start") AND (p."end" IS NULL OR l."start" <= p."end");
