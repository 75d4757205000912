// Generated from spec/structs/EVENT_EXTENDED_ITEM_PROCESS_START_KEY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Number that identifies the process that wrote an event, not reused until Windows restarts.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_EXTENDED_ITEM_PROCESS_START_KEY",
    aliases: &[],
    form: "EventExtendedItemProcessStartKey",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Number that identifies the process that wrote an event, not reused until Windows restarts.",
    sources: &[&crate::rt::sources::WINDOWS_SYS_ETW, &crate::rt::sources::MICROSOFT_EXTENDED_DATA_ITEM, &crate::rt::sources::MICROSOFT_ENABLE_TRACE_PARAMETERS],
    fields: &[
        unsigned("ProcessStartKey", 0, 8, "ULONG64", "Process start key.").means(Meaning::Identifier),
    ],
    tail: &[],
};
fixed! {
    /// Number that identifies the process that wrote an event, not reused until Windows restarts.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_PROCESS_START_KEY`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *EVENT_HEADER_EXTENDED_DATA_ITEM structure*; Microsoft, *ENABLE_TRACE_PARAMETERS structure*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_PROCESS_START_KEY")]
    owned EventExtendedItemProcessStartKey / EventExtendedItemProcessStartKeyView: lone [8] "EVENT_EXTENDED_ITEM_PROCESS_START_KEY" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Process start key. `ULONG64 ProcessStartKey` at 0x00.
        process_start_key set_process_start_key: u64 = 0;
    }
    bits {
    }
}

split_lone!(EventExtendedItemProcessStartKey, EventExtendedItemProcessStartKeyView, 8);
