// Generated from spec/structs/TRACE_ENABLE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_ENABLE_INFO in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How one session enables a provider.
///
/// In C: `TRACE_ENABLE_INFO`, 0x20 bytes. Releases 5.0+.
///
/// A TRACE_PROVIDER_INSTANCE_INFO has one of them behind it for each session that enables the provider.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *TRACE_ENABLE_INFO structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_ENABLE_INFO")]
pub struct TraceEnableInfo {
    /// `ULONG IsEnabled`, at 0x00. Whether the session enables the provider.
    pub is_enabled: u32,
    /// `UCHAR Level`, at 0x04. The level at which it does.
    pub level: u8,
    /// `UCHAR Reserved1`, at 0x05. What it is for is not known.
    pub reserved1: u8,
    /// `USHORT LoggerId`, at 0x06. The session.
    pub logger_id: u16,
    /// `ULONG EnableProperty`, at 0x08. What is added to events, and which are kept out.
    pub enable_property: crate::requests::provider::EventEnableProperty,
    /// `ULONG Reserved2`, at 0x0C. What it is for is not known.
    pub reserved2: u32,
    /// `ULONGLONG MatchAnyKeyword`, at 0x10. The keywords of which an event must have at least one.
    pub match_any_keyword: u64,
    /// `ULONGLONG MatchAllKeyword`, at 0x18. The keywords of which an event must have all.
    pub match_all_keyword: u64,
}

impl TraceEnableInfo {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            is_enabled: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            level: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            reserved1: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            logger_id: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            enable_property: crate::requests::provider::EventEnableProperty::from_le(get::<8, 4, _>(bytes)),
            reserved2: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            match_any_keyword: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            match_all_keyword: u64::from_le_bytes(get::<24, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 4, _>(&mut bytes, self.is_enabled.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.level.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.reserved1.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.enable_property.to_le());
        put::<12, 4, _>(&mut bytes, self.reserved2.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.match_any_keyword.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.match_all_keyword.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_enable_info::V5_0;
}

fixed_record!(TraceEnableInfo, TraceEnableInfoView, 32, "TRACE_ENABLE_INFO");
getters! {
    self TraceEnableInfoView "TraceEnableInfoView" {
        /// `ULONG IsEnabled`, at 0x00.
        is_enabled: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `UCHAR Level`, at 0x04.
        level: u8 = u8::from_le_bytes(get::<4, 1, _>(self.fixed));
        /// `UCHAR Reserved1`, at 0x05.
        reserved1: u8 = u8::from_le_bytes(get::<5, 1, _>(self.fixed));
        /// `USHORT LoggerId`, at 0x06.
        logger_id: u16 = u16::from_le_bytes(get::<6, 2, _>(self.fixed));
        /// `ULONG EnableProperty`, at 0x08.
        enable_property: crate::requests::provider::EventEnableProperty = crate::requests::provider::EventEnableProperty::from_le(get::<8, 4, _>(self.fixed));
        /// `ULONG Reserved2`, at 0x0C.
        reserved2: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONGLONG MatchAnyKeyword`, at 0x10.
        match_any_keyword: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONGLONG MatchAllKeyword`, at 0x18.
        match_all_keyword: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
    }
}
