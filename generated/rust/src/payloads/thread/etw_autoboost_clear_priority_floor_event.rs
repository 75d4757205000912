// Generated from spec/structs/ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Lock owner lost the priority floor that it had because of the lock.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT", "EtwAutoboostClearPriorityFloorEventPtr32", (12, 12), "Lock owner lost the priority floor that it had because of the lock.", &[
    address("Lock", 0, 4, "PVOID", "").means(Meaning::DataAddress),
    unsigned("ThreadId", 4, 4, "ULONG", "Thread ID of the owner.").means(Meaning::ThreadId),
    field("", 8, 2, "union", Kind::Union, "").with(&[
        field("", 8, 2, "USHORT", Kind::Bits, "").with(&[
            bit("IoBoost", (8, 2), "USHORT", 0, 1, "The I/O priority had been boosted.").means(Meaning::Boolean),
            bit("CpuBoostsBitmap", (8, 2), "USHORT", 1, 15, "Bitmap of the priorities that the thread had been boosted to, in the order of KLOCK_ENTRY.").means(Meaning::Hex),
        ]),
        unsigned("BoostBitmap", 8, 2, "USHORT", "The same bits as one number.").means(Meaning::Hex),
    ]),
    unsigned("Reserved", 10, 2, "USHORT", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT", "EtwAutoboostClearPriorityFloorEventPtr64", (16, 16), "Lock owner lost the priority floor that it had because of the lock.", &[
    address("Lock", 0, 8, "PVOID", "").means(Meaning::DataAddress),
    unsigned("ThreadId", 8, 4, "ULONG", "Thread ID of the owner.").means(Meaning::ThreadId),
    field("", 12, 2, "union", Kind::Union, "").with(&[
        field("", 12, 2, "USHORT", Kind::Bits, "").with(&[
            bit("IoBoost", (12, 2), "USHORT", 0, 1, "The I/O priority had been boosted.").means(Meaning::Boolean),
            bit("CpuBoostsBitmap", (12, 2), "USHORT", 1, 15, "Bitmap of the priorities that the thread had been boosted to, in the order of KLOCK_ENTRY.").means(Meaning::Hex),
        ]),
        unsigned("BoostBitmap", 12, 2, "USHORT", "The same bits as one number.").means(Meaning::Hex),
    ]),
    unsigned("Reserved", 14, 2, "USHORT", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Lock owner lost the priority floor that it had because of the lock.
    ///
    /// In C: `ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT")]
    owned EtwAutoboostClearPriorityFloorEventPtr32 / EtwAutoboostClearPriorityFloorEventPtr32View: lone [12] "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of data. `PVOID Lock` at 0x00.
        lock set_lock: u32 = 0;
        /// Thread ID of the owner. `ULONG ThreadId` at 0x04.
        thread_id set_thread_id: u32 = 4;
        /// The same bits as one number. `USHORT BoostBitmap` at 0x08.
        boost_bitmap set_boost_bitmap: u16 = 8;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x0A.
        reserved set_reserved: u16 = 10;
    }
    bits {
        /// The I/O priority had been boosted. `IoBoost`, bit 0 of the integer at 0x08.
        io_boost set_io_boost: u16 = 2 8 0 1;
        /// Bitmap of the priorities that the thread had been boosted to, in the order of KLOCK_ENTRY. `CpuBoostsBitmap`, bits 1 to 15 of the integer at 0x08.
        cpu_boosts_bitmap set_cpu_boosts_bitmap: u16 = 2 8 1 15;
    }
}

fixed! {
    /// Lock owner lost the priority floor that it had because of the lock.
    ///
    /// In C: `ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT")]
    owned EtwAutoboostClearPriorityFloorEventPtr64 / EtwAutoboostClearPriorityFloorEventPtr64View: lone [16] "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address of data. `PVOID Lock` at 0x00.
        lock set_lock: u64 = 0;
        /// Thread ID of the owner. `ULONG ThreadId` at 0x08.
        thread_id set_thread_id: u32 = 8;
        /// The same bits as one number. `USHORT BoostBitmap` at 0x0C.
        boost_bitmap set_boost_bitmap: u16 = 12;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x0E.
        reserved set_reserved: u16 = 14;
    }
    bits {
        /// The I/O priority had been boosted. `IoBoost`, bit 0 of the integer at 0x0C.
        io_boost set_io_boost: u16 = 2 12 0 1;
        /// Bitmap of the priorities that the thread had been boosted to, in the order of KLOCK_ENTRY. `CpuBoostsBitmap`, bits 1 to 15 of the integer at 0x0C.
        cpu_boosts_bitmap set_cpu_boosts_bitmap: u16 = 2 12 1 15;
    }
}

/// Alias of [`EtwAutoboostClearPriorityFloorEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwAutoboostClearPriorityFloorEventPtr32` or `EtwAutoboostClearPriorityFloorEventPtr64`"]
pub type EtwAutoboostClearPriorityFloorEvent = EtwAutoboostClearPriorityFloorEventPtr64;
/// Alias of [`EtwAutoboostClearPriorityFloorEventPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwAutoboostClearPriorityFloorEventPtr32View` or `EtwAutoboostClearPriorityFloorEventPtr64View`"]
pub type EtwAutoboostClearPriorityFloorEventView<'a> = EtwAutoboostClearPriorityFloorEventPtr64View<'a>;
