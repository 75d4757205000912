//! The invariants are documented in src/library/parallel.rs.
#![no_main]

invariants::fuzz!(invariants::library::parallel::TARGET);
