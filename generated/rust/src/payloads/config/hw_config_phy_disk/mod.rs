// Generated from spec/structs/HWConfig_PhyDisk.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A physical disk.
mod v5_1;
pub use v5_1::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.1, by its name.
#[cfg(feature = "alloc")]
pub type V5_1 = HwConfigPhyDisk;
/// A view of the form of release 5.1, by its name.
pub type V5_1View<'a> = HwConfigPhyDiskView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "HWConfig_PhyDisk" {
        /// Release 5.1.
        V5_1(HwConfigPhyDisk, tailed) = 0,
    }
    Bits32 1..=1 => 0,
    Bits64 1..=1 => 0,
}
