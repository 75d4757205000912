// Generated from spec/structs/EVENT_EXTENDED_ITEM_PEBS_INDEX.toml by `cargo spec generate`. Do not edit: edit that file.

//! PEBS index recorded with an event.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_EXTENDED_ITEM_PEBS_INDEX",
    aliases: &[],
    form: "EventExtendedItemPebsIndex",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "PEBS index recorded with an event.",
    sources: &[&crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS],
    fields: &[
        unsigned("PebsIndex", 0, 8, "ULONG64", "Index of precise event-based sampling (PEBS).").means(Meaning::Index),
    ],
    tail: &[],
};
fixed! {
    /// PEBS index recorded with an event.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_PEBS_INDEX`, 0x8 bytes. Releases unknown.
    ///
    /// An extended data item of an EVENT_HEADER has the same payload layout.
    ///
    /// Documented (as the data of an extended data item, for event consumers); defined in EVNTCONS.H.
    ///
    /// Unknown:
    ///
    /// - Meaning of the index.
    ///
    /// Source: Geoff Chappell, *PERFINFO_TRACE_HEADER*; The mingw-w64 developers, *evntcons.h*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_PEBS_INDEX")]
    owned EventExtendedItemPebsIndex / EventExtendedItemPebsIndexView: lone [8] "EVENT_EXTENDED_ITEM_PEBS_INDEX" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Index of precise event-based sampling (PEBS). `ULONG64 PebsIndex` at 0x00.
        pebs_index set_pebs_index: u64 = 0;
    }
    bits {
    }
}

split_lone!(EventExtendedItemPebsIndex, EventExtendedItemPebsIndexView, 8);
