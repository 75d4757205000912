// Generated from spec/structs/ETW_WNF_EVENT_NAME_SUB_RUNDOWN.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A name of the notification facility (WNF) that a process is subscribed to.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = EtwWnfEventNameSubRundownX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = EtwWnfEventNameSubRundownX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = EtwWnfEventNameSubRundownX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = EtwWnfEventNameSubRundownX64View<'a>;
any_form! {
    "ETW_WNF_EVENT_NAME_SUB_RUNDOWN" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(EtwWnfEventNameSubRundownX86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(EtwWnfEventNameSubRundownX64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
