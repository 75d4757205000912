-- Images that were loaded, with the identity of their symbols: signature and age are the name of the folder in a symbol store.
-- loaded: NULL if the image was loaded before the trace began.
-- dos_path: the path in programs, if the trace states how its volume is mapped.
CREATE VIEW images AS SELECT * FROM answers.images;
