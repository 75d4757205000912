// Generated from spec/structs/ETW_SYSTEMTIME.toml by `cargo spec generate`. Do not edit: edit that file.

//! Date and time of day, as in SYSTEMTIME.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_SYSTEMTIME", "EtwSystemtime", (16, 16), "Date and time of day, as in SYSTEMTIME.", &[
    unsigned("Year", 0, 2, "USHORT", "").means(Meaning::Number),
    unsigned("Month", 2, 2, "USHORT", "").means(Meaning::Number),
    unsigned("DayOfWeek", 4, 2, "USHORT", "").means(Meaning::Number),
    unsigned("Day", 6, 2, "USHORT", "").means(Meaning::Number),
    unsigned("Hour", 8, 2, "USHORT", "").means(Meaning::Number),
    unsigned("Minute", 10, 2, "USHORT", "").means(Meaning::Number),
    unsigned("Second", 12, 2, "USHORT", "").means(Meaning::Number),
    unsigned("Milliseconds", 14, 2, "USHORT", "").in_units("ms").means(Meaning::Milliseconds),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Date and time of day, as in SYSTEMTIME.
    ///
    /// In C: `ETW_SYSTEMTIME`, 0x10 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_SYSTEMTIME")]
    owned EtwSystemtime / EtwSystemtimeView: lone [16] "ETW_SYSTEMTIME" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `USHORT Year` at 0x00.
        year set_year: u16 = 0;
        /// `USHORT Month` at 0x02.
        month set_month: u16 = 2;
        /// `USHORT DayOfWeek` at 0x04.
        day_of_week set_day_of_week: u16 = 4;
        /// `USHORT Day` at 0x06.
        day set_day: u16 = 6;
        /// `USHORT Hour` at 0x08.
        hour set_hour: u16 = 8;
        /// `USHORT Minute` at 0x0A.
        minute set_minute: u16 = 10;
        /// `USHORT Second` at 0x0C.
        second set_second: u16 = 12;
        /// `USHORT Milliseconds` at 0x0E. Unit: ms.
        milliseconds set_milliseconds: u16 = 14;
    }
    bits {
    }
    typed {
    }
    converted {
        /// Duration. The raw value is `milliseconds`.
        milliseconds_as_duration: core::time::Duration = milliseconds, |raw| duration(raw, per_second::MILLISECONDS);
    }
}
