// Generated from spec/structs/TRACE_LOGFILE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What a log file says of itself and of the session that wrote it.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
mod v5_1x86;
pub use v5_1x86::*;
mod v5_1x64;
pub use v5_1x64::*;
mod v6_0x86;
pub use v6_0x86::*;
mod v6_0x64;
pub use v6_0x64::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.0+ with 32 bit pointers, by its name.
#[cfg(feature = "alloc")]
pub type V6_0X86 = TraceLogfileHeaderX86;
/// A view of the form of release 6.0+ with 32 bit pointers, by its name.
pub type V6_0X86View<'a> = TraceLogfileHeaderX86View<'a>;
/// The form of release 6.0+ with 64 bit pointers, by its name.
#[cfg(feature = "alloc")]
pub type V6_0X64 = TraceLogfileHeaderX64;
/// A view of the form of release 6.0+ with 64 bit pointers, by its name.
pub type V6_0X64View<'a> = TraceLogfileHeaderX64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "TRACE_LOGFILE_HEADER" {
        /// Release 5.0 with 32 bit pointers.
        V5_0X86(V5_0X86, tailed) = 0,
        /// Release 5.0 with 64 bit pointers.
        V5_0X64(V5_0X64, tailed) = 1,
        /// Release 5.1..5.2 with 32 bit pointers.
        V5_1X86(V5_1X86, tailed) = 2,
        /// Release 5.1..5.2 with 64 bit pointers.
        V5_1X64(V5_1X64, tailed) = 3,
        /// Release 6.0+ with 32 bit pointers.
        V6_0X86(TraceLogfileHeaderX86, tailed) = 4,
        /// Release 6.0+ with 64 bit pointers.
        V6_0X64(TraceLogfileHeaderX64, tailed) = 5,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 1,
    Bits32 1..=3 => 2,
    Bits64 1..=3 => 3,
    Bits32 4..=29 => 4,
    Bits64 4..=29 => 5,
}
