// Generated from spec/structs/WMI_PNP_RECORD_V4.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A Plug and Play device, in the fourth version of the event.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = WmiPnpRecordV4;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiPnpRecordV4View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "WMI_PNP_RECORD_V4" {
        /// Release 5.0+.
        V5_0(WmiPnpRecordV4, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
