//! The invariants are documented in src/tools/containers.rs.
#![no_main]

invariants::fuzz!(invariants::tools::containers::TARGET);
