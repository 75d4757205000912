// Generated from spec/structs/ETW_SYSTEMTIME.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SYSTEMTIME in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A date and a time of day, as SYSTEMTIME has them.
///
/// In C: `ETW_SYSTEMTIME`, 0x10 bytes. Releases 5.0+.
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_systemtime::V5_0;
}

fixed_record!(EtwSystemtime, EtwSystemtimeView, 16, "ETW_SYSTEMTIME");
getters! {
    self EtwSystemtimeView "EtwSystemtimeView" {
        /// `USHORT Year`, at 0x00.
        year: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT Month`, at 0x02.
        month: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
        /// `USHORT DayOfWeek`, at 0x04.
        day_of_week: u16 = u16::from_le_bytes(get::<4, 2, _>(self.fixed));
        /// `USHORT Day`, at 0x06.
        day: u16 = u16::from_le_bytes(get::<6, 2, _>(self.fixed));
        /// `USHORT Hour`, at 0x08.
        hour: u16 = u16::from_le_bytes(get::<8, 2, _>(self.fixed));
        /// `USHORT Minute`, at 0x0A.
        minute: u16 = u16::from_le_bytes(get::<10, 2, _>(self.fixed));
        /// `USHORT Second`, at 0x0C.
        second: u16 = u16::from_le_bytes(get::<12, 2, _>(self.fixed));
        /// `USHORT Milliseconds`, at 0x0E.
        milliseconds: u16 = u16::from_le_bytes(get::<14, 2, _>(self.fixed));
    }
}
