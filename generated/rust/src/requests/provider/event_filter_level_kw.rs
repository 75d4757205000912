// Generated from spec/structs/EVENT_FILTER_LEVEL_KW.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Events to include or exclude, by level and keyword.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_FILTER_LEVEL_KW",
    aliases: &[],
    form: "EventFilterLevelKw",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Events to include or exclude, by level and keyword.",
    fields: &[
        Field { name: "MatchAnyKeyword", path: "MatchAnyKeyword", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords of which an event must have at least one.", units: "", unknown: false, children: &[] },
        Field { name: "MatchAllKeyword", path: "MatchAllKeyword", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords of which an event must have all.", units: "", unknown: false, children: &[] },
        Field { name: "Level", path: "Level", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Level.", units: "", unknown: false, children: &[] },
        Field { name: "FilterIn", path: "FilterIn", offset: 17, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the filter includes the events (inferred from the name).", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 18, size: 6, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Events to include or exclude, by level and keyword.
    ///
    /// In C: `EVENT_FILTER_LEVEL_KW`, 0x18 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_FILTER_LEVEL_KW")]
    owned EventFilterLevelKw / EventFilterLevelKwView: lone [24] "EVENT_FILTER_LEVEL_KW" Table::form(&LAYOUT_0);
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

impl EventFilterLevelKw {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
