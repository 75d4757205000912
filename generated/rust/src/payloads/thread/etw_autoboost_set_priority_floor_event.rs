// Generated from spec/structs/ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Lock owner received a priority floor because a thread of higher priority waits for the lock.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::SELENE_SDK, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout =
    layout("ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT", "EtwAutoboostSetPriorityFloorEventPtr32")
    .size(12)
    .about("Lock owner received a priority floor because a thread of higher priority waits for the lock.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Lock").at(0..4).means(Meaning::DataAddress),
        unsigned("ULONG ThreadId").at(4..8).about("Thread ID of the owner.").means(Meaning::ThreadId),
        signed("SCHAR NewCpuPriorityFloor").at(8..9).about("New priority floor.").means(Meaning::Priority),
        signed("SCHAR OldCpuPriority").at(9..10).about("Previous priority.").means(Meaning::Priority),
        union("union ").at(10..11).with(&[More::Fields(&[
            bit_fields("SCHAR ").at(10..11).with(&[More::Fields(&[
                bit("SCHAR NewIoPriorityFloor").at(10..11).bits(0..3).about("New I/O priority floor.")
                    .means(Meaning::Priority),
                bit("SCHAR OldIoPriority").at(10..11).bits(3..6).about("Previous I/O priority.")
                    .means(Meaning::Priority),
                bit("SCHAR NewIoQoSPriorityFloor").at(10..11).bits(6..7).of_unknown_purpose(),
                bit("SCHAR OldIoQoSPriority").at(10..11).bits(7..8).of_unknown_purpose(),
            ])]),
            signed("SCHAR IoPriorities").at(10..11).about("Both I/O priorities as one number.").means(Meaning::Hex),
        ])]),
        union("union ").at(11..12).with(&[More::Fields(&[
            bit_fields("UCHAR ").at(11..12).with(&[More::Fields(&[
                bit("UCHAR ExecutingDpc").at(11..12).bits(0..1).about("A deferred procedure call is executing.")
                    .means(Meaning::Boolean),
                bit("UCHAR WakeupBoost").at(11..12).bits(1..2).of_unknown_purpose(),
                bit("UCHAR BoostedOutstandingIrps").at(11..12).bits(2..3)
                    .about("Outstanding I/O requests were also boosted.").means(Meaning::Boolean),
                bit("UCHAR Reserved").at(11..12).bits(3..8).means(Meaning::Reserved),
            ])]),
            unsigned("UCHAR Flags").at(11..12).about("The same byte as one number.").means(Meaning::Flags),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT", "EtwAutoboostSetPriorityFloorEventPtr64")
    .size(16)
    .about("Lock owner received a priority floor because a thread of higher priority waits for the lock.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Lock").at(0..8).means(Meaning::DataAddress),
        unsigned("ULONG ThreadId").at(8..12).about("Thread ID of the owner.").means(Meaning::ThreadId),
        signed("SCHAR NewCpuPriorityFloor").at(12..13).about("New priority floor.").means(Meaning::Priority),
        signed("SCHAR OldCpuPriority").at(13..14).about("Previous priority.").means(Meaning::Priority),
        union("union ").at(14..15).with(&[More::Fields(&[
            bit_fields("SCHAR ").at(14..15).with(&[More::Fields(&[
                bit("SCHAR NewIoPriorityFloor").at(14..15).bits(0..3).about("New I/O priority floor.")
                    .means(Meaning::Priority),
                bit("SCHAR OldIoPriority").at(14..15).bits(3..6).about("Previous I/O priority.")
                    .means(Meaning::Priority),
                bit("SCHAR NewIoQoSPriorityFloor").at(14..15).bits(6..7).of_unknown_purpose(),
                bit("SCHAR OldIoQoSPriority").at(14..15).bits(7..8).of_unknown_purpose(),
            ])]),
            signed("SCHAR IoPriorities").at(14..15).about("Both I/O priorities as one number.").means(Meaning::Hex),
        ])]),
        union("union ").at(15..16).with(&[More::Fields(&[
            bit_fields("UCHAR ").at(15..16).with(&[More::Fields(&[
                bit("UCHAR ExecutingDpc").at(15..16).bits(0..1).about("A deferred procedure call is executing.")
                    .means(Meaning::Boolean),
                bit("UCHAR WakeupBoost").at(15..16).bits(1..2).of_unknown_purpose(),
                bit("UCHAR BoostedOutstandingIrps").at(15..16).bits(2..3)
                    .about("Outstanding I/O requests were also boosted.").means(Meaning::Boolean),
                bit("UCHAR Reserved").at(15..16).bits(3..8).means(Meaning::Reserved),
            ])]),
            unsigned("UCHAR Flags").at(15..16).about("The same byte as one number.").means(Meaning::Flags),
        ])]),
    ]);
fixed! {
    /// Lock owner received a priority floor because a thread of higher priority waits for the lock.
    ///
    /// In C: `ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT`, 0xc bytes. Releases unknown (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT")]
    owned EtwAutoboostSetPriorityFloorEventPtr32 / EtwAutoboostSetPriorityFloorEventPtr32View: lone,
        name = "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of data. `PVOID Lock` at 0x00.
        lock / set_lock: u32, at = 0;
        /// Thread ID of the owner. `ULONG ThreadId` at 0x04.
        thread_id / set_thread_id: u32, at = 4;
        /// New priority floor. `SCHAR NewCpuPriorityFloor` at 0x08.
        new_cpu_priority_floor / set_new_cpu_priority_floor: i8, at = 8;
        /// Previous priority. `SCHAR OldCpuPriority` at 0x09.
        old_cpu_priority / set_old_cpu_priority: i8, at = 9;
        /// Both I/O priorities as one number. `SCHAR IoPriorities` at 0x0A.
        io_priorities / set_io_priorities: i8, at = 10;
        /// The same byte as one number. `UCHAR Flags` at 0x0B.
        flags / set_flags: u8, at = 11;
    }
    bits {
        /// New I/O priority floor. `NewIoPriorityFloor`, bits 0 to 2 of the integer at 0x0A.
        new_io_priority_floor / set_new_io_priority_floor: u8, at = 10, size = 1, bits = 0..3;
        /// Previous I/O priority. `OldIoPriority`, bits 3 to 5 of the integer at 0x0A.
        old_io_priority / set_old_io_priority: u8, at = 10, size = 1, bits = 3..6;
        /// `NewIoQoSPriorityFloor`, bit 6 of the integer at 0x0A.
        new_io_qos_priority_floor / set_new_io_qos_priority_floor: u8, at = 10, size = 1, bits = 6..7;
        /// `OldIoQoSPriority`, bit 7 of the integer at 0x0A.
        old_io_qos_priority / set_old_io_qos_priority: u8, at = 10, size = 1, bits = 7..8;
        /// A deferred procedure call is executing. `ExecutingDpc`, bit 0 of the integer at 0x0B.
        executing_dpc / set_executing_dpc: u8, at = 11, size = 1, bits = 0..1;
        /// `WakeupBoost`, bit 1 of the integer at 0x0B.
        wakeup_boost / set_wakeup_boost: u8, at = 11, size = 1, bits = 1..2;
        /// Outstanding I/O requests were also boosted. `BoostedOutstandingIrps`, bit 2 of the integer at 0x0B.
        boosted_outstanding_irps / set_boosted_outstanding_irps: u8, at = 11, size = 1, bits = 2..3;
        /// Reserved or padding, according to a source. `Reserved`, bits 3 to 7 of the integer at 0x0B.
        reserved / set_reserved: u8, at = 11, size = 1, bits = 3..8;
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
    owned EtwAutoboostSetPriorityFloorEventPtr64 / EtwAutoboostSetPriorityFloorEventPtr64View: lone,
        name = "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of data. `PVOID Lock` at 0x00.
        lock / set_lock: u64, at = 0;
        /// Thread ID of the owner. `ULONG ThreadId` at 0x08.
        thread_id / set_thread_id: u32, at = 8;
        /// New priority floor. `SCHAR NewCpuPriorityFloor` at 0x0C.
        new_cpu_priority_floor / set_new_cpu_priority_floor: i8, at = 12;
        /// Previous priority. `SCHAR OldCpuPriority` at 0x0D.
        old_cpu_priority / set_old_cpu_priority: i8, at = 13;
        /// Both I/O priorities as one number. `SCHAR IoPriorities` at 0x0E.
        io_priorities / set_io_priorities: i8, at = 14;
        /// The same byte as one number. `UCHAR Flags` at 0x0F.
        flags / set_flags: u8, at = 15;
    }
    bits {
        /// New I/O priority floor. `NewIoPriorityFloor`, bits 0 to 2 of the integer at 0x0E.
        new_io_priority_floor / set_new_io_priority_floor: u8, at = 14, size = 1, bits = 0..3;
        /// Previous I/O priority. `OldIoPriority`, bits 3 to 5 of the integer at 0x0E.
        old_io_priority / set_old_io_priority: u8, at = 14, size = 1, bits = 3..6;
        /// `NewIoQoSPriorityFloor`, bit 6 of the integer at 0x0E.
        new_io_qos_priority_floor / set_new_io_qos_priority_floor: u8, at = 14, size = 1, bits = 6..7;
        /// `OldIoQoSPriority`, bit 7 of the integer at 0x0E.
        old_io_qos_priority / set_old_io_qos_priority: u8, at = 14, size = 1, bits = 7..8;
        /// A deferred procedure call is executing. `ExecutingDpc`, bit 0 of the integer at 0x0F.
        executing_dpc / set_executing_dpc: u8, at = 15, size = 1, bits = 0..1;
        /// `WakeupBoost`, bit 1 of the integer at 0x0F.
        wakeup_boost / set_wakeup_boost: u8, at = 15, size = 1, bits = 1..2;
        /// Outstanding I/O requests were also boosted. `BoostedOutstandingIrps`, bit 2 of the integer at 0x0F.
        boosted_outstanding_irps / set_boosted_outstanding_irps: u8, at = 15, size = 1, bits = 2..3;
        /// Reserved or padding, according to a source. `Reserved`, bits 3 to 7 of the integer at 0x0F.
        reserved / set_reserved: u8, at = 15, size = 1, bits = 3..8;
    }
}

/// Alias of [`EtwAutoboostSetPriorityFloorEventPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwAutoboostSetPriorityFloorEventPtr32` or \
        `EtwAutoboostSetPriorityFloorEventPtr64`"
]
pub type EtwAutoboostSetPriorityFloorEvent = EtwAutoboostSetPriorityFloorEventPtr64;
/// Alias of [`EtwAutoboostSetPriorityFloorEventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwAutoboostSetPriorityFloorEventPtr32View` or \
        `EtwAutoboostSetPriorityFloorEventPtr64View`"
]
pub type EtwAutoboostSetPriorityFloorEventView<'a> = EtwAutoboostSetPriorityFloorEventPtr64View<'a>;
