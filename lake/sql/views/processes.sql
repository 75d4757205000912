-- Processes, with parent and lifetime.
-- start: NULL if the process began before the trace. end: NULL if it lived at the end of the trace.
-- parent: process ID of the parent. parent_name: its name, if the trace states which process had that ID then.
CREATE VIEW processes AS
WITH stated AS (
  SELECT file, time, "ProcessId" AS pid, "ParentId" AS parent, "ImageFileName" AS name, "CommandLine" AS command_line,
         "SessionId" AS session, "UserSid" AS sid, NULL AS exit_status, 'start' AS kind
  FROM kernel.process_start
  UNION ALL
  SELECT file, time, "ProcessId", "ParentId", "ImageFileName", "CommandLine", "SessionId", "UserSid", NULL, 'before'
  FROM kernel.process_dc_start
  UNION ALL
  SELECT file, time, "ProcessId", "ParentId", "ImageFileName", "CommandLine", "SessionId", "UserSid", NULL, 'after'
  FROM kernel.process_dc_stop
  UNION ALL
  SELECT file, time, "ProcessId", "ParentId", "ImageFileName", "CommandLine", "SessionId", "UserSid", "ExitStatus", 'end'
  FROM kernel.process_stop
),
-- A process ID is used again: each start begins another process.
numbered AS (
  SELECT *, sum(CASE WHEN kind = 'start' THEN 1 ELSE 0 END)
         OVER (PARTITION BY file, pid ORDER BY time, kind DESC ROWS UNBOUNDED PRECEDING) AS number
  FROM stated
),
lifetimes AS (
  SELECT file, pid, number, max(parent) AS parent, max(name) AS name, max(command_line) AS command_line,
         max(session) AS session, max(sid) AS sid, max(exit_status) AS exit_status,
         min(CASE WHEN kind = 'start' THEN time END) AS "start", max(CASE WHEN kind = 'end' THEN time END) AS "end"
  FROM numbered GROUP BY file, pid, number
)
SELECT l.file, l.pid, l.parent, p.name AS parent_name, l.name, l.command_line, l.session, l.sid, l."start", l."end",
       l.exit_status
FROM lifetimes l
LEFT JOIN lifetimes p
  ON p.file = l.file AND p.pid = l.parent AND p.pid <> l.pid AND l."start" IS NOT NULL
 AND (p."start" IS NULL OR p."start" <= l."start") AND (p."end" IS NULL OR l."start" <= p."end");
