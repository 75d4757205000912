// Generated from spec/structs/RTL_TIME_ZONE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Time zone, with dates in the kernel's field order.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTRTL, &sources::MINGW_W64_WDM];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTRTL, &sources::CHAPPELL_TRACE_LOGFILE_HEADER];
pub(crate) static LAYOUT_0: Layout = layout("RTL_TIME_ZONE_INFORMATION", "RtlTimeZoneInformation")
    .size(172)
    .summary("Time zone, with dates in the kernel's field order.")
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
        structure("TIME_FIELDS", "StandardStart").at(68..84).doc("Start of standard time.").with(&[
            signed("SHORT", "Year").at(68..70).doc("Year, from 1601.").at_path("StandardStart.Year")
                .means(Meaning::Number).stated_by(SOURCES),
            signed("SHORT", "Month").at(70..72).doc("Month, from 1.").at_path("StandardStart.Month")
                .means(Meaning::Number).stated_by(SOURCES),
            signed("SHORT", "Day").at(72..74).doc("Day of the month, from 1.").at_path("StandardStart.Day")
                .means(Meaning::Number).stated_by(SOURCES),
            signed("SHORT", "Hour").at(74..76).doc("Hour.").at_path("StandardStart.Hour").means(Meaning::Number)
                .stated_by(SOURCES),
            signed("SHORT", "Minute").at(76..78).doc("Minute.").at_path("StandardStart.Minute").means(Meaning::Number)
                .stated_by(SOURCES),
            signed("SHORT", "Second").at(78..80).doc("Second.").at_path("StandardStart.Second").means(Meaning::Number)
                .stated_by(SOURCES),
            signed("SHORT", "Milliseconds").at(80..82).doc("Milliseconds.").at_path("StandardStart.Milliseconds")
                .in_units("ms").means(Meaning::Milliseconds).stated_by(SOURCES),
            signed("SHORT", "Weekday").at(82..84).doc("Day of the week, from 0 for Sunday.")
                .at_path("StandardStart.Weekday").means(Meaning::Number).stated_by(SOURCES),
        ]),
        signed("LONG", "StandardBias").at(84..88).doc("Value to add, besides Bias, during standard time.")
            .in_units("minutes").means(Meaning::Minutes),
        field(
            "WCHAR", "DaylightName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 32 }
        )
            .at(88..152).doc("Name of daylight saving time.").means(Meaning::Text),
        structure("TIME_FIELDS", "DaylightStart").at(152..168).doc("Start of daylight saving time.").with(&[
            signed("SHORT", "Year").at(152..154).doc("Year, from 1601.").at_path("DaylightStart.Year")
                .means(Meaning::Number).stated_by(SOURCES),
            signed("SHORT", "Month").at(154..156).doc("Month, from 1.").at_path("DaylightStart.Month")
                .means(Meaning::Number).stated_by(SOURCES),
            signed("SHORT", "Day").at(156..158).doc("Day of the month, from 1.").at_path("DaylightStart.Day")
                .means(Meaning::Number).stated_by(SOURCES),
            signed("SHORT", "Hour").at(158..160).doc("Hour.").at_path("DaylightStart.Hour").means(Meaning::Number)
                .stated_by(SOURCES),
            signed("SHORT", "Minute").at(160..162).doc("Minute.").at_path("DaylightStart.Minute").means(Meaning::Number)
                .stated_by(SOURCES),
            signed("SHORT", "Second").at(162..164).doc("Second.").at_path("DaylightStart.Second").means(Meaning::Number)
                .stated_by(SOURCES),
            signed("SHORT", "Milliseconds").at(164..166).doc("Milliseconds.").at_path("DaylightStart.Milliseconds")
                .in_units("ms").means(Meaning::Milliseconds).stated_by(SOURCES),
            signed("SHORT", "Weekday").at(166..168).doc("Day of the week, from 0 for Sunday.")
                .at_path("DaylightStart.Weekday").means(Meaning::Number).stated_by(SOURCES),
        ]),
        signed("LONG", "DaylightBias").at(168..172).doc("Value to add, besides Bias, during daylight saving time.")
            .in_units("minutes").means(Meaning::Minutes),
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
