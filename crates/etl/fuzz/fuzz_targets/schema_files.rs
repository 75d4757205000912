//! The invariants are documented in src/tools/schema_files.rs.
#![no_main]

invariants::fuzz!(invariants::tools::schema_files::TARGET);
