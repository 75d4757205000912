// Generated from spec/structs/PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "An image was loaded that the page file backs.",
    fields: &[
        Field { name: "FileObject", path: "FileObject", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "DeviceCharacteristics", path: "DeviceCharacteristics", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "FILE_ constants of the device's characteristics.", units: "", unknown: false, children: &[] },
        Field { name: "FileCharacteristics", path: "FileCharacteristics", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 10, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Why the image could not stay in its file.", units: "", unknown: false, children: &[
            Field { name: "Flags", path: "Flags.Flags", offset: 10, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Why the image could not stay in its file.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 10, size: 2, ty: "USHORT", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ActiveDataReference", path: "Flags.ActiveDataReference", offset: 10, size: 2, ty: "USHORT", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The file is in use as data.", units: "", unknown: false, children: &[] },
                Field { name: "DeviceEjectable", path: "Flags.DeviceEjectable", offset: 10, size: 2, ty: "USHORT", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The file's device can be removed.", units: "", unknown: false, children: &[] },
                Field { name: "WritableHandles", path: "Flags.WritableHandles", offset: 10, size: 2, ty: "USHORT", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "The file is open for writing.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 10, size: 2, ty: "USHORT", kind: Kind::Bit { start: 3, width: 13 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "An image was loaded that the page file backs.",
    fields: &[
        Field { name: "FileObject", path: "FileObject", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "DeviceCharacteristics", path: "DeviceCharacteristics", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "FILE_ constants of the device's characteristics.", units: "", unknown: false, children: &[] },
        Field { name: "FileCharacteristics", path: "FileCharacteristics", offset: 12, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 14, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Why the image could not stay in its file.", units: "", unknown: false, children: &[
            Field { name: "Flags", path: "Flags.Flags", offset: 14, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Why the image could not stay in its file.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 14, size: 2, ty: "USHORT", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ActiveDataReference", path: "Flags.ActiveDataReference", offset: 14, size: 2, ty: "USHORT", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The file is in use as data.", units: "", unknown: false, children: &[] },
                Field { name: "DeviceEjectable", path: "Flags.DeviceEjectable", offset: 14, size: 2, ty: "USHORT", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The file's device can be removed.", units: "", unknown: false, children: &[] },
                Field { name: "WritableHandles", path: "Flags.WritableHandles", offset: 14, size: 2, ty: "USHORT", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "The file is open for writing.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 14, size: 2, ty: "USHORT", kind: Kind::Bit { start: 3, width: 13 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
