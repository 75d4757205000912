// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A profile source to be added.
mod v1803;
pub use v1803::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 1803+, by its name.
#[cfg(feature = "alloc")]
pub type V1803 = EventTraceProfileAddInformation;
/// A view of the form of release 1803+, by its name.
pub type V1803View<'a> = EventTraceProfileAddInformationView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "EVENT_TRACE_PROFILE_ADD_INFORMATION" {
        /// Release 1803+.
        V1803(EventTraceProfileAddInformation, tailed) = 0,
    }
    Bits32 15..=29 => 0,
    Bits64 15..=29 => 0,
}
