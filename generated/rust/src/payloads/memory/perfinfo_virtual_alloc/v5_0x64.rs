// Generated from spec/structs/PERFINFO_VIRTUAL_ALLOC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_VIRTUAL_ALLOC in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Virtual memory was allocated or freed.
///
/// In C: `PERFINFO_VIRTUAL_ALLOC`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_VIRTUAL_ALLOC")]
pub struct PerfinfoVirtualAllocX64 {
    /// `PVOID CapturedBase`, at 0x00. Where the region begins.
    pub captured_base: u64,
    /// `SIZE_T CapturedRegionSize`, at 0x08. Unit: bytes.
    pub captured_region_size: u64,
    /// `ULONG ProcessId`, at 0x10.
    pub process_id: u32,
    /// `ULONG Flags`, at 0x14. MEM_ constants of winnt.h.
    pub flags: u32,
}

impl PerfinfoVirtualAllocX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            captured_base: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            captured_region_size: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            flags: u32::from_le_bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.captured_base.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.captured_region_size.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.flags.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_virtual_alloc::V5_0X64;
}

fixed_record!(PerfinfoVirtualAllocX64, PerfinfoVirtualAllocX64View, 24, "PERFINFO_VIRTUAL_ALLOC");
getters! {
    self PerfinfoVirtualAllocX64View "PerfinfoVirtualAllocX64View" {
        /// `PVOID CapturedBase`, at 0x00.
        captured_base: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `SIZE_T CapturedRegionSize`, at 0x08.
        captured_region_size: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x10.
        process_id: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x14.
        flags: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
    }
}
