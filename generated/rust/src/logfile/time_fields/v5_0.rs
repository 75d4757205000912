// Generated from spec/structs/TIME_FIELDS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TIME_FIELDS in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A date and a time of day, in fields, in the kernel's order.
///
/// In C: `TIME_FIELDS`, 0x10 bytes. Releases 5.0+.
///
/// The same size as SYSTEMTIME, but the day of the week comes last.
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::time_fields::V5_0;
}

fixed_record!(TimeFields, TimeFieldsView, 16, "TIME_FIELDS");
getters! {
    self TimeFieldsView "TimeFieldsView" {
        /// `SHORT Year`, at 0x00.
        year: i16 = i16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `SHORT Month`, at 0x02.
        month: i16 = i16::from_le_bytes(get::<2, 2, _>(self.fixed));
        /// `SHORT Day`, at 0x04.
        day: i16 = i16::from_le_bytes(get::<4, 2, _>(self.fixed));
        /// `SHORT Hour`, at 0x06.
        hour: i16 = i16::from_le_bytes(get::<6, 2, _>(self.fixed));
        /// `SHORT Minute`, at 0x08.
        minute: i16 = i16::from_le_bytes(get::<8, 2, _>(self.fixed));
        /// `SHORT Second`, at 0x0A.
        second: i16 = i16::from_le_bytes(get::<10, 2, _>(self.fixed));
        /// `SHORT Milliseconds`, at 0x0C.
        milliseconds: i16 = i16::from_le_bytes(get::<12, 2, _>(self.fixed));
        /// `SHORT Weekday`, at 0x0E.
        weekday: i16 = i16::from_le_bytes(get::<14, 2, _>(self.fixed));
    }
}
