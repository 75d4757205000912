// Generated from spec/structs/TRACE_ENABLE_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Settings with which one session enables a provider.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TRACE_ENABLE_INFO", "TraceEnableInfo", (32, 32), "Settings with which one session enables a provider.", &[
    unsigned("IsEnabled", 0, 4, "ULONG", "Whether the session enables the provider.").means(Meaning::Boolean),
    unsigned("Level", 4, 1, "UCHAR", "Level at which the session enables the provider.").means(Meaning::Enumeration),
    unsigned("Reserved1", 5, 1, "UCHAR", "").means(Meaning::Reserved),
    unsigned("LoggerId", 6, 2, "USHORT", "Logger ID of the session.").means(Meaning::LoggerId),
    unsigned("EnableProperty", 8, 4, "ULONG", "Data to add to events, and events to exclude.").of(crate::requests::provider::EventEnableProperty::VALUES).means(Meaning::Flags),
    unsigned("Reserved2", 12, 4, "ULONG", "").means(Meaning::Reserved),
    unsigned("MatchAnyKeyword", 16, 8, "ULONGLONG", "Keywords of which an event must have at least one.").means(Meaning::Flags),
    unsigned("MatchAllKeyword", 24, 8, "ULONGLONG", "Keywords of which an event must have all.").means(Meaning::Flags),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::MICROSOFT_TRACE_ENABLE_INFO]);
fixed! {
    /// Settings with which one session enables a provider.
    ///
    /// In C: `TRACE_ENABLE_INFO`, 0x20 bytes. Releases unknown.
    ///
    /// One of them follows a TRACE_PROVIDER_INSTANCE_INFO for each session that enables the provider.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *TRACE_ENABLE_INFO structure*.
    #[doc(alias = "TRACE_ENABLE_INFO")]
    owned TraceEnableInfo / TraceEnableInfoView: lone [32] "TRACE_ENABLE_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Whether the session enables the provider. `ULONG IsEnabled` at 0x00.
        is_enabled set_is_enabled: u32 = 0;
        /// Level at which the session enables the provider. `UCHAR Level` at 0x04.
        level set_level: u8 = 4;
        /// Reserved or padding, according to a source. `UCHAR Reserved1` at 0x05.
        reserved1 set_reserved1: u8 = 5;
        /// Logger ID of the session. `USHORT LoggerId` at 0x06.
        logger_id set_logger_id: u16 = 6;
        /// Data to add to events, and events to exclude. `ULONG EnableProperty` at 0x08.
        enable_property set_enable_property: crate::requests::provider::EventEnableProperty = 8;
        /// Reserved or padding, according to a source. `ULONG Reserved2` at 0x0C.
        reserved2 set_reserved2: u32 = 12;
        /// Keywords of which an event must have at least one. `ULONGLONG MatchAnyKeyword` at 0x10.
        match_any_keyword set_match_any_keyword: u64 = 16;
        /// Keywords of which an event must have all. `ULONGLONG MatchAllKeyword` at 0x18.
        match_all_keyword set_match_all_keyword: u64 = 24;
    }
    bits {
    }
}
