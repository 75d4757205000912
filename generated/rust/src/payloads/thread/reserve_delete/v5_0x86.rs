// Generated from spec/structs/ReserveDelete.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ReserveDelete in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A reserve of processor time was deleted.
///
/// In C: `ReserveDelete`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// No other source knows of reserves; later releases use the hook id for something else or for nothing.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ReserveDelete")]
pub struct ReserveDeleteX86 {
    /// `PVOID Reserve`, at 0x00. The reserve object.
    pub reserve: u32,
}

impl ReserveDeleteX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            reserve: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.reserve.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::reserve_delete::V5_0X86;
}

fixed_record!(ReserveDeleteX86, ReserveDeleteX86View, 4, "ReserveDelete");
getters! {
    self ReserveDeleteX86View "ReserveDeleteX86View" {
        /// `PVOID Reserve`, at 0x00.
        reserve: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
