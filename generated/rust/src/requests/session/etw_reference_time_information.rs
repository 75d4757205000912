// Generated from spec/structs/ETW_REFERENCE_TIME_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Session whose reference time is requested.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_REFERENCE_TIME_INFORMATION", "EtwReferenceTimeInformation", (4, 4), "Session whose reference time is requested.", &[
    unsigned("LoggerId", 0, 4, "ULONG", "Logger ID of the session. 0xFFFF for the default session.").means(Meaning::LoggerId),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Session whose reference time is requested.
    ///
    /// In C: `ETW_REFERENCE_TIME_INFORMATION`, 0x4 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_REFERENCE_TIME_INFORMATION")]
    owned EtwReferenceTimeInformation / EtwReferenceTimeInformationView: lone [4] "ETW_REFERENCE_TIME_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Logger ID of the session. 0xFFFF for the default session. `ULONG LoggerId` at 0x00.
        logger_id set_logger_id: u32 = 0;
    }
    bits {
    }
}
