// Generated from spec/structs/COMPACT_SYSTEM_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A SYSTEM_TRACE_HEADER that ends after the time stamp.
mod v6_2;
pub use v6_2::*;
use crate::rt::any_form;
/// The form of release 6.2+, by its name.
pub type V6_2 = CompactSystemTraceHeader;
/// A view of the form of release 6.2+, by its name.
pub type V6_2View<'a> = CompactSystemTraceHeaderView<'a>;
any_form! {
    "COMPACT_SYSTEM_TRACE_HEADER" {
        /// Release 6.2+.
        V6_2(CompactSystemTraceHeader, fixed) = 0,
    }
    Bits32 7..=29 => 0,
    Bits64 7..=29 => 0,
}
