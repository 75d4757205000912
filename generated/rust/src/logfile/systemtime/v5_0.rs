// Generated from spec/structs/SYSTEMTIME.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SYSTEMTIME in the form of releases 5.0+.
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
/// A date and a time of day, in fields.
///
/// In C: `SYSTEMTIME`, 0x10 bytes. Releases 5.0+.
///
/// In a TIME_ZONE_INFORMATION it says when a rule begins: with a year, on that day; with 0 as its year, every year, on the so many-th day of the week in the month, where Day is 1 to 5 and 5 means the last.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `wYear` |
/// | 0x02 | 0x2 | USHORT | `wMonth` |
/// | 0x04 | 0x2 | USHORT | `wDayOfWeek` |
/// | 0x06 | 0x2 | USHORT | `wDay` |
/// | 0x08 | 0x2 | USHORT | `wHour` |
/// | 0x0a | 0x2 | USHORT | `wMinute` |
/// | 0x0c | 0x2 | USHORT | `wSecond` |
/// | 0x0e | 0x2 | USHORT | `wMilliseconds` |
///
/// Source: The mingw-w64 developers, *minwinbase.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "SYSTEMTIME")]
pub struct Systemtime {
    /// `USHORT wYear`, at 0x00. The year.
    pub w_year: u16,
    /// `USHORT wMonth`, at 0x02. The month, from 1.
    pub w_month: u16,
    /// `USHORT wDayOfWeek`, at 0x04. The day of the week, from 0 for Sunday.
    pub w_day_of_week: u16,
    /// `USHORT wDay`, at 0x06. The day of the month, from 1.
    pub w_day: u16,
    /// `USHORT wHour`, at 0x08. The hour.
    pub w_hour: u16,
    /// `USHORT wMinute`, at 0x0A. The minute.
    pub w_minute: u16,
    /// `USHORT wSecond`, at 0x0C. The second.
    pub w_second: u16,
    /// `USHORT wMilliseconds`, at 0x0E. The milliseconds. Unit: ms.
    pub w_milliseconds: u16,
}
impl Systemtime {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            w_year: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            w_month: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            w_day_of_week: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            w_day: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            w_hour: u16::from_le_bytes(get::<8, 2, _>(bytes)),
            w_minute: u16::from_le_bytes(get::<10, 2, _>(bytes)),
            w_second: u16::from_le_bytes(get::<12, 2, _>(bytes)),
            w_milliseconds: u16::from_le_bytes(get::<14, 2, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "SYSTEMTIME",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 2, _>(&mut bytes, self.w_year.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.w_month.to_le_bytes());
        put::<4, 2, _>(&mut bytes, self.w_day_of_week.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.w_day.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.w_hour.to_le_bytes());
        put::<10, 2, _>(&mut bytes, self.w_minute.to_le_bytes());
        put::<12, 2, _>(&mut bytes, self.w_second.to_le_bytes());
        put::<14, 2, _>(&mut bytes, self.w_milliseconds.to_le_bytes());
        bytes
    }
    /// `USHORT wYear`, at 0x00. The year.
    #[inline]
    pub fn w_year(&self) -> u16 {
        self.w_year
    }
    /// Sets `wYear`.
    #[inline]
    pub fn set_w_year(&mut self, value: u16) {
        self.w_year = value;
    }
    /// `USHORT wMonth`, at 0x02. The month, from 1.
    #[inline]
    pub fn w_month(&self) -> u16 {
        self.w_month
    }
    /// Sets `wMonth`.
    #[inline]
    pub fn set_w_month(&mut self, value: u16) {
        self.w_month = value;
    }
    /// `USHORT wDayOfWeek`, at 0x04. The day of the week, from 0 for Sunday.
    #[inline]
    pub fn w_day_of_week(&self) -> u16 {
        self.w_day_of_week
    }
    /// Sets `wDayOfWeek`.
    #[inline]
    pub fn set_w_day_of_week(&mut self, value: u16) {
        self.w_day_of_week = value;
    }
    /// `USHORT wDay`, at 0x06. The day of the month, from 1.
    #[inline]
    pub fn w_day(&self) -> u16 {
        self.w_day
    }
    /// Sets `wDay`.
    #[inline]
    pub fn set_w_day(&mut self, value: u16) {
        self.w_day = value;
    }
    /// `USHORT wHour`, at 0x08. The hour.
    #[inline]
    pub fn w_hour(&self) -> u16 {
        self.w_hour
    }
    /// Sets `wHour`.
    #[inline]
    pub fn set_w_hour(&mut self, value: u16) {
        self.w_hour = value;
    }
    /// `USHORT wMinute`, at 0x0A. The minute.
    #[inline]
    pub fn w_minute(&self) -> u16 {
        self.w_minute
    }
    /// Sets `wMinute`.
    #[inline]
    pub fn set_w_minute(&mut self, value: u16) {
        self.w_minute = value;
    }
    /// `USHORT wSecond`, at 0x0C. The second.
    #[inline]
    pub fn w_second(&self) -> u16 {
        self.w_second
    }
    /// Sets `wSecond`.
    #[inline]
    pub fn set_w_second(&mut self, value: u16) {
        self.w_second = value;
    }
    /// `USHORT wMilliseconds`, at 0x0E. The milliseconds. Unit: ms.
    #[inline]
    pub fn w_milliseconds(&self) -> u16 {
        self.w_milliseconds
    }
    /// Sets `wMilliseconds`.
    #[inline]
    pub fn set_w_milliseconds(&mut self, value: u16) {
        self.w_milliseconds = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::systemtime::V5_0;
}
impl Default for Systemtime {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for Systemtime {}
impl Record for Systemtime {
    const NAME: &'static str = "SYSTEMTIME";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for Systemtime {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(Systemtime);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for Systemtime {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
            ),
        )
            .prop_map(|
                (
                    (
                        w_year,
                        w_month,
                        w_day_of_week,
                        w_day,
                        w_hour,
                        w_minute,
                        w_second,
                        w_milliseconds,
                    ),
                )|
            Self {
                w_year,
                w_month,
                w_day_of_week,
                w_day,
                w_hour,
                w_minute,
                w_second,
                w_milliseconds,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`Systemtime`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SystemtimeView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> SystemtimeView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "SYSTEMTIME",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> Systemtime {
        Systemtime::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `USHORT wYear`, at 0x00. The year.
    #[inline]
    pub fn w_year(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `USHORT wMonth`, at 0x02. The month, from 1.
    #[inline]
    pub fn w_month(&self) -> u16 {
        u16::from_le_bytes(get::<2, 2, _>(self.fixed))
    }
    /// `USHORT wDayOfWeek`, at 0x04. The day of the week, from 0 for Sunday.
    #[inline]
    pub fn w_day_of_week(&self) -> u16 {
        u16::from_le_bytes(get::<4, 2, _>(self.fixed))
    }
    /// `USHORT wDay`, at 0x06. The day of the month, from 1.
    #[inline]
    pub fn w_day(&self) -> u16 {
        u16::from_le_bytes(get::<6, 2, _>(self.fixed))
    }
    /// `USHORT wHour`, at 0x08. The hour.
    #[inline]
    pub fn w_hour(&self) -> u16 {
        u16::from_le_bytes(get::<8, 2, _>(self.fixed))
    }
    /// `USHORT wMinute`, at 0x0A. The minute.
    #[inline]
    pub fn w_minute(&self) -> u16 {
        u16::from_le_bytes(get::<10, 2, _>(self.fixed))
    }
    /// `USHORT wSecond`, at 0x0C. The second.
    #[inline]
    pub fn w_second(&self) -> u16 {
        u16::from_le_bytes(get::<12, 2, _>(self.fixed))
    }
    /// `USHORT wMilliseconds`, at 0x0E. The milliseconds. Unit: ms.
    #[inline]
    pub fn w_milliseconds(&self) -> u16 {
        u16::from_le_bytes(get::<14, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for SystemtimeView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("SystemtimeView");
        out.field("w_year", &self.w_year());
        out.field("w_month", &self.w_month());
        out.field("w_day_of_week", &self.w_day_of_week());
        out.field("w_day", &self.w_day());
        out.field("w_hour", &self.w_hour());
        out.field("w_minute", &self.w_minute());
        out.field("w_second", &self.w_second());
        out.field("w_milliseconds", &self.w_milliseconds());
        out.finish()
    }
}
