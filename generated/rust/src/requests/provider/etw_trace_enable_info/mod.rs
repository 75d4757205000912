// Generated from spec/structs/ETW_TRACE_ENABLE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How a session has a provider enabled: the public TRACE_ENABLE_INFO.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwTraceEnableInfo;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwTraceEnableInfoView<'a>;
any_form! {
    "ETW_TRACE_ENABLE_INFO" {
        /// Release 5.0+.
        V5_0(EtwTraceEnableInfo, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
