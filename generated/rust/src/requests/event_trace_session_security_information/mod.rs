// Generated from spec/structs/EVENT_TRACE_SESSION_SECURITY_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The security descriptor of a session.
mod v6_0;
pub use v6_0::*;
/// The form of release 6.0+, by its name.
#[cfg(feature = "alloc")]
pub type V6_0 = EventTraceSessionSecurityInformation;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EventTraceSessionSecurityInformationView<'a>;
