//! The invariants are documented in src/library/buffers.rs.
#![no_main]

invariants::fuzz!(invariants::library::buffers::TARGET);
