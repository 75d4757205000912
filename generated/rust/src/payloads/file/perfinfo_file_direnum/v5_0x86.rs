// Generated from spec/structs/PERFINFO_FILE_DIRENUM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILE_DIRENUM in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A directory is enumerated, or watched.
///
/// In C: `PERFINFO_FILE_DIRENUM`, 0x20 bytes with one element of its array, 0x1c without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_FILE_DIRENUM")]
pub struct PerfinfoFileDirenumX86 {
    /// `ULONG_PTR Irp`, at 0x00. The I/O request packet, which finds the event of the end.
    pub irp: u32,
    /// `ULONG_PTR FileObject`, at 0x04. The file, by the address of its object.
    pub file_object: u32,
    /// `ULONG_PTR FileKey`, at 0x08. What the file system knows the file by, the same for all its file objects.
    pub file_key: u32,
    /// `ULONG IssuingThreadId`, at 0x0C. The thread that began the request.
    pub issuing_thread_id: u32,
    /// `ULONG Length`, at 0x10. The size of the caller's buffer. Unit: bytes.
    pub length: u32,
    /// `ULONG InfoClass`, at 0x14. A value of the documented FILE_INFORMATION_CLASS.
    pub info_class: u32,
    /// `ULONG FileIndex`, at 0x18. Where in the directory to go on.
    pub file_index: u32,
    /// `WCHAR FileName` up to a zero. The pattern of names.
    pub file_name: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoFileDirenumX86 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 28;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFileDirenumX86View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 28] {
        let mut bytes = [0; 28];
        put::<0, 4, _>(&mut bytes, self.irp.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.file_key.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.issuing_thread_id.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.length.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.info_class.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.file_index.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_file_direnum::V5_0X86;
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoFileDirenumX86 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 28];
        Self {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            file_object: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            file_key: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            length: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            info_class: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            file_index: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for PerfinfoFileDirenumX86 {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoFileDirenumX86 {
    const NAME: &'static str = "PERFINFO_FILE_DIRENUM";
    const FIXED: usize = 28;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoFileDirenumX86View::announced(fixed)),
            None => Err(Error::TooShort { name: "PERFINFO_FILE_DIRENUM", needed: 28, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFileDirenumX86::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("PERFINFO_FILE_DIRENUM", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoFileDirenumX86);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFileDirenumX86 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 28]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`PerfinfoFileDirenumX86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoFileDirenumX86View<'a> {
    fixed: &'a [u8; 28],
    rest: &'a [u8],
}

impl<'a> PerfinfoFileDirenumX86View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "PERFINFO_FILE_DIRENUM", needed: 28, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<PerfinfoFileDirenumX86Tail<'a>, Error> {
        let mut left = Left::new("PERFINFO_FILE_DIRENUM", 28, self.rest);
        let file_name = left.text();
        Ok(PerfinfoFileDirenumX86Tail { file_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoFileDirenumX86, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(PerfinfoFileDirenumX86 {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            file_object: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            file_key: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            length: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            info_class: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            file_index: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            file_name: {
                let part = tail.file_name;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 28]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 28] {
        self.fixed
    }
}

getters! {
    self PerfinfoFileDirenumX86View "PerfinfoFileDirenumX86View" {
        /// `ULONG_PTR Irp`, at 0x00.
        irp: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG_PTR FileObject`, at 0x04.
        file_object: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG_PTR FileKey`, at 0x08.
        file_key: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG IssuingThreadId`, at 0x0C.
        issuing_thread_id: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG Length`, at 0x10.
        length: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG InfoClass`, at 0x14.
        info_class: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG FileIndex`, at 0x18.
        file_index: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for PerfinfoFileDirenumX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoFileDirenumX86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 28], ..view }, rest)),
            None => Err(Error::TooShort { name: "PERFINFO_FILE_DIRENUM", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<PerfinfoFileDirenumX86, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`PerfinfoFileDirenumX86`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PerfinfoFileDirenumX86Tail<'a> {
    /// `WCHAR FileName` up to a zero. The pattern of names.
    pub file_name: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
