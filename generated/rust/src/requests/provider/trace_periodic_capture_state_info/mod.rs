// Generated from spec/structs/TRACE_PERIODIC_CAPTURE_STATE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How often providers are asked to log their state, and how many providers.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = TracePeriodicCaptureStateInfo;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = TracePeriodicCaptureStateInfoView<'a>;
any_form! {
    "TRACE_PERIODIC_CAPTURE_STATE_INFO" {
        /// Release 5.0+.
        V5_0(TracePeriodicCaptureStateInfo, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
