// Generated from spec/structs/ETW_SYSTEMTIME.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SYSTEMTIME in the form of releases 5.0+.
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
/// A date and a time of day, as SYSTEMTIME has them.
///
/// In C: `ETW_SYSTEMTIME`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `Year` |
/// | 0x02 | 0x2 | USHORT | `Month` |
/// | 0x04 | 0x2 | USHORT | `DayOfWeek` |
/// | 0x06 | 0x2 | USHORT | `Day` |
/// | 0x08 | 0x2 | USHORT | `Hour` |
/// | 0x0a | 0x2 | USHORT | `Minute` |
/// | 0x0c | 0x2 | USHORT | `Second` |
/// | 0x0e | 0x2 | USHORT | `Milliseconds` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_SYSTEMTIME")]
pub struct EtwSystemtime {
    /// `USHORT Year`, at 0x00.
    pub year: u16,
    /// `USHORT Month`, at 0x02.
    pub month: u16,
    /// `USHORT DayOfWeek`, at 0x04.
    pub day_of_week: u16,
    /// `USHORT Day`, at 0x06.
    pub day: u16,
    /// `USHORT Hour`, at 0x08.
    pub hour: u16,
    /// `USHORT Minute`, at 0x0A.
    pub minute: u16,
    /// `USHORT Second`, at 0x0C.
    pub second: u16,
    /// `USHORT Milliseconds`, at 0x0E.
    pub milliseconds: u16,
}
impl EtwSystemtime {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            year: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            month: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            day_of_week: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            day: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            hour: u16::from_le_bytes(get::<8, 2, _>(bytes)),
            minute: u16::from_le_bytes(get::<10, 2, _>(bytes)),
            second: u16::from_le_bytes(get::<12, 2, _>(bytes)),
            milliseconds: u16::from_le_bytes(get::<14, 2, _>(bytes)),
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
                    name: "ETW_SYSTEMTIME",
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
        put::<4, 2, _>(&mut bytes, self.day_of_week.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.day.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.hour.to_le_bytes());
        put::<10, 2, _>(&mut bytes, self.minute.to_le_bytes());
        put::<12, 2, _>(&mut bytes, self.second.to_le_bytes());
        put::<14, 2, _>(&mut bytes, self.milliseconds.to_le_bytes());
        bytes
    }
    /// `USHORT Year`, at 0x00.
    #[inline]
    pub fn year(&self) -> u16 {
        self.year
    }
    /// Sets `Year`.
    #[inline]
    pub fn set_year(&mut self, value: u16) {
        self.year = value;
    }
    /// `USHORT Month`, at 0x02.
    #[inline]
    pub fn month(&self) -> u16 {
        self.month
    }
    /// Sets `Month`.
    #[inline]
    pub fn set_month(&mut self, value: u16) {
        self.month = value;
    }
    /// `USHORT DayOfWeek`, at 0x04.
    #[inline]
    pub fn day_of_week(&self) -> u16 {
        self.day_of_week
    }
    /// Sets `DayOfWeek`.
    #[inline]
    pub fn set_day_of_week(&mut self, value: u16) {
        self.day_of_week = value;
    }
    /// `USHORT Day`, at 0x06.
    #[inline]
    pub fn day(&self) -> u16 {
        self.day
    }
    /// Sets `Day`.
    #[inline]
    pub fn set_day(&mut self, value: u16) {
        self.day = value;
    }
    /// `USHORT Hour`, at 0x08.
    #[inline]
    pub fn hour(&self) -> u16 {
        self.hour
    }
    /// Sets `Hour`.
    #[inline]
    pub fn set_hour(&mut self, value: u16) {
        self.hour = value;
    }
    /// `USHORT Minute`, at 0x0A.
    #[inline]
    pub fn minute(&self) -> u16 {
        self.minute
    }
    /// Sets `Minute`.
    #[inline]
    pub fn set_minute(&mut self, value: u16) {
        self.minute = value;
    }
    /// `USHORT Second`, at 0x0C.
    #[inline]
    pub fn second(&self) -> u16 {
        self.second
    }
    /// Sets `Second`.
    #[inline]
    pub fn set_second(&mut self, value: u16) {
        self.second = value;
    }
    /// `USHORT Milliseconds`, at 0x0E.
    #[inline]
    pub fn milliseconds(&self) -> u16 {
        self.milliseconds
    }
    /// Sets `Milliseconds`.
    #[inline]
    pub fn set_milliseconds(&mut self, value: u16) {
        self.milliseconds = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_systemtime::V5_0;
}
impl Default for EtwSystemtime {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EtwSystemtime {}
impl Record for EtwSystemtime {
    const NAME: &'static str = "ETW_SYSTEMTIME";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwSystemtime {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwSystemtime);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwSystemtime {
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
                ((year, month, day_of_week, day, hour, minute, second, milliseconds),)|
            Self {
                year,
                month,
                day_of_week,
                day,
                hour,
                minute,
                second,
                milliseconds,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwSystemtime`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwSystemtimeView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EtwSystemtimeView<'a> {
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
                    name: "ETW_SYSTEMTIME",
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
    pub fn to_value(&self) -> EtwSystemtime {
        EtwSystemtime::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `USHORT Year`, at 0x00.
    #[inline]
    pub fn year(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `USHORT Month`, at 0x02.
    #[inline]
    pub fn month(&self) -> u16 {
        u16::from_le_bytes(get::<2, 2, _>(self.fixed))
    }
    /// `USHORT DayOfWeek`, at 0x04.
    #[inline]
    pub fn day_of_week(&self) -> u16 {
        u16::from_le_bytes(get::<4, 2, _>(self.fixed))
    }
    /// `USHORT Day`, at 0x06.
    #[inline]
    pub fn day(&self) -> u16 {
        u16::from_le_bytes(get::<6, 2, _>(self.fixed))
    }
    /// `USHORT Hour`, at 0x08.
    #[inline]
    pub fn hour(&self) -> u16 {
        u16::from_le_bytes(get::<8, 2, _>(self.fixed))
    }
    /// `USHORT Minute`, at 0x0A.
    #[inline]
    pub fn minute(&self) -> u16 {
        u16::from_le_bytes(get::<10, 2, _>(self.fixed))
    }
    /// `USHORT Second`, at 0x0C.
    #[inline]
    pub fn second(&self) -> u16 {
        u16::from_le_bytes(get::<12, 2, _>(self.fixed))
    }
    /// `USHORT Milliseconds`, at 0x0E.
    #[inline]
    pub fn milliseconds(&self) -> u16 {
        u16::from_le_bytes(get::<14, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwSystemtimeView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwSystemtimeView");
        out.field("year", &self.year());
        out.field("month", &self.month());
        out.field("day_of_week", &self.day_of_week());
        out.field("day", &self.day());
        out.field("hour", &self.hour());
        out.field("minute", &self.minute());
        out.field("second", &self.second());
        out.field("milliseconds", &self.milliseconds());
        out.finish()
    }
}
