// Generated from spec/structs/ETW_TRACE_GUID_INFO_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Provider whose registrations are requested.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_GUID_INFO_INFORMATION", "EtwTraceGuidInfoInformation", (16, 16), "Provider whose registrations are requested.", &[
    field("Guid", 0, 16, "GUID", Kind::Guid, "Provider GUID.").means(Meaning::Guid),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Provider whose registrations are requested.
    ///
    /// In C: `ETW_TRACE_GUID_INFO_INFORMATION`, 0x10 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_TRACE_GUID_INFO_INFORMATION")]
    owned EtwTraceGuidInfoInformation / EtwTraceGuidInfoInformationView: lone [16] "ETW_TRACE_GUID_INFO_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Provider GUID. `GUID Guid` at 0x00.
        guid set_guid: Guid = 0;
    }
    bits {
    }
}
