-- Samples of the processor clock, with process and module. weight: how many interrupts the event stands for.
CREATE VIEW cpu_samples AS
SELECT s.file, s.time, s.cpu, s."ThreadId" AS tid, t.pid, n.process, s."InstructionPointer_module_name" AS module,
       s."InstructionPointer" AS address, CAST(s."Count" AS BIGINT) AS weight
FROM kernel.sample s
LEFT JOIN threads t
  ON t.file = s.file AND t.tid = s."ThreadId" AND (t.since IS NULL OR t.since <= s.time)
 AND (t.until IS NULL OR s.time < t.until)
LEFT JOIN process_names n ON n.file = s.file AND n.pid = t.pid;
