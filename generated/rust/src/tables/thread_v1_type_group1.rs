// Generated from spec/structs/Thread_V1_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "Thread_V1_TypeGroup1",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 33,
    fixed: 33,
    inserted: &[],
    total: None,
    summary: "A thread began, or exists.",
    fields: &[
        Field { name: "ProcessId", path: "ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process of the thread.", units: "", unknown: false, children: &[] },
        Field { name: "TThreadId", path: "TThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread.", units: "", unknown: false, children: &[] },
        Field { name: "StackBase", path: "StackBase", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the stack in the kernel begins; it grows down from there.", units: "", unknown: false, children: &[] },
        Field { name: "StackLimit", path: "StackLimit", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The lowest address of the stack in the kernel.", units: "", unknown: false, children: &[] },
        Field { name: "UserStackBase", path: "UserStackBase", offset: 16, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the stack in user mode begins.", units: "", unknown: false, children: &[] },
        Field { name: "UserStackLimit", path: "UserStackLimit", offset: 20, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The lowest address of the stack in user mode.", units: "", unknown: false, children: &[] },
        Field { name: "StartAddr", path: "StartAddr", offset: 24, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the thread starts.", units: "", unknown: false, children: &[] },
        Field { name: "Win32StartAddr", path: "Win32StartAddr", offset: 28, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the thread starts as its creator knows it.", units: "", unknown: false, children: &[] },
        Field { name: "WaitMode", path: "WaitMode", offset: 32, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "A value of the documented KPROCESSOR_MODE.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "Thread_V1_TypeGroup1",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 57,
    fixed: 57,
    inserted: &[],
    total: None,
    summary: "A thread began, or exists.",
    fields: &[
        Field { name: "ProcessId", path: "ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process of the thread.", units: "", unknown: false, children: &[] },
        Field { name: "TThreadId", path: "TThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread.", units: "", unknown: false, children: &[] },
        Field { name: "StackBase", path: "StackBase", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the stack in the kernel begins; it grows down from there.", units: "", unknown: false, children: &[] },
        Field { name: "StackLimit", path: "StackLimit", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The lowest address of the stack in the kernel.", units: "", unknown: false, children: &[] },
        Field { name: "UserStackBase", path: "UserStackBase", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the stack in user mode begins.", units: "", unknown: false, children: &[] },
        Field { name: "UserStackLimit", path: "UserStackLimit", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The lowest address of the stack in user mode.", units: "", unknown: false, children: &[] },
        Field { name: "StartAddr", path: "StartAddr", offset: 40, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the thread starts.", units: "", unknown: false, children: &[] },
        Field { name: "Win32StartAddr", path: "Win32StartAddr", offset: 48, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the thread starts as its creator knows it.", units: "", unknown: false, children: &[] },
        Field { name: "WaitMode", path: "WaitMode", offset: 56, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "A value of the documented KPROCESSOR_MODE.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
