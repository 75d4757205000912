// Generated from spec/structs/EVENT_TRACE_PROFILE_REMOVE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A profile source to be removed.
mod v1803;
pub use v1803::*;
use crate::rt::any_form;
/// The form of release 1803+, by its name.
pub type V1803 = EventTraceProfileRemoveInformation;
/// A view of the form of release 1803+, by its name.
pub type V1803View<'a> = EventTraceProfileRemoveInformationView<'a>;
any_form! {
    "EVENT_TRACE_PROFILE_REMOVE_INFORMATION" {
        /// Release 1803+.
        V1803(EventTraceProfileRemoveInformation, fixed) = 0,
    }
    Bits32 15..=29 => 0,
    Bits64 15..=29 => 0,
}
