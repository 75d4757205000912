// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What the processor records of the last branches that it took.
mod v1709;
pub use v1709::*;
/// The form of release 1709+, by its name.
pub type V1709 = EventTraceLastBranchConfigurationInformation;
/// A view of the form of release 1709+, by its name.
pub type V1709View<'a> = EventTraceLastBranchConfigurationInformationView<'a>;
