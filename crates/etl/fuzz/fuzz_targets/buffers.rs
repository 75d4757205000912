//! What holds is told in src/buffers.rs.
#![no_main]

libfuzzer_sys::fuzz_target!(init: laws::write_seeds("buffers"), |bytes: &[u8]| laws::buffers::run(bytes));
