// Generated from spec/structs/TIME_ZONE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TIME_ZONE_INFORMATION in the form of releases 5.0+.
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
/// A time zone: how far local time is from UTC, and when that changes in a year.
///
/// In C: `TIME_ZONE_INFORMATION`, 0xac bytes. Releases 5.0+.
///
/// UTC is local time plus Bias plus the bias of the part of the year.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | LONG | `Bias` |
/// | 0x04 | 0x40 | WCHAR \[32\] | `StandardName` |
/// | 0x44 | 0x10 | SYSTEMTIME | `StandardDate` |
/// | 0x54 | 0x4 | LONG | `StandardBias` |
/// | 0x58 | 0x40 | WCHAR \[32\] | `DaylightName` |
/// | 0x98 | 0x10 | SYSTEMTIME | `DaylightDate` |
/// | 0xa8 | 0x4 | LONG | `DaylightBias` |
///
/// Source: The mingw-w64 developers, *timezoneapi.h*; Geoff Chappell, *TRACE_LOGFILE_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TIME_ZONE_INFORMATION")]
pub struct TimeZoneInformation {
    /// `LONG Bias`, at 0x00. How much must be added to local time for UTC. Unit: minutes.
    pub bias: i32,
    /// `WCHAR StandardName`, at 0x04. What standard time is called.
    pub standard_name: [u16; 32],
    /// `SYSTEMTIME StandardDate`, at 0x44. When standard time begins.
    pub standard_date: crate::logfile::Systemtime,
    /// `LONG StandardBias`, at 0x54. What must be added beside Bias while standard time holds. Unit: minutes.
    pub standard_bias: i32,
    /// `WCHAR DaylightName`, at 0x58. What daylight saving time is called.
    pub daylight_name: [u16; 32],
    /// `SYSTEMTIME DaylightDate`, at 0x98. When daylight saving time begins.
    pub daylight_date: crate::logfile::Systemtime,
    /// `LONG DaylightBias`, at 0xA8. What must be added beside Bias while daylight saving time holds. Unit: minutes.
    pub daylight_bias: i32,
}
impl TimeZoneInformation {
    /// The size in bytes.
    pub const SIZE: usize = 172;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 172]) -> Self {
        Self {
            bias: i32::from_le_bytes(get::<0, 4, _>(bytes)),
            standard_name: array(part::<4, 64, _>(bytes), u16::from_le_bytes),
            standard_date: crate::logfile::Systemtime::from_bytes(
                part::<68, 16, _>(bytes),
            ),
            standard_bias: i32::from_le_bytes(get::<84, 4, _>(bytes)),
            daylight_name: array(part::<88, 64, _>(bytes), u16::from_le_bytes),
            daylight_date: crate::logfile::Systemtime::from_bytes(
                part::<152, 16, _>(bytes),
            ),
            daylight_bias: i32::from_le_bytes(get::<168, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 172 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "TIME_ZONE_INFORMATION",
                    needed: 172,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 172] {
        let mut bytes = [0; 172];
        put::<0, 4, _>(&mut bytes, self.bias.to_le_bytes());
        fill(
            part_mut::<4, 64, _>(&mut bytes),
            &self.standard_name,
            |element| element.to_le_bytes(),
        );
        put::<68, 16, _>(&mut bytes, self.standard_date.to_bytes());
        put::<84, 4, _>(&mut bytes, self.standard_bias.to_le_bytes());
        fill(
            part_mut::<88, 64, _>(&mut bytes),
            &self.daylight_name,
            |element| element.to_le_bytes(),
        );
        put::<152, 16, _>(&mut bytes, self.daylight_date.to_bytes());
        put::<168, 4, _>(&mut bytes, self.daylight_bias.to_le_bytes());
        bytes
    }
    /// `LONG Bias`, at 0x00. How much must be added to local time for UTC. Unit: minutes.
    #[inline]
    pub fn bias(&self) -> i32 {
        self.bias
    }
    /// Sets `Bias`.
    #[inline]
    pub fn set_bias(&mut self, value: i32) {
        self.bias = value;
    }
    /// `WCHAR StandardName`, at 0x04. What standard time is called.
    #[inline]
    pub fn standard_name(&self) -> [u16; 32] {
        self.standard_name
    }
    /// Sets `StandardName`.
    #[inline]
    pub fn set_standard_name(&mut self, value: [u16; 32]) {
        self.standard_name = value;
    }
    /// `SYSTEMTIME StandardDate`, at 0x44. When standard time begins.
    #[inline]
    pub fn standard_date(&self) -> crate::logfile::Systemtime {
        self.standard_date
    }
    /// Sets `StandardDate`.
    #[inline]
    pub fn set_standard_date(&mut self, value: crate::logfile::Systemtime) {
        self.standard_date = value;
    }
    /// `LONG StandardBias`, at 0x54. What must be added beside Bias while standard time holds. Unit: minutes.
    #[inline]
    pub fn standard_bias(&self) -> i32 {
        self.standard_bias
    }
    /// Sets `StandardBias`.
    #[inline]
    pub fn set_standard_bias(&mut self, value: i32) {
        self.standard_bias = value;
    }
    /// `WCHAR DaylightName`, at 0x58. What daylight saving time is called.
    #[inline]
    pub fn daylight_name(&self) -> [u16; 32] {
        self.daylight_name
    }
    /// Sets `DaylightName`.
    #[inline]
    pub fn set_daylight_name(&mut self, value: [u16; 32]) {
        self.daylight_name = value;
    }
    /// `SYSTEMTIME DaylightDate`, at 0x98. When daylight saving time begins.
    #[inline]
    pub fn daylight_date(&self) -> crate::logfile::Systemtime {
        self.daylight_date
    }
    /// Sets `DaylightDate`.
    #[inline]
    pub fn set_daylight_date(&mut self, value: crate::logfile::Systemtime) {
        self.daylight_date = value;
    }
    /// `LONG DaylightBias`, at 0xA8. What must be added beside Bias while daylight saving time holds. Unit: minutes.
    #[inline]
    pub fn daylight_bias(&self) -> i32 {
        self.daylight_bias
    }
    /// Sets `DaylightBias`.
    #[inline]
    pub fn set_daylight_bias(&mut self, value: i32) {
        self.daylight_bias = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::time_zone_information::V5_0;
}
impl Default for TimeZoneInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 172])
    }
}
impl Sealed for TimeZoneInformation {}
impl Record for TimeZoneInformation {
    const NAME: &'static str = "TIME_ZONE_INFORMATION";
    const SIZE: usize = 172;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TimeZoneInformation {
    const SIZE: usize = 172;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TimeZoneInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TimeZoneInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<i32>(),
                proptest::arbitrary::any::<[u16; 32]>(),
                proptest::arbitrary::any::<crate::logfile::Systemtime>(),
                proptest::arbitrary::any::<i32>(),
                proptest::arbitrary::any::<[u16; 32]>(),
                proptest::arbitrary::any::<crate::logfile::Systemtime>(),
                proptest::arbitrary::any::<i32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        bias,
                        standard_name,
                        standard_date,
                        standard_bias,
                        daylight_name,
                        daylight_date,
                        daylight_bias,
                    ),
                )|
            Self {
                bias,
                standard_name,
                standard_date,
                standard_bias,
                daylight_name,
                daylight_date,
                daylight_bias,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`TimeZoneInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TimeZoneInformationView<'a> {
    fixed: &'a [u8; 172],
}
impl<'a> TimeZoneInformationView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 172 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "TIME_ZONE_INFORMATION",
                    needed: 172,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 172]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> TimeZoneInformation {
        TimeZoneInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 172] {
        self.fixed
    }
    /// `LONG Bias`, at 0x00. How much must be added to local time for UTC. Unit: minutes.
    #[inline]
    pub fn bias(&self) -> i32 {
        i32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `WCHAR StandardName`, at 0x04. What standard time is called.
    #[inline]
    pub fn standard_name(&self) -> [u16; 32] {
        array(part::<4, 64, _>(self.fixed), u16::from_le_bytes)
    }
    /// `SYSTEMTIME StandardDate`, at 0x44. When standard time begins.
    #[inline]
    pub fn standard_date(&self) -> crate::logfile::SystemtimeView<'a> {
        crate::logfile::SystemtimeView::from_bytes(part::<68, 16, _>(self.fixed))
    }
    /// `LONG StandardBias`, at 0x54. What must be added beside Bias while standard time holds. Unit: minutes.
    #[inline]
    pub fn standard_bias(&self) -> i32 {
        i32::from_le_bytes(get::<84, 4, _>(self.fixed))
    }
    /// `WCHAR DaylightName`, at 0x58. What daylight saving time is called.
    #[inline]
    pub fn daylight_name(&self) -> [u16; 32] {
        array(part::<88, 64, _>(self.fixed), u16::from_le_bytes)
    }
    /// `SYSTEMTIME DaylightDate`, at 0x98. When daylight saving time begins.
    #[inline]
    pub fn daylight_date(&self) -> crate::logfile::SystemtimeView<'a> {
        crate::logfile::SystemtimeView::from_bytes(part::<152, 16, _>(self.fixed))
    }
    /// `LONG DaylightBias`, at 0xA8. What must be added beside Bias while daylight saving time holds. Unit: minutes.
    #[inline]
    pub fn daylight_bias(&self) -> i32 {
        i32::from_le_bytes(get::<168, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for TimeZoneInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TimeZoneInformationView");
        out.field("bias", &self.bias());
        out.field("standard_name", &self.standard_name());
        out.field("standard_date", &self.standard_date());
        out.field("standard_bias", &self.standard_bias());
        out.field("daylight_name", &self.daylight_name());
        out.field("daylight_date", &self.daylight_date());
        out.field("daylight_bias", &self.daylight_bias());
        out.finish()
    }
}
