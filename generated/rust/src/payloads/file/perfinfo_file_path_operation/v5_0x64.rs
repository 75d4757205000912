// Generated from spec/structs/PERFINFO_FILE_PATH_OPERATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILE_PATH_OPERATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An operation on a path: a delete, a rename, a link.
///
/// In C: `PERFINFO_FILE_PATH_OPERATION`, 0x30 bytes with one element of its array, 0x28 without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_FILE_PATH_OPERATION")]
pub struct PerfinfoFilePathOperationX64 {
    /// `ULONG_PTR Irp`, at 0x00. The I/O request packet, which finds the event of the end.
    pub irp: u64,
    /// `ULONG_PTR FileObject`, at 0x08. The file, by the address of its object.
    pub file_object: u64,
    /// `ULONG_PTR FileKey`, at 0x10. What the file system knows the file by, the same for all its file objects.
    pub file_key: u64,
    /// `ULONG_PTR ExtraInformation`, at 0x18. What the information class makes of it: for instance the new size.
    pub extra_information: u64,
    /// `ULONG IssuingThreadId`, at 0x20. The thread that began the request.
    pub issuing_thread_id: u32,
    /// `ULONG InfoClass`, at 0x24. A value of the documented FILE_INFORMATION_CLASS.
    pub info_class: u32,
    /// `WCHAR Path` up to a zero.
    pub path: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoFilePathOperationX64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 40;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFilePathOperationX64View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 8, _>(&mut bytes, self.irp.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.file_key.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.extra_information.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.issuing_thread_id.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.info_class.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_file_path_operation::V5_0X64;
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoFilePathOperationX64 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 40];
        Self {
            irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            file_object: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            file_key: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            extra_information: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            info_class: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            path: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for PerfinfoFilePathOperationX64 {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoFilePathOperationX64 {
    const NAME: &'static str = "PERFINFO_FILE_PATH_OPERATION";
    const FIXED: usize = 40;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoFilePathOperationX64View::announced(fixed)),
            None => Err(Error::TooShort { name: "PERFINFO_FILE_PATH_OPERATION", needed: 40, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFilePathOperationX64::from_slice(bytes)
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
binrw_tailed!(PerfinfoFilePathOperationX64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFilePathOperationX64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 40]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`PerfinfoFilePathOperationX64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoFilePathOperationX64View<'a> {
    fixed: &'a [u8; 40],
    rest: &'a [u8],
}

impl<'a> PerfinfoFilePathOperationX64View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "PERFINFO_FILE_PATH_OPERATION", needed: 40, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<PerfinfoFilePathOperationX64Tail<'a>, Error> {
        let mut left = Left::new("PERFINFO_FILE_PATH_OPERATION", 40, self.rest);
        let path = left.text();
        Ok(PerfinfoFilePathOperationX64Tail { path, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoFilePathOperationX64, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(PerfinfoFilePathOperationX64 {
            irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            file_object: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            file_key: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            extra_information: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            info_class: u32::from_le_bytes(get::<36, 4, _>(bytes)),
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
    fn announced(_: &[u8; 40]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 40] {
        self.fixed
    }
}

getters! {
    self PerfinfoFilePathOperationX64View "PerfinfoFilePathOperationX64View" {
        /// `ULONG_PTR Irp`, at 0x00.
        irp: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG_PTR FileObject`, at 0x08.
        file_object: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG_PTR FileKey`, at 0x10.
        file_key: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG_PTR ExtraInformation`, at 0x18.
        extra_information: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONG IssuingThreadId`, at 0x20.
        issuing_thread_id: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG InfoClass`, at 0x24.
        info_class: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for PerfinfoFilePathOperationX64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoFilePathOperationX64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 40], ..view }, rest)),
            None => Err(Error::TooShort { name: "PERFINFO_FILE_PATH_OPERATION", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<PerfinfoFilePathOperationX64, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`PerfinfoFilePathOperationX64`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PerfinfoFilePathOperationX64Tail<'a> {
    /// `WCHAR Path` up to a zero.
    pub path: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
