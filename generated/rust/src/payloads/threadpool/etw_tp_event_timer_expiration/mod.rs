// Generated from spec/structs/ETW_TP_EVENT_TIMER_EXPIRATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A timer of a thread pool expires.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = EtwTpEventTimerExpirationX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = EtwTpEventTimerExpirationX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = EtwTpEventTimerExpirationX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = EtwTpEventTimerExpirationX64View<'a>;
any_form! {
    "ETW_TP_EVENT_TIMER_EXPIRATION" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(EtwTpEventTimerExpirationX86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(EtwTpEventTimerExpirationX64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
