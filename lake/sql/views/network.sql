-- Bytes by process, protocol and remote address.
CREATE VIEW network AS SELECT * FROM answers.network;
