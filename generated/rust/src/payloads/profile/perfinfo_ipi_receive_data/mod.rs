// Generated from spec/structs/PERFINFO_IPI_RECEIVE_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An interrupt from another processor was received.
mod v2004x86;
pub use v2004x86::*;
mod v2004x64;
pub use v2004x64::*;
mod v11_21h2x86;
pub use v11_21h2x86::*;
mod v11_21h2x64;
pub use v11_21h2x64::*;
use crate::rt::any_form;
/// The form of release 11-21H2+ with 32 bit pointers, by its name.
pub type V11_21h2X86 = PerfinfoIpiReceiveDataX86;
/// A view of the form of release 11-21H2+ with 32 bit pointers, by its name.
pub type V11_21h2X86View<'a> = PerfinfoIpiReceiveDataX86View<'a>;
/// The form of release 11-21H2+ with 64 bit pointers, by its name.
pub type V11_21h2X64 = PerfinfoIpiReceiveDataX64;
/// A view of the form of release 11-21H2+ with 64 bit pointers, by its name.
pub type V11_21h2X64View<'a> = PerfinfoIpiReceiveDataX64View<'a>;
any_form! {
    "PERFINFO_IPI_RECEIVE_DATA" {
        /// Release 2004..server-2022 with 32 bit pointers.
        V2004X86(V2004X86, fixed) = 0,
        /// Release 2004..server-2022 with 64 bit pointers.
        V2004X64(V2004X64, fixed) = 1,
        /// Release 11-21H2+ with 32 bit pointers.
        V11_21h2X86(PerfinfoIpiReceiveDataX86, fixed) = 2,
        /// Release 11-21H2+ with 64 bit pointers.
        V11_21h2X64(PerfinfoIpiReceiveDataX64, fixed) = 3,
    }
    Bits32 19..=24 => 0,
    Bits64 19..=24 => 1,
    Bits32 25..=29 => 2,
    Bits64 25..=29 => 3,
}
