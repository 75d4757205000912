// Generated from spec/structs/ETW_ACTIVITY_ID_CREATE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! ID of a new activity.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_ACTIVITY_ID_CREATE_INFORMATION",
    aliases: &[],
    form: "EtwActivityIdCreateInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "ID of a new activity.",
    sources: &[&crate::rt::sources::PHNT_NTWMI],
    fields: &[
        field("ActivityId", 0, 16, "GUID", Kind::Guid, "").means(Meaning::Guid),
    ],
    tail: &[],
};
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
