// Generated from spec/structs/EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Activity to which the provider relates an event.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTCONS, &sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout =
    layout("EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID", "EventExtendedItemRelatedActivityid")
    .size(16)
    .summary("Activity to which the provider relates an event.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID", "RelatedActivityId", Kind::Guid).at(0..16).doc("Related activity ID.").means(Meaning::ActivityId),
    ]);
fixed! {
    /// Activity to which the provider relates an event.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID`, 0x10 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID")]
    owned EventExtendedItemRelatedActivityid / EventExtendedItemRelatedActivityidView: lone,
        name = "EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Related activity ID. `GUID RelatedActivityId` at 0x00.
        related_activity_id / set_related_activity_id: Guid, at = 0;
    }
}

split_lone!(EventExtendedItemRelatedActivityid, view = EventExtendedItemRelatedActivityidView, size = 16);
