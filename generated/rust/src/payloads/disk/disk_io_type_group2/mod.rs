// Generated from spec/structs/DiskIo_TypeGroup2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A disk is about to be read, written or flushed.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = DiskIoTypeGroup2X86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = DiskIoTypeGroup2X86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = DiskIoTypeGroup2X64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = DiskIoTypeGroup2X64View<'a>;
any_form! {
    "DiskIo_TypeGroup2" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(DiskIoTypeGroup2X86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(DiskIoTypeGroup2X64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
