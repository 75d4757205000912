// Generated from spec/structs/WMI_LOGGER_MODE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_LOGGER_MODE",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(0) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(0) },],
    releases: "5.0",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "How a logger works, as bits with names.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "SequentialFile", path: "SequentialFile", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "EVENT_TRACE_FILE_MODE_SEQUENTIAL.", units: "", unknown: false, children: &[] },
            Field { name: "CircularFile", path: "CircularFile", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "EVENT_TRACE_FILE_MODE_CIRCULAR.", units: "", unknown: false, children: &[] },
            Field { name: "Unused1", path: "Unused1", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 6 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "RealTime", path: "RealTime", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 8, width: 1 }, values: None, doc: "EVENT_TRACE_REAL_TIME_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "DelayOpenFile", path: "DelayOpenFile", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 9, width: 1 }, values: None, doc: "EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "BufferOnly", path: "BufferOnly", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 10, width: 1 }, values: None, doc: "EVENT_TRACE_BUFFERING_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "PrivateLogger", path: "PrivateLogger", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 11, width: 1 }, values: None, doc: "EVENT_TRACE_PRIVATE_LOGGER_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "AddHeader", path: "AddHeader", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 12, width: 1 }, values: None, doc: "EVENT_TRACE_ADD_HEADER_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 13, width: 19 }, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_1: Layout = Layout {
    name: "WMI_LOGGER_MODE",
    aliases: &[],
    form: "V5_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(3) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(3) },],
    releases: "5.1..5.2",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "How a logger works, as bits with names.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "SequentialFile", path: "SequentialFile", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "EVENT_TRACE_FILE_MODE_SEQUENTIAL.", units: "", unknown: false, children: &[] },
            Field { name: "CircularFile", path: "CircularFile", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "EVENT_TRACE_FILE_MODE_CIRCULAR.", units: "", unknown: false, children: &[] },
            Field { name: "AppendFile", path: "AppendFile", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "EVENT_TRACE_FILE_MODE_APPEND.", units: "", unknown: false, children: &[] },
            Field { name: "Unused1", path: "Unused1", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 5 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "RealTime", path: "RealTime", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 8, width: 1 }, values: None, doc: "EVENT_TRACE_REAL_TIME_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "DelayOpenFile", path: "DelayOpenFile", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 9, width: 1 }, values: None, doc: "EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "BufferOnly", path: "BufferOnly", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 10, width: 1 }, values: None, doc: "EVENT_TRACE_BUFFERING_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "PrivateLogger", path: "PrivateLogger", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 11, width: 1 }, values: None, doc: "EVENT_TRACE_PRIVATE_LOGGER_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "AddHeader", path: "AddHeader", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 12, width: 1 }, values: None, doc: "EVENT_TRACE_ADD_HEADER_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "UseExisting", path: "UseExisting", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 13, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "UseGlobalSequence", path: "UseGlobalSequence", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 14, width: 1 }, values: None, doc: "EVENT_TRACE_USE_GLOBAL_SEQUENCE.", units: "", unknown: false, children: &[] },
            Field { name: "UseLocalSequence", path: "UseLocalSequence", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 15, width: 1 }, values: None, doc: "EVENT_TRACE_USE_LOCAL_SEQUENCE.", units: "", unknown: false, children: &[] },
            Field { name: "Unused2", path: "Unused2", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 16, width: 16 }, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
