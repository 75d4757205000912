// Generated from spec/structs/TIME_FIELDS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Date and time of day, in separate fields, in the kernel's order.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TIME_FIELDS", "TimeFields", (16, 16), "Date and time of day, in separate fields, in the kernel's order.", &[
    field("Year", 0, 2, "SHORT", Kind::Signed, "Year, from 1601.").means(Meaning::Number),
    field("Month", 2, 2, "SHORT", Kind::Signed, "Month, from 1.").means(Meaning::Number),
    field("Day", 4, 2, "SHORT", Kind::Signed, "Day of the month, from 1.").means(Meaning::Number),
    field("Hour", 6, 2, "SHORT", Kind::Signed, "Hour.").means(Meaning::Number),
    field("Minute", 8, 2, "SHORT", Kind::Signed, "Minute.").means(Meaning::Number),
    field("Second", 10, 2, "SHORT", Kind::Signed, "Second.").means(Meaning::Number),
    field("Milliseconds", 12, 2, "SHORT", Kind::Signed, "Milliseconds.").in_units("ms").means(Meaning::Milliseconds),
    field("Weekday", 14, 2, "SHORT", Kind::Signed, "Day of the week, from 0 for Sunday.").means(Meaning::Number),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]);
fixed! {
    /// Date and time of day, in separate fields, in the kernel's order.
    ///
    /// In C: `TIME_FIELDS`, 0x10 bytes. Releases unknown.
    ///
    /// Same size as SYSTEMTIME, but the day of the week comes last.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntrtl.h*; The mingw-w64 developers, *wdm.h*.
    #[doc(alias = "TIME_FIELDS")]
    owned TimeFields / TimeFieldsView: lone [16] "TIME_FIELDS" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Year, from 1601. `SHORT Year` at 0x00.
        year set_year: i16 = 0;
        /// Month, from 1. `SHORT Month` at 0x02.
        month set_month: i16 = 2;
        /// Day of the month, from 1. `SHORT Day` at 0x04.
        day set_day: i16 = 4;
        /// Hour. `SHORT Hour` at 0x06.
        hour set_hour: i16 = 6;
        /// Minute. `SHORT Minute` at 0x08.
        minute set_minute: i16 = 8;
        /// Second. `SHORT Second` at 0x0A.
        second set_second: i16 = 10;
        /// Milliseconds. `SHORT Milliseconds` at 0x0C. Unit: ms.
        milliseconds set_milliseconds: i16 = 12;
        /// Day of the week, from 0 for Sunday. `SHORT Weekday` at 0x0E.
        weekday set_weekday: i16 = 14;
    }
    bits {
    }
    typed {
    }
    converted {
        /// Duration, or `None` if it is negative. The raw value is `milliseconds`.
        milliseconds_as_duration: Option<core::time::Duration> = milliseconds, |raw| duration_of_signed(raw, per_second::MILLISECONDS);
    }
}
