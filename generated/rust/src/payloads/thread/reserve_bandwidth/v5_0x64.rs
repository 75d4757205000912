// Generated from spec/structs/ReserveBandwidth.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ReserveBandwidth in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The bandwidth of a reserve of processor time was set.
///
/// In C: `ReserveBandwidth`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// No other source knows of reserves; later releases use the hook id for something else or for nothing.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ReserveBandwidth")]
pub struct ReserveBandwidthX64 {
    /// `PVOID Reserve`, at 0x00. The reserve object.
    pub reserve: u64,
    /// `ULONG Period`, at 0x08. What it is for is not known.
    pub period: u32,
    /// `ULONG Budget`, at 0x0C. What it is for is not known.
    pub budget: u32,
}

impl ReserveBandwidthX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            reserve: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            period: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            budget: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.reserve.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.period.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.budget.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::reserve_bandwidth::V5_0X64;
}

fixed_record!(ReserveBandwidthX64, ReserveBandwidthX64View, 16, "ReserveBandwidth");
getters! {
    self ReserveBandwidthX64View "ReserveBandwidthX64View" {
        /// `PVOID Reserve`, at 0x00.
        reserve: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG Period`, at 0x08.
        period: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Budget`, at 0x0C.
        budget: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
