// Generated from spec/structs/ETW_PMC_SUPPORT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_2X86: Layout = Layout {
    name: "ETW_PMC_SUPPORT",
    aliases: &[],
    form: "V6_2X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(12) },],
    releases: "6.2..1607 with 32 bit pointers",
    size: 36,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "The performance counters of a logger, and the events that they are logged with.",
    fields: &[
        Field { name: "Source", path: "Source", offset: 0, size: 16, ty: "KPROFILE_SOURCE", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: Some(crate::common::KprofileSource::VALUES), doc: "The profile sources whose counters the logger receives.", units: "", unknown: false, children: &[] },
        Field { name: "HookIdCount", path: "HookIdCount", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements of HookId hold.", units: "", unknown: false, children: &[] },
        Field { name: "HookId", path: "HookId", offset: 20, size: 8, ty: "USHORT", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 4 }, values: Some(crate::headers::HookId::VALUES), doc: "The events that the counters are logged with.", units: "", unknown: false, children: &[] },
        Field { name: "CountersCount", path: "CountersCount", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many profile sources hold.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessorCtrs", path: "ProcessorCtrs", offset: 32, size: 4, ty: "HAL_PMC_COUNTERS *", kind: Kind::Open { element: Element { kind: ElementKind::Address, size: 4 } }, values: None, doc: "One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ProcessorCtrs", ty: "HAL_PMC_COUNTERS *", content: Content::Value(Element { kind: ElementKind::Address, size: 4 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.", units: "", unknown: false },
    ],
};

pub(crate) static V6_2X64: Layout = Layout {
    name: "ETW_PMC_SUPPORT",
    aliases: &[],
    form: "V6_2X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(12) },],
    releases: "6.2..1607 with 64 bit pointers",
    size: 40,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "The performance counters of a logger, and the events that they are logged with.",
    fields: &[
        Field { name: "Source", path: "Source", offset: 0, size: 16, ty: "KPROFILE_SOURCE", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: Some(crate::common::KprofileSource::VALUES), doc: "The profile sources whose counters the logger receives.", units: "", unknown: false, children: &[] },
        Field { name: "HookIdCount", path: "HookIdCount", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements of HookId hold.", units: "", unknown: false, children: &[] },
        Field { name: "HookId", path: "HookId", offset: 20, size: 8, ty: "USHORT", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 4 }, values: Some(crate::headers::HookId::VALUES), doc: "The events that the counters are logged with.", units: "", unknown: false, children: &[] },
        Field { name: "CountersCount", path: "CountersCount", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many profile sources hold.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessorCtrs", path: "ProcessorCtrs", offset: 32, size: 8, ty: "HAL_PMC_COUNTERS *", kind: Kind::Open { element: Element { kind: ElementKind::Address, size: 8 } }, values: None, doc: "One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ProcessorCtrs", ty: "HAL_PMC_COUNTERS *", content: Content::Value(Element { kind: ElementKind::Address, size: 8 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.", units: "", unknown: false },
    ],
};

pub(crate) static V1703X86: Layout = Layout {
    name: "ETW_PMC_SUPPORT",
    aliases: &[],
    form: "V1703X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(13), last: Release(16) },],
    releases: "1703..1809 with 32 bit pointers",
    size: 52,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "The performance counters of a logger, and the events that they are logged with.",
    fields: &[
        Field { name: "Source", path: "Source", offset: 0, size: 32, ty: "KPROFILE_SOURCE", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, values: Some(crate::common::KprofileSource::VALUES), doc: "The profile sources whose counters the logger receives.", units: "", unknown: false, children: &[] },
        Field { name: "HookIdCount", path: "HookIdCount", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements of HookId hold.", units: "", unknown: false, children: &[] },
        Field { name: "HookId", path: "HookId", offset: 36, size: 8, ty: "USHORT", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 4 }, values: Some(crate::headers::HookId::VALUES), doc: "The events that the counters are logged with.", units: "", unknown: false, children: &[] },
        Field { name: "CountersCount", path: "CountersCount", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many profile sources hold.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessorCtrs", path: "ProcessorCtrs", offset: 48, size: 4, ty: "HAL_PMC_COUNTERS *", kind: Kind::Open { element: Element { kind: ElementKind::Address, size: 4 } }, values: None, doc: "One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ProcessorCtrs", ty: "HAL_PMC_COUNTERS *", content: Content::Value(Element { kind: ElementKind::Address, size: 4 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.", units: "", unknown: false },
    ],
};

