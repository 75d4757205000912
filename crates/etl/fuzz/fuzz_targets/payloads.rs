//! The invariants are documented in src/payloads.rs.
#![no_main]

libfuzzer_sys::fuzz_target!(init: invariants::write_seeds("payloads"), |bytes: &[u8]| invariants::payloads::run(bytes));
