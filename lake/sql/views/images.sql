-- Images that were loaded, with the identity of their symbols: signature and age are the name of the folder in a symbol store.
-- loaded: NULL if the image was loaded before the trace began.
CREATE VIEW images AS
WITH loads AS (
  SELECT file, time AS loaded, "ProcessId" AS pid, "ImageBase" AS base, "ImageSize" AS size, "FileName" AS path,
         "ImageChecksum" AS checksum, "TimeDateStamp" AS linked
  FROM kernel.image_load
  UNION ALL
  -- The event has two hook IDs, 0x030A and 0x140A.
  SELECT file, time, "ProcessId", "ImageBase", "ImageSize", "FileName", "ImageChecksum", "TimeDateStamp"
  FROM kernel.image_load_140a
  UNION ALL
  SELECT file, NULL, "ProcessId", "ImageBase", "ImageSize", "FileName", "ImageChecksum", "TimeDateStamp"
  FROM kernel.image_dc_start
),
symbols AS (
  SELECT file, "ProcessId" AS pid, "ImageBase" AS base, min("PdbFileName") AS pdb, min("GuidSig") AS signature, min("Age") AS age
  FROM classic.image_id_dbg_id_rsds GROUP BY file, "ProcessId", "ImageBase"
)
SELECT l.file, l.loaded, l.pid, n.process, l.base, l.size, l.path, l.checksum, l.linked, s.pdb, s.signature, s.age
FROM loads l
LEFT JOIN symbols s ON s.file = l.file AND s.pid = l.pid AND s.base = l.base
LEFT JOIN process_names n ON n.file = l.file AND n.pid = l.pid;
