// Generated from spec/structs/WMI_PAGE_FAULT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_PAGE_FAULT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A page fault.
///
/// In C: `WMI_PAGE_FAULT`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_PAGE_FAULT")]
pub struct WmiPageFaultX86 {
    /// `PVOID VirtualAddress`, at 0x00. The address that was not there.
    pub virtual_address: u32,
    /// `PVOID ProgramCounter`, at 0x04. The instruction that needed it.
    pub program_counter: u32,
}

impl WmiPageFaultX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            virtual_address: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            program_counter: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.virtual_address.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.program_counter.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_page_fault::V5_0X86;
}

fixed_record!(WmiPageFaultX86, WmiPageFaultX86View, 8, "WMI_PAGE_FAULT");
getters! {
    self WmiPageFaultX86View "WmiPageFaultX86View" {
        /// `PVOID VirtualAddress`, at 0x00.
        virtual_address: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID ProgramCounter`, at 0x04.
        program_counter: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
