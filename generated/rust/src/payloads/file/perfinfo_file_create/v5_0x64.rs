// Generated from spec/structs/PERFINFO_FILE_CREATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILE_CREATE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A file is created or opened.
///
/// In C: `PERFINFO_FILE_CREATE`, 0x28 bytes with one element of its array, 0x20 without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_FILE_CREATE")]
pub struct PerfinfoFileCreateX64 {
    /// `ULONG_PTR Irp`, at 0x00. The I/O request packet, which finds the event of the end.
    pub irp: u64,
    /// `ULONG_PTR FileObject`, at 0x08. The file, by the address of its object.
    pub file_object: u64,
    /// `ULONG IssuingThreadId`, at 0x10. The thread that began the request.
    pub issuing_thread_id: u32,
    /// `ULONG Options`, at 0x14. The create options, with the disposition in the highest byte.
    pub options: u32,
    /// `ULONG Attributes`, at 0x18. FILE_ATTRIBUTE_ constants.
    pub attributes: u32,
    /// `ULONG ShareAccess`, at 0x1C. FILE_SHARE_ constants.
    pub share_access: u32,
    /// `WCHAR OpenPath` up to a zero.
    pub open_path: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoFileCreateX64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 32;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFileCreateX64View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.irp.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.issuing_thread_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.options.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.attributes.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.share_access.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_file_create::V5_0X64;
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoFileCreateX64 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 32];
        Self {
            irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            file_object: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            options: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            attributes: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            share_access: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            open_path: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for PerfinfoFileCreateX64 {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoFileCreateX64 {
    const NAME: &'static str = "PERFINFO_FILE_CREATE";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoFileCreateX64View::announced(fixed)),
            None => Err(Error::TooShort { name: "PERFINFO_FILE_CREATE", needed: 32, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFileCreateX64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("PERFINFO_FILE_CREATE", out);
        {
            let part = &self.open_path;
            to.utf16("OpenPath", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoFileCreateX64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFileCreateX64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 32]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`PerfinfoFileCreateX64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoFileCreateX64View<'a> {
    fixed: &'a [u8; 32],
    rest: &'a [u8],
}

impl<'a> PerfinfoFileCreateX64View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "PERFINFO_FILE_CREATE", needed: 32, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<PerfinfoFileCreateX64Tail<'a>, Error> {
        let mut left = Left::new("PERFINFO_FILE_CREATE", 32, self.rest);
        let open_path = left.text();
        Ok(PerfinfoFileCreateX64Tail { open_path, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoFileCreateX64, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(PerfinfoFileCreateX64 {
            irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            file_object: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            options: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            attributes: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            share_access: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            open_path: {
                let part = tail.open_path;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 32]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
}

getters! {
    self PerfinfoFileCreateX64View "PerfinfoFileCreateX64View" {
        /// `ULONG_PTR Irp`, at 0x00.
        irp: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG_PTR FileObject`, at 0x08.
        file_object: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG IssuingThreadId`, at 0x10.
        issuing_thread_id: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG Options`, at 0x14.
        options: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG Attributes`, at 0x18.
        attributes: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG ShareAccess`, at 0x1C.
        share_access: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for PerfinfoFileCreateX64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoFileCreateX64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 32], ..view }, rest)),
            None => Err(Error::TooShort { name: "PERFINFO_FILE_CREATE", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<PerfinfoFileCreateX64, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`PerfinfoFileCreateX64`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PerfinfoFileCreateX64Tail<'a> {
    /// `WCHAR OpenPath` up to a zero.
    pub open_path: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
