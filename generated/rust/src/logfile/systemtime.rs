// Generated from spec/structs/SYSTEMTIME.toml by `cargo spec generate`. Do not edit: edit that file.

//! Date and time of day, in separate fields.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("SYSTEMTIME", "Systemtime", (16, 16), "Date and time of day, in separate fields.", &[
    unsigned("wYear", 0, 2, "USHORT", "Year.").means(Meaning::Number),
    unsigned("wMonth", 2, 2, "USHORT", "Month, from 1.").means(Meaning::Number),
    unsigned("wDayOfWeek", 4, 2, "USHORT", "Day of the week, from 0 for Sunday.").means(Meaning::Number),
    unsigned("wDay", 6, 2, "USHORT", "Day of the month, from 1.").means(Meaning::Number),
    unsigned("wHour", 8, 2, "USHORT", "Hour.").means(Meaning::Number),
    unsigned("wMinute", 10, 2, "USHORT", "Minute.").means(Meaning::Number),
    unsigned("wSecond", 12, 2, "USHORT", "Second.").means(Meaning::Number),
    unsigned("wMilliseconds", 14, 2, "USHORT", "Milliseconds.").in_units("ms").means(Meaning::Milliseconds),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]);
fixed! {
    /// Date and time of day, in separate fields.
    ///
    /// In C: `SYSTEMTIME`, 0x10 bytes. Releases unknown.
    ///
    /// In a TIME_ZONE_INFORMATION it specifies when a rule starts. If the year is not 0, the rule starts on that date. If the year is 0, it starts every year on a given weekday of the month. Day is then the occurrence of the weekday, 1 to 5, where 5 means the last.
    ///
    /// Source: The mingw-w64 developers, *minwinbase.h*.
    #[doc(alias = "SYSTEMTIME")]
    owned Systemtime / SystemtimeView: lone [16] "SYSTEMTIME" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Year. `USHORT wYear` at 0x00.
        wyear set_wyear: u16 = 0;
        /// Month, from 1. `USHORT wMonth` at 0x02.
        wmonth set_wmonth: u16 = 2;
        /// Day of the week, from 0 for Sunday. `USHORT wDayOfWeek` at 0x04.
        wday_of_week set_wday_of_week: u16 = 4;
        /// Day of the month, from 1. `USHORT wDay` at 0x06.
        wday set_wday: u16 = 6;
        /// Hour. `USHORT wHour` at 0x08.
        whour set_whour: u16 = 8;
        /// Minute. `USHORT wMinute` at 0x0A.
        wminute set_wminute: u16 = 10;
        /// Second. `USHORT wSecond` at 0x0C.
        wsecond set_wsecond: u16 = 12;
        /// Milliseconds. `USHORT wMilliseconds` at 0x0E. Unit: ms.
        wmilliseconds set_wmilliseconds: u16 = 14;
    }
    bits {
    }
    typed {
    }
    converted {
        /// Duration. The raw value is `wmilliseconds`.
        wmilliseconds_as_duration: core::time::Duration = wmilliseconds, |raw| duration(raw, per_second::MILLISECONDS);
    }
}
