// Generated from spec/structs/EVENT_FILTER_LEVEL_KW.toml by `cargo spec generate`. Do not edit: edit that file.

//! Events to include or exclude, by level and keyword.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_FILTER_LEVEL_KW", "EventFilterLevelKw")
    .size(24)
    .about("Events to include or exclude, by level and keyword.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG MatchAnyKeyword").at(0..8).about("Keywords of which an event must have at least one.")
            .means(Meaning::Flags),
        unsigned("ULONGLONG MatchAllKeyword").at(8..16).about("Keywords of which an event must have all.")
            .means(Meaning::Flags),
        unsigned("UCHAR Level").at(16..17).about("Level.").means(Meaning::Enumeration),
        unsigned("BOOLEAN FilterIn").at(17..18)
            .about("True if the filter includes the events (inferred from the name).").means(Meaning::Boolean),
        field("padding ", Kind::Padding).at(18..24),
    ]);
fixed! {
    /// Events to include or exclude, by level and keyword.
    ///
    /// In C: `EVENT_FILTER_LEVEL_KW`, 0x18 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_FILTER_LEVEL_KW")]
    owned EventFilterLevelKw / EventFilterLevelKwView: lone,
        name = "EVENT_FILTER_LEVEL_KW", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Keywords of which an event must have at least one. `ULONGLONG MatchAnyKeyword` at 0x00.
        match_any_keyword / set_match_any_keyword: u64, at = 0;
        /// Keywords of which an event must have all. `ULONGLONG MatchAllKeyword` at 0x08.
        match_all_keyword / set_match_all_keyword: u64, at = 8;
        /// Level. `UCHAR Level` at 0x10.
        level / set_level: u8, at = 16;
        /// True if the filter includes the events (inferred from the name). `BOOLEAN FilterIn` at 0x11.
        filter_in / set_filter_in: u8, at = 17;
    }
}
