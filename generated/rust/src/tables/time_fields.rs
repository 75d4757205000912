// Generated from spec/structs/TIME_FIELDS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "TIME_FIELDS",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A date and a time of day, in fields, in the kernel's order.",
    fields: &[
        Field { name: "Year", path: "Year", offset: 0, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The year, from 1601.", units: "", unknown: false, children: &[] },
        Field { name: "Month", path: "Month", offset: 2, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The month, from 1.", units: "", unknown: false, children: &[] },
        Field { name: "Day", path: "Day", offset: 4, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The day of the month, from 1.", units: "", unknown: false, children: &[] },
        Field { name: "Hour", path: "Hour", offset: 6, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The hour.", units: "", unknown: false, children: &[] },
        Field { name: "Minute", path: "Minute", offset: 8, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The minute.", units: "", unknown: false, children: &[] },
        Field { name: "Second", path: "Second", offset: 10, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The second.", units: "", unknown: false, children: &[] },
        Field { name: "Milliseconds", path: "Milliseconds", offset: 12, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The milliseconds.", units: "ms", unknown: false, children: &[] },
        Field { name: "Weekday", path: "Weekday", offset: 14, size: 2, ty: "SHORT", kind: Kind::Signed, values: None, doc: "The day of the week, from 0 for Sunday.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
