// Generated from spec/structs/PERFINFO_PO_CALIBRATED_PERFCOUNTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PO_CALIBRATED_PERFCOUNTER in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The performance counter was calibrated after sleep.
///
/// In C: `PERFINFO_PO_CALIBRATED_PERFCOUNTER`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PO_CALIBRATED_PERFCOUNTER")]
pub struct PerfinfoPoCalibratedPerfcounter {
    /// `LARGE_INTEGER PerformanceCounter`, at 0x00. The performance counter just then.
    pub performance_counter: i64,
}

impl PerfinfoPoCalibratedPerfcounter {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            performance_counter: i64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.performance_counter.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_po_calibrated_perfcounter::V5_0;
}

fixed_record!(PerfinfoPoCalibratedPerfcounter, PerfinfoPoCalibratedPerfcounterView, 8, "PERFINFO_PO_CALIBRATED_PERFCOUNTER");
getters! {
    self PerfinfoPoCalibratedPerfcounterView "PerfinfoPoCalibratedPerfcounterView" {
        /// `LARGE_INTEGER PerformanceCounter`, at 0x00.
        performance_counter: i64 = i64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
