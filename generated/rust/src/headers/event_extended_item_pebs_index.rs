// Generated from spec/structs/EVENT_EXTENDED_ITEM_PEBS_INDEX.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! PEBS index recorded with an event.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_PERFINFO_TRACE_HEADER, &sources::MINGW_W64_EVNTCONS];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_PEBS_INDEX", "EventExtendedItemPebsIndex")
    .size(8)
    .summary("PEBS index recorded with an event.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64", "PebsIndex").at(0..8).doc("Index of precise event-based sampling (PEBS).")
            .means(Meaning::Index),
    ]);
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
    owned EventExtendedItemPebsIndex / EventExtendedItemPebsIndexView: lone,
        name = "EVENT_EXTENDED_ITEM_PEBS_INDEX", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Index of precise event-based sampling (PEBS). `ULONG64 PebsIndex` at 0x00.
        pebs_index / set_pebs_index: u64, at = 0;
    }
}

split_lone!(EventExtendedItemPebsIndex, view = EventExtendedItemPebsIndexView, size = 8);
