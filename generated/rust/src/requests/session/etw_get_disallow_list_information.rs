// Generated from spec/structs/ETW_GET_DISALLOW_LIST_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Session whose list of disallowed providers is requested.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_GET_DISALLOW_LIST_INFORMATION", "EtwGetDisallowListInformation", (8, 8), "Session whose list of disallowed providers is requested.", &[
    unsigned("LoggerId", 0, 4, "ULONG", "Logger ID of the session.").means(Meaning::LoggerId),
    unsigned("Reserved", 4, 4, "ULONG", "").means(Meaning::Reserved),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Session whose list of disallowed providers is requested.
    ///
    /// In C: `ETW_GET_DISALLOW_LIST_INFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_GET_DISALLOW_LIST_INFORMATION")]
    owned EtwGetDisallowListInformation / EtwGetDisallowListInformationView: lone [8] "ETW_GET_DISALLOW_LIST_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Logger ID of the session. `ULONG LoggerId` at 0x00.
        logger_id set_logger_id: u32 = 0;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
        reserved set_reserved: u32 = 4;
    }
    bits {
    }
}
