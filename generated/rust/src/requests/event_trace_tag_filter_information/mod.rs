// Generated from spec/structs/EVENT_TRACE_TAG_FILTER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The tags by which events of the pool or of objects are filtered.
mod v6_1;
pub use v6_1::*;
/// The form of release 6.1+, by its name.
#[cfg(feature = "alloc")]
pub type V6_1 = EventTraceTagFilterInformation;
/// A view of the form of release 6.1+, by its name.
pub type V6_1View<'a> = EventTraceTagFilterInformationView<'a>;
