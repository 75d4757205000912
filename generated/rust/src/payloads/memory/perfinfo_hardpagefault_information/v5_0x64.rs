// Generated from spec/structs/PERFINFO_HARDPAGEFAULT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_HARDPAGEFAULT_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A page fault that had to read from disk.
///
/// In C: `PERFINFO_HARDPAGEFAULT_INFORMATION`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// The header says that the event has one more field before these, the 64-bit InitialTime; Microsoft's MOF class PageFault_HardFault has it too.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_HARDPAGEFAULT_INFORMATION")]
pub struct PerfinfoHardpagefaultInformationX64 {
    /// `LARGE_INTEGER ReadOffset`, at 0x00. Where in the file. Unit: bytes.
    pub read_offset: i64,
    /// `PVOID VirtualAddress`, at 0x08. The address that was not there.
    pub virtual_address: u64,
    /// `PVOID FileObject`, at 0x10. The file, by the address of its object.
    pub file_object: u64,
    /// `ULONG ThreadId`, at 0x18. The thread that needed it.
    pub thread_id: u32,
    /// `ULONG ByteCount`, at 0x1C. Unit: bytes.
    pub byte_count: u32,
}

impl PerfinfoHardpagefaultInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            read_offset: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            virtual_address: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            file_object: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            byte_count: u32::from_le_bytes(get::<28, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.read_offset.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.virtual_address.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.byte_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_hardpagefault_information::V5_0X64;
}

fixed_record!(PerfinfoHardpagefaultInformationX64, PerfinfoHardpagefaultInformationX64View, 32, "PERFINFO_HARDPAGEFAULT_INFORMATION");
getters! {
    self PerfinfoHardpagefaultInformationX64View "PerfinfoHardpagefaultInformationX64View" {
        /// `LARGE_INTEGER ReadOffset`, at 0x00.
        read_offset: i64 = i64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID VirtualAddress`, at 0x08.
        virtual_address: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PVOID FileObject`, at 0x10.
        file_object: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x18.
        thread_id: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG ByteCount`, at 0x1C.
        byte_count: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
    }
}
