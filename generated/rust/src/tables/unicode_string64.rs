// Generated from spec/structs/UNICODE_STRING64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "UNICODE_STRING64",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A counted UTF-16 string, with its address in 64 bits whatever the pointer size.",
    fields: &[
        Field { name: "Length", path: "Length", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the string, without a zero at its end.", units: "bytes", unknown: false, children: &[] },
        Field { name: "MaximumLength", path: "MaximumLength", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Buffer", path: "Buffer", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The address of the string.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
