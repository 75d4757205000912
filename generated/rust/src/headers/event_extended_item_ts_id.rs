// Generated from spec/structs/EVENT_EXTENDED_ITEM_TS_ID.toml by `cargo spec generate`. Do not edit: edit that file.

//! Terminal session in which an event was written.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_TS_ID", "EventExtendedItemTsId", (4, 4), "Terminal session in which an event was written.", &[
    unsigned("SessionId", 0, 4, "ULONG", "Terminal session ID.").means(Meaning::SessionId),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTCONS, &crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Terminal session in which an event was written.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_TS_ID`, 0x4 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_TS_ID")]
    owned EventExtendedItemTsId / EventExtendedItemTsIdView: lone [4] "EVENT_EXTENDED_ITEM_TS_ID" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Terminal session ID. `ULONG SessionId` at 0x00.
        session_id set_session_id: u32 = 0;
    }
    bits {
    }
}

split_lone!(EventExtendedItemTsId, EventExtendedItemTsIdView, 4);
