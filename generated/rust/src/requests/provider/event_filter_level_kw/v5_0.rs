// Generated from spec/structs/EVENT_FILTER_LEVEL_KW.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_FILTER_LEVEL_KW in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Events, by their levels and keywords, that are to be kept or kept out.
///
/// In C: `EVENT_FILTER_LEVEL_KW`, 0x18 bytes. Releases 5.0+.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_FILTER_LEVEL_KW")]
pub struct EventFilterLevelKw {
    /// `ULONGLONG MatchAnyKeyword`, at 0x00. The keywords of which an event must have at least one.
    pub match_any_keyword: u64,
    /// `ULONGLONG MatchAllKeyword`, at 0x08. The keywords of which an event must have all.
    pub match_all_keyword: u64,
    /// `UCHAR Level`, at 0x10. The level.
    pub level: u8,
    /// `BOOLEAN FilterIn`, at 0x11. Whether the filter lets the events in, by its name.
    pub filter_in: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_12: Bytes<6>,
}

impl EventFilterLevelKw {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            match_any_keyword: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            match_all_keyword: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            level: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            filter_in: u8::from_le_bytes(get::<17, 1, _>(bytes)),
            padding_12: Bytes(get::<18, 6, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.match_any_keyword.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.match_all_keyword.to_le_bytes());
        put::<16, 1, _>(&mut bytes, self.level.to_le_bytes());
        put::<17, 1, _>(&mut bytes, self.filter_in.to_le_bytes());
        put::<18, 6, _>(&mut bytes, self.padding_12.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_filter_level_kw::V5_0;
}

fixed_record!(EventFilterLevelKw, EventFilterLevelKwView, 24, "EVENT_FILTER_LEVEL_KW");
getters! {
    self EventFilterLevelKwView "EventFilterLevelKwView" {
        /// `ULONGLONG MatchAnyKeyword`, at 0x00.
        match_any_keyword: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONGLONG MatchAllKeyword`, at 0x08.
        match_all_keyword: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `UCHAR Level`, at 0x10.
        level: u8 = u8::from_le_bytes(get::<16, 1, _>(self.fixed));
        /// `BOOLEAN FilterIn`, at 0x11.
        filter_in: u8 = u8::from_le_bytes(get::<17, 1, _>(self.fixed));
    }
}
