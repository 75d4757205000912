// Generated from spec/structs/TRACE_GUID_PROPERTIES.toml by `cargo spec generate`. Do not edit: edit that file.

//! Registered provider, and the session that enables it.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TRACE_GUID_PROPERTIES", "TraceGuidProperties", (36, 36), "Registered provider, and the session that enables it.", &[
    field("Guid", 0, 16, "GUID", Kind::Guid, "Provider GUID.").means(Meaning::Guid),
    unsigned("GuidType", 16, 4, "ULONG", "").of_unknown_purpose(),
    unsigned("LoggerId", 20, 4, "ULONG", "Logger ID of the session that enables the provider.").means(Meaning::LoggerId),
    unsigned("EnableLevel", 24, 4, "ULONG", "Level at which it is enabled.").means(Meaning::Enumeration),
    unsigned("EnableFlags", 28, 4, "ULONG", "Provider-defined flags with which it is enabled.").means(Meaning::Flags),
    unsigned("IsEnable", 32, 1, "BOOLEAN", "Whether it is enabled.").means(Meaning::Boolean),
    field("", 33, 3, "padding", Kind::Padding, ""),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Registered provider, and the session that enables it.
    ///
    /// In C: `TRACE_GUID_PROPERTIES`, 0x24 bytes. Releases unknown.
    ///
    /// Unknown:
    ///
    /// - Values of GuidType.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TRACE_GUID_PROPERTIES")]
    owned TraceGuidProperties / TraceGuidPropertiesView: lone [36] "TRACE_GUID_PROPERTIES" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Provider GUID. `GUID Guid` at 0x00.
        guid set_guid: Guid = 0;
        /// Purpose unknown. `ULONG GuidType` at 0x10.
        guid_type set_guid_type: u32 = 16;
        /// Logger ID of the session that enables the provider. `ULONG LoggerId` at 0x14.
        logger_id set_logger_id: u32 = 20;
        /// Level at which it is enabled. `ULONG EnableLevel` at 0x18.
        enable_level set_enable_level: u32 = 24;
        /// Provider-defined flags with which it is enabled. `ULONG EnableFlags` at 0x1C.
        enable_flags set_enable_flags: u32 = 28;
        /// Whether it is enabled. `BOOLEAN IsEnable` at 0x20.
        is_enable set_is_enable: u8 = 32;
    }
    bits {
    }
}
