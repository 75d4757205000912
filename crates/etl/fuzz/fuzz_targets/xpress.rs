//! The invariants are documented in src/xpress.rs.
#![no_main]

libfuzzer_sys::fuzz_target!(init: invariants::write_seeds("xpress"), |bytes: &[u8]| invariants::xpress::run(bytes));
