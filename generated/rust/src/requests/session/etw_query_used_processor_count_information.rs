// Generated from spec/structs/ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Session whose number of used processors is requested.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION", "EtwQueryUsedProcessorCountInformation", (8, 8), "Session whose number of used processors is requested.", &[
    unsigned("LoggerId", 0, 2, "USHORT", "Logger ID of the session.").means(Meaning::LoggerId),
    unsigned("Reserved", 2, 2, "USHORT", "").means(Meaning::Reserved),
    unsigned("Reserved2", 4, 4, "ULONG", "").means(Meaning::Reserved),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Session whose number of used processors is requested.
    ///
    /// In C: `ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION")]
    owned EtwQueryUsedProcessorCountInformation / EtwQueryUsedProcessorCountInformationView: lone [8] "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Logger ID of the session. `USHORT LoggerId` at 0x00.
        logger_id set_logger_id: u16 = 0;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x02.
        reserved set_reserved: u16 = 2;
        /// Reserved or padding, according to a source. `ULONG Reserved2` at 0x04.
        reserved2 set_reserved2: u32 = 4;
    }
    bits {
    }
}
