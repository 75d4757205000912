//! The invariants are documented in src/library/xpress.rs.
#![no_main]

invariants::fuzz!(invariants::library::xpress::TARGET);
