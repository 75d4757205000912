//! The invariants are documented in src/library/walker.rs.
#![no_main]

invariants::fuzz!(invariants::library::walker::TARGET);
