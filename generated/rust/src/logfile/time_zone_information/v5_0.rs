// Generated from spec/structs/TIME_ZONE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TIME_ZONE_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A time zone: how far local time is from UTC, and when that changes in a year.
///
/// In C: `TIME_ZONE_INFORMATION`, 0xac bytes. Releases 5.0+.
///
/// UTC is local time plus Bias plus the bias of the part of the year.
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
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 172]) -> Self {
        Self {
            bias: i32::from_le_bytes(get::<0, 4, _>(bytes)),
            standard_name: array(part::<4, 64, _>(bytes), u16::from_le_bytes),
            standard_date: crate::logfile::Systemtime::from_bytes(part::<68, 16, _>(bytes)),
            standard_bias: i32::from_le_bytes(get::<84, 4, _>(bytes)),
            daylight_name: array(part::<88, 64, _>(bytes), u16::from_le_bytes),
            daylight_date: crate::logfile::Systemtime::from_bytes(part::<152, 16, _>(bytes)),
            daylight_bias: i32::from_le_bytes(get::<168, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 172] {
        let mut bytes = [0; 172];
        put::<0, 4, _>(&mut bytes, self.bias.to_le_bytes());
        fill(part_mut::<4, 64, _>(&mut bytes), &self.standard_name, |element| element.to_le_bytes());
        put::<68, 16, _>(&mut bytes, self.standard_date.to_bytes());
        put::<84, 4, _>(&mut bytes, self.standard_bias.to_le_bytes());
        fill(part_mut::<88, 64, _>(&mut bytes), &self.daylight_name, |element| element.to_le_bytes());
        put::<152, 16, _>(&mut bytes, self.daylight_date.to_bytes());
        put::<168, 4, _>(&mut bytes, self.daylight_bias.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::time_zone_information::V5_0;
}

fixed_record!(TimeZoneInformation, TimeZoneInformationView, 172, "TIME_ZONE_INFORMATION");
getters! {
    self TimeZoneInformationView "TimeZoneInformationView" {
        /// `LONG Bias`, at 0x00.
        bias: i32 = i32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `WCHAR StandardName`, at 0x04.
        standard_name: [u16; 32] = array(part::<4, 64, _>(self.fixed), u16::from_le_bytes);
        /// `SYSTEMTIME StandardDate`, at 0x44.
        standard_date: crate::logfile::SystemtimeView<'a> = crate::logfile::SystemtimeView::from_bytes(part::<68, 16, _>(self.fixed));
        /// `LONG StandardBias`, at 0x54.
        standard_bias: i32 = i32::from_le_bytes(get::<84, 4, _>(self.fixed));
        /// `WCHAR DaylightName`, at 0x58.
        daylight_name: [u16; 32] = array(part::<88, 64, _>(self.fixed), u16::from_le_bytes);
        /// `SYSTEMTIME DaylightDate`, at 0x98.
        daylight_date: crate::logfile::SystemtimeView<'a> = crate::logfile::SystemtimeView::from_bytes(part::<152, 16, _>(self.fixed));
        /// `LONG DaylightBias`, at 0xA8.
        daylight_bias: i32 = i32::from_le_bytes(get::<168, 4, _>(self.fixed));
    }
}
