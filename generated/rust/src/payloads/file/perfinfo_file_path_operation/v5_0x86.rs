// Generated from spec/structs/PERFINFO_FILE_PATH_OPERATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILE_PATH_OPERATION in the form of releases 5.0+ with 32 bit pointers.
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
/// An operation on a path: a delete, a rename, a link.
///
/// In C: `PERFINFO_FILE_PATH_OPERATION`, 0x1c bytes with one element of its array, 0x18 without. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG_PTR | `Irp` |
/// | 0x04 | 0x4 | ULONG_PTR | `FileObject` |
/// | 0x08 | 0x4 | ULONG_PTR | `FileKey` |
/// | 0x0c | 0x4 | ULONG_PTR | `ExtraInformation` |
/// | 0x10 | 0x4 | ULONG | `IssuingThreadId` |
/// | 0x14 | 0x4 | ULONG | `InfoClass` |
/// | 0x18 | to the end | WCHAR \[ \] | `Path` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_FILE_PATH_OPERATION")]
pub struct PerfinfoFilePathOperation32 {
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
    /// `WCHAR Path`, at 0x18.
    pub path: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl PerfinfoFilePathOperation32 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 24;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = PerfinfoFilePathOperation32View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 24], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            file_object: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            file_key: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            extra_information: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            info_class: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            path: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.irp.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.file_key.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.extra_information.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.issuing_thread_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.info_class.to_le_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_file_path_operation::V5_0X86;
}
#[cfg(feature = "alloc")]
impl Default for PerfinfoFilePathOperation32 {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 24], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for PerfinfoFilePathOperation32 {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoFilePathOperation32 {
    const NAME: &'static str = "PERFINFO_FILE_PATH_OPERATION";
    const FIXED: usize = 24;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoFilePathOperation32View::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_FILE_PATH_OPERATION",
                    needed: 24,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFilePathOperation32::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.path.len() * 2) as u64;
        let says = PerfinfoFilePathOperation32View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "PERFINFO_FILE_PATH_OPERATION",
                field: "Path",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.path
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoFilePathOperation32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFilePathOperation32 {
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
                proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6),
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
                        path,
                    ),
                )|
            Self {
                irp,
                file_object,
                file_key,
                extra_information,
                issuing_thread_id,
                info_class,
                path,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoFilePathOperation32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoFilePathOperation32View<'a> {
    fixed: &'a [u8; 24],
    rest: &'a [u8],
}
impl<'a> PerfinfoFilePathOperation32View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`PerfinfoFilePathOperation32`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "PERFINFO_FILE_PATH_OPERATION",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_FILE_PATH_OPERATION",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
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
    /// `WCHAR Path`, at 0x18.
    #[inline]
    pub fn path(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 24]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> PerfinfoFilePathOperation32 {
        PerfinfoFilePathOperation32::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for PerfinfoFilePathOperation32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoFilePathOperation32View");
        out.field("irp", &self.irp());
        out.field("file_object", &self.file_object());
        out.field("file_key", &self.file_key());
        out.field("extra_information", &self.extra_information());
        out.field("issuing_thread_id", &self.issuing_thread_id());
        out.field("info_class", &self.info_class());
        out.finish()
    }
}
