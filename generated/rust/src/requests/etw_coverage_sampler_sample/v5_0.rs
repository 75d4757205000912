// Generated from spec/structs/ETW_COVERAGE_SAMPLER_SAMPLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_SAMPLE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A sample: a place in a module.
///
/// In C: `ETW_COVERAGE_SAMPLER_SAMPLE`, 0x8 bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_SAMPLE")]
pub struct EtwCoverageSamplerSample {
    /// `ULONG ModuleId`, at 0x00.
    pub module_id: u32,
    /// `ULONG Offset`, at 0x04.
    pub offset: u32,
}

impl EtwCoverageSamplerSample {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            module_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            offset: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.module_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.offset.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_sample::V5_0;
}

fixed_record!(EtwCoverageSamplerSample, EtwCoverageSamplerSampleView, 8, "ETW_COVERAGE_SAMPLER_SAMPLE");
getters! {
    self EtwCoverageSamplerSampleView "EtwCoverageSamplerSampleView" {
        /// `ULONG ModuleId`, at 0x00.
        module_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Offset`, at 0x04.
        offset: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
