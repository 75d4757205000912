// Generated from spec/structs/ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Providers that are to log their state in a session again and again.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EtwUpdatePeriodicCaptureStateInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwUpdatePeriodicCaptureStateInformationView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwUpdatePeriodicCaptureStateInformation, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
