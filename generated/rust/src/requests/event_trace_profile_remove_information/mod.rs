// Generated from spec/structs/EVENT_TRACE_PROFILE_REMOVE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A profile source to be removed.
mod v1803;
pub use v1803::*;
/// The form of release 1803+, by its name.
pub type V1803 = EventTraceProfileRemoveInformation;
/// A view of the form of release 1803+, by its name.
pub type V1803View<'a> = EventTraceProfileRemoveInformationView<'a>;
