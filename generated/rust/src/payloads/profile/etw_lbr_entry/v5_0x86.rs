// Generated from spec/structs/ETW_LBR_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_LBR_ENTRY in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// One of the last branches that a processor took.
///
/// In C: `ETW_LBR_ENTRY`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_LBR_ENTRY")]
pub struct EtwLbrEntryX86 {
    /// `PVOID FromAddress`, at 0x00.
    pub from_address: u32,
    /// `PVOID ToAddress`, at 0x04.
    pub to_address: u32,
    /// `PVOID Reserved`, at 0x08. What it is for is not known.
    pub reserved: u32,
}

impl EtwLbrEntryX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            from_address: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            to_address: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.from_address.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.to_address.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_lbr_entry::V5_0X86;
}

fixed_record!(EtwLbrEntryX86, EtwLbrEntryX86View, 12, "ETW_LBR_ENTRY");
getters! {
    self EtwLbrEntryX86View "EtwLbrEntryX86View" {
        /// `PVOID FromAddress`, at 0x00.
        from_address: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID ToAddress`, at 0x04.
        to_address: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `PVOID Reserved`, at 0x08.
        reserved: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
