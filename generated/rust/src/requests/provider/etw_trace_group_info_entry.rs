// Generated from spec/structs/ETW_TRACE_GROUP_INFO_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Settings with which a session enables a provider group.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_GROUP_INFO_ENTRY", "EtwTraceGroupInfoEntry", (32, 32), "Settings with which a session enables a provider group.", &[
    unsigned("IsEnabled", 0, 4, "ULONG", "Whether the session enables it.").means(Meaning::Boolean),
    unsigned("Level", 4, 1, "UCHAR", "Maximum level of enabled events.").means(Meaning::Enumeration),
    unsigned("Reserved1", 5, 1, "UCHAR", "").means(Meaning::Reserved),
    unsigned("LoggerId", 6, 2, "USHORT", "Logger ID of the session.").means(Meaning::LoggerId),
    unsigned("EnableProperty", 8, 4, "ULONG", "EVENT_ENABLE_PROPERTY_ constants.").means(Meaning::Flags),
    unsigned("Reserved2", 12, 4, "ULONG", "").means(Meaning::Reserved),
    unsigned("MatchAnyKeyword", 16, 8, "ULONGLONG", "Keywords of which an event must have at least one.").means(Meaning::Flags),
    unsigned("MatchAllKeyword", 24, 8, "ULONGLONG", "Keywords of which an event must have all.").means(Meaning::Flags),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Settings with which a session enables a provider group.
    ///
    /// In C: `ETW_TRACE_GROUP_INFO_ENTRY`, 0x20 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_TRACE_GROUP_INFO_ENTRY")]
    owned EtwTraceGroupInfoEntry / EtwTraceGroupInfoEntryView: lone [32] "ETW_TRACE_GROUP_INFO_ENTRY" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Whether the session enables it. `ULONG IsEnabled` at 0x00.
        is_enabled set_is_enabled: u32 = 0;
        /// Maximum level of enabled events. `UCHAR Level` at 0x04.
        level set_level: u8 = 4;
        /// Reserved or padding, according to a source. `UCHAR Reserved1` at 0x05.
        reserved1 set_reserved1: u8 = 5;
        /// Logger ID of the session. `USHORT LoggerId` at 0x06.
        logger_id set_logger_id: u16 = 6;
        /// EVENT_ENABLE_PROPERTY_ constants. `ULONG EnableProperty` at 0x08.
        enable_property set_enable_property: u32 = 8;
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
