// Generated from spec/structs/EVENT_TRACE_SESSION_SECURITY_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The security descriptor of a session.
mod v6_0;
pub use v6_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
#[cfg(feature = "alloc")]
pub type V6_0 = EventTraceSessionSecurityInformation;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EventTraceSessionSecurityInformationView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "EVENT_TRACE_SESSION_SECURITY_INFORMATION" {
        /// Release 6.0+.
        V6_0(EventTraceSessionSecurityInformation, tailed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
