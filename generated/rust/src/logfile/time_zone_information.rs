// Generated from spec/structs/TIME_ZONE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Time zone: the offset of local time from UTC, and the dates on which it changes.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_MINWINBASE];
const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_TIMEZONEAPI, &sources::CHAPPELL_TRACE_LOGFILE_HEADER];
pub(crate) static LAYOUT_0: Layout = layout("TIME_ZONE_INFORMATION", "TimeZoneInformation")
    .size(172)
    .about("Time zone: the offset of local time from UTC, and the dates on which it changes.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        signed("LONG Bias").at(0..4).about("Value to add to local time to get UTC.").means(Meaning::Minutes)
            .with(&[More::Units("minutes")]),
        field(
            "WCHAR StandardName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
        )
            .at(4..68).about("Name of standard time.").means(Meaning::Text),
        structure("SYSTEMTIME StandardDate").at(68..84).about("Start of standard time.").means(Meaning::SystemTime)
            .with(&[More::Fields(&[
            unsigned("USHORT StandardDate.wYear").at(68..70).about("Year.").means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT StandardDate.wMonth").at(70..72).about("Month, from 1.").means(Meaning::Number)
                .stated_by(SOURCES),
            unsigned("USHORT StandardDate.wDayOfWeek").at(72..74).about("Day of the week, from 0 for Sunday.")
                .means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT StandardDate.wDay").at(74..76).about("Day of the month, from 1.").means(Meaning::Number)
                .stated_by(SOURCES),
            unsigned("USHORT StandardDate.wHour").at(76..78).about("Hour.").means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT StandardDate.wMinute").at(78..80).about("Minute.").means(Meaning::Number)
                .stated_by(SOURCES),
            unsigned("USHORT StandardDate.wSecond").at(80..82).about("Second.").means(Meaning::Number)
                .stated_by(SOURCES),
            unsigned("USHORT StandardDate.wMilliseconds").at(82..84).about("Milliseconds.").means(Meaning::Milliseconds)
                .stated_by(SOURCES).with(&[More::Units("ms")]),
        ])]),
        signed("LONG StandardBias").at(84..88).about("Value to add, besides Bias, during standard time.")
            .means(Meaning::Minutes).with(&[More::Units("minutes")]),
        field(
            "WCHAR DaylightName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
        )
            .at(88..152).about("Name of daylight saving time.").means(Meaning::Text),
        structure("SYSTEMTIME DaylightDate").at(152..168).about("Start of daylight saving time.")
            .means(Meaning::SystemTime).with(&[More::Fields(&[
            unsigned("USHORT DaylightDate.wYear").at(152..154).about("Year.").means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT DaylightDate.wMonth").at(154..156).about("Month, from 1.").means(Meaning::Number)
                .stated_by(SOURCES),
            unsigned("USHORT DaylightDate.wDayOfWeek").at(156..158).about("Day of the week, from 0 for Sunday.")
                .means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT DaylightDate.wDay").at(158..160).about("Day of the month, from 1.").means(Meaning::Number)
                .stated_by(SOURCES),
            unsigned("USHORT DaylightDate.wHour").at(160..162).about("Hour.").means(Meaning::Number).stated_by(SOURCES),
            unsigned("USHORT DaylightDate.wMinute").at(162..164).about("Minute.").means(Meaning::Number)
                .stated_by(SOURCES),
            unsigned("USHORT DaylightDate.wSecond").at(164..166).about("Second.").means(Meaning::Number)
                .stated_by(SOURCES),
            unsigned("USHORT DaylightDate.wMilliseconds").at(166..168).about("Milliseconds.")
                .means(Meaning::Milliseconds).stated_by(SOURCES).with(&[More::Units("ms")]),
        ])]),
        signed("LONG DaylightBias").at(168..172).about("Value to add, besides Bias, during daylight saving time.")
            .means(Meaning::Minutes).with(&[More::Units("minutes")]),
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
