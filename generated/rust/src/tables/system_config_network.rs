// Generated from spec/structs/SystemConfig_Network.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "SystemConfig_Network",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Parameters of TCP.",
    fields: &[
        Field { name: "TcbTablePartitions", path: "TcbTablePartitions", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Into how many parts the table of connections is divided.", units: "", unknown: false, children: &[] },
        Field { name: "MaxHashTableSize", path: "MaxHashTableSize", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How large the hash table of connections may be.", units: "", unknown: false, children: &[] },
        Field { name: "MaxUserPort", path: "MaxUserPort", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The highest port that a program gets if it asks for any.", units: "", unknown: false, children: &[] },
        Field { name: "TcpTimedWaitDelay", path: "TcpTimedWaitDelay", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long a closed connection keeps its port.", units: "seconds", unknown: false, children: &[] },
    ],
    tail: &[],
};
