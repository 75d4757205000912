// Generated from spec/structs/SystemConfig_NIC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "SystemConfig_NIC",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "A network interface.",
    fields: &[
        Field { name: "PhysicalAddr", path: "PhysicalAddr", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The hardware address, from the lowest byte on.", units: "", unknown: false, children: &[] },
        Field { name: "PhysicalAddrLen", path: "PhysicalAddrLen", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Of the hardware address.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Ipv4Index", path: "Ipv4Index", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The index of the interface for IPv4.", units: "", unknown: false, children: &[] },
        Field { name: "Ipv6Index", path: "Ipv6Index", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The index of the interface for IPv6.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "NICDescription", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "What the adapter is called.", units: "", unknown: false },
        Part { name: "IpAddresses", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "Its addresses, with semicolons between them.", units: "", unknown: false },
        Part { name: "DnsServerAddresses", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The name servers that it uses, likewise.", units: "", unknown: false },
    ],
};
