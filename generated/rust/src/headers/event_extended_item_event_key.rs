// Generated from spec/structs/EVENT_EXTENDED_ITEM_EVENT_KEY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Number that identifies an event in every session that receives it.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW, &sources::MICROSOFT_EXTENDED_DATA_ITEM];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_EVENT_KEY", "EventExtendedItemEventKey")
    .size(8)
    .summary("Number that identifies an event in every session that receives it.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64", "Key").at(0..8).doc("Event key.").means(Meaning::Identifier),
    ]);
fixed! {
    /// Number that identifies an event in every session that receives it.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_EVENT_KEY`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *EVENT_HEADER_EXTENDED_DATA_ITEM
    /// structure*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_EVENT_KEY")]
    owned EventExtendedItemEventKey / EventExtendedItemEventKeyView: lone,
        name = "EVENT_EXTENDED_ITEM_EVENT_KEY", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Event key. `ULONG64 Key` at 0x00.
        key / set_key: u64, at = 0;
    }
}

split_lone!(EventExtendedItemEventKey, view = EventExtendedItemEventKeyView, size = 8);
