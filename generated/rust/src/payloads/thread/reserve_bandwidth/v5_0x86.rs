// Generated from spec/structs/ReserveBandwidth.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ReserveBandwidth in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The bandwidth of a reserve of processor time was set.
///
/// In C: `ReserveBandwidth`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// No other source knows of reserves; later releases use the hook id for something else or for nothing.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ReserveBandwidth")]
pub struct ReserveBandwidthX86 {
    /// `PVOID Reserve`, at 0x00. The reserve object.
    pub reserve: u32,
    /// `ULONG Period`, at 0x04. What it is for is not known.
    pub period: u32,
    /// `ULONG Budget`, at 0x08. What it is for is not known.
    pub budget: u32,
}

impl ReserveBandwidthX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            reserve: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            period: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            budget: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.reserve.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.period.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.budget.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::reserve_bandwidth::V5_0X86;
}

fixed_record!(ReserveBandwidthX86, ReserveBandwidthX86View, 12, "ReserveBandwidth");
getters! {
    self ReserveBandwidthX86View "ReserveBandwidthX86View" {
        /// `PVOID Reserve`, at 0x00.
        reserve: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Period`, at 0x04.
        period: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG Budget`, at 0x08.
        budget: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
