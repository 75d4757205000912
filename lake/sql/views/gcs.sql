-- Garbage collections of .NET processes. pauses: times at which threads were suspended for it, which are several for a background
-- collection; pause_ns: their length in nanoseconds. A pause in which several collections start is of the first one.
CREATE VIEW gcs AS SELECT * FROM answers.gc;
