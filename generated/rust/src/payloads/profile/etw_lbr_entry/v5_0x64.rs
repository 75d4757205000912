// Generated from spec/structs/ETW_LBR_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_LBR_ENTRY in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// One of the last branches that a processor took.
///
/// In C: `ETW_LBR_ENTRY`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_LBR_ENTRY")]
pub struct EtwLbrEntryX64 {
    /// `PVOID FromAddress`, at 0x00.
    pub from_address: u64,
    /// `PVOID ToAddress`, at 0x08.
    pub to_address: u64,
    /// `PVOID Reserved`, at 0x10. What it is for is not known.
    pub reserved: u64,
}

impl EtwLbrEntryX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            from_address: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            to_address: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            reserved: u64::from_le_bytes(get::<16, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.from_address.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.to_address.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_lbr_entry::V5_0X64;
}

fixed_record!(EtwLbrEntryX64, EtwLbrEntryX64View, 24, "ETW_LBR_ENTRY");
getters! {
    self EtwLbrEntryX64View "EtwLbrEntryX64View" {
        /// `PVOID FromAddress`, at 0x00.
        from_address: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID ToAddress`, at 0x08.
        to_address: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PVOID Reserved`, at 0x10.
        reserved: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
    }
}
