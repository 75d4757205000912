// Generated from spec/structs/PERFINFO_HARDPAGEFAULT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_HARDPAGEFAULT_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A page fault that had to read from disk.
///
/// In C: `PERFINFO_HARDPAGEFAULT_INFORMATION`, 0x18 bytes. Releases 5.0+ with 32 bit pointers.
///
/// The header says that the event has one more field before these, the 64-bit InitialTime; Microsoft's MOF class PageFault_HardFault has it too.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_HARDPAGEFAULT_INFORMATION")]
pub struct PerfinfoHardpagefaultInformationX86 {
    /// `LARGE_INTEGER ReadOffset`, at 0x00. Where in the file. Unit: bytes.
    pub read_offset: i64,
    /// `PVOID VirtualAddress`, at 0x08. The address that was not there.
    pub virtual_address: u32,
    /// `PVOID FileObject`, at 0x0C. The file, by the address of its object.
    pub file_object: u32,
    /// `ULONG ThreadId`, at 0x10. The thread that needed it.
    pub thread_id: u32,
    /// `ULONG ByteCount`, at 0x14. Unit: bytes.
    pub byte_count: u32,
}

impl PerfinfoHardpagefaultInformationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            read_offset: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            virtual_address: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            file_object: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            byte_count: u32::from_le_bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.read_offset.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.virtual_address.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.byte_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_hardpagefault_information::V5_0X86;
}

fixed_record!(PerfinfoHardpagefaultInformationX86, PerfinfoHardpagefaultInformationX86View, 24, "PERFINFO_HARDPAGEFAULT_INFORMATION");
getters! {
    self PerfinfoHardpagefaultInformationX86View "PerfinfoHardpagefaultInformationX86View" {
        /// `LARGE_INTEGER ReadOffset`, at 0x00.
        read_offset: i64 = i64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID VirtualAddress`, at 0x08.
        virtual_address: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `PVOID FileObject`, at 0x0C.
        file_object: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x10.
        thread_id: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG ByteCount`, at 0x14.
        byte_count: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
    }
}
