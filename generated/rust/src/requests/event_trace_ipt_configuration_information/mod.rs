// Generated from spec/structs/EVENT_TRACE_IPT_CONFIGURATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How Intel's Processor Trace is configured for a session.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EventTraceIptConfigurationInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventTraceIptConfigurationInformationView<'a>;
any_form! {
    "EVENT_TRACE_IPT_CONFIGURATION_INFORMATION" {
        /// Release 5.0+.
        V5_0(EventTraceIptConfigurationInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
