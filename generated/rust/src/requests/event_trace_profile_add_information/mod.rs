// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A profile source to be added.
mod v1803;
pub use v1803::*;
/// The form of release 1803+, by its name.
#[cfg(feature = "alloc")]
pub type V1803 = EventTraceProfileAddInformation;
/// A view of the form of release 1803+, by its name.
pub type V1803View<'a> = EventTraceProfileAddInformationView<'a>;
