// Generated from spec/structs/ETW_ACTIVITY_ID_CREATE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! ID of a new activity.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_ACTIVITY_ID_CREATE_INFORMATION", "EtwActivityIdCreateInformation")
    .size(16)
    .summary("ID of a new activity.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID", "ActivityId", Kind::Guid).at(0..16).means(Meaning::Guid),
    ]);
fixed! {
    /// ID of a new activity.
    ///
    /// In C: `ETW_ACTIVITY_ID_CREATE_INFORMATION`, 0x10 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_ACTIVITY_ID_CREATE_INFORMATION")]
    owned EtwActivityIdCreateInformation / EtwActivityIdCreateInformationView: lone,
        name = "ETW_ACTIVITY_ID_CREATE_INFORMATION", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `GUID ActivityId` at 0x00.
        activity_id / set_activity_id: Guid, at = 0;
    }
}
