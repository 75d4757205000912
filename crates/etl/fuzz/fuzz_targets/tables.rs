//! The invariants are documented in src/tools/tables.rs.
#![no_main]

invariants::fuzz!(invariants::tools::tables::TARGET);
