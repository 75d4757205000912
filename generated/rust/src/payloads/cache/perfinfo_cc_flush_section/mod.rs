// Generated from spec/structs/PERFINFO_CC_FLUSH_SECTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The cache manager has the memory manager flush a part of a file.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = PerfinfoCcFlushSectionX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = PerfinfoCcFlushSectionX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = PerfinfoCcFlushSectionX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = PerfinfoCcFlushSectionX64View<'a>;
any_form! {
    "PERFINFO_CC_FLUSH_SECTION" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(PerfinfoCcFlushSectionX86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(PerfinfoCcFlushSectionX64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
