// Generated from spec/structs/ETW_TP_EVENT_TIMER_EXPIRATION_END.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A thread pool has let those timers of a queue expire that are due.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = EtwTpEventTimerExpirationEndX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = EtwTpEventTimerExpirationEndX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = EtwTpEventTimerExpirationEndX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = EtwTpEventTimerExpirationEndX64View<'a>;
any_form! {
    "ETW_TP_EVENT_TIMER_EXPIRATION_END" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(EtwTpEventTimerExpirationEndX86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(EtwTpEventTimerExpirationEndX64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
