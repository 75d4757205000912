//! The invariants are documented in src/library/records.rs.
#![no_main]

invariants::fuzz!(invariants::library::records::TARGET);
