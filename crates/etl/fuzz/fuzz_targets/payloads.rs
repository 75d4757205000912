//! What holds is told in src/payloads.rs.
#![no_main]

libfuzzer_sys::fuzz_target!(init: laws::write_seeds("payloads"), |bytes: &[u8]| laws::payloads::run(bytes));
