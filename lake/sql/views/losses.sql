-- What is missing from traces: events and buffers that the session lost by its own count, events that report a loss, and damage.
CREATE VIEW losses AS
WITH headers AS (
  SELECT file, max("EventsLost") AS events_lost, max("BuffersLost") AS buffers_lost
  FROM kernel.event_trace_header GROUP BY file
),
reports AS (
  SELECT file, count(*) AS loss_reports FROM events
  WHERE provider = '6a399ae0-4bc6-4de9-870b-3657f8947e7e' GROUP BY file
),
damage AS (SELECT file, count(*) AS damaged_parts, sum(length) AS damaged_bytes FROM etl_damage GROUP BY file),
files AS (SELECT file FROM headers UNION SELECT file FROM reports UNION SELECT file FROM damage)
SELECT f.file, h.events_lost, h.buffers_lost, coalesce(r.loss_reports, 0) AS loss_reports,
       coalesce(d.damaged_parts, 0) AS damaged_parts, coalesce(d.damaged_bytes, 0) AS damaged_bytes
FROM files f
LEFT JOIN headers h ON h.file = f.file
LEFT JOIN reports r ON r.file = f.file
LEFT JOIN damage d ON d.file = f.file;
