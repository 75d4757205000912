// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATUS_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_STATUS_INFO in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What asks for the status of the coverage sampler.
///
/// In C: `ETW_COVERAGE_SAMPLER_STATUS_INFO`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_STATUS_INFO")]
pub struct EtwCoverageSamplerStatusInfoX86 {
    /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
    pub common: crate::requests::EventTraceCoverageSamplerInformationX86,
    /// `ETW_COVERAGE_SAMPLER_STATUS Status`, at 0x0C.
    pub status: crate::requests::EtwCoverageSamplerStatus,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0d: Bytes<3>,
}

impl EtwCoverageSamplerStatusInfoX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            common: crate::requests::EventTraceCoverageSamplerInformationX86::from_bytes(part::<0, 12, _>(bytes)),
            status: crate::requests::EtwCoverageSamplerStatus::from_bytes(part::<12, 1, _>(bytes)),
            padding_0d: Bytes(get::<13, 3, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 12, _>(&mut bytes, self.common.to_bytes());
        put::<12, 1, _>(&mut bytes, self.status.to_bytes());
        put::<13, 3, _>(&mut bytes, self.padding_0d.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_status_info::V5_0X86;
}

fixed_record!(EtwCoverageSamplerStatusInfoX86, EtwCoverageSamplerStatusInfoX86View, 16, "ETW_COVERAGE_SAMPLER_STATUS_INFO");
getters! {
    self EtwCoverageSamplerStatusInfoX86View "EtwCoverageSamplerStatusInfoX86View" {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common`, at 0x00.
        common: crate::requests::EventTraceCoverageSamplerInformationX86View<'a> = crate::requests::EventTraceCoverageSamplerInformationX86View::from_bytes(part::<0, 12, _>(self.fixed));
        /// `ETW_COVERAGE_SAMPLER_STATUS Status`, at 0x0C.
        status: crate::requests::EtwCoverageSamplerStatusView<'a> = crate::requests::EtwCoverageSamplerStatusView::from_bytes(part::<12, 1, _>(self.fixed));
    }
}
