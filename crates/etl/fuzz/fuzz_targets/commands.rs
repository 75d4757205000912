//! The invariants are documented in src/tools/commands.rs.
#![no_main]

invariants::fuzz!(invariants::tools::commands::TARGET);
