// Generated from spec/structs/TRACE_GUID_PROPERTIES.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "TRACE_GUID_PROPERTIES",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 36,
    fixed: 36,
    inserted: &[],
    total: None,
    summary: "A registered provider, and the session that enables it.",
    fields: &[
        Field { name: "Guid", path: "Guid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The provider.", units: "", unknown: false, children: &[] },
        Field { name: "GuidType", path: "GuidType", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "LoggerId", path: "LoggerId", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The session that enables the provider.", units: "", unknown: false, children: &[] },
        Field { name: "EnableLevel", path: "EnableLevel", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The level at which it is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The flags with which it is enabled: the provider's own.", units: "", unknown: false, children: &[] },
        Field { name: "IsEnable", path: "IsEnable", offset: 32, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether it is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 33, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
