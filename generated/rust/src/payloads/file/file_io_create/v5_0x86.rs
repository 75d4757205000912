// Generated from spec/structs/FileIo_Create.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! FileIo_Create in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A file is opened or created.
///
/// In C: `FileIo_Create`, 0x18 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Later versions have the thread behind the pointers, in 32 bits: see PERFINFO_FILE_CREATE.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "FileIo_Create")]
pub struct FileIoCreateX86 {
    /// `PVOID IrpPtr`, at 0x00. The I/O request packet, which FileIo_OpEnd names too.
    pub irp_ptr: u32,
    /// `ULONG_PTR TTID`, at 0x04. The thread that asks for it; as wide as a pointer in this version alone.
    pub ttid: u32,
    /// `PVOID FileObject`, at 0x08. The file as it was opened, the same from creation to close.
    pub file_object: u32,
    /// `ULONG CreateOptions`, at 0x0C. The options of NtCreateFile, and in the top byte the disposition.
    pub create_options: u32,
    /// `ULONG FileAttributes`, at 0x10. The attributes for a new file.
    pub file_attributes: u32,
    /// `ULONG ShareAccess`, at 0x14. What others may do to the file meanwhile.
    pub share_access: u32,
    /// `WCHAR OpenPath` up to a zero. The path.
    pub open_path: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl FileIoCreateX86 {
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
        FileIoCreateX86View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.irp_ptr.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.ttid.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.create_options.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.file_attributes.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.share_access.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::file_io_create::V5_0X86;
}

#[cfg(feature = "alloc")]
impl Default for FileIoCreateX86 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 24];
        Self {
            irp_ptr: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            ttid: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            file_object: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            create_options: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            file_attributes: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            share_access: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            open_path: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for FileIoCreateX86 {}
#[cfg(feature = "alloc")]
impl Tailed for FileIoCreateX86 {
    const NAME: &'static str = "FileIo_Create";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(FileIoCreateX86View::announced(fixed)),
            None => Err(Error::TooShort { name: "FileIo_Create", needed: 24, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        FileIoCreateX86::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("FileIo_Create", out);
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
binrw_tailed!(FileIoCreateX86);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for FileIoCreateX86 {
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

/// A borrowed view of [`FileIoCreateX86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct FileIoCreateX86View<'a> {
    fixed: &'a [u8; 24],
    rest: &'a [u8],
}

impl<'a> FileIoCreateX86View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "FileIo_Create", needed: 24, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<FileIoCreateX86Tail<'a>, Error> {
        let mut left = Left::new("FileIo_Create", 24, self.rest);
        let open_path = left.text();
        Ok(FileIoCreateX86Tail { open_path, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<FileIoCreateX86, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(FileIoCreateX86 {
            irp_ptr: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            ttid: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            file_object: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            create_options: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            file_attributes: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            share_access: u32::from_le_bytes(get::<20, 4, _>(bytes)),
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
    self FileIoCreateX86View "FileIoCreateX86View" {
        /// `PVOID IrpPtr`, at 0x00.
        irp_ptr: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG_PTR TTID`, at 0x04.
        ttid: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `PVOID FileObject`, at 0x08.
        file_object: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG CreateOptions`, at 0x0C.
        create_options: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG FileAttributes`, at 0x10.
        file_attributes: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG ShareAccess`, at 0x14.
        share_access: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for FileIoCreateX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = FileIoCreateX86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 24], ..view }, rest)),
            None => Err(Error::TooShort { name: "FileIo_Create", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<FileIoCreateX86, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`FileIoCreateX86`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FileIoCreateX86Tail<'a> {
    /// `WCHAR OpenPath` up to a zero. The path.
    pub open_path: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
