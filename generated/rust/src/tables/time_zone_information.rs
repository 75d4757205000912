// Generated from spec/structs/TIME_ZONE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "TIME_ZONE_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 172,
    fixed: 172,
    inserted: &[],
    total: None,
    summary: "A time zone: how far local time is from UTC, and when that changes in a year.",
    fields: &[
        Field { name: "Bias", path: "Bias", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "How much must be added to local time for UTC.", units: "minutes", unknown: false, children: &[] },
        Field { name: "StandardName", path: "StandardName", offset: 4, size: 64, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 32 }, values: None, doc: "What standard time is called.", units: "", unknown: false, children: &[] },
        Field { name: "StandardDate", path: "StandardDate", offset: 68, size: 16, ty: "SYSTEMTIME", kind: Kind::Struct, values: None, doc: "When standard time begins.", units: "", unknown: false, children: &[
            Field { name: "wYear", path: "StandardDate.wYear", offset: 68, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The year.", units: "", unknown: false, children: &[] },
            Field { name: "wMonth", path: "StandardDate.wMonth", offset: 70, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "wDayOfWeek", path: "StandardDate.wDayOfWeek", offset: 72, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The day of the week, from 0 for Sunday.", units: "", unknown: false, children: &[] },
            Field { name: "wDay", path: "StandardDate.wDay", offset: 74, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The day of the month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "wHour", path: "StandardDate.wHour", offset: 76, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The hour.", units: "", unknown: false, children: &[] },
            Field { name: "wMinute", path: "StandardDate.wMinute", offset: 78, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The minute.", units: "", unknown: false, children: &[] },
            Field { name: "wSecond", path: "StandardDate.wSecond", offset: 80, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The second.", units: "", unknown: false, children: &[] },
            Field { name: "wMilliseconds", path: "StandardDate.wMilliseconds", offset: 82, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The milliseconds.", units: "ms", unknown: false, children: &[] },
        ] },
        Field { name: "StandardBias", path: "StandardBias", offset: 84, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "What must be added beside Bias while standard time holds.", units: "minutes", unknown: false, children: &[] },
        Field { name: "DaylightName", path: "DaylightName", offset: 88, size: 64, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 32 }, values: None, doc: "What daylight saving time is called.", units: "", unknown: false, children: &[] },
        Field { name: "DaylightDate", path: "DaylightDate", offset: 152, size: 16, ty: "SYSTEMTIME", kind: Kind::Struct, values: None, doc: "When daylight saving time begins.", units: "", unknown: false, children: &[
            Field { name: "wYear", path: "DaylightDate.wYear", offset: 152, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The year.", units: "", unknown: false, children: &[] },
            Field { name: "wMonth", path: "DaylightDate.wMonth", offset: 154, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "wDayOfWeek", path: "DaylightDate.wDayOfWeek", offset: 156, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The day of the week, from 0 for Sunday.", units: "", unknown: false, children: &[] },
            Field { name: "wDay", path: "DaylightDate.wDay", offset: 158, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The day of the month, from 1.", units: "", unknown: false, children: &[] },
            Field { name: "wHour", path: "DaylightDate.wHour", offset: 160, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The hour.", units: "", unknown: false, children: &[] },
            Field { name: "wMinute", path: "DaylightDate.wMinute", offset: 162, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The minute.", units: "", unknown: false, children: &[] },
            Field { name: "wSecond", path: "DaylightDate.wSecond", offset: 164, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The second.", units: "", unknown: false, children: &[] },
            Field { name: "wMilliseconds", path: "DaylightDate.wMilliseconds", offset: 166, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The milliseconds.", units: "ms", unknown: false, children: &[] },
        ] },
        Field { name: "DaylightBias", path: "DaylightBias", offset: 168, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "What must be added beside Bias while daylight saving time holds.", units: "minutes", unknown: false, children: &[] },
    ],
    tail: &[],
};
