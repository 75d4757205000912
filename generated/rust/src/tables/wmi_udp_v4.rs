// Generated from spec/structs/WMI_UDP_V4.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_UDP_V4",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "A UDP send or receive of IPv4.",
    fields: &[
        Field { name: "ProcessId", path: "ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TransferSize", path: "TransferSize", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "DestinationAddress", path: "DestinationAddress", offset: 8, size: 4, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "The remote address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "SourceAddress", path: "SourceAddress", offset: 12, size: 4, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 4 }, values: None, doc: "The local address, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "DestinationPort", path: "DestinationPort", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The remote port, in network order.", units: "", unknown: false, children: &[] },
        Field { name: "SourcePort", path: "SourcePort", offset: 18, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The local port, in network order.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
