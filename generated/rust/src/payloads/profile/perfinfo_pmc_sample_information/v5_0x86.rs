// Generated from spec/structs/PERFINFO_PMC_SAMPLE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PMC_SAMPLE_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An interrupt of a counter of the processor: what the processor was executing.
///
/// In C: `PERFINFO_PMC_SAMPLE_INFORMATION`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PMC_SAMPLE_INFORMATION")]
pub struct PerfinfoPmcSampleInformationX86 {
    /// `PVOID InstructionPointer`, at 0x00.
    pub instruction_pointer: u32,
    /// `ULONG ThreadId`, at 0x04. The thread that the processor was executing.
    pub thread_id: u32,
    /// `USHORT ProfileSource`, at 0x08. The source whose counter it is, a value of KPROFILE_SOURCE.
    pub profile_source: u16,
    /// `USHORT Reserved`, at 0x0A. What it is for is not known.
    pub reserved: u16,
}

impl PerfinfoPmcSampleInformationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            instruction_pointer: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            profile_source: u16::from_le_bytes(get::<8, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<10, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.instruction_pointer.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.profile_source.to_le_bytes());
        put::<10, 2, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_pmc_sample_information::V5_0X86;
}

fixed_record!(PerfinfoPmcSampleInformationX86, PerfinfoPmcSampleInformationX86View, 12, "PERFINFO_PMC_SAMPLE_INFORMATION");
getters! {
    self PerfinfoPmcSampleInformationX86View "PerfinfoPmcSampleInformationX86View" {
        /// `PVOID InstructionPointer`, at 0x00.
        instruction_pointer: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x04.
        thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `USHORT ProfileSource`, at 0x08.
        profile_source: u16 = u16::from_le_bytes(get::<8, 2, _>(self.fixed));
        /// `USHORT Reserved`, at 0x0A.
        reserved: u16 = u16::from_le_bytes(get::<10, 2, _>(self.fixed));
    }
}
