// Generated from spec/structs/ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The private sessions that are asked for.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EtwGetPrivateSessionTraceHandleInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwGetPrivateSessionTraceHandleInformationView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwGetPrivateSessionTraceHandleInformation, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
