// Generated from spec/structs/TRACE_VERSION_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The version of the processing of events.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = TraceVersionInfo;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = TraceVersionInfoView<'a>;
any_form! {
    "TRACE_VERSION_INFO" {
        /// Release 5.0+.
        V5_0(TraceVersionInfo, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
