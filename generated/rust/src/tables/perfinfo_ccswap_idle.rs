// Generated from spec/structs/PERFINFO_CCSWAP_IDLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "PERFINFO_CCSWAP_IDLE",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(29) },],
    releases: "6.0+",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "The idle thread was switched out, after a long time.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "DataType", path: "DataType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 2 }, values: Some(crate::payloads::thread::PerfinfoCcswapType::VALUES), doc: "", units: "", unknown: false, children: &[] },
            Field { name: "TimeDelta", path: "TimeDelta", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 30 }, values: None, doc: "The time since the switch before.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
