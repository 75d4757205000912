// Generated from spec/structs/EVENT_EXTENDED_ITEM_EVENT_KEY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Number that identifies an event in every session that receives it.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_EVENT_KEY", "EventExtendedItemEventKey", (8, 8), "Number that identifies an event in every session that receives it.", &[
    unsigned("Key", 0, 8, "ULONG64", "Event key.").means(Meaning::Identifier),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW, &crate::rt::sources::MICROSOFT_EXTENDED_DATA_ITEM]);
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
