// Generated from spec/structs/TIME_ZONE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Time zone: the offset of local time from UTC, and the dates on which it changes.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "TIME_ZONE_INFORMATION",
    aliases: &[],
    form: "TimeZoneInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 172,
    fixed: 172,
    inserted: &[],
    total: None,
    summary: "Time zone: the offset of local time from UTC, and the dates on which it changes.",
    fields: &[
        Field { name: "Bias", path: "Bias", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Value to add to local time to get UTC.", units: "minutes", unknown: false, children: &[] },
        Field { name: "StandardName", path: "StandardName", offset: 4, size: 64, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, values: None, doc: "Name of standard time.", units: "", unknown: false, children: &[] },
        Field { name: "StandardDate", path: "StandardDate", offset: 68, size: 16, ty: "SYSTEMTIME", kind: Kind::Struct, values: None, doc: "Start of standard time.", units: "", unknown: false, children: &[
            Field { name: "wYear", path: "StandardDate.wYear", offset: 68, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Year.", units: "", unknown: false, children: &[] },
            Field { name: "wMonth", path: "StandardDate.wMonth", offset: 70, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "wDayOfWeek", path: "StandardDate.wDayOfWeek", offset: 72, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Day of the week, from 0 for Sunday.", units: "", unknown: false, children: &[] },
            Field { name: "wDay", path: "StandardDate.wDay", offset: 74, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Day of the month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "wHour", path: "StandardDate.wHour", offset: 76, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Hour.", units: "", unknown: false, children: &[] },
            Field { name: "wMinute", path: "StandardDate.wMinute", offset: 78, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Minute.", units: "", unknown: false, children: &[] },
            Field { name: "wSecond", path: "StandardDate.wSecond", offset: 80, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Second.", units: "", unknown: false, children: &[] },
            Field { name: "wMilliseconds", path: "StandardDate.wMilliseconds", offset: 82, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Milliseconds.", units: "ms", unknown: false, children: &[] },
        ] },
        Field { name: "StandardBias", path: "StandardBias", offset: 84, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Value to add, besides Bias, during standard time.", units: "minutes", unknown: false, children: &[] },
        Field { name: "DaylightName", path: "DaylightName", offset: 88, size: 64, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, values: None, doc: "Name of daylight saving time.", units: "", unknown: false, children: &[] },
        Field { name: "DaylightDate", path: "DaylightDate", offset: 152, size: 16, ty: "SYSTEMTIME", kind: Kind::Struct, values: None, doc: "Start of daylight saving time.", units: "", unknown: false, children: &[
            Field { name: "wYear", path: "DaylightDate.wYear", offset: 152, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Year.", units: "", unknown: false, children: &[] },
            Field { name: "wMonth", path: "DaylightDate.wMonth", offset: 154, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "wDayOfWeek", path: "DaylightDate.wDayOfWeek", offset: 156, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Day of the week, from 0 for Sunday.", units: "", unknown: false, children: &[] },
            Field { name: "wDay", path: "DaylightDate.wDay", offset: 158, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Day of the month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "wHour", path: "DaylightDate.wHour", offset: 160, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Hour.", units: "", unknown: false, children: &[] },
            Field { name: "wMinute", path: "DaylightDate.wMinute", offset: 162, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Minute.", units: "", unknown: false, children: &[] },
            Field { name: "wSecond", path: "DaylightDate.wSecond", offset: 164, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Second.", units: "", unknown: false, children: &[] },
            Field { name: "wMilliseconds", path: "DaylightDate.wMilliseconds", offset: 166, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Milliseconds.", units: "ms", unknown: false, children: &[] },
        ] },
        Field { name: "DaylightBias", path: "DaylightBias", offset: 168, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Value to add, besides Bias, during daylight saving time.", units: "minutes", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Time zone: the offset of local time from UTC, and the dates on which it changes.
    ///
    /// In C: `TIME_ZONE_INFORMATION`, 0xac bytes. Releases unknown.
    ///
    /// UTC is local time plus Bias plus either StandardBias or DaylightBias, whichever applies.
    ///
    /// Source: The mingw-w64 developers, *timezoneapi.h*; Geoff Chappell, *TRACE_LOGFILE_HEADER*.
    #[doc(alias = "TIME_ZONE_INFORMATION")]
    owned TimeZoneInformation / TimeZoneInformationView: lone [172] "TIME_ZONE_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// Value to add to local time to get UTC. `LONG Bias` at 0x00. Unit: minutes.
        bias set_bias: i32 = 0;
        /// Name of standard time. `WCHAR StandardName` at 0x04.
        standard_name set_standard_name: [u16; 32] = 4;
        /// Start of standard time. `SYSTEMTIME StandardDate` at 0x44. Returns a copy.
        standard_date set_standard_date: crate::logfile::Systemtime = 68;
        /// Value to add, besides Bias, during standard time. `LONG StandardBias` at 0x54. Unit: minutes.
        standard_bias set_standard_bias: i32 = 84;
        /// Name of daylight saving time. `WCHAR DaylightName` at 0x58.
        daylight_name set_daylight_name: [u16; 32] = 88;
        /// Start of daylight saving time. `SYSTEMTIME DaylightDate` at 0x98. Returns a copy.
        daylight_date set_daylight_date: crate::logfile::Systemtime = 152;
        /// Value to add, besides Bias, during daylight saving time. `LONG DaylightBias` at 0xA8. Unit: minutes.
        daylight_bias set_daylight_bias: i32 = 168;
    }
    bits {
    }
}

impl TimeZoneInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
