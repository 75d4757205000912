// Generated from spec/structs/FileIo_DirEnum.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! FileIo_DirEnum in the form of releases 5.0+ with 64 bit pointers.
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
/// A directory is enumerated, or watched for changes.
///
/// In C: `FileIo_DirEnum`, 0x2c bytes. Releases 5.0+ with 64 bit pointers.
///
/// Later versions have the thread behind the pointers, in 32 bits: see PERFINFO_FILE_DIRENUM.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `IrpPtr` |
/// | 0x08 | 0x8 | ULONG_PTR | `TTID` |
/// | 0x10 | 0x8 | PVOID | `FileObject` |
/// | 0x18 | 0x8 | PVOID | `FileKey` |
/// | 0x20 | 0x4 | ULONG | `Length` |
/// | 0x24 | 0x4 | ULONG | `InfoClass` |
/// | 0x28 | 0x4 | ULONG | `FileIndex` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "FileIo_DirEnum")]
pub struct FileIoDirEnum64 {
    /// `PVOID IrpPtr`, at 0x00. The I/O request packet, which FileIo_OpEnd names too.
    pub irp_ptr: u64,
    /// `ULONG_PTR TTID`, at 0x08. The thread that asks for it; as wide as a pointer in this version alone.
    pub ttid: u64,
    /// `PVOID FileObject`, at 0x10. The file as it was opened, the same from creation to close.
    pub file_object: u64,
    /// `PVOID FileKey`, at 0x18. The file, by the address that the events of file names have.
    pub file_key: u64,
    /// `ULONG Length`, at 0x20. Of the buffer for the result. Unit: bytes.
    pub length: u32,
    /// `ULONG InfoClass`, at 0x24. What is asked for: a value of the documented FILE_INFORMATION_CLASS.
    pub info_class: u32,
    /// `ULONG FileIndex`, at 0x28. From where the enumeration goes on.
    pub file_index: u32,
}
impl FileIoDirEnum64 {
    /// The size in bytes.
    pub const SIZE: usize = 44;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 44]) -> Self {
        Self {
            irp_ptr: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            ttid: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            file_object: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            file_key: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            length: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            info_class: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            file_index: u32::from_le_bytes(get::<40, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 44 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "FileIo_DirEnum",
                    needed: 44,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 44] {
        let mut bytes = [0; 44];
        put::<0, 8, _>(&mut bytes, self.irp_ptr.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.ttid.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.file_key.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.length.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.info_class.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.file_index.to_le_bytes());
        bytes
    }
    /// `PVOID IrpPtr`, at 0x00. The I/O request packet, which FileIo_OpEnd names too.
    #[inline]
    pub fn irp_ptr(&self) -> u64 {
        self.irp_ptr
    }
    /// Sets `IrpPtr`.
    #[inline]
    pub fn set_irp_ptr(&mut self, value: u64) {
        self.irp_ptr = value;
    }
    /// `ULONG_PTR TTID`, at 0x08. The thread that asks for it; as wide as a pointer in this version alone.
    #[inline]
    pub fn ttid(&self) -> u64 {
        self.ttid
    }
    /// Sets `TTID`.
    #[inline]
    pub fn set_ttid(&mut self, value: u64) {
        self.ttid = value;
    }
    /// `PVOID FileObject`, at 0x10. The file as it was opened, the same from creation to close.
    #[inline]
    pub fn file_object(&self) -> u64 {
        self.file_object
    }
    /// Sets `FileObject`.
    #[inline]
    pub fn set_file_object(&mut self, value: u64) {
        self.file_object = value;
    }
    /// `PVOID FileKey`, at 0x18. The file, by the address that the events of file names have.
    #[inline]
    pub fn file_key(&self) -> u64 {
        self.file_key
    }
    /// Sets `FileKey`.
    #[inline]
    pub fn set_file_key(&mut self, value: u64) {
        self.file_key = value;
    }
    /// `ULONG Length`, at 0x20. Of the buffer for the result. Unit: bytes.
    #[inline]
    pub fn length(&self) -> u32 {
        self.length
    }
    /// Sets `Length`.
    #[inline]
    pub fn set_length(&mut self, value: u32) {
        self.length = value;
    }
    /// `ULONG InfoClass`, at 0x24. What is asked for: a value of the documented FILE_INFORMATION_CLASS.
    #[inline]
    pub fn info_class(&self) -> u32 {
        self.info_class
    }
    /// Sets `InfoClass`.
    #[inline]
    pub fn set_info_class(&mut self, value: u32) {
        self.info_class = value;
    }
    /// `ULONG FileIndex`, at 0x28. From where the enumeration goes on.
    #[inline]
    pub fn file_index(&self) -> u32 {
        self.file_index
    }
    /// Sets `FileIndex`.
    #[inline]
    pub fn set_file_index(&mut self, value: u32) {
        self.file_index = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::file_io_dir_enum::V5_0X64;
}
impl Default for FileIoDirEnum64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 44])
    }
}
impl Sealed for FileIoDirEnum64 {}
impl Record for FileIoDirEnum64 {
    const NAME: &'static str = "FileIo_DirEnum";
    const SIZE: usize = 44;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for FileIoDirEnum64 {
    const SIZE: usize = 44;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(FileIoDirEnum64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for FileIoDirEnum64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        irp_ptr,
                        ttid,
                        file_object,
                        file_key,
                        length,
                        info_class,
                        file_index,
                    ),
                )|
            Self {
                irp_ptr,
                ttid,
                file_object,
                file_key,
                length,
                info_class,
                file_index,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`FileIoDirEnum64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct FileIoDirEnum64View<'a> {
    fixed: &'a [u8; 44],
}
impl<'a> FileIoDirEnum64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 44 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "FileIo_DirEnum",
                    needed: 44,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 44]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> FileIoDirEnum64 {
        FileIoDirEnum64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 44] {
        self.fixed
    }
    /// `PVOID IrpPtr`, at 0x00. The I/O request packet, which FileIo_OpEnd names too.
    #[inline]
    pub fn irp_ptr(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG_PTR TTID`, at 0x08. The thread that asks for it; as wide as a pointer in this version alone.
    #[inline]
    pub fn ttid(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `PVOID FileObject`, at 0x10. The file as it was opened, the same from creation to close.
    #[inline]
    pub fn file_object(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `PVOID FileKey`, at 0x18. The file, by the address that the events of file names have.
    #[inline]
    pub fn file_key(&self) -> u64 {
        u64::from_le_bytes(get::<24, 8, _>(self.fixed))
    }
    /// `ULONG Length`, at 0x20. Of the buffer for the result. Unit: bytes.
    #[inline]
    pub fn length(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `ULONG InfoClass`, at 0x24. What is asked for: a value of the documented FILE_INFORMATION_CLASS.
    #[inline]
    pub fn info_class(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
    /// `ULONG FileIndex`, at 0x28. From where the enumeration goes on.
    #[inline]
    pub fn file_index(&self) -> u32 {
        u32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for FileIoDirEnum64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("FileIoDirEnum64View");
        out.field("irp_ptr", &self.irp_ptr());
        out.field("ttid", &self.ttid());
        out.field("file_object", &self.file_object());
        out.field("file_key", &self.file_key());
        out.field("length", &self.length());
        out.field("info_class", &self.info_class());
        out.field("file_index", &self.file_index());
        out.finish()
    }
}
