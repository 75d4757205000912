// Generated from spec/structs/ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Lock owner received a priority floor because a thread of higher priority waits for the lock.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT", "EtwAutoboostSetPriorityFloorEventPtr32", (12, 12), "Lock owner received a priority floor because a thread of higher priority waits for the lock.", &[
    address("Lock", 0, 4, "PVOID", "").means(Meaning::DataAddress),
    unsigned("ThreadId", 4, 4, "ULONG", "Thread ID of the owner.").means(Meaning::ThreadId),
    field("NewCpuPriorityFloor", 8, 1, "SCHAR", Kind::Signed, "New priority floor.").means(Meaning::Priority),
    field("OldCpuPriority", 9, 1, "SCHAR", Kind::Signed, "Previous priority.").means(Meaning::Priority),
    field("", 10, 1, "union", Kind::Union, "").with(&[
        field("", 10, 1, "SCHAR", Kind::Bits, "").with(&[
            bit("NewIoPriorityFloor", (10, 1), "SCHAR", 0, 3, "New I/O priority floor.").means(Meaning::Priority),
            bit("OldIoPriority", (10, 1), "SCHAR", 3, 3, "Previous I/O priority.").means(Meaning::Priority),
            bit("NewIoQoSPriorityFloor", (10, 1), "SCHAR", 6, 1, "").of_unknown_purpose(),
            bit("OldIoQoSPriority", (10, 1), "SCHAR", 7, 1, "").of_unknown_purpose(),
        ]),
        field("IoPriorities", 10, 1, "SCHAR", Kind::Signed, "Both I/O priorities as one number.").means(Meaning::Hex),
    ]),
    field("", 11, 1, "union", Kind::Union, "").with(&[
        field("", 11, 1, "UCHAR", Kind::Bits, "").with(&[
            bit("ExecutingDpc", (11, 1), "UCHAR", 0, 1, "A deferred procedure call is executing.").means(Meaning::Boolean),
            bit("WakeupBoost", (11, 1), "UCHAR", 1, 1, "").of_unknown_purpose(),
            bit("BoostedOutstandingIrps", (11, 1), "UCHAR", 2, 1, "Outstanding I/O requests were also boosted.").means(Meaning::Boolean),
            bit("Reserved", (11, 1), "UCHAR", 3, 5, "").means(Meaning::Reserved),
        ]),
        unsigned("Flags", 11, 1, "UCHAR", "The same byte as one number.").means(Meaning::Flags),
    ]),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::SELENE_SDK, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT", "EtwAutoboostSetPriorityFloorEventPtr64", (16, 16), "Lock owner received a priority floor because a thread of higher priority waits for the lock.", &[
    address("Lock", 0, 8, "PVOID", "").means(Meaning::DataAddress),
    unsigned("ThreadId", 8, 4, "ULONG", "Thread ID of the owner.").means(Meaning::ThreadId),
    field("NewCpuPriorityFloor", 12, 1, "SCHAR", Kind::Signed, "New priority floor.").means(Meaning::Priority),
    field("OldCpuPriority", 13, 1, "SCHAR", Kind::Signed, "Previous priority.").means(Meaning::Priority),
    field("", 14, 1, "union", Kind::Union, "").with(&[
        field("", 14, 1, "SCHAR", Kind::Bits, "").with(&[
            bit("NewIoPriorityFloor", (14, 1), "SCHAR", 0, 3, "New I/O priority floor.").means(Meaning::Priority),
            bit("OldIoPriority", (14, 1), "SCHAR", 3, 3, "Previous I/O priority.").means(Meaning::Priority),
            bit("NewIoQoSPriorityFloor", (14, 1), "SCHAR", 6, 1, "").of_unknown_purpose(),
            bit("OldIoQoSPriority", (14, 1), "SCHAR", 7, 1, "").of_unknown_purpose(),
        ]),
        field("IoPriorities", 14, 1, "SCHAR", Kind::Signed, "Both I/O priorities as one number.").means(Meaning::Hex),
    ]),
    field("", 15, 1, "union", Kind::Union, "").with(&[
        field("", 15, 1, "UCHAR", Kind::Bits, "").with(&[
            bit("ExecutingDpc", (15, 1), "UCHAR", 0, 1, "A deferred procedure call is executing.").means(Meaning::Boolean),
            bit("WakeupBoost", (15, 1), "UCHAR", 1, 1, "").of_unknown_purpose(),
            bit("BoostedOutstandingIrps", (15, 1), "UCHAR", 2, 1, "Outstanding I/O requests were also boosted.").means(Meaning::Boolean),
            bit("Reserved", (15, 1), "UCHAR", 3, 5, "").means(Meaning::Reserved),
        ]),
        unsigned("Flags", 15, 1, "UCHAR", "The same byte as one number.").means(Meaning::Flags),
    ]),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::SELENE_SDK, &crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Lock owner received a priority floor because a thread of higher priority waits for the lock.
    ///
    /// In C: `ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT`, 0xc bytes. Releases unknown (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT")]
    owned EtwAutoboostSetPriorityFloorEventPtr32 / EtwAutoboostSetPriorityFloorEventPtr32View: lone [12] "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of data. `PVOID Lock` at 0x00.
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
        /// Reserved or padding, according to a source. `Reserved`, bits 3 to 7 of the integer at 0x0B.
        reserved set_reserved: u8 = 1 11 3 5;
    }
}

fixed! {
    /// Lock owner received a priority floor because a thread of higher priority waits for the lock.
    ///
    /// In C: `ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT`, 0x10 bytes. Releases unknown (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT")]
    owned EtwAutoboostSetPriorityFloorEventPtr64 / EtwAutoboostSetPriorityFloorEventPtr64View: lone [16] "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address of data. `PVOID Lock` at 0x00.
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
        /// Reserved or padding, according to a source. `Reserved`, bits 3 to 7 of the integer at 0x0F.
        reserved set_reserved: u8 = 1 15 3 5;
    }
}

/// Alias of [`EtwAutoboostSetPriorityFloorEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwAutoboostSetPriorityFloorEventPtr32` or `EtwAutoboostSetPriorityFloorEventPtr64`"]
pub type EtwAutoboostSetPriorityFloorEvent = EtwAutoboostSetPriorityFloorEventPtr64;
/// Alias of [`EtwAutoboostSetPriorityFloorEventPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwAutoboostSetPriorityFloorEventPtr32View` or `EtwAutoboostSetPriorityFloorEventPtr64View`"]
pub type EtwAutoboostSetPriorityFloorEventView<'a> = EtwAutoboostSetPriorityFloorEventPtr64View<'a>;
