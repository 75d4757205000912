// Generated from spec/structs/PERFINFO_PPM_THERMAL_CONSTRAINT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PPM_THERMAL_CONSTRAINT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Processors were throttled because of heat.
///
/// In C: `PERFINFO_PPM_THERMAL_CONSTRAINT`, 0x10 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PPM_THERMAL_CONSTRAINT")]
pub struct PerfinfoPpmThermalConstraint {
    /// `ULONG Constraint`, at 0x00.
    pub constraint: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `ULONG64 Processors`, at 0x08. A bit for each processor.
    pub processors: u64,
}

impl PerfinfoPpmThermalConstraint {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            constraint: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            processors: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.constraint.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.processors.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ppm_thermal_constraint::V5_0;
}

fixed_record!(PerfinfoPpmThermalConstraint, PerfinfoPpmThermalConstraintView, 16, "PERFINFO_PPM_THERMAL_CONSTRAINT");
getters! {
    self PerfinfoPpmThermalConstraintView "PerfinfoPpmThermalConstraintView" {
        /// `ULONG Constraint`, at 0x00.
        constraint: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG64 Processors`, at 0x08.
        processors: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
