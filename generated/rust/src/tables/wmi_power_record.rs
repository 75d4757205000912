// Generated from spec/structs/WMI_POWER_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_POWER_RECORD",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "The sleep states that the machine supports.",
    fields: &[
        Field { name: "SystemS1", path: "SystemS1", offset: 0, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SystemS2", path: "SystemS2", offset: 1, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SystemS3", path: "SystemS3", offset: 2, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SystemS4", path: "SystemS4", offset: 3, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Hibernation.", units: "", unknown: false, children: &[] },
        Field { name: "SystemS5", path: "SystemS5", offset: 4, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Off.", units: "", unknown: false, children: &[] },
        Field { name: "AoAc", path: "AoAc", offset: 5, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Always on, always connected: what was later called modern standby.", units: "", unknown: false, children: &[] },
        Field { name: "Pad2", path: "Pad2", offset: 6, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Pad3", path: "Pad3", offset: 7, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
