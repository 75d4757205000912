// Generated from spec/structs/EVENT_TRACE_SOFT_RESTART_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What becomes of a session's buffers in a soft restart.
mod v1607;
pub use v1607::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 1607+, by its name.
#[cfg(feature = "alloc")]
pub type V1607 = EventTraceSoftRestartInformation;
/// A view of the form of release 1607+, by its name.
pub type V1607View<'a> = EventTraceSoftRestartInformationView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "EVENT_TRACE_SOFT_RESTART_INFORMATION" {
        /// Release 1607+.
        V1607(EventTraceSoftRestartInformation, tailed) = 0,
    }
    Bits32 12..=29 => 0,
    Bits64 12..=29 => 0,
}
