// Generated from spec/structs/ETW_CRITSEC_EVENT_INIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A critical section was initialized.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = EtwCritsecEventInitX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = EtwCritsecEventInitX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = EtwCritsecEventInitX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = EtwCritsecEventInitX64View<'a>;
any_form! {
    "ETW_CRITSEC_EVENT_INIT" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(EtwCritsecEventInitX86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(EtwCritsecEventInitX64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
