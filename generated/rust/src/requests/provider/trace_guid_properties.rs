// Generated from spec/structs/TRACE_GUID_PROPERTIES.toml by `cargo spec generate`. Do not edit: edit that file.

//! Registered provider, and the session that enables it.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("TRACE_GUID_PROPERTIES", "TraceGuidProperties")
    .size(36)
    .about("Registered provider, and the session that enables it.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID Guid", Kind::Guid).at(0..16).about("Provider GUID.").means(Meaning::Guid),
        unsigned("ULONG GuidType").at(16..20).of_unknown_purpose(),
        unsigned("ULONG LoggerId").at(20..24).about("Logger ID of the session that enables the provider.")
            .means(Meaning::LoggerId),
        unsigned("ULONG EnableLevel").at(24..28).about("Level at which it is enabled.").means(Meaning::Enumeration),
        unsigned("ULONG EnableFlags").at(28..32).about("Provider-defined flags with which it is enabled.")
            .means(Meaning::Flags),
        unsigned("BOOLEAN IsEnable").at(32..33).about("True if it is enabled.").means(Meaning::Boolean),
        field("padding ", Kind::Padding).at(33..36),
    ]);
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
    owned TraceGuidProperties / TraceGuidPropertiesView: lone,
        name = "TRACE_GUID_PROPERTIES", size = 36, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Provider GUID. `GUID Guid` at 0x00.
        guid / set_guid: Guid, at = 0;
        /// Purpose unknown. `ULONG GuidType` at 0x10.
        guid_type / set_guid_type: u32, at = 16;
        /// Logger ID of the session that enables the provider. `ULONG LoggerId` at 0x14.
        logger_id / set_logger_id: u32, at = 20;
        /// Level at which it is enabled. `ULONG EnableLevel` at 0x18.
        enable_level / set_enable_level: u32, at = 24;
        /// Provider-defined flags with which it is enabled. `ULONG EnableFlags` at 0x1C.
        enable_flags / set_enable_flags: u32, at = 28;
        /// True if it is enabled. `BOOLEAN IsEnable` at 0x20.
        is_enable / set_is_enable: u8, at = 32;
    }
}
