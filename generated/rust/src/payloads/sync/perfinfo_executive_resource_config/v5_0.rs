// Generated from spec/structs/PERFINFO_EXECUTIVE_RESOURCE_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_EXECUTIVE_RESOURCE_CONFIG in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// By which rules executive resources are sampled.
///
/// In C: `PERFINFO_EXECUTIVE_RESOURCE_CONFIG`, 0xc bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_EXECUTIVE_RESOURCE_CONFIG")]
pub struct PerfinfoExecutiveResourceConfig {
    /// `ULONG ReleaseSamplingRate`, at 0x00. Of how many complete releases one is logged.
    pub release_sampling_rate: u32,
    /// `ULONG ContentionSamplingRate`, at 0x04. Of how many contentions one is logged.
    pub contention_sampling_rate: u32,
    /// `ULONG NumberOfExcessiveTimeouts`, at 0x08. From how long on a wait counts as excessive. Unit: 4 seconds.
    pub number_of_excessive_timeouts: u32,
}

impl PerfinfoExecutiveResourceConfig {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            release_sampling_rate: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            contention_sampling_rate: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            number_of_excessive_timeouts: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.release_sampling_rate.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.contention_sampling_rate.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.number_of_excessive_timeouts.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_executive_resource_config::V5_0;
}

fixed_record!(PerfinfoExecutiveResourceConfig, PerfinfoExecutiveResourceConfigView, 12, "PERFINFO_EXECUTIVE_RESOURCE_CONFIG");
getters! {
    self PerfinfoExecutiveResourceConfigView "PerfinfoExecutiveResourceConfigView" {
        /// `ULONG ReleaseSamplingRate`, at 0x00.
        release_sampling_rate: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ContentionSamplingRate`, at 0x04.
        contention_sampling_rate: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG NumberOfExcessiveTimeouts`, at 0x08.
        number_of_excessive_timeouts: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
