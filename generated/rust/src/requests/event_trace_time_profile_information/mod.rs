// Generated from spec/structs/EVENT_TRACE_TIME_PROFILE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The interval between samples of what executes.
mod v6_0;
pub use v6_0::*;
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
pub type V6_0 = EventTraceTimeProfileInformation;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EventTraceTimeProfileInformationView<'a>;
any_form! {
    "EVENT_TRACE_TIME_PROFILE_INFORMATION" {
        /// Release 6.0+.
        V6_0(EventTraceTimeProfileInformation, fixed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
