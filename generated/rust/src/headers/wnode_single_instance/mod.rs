// Generated from spec/structs/WNODE_SINGLE_INSTANCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The data of one instance of a block of Windows Management Instrumentation.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
#[cfg(feature = "alloc")]
pub type V5_0X86 = WnodeSingleInstanceX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = WnodeSingleInstanceX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
#[cfg(feature = "alloc")]
pub type V5_0X64 = WnodeSingleInstanceX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = WnodeSingleInstanceX64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "WNODE_SINGLE_INSTANCE" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(WnodeSingleInstanceX86, tailed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(WnodeSingleInstanceX64, tailed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
