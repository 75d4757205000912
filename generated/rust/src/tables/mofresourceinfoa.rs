// Generated from spec/structs/MOFRESOURCEINFOA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "MOFRESOURCEINFOA",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A MOF resource of an image, with names in the ANSI code page.",
    fields: &[
        Field { name: "ImagePath", path: "ImagePath", offset: 0, size: 4, ty: "CHAR *", kind: Kind::Address, values: None, doc: "The path of the image.", units: "", unknown: false, children: &[] },
        Field { name: "ResourceName", path: "ResourceName", offset: 4, size: 4, ty: "CHAR *", kind: Kind::Address, values: None, doc: "The name of the resource in the image.", units: "", unknown: false, children: &[] },
        Field { name: "ResourceSize", path: "ResourceSize", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ResourceBuffer", path: "ResourceBuffer", offset: 12, size: 4, ty: "UCHAR *", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "MOFRESOURCEINFOA",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "A MOF resource of an image, with names in the ANSI code page.",
    fields: &[
        Field { name: "ImagePath", path: "ImagePath", offset: 0, size: 8, ty: "CHAR *", kind: Kind::Address, values: None, doc: "The path of the image.", units: "", unknown: false, children: &[] },
        Field { name: "ResourceName", path: "ResourceName", offset: 8, size: 8, ty: "CHAR *", kind: Kind::Address, values: None, doc: "The name of the resource in the image.", units: "", unknown: false, children: &[] },
        Field { name: "ResourceSize", path: "ResourceSize", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 20, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ResourceBuffer", path: "ResourceBuffer", offset: 24, size: 8, ty: "UCHAR *", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
