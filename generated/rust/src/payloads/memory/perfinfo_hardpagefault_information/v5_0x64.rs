// Generated from spec/structs/PERFINFO_HARDPAGEFAULT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_HARDPAGEFAULT_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// A page fault that had to read from disk.
///
/// In C: `PERFINFO_HARDPAGEFAULT_INFORMATION`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// The header says that the event has one more field before these, the 64-bit InitialTime; Microsoft's MOF class PageFault_HardFault has it too.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | LARGE_INTEGER | `ReadOffset` |
/// | 0x08 | 0x8 | PVOID | `VirtualAddress` |
/// | 0x10 | 0x8 | PVOID | `FileObject` |
/// | 0x18 | 0x4 | ULONG | `ThreadId` |
/// | 0x1c | 0x4 | ULONG | `ByteCount` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_HARDPAGEFAULT_INFORMATION")]
pub struct PerfinfoHardpagefaultInformation64 {
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
impl PerfinfoHardpagefaultInformation64 {
    /// The size in bytes.
    pub const SIZE: usize = 32;
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
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_HARDPAGEFAULT_INFORMATION",
                    needed: 32,
                    have: bytes.len(),
                })
            }
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
    /// `LARGE_INTEGER ReadOffset`, at 0x00. Where in the file. Unit: bytes.
    #[inline]
    pub fn read_offset(&self) -> i64 {
        self.read_offset
    }
    /// Sets `ReadOffset`.
    #[inline]
    pub fn set_read_offset(&mut self, value: i64) {
        self.read_offset = value;
    }
    /// `PVOID VirtualAddress`, at 0x08. The address that was not there.
    #[inline]
    pub fn virtual_address(&self) -> u64 {
        self.virtual_address
    }
    /// Sets `VirtualAddress`.
    #[inline]
    pub fn set_virtual_address(&mut self, value: u64) {
        self.virtual_address = value;
    }
    /// `PVOID FileObject`, at 0x10. The file, by the address of its object.
    #[inline]
    pub fn file_object(&self) -> u64 {
        self.file_object
    }
    /// Sets `FileObject`.
    #[inline]
    pub fn set_file_object(&mut self, value: u64) {
        self.file_object = value;
    }
    /// `ULONG ThreadId`, at 0x18. The thread that needed it.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.thread_id
    }
    /// Sets `ThreadId`.
    #[inline]
    pub fn set_thread_id(&mut self, value: u32) {
        self.thread_id = value;
    }
    /// `ULONG ByteCount`, at 0x1C. Unit: bytes.
    #[inline]
    pub fn byte_count(&self) -> u32 {
        self.byte_count
    }
    /// Sets `ByteCount`.
    #[inline]
    pub fn set_byte_count(&mut self, value: u32) {
        self.byte_count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_hardpagefault_information::V5_0X64;
}
impl Default for PerfinfoHardpagefaultInformation64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 32])
    }
}
impl Sealed for PerfinfoHardpagefaultInformation64 {}
impl Record for PerfinfoHardpagefaultInformation64 {
    const NAME: &'static str = "PERFINFO_HARDPAGEFAULT_INFORMATION";
    const SIZE: usize = 32;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoHardpagefaultInformation64 {
    const SIZE: usize = 32;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoHardpagefaultInformation64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoHardpagefaultInformation64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<i64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                ((read_offset, virtual_address, file_object, thread_id, byte_count),)|
            Self {
                read_offset,
                virtual_address,
                file_object,
                thread_id,
                byte_count,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoHardpagefaultInformation64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoHardpagefaultInformation64View<'a> {
    fixed: &'a [u8; 32],
}
impl<'a> PerfinfoHardpagefaultInformation64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_HARDPAGEFAULT_INFORMATION",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 32]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoHardpagefaultInformation64 {
        PerfinfoHardpagefaultInformation64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `LARGE_INTEGER ReadOffset`, at 0x00. Where in the file. Unit: bytes.
    #[inline]
    pub fn read_offset(&self) -> i64 {
        i64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `PVOID VirtualAddress`, at 0x08. The address that was not there.
    #[inline]
    pub fn virtual_address(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `PVOID FileObject`, at 0x10. The file, by the address of its object.
    #[inline]
    pub fn file_object(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `ULONG ThreadId`, at 0x18. The thread that needed it.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
    /// `ULONG ByteCount`, at 0x1C. Unit: bytes.
    #[inline]
    pub fn byte_count(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoHardpagefaultInformation64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoHardpagefaultInformation64View");
        out.field("read_offset", &self.read_offset());
        out.field("virtual_address", &self.virtual_address());
        out.field("file_object", &self.file_object());
        out.field("thread_id", &self.thread_id());
        out.field("byte_count", &self.byte_count());
        out.finish()
    }
}
