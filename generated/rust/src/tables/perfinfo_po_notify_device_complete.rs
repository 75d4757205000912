// Generated from spec/structs/PERFINFO_PO_NOTIFY_DEVICE_COMPLETE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "A driver is done with setting the power state of a device.",
    fields: &[
        Field { name: "Irp", path: "Irp", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Finds the event of the call.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 4, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "What the I/O request was completed with.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 16,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "A driver is done with setting the power state of a device.",
    fields: &[
        Field { name: "Irp", path: "Irp", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Finds the event of the call.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 8, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "What the I/O request was completed with.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
