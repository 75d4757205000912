// Generated from spec/structs/WMI_FILE_IO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_FILE_IO in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The name of a file.
///
/// In C: `WMI_FILE_IO`, 0x8 bytes with one element of its array, 0x4 without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_FILE_IO")]
pub struct WmiFileIoX86 {
    /// `PVOID FileObject`, at 0x00. The file, by the address of its object.
    pub file_object: u32,
    /// `WCHAR FileName` up to a zero.
    pub file_name: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiFileIoX86 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 4;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiFileIoX86View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.file_object.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_file_io::V5_0X86;
}

#[cfg(feature = "alloc")]
impl Default for WmiFileIoX86 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 4];
        Self {
            file_object: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for WmiFileIoX86 {}
#[cfg(feature = "alloc")]
impl Tailed for WmiFileIoX86 {
    const NAME: &'static str = "WMI_FILE_IO";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiFileIoX86View::announced(fixed)),
            None => Err(Error::TooShort { name: "WMI_FILE_IO", needed: 4, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiFileIoX86::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("WMI_FILE_IO", out);
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
binrw_tailed!(WmiFileIoX86);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiFileIoX86 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 4]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`WmiFileIoX86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiFileIoX86View<'a> {
    fixed: &'a [u8; 4],
    rest: &'a [u8],
}

impl<'a> WmiFileIoX86View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "WMI_FILE_IO", needed: 4, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<WmiFileIoX86Tail<'a>, Error> {
        let mut left = Left::new("WMI_FILE_IO", 4, self.rest);
        let file_name = left.text();
        Ok(WmiFileIoX86Tail { file_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiFileIoX86, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(WmiFileIoX86 {
            file_object: u32::from_le_bytes(get::<0, 4, _>(bytes)),
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
    fn announced(_: &[u8; 4]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
}

getters! {
    self WmiFileIoX86View "WmiFileIoX86View" {
        /// `PVOID FileObject`, at 0x00.
        file_object: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for WmiFileIoX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiFileIoX86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 4], ..view }, rest)),
            None => Err(Error::TooShort { name: "WMI_FILE_IO", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiFileIoX86, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`WmiFileIoX86`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WmiFileIoX86Tail<'a> {
    /// `WCHAR FileName` up to a zero.
    pub file_name: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
