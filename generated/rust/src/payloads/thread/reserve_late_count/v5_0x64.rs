// Generated from spec/structs/ReserveLateCount.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ReserveLateCount in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A reserve of processor time was late.
///
/// In C: `ReserveLateCount`, 0xc bytes. Releases 5.0+ with 64 bit pointers.
///
/// No other source knows of reserves; later releases use the hook id for something else or for nothing.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ReserveLateCount")]
pub struct ReserveLateCountX64 {
    /// `PVOID Reserve`, at 0x00. The reserve object.
    pub reserve: u64,
    /// `LONG LateCountIncrement`, at 0x08. What it is for is not known.
    pub late_count_increment: i32,
}

impl ReserveLateCountX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            reserve: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            late_count_increment: i32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 8, _>(&mut bytes, self.reserve.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.late_count_increment.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::reserve_late_count::V5_0X64;
}

fixed_record!(ReserveLateCountX64, ReserveLateCountX64View, 12, "ReserveLateCount");
getters! {
    self ReserveLateCountX64View "ReserveLateCountX64View" {
        /// `PVOID Reserve`, at 0x00.
        reserve: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `LONG LateCountIncrement`, at 0x08.
        late_count_increment: i32 = i32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
