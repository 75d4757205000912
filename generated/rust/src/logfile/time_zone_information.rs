// Generated from spec/structs/TIME_ZONE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Time zone: the offset of local time from UTC, and the dates on which it changes.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_MINWINBASE];
const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_TIMEZONEAPI, &sources::CHAPPELL_TRACE_LOGFILE_HEADER];
pub(crate) static LAYOUT_0: Layout = layout("TIME_ZONE_INFORMATION", "TimeZoneInformation")
    .size(172)
    .summary("Time zone: the offset of local time from UTC, and the dates on which it changes.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        signed("LONG", "Bias").at(0..4).doc("Value to add to local time to get UTC.").in_units("minutes")
            .means(Meaning::Minutes),
        field(
            "WCHAR", "StandardName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
        )
            .at(4..68).doc("Name of standard time.").means(Meaning::Text),
        structure("SYSTEMTIME", "StandardDate").at(68..84).doc("Start of standard time.").means(Meaning::SystemTime)
            .with(&[
            unsigned("USHORT", "wYear").at(68..70).doc("Year.").at_path("StandardDate.wYear").means(Meaning::Number)
                .stated_by(SOURCES),
            unsigned("USHORT", "wMonth").at(70..72).doc("Month, from 1.").at_path("StandardDate.wMonth")
                .means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT", "wDayOfWeek").at(72..74).doc("Day of the week, from 0 for Sunday.")
                .at_path("StandardDate.wDayOfWeek").means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT", "wDay").at(74..76).doc("Day of the month, from 1.").at_path("StandardDate.wDay")
                .means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT", "wHour").at(76..78).doc("Hour.").at_path("StandardDate.wHour").means(Meaning::Number)
                .stated_by(SOURCES),
            unsigned("USHORT", "wMinute").at(78..80).doc("Minute.").at_path("StandardDate.wMinute")
                .means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT", "wSecond").at(80..82).doc("Second.").at_path("StandardDate.wSecond")
                .means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT", "wMilliseconds").at(82..84).doc("Milliseconds.").at_path("StandardDate.wMilliseconds")
                .in_units("ms").means(Meaning::Milliseconds).stated_by(SOURCES),
        ]),
        signed("LONG", "StandardBias").at(84..88).doc("Value to add, besides Bias, during standard time.")
            .in_units("minutes").means(Meaning::Minutes),
        field(
            "WCHAR", "DaylightName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
        )
            .at(88..152).doc("Name of daylight saving time.").means(Meaning::Text),
        structure("SYSTEMTIME", "DaylightDate").at(152..168).doc("Start of daylight saving time.")
            .means(Meaning::SystemTime).with(&[
            unsigned("USHORT", "wYear").at(152..154).doc("Year.").at_path("DaylightDate.wYear").means(Meaning::Number)
                .stated_by(SOURCES),
            unsigned("USHORT", "wMonth").at(154..156).doc("Month, from 1.").at_path("DaylightDate.wMonth")
                .means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT", "wDayOfWeek").at(156..158).doc("Day of the week, from 0 for Sunday.")
                .at_path("DaylightDate.wDayOfWeek").means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT", "wDay").at(158..160).doc("Day of the month, from 1.").at_path("DaylightDate.wDay")
                .means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT", "wHour").at(160..162).doc("Hour.").at_path("DaylightDate.wHour").means(Meaning::Number)
                .stated_by(SOURCES),
            unsigned("USHORT", "wMinute").at(162..164).doc("Minute.").at_path("DaylightDate.wMinute")
                .means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT", "wSecond").at(164..166).doc("Second.").at_path("DaylightDate.wSecond")
                .means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT", "wMilliseconds").at(166..168).doc("Milliseconds.").at_path("DaylightDate.wMilliseconds")
                .in_units("ms").means(Meaning::Milliseconds).stated_by(SOURCES),
        ]),
        signed("LONG", "DaylightBias").at(168..172).doc("Value to add, besides Bias, during daylight saving time.")
            .in_units("minutes").means(Meaning::Minutes),
    ]);
fixed! {
    /// Time zone: the offset of local time from UTC, and the dates on which it changes.
    ///
    /// In C: `TIME_ZONE_INFORMATION`, 0xac bytes. Releases unknown.
    ///
    /// UTC is local time plus Bias plus either StandardBias or DaylightBias, whichever applies.
    ///
    /// Source: The mingw-w64 developers, *timezoneapi.h*; Geoff Chappell, *TRACE_LOGFILE_HEADER*.
    #[doc(alias = "TIME_ZONE_INFORMATION")]
    owned TimeZoneInformation / TimeZoneInformationView: lone,
        name = "TIME_ZONE_INFORMATION", size = 172, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Value to add to local time to get UTC. `LONG Bias` at 0x00. Unit: minutes.
        bias / set_bias: i32, at = 0;
        /// Name of standard time. `WCHAR StandardName` at 0x04.
        standard_name / set_standard_name: [u16; 32], at = 4;
        /// Start of standard time. `SYSTEMTIME StandardDate` at 0x44. Returns a copy.
        standard_date / set_standard_date: crate::logfile::Systemtime, at = 68;
        /// Value to add, besides Bias, during standard time. `LONG StandardBias` at 0x54. Unit: minutes.
        standard_bias / set_standard_bias: i32, at = 84;
        /// Name of daylight saving time. `WCHAR DaylightName` at 0x58.
        daylight_name / set_daylight_name: [u16; 32], at = 88;
        /// Start of daylight saving time. `SYSTEMTIME DaylightDate` at 0x98. Returns a copy.
        daylight_date / set_daylight_date: crate::logfile::Systemtime, at = 152;
        /// Value to add, besides Bias, during daylight saving time. `LONG DaylightBias` at 0xA8. Unit: minutes.
        daylight_bias / set_daylight_bias: i32, at = 168;
    }
}
