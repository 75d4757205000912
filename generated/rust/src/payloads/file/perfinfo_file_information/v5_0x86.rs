// Generated from spec/structs/PERFINFO_FILE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILE_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
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
/// Information about a file is queried or set.
///
/// In C: `PERFINFO_FILE_INFORMATION`, 0x18 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG_PTR | `Irp` |
/// | 0x04 | 0x4 | ULONG_PTR | `FileObject` |
/// | 0x08 | 0x4 | ULONG_PTR | `FileKey` |
/// | 0x0c | 0x4 | ULONG_PTR | `ExtraInformation` |
/// | 0x10 | 0x4 | ULONG | `IssuingThreadId` |
/// | 0x14 | 0x4 | ULONG | `InfoClass` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_FILE_INFORMATION")]
pub struct PerfinfoFileInformation32 {
    /// `ULONG_PTR Irp`, at 0x00. The I/O request packet, which finds the event of the end.
    pub irp: u32,
    /// `ULONG_PTR FileObject`, at 0x04. The file, by the address of its object.
    pub file_object: u32,
    /// `ULONG_PTR FileKey`, at 0x08. What the file system knows the file by, the same for all its file objects.
    pub file_key: u32,
    /// `ULONG_PTR ExtraInformation`, at 0x0C. What the information class makes of it: for instance the new size.
    pub extra_information: u32,
    /// `ULONG IssuingThreadId`, at 0x10. The thread that began the request.
    pub issuing_thread_id: u32,
    /// `ULONG InfoClass`, at 0x14. A value of the documented FILE_INFORMATION_CLASS.
    pub info_class: u32,
}
impl PerfinfoFileInformation32 {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            file_object: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            file_key: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            extra_information: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
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
                    name: "PERFINFO_FILE_INFORMATION",
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
        put::<0, 4, _>(&mut bytes, self.irp.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.file_key.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.extra_information.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.issuing_thread_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.info_class.to_le_bytes());
        bytes
    }
    /// `ULONG_PTR Irp`, at 0x00. The I/O request packet, which finds the event of the end.
    #[inline]
    pub fn irp(&self) -> u32 {
        self.irp
    }
    /// Sets `Irp`.
    #[inline]
    pub fn set_irp(&mut self, value: u32) {
        self.irp = value;
    }
    /// `ULONG_PTR FileObject`, at 0x04. The file, by the address of its object.
    #[inline]
    pub fn file_object(&self) -> u32 {
        self.file_object
    }
    /// Sets `FileObject`.
    #[inline]
    pub fn set_file_object(&mut self, value: u32) {
        self.file_object = value;
    }
    /// `ULONG_PTR FileKey`, at 0x08. What the file system knows the file by, the same for all its file objects.
    #[inline]
    pub fn file_key(&self) -> u32 {
        self.file_key
    }
    /// Sets `FileKey`.
    #[inline]
    pub fn set_file_key(&mut self, value: u32) {
        self.file_key = value;
    }
    /// `ULONG_PTR ExtraInformation`, at 0x0C. What the information class makes of it: for instance the new size.
    #[inline]
    pub fn extra_information(&self) -> u32 {
        self.extra_information
    }
    /// Sets `ExtraInformation`.
    #[inline]
    pub fn set_extra_information(&mut self, value: u32) {
        self.extra_information = value;
    }
    /// `ULONG IssuingThreadId`, at 0x10. The thread that began the request.
    #[inline]
    pub fn issuing_thread_id(&self) -> u32 {
        self.issuing_thread_id
    }
    /// Sets `IssuingThreadId`.
    #[inline]
    pub fn set_issuing_thread_id(&mut self, value: u32) {
        self.issuing_thread_id = value;
    }
    /// `ULONG InfoClass`, at 0x14. A value of the documented FILE_INFORMATION_CLASS.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_file_information::V5_0X86;
}
impl Default for PerfinfoFileInformation32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for PerfinfoFileInformation32 {}
impl Record for PerfinfoFileInformation32 {
    const NAME: &'static str = "PERFINFO_FILE_INFORMATION";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoFileInformation32 {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoFileInformation32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFileInformation32 {
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
                (
                    (
                        irp,
                        file_object,
                        file_key,
                        extra_information,
                        issuing_thread_id,
                        info_class,
                    ),
                )|
            Self {
                irp,
                file_object,
                file_key,
                extra_information,
                issuing_thread_id,
                info_class,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoFileInformation32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoFileInformation32View<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> PerfinfoFileInformation32View<'a> {
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
                    name: "PERFINFO_FILE_INFORMATION",
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
    pub fn to_value(&self) -> PerfinfoFileInformation32 {
        PerfinfoFileInformation32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `ULONG_PTR Irp`, at 0x00. The I/O request packet, which finds the event of the end.
    #[inline]
    pub fn irp(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG_PTR FileObject`, at 0x04. The file, by the address of its object.
    #[inline]
    pub fn file_object(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG_PTR FileKey`, at 0x08. What the file system knows the file by, the same for all its file objects.
    #[inline]
    pub fn file_key(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG_PTR ExtraInformation`, at 0x0C. What the information class makes of it: for instance the new size.
    #[inline]
    pub fn extra_information(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG IssuingThreadId`, at 0x10. The thread that began the request.
    #[inline]
    pub fn issuing_thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG InfoClass`, at 0x14. A value of the documented FILE_INFORMATION_CLASS.
    #[inline]
    pub fn info_class(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoFileInformation32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoFileInformation32View");
        out.field("irp", &self.irp());
        out.field("file_object", &self.file_object());
        out.field("file_key", &self.file_key());
        out.field("extra_information", &self.extra_information());
        out.field("issuing_thread_id", &self.issuing_thread_id());
        out.field("info_class", &self.info_class());
        out.finish()
    }
}
