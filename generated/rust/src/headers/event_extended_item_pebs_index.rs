// Generated from spec/structs/EVENT_EXTENDED_ITEM_PEBS_INDEX.toml by `cargo spec generate`. Do not edit: edit that file.

//! PEBS index recorded with an event.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_PEBS_INDEX", "EventExtendedItemPebsIndex", (8, 8), "PEBS index recorded with an event.", &[
    unsigned("PebsIndex", 0, 8, "ULONG64", "Index of precise event-based sampling (PEBS).").means(Meaning::Index),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::MINGW_W64_EVNTCONS]);
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
