// Generated from spec/structs/ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Lock owner received a priority floor because a thread of higher priority waits for the lock.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT",
    aliases: &[],
    form: "EtwAutoboostSetPriorityFloorEventPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Lock owner received a priority floor because a thread of higher priority waits for the lock.",
    fields: &[
        Field { name: "Lock", path: "Lock", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Thread ID of the owner.", units: "", unknown: false, children: &[] },
        Field { name: "NewCpuPriorityFloor", path: "NewCpuPriorityFloor", offset: 8, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "New priority floor.", units: "", unknown: false, children: &[] },
        Field { name: "OldCpuPriority", path: "OldCpuPriority", offset: 9, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "Previous priority.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 10, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 10, size: 1, ty: "SCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "NewIoPriorityFloor", path: "NewIoPriorityFloor", offset: 10, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 0, width: 3 }, values: None, doc: "New I/O priority floor.", units: "", unknown: false, children: &[] },
                Field { name: "OldIoPriority", path: "OldIoPriority", offset: 10, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 3, width: 3 }, values: None, doc: "Previous I/O priority.", units: "", unknown: false, children: &[] },
                Field { name: "NewIoQoSPriorityFloor", path: "NewIoQoSPriorityFloor", offset: 10, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "OldIoQoSPriority", path: "OldIoQoSPriority", offset: 10, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "IoPriorities", path: "IoPriorities", offset: 10, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "Both I/O priorities as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 11, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ExecutingDpc", path: "ExecutingDpc", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "A deferred procedure call is executing.", units: "", unknown: false, children: &[] },
                Field { name: "WakeupBoost", path: "WakeupBoost", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "BoostedOutstandingIrps", path: "BoostedOutstandingIrps", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "Outstanding I/O requests were also boosted.", units: "", unknown: false, children: &[] },
                Field { name: "Reserved", path: "Reserved", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 3, width: 5 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT",
    aliases: &[],
    form: "EtwAutoboostSetPriorityFloorEventPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Lock owner received a priority floor because a thread of higher priority waits for the lock.",
    fields: &[
        Field { name: "Lock", path: "Lock", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Thread ID of the owner.", units: "", unknown: false, children: &[] },
        Field { name: "NewCpuPriorityFloor", path: "NewCpuPriorityFloor", offset: 12, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "New priority floor.", units: "", unknown: false, children: &[] },
        Field { name: "OldCpuPriority", path: "OldCpuPriority", offset: 13, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "Previous priority.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 14, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 14, size: 1, ty: "SCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "NewIoPriorityFloor", path: "NewIoPriorityFloor", offset: 14, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 0, width: 3 }, values: None, doc: "New I/O priority floor.", units: "", unknown: false, children: &[] },
                Field { name: "OldIoPriority", path: "OldIoPriority", offset: 14, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 3, width: 3 }, values: None, doc: "Previous I/O priority.", units: "", unknown: false, children: &[] },
                Field { name: "NewIoQoSPriorityFloor", path: "NewIoQoSPriorityFloor", offset: 14, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 6, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "OldIoQoSPriority", path: "OldIoQoSPriority", offset: 14, size: 1, ty: "SCHAR", kind: Kind::Bit { start: 7, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "IoPriorities", path: "IoPriorities", offset: 14, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "Both I/O priorities as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 15, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ExecutingDpc", path: "ExecutingDpc", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "A deferred procedure call is executing.", units: "", unknown: false, children: &[] },
                Field { name: "WakeupBoost", path: "WakeupBoost", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "BoostedOutstandingIrps", path: "BoostedOutstandingIrps", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "Outstanding I/O requests were also boosted.", units: "", unknown: false, children: &[] },
                Field { name: "Reserved", path: "Reserved", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 3, width: 5 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Lock owner received a priority floor because a thread of higher priority waits for the lock.
    ///
    /// In C: `ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT`, 0xc bytes. Releases unknown (32-bit).
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT")]
    owned EtwAutoboostSetPriorityFloorEventPtr32 / EtwAutoboostSetPriorityFloorEventPtr32View: lone [12] "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT" Table::form(&LAYOUT_0);
    fields {
        /// `PVOID Lock` at 0x00.
        lock set_lock: u32 = 0;
        /// Thread ID of the owner. `ULONG ThreadId` at 0x04.
        thread_id set_thread_id: u32 = 4;
        /// New priority floor. `SCHAR NewCpuPriorityFloor` at 0x08.
        new_cpu_priority_floor set_new_cpu_priority_floor: i8 = 8;
        /// Previous priority. `SCHAR OldCpuPriority` at 0x09.
        old_cpu_priority set_old_cpu_priority: i8 = 9;
        /// Both I/O priorities as one number. `SCHAR IoPriorities` at 0x0A.
        io_priorities set_io_priorities: i8 = 10;
        /// The same byte as one number. `UCHAR Flags` at 0x0B.
        flags set_flags: u8 = 11;
    }
    bits {
        /// New I/O priority floor. `NewIoPriorityFloor`, bits 0 to 2 of the integer at 0x0A.
        new_io_priority_floor set_new_io_priority_floor: u8 = 1 10 0 3;
        /// Previous I/O priority. `OldIoPriority`, bits 3 to 5 of the integer at 0x0A.
        old_io_priority set_old_io_priority: u8 = 1 10 3 3;
        /// `NewIoQoSPriorityFloor`, bit 6 of the integer at 0x0A.
        new_io_qos_priority_floor set_new_io_qos_priority_floor: u8 = 1 10 6 1;
        /// `OldIoQoSPriority`, bit 7 of the integer at 0x0A.
        old_io_qos_priority set_old_io_qos_priority: u8 = 1 10 7 1;
        /// A deferred procedure call is executing. `ExecutingDpc`, bit 0 of the integer at 0x0B.
        executing_dpc set_executing_dpc: u8 = 1 11 0 1;
        /// `WakeupBoost`, bit 1 of the integer at 0x0B.
        wakeup_boost set_wakeup_boost: u8 = 1 11 1 1;
        /// Outstanding I/O requests were also boosted. `BoostedOutstandingIrps`, bit 2 of the integer at 0x0B.
        boosted_outstanding_irps set_boosted_outstanding_irps: u8 = 1 11 2 1;
        /// `Reserved`, bits 3 to 7 of the integer at 0x0B.
        reserved set_reserved: u8 = 1 11 3 5;
    }
}

impl EtwAutoboostSetPriorityFloorEventPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Lock owner received a priority floor because a thread of higher priority waits for the lock.
    ///
    /// In C: `ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT`, 0x10 bytes. Releases unknown (64-bit).
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT")]
    owned EtwAutoboostSetPriorityFloorEventPtr64 / EtwAutoboostSetPriorityFloorEventPtr64View: lone [16] "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT" Table::form(&LAYOUT_1);
    fields {
        /// `PVOID Lock` at 0x00.
        lock set_lock: u64 = 0;
        /// Thread ID of the owner. `ULONG ThreadId` at 0x08.
        thread_id set_thread_id: u32 = 8;
        /// New priority floor. `SCHAR NewCpuPriorityFloor` at 0x0C.
        new_cpu_priority_floor set_new_cpu_priority_floor: i8 = 12;
        /// Previous priority. `SCHAR OldCpuPriority` at 0x0D.
        old_cpu_priority set_old_cpu_priority: i8 = 13;
        /// Both I/O priorities as one number. `SCHAR IoPriorities` at 0x0E.
        io_priorities set_io_priorities: i8 = 14;
        /// The same byte as one number. `UCHAR Flags` at 0x0F.
        flags set_flags: u8 = 15;
    }
    bits {
        /// New I/O priority floor. `NewIoPriorityFloor`, bits 0 to 2 of the integer at 0x0E.
        new_io_priority_floor set_new_io_priority_floor: u8 = 1 14 0 3;
        /// Previous I/O priority. `OldIoPriority`, bits 3 to 5 of the integer at 0x0E.
        old_io_priority set_old_io_priority: u8 = 1 14 3 3;
        /// `NewIoQoSPriorityFloor`, bit 6 of the integer at 0x0E.
        new_io_qos_priority_floor set_new_io_qos_priority_floor: u8 = 1 14 6 1;
        /// `OldIoQoSPriority`, bit 7 of the integer at 0x0E.
        old_io_qos_priority set_old_io_qos_priority: u8 = 1 14 7 1;
        /// A deferred procedure call is executing. `ExecutingDpc`, bit 0 of the integer at 0x0F.
        executing_dpc set_executing_dpc: u8 = 1 15 0 1;
        /// `WakeupBoost`, bit 1 of the integer at 0x0F.
        wakeup_boost set_wakeup_boost: u8 = 1 15 1 1;
        /// Outstanding I/O requests were also boosted. `BoostedOutstandingIrps`, bit 2 of the integer at 0x0F.
        boosted_outstanding_irps set_boosted_outstanding_irps: u8 = 1 15 2 1;
        /// `Reserved`, bits 3 to 7 of the integer at 0x0F.
        reserved set_reserved: u8 = 1 15 3 5;
    }
}

impl EtwAutoboostSetPriorityFloorEventPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
