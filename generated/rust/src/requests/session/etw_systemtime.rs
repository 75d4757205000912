// Generated from spec/structs/ETW_SYSTEMTIME.toml by `cargo spec generate`. Do not edit: edit that file.

//! Date and time of day, as in SYSTEMTIME.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_SYSTEMTIME", "EtwSystemtime")
    .size(16)
    .about("Date and time of day, as in SYSTEMTIME.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT Year").at(0..2).means(Meaning::Number),
        unsigned("USHORT Month").at(2..4).means(Meaning::Number),
        unsigned("USHORT DayOfWeek").at(4..6).means(Meaning::Number),
        unsigned("USHORT Day").at(6..8).means(Meaning::Number),
        unsigned("USHORT Hour").at(8..10).means(Meaning::Number),
        unsigned("USHORT Minute").at(10..12).means(Meaning::Number),
        unsigned("USHORT Second").at(12..14).means(Meaning::Number),
        unsigned("USHORT Milliseconds").at(14..16).means(Meaning::Milliseconds).with(&[More::Units("ms")]),
    ]);
fixed! {
    /// Date and time of day, as in SYSTEMTIME.
    ///
    /// In C: `ETW_SYSTEMTIME`, 0x10 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_SYSTEMTIME")]
    owned EtwSystemtime / EtwSystemtimeView: lone,
        name = "ETW_SYSTEMTIME", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `USHORT Year` at 0x00.
        year / set_year: u16, at = 0;
        /// `USHORT Month` at 0x02.
        month / set_month: u16, at = 2;
        /// `USHORT DayOfWeek` at 0x04.
        day_of_week / set_day_of_week: u16, at = 4;
        /// `USHORT Day` at 0x06.
        day / set_day: u16, at = 6;
        /// `USHORT Hour` at 0x08.
        hour / set_hour: u16, at = 8;
        /// `USHORT Minute` at 0x0A.
        minute / set_minute: u16, at = 10;
        /// `USHORT Second` at 0x0C.
        second / set_second: u16, at = 12;
        /// `USHORT Milliseconds` at 0x0E. Unit: ms.
        milliseconds / set_milliseconds: u16, at = 14;
    }
    converted {
        /// Duration. The raw value is `milliseconds`.
        milliseconds_as_duration: core::time::Duration, raw = milliseconds,
            |raw| duration(raw, per_second::MILLISECONDS);
    }
}
