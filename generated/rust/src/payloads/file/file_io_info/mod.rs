// Generated from spec/structs/FileIo_Info.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Information of a file is set or queried, a file is deleted or renamed, or a control is sent to it.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = FileIoInfoX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = FileIoInfoX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = FileIoInfoX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = FileIoInfoX64View<'a>;
any_form! {
    "FileIo_Info" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(FileIoInfoX86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(FileIoInfoX64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
