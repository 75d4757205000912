// Generated from spec/structs/SYSTEMTIME.toml by `cargo spec generate`. Do not edit: edit that file.

//! Date and time of day, in separate fields.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_MINWINBASE];
pub(crate) static LAYOUT_0: Layout = layout("SYSTEMTIME", "Systemtime")
    .size(16)
    .about("Date and time of day, in separate fields.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT wYear").at(0..2).about("Year.").means(Meaning::Number),
        unsigned("USHORT wMonth").at(2..4).about("Month, from 1.").means(Meaning::Number),
        unsigned("USHORT wDayOfWeek").at(4..6).about("Day of the week, from 0 for Sunday.").means(Meaning::Number),
        unsigned("USHORT wDay").at(6..8).about("Day of the month, from 1.").means(Meaning::Number),
        unsigned("USHORT wHour").at(8..10).about("Hour.").means(Meaning::Number),
        unsigned("USHORT wMinute").at(10..12).about("Minute.").means(Meaning::Number),
        unsigned("USHORT wSecond").at(12..14).about("Second.").means(Meaning::Number),
        unsigned("USHORT wMilliseconds").at(14..16).about("Milliseconds.").means(Meaning::Milliseconds)
            .with(&[More::Units("ms")]),
    ]);
fixed! {
    /// Date and time of day, in separate fields.
    ///
    /// In C: `SYSTEMTIME`, 0x10 bytes. Releases unknown.
    ///
    /// In a TIME_ZONE_INFORMATION it specifies when a rule starts. If the year is not 0, the rule starts on that date.
    /// If the year is 0, it starts every year on a given weekday of the month. Day is then the occurrence of the
    /// weekday, 1 to 5, where 5 means the last.
    ///
    /// Source: The mingw-w64 developers, *minwinbase.h*.
    #[doc(alias = "SYSTEMTIME")]
    owned Systemtime / SystemtimeView: lone,
        name = "SYSTEMTIME", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Year. `USHORT wYear` at 0x00.
        wyear / set_wyear: u16, at = 0;
        /// Month, from 1. `USHORT wMonth` at 0x02.
        wmonth / set_wmonth: u16, at = 2;
        /// Day of the week, from 0 for Sunday. `USHORT wDayOfWeek` at 0x04.
        wday_of_week / set_wday_of_week: u16, at = 4;
        /// Day of the month, from 1. `USHORT wDay` at 0x06.
        wday / set_wday: u16, at = 6;
        /// Hour. `USHORT wHour` at 0x08.
        whour / set_whour: u16, at = 8;
        /// Minute. `USHORT wMinute` at 0x0A.
        wminute / set_wminute: u16, at = 10;
        /// Second. `USHORT wSecond` at 0x0C.
        wsecond / set_wsecond: u16, at = 12;
        /// Milliseconds. `USHORT wMilliseconds` at 0x0E. Unit: ms.
        wmilliseconds / set_wmilliseconds: u16, at = 14;
    }
    converted {
        /// Duration. The raw value is `wmilliseconds`.
        wmilliseconds_as_duration: core::time::Duration, raw = wmilliseconds,
            |raw| duration(raw, per_second::MILLISECONDS);
    }
}
