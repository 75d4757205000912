//! The invariants are documented in src/buffers.rs.
#![no_main]

libfuzzer_sys::fuzz_target!(init: invariants::write_seeds("buffers"), |bytes: &[u8]| invariants::buffers::run(bytes));
