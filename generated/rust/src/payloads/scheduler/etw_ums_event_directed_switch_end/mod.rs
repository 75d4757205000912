// Generated from spec/structs/ETW_UMS_EVENT_DIRECTED_SWITCH_END.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A switch to a thread that user mode schedules (UMS) is done.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwUmsEventDirectedSwitchEnd;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwUmsEventDirectedSwitchEndView<'a>;
any_form! {
    "ETW_UMS_EVENT_DIRECTED_SWITCH_END" {
        /// Release 5.0+.
        V5_0(EtwUmsEventDirectedSwitchEnd, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
