// Generated from spec/structs/ETW_PRIVATE_SESSION_TRACE_REQUEST.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A private session that is asked for.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwPrivateSessionTraceRequest;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwPrivateSessionTraceRequestView<'a>;
any_form! {
    "ETW_PRIVATE_SESSION_TRACE_REQUEST" {
        /// Release 5.0+.
        V5_0(EtwPrivateSessionTraceRequest, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
