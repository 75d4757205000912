// Generated from spec/structs/EVENT_EXTENDED_ITEM_EVENT_KEY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Number that identifies an event in every session that receives it.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_EXTENDED_ITEM_EVENT_KEY",
    aliases: &[],
    form: "EventExtendedItemEventKey",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Number that identifies an event in every session that receives it.",
    sources: &[&crate::rt::sources::WINDOWS_SYS_ETW, &crate::rt::sources::MICROSOFT_EXTENDED_DATA_ITEM],
    fields: &[
        unsigned("Key", 0, 8, "ULONG64", "Event key.").means(Meaning::Identifier),
    ],
    tail: &[],
};
fixed! {
    /// Number that identifies an event in every session that receives it.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_EVENT_KEY`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *EVENT_HEADER_EXTENDED_DATA_ITEM structure*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_EVENT_KEY")]
    owned EventExtendedItemEventKey / EventExtendedItemEventKeyView: lone [8] "EVENT_EXTENDED_ITEM_EVENT_KEY" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Event key. `ULONG64 Key` at 0x00.
        key set_key: u64 = 0;
    }
    bits {
    }
}

split_lone!(EventExtendedItemEventKey, EventExtendedItemEventKeyView, 8);
