// Generated from spec/structs/ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The owner of a lock lost the least priority that it had because of the lock.
///
/// In C: `ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT")]
pub struct EtwAutoboostClearPriorityFloorEventX86 {
    /// `PVOID Lock`, at 0x00.
    pub lock: u32,
    /// `ULONG ThreadId`, at 0x04. The owner.
    pub thread_id: u32,
    /// The bytes that `IoBoost`, `CpuBoostsBitmap`, `BoostBitmap` share.
    pub union_08: Bytes<2>,
    /// `USHORT Reserved`, at 0x0A. What it is for is not known.
    pub reserved: u16,
}

impl EtwAutoboostClearPriorityFloorEventX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            lock: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            union_08: Bytes(get::<8, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<10, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.lock.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.union_08.0);
        put::<10, 2, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// `IoBoost`, bit 0 of the word at 0x08. The I/O priority had been boosted.
    #[inline]
    pub fn io_boost(&self) -> u16 {
        (u16::from_le_bytes(get::<0, 2, _>(&self.union_08.0)) >> 0) & 0x1
    }
    /// Sets `IoBoost`.
    #[inline]
    pub fn set_io_boost(&mut self, value: u16) {
        let word = u16::from_le_bytes(get::<0, 2, _>(&self.union_08.0)) & !(0x1 << 0) | (value & 0x1) << 0; put::<0, 2, _>(&mut self.union_08.0, word.to_le_bytes());
    }
    /// `CpuBoostsBitmap`, bits 1 to 15 of the word at 0x08. The priorities that had been boosted to, a bit for each, in the order that KLOCK_ENTRY has them.
    #[inline]
    pub fn cpu_boosts_bitmap(&self) -> u16 {
        (u16::from_le_bytes(get::<0, 2, _>(&self.union_08.0)) >> 1) & 0x7fff
    }
    /// Sets `CpuBoostsBitmap`.
    #[inline]
    pub fn set_cpu_boosts_bitmap(&mut self, value: u16) {
        let word = u16::from_le_bytes(get::<0, 2, _>(&self.union_08.0)) & !(0x7fff << 1) | (value & 0x7fff) << 1; put::<0, 2, _>(&mut self.union_08.0, word.to_le_bytes());
    }
    /// `USHORT BoostBitmap`, at 0x08. The same bits as one number.
    #[inline]
    pub fn boost_bitmap(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(&self.union_08.0))
    }
    /// Sets `BoostBitmap`.
    #[inline]
    pub fn set_boost_bitmap(&mut self, value: u16) {
        put::<0, 2, _>(&mut self.union_08.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_autoboost_clear_priority_floor_event::V5_0X86;
}

fixed_record!(EtwAutoboostClearPriorityFloorEventX86, EtwAutoboostClearPriorityFloorEventX86View, 12, "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT");
getters! {
    self EtwAutoboostClearPriorityFloorEventX86View "EtwAutoboostClearPriorityFloorEventX86View" {
        /// `PVOID Lock`, at 0x00.
        lock: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x04.
        thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `IoBoost`, bit 0 of the word at 0x08.
        io_boost: u16 = (u16::from_le_bytes(get::<8, 2, _>(self.fixed)) >> 0) & 0x1;
        /// `CpuBoostsBitmap`, bits 1 to 15 of the word at 0x08.
        cpu_boosts_bitmap: u16 = (u16::from_le_bytes(get::<8, 2, _>(self.fixed)) >> 1) & 0x7fff;
        /// `USHORT BoostBitmap`, at 0x08.
        boost_bitmap: u16 = u16::from_le_bytes(get::<8, 2, _>(self.fixed));
        /// `USHORT Reserved`, at 0x0A.
        reserved: u16 = u16::from_le_bytes(get::<10, 2, _>(self.fixed));
    }
}
