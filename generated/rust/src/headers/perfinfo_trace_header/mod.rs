// Generated from spec/structs/PERFINFO_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The header of a system event that needs no thread, no process and no processor times.
mod v5_1;
pub use v5_1::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.1+, by its name.
#[cfg(feature = "alloc")]
pub type V5_1 = PerfinfoTraceHeader;
/// A view of the form of release 5.1+, by its name.
pub type V5_1View<'a> = PerfinfoTraceHeaderView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "PERFINFO_TRACE_HEADER" {
        /// Release 5.1+.
        V5_1(PerfinfoTraceHeader, tailed) = 0,
    }
    Bits32 1..=29 => 0,
    Bits64 1..=29 => 0,
}
