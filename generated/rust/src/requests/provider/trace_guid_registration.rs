// Generated from spec/structs/TRACE_GUID_REGISTRATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Event class, and the handle returned by registering it.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("TRACE_GUID_REGISTRATION", "TraceGuidRegistrationPtr32")
    .size(8)
    .about("Event class, and the handle returned by registering it.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("GUID * Guid").at(0..4).about("GUID of the event class.").means(Meaning::DataAddress),
        address("HANDLE RegHandle").at(4..8).about("Registration handle. EVENT_INSTANCE_HEADER has it in 64 bits.")
            .means(Meaning::Handle),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("TRACE_GUID_REGISTRATION", "TraceGuidRegistrationPtr64")
    .size(16)
    .about("Event class, and the handle returned by registering it.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("GUID * Guid").at(0..8).about("GUID of the event class.").means(Meaning::DataAddress),
        address("HANDLE RegHandle").at(8..16).about("Registration handle. EVENT_INSTANCE_HEADER has it in 64 bits.")
            .means(Meaning::Handle),
    ]);
fixed! {
    /// Event class, and the handle returned by registering it.
    ///
    /// In C: `TRACE_GUID_REGISTRATION`, 0x8 bytes. Releases unknown (32-bit).
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TRACE_GUID_REGISTRATION")]
    owned TraceGuidRegistrationPtr32 / TraceGuidRegistrationPtr32View: lone,
        name = "TRACE_GUID_REGISTRATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// GUID of the event class. `GUID * Guid` at 0x00.
        guid / set_guid: u32, at = 0;
        /// Registration handle. EVENT_INSTANCE_HEADER has it in 64 bits. `HANDLE RegHandle` at 0x04.
        reg_handle / set_reg_handle: u32, at = 4;
    }
}

fixed! {
    /// Event class, and the handle returned by registering it.
    ///
    /// In C: `TRACE_GUID_REGISTRATION`, 0x10 bytes. Releases unknown (64-bit).
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TRACE_GUID_REGISTRATION")]
    owned TraceGuidRegistrationPtr64 / TraceGuidRegistrationPtr64View: lone,
        name = "TRACE_GUID_REGISTRATION", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// GUID of the event class. `GUID * Guid` at 0x00.
        guid / set_guid: u64, at = 0;
        /// Registration handle. EVENT_INSTANCE_HEADER has it in 64 bits. `HANDLE RegHandle` at 0x08.
        reg_handle / set_reg_handle: u64, at = 8;
    }
}

/// Alias of [`TraceGuidRegistrationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `TraceGuidRegistrationPtr32` or `TraceGuidRegistrationPtr64`"
]
pub type TraceGuidRegistration = TraceGuidRegistrationPtr64;
/// Alias of [`TraceGuidRegistrationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `TraceGuidRegistrationPtr32View` or `TraceGuidRegistrationPtr64View`"
]
pub type TraceGuidRegistrationView<'a> = TraceGuidRegistrationPtr64View<'a>;
any_form! {
    "TRACE_GUID_REGISTRATION" {
        /// Releases unknown (32-bit).
        TraceGuidRegistrationPtr32(TraceGuidRegistrationPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        TraceGuidRegistrationPtr64(TraceGuidRegistrationPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
