// Generated from spec/structs/ETW_REFERENCE_TIME_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Session whose reference time is requested.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_REFERENCE_TIME_INFORMATION", "EtwReferenceTimeInformation")
    .size(4)
    .summary("Session whose reference time is requested.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "LoggerId").at(0..4).doc("Logger ID of the session. 0xFFFF for the default session.")
            .means(Meaning::LoggerId),
    ]);
fixed! {
    /// Session whose reference time is requested.
    ///
    /// In C: `ETW_REFERENCE_TIME_INFORMATION`, 0x4 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_REFERENCE_TIME_INFORMATION")]
    owned EtwReferenceTimeInformation / EtwReferenceTimeInformationView: lone,
        name = "ETW_REFERENCE_TIME_INFORMATION", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Logger ID of the session. 0xFFFF for the default session. `ULONG LoggerId` at 0x00.
        logger_id / set_logger_id: u32, at = 0;
    }
}
