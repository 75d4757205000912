// Generated from spec/structs/HWConfig_LogDisk.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A partition of a disk.
mod v5_1;
pub use v5_1::*;
use crate::rt::any_form;
/// The form of release 5.1, by its name.
pub type V5_1 = HwConfigLogDisk;
/// A view of the form of release 5.1, by its name.
pub type V5_1View<'a> = HwConfigLogDiskView<'a>;
any_form! {
    "HWConfig_LogDisk" {
        /// Release 5.1.
        V5_1(HwConfigLogDisk, fixed) = 0,
    }
    Bits32 1..=1 => 0,
    Bits64 1..=1 => 0,
}
