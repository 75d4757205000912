// Generated from spec/structs/PERFINFO_PFMAPPED_SECTION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PFMAPPED_SECTION_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A range of addresses that maps a section of the page file.
///
/// In C: `PERFINFO_PFMAPPED_SECTION_INFORMATION`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PFMAPPED_SECTION_INFORMATION")]
pub struct PerfinfoPfmappedSectionInformationX86 {
    /// `PVOID RangeBase`, at 0x00.
    pub range_base: u32,
    /// `PVOID RangeEnd`, at 0x04. Where the range ends.
    pub range_end: u32,
    /// `ULONG CreatingProcessId`, at 0x08. The process that created the section.
    pub creating_process_id: u32,
}

impl PerfinfoPfmappedSectionInformationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            range_base: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            range_end: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            creating_process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.range_base.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.range_end.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.creating_process_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_pfmapped_section_information::V5_0X86;
}

fixed_record!(PerfinfoPfmappedSectionInformationX86, PerfinfoPfmappedSectionInformationX86View, 12, "PERFINFO_PFMAPPED_SECTION_INFORMATION");
getters! {
    self PerfinfoPfmappedSectionInformationX86View "PerfinfoPfmappedSectionInformationX86View" {
        /// `PVOID RangeBase`, at 0x00.
        range_base: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID RangeEnd`, at 0x04.
        range_end: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG CreatingProcessId`, at 0x08.
        creating_process_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
