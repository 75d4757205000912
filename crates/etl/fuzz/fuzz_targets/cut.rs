//! The invariants are documented in src/library/cut.rs.
#![no_main]

invariants::fuzz!(invariants::library::cut::TARGET);
