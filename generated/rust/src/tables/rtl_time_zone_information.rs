// Generated from spec/structs/RTL_TIME_ZONE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "RTL_TIME_ZONE_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 172,
    fixed: 172,
    inserted: &[],
    total: None,
    summary: "A time zone, with the kernel's order of the fields of a date.",
    fields: &[
        Field { name: "Bias", path: "Bias", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How much must be added to local time for UTC.", units: "minutes", unknown: false, children: &[] },
        Field { name: "StandardName", path: "StandardName", offset: 4, size: 64, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 32 }, values: None, doc: "What standard time is called.", units: "", unknown: false, children: &[] },
        Field { name: "StandardStart", path: "StandardStart", offset: 68, size: 16, ty: "TIME_FIELDS", kind: Kind::Struct, values: None, doc: "When standard time begins.", units: "", unknown: false, children: &[
            Field { name: "Year", path: "StandardStart.Year", offset: 68, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The year, from 1601.", units: "", unknown: false, children: &[] },
            Field { name: "Month", path: "StandardStart.Month", offset: 70, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "Day", path: "StandardStart.Day", offset: 72, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The day of the month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "Hour", path: "StandardStart.Hour", offset: 74, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The hour.", units: "", unknown: false, children: &[] },
            Field { name: "Minute", path: "StandardStart.Minute", offset: 76, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The minute.", units: "", unknown: false, children: &[] },
            Field { name: "Second", path: "StandardStart.Second", offset: 78, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The second.", units: "", unknown: false, children: &[] },
            Field { name: "Milliseconds", path: "StandardStart.Milliseconds", offset: 80, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The milliseconds.", units: "ms", unknown: false, children: &[] },
            Field { name: "Weekday", path: "StandardStart.Weekday", offset: 82, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The day of the week, from 0 for Sunday.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "StandardBias", path: "StandardBias", offset: 84, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "What must be added beside Bias while standard time holds.", units: "minutes", unknown: false, children: &[] },
        Field { name: "DaylightName", path: "DaylightName", offset: 88, size: 64, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 32 }, values: None, doc: "What daylight saving time is called.", units: "", unknown: false, children: &[] },
        Field { name: "DaylightStart", path: "DaylightStart", offset: 152, size: 16, ty: "TIME_FIELDS", kind: Kind::Struct, values: None, doc: "When daylight saving time begins.", units: "", unknown: false, children: &[
            Field { name: "Year", path: "DaylightStart.Year", offset: 152, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The year, from 1601.", units: "", unknown: false, children: &[] },
            Field { name: "Month", path: "DaylightStart.Month", offset: 154, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "Day", path: "DaylightStart.Day", offset: 156, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The day of the month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "Hour", path: "DaylightStart.Hour", offset: 158, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The hour.", units: "", unknown: false, children: &[] },
            Field { name: "Minute", path: "DaylightStart.Minute", offset: 160, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The minute.", units: "", unknown: false, children: &[] },
            Field { name: "Second", path: "DaylightStart.Second", offset: 162, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The second.", units: "", unknown: false, children: &[] },
            Field { name: "Milliseconds", path: "DaylightStart.Milliseconds", offset: 164, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The milliseconds.", units: "ms", unknown: false, children: &[] },
            Field { name: "Weekday", path: "DaylightStart.Weekday", offset: 166, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The day of the week, from 0 for Sunday.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "DaylightBias", path: "DaylightBias", offset: 168, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "What must be added beside Bias while daylight saving time holds.", units: "minutes", unknown: false, children: &[] },
    ],
    tail: &[],
};
