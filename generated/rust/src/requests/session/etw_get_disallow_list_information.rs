// Generated from spec/structs/ETW_GET_DISALLOW_LIST_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Session whose list of disallowed providers is requested.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_GET_DISALLOW_LIST_INFORMATION", "EtwGetDisallowListInformation")
    .size(8)
    .summary("Session whose list of disallowed providers is requested.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "LoggerId").at(0..4).doc("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("ULONG", "Reserved").at(4..8).means(Meaning::Reserved),
    ]);
fixed! {
    /// Session whose list of disallowed providers is requested.
    ///
    /// In C: `ETW_GET_DISALLOW_LIST_INFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_GET_DISALLOW_LIST_INFORMATION")]
    owned EtwGetDisallowListInformation / EtwGetDisallowListInformationView: lone,
        name = "ETW_GET_DISALLOW_LIST_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Logger ID of the session. `ULONG LoggerId` at 0x00.
        logger_id / set_logger_id: u32, at = 0;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
        reserved / set_reserved: u32, at = 4;
    }
}
