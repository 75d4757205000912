// Generated from spec/structs/ETW_TIMER_EXPIRATION_START_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Kernel timers that are due begin to expire.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EtwTimerExpirationStartEvent;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwTimerExpirationStartEventView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_TIMER_EXPIRATION_START_EVENT" {
        /// Release 5.0+.
        V5_0(EtwTimerExpirationStartEvent, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
