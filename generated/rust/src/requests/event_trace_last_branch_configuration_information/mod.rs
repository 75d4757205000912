// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What the processor records of the last branches that it took.
mod v1709;
pub use v1709::*;
use crate::rt::any_form;
/// The form of release 1709+, by its name.
pub type V1709 = EventTraceLastBranchConfigurationInformation;
/// A view of the form of release 1709+, by its name.
pub type V1709View<'a> = EventTraceLastBranchConfigurationInformationView<'a>;
any_form! {
    "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION" {
        /// Release 1709+.
        V1709(EventTraceLastBranchConfigurationInformation, fixed) = 0,
    }
    Bits32 14..=29 => 0,
    Bits64 14..=29 => 0,
}
