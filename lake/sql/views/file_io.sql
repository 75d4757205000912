-- File reads and writes by process and path, whether from disk or from memory. first, last: times of the first and the last.
-- dos_path: the path in programs, if the trace states how its volume is mapped.
CREATE VIEW file_io AS SELECT * FROM answers.files;
