-- Disk reads and writes by process and path. path: NULL if no event names the file object.
CREATE VIEW disk_io AS
WITH transfers AS (
  SELECT file, pid, process, "FileObject_file_name" AS path, 'read' AS kind, CAST("Size" AS BIGINT) AS bytes
  FROM kernel.disk_io_read
  UNION ALL
  SELECT file, pid, process, "FileObject_file_name", 'write', CAST("Size" AS BIGINT) FROM kernel.disk_io_write
)
SELECT file, pid, process, path,
       sum(CASE WHEN kind = 'read' THEN 1 ELSE 0 END) AS reads,
       sum(CASE WHEN kind = 'read' THEN bytes ELSE 0 END) AS read_bytes,
       sum(CASE WHEN kind = 'write' THEN 1 ELSE 0 END) AS writes,
       sum(CASE WHEN kind = 'write' THEN bytes ELSE 0 END) AS written_bytes
FROM transfers GROUP BY file, pid, process, path;
