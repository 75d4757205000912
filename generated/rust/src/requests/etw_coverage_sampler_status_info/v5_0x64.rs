// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATUS_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_STATUS_INFO in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What asks for the status of the coverage sampler.
///
/// In C: `ETW_COVERAGE_SAMPLER_STATUS_INFO`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_STATUS_INFO")]
pub struct EtwCoverageSamplerStatusInfoX64 {
    /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
    pub common: crate::requests::EventTraceCoverageSamplerInformationX64,
    /// `ETW_COVERAGE_SAMPLER_STATUS Status`, at 0x10.
    pub status: crate::requests::EtwCoverageSamplerStatus,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_11: Bytes<7>,
}

impl EtwCoverageSamplerStatusInfoX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            common: crate::requests::EventTraceCoverageSamplerInformationX64::from_bytes(part::<0, 16, _>(bytes)),
            status: crate::requests::EtwCoverageSamplerStatus::from_bytes(part::<16, 1, _>(bytes)),
            padding_11: Bytes(get::<17, 7, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 16, _>(&mut bytes, self.common.to_bytes());
        put::<16, 1, _>(&mut bytes, self.status.to_bytes());
        put::<17, 7, _>(&mut bytes, self.padding_11.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_status_info::V5_0X64;
}

fixed_record!(EtwCoverageSamplerStatusInfoX64, EtwCoverageSamplerStatusInfoX64View, 24, "ETW_COVERAGE_SAMPLER_STATUS_INFO");
getters! {
    self EtwCoverageSamplerStatusInfoX64View "EtwCoverageSamplerStatusInfoX64View" {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
        common: crate::requests::EventTraceCoverageSamplerInformationX64View<'a> = crate::requests::EventTraceCoverageSamplerInformationX64View::from_bytes(part::<0, 16, _>(self.fixed));
        /// `ETW_COVERAGE_SAMPLER_STATUS Status`, at 0x10.
        status: crate::requests::EtwCoverageSamplerStatusView<'a> = crate::requests::EtwCoverageSamplerStatusView::from_bytes(part::<16, 1, _>(self.fixed));
    }
}
