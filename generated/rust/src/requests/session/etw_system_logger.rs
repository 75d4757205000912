// Generated from spec/structs/ETW_SYSTEM_LOGGER.toml by `cargo spec generate`. Do not edit: edit that file.

//! One of the sessions that receive system events.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_SYSTEM_LOGGER", "EtwSystemLogger")
    .size(2)
    .summary("One of the sessions that receive system events.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("UCHAR", "LoggerId").at(0..1).doc("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("UCHAR", "ClockType").at(1..2).doc("Clock of the session.").of(crate::buffers::EventTraceClock::VALUES)
            .means(Meaning::Enumeration),
    ]);
fixed! {
    /// One of the sessions that receive system events.
    ///
    /// In C: `ETW_SYSTEM_LOGGER`, 0x2 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_SYSTEM_LOGGER")]
    owned EtwSystemLogger / EtwSystemLoggerView: lone,
        name = "ETW_SYSTEM_LOGGER", size = 2, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Logger ID of the session. `UCHAR LoggerId` at 0x00.
        logger_id / set_logger_id: u8, at = 0;
        /// Clock of the session. `UCHAR ClockType` at 0x01.
        clock_type / set_clock_type: u8, at = 1;
    }
}
