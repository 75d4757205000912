// Generated from spec/structs/STACK_WALK_KEY_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The stack of calls of an event, by a key for which another event has the addresses.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = StackWalkKeyEventDataX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = StackWalkKeyEventDataX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = StackWalkKeyEventDataX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = StackWalkKeyEventDataX64View<'a>;
any_form! {
    "STACK_WALK_KEY_EVENT_DATA" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(StackWalkKeyEventDataX86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(StackWalkKeyEventDataX64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
