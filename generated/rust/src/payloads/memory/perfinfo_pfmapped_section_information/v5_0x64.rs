// Generated from spec/structs/PERFINFO_PFMAPPED_SECTION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PFMAPPED_SECTION_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A range of addresses that maps a section of the page file.
///
/// In C: `PERFINFO_PFMAPPED_SECTION_INFORMATION`, 0x18 bytes with one element of its array, 0x14 without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PFMAPPED_SECTION_INFORMATION")]
pub struct PerfinfoPfmappedSectionInformationX64 {
    /// `PVOID RangeBase`, at 0x00.
    pub range_base: u64,
    /// `PVOID RangeEnd`, at 0x08. Where the range ends.
    pub range_end: u64,
    /// `ULONG CreatingProcessId`, at 0x10. The process that created the section.
    pub creating_process_id: u32,
}

impl PerfinfoPfmappedSectionInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            range_base: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            range_end: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            creating_process_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.range_base.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.range_end.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.creating_process_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_pfmapped_section_information::V5_0X64;
}

fixed_record!(PerfinfoPfmappedSectionInformationX64, PerfinfoPfmappedSectionInformationX64View, 20, "PERFINFO_PFMAPPED_SECTION_INFORMATION");
getters! {
    self PerfinfoPfmappedSectionInformationX64View "PerfinfoPfmappedSectionInformationX64View" {
        /// `PVOID RangeBase`, at 0x00.
        range_base: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID RangeEnd`, at 0x08.
        range_end: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG CreatingProcessId`, at 0x10.
        creating_process_id: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    }
}
