// Generated from spec/structs/TELEMETRY_COVERAGE_POINT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TELEMETRY_COVERAGE_POINT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A point in code of which telemetry is to know whether it was reached.
///
/// In C: `TELEMETRY_COVERAGE_POINT`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TELEMETRY_COVERAGE_POINT")]
pub struct TelemetryCoveragePointX86 {
    /// `CHAR * Name`, at 0x00.
    pub name: u32,
    /// `ULONG Hash`, at 0x04. Of the name.
    pub hash_: u32,
    /// `ULONG LastCoveredRound`, at 0x08. What it is for is not known.
    pub last_covered_round: u32,
    /// `ULONG Flags`, at 0x0C. What it is for is not known.
    pub flags: u32,
}

impl TelemetryCoveragePointX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            name: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            hash_: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            last_covered_round: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            flags: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.name.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.hash_.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.last_covered_round.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.flags.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::telemetry_coverage_point::V5_0X86;
}

fixed_record!(TelemetryCoveragePointX86, TelemetryCoveragePointX86View, 16, "TELEMETRY_COVERAGE_POINT");
getters! {
    self TelemetryCoveragePointX86View "TelemetryCoveragePointX86View" {
        /// `CHAR * Name`, at 0x00.
        name: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Hash`, at 0x04.
        hash_: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG LastCoveredRound`, at 0x08.
        last_covered_round: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x0C.
        flags: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
