// Generated from spec/structs/LOGICAL_DISK_DEFRAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::{Element, ElementKind, Field, Holds, Inserted, Kind, Layout};
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "LOGICAL_DISK_DEFRAG",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 220,
    fixed: 220,
    inserted: &[],
    total: None,
    summary: "How fragmented a volume is.",
    fields: &[
        Field { name: "Unnamed", path: "Unnamed", offset: 0, size: 204, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 204 }, values: None, doc: "Zeros in two of three real events.", units: "", unknown: true, children: &[] },
        Field { name: "VolumeId", path: "VolumeId", offset: 204, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Which volume.", units: "", unknown: false, children: &[] },
    ],
};
