// Generated from spec/structs/ETW_REFERENCE_TIME_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Session whose reference time is requested.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_REFERENCE_TIME_INFORMATION",
    aliases: &[],
    form: "EtwReferenceTimeInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Session whose reference time is requested.",
    sources: &[&crate::rt::sources::PHNT_NTWMI],
    fields: &[
        unsigned("LoggerId", 0, 4, "ULONG", "Logger ID of the session. 0xFFFF for the default session.").means(Meaning::LoggerId),
    ],
    tail: &[],
};
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
