// Generated from spec/structs/NIC_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "NIC_RECORD",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 584,
    fixed: 584,
    inserted: &[],
    total: None,
    summary: "A network adapter, in the form of the older releases.",
    fields: &[
        Field { name: "NICName", path: "NICName", offset: 0, size: 512, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 256 }, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Index", path: "Index", offset: 512, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PhysicalAddrLen", path: "PhysicalAddrLen", offset: 516, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much of PhysicalAddr holds.", units: "", unknown: false, children: &[] },
        Field { name: "PhysicalAddr", path: "PhysicalAddr", offset: 520, size: 16, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 8 }, values: None, doc: "The hardware address.", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 536, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of what Data tells of.", units: "bytes", unknown: false, children: &[] },
        Field { name: "IpAddress", path: "IpAddress", offset: 540, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "The offset of the address.", units: "", unknown: false, children: &[] },
        Field { name: "SubnetMask", path: "SubnetMask", offset: 544, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "The offset of the subnet mask.", units: "", unknown: false, children: &[] },
        Field { name: "DhcpServer", path: "DhcpServer", offset: 548, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "The offset of the address of the DHCP server.", units: "", unknown: false, children: &[] },
        Field { name: "Gateway", path: "Gateway", offset: 552, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "The offset of the address of the gateway.", units: "", unknown: false, children: &[] },
        Field { name: "PrimaryWinsServer", path: "PrimaryWinsServer", offset: 556, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "The offset of the address of the first WINS server.", units: "", unknown: false, children: &[] },
        Field { name: "SecondaryWinsServer", path: "SecondaryWinsServer", offset: 560, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "The offset of the address of the second WINS server.", units: "", unknown: false, children: &[] },
        Field { name: "DnsServer", path: "DnsServer", offset: 564, size: 16, ty: "LONG", kind: Kind::Array { element: Element { kind: ElementKind::Signed, size: 4 }, count: 4 }, values: None, doc: "The offsets of the addresses of DNS servers.", units: "", unknown: false, children: &[] },
        Field { name: "Data", path: "Data", offset: 580, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The offset of an array of IP_ADDRESS_STRING.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
