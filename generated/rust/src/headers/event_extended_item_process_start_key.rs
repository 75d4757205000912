// Generated from spec/structs/EVENT_EXTENDED_ITEM_PROCESS_START_KEY.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Number that identifies the process that wrote an event, not reused until Windows restarts.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::WINDOWS_SYS_ETW, &sources::MICROSOFT_EXTENDED_DATA_ITEM, &sources::MICROSOFT_ENABLE_TRACE_PARAMETERS];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_PROCESS_START_KEY", "EventExtendedItemProcessStartKey")
    .size(8)
    .summary("Number that identifies the process that wrote an event, not reused until Windows restarts.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64", "ProcessStartKey").at(0..8).doc("Process start key.").means(Meaning::Identifier),
    ]);
fixed! {
    /// Number that identifies the process that wrote an event, not reused until Windows restarts.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_PROCESS_START_KEY`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *EVENT_HEADER_EXTENDED_DATA_ITEM
    /// structure*; Microsoft, *ENABLE_TRACE_PARAMETERS structure*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_PROCESS_START_KEY")]
    owned EventExtendedItemProcessStartKey / EventExtendedItemProcessStartKeyView: lone,
        name = "EVENT_EXTENDED_ITEM_PROCESS_START_KEY", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Process start key. `ULONG64 ProcessStartKey` at 0x00.
        process_start_key / set_process_start_key: u64, at = 0;
    }
}

split_lone!(EventExtendedItemProcessStartKey, view = EventExtendedItemProcessStartKeyView, size = 8);
