//! The invariants are documented in src/tools/schemas.rs.
#![no_main]

invariants::fuzz!(invariants::tools::schemas::TARGET);
