// Generated from spec/structs/ETW_COVERAGE_SAMPLER_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Locations of the options, statistics, samples and modules in the data of a coverage sampler.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_DATA", "EtwCoverageSamplerData")
    .size(44)
    .about("Locations of the options, statistics, samples and modules in the data of a coverage sampler.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG HeaderSize").at(0..4).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG TotalSize").at(4..8).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG QuerySequence").at(8..12).means(Meaning::SequenceNumber),
        unsigned("ULONG OptionsOffset").at(12..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG OptionsSize").at(16..20).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG StatsOffset").at(20..24).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG StatsSize").at(24..28).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG SamplesOffset").at(28..32).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG SampleCount").at(32..36).means(Meaning::Count),
        unsigned("ULONG ModulesOffset").at(36..40).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ModuleCount").at(40..44).means(Meaning::Count),
    ]);
fixed! {
    /// Locations of the options, statistics, samples and modules in the data of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_DATA`, 0x2c bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_DATA")]
    owned EtwCoverageSamplerData / EtwCoverageSamplerDataView: lone,
        name = "ETW_COVERAGE_SAMPLER_DATA", size = 44, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG HeaderSize` at 0x00. Unit: bytes.
        header_size / set_header_size: u32, at = 0;
        /// `ULONG TotalSize` at 0x04. Unit: bytes.
        total_size_ / set_total_size_: u32, at = 4;
        /// Position in a sequence of events, operations or buffers. `ULONG QuerySequence` at 0x08.
        query_sequence / set_query_sequence: u32, at = 8;
        /// `ULONG OptionsOffset` at 0x0C. Unit: bytes.
        options_offset / set_options_offset: u32, at = 12;
        /// `ULONG OptionsSize` at 0x10. Unit: bytes.
        options_size / set_options_size: u32, at = 16;
        /// `ULONG StatsOffset` at 0x14. Unit: bytes.
        stats_offset / set_stats_offset: u32, at = 20;
        /// `ULONG StatsSize` at 0x18. Unit: bytes.
        stats_size / set_stats_size: u32, at = 24;
        /// `ULONG SamplesOffset` at 0x1C. Unit: bytes.
        samples_offset / set_samples_offset: u32, at = 28;
        /// `ULONG SampleCount` at 0x20.
        sample_count / set_sample_count: u32, at = 32;
        /// `ULONG ModulesOffset` at 0x24. Unit: bytes.
        modules_offset / set_modules_offset: u32, at = 36;
        /// `ULONG ModuleCount` at 0x28.
        module_count / set_module_count: u32, at = 40;
    }
}
