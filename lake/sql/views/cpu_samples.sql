-- Samples of the processor clock, with process and module. weight: how many interrupts the event stands for.
CREATE VIEW cpu_samples AS
SELECT file, time, cpu, "ThreadId" AS tid, pid, process, "InstructionPointer_module_name" AS module,
       "InstructionPointer" AS address, CAST("Count" AS BIGINT) AS weight
FROM kernel.sample;
