// Generated from spec/structs/WMI_BUFFER_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The header of a trace buffer, in memory and in a log file.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
mod v5_1x86;
pub use v5_1x86::*;
mod v5_1x64;
pub use v5_1x64::*;
mod v5_2x86;
pub use v5_2x86::*;
mod v5_2x64;
pub use v5_2x64::*;
mod v6_0x86;
pub use v6_0x86::*;
mod v6_0x64;
pub use v6_0x64::*;
mod v6_0latex86;
pub use v6_0latex86::*;
mod v6_0latex64;
pub use v6_0latex64::*;
mod v6_1x86;
pub use v6_1x86::*;
mod v6_1x64;
pub use v6_1x64::*;
mod v6_2x86;
pub use v6_2x86::*;
mod v6_2x64;
pub use v6_2x64::*;
use crate::rt::any_form;
/// The form of release 6.2+ with 32 bit pointers, by its name.
pub type V6_2X86 = WmiBufferHeaderX86;
/// A view of the form of release 6.2+ with 32 bit pointers, by its name.
pub type V6_2X86View<'a> = WmiBufferHeaderX86View<'a>;
/// The form of release 6.2+ with 64 bit pointers, by its name.
pub type V6_2X64 = WmiBufferHeaderX64;
/// A view of the form of release 6.2+ with 64 bit pointers, by its name.
pub type V6_2X64View<'a> = WmiBufferHeaderX64View<'a>;
any_form! {
    "WMI_BUFFER_HEADER" {
        /// Release 5.0 with 32 bit pointers.
        V5_0X86(V5_0X86, fixed) = 0,
        /// Release 5.0 with 64 bit pointers.
        V5_0X64(V5_0X64, fixed) = 1,
        /// Release 5.1 with 32 bit pointers.
        V5_1X86(V5_1X86, fixed) = 2,
        /// Release 5.1 with 64 bit pointers.
        V5_1X64(V5_1X64, fixed) = 3,
        /// Release 5.2 with 32 bit pointers.
        V5_2X86(V5_2X86, fixed) = 4,
        /// Release 5.2 with 64 bit pointers.
        V5_2X64(V5_2X64, fixed) = 5,
        /// Release early 6.0 with 32 bit pointers.
        V6_0X86(V6_0X86, fixed) = 6,
        /// Release early 6.0 with 64 bit pointers.
        V6_0X64(V6_0X64, fixed) = 7,
        /// Release late 6.0 with 32 bit pointers.
        V6_0LateX86(V6_0LateX86, fixed) = 8,
        /// Release late 6.0 with 64 bit pointers.
        V6_0LateX64(V6_0LateX64, fixed) = 9,
        /// Release 6.1 with 32 bit pointers.
        V6_1X86(V6_1X86, fixed) = 10,
        /// Release 6.1 with 64 bit pointers.
        V6_1X64(V6_1X64, fixed) = 11,
        /// Release 6.2+ with 32 bit pointers.
        V6_2X86(WmiBufferHeaderX86, fixed) = 12,
        /// Release 6.2+ with 64 bit pointers.
        V6_2X64(WmiBufferHeaderX64, fixed) = 13,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 1,
    Bits32 1..=1 => 2,
    Bits64 1..=1 => 3,
    Bits32 2..=3 => 4,
    Bits64 2..=3 => 5,
    Bits32 4..=4 => 6,
    Bits64 4..=4 => 7,
    Bits32 5..=5 => 8,
    Bits64 5..=5 => 9,
    Bits32 6..=6 => 10,
    Bits64 6..=6 => 11,
    Bits32 7..=29 => 12,
    Bits64 7..=29 => 13,
}
