// Generated from spec/structs/ETW_LAST_ENABLE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_LAST_ENABLE_INFO in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What a provider was last told about being enabled.
///
/// In C: `ETW_LAST_ENABLE_INFO`, 0x10 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_LAST_ENABLE_INFO")]
pub struct EtwLastEnableInfo {
    /// `ULONGLONG EnableFlags`, at 0x00. The keywords of which any one makes an event wanted, combined of all sessions.
    pub enable_flags: u64,
    /// `USHORT LoggerId`, at 0x08. The session that the notification came from.
    pub logger_id: u16,
    /// `UCHAR Level`, at 0x0A. The greatest level that is wanted.
    pub level: u8,
    /// The bytes that `Enabled`, `InternalFlag`, `AllFlags` share.
    pub union_0b: Bytes<1>,
    /// `ULONG Reserved`, at 0x0C. What it is for is not known.
    pub reserved: u32,
}

impl EtwLastEnableInfo {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            enable_flags: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            logger_id: u16::from_le_bytes(get::<8, 2, _>(bytes)),
            level: u8::from_le_bytes(get::<10, 1, _>(bytes)),
            union_0b: Bytes(get::<11, 1, _>(bytes)),
            reserved: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.enable_flags.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<10, 1, _>(&mut bytes, self.level.to_le_bytes());
        put::<11, 1, _>(&mut bytes, self.union_0b.0);
        put::<12, 4, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// `Enabled`, bit 0 of the word at 0x0B. 1 while the provider is enabled.
    #[inline]
    pub fn enabled(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0b.0)) >> 0) & 0x1
    }
    /// Sets `Enabled`.
    #[inline]
    pub fn set_enabled(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0b.0)) & !(0x1 << 0) | (value & 0x1) << 0; put::<0, 1, _>(&mut self.union_0b.0, word.to_le_bytes());
    }
    /// `InternalFlag`, bits 1 to 7 of the word at 0x0B.
    #[inline]
    pub fn internal_flag(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0b.0)) >> 1) & 0x7f
    }
    /// Sets `InternalFlag`.
    #[inline]
    pub fn set_internal_flag(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0b.0)) & !(0x7f << 1) | (value & 0x7f) << 1; put::<0, 1, _>(&mut self.union_0b.0, word.to_le_bytes());
    }
    /// `UCHAR AllFlags`, at 0x0B. The same byte as one number.
    #[inline]
    pub fn all_flags(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(&self.union_0b.0))
    }
    /// Sets `AllFlags`.
    #[inline]
    pub fn set_all_flags(&mut self, value: u8) {
        put::<0, 1, _>(&mut self.union_0b.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_last_enable_info::V5_0;
}

fixed_record!(EtwLastEnableInfo, EtwLastEnableInfoView, 16, "ETW_LAST_ENABLE_INFO");
getters! {
    self EtwLastEnableInfoView "EtwLastEnableInfoView" {
        /// `ULONGLONG EnableFlags`, at 0x00.
        enable_flags: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `USHORT LoggerId`, at 0x08.
        logger_id: u16 = u16::from_le_bytes(get::<8, 2, _>(self.fixed));
        /// `UCHAR Level`, at 0x0A.
        level: u8 = u8::from_le_bytes(get::<10, 1, _>(self.fixed));
        /// `Enabled`, bit 0 of the word at 0x0B.
        enabled: u8 = (u8::from_le_bytes(get::<11, 1, _>(self.fixed)) >> 0) & 0x1;
        /// `InternalFlag`, bits 1 to 7 of the word at 0x0B.
        internal_flag: u8 = (u8::from_le_bytes(get::<11, 1, _>(self.fixed)) >> 1) & 0x7f;
        /// `UCHAR AllFlags`, at 0x0B.
        all_flags: u8 = u8::from_le_bytes(get::<11, 1, _>(self.fixed));
        /// `ULONG Reserved`, at 0x0C.
        reserved: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
