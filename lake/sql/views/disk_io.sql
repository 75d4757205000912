-- Disk reads and writes by process and path. path: NULL if no event names the file object.
CREATE VIEW disk_io AS
WITH transfers AS (
  SELECT file, time, "IssuingThreadId" AS tid, "FileObject_file_name" AS path, 'read' AS kind,
         CAST("Size" AS BIGINT) AS bytes FROM kernel.disk_io_read
  UNION ALL
  SELECT file, time, "IssuingThreadId", "FileObject_file_name", 'write',
         CAST("Size" AS BIGINT) FROM kernel.disk_io_write
)
SELECT d.file, t.pid, n.process, d.path,
       sum(CASE WHEN kind = 'read' THEN 1 ELSE 0 END) AS reads,
       sum(CASE WHEN kind = 'read' THEN bytes ELSE 0 END) AS read_bytes,
       sum(CASE WHEN kind = 'write' THEN 1 ELSE 0 END) AS writes,
       sum(CASE WHEN kind = 'write' THEN bytes ELSE 0 END) AS written_bytes
FROM transfers d
LEFT JOIN threads t
  ON t.file = d.file AND t.tid = d.tid AND (t.since IS NULL OR t.since <= d.time) AND (t.until IS NULL OR d.time < t.until)
LEFT JOIN process_names n ON n.file = d.file AND n.pid = t.pid
GROUP BY d.file, t.pid, n.process, d.path;
