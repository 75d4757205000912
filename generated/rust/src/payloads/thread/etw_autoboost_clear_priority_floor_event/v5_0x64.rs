// Generated from spec/structs/ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The owner of a lock lost the least priority that it had because of the lock.
///
/// In C: `ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT")]
pub struct EtwAutoboostClearPriorityFloorEventX64 {
    /// `PVOID Lock`, at 0x00.
    pub lock: u64,
    /// `ULONG ThreadId`, at 0x08. The owner.
    pub thread_id: u32,
    /// The bytes that `IoBoost`, `CpuBoostsBitmap`, `BoostBitmap` share.
    pub union_0c: Bytes<2>,
    /// `USHORT Reserved`, at 0x0E. What it is for is not known.
    pub reserved: u16,
}

impl EtwAutoboostClearPriorityFloorEventX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            lock: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            union_0c: Bytes(get::<12, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<14, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.lock.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<12, 2, _>(&mut bytes, self.union_0c.0);
        put::<14, 2, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// `IoBoost`, bit 0 of the word at 0x0C. The I/O priority had been boosted.
    #[inline]
    pub fn io_boost(&self) -> u16 {
        (u16::from_le_bytes(get::<0, 2, _>(&self.union_0c.0)) >> 0) & 0x1
    }
    /// Sets `IoBoost`.
    #[inline]
    pub fn set_io_boost(&mut self, value: u16) {
        let word = u16::from_le_bytes(get::<0, 2, _>(&self.union_0c.0)) & !(0x1 << 0) | (value & 0x1) << 0; put::<0, 2, _>(&mut self.union_0c.0, word.to_le_bytes());
    }
    /// `CpuBoostsBitmap`, bits 1 to 15 of the word at 0x0C. The priorities that had been boosted to, a bit for each, in the order that KLOCK_ENTRY has them.
    #[inline]
    pub fn cpu_boosts_bitmap(&self) -> u16 {
        (u16::from_le_bytes(get::<0, 2, _>(&self.union_0c.0)) >> 1) & 0x7fff
    }
    /// Sets `CpuBoostsBitmap`.
    #[inline]
    pub fn set_cpu_boosts_bitmap(&mut self, value: u16) {
        let word = u16::from_le_bytes(get::<0, 2, _>(&self.union_0c.0)) & !(0x7fff << 1) | (value & 0x7fff) << 1; put::<0, 2, _>(&mut self.union_0c.0, word.to_le_bytes());
    }
    /// `USHORT BoostBitmap`, at 0x0C. The same bits as one number.
    #[inline]
    pub fn boost_bitmap(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(&self.union_0c.0))
    }
    /// Sets `BoostBitmap`.
    #[inline]
    pub fn set_boost_bitmap(&mut self, value: u16) {
        put::<0, 2, _>(&mut self.union_0c.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_autoboost_clear_priority_floor_event::V5_0X64;
}

fixed_record!(EtwAutoboostClearPriorityFloorEventX64, EtwAutoboostClearPriorityFloorEventX64View, 16, "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT");
getters! {
    self EtwAutoboostClearPriorityFloorEventX64View "EtwAutoboostClearPriorityFloorEventX64View" {
        /// `PVOID Lock`, at 0x00.
        lock: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x08.
        thread_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `IoBoost`, bit 0 of the word at 0x0C.
        io_boost: u16 = (u16::from_le_bytes(get::<12, 2, _>(self.fixed)) >> 0) & 0x1;
        /// `CpuBoostsBitmap`, bits 1 to 15 of the word at 0x0C.
        cpu_boosts_bitmap: u16 = (u16::from_le_bytes(get::<12, 2, _>(self.fixed)) >> 1) & 0x7fff;
        /// `USHORT BoostBitmap`, at 0x0C.
        boost_bitmap: u16 = u16::from_le_bytes(get::<12, 2, _>(self.fixed));
        /// `USHORT Reserved`, at 0x0E.
        reserved: u16 = u16::from_le_bytes(get::<14, 2, _>(self.fixed));
    }
}
