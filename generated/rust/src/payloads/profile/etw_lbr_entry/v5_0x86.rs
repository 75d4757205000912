// Generated from spec/structs/ETW_LBR_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_LBR_ENTRY in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// One of the last branches that a processor took.
///
/// In C: `ETW_LBR_ENTRY`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `FromAddress` |
/// | 0x04 | 0x4 | PVOID | `ToAddress` |
/// | 0x08 | 0x4 | PVOID | `Reserved` |
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
impl<'a> EtwLbrEntryX86View<'a> {
    /// `PVOID FromAddress`, at 0x00.
    #[inline]
    pub fn from_address(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID ToAddress`, at 0x04.
    #[inline]
    pub fn to_address(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `PVOID Reserved`, at 0x08. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwLbrEntryX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwLbrEntryX86View");
        out.field("from_address", &self.from_address());
        out.field("to_address", &self.to_address());
        out.field("reserved", &self.reserved());
        out.finish()
    }
}
