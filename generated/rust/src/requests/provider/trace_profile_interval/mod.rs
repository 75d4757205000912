// Generated from spec/structs/TRACE_PROFILE_INTERVAL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The interval of a profile source.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = TraceProfileInterval;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = TraceProfileIntervalView<'a>;
any_form! {
    "TRACE_PROFILE_INTERVAL" {
        /// Release 5.0+.
        V5_0(TraceProfileInterval, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
