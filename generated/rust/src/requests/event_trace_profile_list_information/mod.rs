// Generated from spec/structs/EVENT_TRACE_PROFILE_LIST_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The profile sources that the HAL offers.
mod v6_2;
pub use v6_2::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.2+, by its name.
#[cfg(feature = "alloc")]
pub type V6_2 = EventTraceProfileListInformation;
/// A view of the form of release 6.2+, by its name.
pub type V6_2View<'a> = EventTraceProfileListInformationView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "EVENT_TRACE_PROFILE_LIST_INFORMATION" {
        /// Release 6.2+.
        V6_2(EventTraceProfileListInformation, tailed) = 0,
    }
    Bits32 7..=29 => 0,
    Bits64 7..=29 => 0,
}
