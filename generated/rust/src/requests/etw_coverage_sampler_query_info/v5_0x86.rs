// Generated from spec/structs/ETW_COVERAGE_SAMPLER_QUERY_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_QUERY_INFO in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What asks for the data of a coverage sampler.
///
/// In C: `ETW_COVERAGE_SAMPLER_QUERY_INFO`, 0x3c bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_QUERY_INFO")]
pub struct EtwCoverageSamplerQueryInfoX86 {
    /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
    pub common: crate::requests::EventTraceCoverageSamplerInformationX86,
    /// The word that holds fields of bits.
    pub bits_0c: u32,
    /// `ETW_COVERAGE_SAMPLER_DATA Header`, at 0x10.
    pub header: crate::requests::EtwCoverageSamplerData,
}

impl EtwCoverageSamplerQueryInfoX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 60]) -> Self {
        Self {
            common: crate::requests::EventTraceCoverageSamplerInformationX86::from_bytes(part::<0, 12, _>(bytes)),
            bits_0c: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            header: crate::requests::EtwCoverageSamplerData::from_bytes(part::<16, 44, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 60] {
        let mut bytes = [0; 60];
        put::<0, 12, _>(&mut bytes, self.common.to_bytes());
        put::<12, 4, _>(&mut bytes, self.bits_0c.to_le_bytes());
        put::<16, 44, _>(&mut bytes, self.header.to_bytes());
        bytes
    }
    /// `EmptyStackCache`, bit 0 of the word at 0x0C.
    #[inline]
    pub fn empty_stack_cache(&self) -> u32 {
        (self.bits_0c >> 0) & 0x1
    }
    /// Sets `EmptyStackCache`.
    #[inline]
    pub fn set_empty_stack_cache(&mut self, value: u32) {
        let word = self.bits_0c & !(0x1 << 0) | (value & 0x1) << 0; self.bits_0c = word;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_query_info::V5_0X86;
}

fixed_record!(EtwCoverageSamplerQueryInfoX86, EtwCoverageSamplerQueryInfoX86View, 60, "ETW_COVERAGE_SAMPLER_QUERY_INFO");
getters! {
    self EtwCoverageSamplerQueryInfoX86View "EtwCoverageSamplerQueryInfoX86View" {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
        common: crate::requests::EventTraceCoverageSamplerInformationX86View<'a> = crate::requests::EventTraceCoverageSamplerInformationX86View::from_bytes(part::<0, 12, _>(self.fixed));
        /// `EmptyStackCache`, bit 0 of the word at 0x0C.
        empty_stack_cache: u32 = (u32::from_le_bytes(get::<12, 4, _>(self.fixed)) >> 0) & 0x1;
        /// `ETW_COVERAGE_SAMPLER_DATA Header`, at 0x10.
        header: crate::requests::EtwCoverageSamplerDataView<'a> = crate::requests::EtwCoverageSamplerDataView::from_bytes(part::<16, 44, _>(self.fixed));
    }
}
