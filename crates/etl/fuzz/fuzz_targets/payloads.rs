//! The invariants are documented in src/library/payloads.rs.
#![no_main]

invariants::fuzz!(invariants::library::payloads::TARGET);
