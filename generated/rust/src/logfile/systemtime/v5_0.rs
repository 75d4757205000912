// Generated from spec/structs/SYSTEMTIME.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SYSTEMTIME in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::systemtime::V5_0;
}
fixed_record!(Systemtime, SystemtimeView, 16, "SYSTEMTIME");
impl<'a> SystemtimeView<'a> {
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
    #[inline]
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
