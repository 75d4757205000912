// Generated from spec/structs/TRACE_ENABLE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How one session enables a provider.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = TraceEnableInfo;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = TraceEnableInfoView<'a>;
any_form! {
    "TRACE_ENABLE_INFO" {
        /// Release 5.0+.
        V5_0(TraceEnableInfo, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
