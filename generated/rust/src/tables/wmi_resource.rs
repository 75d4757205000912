// Generated from spec/structs/WMI_RESOURCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "WMI_RESOURCE",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 48,
    fixed: 44,
    inserted: &[],
    total: None,
    summary: "A change of state of an executive resource (ERESOURCE).",
    fields: &[
        Field { name: "AcquireTime", path: "AcquireTime", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When the resource was acquired.", units: "", unknown: false, children: &[] },
        Field { name: "HoldTime", path: "HoldTime", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "How long it was held.", units: "", unknown: false, children: &[] },
        Field { name: "WaitTime", path: "WaitTime", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "How long it was waited for.", units: "", unknown: false, children: &[] },
        Field { name: "MaxRecursionDepth", path: "MaxRecursionDepth", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How deep the owner's acquisitions were nested; for a reinitialization, how many owners at once had been provided for.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Resource", path: "Resource", offset: 32, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The resource.", units: "", unknown: false, children: &[] },
        Field { name: "Action", path: "Action", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::sync::WmiResourceAction::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ContentionDelta", path: "ContentionDelta", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Attempts to acquire that had to wait; for a reinitialization, how many threads owned the resource.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "WMI_RESOURCE",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "A change of state of an executive resource (ERESOURCE).",
    fields: &[
        Field { name: "AcquireTime", path: "AcquireTime", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When the resource was acquired.", units: "", unknown: false, children: &[] },
        Field { name: "HoldTime", path: "HoldTime", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "How long it was held.", units: "", unknown: false, children: &[] },
        Field { name: "WaitTime", path: "WaitTime", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "How long it was waited for.", units: "", unknown: false, children: &[] },
        Field { name: "MaxRecursionDepth", path: "MaxRecursionDepth", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How deep the owner's acquisitions were nested; for a reinitialization, how many owners at once had been provided for.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Resource", path: "Resource", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The resource.", units: "", unknown: false, children: &[] },
        Field { name: "Action", path: "Action", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::sync::WmiResourceAction::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ContentionDelta", path: "ContentionDelta", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Attempts to acquire that had to wait; for a reinitialization, how many threads owned the resource.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
