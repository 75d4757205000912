// Generated from spec/structs/TIME_ZONE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A time zone: how far local time is from UTC, and when that changes in a year.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = TimeZoneInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = TimeZoneInformationView<'a>;
any_form! {
    "TIME_ZONE_INFORMATION" {
        /// Release 5.0+.
        V5_0(TimeZoneInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
