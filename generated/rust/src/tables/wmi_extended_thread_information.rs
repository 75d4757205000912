// Generated from spec/structs/WMI_EXTENDED_THREAD_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "WMI_EXTENDED_THREAD_INFORMATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 44,
    fixed: 44,
    inserted: &[],
    total: None,
    summary: "A thread began, ended, or exists.",
    fields: &[
        Field { name: "ProcessId", path: "ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "StackBase", path: "StackBase", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The base of the stack in kernel mode.", units: "", unknown: false, children: &[] },
        Field { name: "StackLimit", path: "StackLimit", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The limit of the stack in kernel mode.", units: "", unknown: false, children: &[] },
        Field { name: "UserStackBase", path: "UserStackBase", offset: 16, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The base of the stack in user mode.", units: "", unknown: false, children: &[] },
        Field { name: "UserStackLimit", path: "UserStackLimit", offset: 20, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The limit of the stack in user mode.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 24, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "StartAddress", path: "StartAddress", offset: 24, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the thread starts, which for a thread of user mode is in system code.", units: "", unknown: false, children: &[] },
            Field { name: "Affinity", path: "Affinity", offset: 24, size: 4, ty: "KAFFINITY", kind: Kind::Address, values: None, doc: "The processors that the thread may execute on, a bit for each.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Win32StartAddress", path: "Win32StartAddress", offset: 28, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the thread starts in the program's own code.", units: "", unknown: false, children: &[] },
        Field { name: "TebBase", path: "TebBase", offset: 32, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The thread environment block.", units: "", unknown: false, children: &[] },
        Field { name: "SubProcessTag", path: "SubProcessTag", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The service, by its tag, that the thread works for.", units: "", unknown: false, children: &[] },
        Field { name: "BasePriority", path: "BasePriority", offset: 40, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "The priority that the thread's boosts start from.", units: "", unknown: false, children: &[] },
        Field { name: "PagePriority", path: "PagePriority", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IoPriority", path: "IoPriority", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 43, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::thread::EtwThreadFlag::VALUES), doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ThreadName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: true, by: None, values: None, doc: "The name that the thread was given; releases before names of threads end before it.", units: "", unknown: false },
    ],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "WMI_EXTENDED_THREAD_INFORMATION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "A thread began, ended, or exists.",
    fields: &[
        Field { name: "ProcessId", path: "ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "StackBase", path: "StackBase", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The base of the stack in kernel mode.", units: "", unknown: false, children: &[] },
        Field { name: "StackLimit", path: "StackLimit", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The limit of the stack in kernel mode.", units: "", unknown: false, children: &[] },
        Field { name: "UserStackBase", path: "UserStackBase", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The base of the stack in user mode.", units: "", unknown: false, children: &[] },
        Field { name: "UserStackLimit", path: "UserStackLimit", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The limit of the stack in user mode.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 40, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "StartAddress", path: "StartAddress", offset: 40, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the thread starts, which for a thread of user mode is in system code.", units: "", unknown: false, children: &[] },
            Field { name: "Affinity", path: "Affinity", offset: 40, size: 8, ty: "KAFFINITY", kind: Kind::Address, values: None, doc: "The processors that the thread may execute on, a bit for each.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Win32StartAddress", path: "Win32StartAddress", offset: 48, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the thread starts in the program's own code.", units: "", unknown: false, children: &[] },
        Field { name: "TebBase", path: "TebBase", offset: 56, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The thread environment block.", units: "", unknown: false, children: &[] },
        Field { name: "SubProcessTag", path: "SubProcessTag", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The service, by its tag, that the thread works for.", units: "", unknown: false, children: &[] },
        Field { name: "BasePriority", path: "BasePriority", offset: 68, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "The priority that the thread's boosts start from.", units: "", unknown: false, children: &[] },
        Field { name: "PagePriority", path: "PagePriority", offset: 69, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IoPriority", path: "IoPriority", offset: 70, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 71, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::thread::EtwThreadFlag::VALUES), doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ThreadName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: true, by: None, values: None, doc: "The name that the thread was given; releases before names of threads end before it.", units: "", unknown: false },
    ],
};
