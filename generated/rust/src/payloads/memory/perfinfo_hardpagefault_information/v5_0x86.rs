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
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | LARGE_INTEGER | `ReadOffset` |
/// | 0x08 | 0x4 | PVOID | `VirtualAddress` |
/// | 0x0c | 0x4 | PVOID | `FileObject` |
/// | 0x10 | 0x4 | ULONG | `ThreadId` |
/// | 0x14 | 0x4 | ULONG | `ByteCount` |
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
fixed_record!(
    PerfinfoHardpagefaultInformationX86, PerfinfoHardpagefaultInformationX86View, 24,
    "PERFINFO_HARDPAGEFAULT_INFORMATION"
);
impl<'a> PerfinfoHardpagefaultInformationX86View<'a> {
    /// `LARGE_INTEGER ReadOffset`, at 0x00. Where in the file. Unit: bytes.
    #[inline]
    pub fn read_offset(&self) -> i64 {
        i64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `PVOID VirtualAddress`, at 0x08. The address that was not there.
    #[inline]
    pub fn virtual_address(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `PVOID FileObject`, at 0x0C. The file, by the address of its object.
    #[inline]
    pub fn file_object(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG ThreadId`, at 0x10. The thread that needed it.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG ByteCount`, at 0x14. Unit: bytes.
    #[inline]
    pub fn byte_count(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoHardpagefaultInformationX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoHardpagefaultInformationX86View");
        out.field("read_offset", &self.read_offset());
        out.field("virtual_address", &self.virtual_address());
        out.field("file_object", &self.file_object());
        out.field("thread_id", &self.thread_id());
        out.field("byte_count", &self.byte_count());
        out.finish()
    }
}
