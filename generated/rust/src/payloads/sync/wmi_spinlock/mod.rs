// Generated from spec/structs/WMI_SPINLOCK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A spin lock was released that a sample chose, with how it was acquired and held.
mod v6_1x64;
pub use v6_1x64::*;
mod v6_2x86;
pub use v6_2x86::*;
mod v6_3x86;
pub use v6_3x86::*;
mod v6_3x64;
pub use v6_3x64::*;
use crate::rt::any_form;
/// The form of release 6.3+ with 32 bit pointers, by its name.
pub type V6_3X86 = WmiSpinlockX86;
/// A view of the form of release 6.3+ with 32 bit pointers, by its name.
pub type V6_3X86View<'a> = WmiSpinlockX86View<'a>;
/// The form of release 6.3+ with 64 bit pointers, by its name.
pub type V6_3X64 = WmiSpinlockX64;
/// A view of the form of release 6.3+ with 64 bit pointers, by its name.
pub type V6_3X64View<'a> = WmiSpinlockX64View<'a>;
any_form! {
    "WMI_SPINLOCK" {
        /// Release 6.1..6.2 with 64 bit pointers.
        V6_1X64(V6_1X64, fixed) = 0,
        /// Release 6.2 with 32 bit pointers.
        V6_2X86(V6_2X86, fixed) = 1,
        /// Release 6.3+ with 32 bit pointers.
        V6_3X86(WmiSpinlockX86, fixed) = 2,
        /// Release 6.3+ with 64 bit pointers.
        V6_3X64(WmiSpinlockX64, fixed) = 3,
    }
    Bits64 6..=7 => 0,
    Bits32 7..=7 => 1,
    Bits32 8..=29 => 2,
    Bits64 8..=29 => 3,
}
