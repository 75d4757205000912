-- The rows of processes without names of parents.
CREATE VIEW process_lifetimes AS
SELECT file, pid, parent, name, image, command_line, session, sid, "start", "end", exit_status FROM answers.processes;
