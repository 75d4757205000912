// Generated from spec/structs/ETW_CLOCK_STATE_CHANGE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The clock changed between its states.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwClockStateChangeEvent;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwClockStateChangeEventView<'a>;
any_form! {
    "ETW_CLOCK_STATE_CHANGE_EVENT" {
        /// Release 5.0+.
        V5_0(EtwClockStateChangeEvent, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
