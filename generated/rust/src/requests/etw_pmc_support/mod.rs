// Generated from spec/structs/ETW_PMC_SUPPORT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The performance counters of a logger, and the events that they are logged with.
mod v6_2x86;
pub use v6_2x86::*;
mod v6_2x64;
pub use v6_2x64::*;
mod v1703x86;
pub use v1703x86::*;
mod v1703x64;
pub use v1703x64::*;
mod v1903x86;
pub use v1903x86::*;
mod v1903x64;
pub use v1903x64::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 1903+ with 32 bit pointers, by its name.
#[cfg(feature = "alloc")]
pub type V1903X86 = EtwPmcSupportX86;
/// A view of the form of release 1903+ with 32 bit pointers, by its name.
pub type V1903X86View<'a> = EtwPmcSupportX86View<'a>;
/// The form of release 1903+ with 64 bit pointers, by its name.
#[cfg(feature = "alloc")]
pub type V1903X64 = EtwPmcSupportX64;
/// A view of the form of release 1903+ with 64 bit pointers, by its name.
pub type V1903X64View<'a> = EtwPmcSupportX64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_PMC_SUPPORT" {
        /// Release 6.2..1607 with 32 bit pointers.
        V6_2X86(V6_2X86, tailed) = 0,
        /// Release 6.2..1607 with 64 bit pointers.
        V6_2X64(V6_2X64, tailed) = 1,
        /// Release 1703..1809 with 32 bit pointers.
        V1703X86(V1703X86, tailed) = 2,
        /// Release 1703..1809 with 64 bit pointers.
        V1703X64(V1703X64, tailed) = 3,
        /// Release 1903+ with 32 bit pointers.
        V1903X86(EtwPmcSupportX86, tailed) = 4,
        /// Release 1903+ with 64 bit pointers.
        V1903X64(EtwPmcSupportX64, tailed) = 5,
    }
    Bits32 7..=12 => 0,
    Bits64 7..=12 => 1,
    Bits32 13..=16 => 2,
    Bits64 13..=16 => 3,
    Bits32 17..=29 => 4,
    Bits64 17..=29 => 5,
}
