// Generated from spec/structs/PERFINFO_CC_SCHEDULE_READ_AHEAD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_CC_SCHEDULE_READ_AHEAD",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 64,
    fixed: 64,
    inserted: &[],
    total: None,
    summary: "The cache manager plans to read ahead.",
    fields: &[
        Field { name: "WorkItemKey", path: "WorkItemKey", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Finds the other events of the work item.", units: "", unknown: false, children: &[] },
        Field { name: "FileObjectKey", path: "FileObjectKey", offset: 4, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "FileOffset", path: "FileOffset", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Where the program reads.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Length", path: "Length", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much the program reads.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadAheadUnit", path: "ReadAheadUnit", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadAheadLength", path: "ReadAheadLength", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 28, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ReadAheadOffset", path: "ReadAheadOffset", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadAheadBeyondLastByte", path: "ReadAheadBeyondLastByte", offset: 40, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Up to where the file has been read ahead.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadPattern", path: "ReadPattern", offset: 48, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 49, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SequentialReadCount", path: "SequentialReadCount", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many reads followed one another.", units: "", unknown: false, children: &[] },
        Field { name: "SharedCacheMapFlags", path: "SharedCacheMapFlags", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 60, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ReadAheadSettingsChanged", path: "ReadAheadSettingsChanged", offset: 60, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "1 if the settings were changed.", units: "", unknown: false, children: &[] },
            Field { name: "ReadAheadActive", path: "ReadAheadActive", offset: 60, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "1 if reading ahead is under way.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 60, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 30 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_CC_SCHEDULE_READ_AHEAD",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The cache manager plans to read ahead.",
    fields: &[
        Field { name: "WorkItemKey", path: "WorkItemKey", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Finds the other events of the work item.", units: "", unknown: false, children: &[] },
        Field { name: "FileObjectKey", path: "FileObjectKey", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "FileOffset", path: "FileOffset", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Where the program reads.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Length", path: "Length", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much the program reads.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadAheadUnit", path: "ReadAheadUnit", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadAheadLength", path: "ReadAheadLength", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 36, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ReadAheadOffset", path: "ReadAheadOffset", offset: 40, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadAheadBeyondLastByte", path: "ReadAheadBeyondLastByte", offset: 48, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Up to where the file has been read ahead.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadPattern", path: "ReadPattern", offset: 56, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 57, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SequentialReadCount", path: "SequentialReadCount", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many reads followed one another.", units: "", unknown: false, children: &[] },
        Field { name: "SharedCacheMapFlags", path: "SharedCacheMapFlags", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 68, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ReadAheadSettingsChanged", path: "ReadAheadSettingsChanged", offset: 68, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "1 if the settings were changed.", units: "", unknown: false, children: &[] },
            Field { name: "ReadAheadActive", path: "ReadAheadActive", offset: 68, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "1 if reading ahead is under way.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 68, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 30 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
