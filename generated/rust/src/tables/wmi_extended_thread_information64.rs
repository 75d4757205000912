// Generated from spec/structs/WMI_EXTENDED_THREAD_INFORMATION64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_EXTENDED_THREAD_INFORMATION64",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "The same as WMI_EXTENDED_THREAD_INFORMATION, for 64-bit data whatever the reader's pointer size.",
    fields: &[
        Field { name: "ProcessId", path: "ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "StackBase64", path: "StackBase64", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The base of the stack in kernel mode.", units: "", unknown: false, children: &[] },
        Field { name: "StackLimit64", path: "StackLimit64", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The limit of the stack in kernel mode.", units: "", unknown: false, children: &[] },
        Field { name: "UserStackBase64", path: "UserStackBase64", offset: 24, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The base of the stack in user mode.", units: "", unknown: false, children: &[] },
        Field { name: "UserStackLimit64", path: "UserStackLimit64", offset: 32, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The limit of the stack in user mode.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 40, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "StartAddress64", path: "StartAddress64", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Where the thread starts, which for a thread of user mode is in system code.", units: "", unknown: false, children: &[] },
            Field { name: "Affinity", path: "Affinity", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The processors that the thread may execute on, a bit for each.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Win32StartAddress64", path: "Win32StartAddress64", offset: 48, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Where the thread starts in the program's own code.", units: "", unknown: false, children: &[] },
        Field { name: "TebBase64", path: "TebBase64", offset: 56, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The thread environment block.", units: "", unknown: false, children: &[] },
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
