// Generated from spec/structs/PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The section object of a range that maps a section of the page file.
///
/// In C: `PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION")]
pub struct PerfinfoPfmappedSectionObjectInformationX86 {
    /// `PVOID SectionObject`, at 0x00.
    pub section_object: u32,
    /// `PVOID RangeBase`, at 0x04.
    pub range_base: u32,
}

impl PerfinfoPfmappedSectionObjectInformationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            section_object: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            range_base: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.section_object.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.range_base.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_pfmapped_section_object_information::V5_0X86;
}

fixed_record!(PerfinfoPfmappedSectionObjectInformationX86, PerfinfoPfmappedSectionObjectInformationX86View, 8, "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION");
getters! {
    self PerfinfoPfmappedSectionObjectInformationX86View "PerfinfoPfmappedSectionObjectInformationX86View" {
        /// `PVOID SectionObject`, at 0x00.
        section_object: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID RangeBase`, at 0x04.
        range_base: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
