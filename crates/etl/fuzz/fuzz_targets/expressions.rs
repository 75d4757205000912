//! The invariants are documented in src/tools/expressions.rs.
#![no_main]

invariants::fuzz!(invariants::tools::expressions::TARGET);
