// Generated from spec/structs/PERFINFO_YIELD_PROCESSOR_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_YIELD_PROCESSOR_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A routine at raised priority was asked to yield the processor.
///
/// In C: `PERFINFO_YIELD_PROCESSOR_INFORMATION`, 0xc bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_YIELD_PROCESSOR_INFORMATION")]
pub struct PerfinfoYieldProcessorInformation {
    /// `ULONG YieldReason`, at 0x00. What it is for is not known.
    pub yield_reason: u32,
    /// `ULONG DpcWatchdogCount`, at 0x04. What it is for is not known.
    pub dpc_watchdog_count: u32,
    /// `ULONG DpcTimeCount`, at 0x08. What it is for is not known.
    pub dpc_time_count: u32,
}

impl PerfinfoYieldProcessorInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            yield_reason: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            dpc_watchdog_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            dpc_time_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.yield_reason.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.dpc_watchdog_count.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.dpc_time_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_yield_processor_information::V5_0;
}

fixed_record!(PerfinfoYieldProcessorInformation, PerfinfoYieldProcessorInformationView, 12, "PERFINFO_YIELD_PROCESSOR_INFORMATION");
getters! {
    self PerfinfoYieldProcessorInformationView "PerfinfoYieldProcessorInformationView" {
        /// `ULONG YieldReason`, at 0x00.
        yield_reason: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG DpcWatchdogCount`, at 0x04.
        dpc_watchdog_count: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG DpcTimeCount`, at 0x08.
        dpc_time_count: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