pub(crate) static V1703X64: Layout = Layout {
    name: "ETW_PMC_SUPPORT",
    aliases: &[],
    form: "V1703X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(13), last: Release(16) },],
    releases: "1703..1809 with 64 bit pointers",
    size: 56,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "The performance counters of a logger, and the events that they are logged with.",
    fields: &[
        Field { name: "Source", path: "Source", offset: 0, size: 32, ty: "KPROFILE_SOURCE", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, values: Some(crate::common::KprofileSource::VALUES), doc: "The profile sources whose counters the logger receives.", units: "", unknown: false, children: &[] },
        Field { name: "HookIdCount", path: "HookIdCount", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements of HookId hold.", units: "", unknown: false, children: &[] },
        Field { name: "HookId", path: "HookId", offset: 36, size: 8, ty: "USHORT", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 4 }, values: Some(crate::headers::HookId::VALUES), doc: "The events that the counters are logged with.", units: "", unknown: false, children: &[] },
        Field { name: "CountersCount", path: "CountersCount", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many profile sources hold.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessorCtrs", path: "ProcessorCtrs", offset: 48, size: 8, ty: "HAL_PMC_COUNTERS *", kind: Kind::Open { element: Element { kind: ElementKind::Address, size: 8 } }, values: None, doc: "One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ProcessorCtrs", ty: "HAL_PMC_COUNTERS *", content: Content::Value(Element { kind: ElementKind::Address, size: 8 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.", units: "", unknown: false },
    ],
};

pub(crate) static V1903X86: Layout = Layout {
    name: "ETW_PMC_SUPPORT",
    aliases: &[],
    form: "V1903X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(17), last: Release(29) },],
    releases: "1903+ with 32 bit pointers",
    size: 24,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "The performance counters of a logger, and the events that they are logged with.",
    fields: &[
        Field { name: "Source", path: "Source", offset: 0, size: 4, ty: "KPROFILE_SOURCE *", kind: Kind::Address, values: None, doc: "The profile sources whose counters the logger receives; how many there can be is learnt from the HAL.", units: "", unknown: false, children: &[] },
        Field { name: "HookIdCount", path: "HookIdCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements of HookId hold.", units: "", unknown: false, children: &[] },
        Field { name: "HookId", path: "HookId", offset: 8, size: 8, ty: "USHORT", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 4 }, values: Some(crate::headers::HookId::VALUES), doc: "The events that the counters are logged with.", units: "", unknown: false, children: &[] },
        Field { name: "CountersCount", path: "CountersCount", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many profile sources hold.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessorCtrs", path: "ProcessorCtrs", offset: 20, size: 4, ty: "HAL_PMC_COUNTERS *", kind: Kind::Open { element: Element { kind: ElementKind::Address, size: 4 } }, values: None, doc: "One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ProcessorCtrs", ty: "HAL_PMC_COUNTERS *", content: Content::Value(Element { kind: ElementKind::Address, size: 4 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.", units: "", unknown: false },
    ],
};

pub(crate) static V1903X64: Layout = Layout {
    name: "ETW_PMC_SUPPORT",
    aliases: &[],
    form: "V1903X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(17), last: Release(29) },],
    releases: "1903+ with 64 bit pointers",
    size: 32,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "The performance counters of a logger, and the events that they are logged with.",
    fields: &[
        Field { name: "Source", path: "Source", offset: 0, size: 8, ty: "KPROFILE_SOURCE *", kind: Kind::Address, values: None, doc: "The profile sources whose counters the logger receives; how many there can be is learnt from the HAL.", units: "", unknown: false, children: &[] },
        Field { name: "HookIdCount", path: "HookIdCount", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements of HookId hold.", units: "", unknown: false, children: &[] },
        Field { name: "HookId", path: "HookId", offset: 12, size: 8, ty: "USHORT", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 4 }, values: Some(crate::headers::HookId::VALUES), doc: "The events that the counters are logged with.", units: "", unknown: false, children: &[] },
        Field { name: "CountersCount", path: "CountersCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many profile sources hold.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessorCtrs", path: "ProcessorCtrs", offset: 24, size: 8, ty: "HAL_PMC_COUNTERS *", kind: Kind::Open { element: Element { kind: ElementKind::Address, size: 8 } }, values: None, doc: "One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ProcessorCtrs", ty: "HAL_PMC_COUNTERS *", content: Content::Value(Element { kind: ElementKind::Address, size: 8 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "One pointer for each processor that there can ever be; no layout of HAL_PMC_COUNTERS is known, and Microsoft's name for the pointer is PMC_HANDLE.", units: "", unknown: false },
    ],
};
