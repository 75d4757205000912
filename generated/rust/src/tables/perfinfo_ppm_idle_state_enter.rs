// Generated from spec/structs/PERFINFO_PPM_IDLE_STATE_ENTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_PPM_IDLE_STATE_ENTER",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A processor enters an idle state.",
    fields: &[
        Field { name: "State", path: "State", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Properties", path: "Properties", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::payloads::power::PerfinfoPpmIdleFlag::VALUES), doc: "", units: "", unknown: false, children: &[] },
                Field { name: "ExpectedWakeReason", path: "ExpectedWakeReason", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved", path: "Reserved", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Properties and the two bytes after it as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "ExpectedDuration", path: "ExpectedDuration", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "How long the processor is expected to be idle.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
