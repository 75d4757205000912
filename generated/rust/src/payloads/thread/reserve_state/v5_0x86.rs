// Generated from spec/structs/ReserveState.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ReserveState in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The state of a reserve of processor time changed.
///
/// In C: `ReserveState`, 0x6 bytes. Releases 5.0+ with 32 bit pointers.
///
/// No other source knows of reserves; later releases use the hook id for something else or for nothing.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ReserveState")]
pub struct ReserveStateX86 {
    /// `PVOID Reserve`, at 0x00. The reserve object.
    pub reserve: u32,
    /// `CHAR DispatchState`, at 0x04. What it is for is not known.
    pub dispatch_state: i8,
    /// `BOOLEAN Replenished`, at 0x05. What it is for is not known.
    pub replenished: u8,
}

impl ReserveStateX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 6]) -> Self {
        Self {
            reserve: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            dispatch_state: i8::from_le_bytes(get::<4, 1, _>(bytes)),
            replenished: u8::from_le_bytes(get::<5, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 6] {
        let mut bytes = [0; 6];
        put::<0, 4, _>(&mut bytes, self.reserve.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.dispatch_state.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.replenished.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::reserve_state::V5_0X86;
}

fixed_record!(ReserveStateX86, ReserveStateX86View, 6, "ReserveState");
getters! {
    self ReserveStateX86View "ReserveStateX86View" {
        /// `PVOID Reserve`, at 0x00.
        reserve: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `CHAR DispatchState`, at 0x04.
        dispatch_state: i8 = i8::from_le_bytes(get::<4, 1, _>(self.fixed));
        /// `BOOLEAN Replenished`, at 0x05.
        replenished: u8 = u8::from_le_bytes(get::<5, 1, _>(self.fixed));
    }
}
