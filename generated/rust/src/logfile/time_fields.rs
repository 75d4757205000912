// Generated from spec/structs/TIME_FIELDS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Date and time of day, in separate fields, in the kernel's order.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTRTL, &sources::MINGW_W64_WDM];
pub(crate) static LAYOUT_0: Layout = layout("TIME_FIELDS", "TimeFields")
    .size(16)
    .about("Date and time of day, in separate fields, in the kernel's order.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        signed("SHORT Year").at(0..2).about("Year, from 1601.").means(Meaning::Number),
        signed("SHORT Month").at(2..4).about("Month, from 1.").means(Meaning::Number),
        signed("SHORT Day").at(4..6).about("Day of the month, from 1.").means(Meaning::Number),
        signed("SHORT Hour").at(6..8).about("Hour.").means(Meaning::Number),
        signed("SHORT Minute").at(8..10).about("Minute.").means(Meaning::Number),
        signed("SHORT Second").at(10..12).about("Second.").means(Meaning::Number),
        signed("SHORT Milliseconds").at(12..14).about("Milliseconds.").means(Meaning::Milliseconds)
            .with(&[More::Units("ms")]),
        signed("SHORT Weekday").at(14..16).about("Day of the week, from 0 for Sunday.").means(Meaning::Number),
    ]);
fixed! {
    /// Date and time of day, in separate fields, in the kernel's order.
    ///
    /// In C: `TIME_FIELDS`, 0x10 bytes. Releases unknown.
    ///
    /// Same size as SYSTEMTIME, but the day of the week comes last.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntrtl.h*; The mingw-w64 developers, *wdm.h*.
    #[doc(alias = "TIME_FIELDS")]
    owned TimeFields / TimeFieldsView: lone,
        name = "TIME_FIELDS", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Year, from 1601. `SHORT Year` at 0x00.
        year / set_year: i16, at = 0;
        /// Month, from 1. `SHORT Month` at 0x02.
        month / set_month: i16, at = 2;
        /// Day of the month, from 1. `SHORT Day` at 0x04.
        day / set_day: i16, at = 4;
        /// Hour. `SHORT Hour` at 0x06.
        hour / set_hour: i16, at = 6;
        /// Minute. `SHORT Minute` at 0x08.
        minute / set_minute: i16, at = 8;
        /// Second. `SHORT Second` at 0x0A.
        second / set_second: i16, at = 10;
        /// Milliseconds. `SHORT Milliseconds` at 0x0C. Unit: ms.
        milliseconds / set_milliseconds: i16, at = 12;
        /// Day of the week, from 0 for Sunday. `SHORT Weekday` at 0x0E.
        weekday / set_weekday: i16, at = 14;
    }
    converted {
        /// Duration, or `None` if it is negative. The raw value is `milliseconds`.
        milliseconds_as_duration: Option<core::time::Duration>, raw = milliseconds,
            |raw| duration_of_signed(raw, per_second::MILLISECONDS);
    }
}
