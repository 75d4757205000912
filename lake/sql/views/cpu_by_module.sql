-- Processor time by process and module, from samples. module: NULL if no known image contains the address.
CREATE VIEW cpu_by_module AS
SELECT file, pid, process, module, sum(weight) AS samples FROM cpu_samples GROUP BY file, pid, process, module;
