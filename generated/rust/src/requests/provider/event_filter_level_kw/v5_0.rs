// Generated from spec/structs/EVENT_FILTER_LEVEL_KW.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_FILTER_LEVEL_KW in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// Events, by their levels and keywords, that are to be kept or kept out.
///
/// In C: `EVENT_FILTER_LEVEL_KW`, 0x18 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONGLONG | `MatchAnyKeyword` |
/// | 0x08 | 0x8 | ULONGLONG | `MatchAllKeyword` |
/// | 0x10 | 0x1 | UCHAR | `Level` |
/// | 0x11 | 0x1 | BOOLEAN | `FilterIn` |
/// | 0x12 | 0x6 | padding |  |
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
    /// The size in bytes.
    pub const SIZE: usize = 24;
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
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_FILTER_LEVEL_KW",
                    needed: 24,
                    have: bytes.len(),
                })
            }
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
    /// `ULONGLONG MatchAnyKeyword`, at 0x00. The keywords of which an event must have at least one.
    #[inline]
    pub fn match_any_keyword(&self) -> u64 {
        self.match_any_keyword
    }
    /// Sets `MatchAnyKeyword`.
    #[inline]
    pub fn set_match_any_keyword(&mut self, value: u64) {
        self.match_any_keyword = value;
    }
    /// `ULONGLONG MatchAllKeyword`, at 0x08. The keywords of which an event must have all.
    #[inline]
    pub fn match_all_keyword(&self) -> u64 {
        self.match_all_keyword
    }
    /// Sets `MatchAllKeyword`.
    #[inline]
    pub fn set_match_all_keyword(&mut self, value: u64) {
        self.match_all_keyword = value;
    }
    /// `UCHAR Level`, at 0x10. The level.
    #[inline]
    pub fn level(&self) -> u8 {
        self.level
    }
    /// Sets `Level`.
    #[inline]
    pub fn set_level(&mut self, value: u8) {
        self.level = value;
    }
    /// `BOOLEAN FilterIn`, at 0x11. Whether the filter lets the events in, by its name.
    #[inline]
    pub fn filter_in(&self) -> u8 {
        self.filter_in
    }
    /// Sets `FilterIn`.
    #[inline]
    pub fn set_filter_in(&mut self, value: u8) {
        self.filter_in = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_filter_level_kw::V5_0;
}
impl Default for EventFilterLevelKw {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for EventFilterLevelKw {}
impl Record for EventFilterLevelKw {
    const NAME: &'static str = "EVENT_FILTER_LEVEL_KW";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventFilterLevelKw {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventFilterLevelKw);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventFilterLevelKw {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<Bytes<6>>(),
            ),
        )
            .prop_map(|
                ((match_any_keyword, match_all_keyword, level, filter_in, padding_12),)|
            Self {
                match_any_keyword,
                match_all_keyword,
                level,
                filter_in,
                padding_12,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventFilterLevelKw`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventFilterLevelKwView<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> EventFilterLevelKwView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_FILTER_LEVEL_KW",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventFilterLevelKw {
        EventFilterLevelKw::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `ULONGLONG MatchAnyKeyword`, at 0x00. The keywords of which an event must have at least one.
    #[inline]
    pub fn match_any_keyword(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONGLONG MatchAllKeyword`, at 0x08. The keywords of which an event must have all.
    #[inline]
    pub fn match_all_keyword(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `UCHAR Level`, at 0x10. The level.
    #[inline]
    pub fn level(&self) -> u8 {
        u8::from_le_bytes(get::<16, 1, _>(self.fixed))
    }
    /// `BOOLEAN FilterIn`, at 0x11. Whether the filter lets the events in, by its name.
    #[inline]
    pub fn filter_in(&self) -> u8 {
        u8::from_le_bytes(get::<17, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventFilterLevelKwView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventFilterLevelKwView");
        out.field("match_any_keyword", &self.match_any_keyword());
        out.field("match_all_keyword", &self.match_all_keyword());
        out.field("level", &self.level());
        out.field("filter_in", &self.filter_in());
        out.finish()
    }
}
