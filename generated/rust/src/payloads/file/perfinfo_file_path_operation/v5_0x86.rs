// Generated from spec/structs/PERFINFO_FILE_PATH_OPERATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILE_PATH_OPERATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An operation on a path: a delete, a rename, a link.
///
/// In C: `PERFINFO_FILE_PATH_OPERATION`, 0x1c bytes with one element of its array, 0x18 without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_FILE_PATH_OPERATION")]
pub struct PerfinfoFilePathOperationX86 {
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
    /// `WCHAR Path` up to a zero.
    pub path: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoFilePathOperationX86 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 24;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFilePathOperationX86View::new(bytes)?.to_value()
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
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_file_path_operation::V5_0X86;
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoFilePathOperationX86 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 24];
        Self {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            file_object: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            file_key: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            extra_information: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            info_class: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            path: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for PerfinfoFilePathOperationX86 {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoFilePathOperationX86 {
    const NAME: &'static str = "PERFINFO_FILE_PATH_OPERATION";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoFilePathOperationX86View::announced(fixed)),
            None => Err(Error::TooShort { name: "PERFINFO_FILE_PATH_OPERATION", needed: 24, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFilePathOperationX86::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("PERFINFO_FILE_PATH_OPERATION", out);
        {
            let part = &self.path;
            to.utf16("Path", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoFilePathOperationX86);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFilePathOperationX86 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 24]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`PerfinfoFilePathOperationX86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoFilePathOperationX86View<'a> {
    fixed: &'a [u8; 24],
    rest: &'a [u8],
}

impl<'a> PerfinfoFilePathOperationX86View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "PERFINFO_FILE_PATH_OPERATION", needed: 24, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<PerfinfoFilePathOperationX86Tail<'a>, Error> {
        let mut left = Left::new("PERFINFO_FILE_PATH_OPERATION", 24, self.rest);
        let path = left.text();
        Ok(PerfinfoFilePathOperationX86Tail { path, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoFilePathOperationX86, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(PerfinfoFilePathOperationX86 {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            file_object: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            file_key: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            extra_information: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            info_class: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            path: {
                let part = tail.path;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 24]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
}

getters! {
    self PerfinfoFilePathOperationX86View "PerfinfoFilePathOperationX86View" {
        /// `ULONG_PTR Irp`, at 0x00.
        irp: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG_PTR FileObject`, at 0x04.
        file_object: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG_PTR FileKey`, at 0x08.
        file_key: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG_PTR ExtraInformation`, at 0x0C.
        extra_information: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG IssuingThreadId`, at 0x10.
        issuing_thread_id: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG InfoClass`, at 0x14.
        info_class: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for PerfinfoFilePathOperationX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoFilePathOperationX86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 24], ..view }, rest)),
            None => Err(Error::TooShort { name: "PERFINFO_FILE_PATH_OPERATION", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<PerfinfoFilePathOperationX86, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`PerfinfoFilePathOperationX86`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PerfinfoFilePathOperationX86Tail<'a> {
    /// `WCHAR Path` up to a zero.
    pub path: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
