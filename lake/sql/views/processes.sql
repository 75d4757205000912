-- Processes, with parent and lifetime, from kernel events and from events of Microsoft-Windows-Kernel-Process.
-- start: NULL if the process began before the trace. end: NULL if it lived at the end of the trace.
-- parent: process ID of the parent. parent_name: its name, if the trace states which process had that ID then; of several, the
-- name of the one that began last. image: path of the executable, which only Microsoft-Windows-Kernel-Process states.
-- dos_image: the same path in programs, if the trace states how its volume is mapped.
CREATE VIEW processes AS SELECT * FROM answers.processes;
