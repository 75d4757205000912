// Generated from spec/structs/WMI_SPINLOCK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Release of a spin lock selected by sampling, with details of its acquisition and hold.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_SPINLOCK",
    aliases: &[],
    form: "V6_1Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(7) },],
    releases: "6.1..6.2 (64-bit)",
    size: 56,
    fixed: 51,
    inserted: &[],
    total: None,
    summary: "Release of a spin lock selected by sampling, with details of its acquisition and hold.",
    fields: &[
        Field { name: "SpinLockAddress", path: "SpinLockAddress", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the spin lock.", units: "", unknown: false, children: &[] },
        Field { name: "CallerAddress", path: "CallerAddress", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireTime", path: "AcquireTime", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Time at which the lock was acquired.", units: "CPU cycles", unknown: false, children: &[] },
        Field { name: "ReleaseTime", path: "ReleaseTime", offset: 24, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Time at which the lock was released.", units: "CPU cycles", unknown: false, children: &[] },
        Field { name: "WaitTimeInCycles", path: "WaitTimeInCycles", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Time for which the acquirer waited.", units: "CPU cycles", unknown: false, children: &[] },
        Field { name: "SpinCount", path: "SpinCount", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of retries by the acquirer.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that released the lock.", units: "", unknown: false, children: &[] },
        Field { name: "InterruptCount", path: "InterruptCount", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of interrupts while the lock was requested and held.", units: "", unknown: false, children: &[] },
        Field { name: "Irql", path: "Irql", offset: 48, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Interrupt request level, broadly that at which the lock was held.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireDepth", path: "AcquireDepth", offset: 49, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Number of spin locks that the processor held, including this one. At most eight are tracked.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 50, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "AcquireMode", path: "AcquireMode", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 6 }, values: Some(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES), doc: "Type of the lock.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteDpc", path: "ExecuteDpc", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "The lock was held in a deferred procedure call.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteIsr", path: "ExecuteIsr", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "The lock was held in an interrupt service routine.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "WMI_SPINLOCK",
    aliases: &[],
    form: "V6_2Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(7) },],
    releases: "6.2 (32-bit)",
    size: 48,
    fixed: 43,
    inserted: &[],
    total: None,
    summary: "Release of a spin lock selected by sampling, with details of its acquisition and hold.",
    fields: &[
        Field { name: "SpinLockAddress", path: "SpinLockAddress", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the spin lock.", units: "", unknown: false, children: &[] },
        Field { name: "CallerAddress", path: "CallerAddress", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireTime", path: "AcquireTime", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Time at which the lock was acquired.", units: "CPU cycles", unknown: false, children: &[] },
        Field { name: "ReleaseTime", path: "ReleaseTime", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Time at which the lock was released.", units: "CPU cycles", unknown: false, children: &[] },
        Field { name: "WaitTimeInCycles", path: "WaitTimeInCycles", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Time for which the acquirer waited.", units: "CPU cycles", unknown: false, children: &[] },
        Field { name: "SpinCount", path: "SpinCount", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of retries by the acquirer.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that released the lock.", units: "", unknown: false, children: &[] },
        Field { name: "InterruptCount", path: "InterruptCount", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of interrupts while the lock was requested and held.", units: "", unknown: false, children: &[] },
        Field { name: "Irql", path: "Irql", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Interrupt request level, broadly that at which the lock was held.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireDepth", path: "AcquireDepth", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Number of spin locks that the processor held, including this one. At most eight are tracked.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 42, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "AcquireMode", path: "AcquireMode", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 6 }, values: Some(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES), doc: "Type of the lock.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteDpc", path: "ExecuteDpc", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "The lock was held in a deferred procedure call.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteIsr", path: "ExecuteIsr", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "The lock was held in an interrupt service routine.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_2: Layout = Layout {
    name: "WMI_SPINLOCK",
    aliases: &[],
    form: "WmiSpinlockPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(8), last: Release(255) },],
    releases: "6.3+ (32-bit)",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "Release of a spin lock selected by sampling, with details of its acquisition and hold.",
    fields: &[
        Field { name: "SpinLockAddress", path: "SpinLockAddress", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the spin lock.", units: "", unknown: false, children: &[] },
        Field { name: "CallerAddress", path: "CallerAddress", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireTime", path: "AcquireTime", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Time at which the lock was acquired.", units: "CPU cycles", unknown: false, children: &[] },
        Field { name: "ReleaseTime", path: "ReleaseTime", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Time at which the lock was released.", units: "CPU cycles", unknown: false, children: &[] },
        Field { name: "WaitTimeInCycles", path: "WaitTimeInCycles", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Time for which the acquirer waited.", units: "CPU cycles", unknown: false, children: &[] },
        Field { name: "SpinCount", path: "SpinCount", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of retries by the acquirer.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that released the lock.", units: "", unknown: false, children: &[] },
        Field { name: "InterruptCount", path: "InterruptCount", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of interrupts while the lock was requested and held.", units: "", unknown: false, children: &[] },
        Field { name: "Irql", path: "Irql", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Interrupt request level, broadly that at which the lock was held.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireDepth", path: "AcquireDepth", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Number of spin locks that the processor held, including this one. At most eight are tracked.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 42, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "AcquireMode", path: "AcquireMode", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 6 }, values: Some(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES), doc: "Type of the lock.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteDpc", path: "ExecuteDpc", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "The lock was held in a deferred procedure call.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteIsr", path: "ExecuteIsr", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "The lock was held in an interrupt service routine.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Reserved", path: "Reserved", offset: 43, size: 5, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 5 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_3: Layout = Layout {
    name: "WMI_SPINLOCK",
    aliases: &[],
    form: "WmiSpinlockPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(8), last: Release(255) },],
    releases: "6.3+ (64-bit)",
    size: 56,
    fixed: 56,
    inserted: &[],
    total: None,
    summary: "Release of a spin lock selected by sampling, with details of its acquisition and hold.",
    fields: &[
        Field { name: "SpinLockAddress", path: "SpinLockAddress", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the spin lock.", units: "", unknown: false, children: &[] },
        Field { name: "CallerAddress", path: "CallerAddress", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireTime", path: "AcquireTime", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Time at which the lock was acquired.", units: "CPU cycles", unknown: false, children: &[] },
        Field { name: "ReleaseTime", path: "ReleaseTime", offset: 24, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Time at which the lock was released.", units: "CPU cycles", unknown: false, children: &[] },
        Field { name: "WaitTimeInCycles", path: "WaitTimeInCycles", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Time for which the acquirer waited.", units: "CPU cycles", unknown: false, children: &[] },
        Field { name: "SpinCount", path: "SpinCount", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of retries by the acquirer.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that released the lock.", units: "", unknown: false, children: &[] },
        Field { name: "InterruptCount", path: "InterruptCount", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of interrupts while the lock was requested and held.", units: "", unknown: false, children: &[] },
        Field { name: "Irql", path: "Irql", offset: 48, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Interrupt request level, broadly that at which the lock was held.", units: "", unknown: false, children: &[] },
        Field { name: "AcquireDepth", path: "AcquireDepth", offset: 49, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Number of spin locks that the processor held, including this one. At most eight are tracked.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 50, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "AcquireMode", path: "AcquireMode", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 6 }, values: Some(crate::payloads::sync::WmiSpinlockAcquireMode::VALUES), doc: "Type of the lock.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteDpc", path: "ExecuteDpc", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "The lock was held in a deferred procedure call.", units: "", unknown: false, children: &[] },
                Field { name: "ExecuteIsr", path: "ExecuteIsr", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "The lock was held in an interrupt service routine.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 50, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Reserved", path: "Reserved", offset: 51, size: 5, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 5 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Release of a spin lock selected by sampling, with details of its acquisition and hold.
    ///
    /// Older form.
    /// In C: `WMI_SPINLOCK`, 0x38 bytes with one element of its array, 0x33 without elements. Documented for 6.1..6.2 (64-bit).
    ///
    /// Spin locks here are ordinary, queued and executive spin locks. By default the events include every contended acquisition, about one in a thousand others and, from 6.3, every lock held for too long.
    ///
    /// Unknown:
    ///
    /// - Whether the last five bytes exist before 6.3, for which no source has Reserved. Here they are padding, as they would be without the packing that the header requests.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_SPINLOCK*; Can Bölük, *Windows types from symbol files*.
    owned V6_1Ptr64 / V6_1Ptr64View: lone [51] "WMI_SPINLOCK" Table::form(&LAYOUT_0);
    fields {
        /// Address of the spin lock. `PVOID SpinLockAddress` at 0x00.
        spin_lock_address set_spin_lock_address: u64 = 0;
        /// Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code. `PVOID CallerAddress` at 0x08.
        caller_address set_caller_address: u64 = 8;
        /// Time at which the lock was acquired. `ULONG64 AcquireTime` at 0x10. Unit: CPU cycles.
        acquire_time set_acquire_time: u64 = 16;
        /// Time at which the lock was released. `ULONG64 ReleaseTime` at 0x18. Unit: CPU cycles.
        release_time set_release_time: u64 = 24;
        /// Time for which the acquirer waited. `ULONG WaitTimeInCycles` at 0x20. Unit: CPU cycles.
        wait_time_in_cycles set_wait_time_in_cycles: u32 = 32;
        /// Number of retries by the acquirer. `ULONG SpinCount` at 0x24.
        spin_count set_spin_count: u32 = 36;
        /// ID of the thread that released the lock. `ULONG ThreadId` at 0x28.
        thread_id set_thread_id: u32 = 40;
        /// Number of interrupts while the lock was requested and held. `ULONG InterruptCount` at 0x2C.
        interrupt_count set_interrupt_count: u32 = 44;
        /// Interrupt request level, broadly that at which the lock was held. `UCHAR Irql` at 0x30.
        irql set_irql: u8 = 48;
        /// Number of spin locks that the processor held, including this one. At most eight are tracked. `UCHAR AcquireDepth` at 0x31.
        acquire_depth set_acquire_depth: u8 = 49;
        /// The same byte as one number. `UCHAR Flags` at 0x32.
        flags set_flags: u8 = 50;
    }
    bits {
        /// Type of the lock. `AcquireMode`, bits 0 to 5 of the integer at 0x32.
        acquire_mode set_acquire_mode: crate::payloads::sync::WmiSpinlockAcquireMode = 1 50 0 6;
        /// The lock was held in a deferred procedure call. `ExecuteDpc`, bit 6 of the integer at 0x32.
        execute_dpc set_execute_dpc: u8 = 1 50 6 1;
        /// The lock was held in an interrupt service routine. `ExecuteIsr`, bit 7 of the integer at 0x32.
        execute_isr set_execute_isr: u8 = 1 50 7 1;
    }
}

impl V6_1Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Release of a spin lock selected by sampling, with details of its acquisition and hold.
    ///
    /// Older form.
    /// In C: `WMI_SPINLOCK`, 0x30 bytes with one element of its array, 0x2b without elements. Documented for 6.2 (32-bit).
    ///
    /// Spin locks here are ordinary, queued and executive spin locks. By default the events include every contended acquisition, about one in a thousand others and, from 6.3, every lock held for too long.
    ///
    /// Unknown:
    ///
    /// - Whether the last five bytes exist before 6.3, for which no source has Reserved. Here they are padding, as they would be without the packing that the header requests.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_SPINLOCK*; Can Bölük, *Windows types from symbol files*.
    owned V6_2Ptr32 / V6_2Ptr32View: lone [43] "WMI_SPINLOCK" Table::form(&LAYOUT_1);
    fields {
        /// Address of the spin lock. `PVOID SpinLockAddress` at 0x00.
        spin_lock_address set_spin_lock_address: u32 = 0;
        /// Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code. `PVOID CallerAddress` at 0x04.
        caller_address set_caller_address: u32 = 4;
        /// Time at which the lock was acquired. `ULONG64 AcquireTime` at 0x08. Unit: CPU cycles.
        acquire_time set_acquire_time: u64 = 8;
        /// Time at which the lock was released. `ULONG64 ReleaseTime` at 0x10. Unit: CPU cycles.
        release_time set_release_time: u64 = 16;
        /// Time for which the acquirer waited. `ULONG WaitTimeInCycles` at 0x18. Unit: CPU cycles.
        wait_time_in_cycles set_wait_time_in_cycles: u32 = 24;
        /// Number of retries by the acquirer. `ULONG SpinCount` at 0x1C.
        spin_count set_spin_count: u32 = 28;
        /// ID of the thread that released the lock. `ULONG ThreadId` at 0x20.
        thread_id set_thread_id: u32 = 32;
        /// Number of interrupts while the lock was requested and held. `ULONG InterruptCount` at 0x24.
        interrupt_count set_interrupt_count: u32 = 36;
        /// Interrupt request level, broadly that at which the lock was held. `UCHAR Irql` at 0x28.
        irql set_irql: u8 = 40;
        /// Number of spin locks that the processor held, including this one. At most eight are tracked. `UCHAR AcquireDepth` at 0x29.
        acquire_depth set_acquire_depth: u8 = 41;
        /// The same byte as one number. `UCHAR Flags` at 0x2A.
        flags set_flags: u8 = 42;
    }
    bits {
        /// Type of the lock. `AcquireMode`, bits 0 to 5 of the integer at 0x2A.
        acquire_mode set_acquire_mode: crate::payloads::sync::WmiSpinlockAcquireMode = 1 42 0 6;
        /// The lock was held in a deferred procedure call. `ExecuteDpc`, bit 6 of the integer at 0x2A.
        execute_dpc set_execute_dpc: u8 = 1 42 6 1;
        /// The lock was held in an interrupt service routine. `ExecuteIsr`, bit 7 of the integer at 0x2A.
        execute_isr set_execute_isr: u8 = 1 42 7 1;
    }
}

impl V6_2Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

fixed! {
    /// Release of a spin lock selected by sampling, with details of its acquisition and hold.
    ///
    /// In C: `WMI_SPINLOCK`, 0x30 bytes. Documented for 6.3+ (32-bit), assumed unchanged after 11-21H2.
    ///
    /// Spin locks here are ordinary, queued and executive spin locks. By default the events include every contended acquisition, about one in a thousand others and, from 6.3, every lock held for too long.
    ///
    /// Unknown:
    ///
    /// - Whether the last five bytes exist before 6.3, for which no source has Reserved. Here they are padding, as they would be without the packing that the header requests.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_SPINLOCK*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_SPINLOCK")]
    owned WmiSpinlockPtr32 / WmiSpinlockPtr32View: lone [48] "WMI_SPINLOCK" Table::form(&LAYOUT_2);
    fields {
        /// Address of the spin lock. `PVOID SpinLockAddress` at 0x00.
        spin_lock_address set_spin_lock_address: u32 = 0;
        /// Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code. `PVOID CallerAddress` at 0x04.
        caller_address set_caller_address: u32 = 4;
        /// Time at which the lock was acquired. `ULONG64 AcquireTime` at 0x08. Unit: CPU cycles.
        acquire_time set_acquire_time: u64 = 8;
        /// Time at which the lock was released. `ULONG64 ReleaseTime` at 0x10. Unit: CPU cycles.
        release_time set_release_time: u64 = 16;
        /// Time for which the acquirer waited. `ULONG WaitTimeInCycles` at 0x18. Unit: CPU cycles.
        wait_time_in_cycles set_wait_time_in_cycles: u32 = 24;
        /// Number of retries by the acquirer. `ULONG SpinCount` at 0x1C.
        spin_count set_spin_count: u32 = 28;
        /// ID of the thread that released the lock. `ULONG ThreadId` at 0x20.
        thread_id set_thread_id: u32 = 32;
        /// Number of interrupts while the lock was requested and held. `ULONG InterruptCount` at 0x24.
        interrupt_count set_interrupt_count: u32 = 36;
        /// Interrupt request level, broadly that at which the lock was held. `UCHAR Irql` at 0x28.
        irql set_irql: u8 = 40;
        /// Number of spin locks that the processor held, including this one. At most eight are tracked. `UCHAR AcquireDepth` at 0x29.
        acquire_depth set_acquire_depth: u8 = 41;
        /// The same byte as one number. `UCHAR Flags` at 0x2A.
        flags set_flags: u8 = 42;
        /// Purpose unknown. `UCHAR Reserved` at 0x2B.
        reserved set_reserved: [u8; 5] = 43;
    }
    bits {
        /// Type of the lock. `AcquireMode`, bits 0 to 5 of the integer at 0x2A.
        acquire_mode set_acquire_mode: crate::payloads::sync::WmiSpinlockAcquireMode = 1 42 0 6;
        /// The lock was held in a deferred procedure call. `ExecuteDpc`, bit 6 of the integer at 0x2A.
        execute_dpc set_execute_dpc: u8 = 1 42 6 1;
        /// The lock was held in an interrupt service routine. `ExecuteIsr`, bit 7 of the integer at 0x2A.
        execute_isr set_execute_isr: u8 = 1 42 7 1;
    }
}

impl WmiSpinlockPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_2;
}

fixed! {
    /// Release of a spin lock selected by sampling, with details of its acquisition and hold.
    ///
    /// In C: `WMI_SPINLOCK`, 0x38 bytes. Documented for 6.3+ (64-bit), assumed unchanged after 11-21H2.
    ///
    /// Spin locks here are ordinary, queued and executive spin locks. By default the events include every contended acquisition, about one in a thousand others and, from 6.3, every lock held for too long.
    ///
    /// Unknown:
    ///
    /// - Whether the last five bytes exist before 6.3, for which no source has Reserved. Here they are padding, as they would be without the packing that the header requests.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_SPINLOCK*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_SPINLOCK")]
    owned WmiSpinlockPtr64 / WmiSpinlockPtr64View: lone [56] "WMI_SPINLOCK" Table::form(&LAYOUT_3);
    fields {
        /// Address of the spin lock. `PVOID SpinLockAddress` at 0x00.
        spin_lock_address set_spin_lock_address: u64 = 0;
        /// Address from the stack at the lock's release. It is the return address of an exported function, or further up if the release is inlined in the kernel's own code. `PVOID CallerAddress` at 0x08.
        caller_address set_caller_address: u64 = 8;
        /// Time at which the lock was acquired. `ULONG64 AcquireTime` at 0x10. Unit: CPU cycles.
        acquire_time set_acquire_time: u64 = 16;
        /// Time at which the lock was released. `ULONG64 ReleaseTime` at 0x18. Unit: CPU cycles.
        release_time set_release_time: u64 = 24;
        /// Time for which the acquirer waited. `ULONG WaitTimeInCycles` at 0x20. Unit: CPU cycles.
        wait_time_in_cycles set_wait_time_in_cycles: u32 = 32;
        /// Number of retries by the acquirer. `ULONG SpinCount` at 0x24.
        spin_count set_spin_count: u32 = 36;
        /// ID of the thread that released the lock. `ULONG ThreadId` at 0x28.
        thread_id set_thread_id: u32 = 40;
        /// Number of interrupts while the lock was requested and held. `ULONG InterruptCount` at 0x2C.
        interrupt_count set_interrupt_count: u32 = 44;
        /// Interrupt request level, broadly that at which the lock was held. `UCHAR Irql` at 0x30.
        irql set_irql: u8 = 48;
        /// Number of spin locks that the processor held, including this one. At most eight are tracked. `UCHAR AcquireDepth` at 0x31.
        acquire_depth set_acquire_depth: u8 = 49;
        /// The same byte as one number. `UCHAR Flags` at 0x32.
        flags set_flags: u8 = 50;
        /// Purpose unknown. `UCHAR Reserved` at 0x33.
        reserved set_reserved: [u8; 5] = 51;
    }
    bits {
        /// Type of the lock. `AcquireMode`, bits 0 to 5 of the integer at 0x32.
        acquire_mode set_acquire_mode: crate::payloads::sync::WmiSpinlockAcquireMode = 1 50 0 6;
        /// The lock was held in a deferred procedure call. `ExecuteDpc`, bit 6 of the integer at 0x32.
        execute_dpc set_execute_dpc: u8 = 1 50 6 1;
        /// The lock was held in an interrupt service routine. `ExecuteIsr`, bit 7 of the integer at 0x32.
        execute_isr set_execute_isr: u8 = 1 50 7 1;
    }
}

impl WmiSpinlockPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_3;
}

/// Alias of [`WmiSpinlockPtr32`], named by the first release of the form.
pub type V6_3Ptr32 = WmiSpinlockPtr32;
/// Alias of [`WmiSpinlockPtr32View`], named by the first release of the form.
pub type V6_3Ptr32View<'a> = WmiSpinlockPtr32View<'a>;
/// Alias of [`WmiSpinlockPtr64`], named by the first release of the form.
pub type V6_3Ptr64 = WmiSpinlockPtr64;
/// Alias of [`WmiSpinlockPtr64View`], named by the first release of the form.
pub type V6_3Ptr64View<'a> = WmiSpinlockPtr64View<'a>;
