-- File reads and writes by process and path, whether from disk or from memory.
CREATE VIEW file_io AS
WITH transfers AS (
  SELECT file, pid, coalesce("FileKey_file_name", "FileObject_file_name") AS path, 'read' AS kind,
         CAST("Size" AS BIGINT) AS bytes FROM kernel.file_io_read
  UNION ALL
  SELECT file, pid, coalesce("FileKey_file_name", "FileObject_file_name"), 'write',
         CAST("Size" AS BIGINT) FROM kernel.file_io_write
)
SELECT d.file, d.pid, n.process, d.path,
       sum(CASE WHEN kind = 'read' THEN 1 ELSE 0 END) AS reads,
       sum(CASE WHEN kind = 'read' THEN bytes ELSE 0 END) AS read_bytes,
       sum(CASE WHEN kind = 'write' THEN 1 ELSE 0 END) AS writes,
       sum(CASE WHEN kind = 'write' THEN bytes ELSE 0 END) AS written_bytes
FROM transfers d
LEFT JOIN process_names n ON n.file = d.file AND n.pid = d.pid
GROUP BY d.file, d.pid, n.process, d.path;
