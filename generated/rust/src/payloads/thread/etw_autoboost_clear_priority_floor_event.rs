// Generated from spec/structs/ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Lock owner lost the priority floor that it had because of the lock.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout =
    layout("ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT", "EtwAutoboostClearPriorityFloorEventPtr32")
    .size(12)
    .about("Lock owner lost the priority floor that it had because of the lock.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Lock").at(0..4).means(Meaning::DataAddress),
        unsigned("ULONG ThreadId").at(4..8).about("Thread ID of the owner.").means(Meaning::ThreadId),
        union("union ").at(8..10).with(&[More::Fields(&[
            bit_fields("USHORT ").at(8..10).with(&[More::Fields(&[
                bit("USHORT IoBoost").at(8..10).bits(0..1).about("The I/O priority had been boosted.")
                    .means(Meaning::Boolean),
                bit("USHORT CpuBoostsBitmap").at(8..10).bits(1..16)
                    .about("Bitmap of the priorities that the thread had been boosted to, in the order of KLOCK_ENTRY.")
                    .means(Meaning::Hex),
            ])]),
            unsigned("USHORT BoostBitmap").at(8..10).about("The same bits as one number.").means(Meaning::Hex),
        ])]),
        unsigned("USHORT Reserved").at(10..12).means(Meaning::Reserved),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT", "EtwAutoboostClearPriorityFloorEventPtr64")
    .size(16)
    .about("Lock owner lost the priority floor that it had because of the lock.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Lock").at(0..8).means(Meaning::DataAddress),
        unsigned("ULONG ThreadId").at(8..12).about("Thread ID of the owner.").means(Meaning::ThreadId),
        union("union ").at(12..14).with(&[More::Fields(&[
            bit_fields("USHORT ").at(12..14).with(&[More::Fields(&[
                bit("USHORT IoBoost").at(12..14).bits(0..1).about("The I/O priority had been boosted.")
                    .means(Meaning::Boolean),
                bit("USHORT CpuBoostsBitmap").at(12..14).bits(1..16)
                    .about("Bitmap of the priorities that the thread had been boosted to, in the order of KLOCK_ENTRY.")
                    .means(Meaning::Hex),
            ])]),
            unsigned("USHORT BoostBitmap").at(12..14).about("The same bits as one number.").means(Meaning::Hex),
        ])]),
        unsigned("USHORT Reserved").at(14..16).means(Meaning::Reserved),
    ]);
fixed! {
    /// Lock owner lost the priority floor that it had because of the lock.
    ///
    /// In C: `ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT")]
    owned EtwAutoboostClearPriorityFloorEventPtr32 / EtwAutoboostClearPriorityFloorEventPtr32View: lone,
        name = "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of data. `PVOID Lock` at 0x00.
        lock / set_lock: u32, at = 0;
        /// Thread ID of the owner. `ULONG ThreadId` at 0x04.
        thread_id / set_thread_id: u32, at = 4;
        /// The same bits as one number. `USHORT BoostBitmap` at 0x08.
        boost_bitmap / set_boost_bitmap: u16, at = 8;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x0A.
        reserved / set_reserved: u16, at = 10;
    }
    bits {
        /// The I/O priority had been boosted. `IoBoost`, bit 0 of the integer at 0x08.
        io_boost / set_io_boost: u16, at = 8, size = 2, bits = 0..1;
        /// Bitmap of the priorities that the thread had been boosted to, in the order of KLOCK_ENTRY.
        /// `CpuBoostsBitmap`, bits 1 to 15 of the integer at 0x08.
        cpu_boosts_bitmap / set_cpu_boosts_bitmap: u16, at = 8, size = 2, bits = 1..16;
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
    owned EtwAutoboostClearPriorityFloorEventPtr64 / EtwAutoboostClearPriorityFloorEventPtr64View: lone,
        name = "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of data. `PVOID Lock` at 0x00.
        lock / set_lock: u64, at = 0;
        /// Thread ID of the owner. `ULONG ThreadId` at 0x08.
        thread_id / set_thread_id: u32, at = 8;
        /// The same bits as one number. `USHORT BoostBitmap` at 0x0C.
        boost_bitmap / set_boost_bitmap: u16, at = 12;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x0E.
        reserved / set_reserved: u16, at = 14;
    }
    bits {
        /// The I/O priority had been boosted. `IoBoost`, bit 0 of the integer at 0x0C.
        io_boost / set_io_boost: u16, at = 12, size = 2, bits = 0..1;
        /// Bitmap of the priorities that the thread had been boosted to, in the order of KLOCK_ENTRY.
        /// `CpuBoostsBitmap`, bits 1 to 15 of the integer at 0x0C.
        cpu_boosts_bitmap / set_cpu_boosts_bitmap: u16, at = 12, size = 2, bits = 1..16;
    }
}

/// Alias of [`EtwAutoboostClearPriorityFloorEventPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwAutoboostClearPriorityFloorEventPtr32` or \
        `EtwAutoboostClearPriorityFloorEventPtr64`"
]
pub type EtwAutoboostClearPriorityFloorEvent = EtwAutoboostClearPriorityFloorEventPtr64;
/// Alias of [`EtwAutoboostClearPriorityFloorEventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwAutoboostClearPriorityFloorEventPtr32View` or \
        `EtwAutoboostClearPriorityFloorEventPtr64View`"
]
pub type EtwAutoboostClearPriorityFloorEventView<'a> = EtwAutoboostClearPriorityFloorEventPtr64View<'a>;
