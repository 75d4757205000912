// Generated from spec/structs/PERFINFO_VIRTUAL_ALLOC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_VIRTUAL_ALLOC in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Virtual memory was allocated or freed.
///
/// In C: `PERFINFO_VIRTUAL_ALLOC`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_VIRTUAL_ALLOC")]
pub struct PerfinfoVirtualAllocX86 {
    /// `PVOID CapturedBase`, at 0x00. Where the region begins.
    pub captured_base: u32,
    /// `SIZE_T CapturedRegionSize`, at 0x04. Unit: bytes.
    pub captured_region_size: u32,
    /// `ULONG ProcessId`, at 0x08.
    pub process_id: u32,
    /// `ULONG Flags`, at 0x0C. MEM_ constants of winnt.h.
    pub flags: u32,
}

impl PerfinfoVirtualAllocX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            captured_base: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            captured_region_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            flags: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.captured_base.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.captured_region_size.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.flags.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_virtual_alloc::V5_0X86;
}

fixed_record!(PerfinfoVirtualAllocX86, PerfinfoVirtualAllocX86View, 16, "PERFINFO_VIRTUAL_ALLOC");
getters! {
    self PerfinfoVirtualAllocX86View "PerfinfoVirtualAllocX86View" {
        /// `PVOID CapturedBase`, at 0x00.
        captured_base: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `SIZE_T CapturedRegionSize`, at 0x04.
        captured_region_size: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x08.
        process_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x0C.
        flags: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
