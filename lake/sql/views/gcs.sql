-- Garbage collections of .NET processes. pause_ns: nanoseconds from the suspension of threads before the start to their resumption
-- after it; of a background collection, this is its first pause.
CREATE VIEW gcs AS SELECT * FROM answers.gc;
