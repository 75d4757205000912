// Generated from spec/structs/RTL_TIME_ZONE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Time zone, with dates in the kernel's field order.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("RTL_TIME_ZONE_INFORMATION", "RtlTimeZoneInformation", (172, 172), "Time zone, with dates in the kernel's field order.", &[
    field("Bias", 0, 4, "LONG", Kind::Signed, "Value to add to local time to get UTC.").in_units("minutes").means(Meaning::Minutes),
    field("StandardName", 4, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of standard time.").means(Meaning::Text),
    field("StandardStart", 68, 16, "TIME_FIELDS", Kind::Struct, "Start of standard time.").with(&[
        field("Year", 68, 2, "SHORT", Kind::Signed, "Year, from 1601.").at_path("StandardStart.Year").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        field("Month", 70, 2, "SHORT", Kind::Signed, "Month, from 1.").at_path("StandardStart.Month").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        field("Day", 72, 2, "SHORT", Kind::Signed, "Day of the month, from 1.").at_path("StandardStart.Day").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        field("Hour", 74, 2, "SHORT", Kind::Signed, "Hour.").at_path("StandardStart.Hour").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        field("Minute", 76, 2, "SHORT", Kind::Signed, "Minute.").at_path("StandardStart.Minute").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        field("Second", 78, 2, "SHORT", Kind::Signed, "Second.").at_path("StandardStart.Second").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        field("Milliseconds", 80, 2, "SHORT", Kind::Signed, "Milliseconds.").at_path("StandardStart.Milliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        field("Weekday", 82, 2, "SHORT", Kind::Signed, "Day of the week, from 0 for Sunday.").at_path("StandardStart.Weekday").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
    ]),
    field("StandardBias", 84, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during standard time.").in_units("minutes").means(Meaning::Minutes),
    field("DaylightName", 88, 64, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }, "Name of daylight saving time.").means(Meaning::Text),
    field("DaylightStart", 152, 16, "TIME_FIELDS", Kind::Struct, "Start of daylight saving time.").with(&[
        field("Year", 152, 2, "SHORT", Kind::Signed, "Year, from 1601.").at_path("DaylightStart.Year").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        field("Month", 154, 2, "SHORT", Kind::Signed, "Month, from 1.").at_path("DaylightStart.Month").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        field("Day", 156, 2, "SHORT", Kind::Signed, "Day of the month, from 1.").at_path("DaylightStart.Day").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        field("Hour", 158, 2, "SHORT", Kind::Signed, "Hour.").at_path("DaylightStart.Hour").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        field("Minute", 160, 2, "SHORT", Kind::Signed, "Minute.").at_path("DaylightStart.Minute").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        field("Second", 162, 2, "SHORT", Kind::Signed, "Second.").at_path("DaylightStart.Second").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        field("Milliseconds", 164, 2, "SHORT", Kind::Signed, "Milliseconds.").at_path("DaylightStart.Milliseconds").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
        field("Weekday", 166, 2, "SHORT", Kind::Signed, "Day of the week, from 0 for Sunday.").at_path("DaylightStart.Weekday").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::MINGW_W64_WDM]),
    ]),
    field("DaylightBias", 168, 4, "LONG", Kind::Signed, "Value to add, besides Bias, during daylight saving time.").in_units("minutes").means(Meaning::Minutes),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTRTL, &crate::rt::sources::CHAPPELL_TRACE_LOGFILE_HEADER]);
fixed! {
    /// Time zone, with dates in the kernel's field order.
    ///
    /// In C: `RTL_TIME_ZONE_INFORMATION`, 0xac bytes. Releases unknown.
    ///
    /// Unlike those of TIME_ZONE_INFORMATION, its dates are TIME_FIELDS.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntrtl.h*; Geoff Chappell, *TRACE_LOGFILE_HEADER*.
    #[doc(alias = "RTL_TIME_ZONE_INFORMATION")]
    owned RtlTimeZoneInformation / RtlTimeZoneInformationView: lone [172] "RTL_TIME_ZONE_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Value to add to local time to get UTC. `LONG Bias` at 0x00. Unit: minutes.
        bias set_bias: i32 = 0;
        /// Name of standard time. `WCHAR StandardName` at 0x04.
        standard_name set_standard_name: [u16; 32] = 4;
        /// Start of standard time. `TIME_FIELDS StandardStart` at 0x44. Returns a copy.
        standard_start set_standard_start: crate::logfile::TimeFields = 68;
        /// Value to add, besides Bias, during standard time. `LONG StandardBias` at 0x54. Unit: minutes.
        standard_bias set_standard_bias: i32 = 84;
        /// Name of daylight saving time. `WCHAR DaylightName` at 0x58.
        daylight_name set_daylight_name: [u16; 32] = 88;
        /// Start of daylight saving time. `TIME_FIELDS DaylightStart` at 0x98. Returns a copy.
        daylight_start set_daylight_start: crate::logfile::TimeFields = 152;
        /// Value to add, besides Bias, during daylight saving time. `LONG DaylightBias` at 0xA8. Unit: minutes.
        daylight_bias set_daylight_bias: i32 = 168;
    }
    bits {
    }
}
