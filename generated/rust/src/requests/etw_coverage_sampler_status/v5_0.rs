// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATUS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_STATUS in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Whether there is a coverage sampler.
///
/// In C: `ETW_COVERAGE_SAMPLER_STATUS`, 0x1 bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_STATUS")]
pub struct EtwCoverageSamplerStatus {
    /// `UCHAR Active`, at 0x00.
    pub active: u8,
}

impl EtwCoverageSamplerStatus {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 1]) -> Self {
        Self {
            active: u8::from_le_bytes(get::<0, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 1] {
        let mut bytes = [0; 1];
        put::<0, 1, _>(&mut bytes, self.active.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_status::V5_0;
}

fixed_record!(EtwCoverageSamplerStatus, EtwCoverageSamplerStatusView, 1, "ETW_COVERAGE_SAMPLER_STATUS");
getters! {
    self EtwCoverageSamplerStatusView "EtwCoverageSamplerStatusView" {
        /// `UCHAR Active`, at 0x00.
        active: u8 = u8::from_le_bytes(get::<0, 1, _>(self.fixed));
    }
}
