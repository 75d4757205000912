// Generated from spec/structs/PERFINFO_CCSWAP_IDLE_SHORT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CCSWAP_IDLE_SHORT in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The idle thread was switched out, after a short time.
///
/// In C: `PERFINFO_CCSWAP_IDLE_SHORT`, 0x2 bytes. Releases 6.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CCSWAP_IDLE_SHORT")]
pub struct PerfinfoCcswapIdleShort {
    /// The word that holds fields of bits.
    pub bits_00: u16,
}

impl PerfinfoCcswapIdleShort {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 2]) -> Self {
        Self {
            bits_00: u16::from_le_bytes(get::<0, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 2] {
        let mut bytes = [0; 2];
        put::<0, 2, _>(&mut bytes, self.bits_00.to_le_bytes());
        bytes
    }
    /// `DataType`, bits 0 to 1 of the word at 0x00.
    #[inline]
    pub fn data_type(&self) -> crate::payloads::thread::PerfinfoCcswapType {
        crate::payloads::thread::PerfinfoCcswapType(((self.bits_00 >> 0) & 0x3) as u32)
    }
    /// Sets `DataType`.
    #[inline]
    pub fn set_data_type(&mut self, value: crate::payloads::thread::PerfinfoCcswapType) {
        let word = self.bits_00 & !(0x3 << 0) | (value.0 as u16 & 0x3) << 0; self.bits_00 = word;
    }
    /// `TimeDelta`, bits 2 to 15 of the word at 0x00. The time since the switch before.
    #[inline]
    pub fn time_delta(&self) -> u16 {
        (self.bits_00 >> 2) & 0x3fff
    }
    /// Sets `TimeDelta`.
    #[inline]
    pub fn set_time_delta(&mut self, value: u16) {
        let word = self.bits_00 & !(0x3fff << 2) | (value & 0x3fff) << 2; self.bits_00 = word;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ccswap_idle_short::V6_0;
}

fixed_record!(PerfinfoCcswapIdleShort, PerfinfoCcswapIdleShortView, 2, "PERFINFO_CCSWAP_IDLE_SHORT");
getters! {
    self PerfinfoCcswapIdleShortView "PerfinfoCcswapIdleShortView" {
        /// `DataType`, bits 0 to 1 of the word at 0x00.
        data_type: crate::payloads::thread::PerfinfoCcswapType = crate::payloads::thread::PerfinfoCcswapType(((u16::from_le_bytes(get::<0, 2, _>(self.fixed)) >> 0) & 0x3) as u32);
        /// `TimeDelta`, bits 2 to 15 of the word at 0x00.
        time_delta: u16 = (u16::from_le_bytes(get::<0, 2, _>(self.fixed)) >> 2) & 0x3fff;
    }
}
