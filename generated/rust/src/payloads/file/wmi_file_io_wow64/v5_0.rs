// Generated from spec/structs/WMI_FILE_IO_WOW64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_FILE_IO_WOW64 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The same as WMI_FILE_IO, for 64-bit data whatever the reader's pointer size.
///
/// In C: `WMI_FILE_IO_WOW64`, 0x10 bytes with one element of its array, 0x8 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_FILE_IO_WOW64")]
pub struct WmiFileIoWow64 {
    /// `ULONGLONG FileObject`, at 0x00. The file, by the address of its object.
    pub file_object: u64,
    /// `WCHAR FileName` up to a zero.
    pub file_name: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiFileIoWow64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 8;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiFileIoWow64View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.file_object.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_file_io_wow64::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for WmiFileIoWow64 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 8];
        Self {
            file_object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for WmiFileIoWow64 {}
#[cfg(feature = "alloc")]
impl Tailed for WmiFileIoWow64 {
    const NAME: &'static str = "WMI_FILE_IO_WOW64";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiFileIoWow64View::announced(fixed)),
            None => Err(Error::TooShort { name: "WMI_FILE_IO_WOW64", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiFileIoWow64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("WMI_FILE_IO_WOW64", out);
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
binrw_tailed!(WmiFileIoWow64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiFileIoWow64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 8]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`WmiFileIoWow64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiFileIoWow64View<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> WmiFileIoWow64View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "WMI_FILE_IO_WOW64", needed: 8, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<WmiFileIoWow64Tail<'a>, Error> {
        let mut left = Left::new("WMI_FILE_IO_WOW64", 8, self.rest);
        let file_name = left.text();
        Ok(WmiFileIoWow64Tail { file_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiFileIoWow64, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(WmiFileIoWow64 {
            file_object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
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
    fn announced(_: &[u8; 8]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
}

getters! {
    self WmiFileIoWow64View "WmiFileIoWow64View" {
        /// `ULONGLONG FileObject`, at 0x00.
        file_object: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for WmiFileIoWow64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiFileIoWow64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 8], ..view }, rest)),
            None => Err(Error::TooShort { name: "WMI_FILE_IO_WOW64", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiFileIoWow64, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`WmiFileIoWow64`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WmiFileIoWow64Tail<'a> {
    /// `WCHAR FileName` up to a zero.
    pub file_name: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
