// Generated from spec/structs/WMI_PNP_RECORD_V3.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A Plug and Play device, in the third version of the event.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = WmiPnpRecordV3;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiPnpRecordV3View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "WMI_PNP_RECORD_V3" {
        /// Release 5.0+.
        V5_0(WmiPnpRecordV3, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
