// Generated from spec/structs/PERFINFO_VIRTUAL_ALLOC_XPARTITION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_VIRTUAL_ALLOC_XPARTITION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Virtual memory was allocated for another partition.
///
/// In C: `PERFINFO_VIRTUAL_ALLOC_XPARTITION`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_VIRTUAL_ALLOC_XPARTITION")]
pub struct PerfinfoVirtualAllocXpartitionX86 {
    /// `PVOID CapturedBase`, at 0x00.
    pub captured_base: u32,
    /// `USHORT TargetPartition`, at 0x04.
    pub target_partition: u16,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_06: Bytes<2>,
}

impl PerfinfoVirtualAllocXpartitionX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            captured_base: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            target_partition: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            padding_06: Bytes(get::<6, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.captured_base.to_le_bytes());
        put::<4, 2, _>(&mut bytes, self.target_partition.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.padding_06.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_virtual_alloc_xpartition::V5_0X86;
}

fixed_record!(PerfinfoVirtualAllocXpartitionX86, PerfinfoVirtualAllocXpartitionX86View, 8, "PERFINFO_VIRTUAL_ALLOC_XPARTITION");
getters! {
    self PerfinfoVirtualAllocXpartitionX86View "PerfinfoVirtualAllocXpartitionX86View" {
        /// `PVOID CapturedBase`, at 0x00.
        captured_base: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `USHORT TargetPartition`, at 0x04.
        target_partition: u16 = u16::from_le_bytes(get::<4, 2, _>(self.fixed));
    }
}
