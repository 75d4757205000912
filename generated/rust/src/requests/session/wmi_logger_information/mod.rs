// Generated from spec/structs/WMI_LOGGER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
mod v5_0x86;
pub use v5_0x86::*;
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
mod v6_1x86;
pub use v6_1x86::*;
mod v6_1x64;
pub use v6_1x64::*;
use crate::rt::any_form;
/// The form of release 6.1+ with 32 bit pointers, by its name.
pub type V6_1X86 = WmiLoggerInformationX86;
/// A view of the form of release 6.1+ with 32 bit pointers, by its name.
pub type V6_1X86View<'a> = WmiLoggerInformationX86View<'a>;
/// The form of release 6.1+ with 64 bit pointers, by its name.
pub type V6_1X64 = WmiLoggerInformationX64;
/// A view of the form of release 6.1+ with 64 bit pointers, by its name.
pub type V6_1X64View<'a> = WmiLoggerInformationX64View<'a>;
any_form! {
    "WMI_LOGGER_INFORMATION" {
        /// Release 5.0 with 32 bit pointers.
        V5_0X86(V5_0X86, fixed) = 0,
        /// Release 5.1 with 32 bit pointers.
        V5_1X86(V5_1X86, fixed) = 1,
        /// Release 5.1 with 64 bit pointers.
        V5_1X64(V5_1X64, fixed) = 2,
        /// Release 5.2 with 32 bit pointers.
        V5_2X86(V5_2X86, fixed) = 3,
        /// Release 5.2 with 64 bit pointers.
        V5_2X64(V5_2X64, fixed) = 4,
        /// Release 6.0 with 32 bit pointers.
        V6_0X86(V6_0X86, fixed) = 5,
        /// Release 6.0 with 64 bit pointers.
        V6_0X64(V6_0X64, fixed) = 6,
        /// Release 6.1+ with 32 bit pointers.
        V6_1X86(WmiLoggerInformationX86, fixed) = 7,
        /// Release 6.1+ with 64 bit pointers.
        V6_1X64(WmiLoggerInformationX64, fixed) = 8,
    }
    Bits32 0..=0 => 0,
    Bits32 1..=1 => 1,
    Bits64 1..=1 => 2,
    Bits32 2..=3 => 3,
    Bits64 2..=3 => 4,
    Bits32 4..=5 => 5,
    Bits64 4..=5 => 6,
    Bits32 6..=29 => 7,
    Bits64 6..=29 => 8,
}
