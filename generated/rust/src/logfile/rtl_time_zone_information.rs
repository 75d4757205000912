// Generated from spec/structs/RTL_TIME_ZONE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Time zone, with dates in the kernel's field order.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTRTL, &sources::MINGW_W64_WDM];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTRTL, &sources::CHAPPELL_TRACE_LOGFILE_HEADER];
pub(crate) static LAYOUT_0: Layout = layout("RTL_TIME_ZONE_INFORMATION", "RtlTimeZoneInformation")
    .size(172)
    .about("Time zone, with dates in the kernel's field order.")
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
        structure("TIME_FIELDS StandardStart").at(68..84).about("Start of standard time.").with(&[More::Fields(&[
            signed("SHORT StandardStart.Year").at(68..70).about("Year, from 1601.").means(Meaning::Number)
                .stated_by(SOURCES),
            signed("SHORT StandardStart.Month").at(70..72).about("Month, from 1.").means(Meaning::Number)
                .stated_by(SOURCES),
            signed("SHORT StandardStart.Day").at(72..74).about("Day of the month, from 1.").means(Meaning::Number)
                .stated_by(SOURCES),
            signed("SHORT StandardStart.Hour").at(74..76).about("Hour.").means(Meaning::Number).stated_by(SOURCES),
            signed("SHORT StandardStart.Minute").at(76..78).about("Minute.").means(Meaning::Number).stated_by(SOURCES),
            signed("SHORT StandardStart.Second").at(78..80).about("Second.").means(Meaning::Number).stated_by(SOURCES),
            signed("SHORT StandardStart.Milliseconds").at(80..82).about("Milliseconds.").means(Meaning::Milliseconds)
                .stated_by(SOURCES).with(&[More::Units("ms")]),
            signed("SHORT StandardStart.Weekday").at(82..84).about("Day of the week, from 0 for Sunday.")
                .means(Meaning::Number).stated_by(SOURCES),
        ])]),
        signed("LONG StandardBias").at(84..88).about("Value to add, besides Bias, during standard time.")
            .means(Meaning::Minutes).with(&[More::Units("minutes")]),
        field(
            "WCHAR DaylightName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
        )
            .at(88..152).about("Name of daylight saving time.").means(Meaning::Text),
        structure("TIME_FIELDS DaylightStart").at(152..168).about("Start of daylight saving time.")
            .with(&[More::Fields(&[
            signed("SHORT DaylightStart.Year").at(152..154).about("Year, from 1601.").means(Meaning::Number)
                .stated_by(SOURCES),
            signed("SHORT DaylightStart.Month").at(154..156).about("Month, from 1.").means(Meaning::Number)
                .stated_by(SOURCES),
            signed("SHORT DaylightStart.Day").at(156..158).about("Day of the month, from 1.").means(Meaning::Number)
                .stated_by(SOURCES),
            signed("SHORT DaylightStart.Hour").at(158..160).about("Hour.").means(Meaning::Number).stated_by(SOURCES),
            signed("SHORT DaylightStart.Minute").at(160..162).about("Minute.").means(Meaning::Number)
                .stated_by(SOURCES),
            signed("SHORT DaylightStart.Second").at(162..164).about("Second.").means(Meaning::Number)
                .stated_by(SOURCES),
            signed("SHORT DaylightStart.Milliseconds").at(164..166).about("Milliseconds.").means(Meaning::Milliseconds)
                .stated_by(SOURCES).with(&[More::Units("ms")]),
            signed("SHORT DaylightStart.Weekday").at(166..168).about("Day of the week, from 0 for Sunday.")
                .means(Meaning::Number).stated_by(SOURCES),
        ])]),
        signed("LONG DaylightBias").at(168..172).about("Value to add, besides Bias, during daylight saving time.")
            .means(Meaning::Minutes).with(&[More::Units("minutes")]),
    ]);
fixed! {
    /// Time zone, with dates in the kernel's field order.
    ///
    /// In C: `RTL_TIME_ZONE_INFORMATION`, 0xac bytes. Releases unknown.
    ///
    /// Unlike those of TIME_ZONE_INFORMATION, its dates are TIME_FIELDS.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntrtl.h*; Geoff Chappell, *TRACE_LOGFILE_HEADER*.
    #[doc(alias = "RTL_TIME_ZONE_INFORMATION")]
    owned RtlTimeZoneInformation / RtlTimeZoneInformationView: lone,
        name = "RTL_TIME_ZONE_INFORMATION", size = 172, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Value to add to local time to get UTC. `LONG Bias` at 0x00. Unit: minutes.
        bias / set_bias: i32, at = 0;
        /// Name of standard time. `WCHAR StandardName` at 0x04.
        standard_name / set_standard_name: [u16; 32], at = 4;
        /// Start of standard time. `TIME_FIELDS StandardStart` at 0x44. Returns a copy.
        standard_start / set_standard_start: crate::logfile::TimeFields, at = 68;
        /// Value to add, besides Bias, during standard time. `LONG StandardBias` at 0x54. Unit: minutes.
        standard_bias / set_standard_bias: i32, at = 84;
        /// Name of daylight saving time. `WCHAR DaylightName` at 0x58.
        daylight_name / set_daylight_name: [u16; 32], at = 88;
        /// Start of daylight saving time. `TIME_FIELDS DaylightStart` at 0x98. Returns a copy.
        daylight_start / set_daylight_start: crate::logfile::TimeFields, at = 152;
        /// Value to add, besides Bias, during daylight saving time. `LONG DaylightBias` at 0xA8. Unit: minutes.
        daylight_bias / set_daylight_bias: i32, at = 168;
    }
}
