// Generated from spec/structs/EVENT_EXTENDED_ITEM_PROCESS_START_KEY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Number that identifies the process that wrote an event, not reused until Windows restarts.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_PROCESS_START_KEY", "EventExtendedItemProcessStartKey", (8, 8), "Number that identifies the process that wrote an event, not reused until Windows restarts.", &[
    unsigned("ProcessStartKey", 0, 8, "ULONG64", "Process start key.").means(Meaning::Identifier),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW, &crate::rt::sources::MICROSOFT_EXTENDED_DATA_ITEM, &crate::rt::sources::MICROSOFT_ENABLE_TRACE_PARAMETERS]);
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
