// Generated from spec/structs/ETW_COVERAGE_SAMPLER_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Locations of the options, statistics, samples and modules in the data of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_DATA", "EtwCoverageSamplerData", (44, 44), "Locations of the options, statistics, samples and modules in the data of a coverage sampler.", &[
    unsigned("HeaderSize", 0, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("TotalSize", 4, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("QuerySequence", 8, 4, "ULONG", "").means(Meaning::SequenceNumber),
    unsigned("OptionsOffset", 12, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("OptionsSize", 16, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("StatsOffset", 20, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("StatsSize", 24, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("SamplesOffset", 28, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("SampleCount", 32, 4, "ULONG", "").means(Meaning::Count),
    unsigned("ModulesOffset", 36, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("ModuleCount", 40, 4, "ULONG", "").means(Meaning::Count),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Locations of the options, statistics, samples and modules in the data of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_DATA`, 0x2c bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_DATA")]
    owned EtwCoverageSamplerData / EtwCoverageSamplerDataView: lone [44] "ETW_COVERAGE_SAMPLER_DATA" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG HeaderSize` at 0x00. Unit: bytes.
        header_size set_header_size: u32 = 0;
        /// `ULONG TotalSize` at 0x04. Unit: bytes.
        total_size_ set_total_size_: u32 = 4;
        /// Position in a sequence of events, operations or buffers. `ULONG QuerySequence` at 0x08.
        query_sequence set_query_sequence: u32 = 8;
        /// `ULONG OptionsOffset` at 0x0C. Unit: bytes.
        options_offset set_options_offset: u32 = 12;
        /// `ULONG OptionsSize` at 0x10. Unit: bytes.
        options_size set_options_size: u32 = 16;
        /// `ULONG StatsOffset` at 0x14. Unit: bytes.
        stats_offset set_stats_offset: u32 = 20;
        /// `ULONG StatsSize` at 0x18. Unit: bytes.
        stats_size set_stats_size: u32 = 24;
        /// `ULONG SamplesOffset` at 0x1C. Unit: bytes.
        samples_offset set_samples_offset: u32 = 28;
        /// `ULONG SampleCount` at 0x20.
        sample_count set_sample_count: u32 = 32;
        /// `ULONG ModulesOffset` at 0x24. Unit: bytes.
        modules_offset set_modules_offset: u32 = 36;
        /// `ULONG ModuleCount` at 0x28.
        module_count set_module_count: u32 = 40;
    }
    bits {
    }
}
