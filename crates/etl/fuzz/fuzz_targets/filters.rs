//! The invariants are documented in src/library/filters.rs.
#![no_main]

invariants::fuzz!(invariants::library::filters::TARGET);
