// Generated from spec/structs/HWConfig_PhyDisk.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_1: Layout = Layout {
    name: "HWConfig_PhyDisk",
    aliases: &[],
    form: "V5_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(1) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(1) },],
    releases: "5.1",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "A physical disk.",
    fields: &[
        Field { name: "DiskNumber", path: "DiskNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "BytesPerSector", path: "BytesPerSector", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SectorsPerTrack", path: "SectorsPerTrack", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TracksPerCylinder", path: "TracksPerCylinder", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Cylinders", path: "Cylinders", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SCSIPort", path: "SCSIPort", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SCSIPath", path: "SCSIPath", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SCSITarget", path: "SCSITarget", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SCSILun", path: "SCSILun", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Manufacturer", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
