// Generated from spec/structs/PERFINFO_CCSWAP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CCSWAP in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread was switched out, told in full.
///
/// In C: `PERFINFO_CCSWAP`, 0x8 bytes. Releases 6.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CCSWAP")]
pub struct PerfinfoCcswap {
    /// The word that holds fields of bits.
    pub bits_00: u32,
    /// The word that holds fields of bits.
    pub bits_04: u32,
}

impl PerfinfoCcswap {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            bits_00: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            bits_04: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.bits_00.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.bits_04.to_le_bytes());
        bytes
    }
    /// `DataType`, bits 0 to 1 of the word at 0x00.
    #[inline]
    pub fn data_type(&self) -> crate::payloads::thread::PerfinfoCcswapType {
        crate::payloads::thread::PerfinfoCcswapType((self.bits_00 >> 0) & 0x3)
    }
    /// Sets `DataType`.
    #[inline]
    pub fn set_data_type(&mut self, value: crate::payloads::thread::PerfinfoCcswapType) {
        let word = self.bits_00 & !(0x3 << 0) | (value.0 as u32 & 0x3) << 0; self.bits_00 = word;
    }
    /// `TimeDelta`, bits 2 to 31 of the word at 0x00. The time since the switch before.
    #[inline]
    pub fn time_delta(&self) -> u32 {
        (self.bits_00 >> 2) & 0x3fffffff
    }
    /// Sets `TimeDelta`.
    #[inline]
    pub fn set_time_delta(&mut self, value: u32) {
        let word = self.bits_00 & !(0x3fffffff << 2) | (value & 0x3fffffff) << 2; self.bits_00 = word;
    }
    /// `OldThreadIdIndex`, bits 0 to 3 of the word at 0x04. The index of the thread in TidTable of the buffer.
    #[inline]
    pub fn old_thread_id_index(&self) -> u32 {
        (self.bits_04 >> 0) & 0xf
    }
    /// Sets `OldThreadIdIndex`.
    #[inline]
    pub fn set_old_thread_id_index(&mut self, value: u32) {
        let word = self.bits_04 & !(0xf << 0) | (value & 0xf) << 0; self.bits_04 = word;
    }
    /// `OldThreadStateWr`, bits 4 to 9 of the word at 0x04. If the thread waits, the reason, a value of KWAIT_REASON; otherwise the thread's state, a value of KTHREAD_STATE, plus MaximumWaitReason.
    #[inline]
    pub fn old_thread_state_wr(&self) -> u32 {
        (self.bits_04 >> 4) & 0x3f
    }
    /// Sets `OldThreadStateWr`.
    #[inline]
    pub fn set_old_thread_state_wr(&mut self, value: u32) {
        let word = self.bits_04 & !(0x3f << 4) | (value & 0x3f) << 4; self.bits_04 = word;
    }
    /// `OldThreadPriority`, bits 10 to 14 of the word at 0x04. The thread's priority.
    #[inline]
    pub fn old_thread_priority(&self) -> u32 {
        (self.bits_04 >> 10) & 0x1f
    }
    /// Sets `OldThreadPriority`.
    #[inline]
    pub fn set_old_thread_priority(&mut self, value: u32) {
        let word = self.bits_04 & !(0x1f << 10) | (value & 0x1f) << 10; self.bits_04 = word;
    }
    /// `NewThreadWaitTime`, bits 15 to 31 of the word at 0x04. How long the new thread waited, in timer ticks.
    #[inline]
    pub fn new_thread_wait_time(&self) -> u32 {
        (self.bits_04 >> 15) & 0x1ffff
    }
    /// Sets `NewThreadWaitTime`.
    #[inline]
    pub fn set_new_thread_wait_time(&mut self, value: u32) {
        let word = self.bits_04 & !(0x1ffff << 15) | (value & 0x1ffff) << 15; self.bits_04 = word;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ccswap::V6_0;
}

fixed_record!(PerfinfoCcswap, PerfinfoCcswapView, 8, "PERFINFO_CCSWAP");
getters! {
    self PerfinfoCcswapView "PerfinfoCcswapView" {
        /// `DataType`, bits 0 to 1 of the word at 0x00.
        data_type: crate::payloads::thread::PerfinfoCcswapType = crate::payloads::thread::PerfinfoCcswapType((u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 0) & 0x3);
        /// `TimeDelta`, bits 2 to 31 of the word at 0x00.
        time_delta: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 2) & 0x3fffffff;
        /// `OldThreadIdIndex`, bits 0 to 3 of the word at 0x04.
        old_thread_id_index: u32 = (u32::from_le_bytes(get::<4, 4, _>(self.fixed)) >> 0) & 0xf;
        /// `OldThreadStateWr`, bits 4 to 9 of the word at 0x04.
        old_thread_state_wr: u32 = (u32::from_le_bytes(get::<4, 4, _>(self.fixed)) >> 4) & 0x3f;
        /// `OldThreadPriority`, bits 10 to 14 of the word at 0x04.
        old_thread_priority: u32 = (u32::from_le_bytes(get::<4, 4, _>(self.fixed)) >> 10) & 0x1f;
        /// `NewThreadWaitTime`, bits 15 to 31 of the word at 0x04.
        new_thread_wait_time: u32 = (u32::from_le_bytes(get::<4, 4, _>(self.fixed)) >> 15) & 0x1ffff;
    }
}
