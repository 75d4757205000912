// Generated from spec/structs/ETW_DISABLE_KTIMER2_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An executive timer (KTIMER2) was disabled.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = EtwDisableKtimer2EventX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = EtwDisableKtimer2EventX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = EtwDisableKtimer2EventX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = EtwDisableKtimer2EventX64View<'a>;
any_form! {
    "ETW_DISABLE_KTIMER2_EVENT" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(EtwDisableKtimer2EventX86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(EtwDisableKtimer2EventX64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
