// Generated from spec/structs/ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION.toml by `cargo spec generate`. Do not edit:
// edit that file.

//! Session whose number of used processors is requested.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout =
    layout("ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION", "EtwQueryUsedProcessorCountInformation")
    .size(8)
    .about("Session whose number of used processors is requested.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT LoggerId").at(0..2).about("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("USHORT Reserved").at(2..4).means(Meaning::Reserved),
        unsigned("ULONG Reserved2").at(4..8).means(Meaning::Reserved),
    ]);
fixed! {
    /// Session whose number of used processors is requested.
    ///
    /// In C: `ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION")]
    owned EtwQueryUsedProcessorCountInformation / EtwQueryUsedProcessorCountInformationView: lone,
        name = "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout =
            LAYOUT_0;
    fields {
        /// Logger ID of the session. `USHORT LoggerId` at 0x00.
        logger_id / set_logger_id: u16, at = 0;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x02.
        reserved / set_reserved: u16, at = 2;
        /// Reserved or padding, according to a source. `ULONG Reserved2` at 0x04.
        reserved2 / set_reserved2: u32, at = 4;
    }
}
