// Generated from spec/structs/ETW_TRACE_GROUP_INFO_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Settings with which a session enables a provider group.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_GROUP_INFO_ENTRY", "EtwTraceGroupInfoEntry")
    .size(32)
    .about("Settings with which a session enables a provider group.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG IsEnabled").at(0..4).about("True if the session enables it.").means(Meaning::Boolean),
        unsigned("UCHAR Level").at(4..5).about("Maximum level of enabled events.").means(Meaning::Enumeration),
        unsigned("UCHAR Reserved1").at(5..6).means(Meaning::Reserved),
        unsigned("USHORT LoggerId").at(6..8).about("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("ULONG EnableProperty").at(8..12).about("EVENT_ENABLE_PROPERTY_ constants.").means(Meaning::Flags),
        unsigned("ULONG Reserved2").at(12..16).means(Meaning::Reserved),
        unsigned("ULONGLONG MatchAnyKeyword").at(16..24).about("Keywords of which an event must have at least one.")
            .means(Meaning::Flags),
        unsigned("ULONGLONG MatchAllKeyword").at(24..32).about("Keywords of which an event must have all.")
            .means(Meaning::Flags),
    ]);
fixed! {
    /// Settings with which a session enables a provider group.
    ///
    /// In C: `ETW_TRACE_GROUP_INFO_ENTRY`, 0x20 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_TRACE_GROUP_INFO_ENTRY")]
    owned EtwTraceGroupInfoEntry / EtwTraceGroupInfoEntryView: lone,
        name = "ETW_TRACE_GROUP_INFO_ENTRY", size = 32, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// True if the session enables it. `ULONG IsEnabled` at 0x00.
        is_enabled / set_is_enabled: u32, at = 0;
        /// Maximum level of enabled events. `UCHAR Level` at 0x04.
        level / set_level: u8, at = 4;
        /// Reserved or padding, according to a source. `UCHAR Reserved1` at 0x05.
        reserved1 / set_reserved1: u8, at = 5;
        /// Logger ID of the session. `USHORT LoggerId` at 0x06.
        logger_id / set_logger_id: u16, at = 6;
        /// EVENT_ENABLE_PROPERTY_ constants. `ULONG EnableProperty` at 0x08.
        enable_property / set_enable_property: u32, at = 8;
        /// Reserved or padding, according to a source. `ULONG Reserved2` at 0x0C.
        reserved2 / set_reserved2: u32, at = 12;
        /// Keywords of which an event must have at least one. `ULONGLONG MatchAnyKeyword` at 0x10.
        match_any_keyword / set_match_any_keyword: u64, at = 16;
        /// Keywords of which an event must have all. `ULONGLONG MatchAllKeyword` at 0x18.
        match_all_keyword / set_match_all_keyword: u64, at = 24;
    }
}
