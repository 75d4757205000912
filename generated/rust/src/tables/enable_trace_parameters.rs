// Generated from spec/structs/ENABLE_TRACE_PARAMETERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ENABLE_TRACE_PARAMETERS",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 36,
    fixed: 36,
    inserted: &[],
    total: None,
    summary: "What goes with a request to enable a provider: what is added to its events, and filters.",
    fields: &[
        Field { name: "Version", path: "Version", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The version of the structure: 2.", units: "", unknown: false, children: &[] },
        Field { name: "EnableProperty", path: "EnableProperty", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::requests::provider::EventEnableProperty::VALUES), doc: "What is added to events, and which are kept out.", units: "", unknown: false, children: &[] },
        Field { name: "ControlFlags", path: "ControlFlags", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "0.", units: "", unknown: true, children: &[] },
        Field { name: "SourceId", path: "SourceId", offset: 12, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Who enables the provider; the provider's callback receives it.", units: "", unknown: false, children: &[] },
        Field { name: "EnableFilterDesc", path: "EnableFilterDesc", offset: 28, size: 4, ty: "EVENT_FILTER_DESCRIPTOR *", kind: Kind::Address, values: None, doc: "The filters, one of each type at most.", units: "", unknown: false, children: &[] },
        Field { name: "FilterDescCount", path: "FilterDescCount", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many filters EnableFilterDesc points to.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ENABLE_TRACE_PARAMETERS",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "What goes with a request to enable a provider: what is added to its events, and filters.",
    fields: &[
        Field { name: "Version", path: "Version", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The version of the structure: 2.", units: "", unknown: false, children: &[] },
        Field { name: "EnableProperty", path: "EnableProperty", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::requests::provider::EventEnableProperty::VALUES), doc: "What is added to events, and which are kept out.", units: "", unknown: false, children: &[] },
        Field { name: "ControlFlags", path: "ControlFlags", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "0.", units: "", unknown: true, children: &[] },
        Field { name: "SourceId", path: "SourceId", offset: 12, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Who enables the provider; the provider's callback receives it.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 28, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "EnableFilterDesc", path: "EnableFilterDesc", offset: 32, size: 8, ty: "EVENT_FILTER_DESCRIPTOR *", kind: Kind::Address, values: None, doc: "The filters, one of each type at most.", units: "", unknown: false, children: &[] },
        Field { name: "FilterDescCount", path: "FilterDescCount", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many filters EnableFilterDesc points to.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 44, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
