// Generated from spec/structs/EVENT_FILTER_LEVEL_KW.toml by `cargo spec generate`. Do not edit: edit that file.

//! Events to include or exclude, by level and keyword.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_FILTER_LEVEL_KW", "EventFilterLevelKw", (24, 24), "Events to include or exclude, by level and keyword.", &[
    unsigned("MatchAnyKeyword", 0, 8, "ULONGLONG", "Keywords of which an event must have at least one.").means(Meaning::Flags),
    unsigned("MatchAllKeyword", 8, 8, "ULONGLONG", "Keywords of which an event must have all.").means(Meaning::Flags),
    unsigned("Level", 16, 1, "UCHAR", "Level.").means(Meaning::Enumeration),
    unsigned("FilterIn", 17, 1, "BOOLEAN", "Whether the filter includes the events (inferred from the name).").means(Meaning::Boolean),
    field("", 18, 6, "padding", Kind::Padding, ""),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Events to include or exclude, by level and keyword.
    ///
    /// In C: `EVENT_FILTER_LEVEL_KW`, 0x18 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_FILTER_LEVEL_KW")]
    owned EventFilterLevelKw / EventFilterLevelKwView: lone [24] "EVENT_FILTER_LEVEL_KW" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Keywords of which an event must have at least one. `ULONGLONG MatchAnyKeyword` at 0x00.
        match_any_keyword set_match_any_keyword: u64 = 0;
        /// Keywords of which an event must have all. `ULONGLONG MatchAllKeyword` at 0x08.
        match_all_keyword set_match_all_keyword: u64 = 8;
        /// Level. `UCHAR Level` at 0x10.
        level set_level: u8 = 16;
        /// Whether the filter includes the events (inferred from the name). `BOOLEAN FilterIn` at 0x11.
        filter_in set_filter_in: u8 = 17;
    }
    bits {
    }
}
