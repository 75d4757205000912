// Generated from spec/structs/ETW_WNF_EVENT_SUBSCRIBE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Somebody in user mode subscribed to a state of the notification facility (WNF), or gave that up.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = EtwWnfEventSubscribeX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = EtwWnfEventSubscribeX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = EtwWnfEventSubscribeX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = EtwWnfEventSubscribeX64View<'a>;
any_form! {
    "ETW_WNF_EVENT_SUBSCRIBE" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(EtwWnfEventSubscribeX86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(EtwWnfEventSubscribeX64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
