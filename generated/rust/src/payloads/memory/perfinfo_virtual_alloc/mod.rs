// Generated from spec/structs/PERFINFO_VIRTUAL_ALLOC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Virtual memory was allocated or freed.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = PerfinfoVirtualAllocX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = PerfinfoVirtualAllocX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = PerfinfoVirtualAllocX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = PerfinfoVirtualAllocX64View<'a>;
any_form! {
    "PERFINFO_VIRTUAL_ALLOC" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(PerfinfoVirtualAllocX86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(PerfinfoVirtualAllocX64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
