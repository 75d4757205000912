//! What holds is told in src/records.rs.
#![no_main]

libfuzzer_sys::fuzz_target!(init: laws::write_seeds("records"), |bytes: &[u8]| laws::records::run(bytes));
