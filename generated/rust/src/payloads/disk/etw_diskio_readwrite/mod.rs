// Generated from spec/structs/ETW_DISKIO_READWRITE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A disk was read or written.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0 with 32 bit pointers, by its name.
pub type V5_0X86 = EtwDiskioReadwriteX86;
/// A view of the form of release 5.0 with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = EtwDiskioReadwriteX86View<'a>;
/// The form of release 5.0 with 64 bit pointers, by its name.
pub type V5_0X64 = EtwDiskioReadwriteX64;
/// A view of the form of release 5.0 with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = EtwDiskioReadwriteX64View<'a>;
any_form! {
    "ETW_DISKIO_READWRITE" {
        /// Release 5.0 with 32 bit pointers.
        V5_0X86(EtwDiskioReadwriteX86, fixed) = 0,
        /// Release 5.0 with 64 bit pointers.
        V5_0X64(EtwDiskioReadwriteX64, fixed) = 1,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 1,
}
