// Generated from spec/structs/ETW_TRACE_GROUP_INFO_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Requested provider group.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_GROUP_INFO_INFORMATION", "EtwTraceGroupInfoInformation")
    .size(16)
    .summary("Requested provider group.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID", "Guid", Kind::Guid).at(0..16).doc("GUID of the provider group.").means(Meaning::Guid),
    ]);
fixed! {
    /// Requested provider group.
    ///
    /// In C: `ETW_TRACE_GROUP_INFO_INFORMATION`, 0x10 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_TRACE_GROUP_INFO_INFORMATION")]
    owned EtwTraceGroupInfoInformation / EtwTraceGroupInfoInformationView: lone,
        name = "ETW_TRACE_GROUP_INFO_INFORMATION", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// GUID of the provider group. `GUID Guid` at 0x00.
        guid / set_guid: Guid, at = 0;
    }
}
