// Generated from spec/structs/TRACE_LOGFILE_HEADER32.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What a log file of a 32-bit session says of itself.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = TraceLogfileHeader32;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = TraceLogfileHeader32View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "TRACE_LOGFILE_HEADER32" {
        /// Release 5.0+.
        V5_0(TraceLogfileHeader32, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
