// Generated from spec/structs/TRACE_STACK_CACHING_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Whether and how a session keeps call stacks in a cache, as programs say it.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = TraceStackCachingInfo;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = TraceStackCachingInfoView<'a>;
any_form! {
    "TRACE_STACK_CACHING_INFO" {
        /// Release 5.0+.
        V5_0(TraceStackCachingInfo, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
