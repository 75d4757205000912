// Generated from spec/structs/TIME_FIELDS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TIME_FIELDS in the form of releases 5.0+.
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
/// A date and a time of day, in fields, in the kernel's order.
///
/// In C: `TIME_FIELDS`, 0x10 bytes. Releases 5.0+.
///
/// The same size as SYSTEMTIME, but the day of the week comes last.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | SHORT | `Year` |
/// | 0x02 | 0x2 | SHORT | `Month` |
/// | 0x04 | 0x2 | SHORT | `Day` |
/// | 0x06 | 0x2 | SHORT | `Hour` |
/// | 0x08 | 0x2 | SHORT | `Minute` |
/// | 0x0a | 0x2 | SHORT | `Second` |
/// | 0x0c | 0x2 | SHORT | `Milliseconds` |
/// | 0x0e | 0x2 | SHORT | `Weekday` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntrtl.h*; The mingw-w64 developers, *wdm.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TIME_FIELDS")]
pub struct TimeFields {
    /// `SHORT Year`, at 0x00. The year, from 1601.
    pub year: i16,
    /// `SHORT Month`, at 0x02. The month, from 1.
    pub month: i16,
    /// `SHORT Day`, at 0x04. The day of the month, from 1.
    pub day: i16,
    /// `SHORT Hour`, at 0x06. The hour.
    pub hour: i16,
    /// `SHORT Minute`, at 0x08. The minute.
    pub minute: i16,
    /// `SHORT Second`, at 0x0A. The second.
    pub second: i16,
    /// `SHORT Milliseconds`, at 0x0C. The milliseconds. Unit: ms.
    pub milliseconds: i16,
    /// `SHORT Weekday`, at 0x0E. The day of the week, from 0 for Sunday.
    pub weekday: i16,
}
impl TimeFields {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            year: i16::from_le_bytes(get::<0, 2, _>(bytes)),
            month: i16::from_le_bytes(get::<2, 2, _>(bytes)),
            day: i16::from_le_bytes(get::<4, 2, _>(bytes)),
            hour: i16::from_le_bytes(get::<6, 2, _>(bytes)),
            minute: i16::from_le_bytes(get::<8, 2, _>(bytes)),
            second: i16::from_le_bytes(get::<10, 2, _>(bytes)),
            milliseconds: i16::from_le_bytes(get::<12, 2, _>(bytes)),
            weekday: i16::from_le_bytes(get::<14, 2, _>(bytes)),
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
                    name: "TIME_FIELDS",
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
        put::<0, 2, _>(&mut bytes, self.year.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.month.to_le_bytes());
        put::<4, 2, _>(&mut bytes, self.day.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.hour.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.minute.to_le_bytes());
        put::<10, 2, _>(&mut bytes, self.second.to_le_bytes());
        put::<12, 2, _>(&mut bytes, self.milliseconds.to_le_bytes());
        put::<14, 2, _>(&mut bytes, self.weekday.to_le_bytes());
        bytes
    }
    /// `SHORT Year`, at 0x00. The year, from 1601.
    #[inline]
    pub fn year(&self) -> i16 {
        self.year
    }
    /// Sets `Year`.
    #[inline]
    pub fn set_year(&mut self, value: i16) {
        self.year = value;
    }
    /// `SHORT Month`, at 0x02. The month, from 1.
    #[inline]
    pub fn month(&self) -> i16 {
        self.month
    }
    /// Sets `Month`.
    #[inline]
    pub fn set_month(&mut self, value: i16) {
        self.month = value;
    }
    /// `SHORT Day`, at 0x04. The day of the month, from 1.
    #[inline]
    pub fn day(&self) -> i16 {
        self.day
    }
    /// Sets `Day`.
    #[inline]
    pub fn set_day(&mut self, value: i16) {
        self.day = value;
    }
    /// `SHORT Hour`, at 0x06. The hour.
    #[inline]
    pub fn hour(&self) -> i16 {
        self.hour
    }
    /// Sets `Hour`.
    #[inline]
    pub fn set_hour(&mut self, value: i16) {
        self.hour = value;
    }
    /// `SHORT Minute`, at 0x08. The minute.
    #[inline]
    pub fn minute(&self) -> i16 {
        self.minute
    }
    /// Sets `Minute`.
    #[inline]
    pub fn set_minute(&mut self, value: i16) {
        self.minute = value;
    }
    /// `SHORT Second`, at 0x0A. The second.
    #[inline]
    pub fn second(&self) -> i16 {
        self.second
    }
    /// Sets `Second`.
    #[inline]
    pub fn set_second(&mut self, value: i16) {
        self.second = value;
    }
    /// `SHORT Milliseconds`, at 0x0C. The milliseconds. Unit: ms.
    #[inline]
    pub fn milliseconds(&self) -> i16 {
        self.milliseconds
    }
    /// Sets `Milliseconds`.
    #[inline]
    pub fn set_milliseconds(&mut self, value: i16) {
        self.milliseconds = value;
    }
    /// `SHORT Weekday`, at 0x0E. The day of the week, from 0 for Sunday.
    #[inline]
    pub fn weekday(&self) -> i16 {
        self.weekday
    }
    /// Sets `Weekday`.
    #[inline]
    pub fn set_weekday(&mut self, value: i16) {
        self.weekday = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::time_fields::V5_0;
}
impl Default for TimeFields {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for TimeFields {}
impl Record for TimeFields {
    const NAME: &'static str = "TIME_FIELDS";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TimeFields {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TimeFields);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TimeFields {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<i16>(),
                proptest::arbitrary::any::<i16>(),
                proptest::arbitrary::any::<i16>(),
                proptest::arbitrary::any::<i16>(),
                proptest::arbitrary::any::<i16>(),
                proptest::arbitrary::any::<i16>(),
                proptest::arbitrary::any::<i16>(),
                proptest::arbitrary::any::<i16>(),
            ),
        )
            .prop_map(|
                ((year, month, day, hour, minute, second, milliseconds, weekday),)|
            Self {
                year,
                month,
                day,
                hour,
                minute,
                second,
                milliseconds,
                weekday,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`TimeFields`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TimeFieldsView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> TimeFieldsView<'a> {
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
                    name: "TIME_FIELDS",
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
    pub fn to_value(&self) -> TimeFields {
        TimeFields::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `SHORT Year`, at 0x00. The year, from 1601.
    #[inline]
    pub fn year(&self) -> i16 {
        i16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `SHORT Month`, at 0x02. The month, from 1.
    #[inline]
    pub fn month(&self) -> i16 {
        i16::from_le_bytes(get::<2, 2, _>(self.fixed))
    }
    /// `SHORT Day`, at 0x04. The day of the month, from 1.
    #[inline]
    pub fn day(&self) -> i16 {
        i16::from_le_bytes(get::<4, 2, _>(self.fixed))
    }
    /// `SHORT Hour`, at 0x06. The hour.
    #[inline]
    pub fn hour(&self) -> i16 {
        i16::from_le_bytes(get::<6, 2, _>(self.fixed))
    }
    /// `SHORT Minute`, at 0x08. The minute.
    #[inline]
    pub fn minute(&self) -> i16 {
        i16::from_le_bytes(get::<8, 2, _>(self.fixed))
    }
    /// `SHORT Second`, at 0x0A. The second.
    #[inline]
    pub fn second(&self) -> i16 {
        i16::from_le_bytes(get::<10, 2, _>(self.fixed))
    }
    /// `SHORT Milliseconds`, at 0x0C. The milliseconds. Unit: ms.
    #[inline]
    pub fn milliseconds(&self) -> i16 {
        i16::from_le_bytes(get::<12, 2, _>(self.fixed))
    }
    /// `SHORT Weekday`, at 0x0E. The day of the week, from 0 for Sunday.
    #[inline]
    pub fn weekday(&self) -> i16 {
        i16::from_le_bytes(get::<14, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for TimeFieldsView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TimeFieldsView");
        out.field("year", &self.year());
        out.field("month", &self.month());
        out.field("day", &self.day());
        out.field("hour", &self.hour());
        out.field("minute", &self.minute());
        out.field("second", &self.second());
        out.field("milliseconds", &self.milliseconds());
        out.field("weekday", &self.weekday());
        out.finish()
    }
}
