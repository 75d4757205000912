// Generated from spec/structs/PERFINFO_MEM_RESET_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The content of a region of virtual memory was given up, or wanted again.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = PerfinfoMemResetInfoX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = PerfinfoMemResetInfoX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = PerfinfoMemResetInfoX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = PerfinfoMemResetInfoX64View<'a>;
any_form! {
    "PERFINFO_MEM_RESET_INFO" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(PerfinfoMemResetInfoX86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(PerfinfoMemResetInfoX64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
