// Generated from spec/structs/ETW_UMS_EVENT_CONTEXT_SWITCH.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How often a thread that user mode schedules (UMS) was switched to and yielded.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwUmsEventContextSwitch;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwUmsEventContextSwitchView<'a>;
any_form! {
    "ETW_UMS_EVENT_CONTEXT_SWITCH" {
        /// Release 5.0+.
        V5_0(EtwUmsEventContextSwitch, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
