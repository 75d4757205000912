// Generated from spec/structs/ETW_SET_TIMER_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_SET_TIMER_EVENT",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A kernel timer was set.",
    fields: &[
        Field { name: "ExpectedDueTime", path: "ExpectedDueTime", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When it is due.", units: "", unknown: false, children: &[] },
        Field { name: "TimerAddress", path: "TimerAddress", offset: 8, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The timer.", units: "", unknown: false, children: &[] },
        Field { name: "TargetProcessorGroup", path: "TargetProcessorGroup", offset: 12, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The group of the processor that it is to expire on.", units: "", unknown: false, children: &[] },
        Field { name: "TargetProcessorIndex", path: "TargetProcessorIndex", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor within the group.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::profile::EtwTimerFlag::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Period", path: "Period", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often it recurs.", units: "", unknown: false, children: &[] },
        Field { name: "EncodedDelay", path: "EncodedDelay", offset: 20, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The tolerable delay, encoded.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved0", path: "Reserved0", offset: 21, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 22, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Symbol files of 2004 and later have the process, the header and those of 1607 do not.", units: "", unknown: false, children: &[
            Field { name: "Reserved1", path: "Reserved1", offset: 22, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "UniqueProcessId", path: "UniqueProcessId", offset: 22, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The low half of the identifier of the process, by the name and the size.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_SET_TIMER_EVENT",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 32,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "A kernel timer was set.",
    fields: &[
        Field { name: "ExpectedDueTime", path: "ExpectedDueTime", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When it is due.", units: "", unknown: false, children: &[] },
        Field { name: "TimerAddress", path: "TimerAddress", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The timer.", units: "", unknown: false, children: &[] },
        Field { name: "TargetProcessorGroup", path: "TargetProcessorGroup", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The group of the processor that it is to expire on.", units: "", unknown: false, children: &[] },
        Field { name: "TargetProcessorIndex", path: "TargetProcessorIndex", offset: 18, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor within the group.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 19, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::profile::EtwTimerFlag::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Period", path: "Period", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often it recurs.", units: "", unknown: false, children: &[] },
        Field { name: "EncodedDelay", path: "EncodedDelay", offset: 24, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The tolerable delay, encoded.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved0", path: "Reserved0", offset: 25, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 26, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Symbol files of 2004 and later have the process, the header and those of 1607 do not.", units: "", unknown: false, children: &[
            Field { name: "Reserved1", path: "Reserved1", offset: 26, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "UniqueProcessId", path: "UniqueProcessId", offset: 26, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The low half of the identifier of the process, by the name and the size.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
