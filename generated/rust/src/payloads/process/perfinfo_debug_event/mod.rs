// Generated from spec/structs/PERFINFO_DEBUG_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A debug event was received, or the debugged process goes on.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoDebugEvent;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoDebugEventView<'a>;
any_form! {
    "PERFINFO_DEBUG_EVENT" {
        /// Release 5.0+.
        V5_0(PerfinfoDebugEvent, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
