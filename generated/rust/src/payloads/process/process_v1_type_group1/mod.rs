// Generated from spec/structs/Process_V1_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A process began, ended, or exists.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
#[cfg(feature = "alloc")]
pub type V5_0X86 = ProcessV1TypeGroup1X86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = ProcessV1TypeGroup1X86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
#[cfg(feature = "alloc")]
pub type V5_0X64 = ProcessV1TypeGroup1X64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = ProcessV1TypeGroup1X64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "Process_V1_TypeGroup1" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(ProcessV1TypeGroup1X86, tailed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(ProcessV1TypeGroup1X64, tailed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
