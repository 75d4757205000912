// Generated from spec/structs/CONFIG_DEVICEFAMILY_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "CONFIG_DEVICEFAMILY_RECORD",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Which family of devices Windows runs on.",
    fields: &[
        Field { name: "UapInfo", path: "UapInfo", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The version of Windows in four numbers of 16 bits, the first in the highest.", units: "", unknown: false, children: &[] },
        Field { name: "DeviceFamily", path: "DeviceFamily", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "A number of the family; 9 was observed on a server.", units: "", unknown: false, children: &[] },
        Field { name: "DeviceForm", path: "DeviceForm", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
