// Generated from spec/structs/SYSTEMTIME.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Date and time of day, in separate fields.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "SYSTEMTIME",
    aliases: &[],
    form: "Systemtime",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Date and time of day, in separate fields.",
    fields: &[
        Field { name: "wYear", path: "wYear", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Year.", units: "", unknown: false, children: &[] },
        Field { name: "wMonth", path: "wMonth", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Month, from 1.", units: "", unknown: false, children: &[] },
        Field { name: "wDayOfWeek", path: "wDayOfWeek", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Day of the week, from 0 for Sunday.", units: "", unknown: false, children: &[] },
        Field { name: "wDay", path: "wDay", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Day of the month, from 1.", units: "", unknown: false, children: &[] },
        Field { name: "wHour", path: "wHour", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Hour.", units: "", unknown: false, children: &[] },
        Field { name: "wMinute", path: "wMinute", offset: 10, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Minute.", units: "", unknown: false, children: &[] },
        Field { name: "wSecond", path: "wSecond", offset: 12, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Second.", units: "", unknown: false, children: &[] },
        Field { name: "wMilliseconds", path: "wMilliseconds", offset: 14, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Milliseconds.", units: "ms", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Date and time of day, in separate fields.
    ///
    /// In C: `SYSTEMTIME`, 0x10 bytes. Releases unknown.
    ///
    /// In a TIME_ZONE_INFORMATION it specifies when a rule starts. If the year is not 0, the rule starts on that date. If the year is 0, it starts every year on a given weekday of the month. Day is then the occurrence of the weekday, 1 to 5, where 5 means the last.
    ///
    /// Source: The mingw-w64 developers, *minwinbase.h*.
    #[doc(alias = "SYSTEMTIME")]
    owned Systemtime / SystemtimeView: lone [16] "SYSTEMTIME" Table::form(&LAYOUT_0);
    fields {
        /// Year. `USHORT wYear` at 0x00.
        w_year set_w_year: u16 = 0;
        /// Month, from 1. `USHORT wMonth` at 0x02.
        w_month set_w_month: u16 = 2;
        /// Day of the week, from 0 for Sunday. `USHORT wDayOfWeek` at 0x04.
        w_day_of_week set_w_day_of_week: u16 = 4;
        /// Day of the month, from 1. `USHORT wDay` at 0x06.
        w_day set_w_day: u16 = 6;
        /// Hour. `USHORT wHour` at 0x08.
        w_hour set_w_hour: u16 = 8;
        /// Minute. `USHORT wMinute` at 0x0A.
        w_minute set_w_minute: u16 = 10;
        /// Second. `USHORT wSecond` at 0x0C.
        w_second set_w_second: u16 = 12;
        /// Milliseconds. `USHORT wMilliseconds` at 0x0E. Unit: ms.
        w_milliseconds set_w_milliseconds: u16 = 14;
    }
    bits {
    }
}

impl Systemtime {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
