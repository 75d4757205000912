// Generated from spec/structs/WMI_IMAGELOAD_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An image was mapped, was unmapped, or is mapped.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
#[cfg(feature = "alloc")]
pub type V5_0X86 = WmiImageloadInformationX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = WmiImageloadInformationX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
#[cfg(feature = "alloc")]
pub type V5_0X64 = WmiImageloadInformationX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = WmiImageloadInformationX64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "WMI_IMAGELOAD_INFORMATION" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(WmiImageloadInformationX86, tailed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(WmiImageloadInformationX64, tailed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
