// Generated from spec/structs/ReserveDelete.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ReserveDelete in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A reserve of processor time was deleted.
///
/// In C: `ReserveDelete`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// No other source knows of reserves; later releases use the hook id for something else or for nothing.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ReserveDelete")]
pub struct ReserveDeleteX64 {
    /// `PVOID Reserve`, at 0x00. The reserve object.
    pub reserve: u64,
}

impl ReserveDeleteX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            reserve: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.reserve.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::reserve_delete::V5_0X64;
}

fixed_record!(ReserveDeleteX64, ReserveDeleteX64View, 8, "ReserveDelete");
getters! {
    self ReserveDeleteX64View "ReserveDeleteX64View" {
        /// `PVOID Reserve`, at 0x00.
        reserve: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
