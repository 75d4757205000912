// Generated from spec/structs/EVENT_TRACE_TAG_FILTER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The tags by which events of the pool or of objects are filtered.
mod v6_1;
pub use v6_1::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.1+, by its name.
#[cfg(feature = "alloc")]
pub type V6_1 = EventTraceTagFilterInformation;
/// A view of the form of release 6.1+, by its name.
pub type V6_1View<'a> = EventTraceTagFilterInformationView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "EVENT_TRACE_TAG_FILTER_INFORMATION" {
        /// Release 6.1+.
        V6_1(EventTraceTagFilterInformation, tailed) = 0,
    }
    Bits32 6..=29 => 0,
    Bits64 6..=29 => 0,
}
