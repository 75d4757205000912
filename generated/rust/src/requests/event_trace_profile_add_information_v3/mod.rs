// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION_V3.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which event of the processor a profile source counts, version 3.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EventTraceProfileAddInformationV3;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventTraceProfileAddInformationV3View<'a>;
any_form! {
    "EVENT_TRACE_PROFILE_ADD_INFORMATION_V3" {
        /// Release 5.0+.
        V5_0(EventTraceProfileAddInformationV3, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
