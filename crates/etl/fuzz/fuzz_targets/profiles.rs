//! The invariants are documented in src/tools/profiles.rs.
#![no_main]

invariants::fuzz!(invariants::tools::profiles::TARGET);
