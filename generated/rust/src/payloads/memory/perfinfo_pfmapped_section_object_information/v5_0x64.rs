// Generated from spec/structs/PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The section object of a range that maps a section of the page file.
///
/// In C: `PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION")]
pub struct PerfinfoPfmappedSectionObjectInformationX64 {
    /// `PVOID SectionObject`, at 0x00.
    pub section_object: u64,
    /// `PVOID RangeBase`, at 0x08.
    pub range_base: u64,
}

impl PerfinfoPfmappedSectionObjectInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            section_object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            range_base: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.section_object.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.range_base.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_pfmapped_section_object_information::V5_0X64;
}

fixed_record!(PerfinfoPfmappedSectionObjectInformationX64, PerfinfoPfmappedSectionObjectInformationX64View, 16, "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION");
getters! {
    self PerfinfoPfmappedSectionObjectInformationX64View "PerfinfoPfmappedSectionObjectInformationX64View" {
        /// `PVOID SectionObject`, at 0x00.
        section_object: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID RangeBase`, at 0x08.
        range_base: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
