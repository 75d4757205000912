-- Processes, with parent and lifetime, from kernel events and from events of Microsoft-Windows-Kernel-Process.
-- start: NULL if the process began before the trace. end: NULL if it lived at the end of the trace.
-- parent: process ID of the parent. parent_name: its name, if the trace states which process had that ID then.
-- image: path of the executable, which only Microsoft-Windows-Kernel-Process states.
CREATE VIEW processes AS
SELECT l.file, l.pid, l.parent, p.name AS parent_name, l.name, l.image, l.command_line, l.session, l.sid, l."start", l."end",
       l.exit_status
FROM process_lifetimes l
LEFT JOIN process_lifetimes p
  ON p.file = l.file AND p.pid = l.parent AND p.pid <> l.pid AND l."start" IS NOT NULL
 AND (p."start" IS NULL OR p."start" <= l."start") AND (p."end" IS NULL OR l."start" <= p."end");
