// Generated from spec/structs/TRACE_ENABLE_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Settings with which one session enables a provider.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::MICROSOFT_TRACE_ENABLE_INFO];
pub(crate) static LAYOUT_0: Layout = layout("TRACE_ENABLE_INFO", "TraceEnableInfo")
    .size(32)
    .about("Settings with which one session enables a provider.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG IsEnabled").at(0..4).about("True if the session enables the provider.").means(Meaning::Boolean),
        unsigned("UCHAR Level").at(4..5).about("Level at which the session enables the provider.")
            .means(Meaning::Enumeration),
        unsigned("UCHAR Reserved1").at(5..6).means(Meaning::Reserved),
        unsigned("USHORT LoggerId").at(6..8).about("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("ULONG EnableProperty").at(8..12).about("Data to add to events, and events to exclude.")
            .means(Meaning::Flags).with(&[More::Values(crate::requests::provider::EventEnableProperty::VALUES)]),
        unsigned("ULONG Reserved2").at(12..16).means(Meaning::Reserved),
        unsigned("ULONGLONG MatchAnyKeyword").at(16..24).about("Keywords of which an event must have at least one.")
            .means(Meaning::Flags),
        unsigned("ULONGLONG MatchAllKeyword").at(24..32).about("Keywords of which an event must have all.")
            .means(Meaning::Flags),
    ]);
fixed! {
    /// Settings with which one session enables a provider.
    ///
    /// In C: `TRACE_ENABLE_INFO`, 0x20 bytes. Releases unknown.
    ///
    /// One of them follows a TRACE_PROVIDER_INSTANCE_INFO for each session that enables the provider.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *TRACE_ENABLE_INFO structure*.
    #[doc(alias = "TRACE_ENABLE_INFO")]
    owned TraceEnableInfo / TraceEnableInfoView: lone,
        name = "TRACE_ENABLE_INFO", size = 32, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// True if the session enables the provider. `ULONG IsEnabled` at 0x00.
        is_enabled / set_is_enabled: u32, at = 0;
        /// Level at which the session enables the provider. `UCHAR Level` at 0x04.
        level / set_level: u8, at = 4;
        /// Reserved or padding, according to a source. `UCHAR Reserved1` at 0x05.
        reserved1 / set_reserved1: u8, at = 5;
        /// Logger ID of the session. `USHORT LoggerId` at 0x06.
        logger_id / set_logger_id: u16, at = 6;
        /// Data to add to events, and events to exclude. `ULONG EnableProperty` at 0x08.
        enable_property / set_enable_property: crate::requests::provider::EventEnableProperty, at = 8;
        /// Reserved or padding, according to a source. `ULONG Reserved2` at 0x0C.
        reserved2 / set_reserved2: u32, at = 12;
        /// Keywords of which an event must have at least one. `ULONGLONG MatchAnyKeyword` at 0x10.
        match_any_keyword / set_match_any_keyword: u64, at = 16;
        /// Keywords of which an event must have all. `ULONGLONG MatchAllKeyword` at 0x18.
        match_all_keyword / set_match_all_keyword: u64, at = 24;
    }
}
