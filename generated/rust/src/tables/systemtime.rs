// Generated from spec/structs/SYSTEMTIME.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "SYSTEMTIME",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A date and a time of day, in fields.",
    fields: &[
        Field { name: "wYear", path: "wYear", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The year.", units: "", unknown: false, children: &[] },
        Field { name: "wMonth", path: "wMonth", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The month, from 1.", units: "", unknown: false, children: &[] },
        Field { name: "wDayOfWeek", path: "wDayOfWeek", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The day of the week, from 0 for Sunday.", units: "", unknown: false, children: &[] },
        Field { name: "wDay", path: "wDay", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The day of the month, from 1.", units: "", unknown: false, children: &[] },
        Field { name: "wHour", path: "wHour", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The hour.", units: "", unknown: false, children: &[] },
        Field { name: "wMinute", path: "wMinute", offset: 10, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The minute.", units: "", unknown: false, children: &[] },
        Field { name: "wSecond", path: "wSecond", offset: 12, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The second.", units: "", unknown: false, children: &[] },
        Field { name: "wMilliseconds", path: "wMilliseconds", offset: 14, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The milliseconds.", units: "ms", unknown: false, children: &[] },
    ],
    tail: &[],
};
