//! The invariants are documented in src/records.rs.
#![no_main]

libfuzzer_sys::fuzz_target!(init: invariants::write_seeds("records"), |bytes: &[u8]| invariants::records::run(bytes));
