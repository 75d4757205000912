// Generated from spec/structs/WMI_SPINLOCK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_1X64: Layout = Layout {
    name: "WMI_SPINLOCK",
    aliases: &[],
    form: "V6_1X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(7) },],
    releases: "6.1..6.2 with 64 bit pointers",
    size: 56,
    fixed: 51,
    inserted: &[],
    total: None,
    summary: "A spin lock was released that a sample chose, with how it was acquired and held.",
    fields: &[
        Field { name: "SpinLockAddress", path: "SpinLockAddress", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The lock.", units: "", unknown: false, children: &[] },
        Field { name: "CallerAddress", path: "CallerAddress", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "An address from the stack at the lock's release: where an exported function returns to, or further up if the kernel's own code has the release inlined.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireTime", path: "AcquireTime", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When the lock was acquired.", units: "cycles of the processor", unknown: false, children: &[] },
        Field { name: "ReleaseTime", path: "ReleaseTime", offset: 24, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When the lock was released.", units: "cycles of the processor", unknown: false, children: &[] },
        Field { name: "WaitTimeInCycles", path: "WaitTimeInCycles", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long the acquirer waited.", units: "cycles of the processor", unknown: false, children: &[] },
        Field { name: "SpinCount", path: "SpinCount", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often the acquirer tried again.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that released the lock.", units: "", unknown: false, children: &[] },
        Field { name: "InterruptCount", path: "InterruptCount", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many interrupts happened while the lock was asked for and held.", units: "", unknown: false, children: &[] },
        Field { name: "Irql", path: "Irql", offset: 48, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The interrupt request level, broadly that at which the lock was held.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireDepth", path: "AcquireDepth", offset: 49, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "How many spin locks the processor held, with this one; up to eight are tracked.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 50, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "AcquireMode", path: "AcquireMode", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 6 }, values: Some(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES), doc: "Which kind of lock it is.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteDpc", path: "ExecuteDpc", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "The lock was held in a deferred procedure call.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteIsr", path: "ExecuteIsr", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "The lock was held in an interrupt service routine.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_2X86: Layout = Layout {
    name: "WMI_SPINLOCK",
    aliases: &[],
    form: "V6_2X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(7) },],
    releases: "6.2 with 32 bit pointers",
    size: 48,
    fixed: 43,
    inserted: &[],
    total: None,
    summary: "A spin lock was released that a sample chose, with how it was acquired and held.",
    fields: &[
        Field { name: "SpinLockAddress", path: "SpinLockAddress", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The lock.", units: "", unknown: false, children: &[] },
        Field { name: "CallerAddress", path: "CallerAddress", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "An address from the stack at the lock's release: where an exported function returns to, or further up if the kernel's own code has the release inlined.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireTime", path: "AcquireTime", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When the lock was acquired.", units: "cycles of the processor", unknown: false, children: &[] },
        Field { name: "ReleaseTime", path: "ReleaseTime", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When the lock was released.", units: "cycles of the processor", unknown: false, children: &[] },
        Field { name: "WaitTimeInCycles", path: "WaitTimeInCycles", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long the acquirer waited.", units: "cycles of the processor", unknown: false, children: &[] },
        Field { name: "SpinCount", path: "SpinCount", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often the acquirer tried again.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that released the lock.", units: "", unknown: false, children: &[] },
        Field { name: "InterruptCount", path: "InterruptCount", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many interrupts happened while the lock was asked for and held.", units: "", unknown: false, children: &[] },
        Field { name: "Irql", path: "Irql", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The interrupt request level, broadly that at which the lock was held.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireDepth", path: "AcquireDepth", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "How many spin locks the processor held, with this one; up to eight are tracked.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 42, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "AcquireMode", path: "AcquireMode", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 6 }, values: Some(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES), doc: "Which kind of lock it is.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteDpc", path: "ExecuteDpc", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "The lock was held in a deferred procedure call.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteIsr", path: "ExecuteIsr", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "The lock was held in an interrupt service routine.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_3X86: Layout = Layout {
    name: "WMI_SPINLOCK",
    aliases: &[],
    form: "V6_3X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(8), last: Release(29) },],
    releases: "6.3+ with 32 bit pointers",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "A spin lock was released that a sample chose, with how it was acquired and held.",
    fields: &[
        Field { name: "SpinLockAddress", path: "SpinLockAddress", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The lock.", units: "", unknown: false, children: &[] },
        Field { name: "CallerAddress", path: "CallerAddress", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "An address from the stack at the lock's release: where an exported function returns to, or further up if the kernel's own code has the release inlined.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireTime", path: "AcquireTime", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When the lock was acquired.", units: "cycles of the processor", unknown: false, children: &[] },
        Field { name: "ReleaseTime", path: "ReleaseTime", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When the lock was released.", units: "cycles of the processor", unknown: false, children: &[] },
        Field { name: "WaitTimeInCycles", path: "WaitTimeInCycles", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long the acquirer waited.", units: "cycles of the processor", unknown: false, children: &[] },
        Field { name: "SpinCount", path: "SpinCount", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often the acquirer tried again.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that released the lock.", units: "", unknown: false, children: &[] },
        Field { name: "InterruptCount", path: "InterruptCount", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many interrupts happened while the lock was asked for and held.", units: "", unknown: false, children: &[] },
        Field { name: "Irql", path: "Irql", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The interrupt request level, broadly that at which the lock was held.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireDepth", path: "AcquireDepth", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "How many spin locks the processor held, with this one; up to eight are tracked.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 42, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "AcquireMode", path: "AcquireMode", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 6 }, values: Some(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES), doc: "Which kind of lock it is.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteDpc", path: "ExecuteDpc", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "The lock was held in a deferred procedure call.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteIsr", path: "ExecuteIsr", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "The lock was held in an interrupt service routine.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Reserved", path: "Reserved", offset: 43, size: 5, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 5 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V6_3X64: Layout = Layout {
    name: "WMI_SPINLOCK",
    aliases: &[],
    form: "V6_3X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(8), last: Release(29) },],
    releases: "6.3+ with 64 bit pointers",
    size: 56,
    fixed: 56,
    inserted: &[],
    total: None,
    summary: "A spin lock was released that a sample chose, with how it was acquired and held.",
    fields: &[
        Field { name: "SpinLockAddress", path: "SpinLockAddress", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The lock.", units: "", unknown: false, children: &[] },
        Field { name: "CallerAddress", path: "CallerAddress", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "An address from the stack at the lock's release: where an exported function returns to, or further up if the kernel's own code has the release inlined.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireTime", path: "AcquireTime", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When the lock was acquired.", units: "cycles of the processor", unknown: false, children: &[] },
        Field { name: "ReleaseTime", path: "ReleaseTime", offset: 24, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When the lock was released.", units: "cycles of the processor", unknown: false, children: &[] },
        Field { name: "WaitTimeInCycles", path: "WaitTimeInCycles", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long the acquirer waited.", units: "cycles of the processor", unknown: false, children: &[] },
        Field { name: "SpinCount", path: "SpinCount", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often the acquirer tried again.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that released the lock.", units: "", unknown: false, children: &[] },
        Field { name: "InterruptCount", path: "InterruptCount", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many interrupts happened while the lock was asked for and held.", units: "", unknown: false, children: &[] },
        Field { name: "Irql", path: "Irql", offset: 48, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The interrupt request level, broadly that at which the lock was held.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireDepth", path: "AcquireDepth", offset: 49, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "How many spin locks the processor held, with this one; up to eight are tracked.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 50, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "AcquireMode", path: "AcquireMode", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 6 }, values: Some(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES), doc: "Which kind of lock it is.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteDpc", path: "ExecuteDpc", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "The lock was held in a deferred procedure call.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteIsr", path: "ExecuteIsr", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "The lock was held in an interrupt service routine.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Reserved", path: "Reserved", offset: 51, size: 5, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 5 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
