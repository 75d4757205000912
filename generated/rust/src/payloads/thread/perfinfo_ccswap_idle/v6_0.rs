// Generated from spec/structs/PERFINFO_CCSWAP_IDLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CCSWAP_IDLE in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The idle thread was switched out, after a long time.
///
/// In C: `PERFINFO_CCSWAP_IDLE`, 0x4 bytes. Releases 6.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CCSWAP_IDLE")]
pub struct PerfinfoCcswapIdle {
    /// The word that holds fields of bits.
    pub bits_00: u32,
}

impl PerfinfoCcswapIdle {
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ccswap_idle::V6_0;
}

fixed_record!(PerfinfoCcswapIdle, PerfinfoCcswapIdleView, 4, "PERFINFO_CCSWAP_IDLE");
getters! {
    self PerfinfoCcswapIdleView "PerfinfoCcswapIdleView" {
        /// `DataType`, bits 0 to 1 of the word at 0x00.
        data_type: crate::payloads::thread::PerfinfoCcswapType = crate::payloads::thread::PerfinfoCcswapType((u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 0) & 0x3);
        /// `TimeDelta`, bits 2 to 31 of the word at 0x00.
        time_delta: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 2) & 0x3fffffff;
    }
}
