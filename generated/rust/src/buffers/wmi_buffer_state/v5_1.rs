// Generated from spec/structs/WMI_BUFFER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_BUFFER_STATE in the form of releases 5.1..5.2.
#[allow(unused_imports)]
use crate::rt::*;

/// What a trace buffer is being used for, as bits.
///
/// In C: `WMI_BUFFER_STATE`, 0x4 bytes. Releases 5.1..5.2.
///
/// It shares its bytes with Flags of WMI_BUFFER_HEADER. From 6.0 the enumeration ETW_BUFFER_STATE takes its place. Names and types are from symbol files of Windows XP SP3 and Windows Server 2003 SP2; none earlier have them.
///
/// Source: Geoff Chappell, *WMI_BUFFER_STATE*; Geoff Chappell, *WMI_BUFFER_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_BUFFER_STATE")]
pub struct WmiBufferState {
    /// The word that holds fields of bits.
    pub bits_00: u32,
}

impl WmiBufferState {
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
    /// `Free`, bit 0 of the word at 0x00. The buffer is free.
    #[inline]
    pub fn free(&self) -> u32 {
        (self.bits_00 >> 0) & 0x1
    }
    /// Sets `Free`.
    #[inline]
    pub fn set_free(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 0) | (value & 0x1) << 0; self.bits_00 = word;
    }
    /// `InUse`, bit 1 of the word at 0x00. The buffer is in use.
    #[inline]
    pub fn in_use(&self) -> u32 {
        (self.bits_00 >> 1) & 0x1
    }
    /// Sets `InUse`.
    #[inline]
    pub fn set_in_use(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 1) | (value & 0x1) << 1; self.bits_00 = word;
    }
    /// `Flush`, bit 2 of the word at 0x00.
    #[inline]
    pub fn flush(&self) -> u32 {
        (self.bits_00 >> 2) & 0x1
    }
    /// Sets `Flush`.
    #[inline]
    pub fn set_flush(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 2) | (value & 0x1) << 2; self.bits_00 = word;
    }
    /// `Unused`, bits 3 to 31 of the word at 0x00.
    #[inline]
    pub fn unused(&self) -> u32 {
        (self.bits_00 >> 3) & 0x1fffffff
    }
    /// Sets `Unused`.
    #[inline]
    pub fn set_unused(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1fffffff << 3) | (value & 0x1fffffff) << 3; self.bits_00 = word;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_buffer_state::V5_1;
}

fixed_record!(WmiBufferState, WmiBufferStateView, 4, "WMI_BUFFER_STATE");
getters! {
    self WmiBufferStateView "WmiBufferStateView" {
        /// `Free`, bit 0 of the word at 0x00.
        free: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 0) & 0x1;
        /// `InUse`, bit 1 of the word at 0x00.
        in_use: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 1) & 0x1;
        /// `Flush`, bit 2 of the word at 0x00.
        flush: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 2) & 0x1;
        /// `Unused`, bits 3 to 31 of the word at 0x00.
        unused: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 3) & 0x1fffffff;
    }
}
