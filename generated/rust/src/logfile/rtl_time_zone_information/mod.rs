// Generated from spec/structs/RTL_TIME_ZONE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A time zone, with the kernel's order of the fields of a date.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = RtlTimeZoneInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = RtlTimeZoneInformationView<'a>;
any_form! {
    "RTL_TIME_ZONE_INFORMATION" {
        /// Release 5.0+.
        V5_0(RtlTimeZoneInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
