// Generated from spec/structs/EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID.toml by `cargo spec generate`. Do not edit: edit that file.

//! Activity to which the provider relates an event.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID", "EventExtendedItemRelatedActivityid", (16, 16), "Activity to which the provider relates an event.", &[
    field("RelatedActivityId", 0, 16, "GUID", Kind::Guid, "Related activity ID.").means(Meaning::ActivityId),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTCONS, &crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Activity to which the provider relates an event.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID`, 0x10 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID")]
    owned EventExtendedItemRelatedActivityid / EventExtendedItemRelatedActivityidView: lone [16] "EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Related activity ID. `GUID RelatedActivityId` at 0x00.
        related_activity_id set_related_activity_id: Guid = 0;
    }
    bits {
    }
}

split_lone!(EventExtendedItemRelatedActivityid, EventExtendedItemRelatedActivityidView, 16);
