// Generated from spec/structs/EVENT_TRACE_PROPERTIES_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The properties of a session, with filters that say which processes a logger in user mode is for.
mod v1703x86;
pub use v1703x86::*;
mod v1703x64;
pub use v1703x64::*;
use crate::rt::any_form;
/// The form of release 1703+ with 32 bit pointers, by its name.
pub type V1703X86 = EventTracePropertiesV2X86;
/// A view of the form of release 1703+ with 32 bit pointers, by its name.
pub type V1703X86View<'a> = EventTracePropertiesV2X86View<'a>;
/// The form of release 1703+ with 64 bit pointers, by its name.
pub type V1703X64 = EventTracePropertiesV2X64;
/// A view of the form of release 1703+ with 64 bit pointers, by its name.
pub type V1703X64View<'a> = EventTracePropertiesV2X64View<'a>;
any_form! {
    "EVENT_TRACE_PROPERTIES_V2" {
        /// Release 1703+ with 32 bit pointers.
        V1703X86(EventTracePropertiesV2X86, fixed) = 0,
        /// Release 1703+ with 64 bit pointers.
        V1703X64(EventTracePropertiesV2X64, fixed) = 1,
    }
    Bits32 13..=29 => 0,
    Bits64 13..=29 => 1,
}
