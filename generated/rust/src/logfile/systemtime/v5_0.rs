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
getters! {
    self SystemtimeView "SystemtimeView" {
        /// `USHORT wYear`, at 0x00.
        w_year: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT wMonth`, at 0x02.
        w_month: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
        /// `USHORT wDayOfWeek`, at 0x04.
        w_day_of_week: u16 = u16::from_le_bytes(get::<4, 2, _>(self.fixed));
        /// `USHORT wDay`, at 0x06.
        w_day: u16 = u16::from_le_bytes(get::<6, 2, _>(self.fixed));
        /// `USHORT wHour`, at 0x08.
        w_hour: u16 = u16::from_le_bytes(get::<8, 2, _>(self.fixed));
        /// `USHORT wMinute`, at 0x0A.
        w_minute: u16 = u16::from_le_bytes(get::<10, 2, _>(self.fixed));
        /// `USHORT wSecond`, at 0x0C.
        w_second: u16 = u16::from_le_bytes(get::<12, 2, _>(self.fixed));
        /// `USHORT wMilliseconds`, at 0x0E.
        w_milliseconds: u16 = u16::from_le_bytes(get::<14, 2, _>(self.fixed));
    }
}
