// Generated from spec/structs/EVENT_TRACE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An event as consumers before Windows Vista receive it, whatever header it had.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
mod v5_1x86;
pub use v5_1x86::*;
mod v5_1x64;
pub use v5_1x64::*;
mod v6_2x86;
pub use v6_2x86::*;
mod v6_2x64;
pub use v6_2x64::*;
use crate::rt::any_form;
/// The form of release 6.2+ with 32 bit pointers, by its name.
pub type V6_2X86 = EventTraceX86;
/// A view of the form of release 6.2+ with 32 bit pointers, by its name.
pub type V6_2X86View<'a> = EventTraceX86View<'a>;
/// The form of release 6.2+ with 64 bit pointers, by its name.
pub type V6_2X64 = EventTraceX64;
/// A view of the form of release 6.2+ with 64 bit pointers, by its name.
pub type V6_2X64View<'a> = EventTraceX64View<'a>;
any_form! {
    "EVENT_TRACE" {
        /// Release 5.0 with 32 bit pointers.
        V5_0X86(V5_0X86, fixed) = 0,
        /// Release 5.0 with 64 bit pointers.
        V5_0X64(V5_0X64, fixed) = 1,
        /// Release 5.1..6.1 with 32 bit pointers.
        V5_1X86(V5_1X86, fixed) = 2,
        /// Release 5.1..6.1 with 64 bit pointers.
        V5_1X64(V5_1X64, fixed) = 3,
        /// Release 6.2+ with 32 bit pointers.
        V6_2X86(EventTraceX86, fixed) = 4,
        /// Release 6.2+ with 64 bit pointers.
        V6_2X64(EventTraceX64, fixed) = 5,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 1,
    Bits32 1..=6 => 2,
    Bits64 1..=6 => 3,
    Bits32 7..=29 => 4,
    Bits64 7..=29 => 5,
}
