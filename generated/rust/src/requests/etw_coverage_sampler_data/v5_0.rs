// Generated from spec/structs/ETW_COVERAGE_SAMPLER_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_DATA in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Where in its data a coverage sampler has its options, its counts, its samples and the modules.
///
/// In C: `ETW_COVERAGE_SAMPLER_DATA`, 0x2c bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_DATA")]
pub struct EtwCoverageSamplerData {
    /// `ULONG HeaderSize`, at 0x00.
    pub header_size: u32,
    /// `ULONG TotalSize`, at 0x04.
    pub total_size_: u32,
    /// `ULONG QuerySequence`, at 0x08.
    pub query_sequence: u32,
    /// `ULONG OptionsOffset`, at 0x0C.
    pub options_offset: u32,
    /// `ULONG OptionsSize`, at 0x10.
    pub options_size: u32,
    /// `ULONG StatsOffset`, at 0x14.
    pub stats_offset: u32,
    /// `ULONG StatsSize`, at 0x18.
    pub stats_size: u32,
    /// `ULONG SamplesOffset`, at 0x1C.
    pub samples_offset: u32,
    /// `ULONG SampleCount`, at 0x20.
    pub sample_count: u32,
    /// `ULONG ModulesOffset`, at 0x24.
    pub modules_offset: u32,
    /// `ULONG ModuleCount`, at 0x28.
    pub module_count: u32,
}

impl EtwCoverageSamplerData {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 44]) -> Self {
        Self {
            header_size: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            total_size_: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            query_sequence: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            options_offset: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            options_size: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            stats_offset: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            stats_size: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            samples_offset: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            sample_count: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            modules_offset: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            module_count: u32::from_le_bytes(get::<40, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 44] {
        let mut bytes = [0; 44];
        put::<0, 4, _>(&mut bytes, self.header_size.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.total_size_.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.query_sequence.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.options_offset.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.options_size.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.stats_offset.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.stats_size.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.samples_offset.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.sample_count.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.modules_offset.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.module_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_data::V5_0;
}

fixed_record!(EtwCoverageSamplerData, EtwCoverageSamplerDataView, 44, "ETW_COVERAGE_SAMPLER_DATA");
getters! {
    self EtwCoverageSamplerDataView "EtwCoverageSamplerDataView" {
        /// `ULONG HeaderSize`, at 0x00.
        header_size: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG TotalSize`, at 0x04.
        total_size_: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG QuerySequence`, at 0x08.
        query_sequence: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG OptionsOffset`, at 0x0C.
        options_offset: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG OptionsSize`, at 0x10.
        options_size: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG StatsOffset`, at 0x14.
        stats_offset: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG StatsSize`, at 0x18.
        stats_size: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG SamplesOffset`, at 0x1C.
        samples_offset: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `ULONG SampleCount`, at 0x20.
        sample_count: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG ModulesOffset`, at 0x24.
        modules_offset: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `ULONG ModuleCount`, at 0x28.
        module_count: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
    }
}
