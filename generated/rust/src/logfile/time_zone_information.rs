// Generated from spec/structs/TIME_ZONE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Time zone: the offset of local time from UTC, and the dates on which it changes.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TIME_ZONE_INFORMATION", "TimeZoneInformation", (172, 172), "Time zone: the offset of local time from UTC, and the dates on which it changes.", &[
    field("Bias", 0, 4, "LONG", Kind::Signed, "Value to add to local time to get UTC.").in_units("minutes").means(Meaning::Minutes),
    field("StandardName", 4, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of standard time.").means(Meaning::Text),
    field("StandardDate", 68, 16, "SYSTEMTIME", Kind::Struct, "Start of standard time.").means(Meaning::SystemTime).with(&[
        unsigned("wYear", 68, 2, "USHORT", "Year.").at_path("StandardDate.wYear").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        unsigned("wMonth", 70, 2, "USHORT", "Month, from 1.").at_path("StandardDate.wMonth").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        unsigned("wDayOfWeek", 72, 2, "USHORT", "Day of the week, from 0 for Sunday.").at_path("StandardDate.wDayOfWeek").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        unsigned("wDay", 74, 2, "USHORT", "Day of the month, from 1.").at_path("StandardDate.wDay").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        unsigned("wHour", 76, 2, "USHORT", "Hour.").at_path("StandardDate.wHour").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        unsigned("wMinute", 78, 2, "USHORT", "Minute.").at_path("StandardDate.wMinute").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        unsigned("wSecond", 80, 2, "USHORT", "Second.").at_path("StandardDate.wSecond").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        unsigned("wMilliseconds", 82, 2, "USHORT", "Milliseconds.").at_path("StandardDate.wMilliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
    ]),
    field("StandardBias", 84, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during standard time.").in_units("minutes").means(Meaning::Minutes),
    field("DaylightName", 88, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of daylight saving time.").means(Meaning::Text),
    field("DaylightDate", 152, 16, "SYSTEMTIME", Kind::Struct, "Start of daylight saving time.").means(Meaning::SystemTime).with(&[
        unsigned("wYear", 152, 2, "USHORT", "Year.").at_path("DaylightDate.wYear").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        unsigned("wMonth", 154, 2, "USHORT", "Month, from 1.").at_path("DaylightDate.wMonth").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        unsigned("wDayOfWeek", 156, 2, "USHORT", "Day of the week, from 0 for Sunday.").at_path("DaylightDate.wDayOfWeek").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        unsigned("wDay", 158, 2, "USHORT", "Day of the month, from 1.").at_path("DaylightDate.wDay").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        unsigned("wHour", 160, 2, "USHORT", "Hour.").at_path("DaylightDate.wHour").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        unsigned("wMinute", 162, 2, "USHORT", "Minute.").at_path("DaylightDate.wMinute").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        unsigned("wSecond", 164, 2, "USHORT", "Second.").at_path("DaylightDate.wSecond").means(Meaning::Number).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
        unsigned("wMilliseconds", 166, 2, "USHORT", "Milliseconds.").at_path("DaylightDate.wMilliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::MINGW_W64_MINWINBASE]),
    ]),
    field("DaylightBias", 168, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during daylight saving time.").in_units("minutes").means(Meaning::Minutes),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_TIMEZONEAPI, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]);
fixed! {
    /// Time zone: the offset of local time from UTC, and the dates on which it changes.
    ///
    /// In C: `TIME_ZONE_INFORMATION`, 0xac bytes. Releases unknown.
    ///
    /// UTC is local time plus Bias plus either StandardBias or DaylightBias, whichever applies.
    ///
    /// Source: The mingw-w64 developers, *timezoneapi.h*; Geoff Chappell, *TRACE_LOGFILE_HEADER*.
    #[doc(alias = "TIME_ZONE_INFORMATION")]
    owned TimeZoneInformation / TimeZoneInformationView: lone [172] "TIME_ZONE_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Value to add to local time to get UTC. `LONG Bias` at 0x00. Unit: minutes.
        bias set_bias: i32 = 0;
        /// Name of standard time. `WCHAR StandardName` at 0x04.
        standard_name set_standard_name: [u16; 32] = 4;
        /// Start of standard time. `SYSTEMTIME StandardDate` at 0x44. Returns a copy.
        standard_date set_standard_date: crate::logfile::Systemtime = 68;
        /// Value to add, besides Bias, during standard time. `LONG StandardBias` at 0x54. Unit: minutes.
        standard_bias set_standard_bias: i32 = 84;
        /// Name of daylight saving time. `WCHAR DaylightName` at 0x58.
        daylight_name set_daylight_name: [u16; 32] = 88;
        /// Start of daylight saving time. `SYSTEMTIME DaylightDate` at 0x98. Returns a copy.
        daylight_date set_daylight_date: crate::logfile::Systemtime = 152;
        /// Value to add, besides Bias, during daylight saving time. `LONG DaylightBias` at 0xA8. Unit: minutes.
        daylight_bias set_daylight_bias: i32 = 168;
    }
    bits {
    }
}
