// Generated from spec/structs/PERFINFO_CCSWAP_LITE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CCSWAP_LITE in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread was switched out, told in few bits.
///
/// In C: `PERFINFO_CCSWAP_LITE`, 0x4 bytes. Releases 6.0+.
///
/// It is used if the new thread waited for no more than one tick, the time fits, and the old thread is at most 7 above its base priority.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CCSWAP_LITE")]
pub struct PerfinfoCcswapLite {
    /// The word that holds fields of bits.
    pub bits_00: u32,
}

impl PerfinfoCcswapLite {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            bits_00: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.bits_00.to_le_bytes());
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
    /// `OldThreadIdIndex`, bits 2 to 5 of the word at 0x00. The index of the thread in TidTable of the buffer.
    #[inline]
    pub fn old_thread_id_index(&self) -> u32 {
        (self.bits_00 >> 2) & 0xf
    }
    /// Sets `OldThreadIdIndex`.
    #[inline]
    pub fn set_old_thread_id_index(&mut self, value: u32) {
        let word = self.bits_00 & !(0xf << 2) | (value & 0xf) << 2; self.bits_00 = word;
    }
    /// `OldThreadPriInc`, bits 6 to 8 of the word at 0x00. The thread's priority, less its base priority.
    #[inline]
    pub fn old_thread_pri_inc(&self) -> u32 {
        (self.bits_00 >> 6) & 0x7
    }
    /// Sets `OldThreadPriInc`.
    #[inline]
    pub fn set_old_thread_pri_inc(&mut self, value: u32) {
        let word = self.bits_00 & !(0x7 << 6) | (value & 0x7) << 6; self.bits_00 = word;
    }
    /// `OldThreadStateWr`, bits 9 to 14 of the word at 0x00. If the thread waits, the reason, a value of KWAIT_REASON; otherwise the thread's state, a value of KTHREAD_STATE, plus MaximumWaitReason.
    #[inline]
    pub fn old_thread_state_wr(&self) -> u32 {
        (self.bits_00 >> 9) & 0x3f
    }
    /// Sets `OldThreadStateWr`.
    #[inline]
    pub fn set_old_thread_state_wr(&mut self, value: u32) {
        let word = self.bits_00 & !(0x3f << 9) | (value & 0x3f) << 9; self.bits_00 = word;
    }
    /// `TimeDelta`, bits 15 to 31 of the word at 0x00. The time since the switch before.
    #[inline]
    pub fn time_delta(&self) -> u32 {
        (self.bits_00 >> 15) & 0x1ffff
    }
    /// Sets `TimeDelta`.
    #[inline]
    pub fn set_time_delta(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1ffff << 15) | (value & 0x1ffff) << 15; self.bits_00 = word;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ccswap_lite::V6_0;
}

fixed_record!(PerfinfoCcswapLite, PerfinfoCcswapLiteView, 4, "PERFINFO_CCSWAP_LITE");
getters! {
    self PerfinfoCcswapLiteView "PerfinfoCcswapLiteView" {
        /// `DataType`, bits 0 to 1 of the word at 0x00.
        data_type: crate::payloads::thread::PerfinfoCcswapType = crate::payloads::thread::PerfinfoCcswapType((u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 0) & 0x3);
        /// `OldThreadIdIndex`, bits 2 to 5 of the word at 0x00.
        old_thread_id_index: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 2) & 0xf;
        /// `OldThreadPriInc`, bits 6 to 8 of the word at 0x00.
        old_thread_pri_inc: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 6) & 0x7;
        /// `OldThreadStateWr`, bits 9 to 14 of the word at 0x00.
        old_thread_state_wr: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 9) & 0x3f;
        /// `TimeDelta`, bits 15 to 31 of the word at 0x00.
        time_delta: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 15) & 0x1ffff;
    }
}
