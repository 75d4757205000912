//! What holds is told in src/xpress.rs.
#![no_main]

libfuzzer_sys::fuzz_target!(init: laws::write_seeds("xpress"), |bytes: &[u8]| laws::xpress::run(bytes));
