// Generated from spec/structs/EVENT_TRACE_PROPERTIES.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The properties of a session, for programs that start, query, update, flush or stop it.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
mod v6_3x86;
pub use v6_3x86::*;
mod v6_3x64;
pub use v6_3x64::*;
use crate::rt::any_form;
/// The form of release 6.3+ with 32 bit pointers, by its name.
pub type V6_3X86 = EventTracePropertiesX86;
/// A view of the form of release 6.3+ with 32 bit pointers, by its name.
pub type V6_3X86View<'a> = EventTracePropertiesX86View<'a>;
/// The form of release 6.3+ with 64 bit pointers, by its name.
pub type V6_3X64 = EventTracePropertiesX64;
/// A view of the form of release 6.3+ with 64 bit pointers, by its name.
pub type V6_3X64View<'a> = EventTracePropertiesX64View<'a>;
any_form! {
    "EVENT_TRACE_PROPERTIES" {
        /// Release 5.0..6.2 with 32 bit pointers.
        V5_0X86(V5_0X86, fixed) = 0,
        /// Release 5.0..6.2 with 64 bit pointers.
        V5_0X64(V5_0X64, fixed) = 1,
        /// Release 6.3+ with 32 bit pointers.
        V6_3X86(EventTracePropertiesX86, fixed) = 2,
        /// Release 6.3+ with 64 bit pointers.
        V6_3X64(EventTracePropertiesX64, fixed) = 3,
    }
    Bits32 0..=7 => 0,
    Bits64 0..=7 => 1,
    Bits32 8..=29 => 2,
    Bits64 8..=29 => 3,
}
