// Generated from spec/structs/EVENT_EXTENDED_ITEM_TS_ID.toml by `cargo spec generate`. Do not edit: edit that file.

//! Terminal session in which an event was written.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTCONS, &sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_TS_ID", "EventExtendedItemTsId")
    .size(4)
    .summary("Terminal session in which an event was written.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "SessionId").at(0..4).doc("Terminal session ID.").means(Meaning::SessionId),
    ]);
fixed! {
    /// Terminal session in which an event was written.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_TS_ID`, 0x4 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_TS_ID")]
    owned EventExtendedItemTsId / EventExtendedItemTsIdView: lone,
        name = "EVENT_EXTENDED_ITEM_TS_ID", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Terminal session ID. `ULONG SessionId` at 0x00.
        session_id / set_session_id: u32, at = 0;
    }
}

split_lone!(EventExtendedItemTsId, view = EventExtendedItemTsIdView, size = 4);
