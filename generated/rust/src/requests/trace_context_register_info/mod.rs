// Generated from spec/structs/TRACE_CONTEXT_REGISTER_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which registers of the processor are logged with the events that are chosen for it.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = TraceContextRegisterInfo;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = TraceContextRegisterInfoView<'a>;
any_form! {
    "TRACE_CONTEXT_REGISTER_INFO" {
        /// Release 5.0+.
        V5_0(TraceContextRegisterInfo, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
