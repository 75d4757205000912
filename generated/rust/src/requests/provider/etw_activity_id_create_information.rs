// Generated from spec/structs/ETW_ACTIVITY_ID_CREATE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! ID of a new activity.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_ACTIVITY_ID_CREATE_INFORMATION", "EtwActivityIdCreateInformation", (16, 16), "ID of a new activity.", &[
    field("ActivityId", 0, 16, "GUID", Kind::Guid, "").means(Meaning::Guid),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// ID of a new activity.
    ///
    /// In C: `ETW_ACTIVITY_ID_CREATE_INFORMATION`, 0x10 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_ACTIVITY_ID_CREATE_INFORMATION")]
    owned EtwActivityIdCreateInformation / EtwActivityIdCreateInformationView: lone [16] "ETW_ACTIVITY_ID_CREATE_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `GUID ActivityId` at 0x00.
        activity_id set_activity_id: Guid = 0;
    }
    bits {
    }
}
