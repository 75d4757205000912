// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which event of the processor a profile source counts, version 2.
mod v1803;
pub use v1803::*;
use crate::rt::any_form;
/// The form of release 1803+, by its name.
pub type V1803 = EventTraceProfileAddInformationV2;
/// A view of the form of release 1803+, by its name.
pub type V1803View<'a> = EventTraceProfileAddInformationV2View<'a>;
any_form! {
    "EVENT_TRACE_PROFILE_ADD_INFORMATION_V2" {
        /// Release 1803+.
        V1803(EventTraceProfileAddInformationV2, fixed) = 0,
    }
    Bits32 15..=29 => 0,
    Bits64 15..=29 => 0,
}
