// Generated from spec/structs/ETW_COVERAGE_SAMPLER_QUERY_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_QUERY_INFO in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What asks for the data of a coverage sampler.
///
/// In C: `ETW_COVERAGE_SAMPLER_QUERY_INFO`, 0x40 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_QUERY_INFO")]
pub struct EtwCoverageSamplerQueryInfoX64 {
    /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
    pub common: crate::requests::EventTraceCoverageSamplerInformationX64,
    /// The word that holds fields of bits.
    pub bits_10: u32,
    /// `ETW_COVERAGE_SAMPLER_DATA Header`, at 0x14.
    pub header: crate::requests::EtwCoverageSamplerData,
}

impl EtwCoverageSamplerQueryInfoX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 64]) -> Self {
        Self {
            common: crate::requests::EventTraceCoverageSamplerInformationX64::from_bytes(part::<0, 16, _>(bytes)),
            bits_10: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            header: crate::requests::EtwCoverageSamplerData::from_bytes(part::<20, 44, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        put::<0, 16, _>(&mut bytes, self.common.to_bytes());
        put::<16, 4, _>(&mut bytes, self.bits_10.to_le_bytes());
        put::<20, 44, _>(&mut bytes, self.header.to_bytes());
        bytes
    }
    /// `EmptyStackCache`, bit 0 of the word at 0x10.
    #[inline]
    pub fn empty_stack_cache(&self) -> u32 {
        (self.bits_10 >> 0) & 0x1
    }
    /// Sets `EmptyStackCache`.
    #[inline]
    pub fn set_empty_stack_cache(&mut self, value: u32) {
        let word = self.bits_10 & !(0x1 << 0) | (value & 0x1) << 0; self.bits_10 = word;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_query_info::V5_0X64;
}

fixed_record!(EtwCoverageSamplerQueryInfoX64, EtwCoverageSamplerQueryInfoX64View, 64, "ETW_COVERAGE_SAMPLER_QUERY_INFO");
getters! {
    self EtwCoverageSamplerQueryInfoX64View "EtwCoverageSamplerQueryInfoX64View" {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
        common: crate::requests::EventTraceCoverageSamplerInformationX64View<'a> = crate::requests::EventTraceCoverageSamplerInformationX64View::from_bytes(part::<0, 16, _>(self.fixed));
        /// `EmptyStackCache`, bit 0 of the word at 0x10.
        empty_stack_cache: u32 = (u32::from_le_bytes(get::<16, 4, _>(self.fixed)) >> 0) & 0x1;
        /// `ETW_COVERAGE_SAMPLER_DATA Header`, at 0x14.
        header: crate::requests::EtwCoverageSamplerDataView<'a> = crate::requests::EtwCoverageSamplerDataView::from_bytes(part::<20, 44, _>(self.fixed));
    }
}
