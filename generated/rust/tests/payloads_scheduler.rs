// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::scheduler`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn mmcss_opcode_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::scheduler::MmcssOpcode;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
