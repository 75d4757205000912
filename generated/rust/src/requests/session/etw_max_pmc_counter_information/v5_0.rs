// Generated from spec/structs/ETW_MAX_PMC_COUNTER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_MAX_PMC_COUNTER_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How many counters of the processor a session can have.
///
/// In C: `ETW_MAX_PMC_COUNTER_INFORMATION`, 0x4 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_MAX_PMC_COUNTER_INFORMATION")]
pub struct EtwMaxPmcCounterInformation {
    /// `ULONG MaximumPmcCounter`, at 0x00.
    pub maximum_pmc_counter: u32,
}

impl EtwMaxPmcCounterInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            maximum_pmc_counter: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.maximum_pmc_counter.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_max_pmc_counter_information::V5_0;
}

fixed_record!(EtwMaxPmcCounterInformation, EtwMaxPmcCounterInformationView, 4, "ETW_MAX_PMC_COUNTER_INFORMATION");
getters! {
    self EtwMaxPmcCounterInformationView "EtwMaxPmcCounterInformationView" {
        /// `ULONG MaximumPmcCounter`, at 0x00.
        maximum_pmc_counter: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
