// Generated from spec/structs/WMI_IMAGEID_INFORMATION64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The same as WMI_IMAGEID_INFORMATION, for 64-bit data whatever the reader's pointer size.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = WmiImageidInformation64;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiImageidInformation64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "WMI_IMAGEID_INFORMATION64" {
        /// Release 5.0+.
        V5_0(WmiImageidInformation64, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
