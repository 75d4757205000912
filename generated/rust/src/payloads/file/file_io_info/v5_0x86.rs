// Generated from spec/structs/FileIo_Info.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! FileIo_Info in the form of releases 5.0+ with 32 bit pointers.
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
/// Information of a file is set or queried, a file is deleted or renamed, or a control is sent to it.
///
/// In C: `FileIo_Info`, 0x18 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Later versions have the thread behind the pointers, in 32 bits: see PERFINFO_FILE_INFORMATION.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `IrpPtr` |
/// | 0x04 | 0x4 | ULONG_PTR | `TTID` |
/// | 0x08 | 0x4 | PVOID | `FileObject` |
/// | 0x0c | 0x4 | PVOID | `FileKey` |
/// | 0x10 | 0x4 | ULONG_PTR | `ExtraInfo` |
/// | 0x14 | 0x4 | ULONG | `InfoClass` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "FileIo_Info")]
pub struct FileIoInfo32 {
    /// `PVOID IrpPtr`, at 0x00. The I/O request packet, which FileIo_OpEnd names too.
    pub irp_ptr: u32,
    /// `ULONG_PTR TTID`, at 0x04. The thread that asks for it; as wide as a pointer in this version alone.
    pub ttid: u32,
    /// `PVOID FileObject`, at 0x08. The file as it was opened, the same from creation to close.
    pub file_object: u32,
    /// `PVOID FileKey`, at 0x0C. The file, by the address that the events of file names have.
    pub file_key: u32,
    /// `ULONG_PTR ExtraInfo`, at 0x10. By class: the disposition, or the new size of the file.
    pub extra_info: u32,
    /// `ULONG InfoClass`, at 0x14. A value of the documented FILE_INFORMATION_CLASS, or the control code.
    pub info_class: u32,
}
impl FileIoInfo32 {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            irp_ptr: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            ttid: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            file_object: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            file_key: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            extra_info: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            info_class: u32::from_le_bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "FileIo_Info",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.irp_ptr.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.ttid.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.file_key.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.extra_info.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.info_class.to_le_bytes());
        bytes
    }
    /// `PVOID IrpPtr`, at 0x00. The I/O request packet, which FileIo_OpEnd names too.
    #[inline]
    pub fn irp_ptr(&self) -> u32 {
        self.irp_ptr
    }
    /// Sets `IrpPtr`.
    #[inline]
    pub fn set_irp_ptr(&mut self, value: u32) {
        self.irp_ptr = value;
    }
    /// `ULONG_PTR TTID`, at 0x04. The thread that asks for it; as wide as a pointer in this version alone.
    #[inline]
    pub fn ttid(&self) -> u32 {
        self.ttid
    }
    /// Sets `TTID`.
    #[inline]
    pub fn set_ttid(&mut self, value: u32) {
        self.ttid = value;
    }
    /// `PVOID FileObject`, at 0x08. The file as it was opened, the same from creation to close.
    #[inline]
    pub fn file_object(&self) -> u32 {
        self.file_object
    }
    /// Sets `FileObject`.
    #[inline]
    pub fn set_file_object(&mut self, value: u32) {
        self.file_object = value;
    }
    /// `PVOID FileKey`, at 0x0C. The file, by the address that the events of file names have.
    #[inline]
    pub fn file_key(&self) -> u32 {
        self.file_key
    }
    /// Sets `FileKey`.
    #[inline]
    pub fn set_file_key(&mut self, value: u32) {
        self.file_key = value;
    }
    /// `ULONG_PTR ExtraInfo`, at 0x10. By class: the disposition, or the new size of the file.
    #[inline]
    pub fn extra_info(&self) -> u32 {
        self.extra_info
    }
    /// Sets `ExtraInfo`.
    #[inline]
    pub fn set_extra_info(&mut self, value: u32) {
        self.extra_info = value;
    }
    /// `ULONG InfoClass`, at 0x14. A value of the documented FILE_INFORMATION_CLASS, or the control code.
    #[inline]
    pub fn info_class(&self) -> u32 {
        self.info_class
    }
    /// Sets `InfoClass`.
    #[inline]
    pub fn set_info_class(&mut self, value: u32) {
        self.info_class = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::file_io_info::V5_0X86;
}
impl Default for FileIoInfo32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for FileIoInfo32 {}
impl Record for FileIoInfo32 {
    const NAME: &'static str = "FileIo_Info";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for FileIoInfo32 {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(FileIoInfo32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for FileIoInfo32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                ((irp_ptr, ttid, file_object, file_key, extra_info, info_class),)|
            Self {
                irp_ptr,
                ttid,
                file_object,
                file_key,
                extra_info,
                info_class,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`FileIoInfo32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct FileIoInfo32View<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> FileIoInfo32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "FileIo_Info",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> FileIoInfo32 {
        FileIoInfo32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `PVOID IrpPtr`, at 0x00. The I/O request packet, which FileIo_OpEnd names too.
    #[inline]
    pub fn irp_ptr(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG_PTR TTID`, at 0x04. The thread that asks for it; as wide as a pointer in this version alone.
    #[inline]
    pub fn ttid(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `PVOID FileObject`, at 0x08. The file as it was opened, the same from creation to close.
    #[inline]
    pub fn file_object(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `PVOID FileKey`, at 0x0C. The file, by the address that the events of file names have.
    #[inline]
    pub fn file_key(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG_PTR ExtraInfo`, at 0x10. By class: the disposition, or the new size of the file.
    #[inline]
    pub fn extra_info(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG InfoClass`, at 0x14. A value of the documented FILE_INFORMATION_CLASS, or the control code.
    #[inline]
    pub fn info_class(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for FileIoInfo32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("FileIoInfo32View");
        out.field("irp_ptr", &self.irp_ptr());
        out.field("ttid", &self.ttid());
        out.field("file_object", &self.file_object());
        out.field("file_key", &self.file_key());
        out.field("extra_info", &self.extra_info());
        out.field("info_class", &self.info_class());
        out.finish()
    }
}
