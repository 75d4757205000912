// Generated from spec/structs/EVENT_TRACE_STACK_CACHING_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Whether and how a session keeps call stacks in a cache.
mod v6_2;
pub use v6_2::*;
/// The form of release 6.2+, by its name.
pub type V6_2 = EventTraceStackCachingInformation;
/// A view of the form of release 6.2+, by its name.
pub type V6_2View<'a> = EventTraceStackCachingInformationView<'a>;
