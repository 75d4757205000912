-- One name for each process ID of a trace: that of the process which had it last.
CREATE VIEW process_names AS
SELECT file, pid, last_value(name ORDER BY "start" NULLS FIRST) AS process FROM process_lifetimes WHERE name <> ''
GROUP BY file, pid;
