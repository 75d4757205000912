// Generated from spec/structs/SYSTEM_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The header of a system event that tells its thread, its process and, in full, processor times.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = SystemTraceHeader;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = SystemTraceHeaderView<'a>;
any_form! {
    "SYSTEM_TRACE_HEADER" {
        /// Release 5.0+.
        V5_0(SystemTraceHeader, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
