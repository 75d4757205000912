// Generated from spec/structs/RTL_TIME_ZONE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Time zone, with dates in the kernel's field order.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "RTL_TIME_ZONE_INFORMATION",
    aliases: &[],
    form: "RtlTimeZoneInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 172,
    fixed: 172,
    inserted: &[],
    total: None,
    summary: "Time zone, with dates in the kernel's field order.",
    fields: &[
        Field { name: "Bias", path: "Bias", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Value to add to local time to get UTC.", units: "minutes", unknown: false, children: &[] },
        Field { name: "StandardName", path: "StandardName", offset: 4, size: 64, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, values: None, doc: "Name of standard time.", units: "", unknown: false, children: &[] },
        Field { name: "StandardStart", path: "StandardStart", offset: 68, size: 16, ty: "TIME_FIELDS", kind: Kind::Struct, values: None, doc: "Start of standard time.", units: "", unknown: false, children: &[
            Field { name: "Year", path: "StandardStart.Year", offset: 68, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Year, from 1601.", units: "", unknown: false, children: &[] },
            Field { name: "Month", path: "StandardStart.Month", offset: 70, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "Day", path: "StandardStart.Day", offset: 72, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Day of the month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "Hour", path: "StandardStart.Hour", offset: 74, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Hour.", units: "", unknown: false, children: &[] },
            Field { name: "Minute", path: "StandardStart.Minute", offset: 76, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Minute.", units: "", unknown: false, children: &[] },
            Field { name: "Second", path: "StandardStart.Second", offset: 78, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Second.", units: "", unknown: false, children: &[] },
            Field { name: "Milliseconds", path: "StandardStart.Milliseconds", offset: 80, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Milliseconds.", units: "ms", unknown: false, children: &[] },
            Field { name: "Weekday", path: "StandardStart.Weekday", offset: 82, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Day of the week, from 0 for Sunday.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "StandardBias", path: "StandardBias", offset: 84, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Value to add, besides Bias, during standard time.", units: "minutes", unknown: false, children: &[] },
        Field { name: "DaylightName", path: "DaylightName", offset: 88, size: 64, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, values: None, doc: "Name of daylight saving time.", units: "", unknown: false, children: &[] },
        Field { name: "DaylightStart", path: "DaylightStart", offset: 152, size: 16, ty: "TIME_FIELDS", kind: Kind::Struct, values: None, doc: "Start of daylight saving time.", units: "", unknown: false, children: &[
            Field { name: "Year", path: "DaylightStart.Year", offset: 152, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Year, from 1601.", units: "", unknown: false, children: &[] },
            Field { name: "Month", path: "DaylightStart.Month", offset: 154, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "Day", path: "DaylightStart.Day", offset: 156, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Day of the month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "Hour", path: "DaylightStart.Hour", offset: 158, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Hour.", units: "", unknown: false, children: &[] },
            Field { name: "Minute", path: "DaylightStart.Minute", offset: 160, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Minute.", units: "", unknown: false, children: &[] },
            Field { name: "Second", path: "DaylightStart.Second", offset: 162, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Second.", units: "", unknown: false, children: &[] },
            Field { name: "Milliseconds", path: "DaylightStart.Milliseconds", offset: 164, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Milliseconds.", units: "ms", unknown: false, children: &[] },
            Field { name: "Weekday", path: "DaylightStart.Weekday", offset: 166, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "Day of the week, from 0 for Sunday.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "DaylightBias", path: "DaylightBias", offset: 168, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Value to add, besides Bias, during daylight saving time.", units: "minutes", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Time zone, with dates in the kernel's field order.
    ///
    /// In C: `RTL_TIME_ZONE_INFORMATION`, 0xac bytes. Releases unknown.
    ///
    /// Unlike those of TIME_ZONE_INFORMATION, its dates are TIME_FIELDS.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntrtl.h*; Geoff Chappell, *TRACE_LOGFILE_HEADER*.
    #[doc(alias = "RTL_TIME_ZONE_INFORMATION")]
    owned RtlTimeZoneInformation / RtlTimeZoneInformationView: lone [172] "RTL_TIME_ZONE_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// Value to add to local time to get UTC. `LONG Bias` at 0x00. Unit: minutes.
        bias set_bias: i32 = 0;
        /// Name of standard time. `WCHAR StandardName` at 0x04.
        standard_name set_standard_name: [u16; 32] = 4;
        /// Start of standard time. `TIME_FIELDS StandardStart` at 0x44. Returns a copy.
        standard_start set_standard_start: crate::logfile::TimeFields = 68;
        /// Value to add, besides Bias, during standard time. `LONG StandardBias` at 0x54. Unit: minutes.
        standard_bias set_standard_bias: i32 = 84;
        /// Name of daylight saving time. `WCHAR DaylightName` at 0x58.
        daylight_name set_daylight_name: [u16; 32] = 88;
        /// Start of daylight saving time. `TIME_FIELDS DaylightStart` at 0x98. Returns a copy.
        daylight_start set_daylight_start: crate::logfile::TimeFields = 152;
        /// Value to add, besides Bias, during daylight saving time. `LONG DaylightBias` at 0xA8. Unit: minutes.
        daylight_bias set_daylight_bias: i32 = 168;
    }
    bits {
    }
}

impl RtlTimeZoneInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
