// Generated from spec/structs/EVENT_TRACE_STACK_CACHING_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Whether and how a session keeps call stacks in a cache.
mod v6_2;
pub use v6_2::*;
use crate::rt::any_form;
/// The form of release 6.2+, by its name.
pub type V6_2 = EventTraceStackCachingInformation;
/// A view of the form of release 6.2+, by its name.
pub type V6_2View<'a> = EventTraceStackCachingInformationView<'a>;
any_form! {
    "EVENT_TRACE_STACK_CACHING_INFORMATION" {
        /// Release 6.2+.
        V6_2(EventTraceStackCachingInformation, fixed) = 0,
    }
    Bits32 7..=29 => 0,
    Bits64 7..=29 => 0,
}
