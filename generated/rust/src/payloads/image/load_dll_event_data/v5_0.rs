// Generated from spec/structs/LOAD_DLL_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! LOAD_DLL_EVENT_DATA in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The name of an image that the loader of user mode loads.
///
/// In C: `LOAD_DLL_EVENT_DATA`, 0x2 bytes with one element of its array, 0x0 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "LOAD_DLL_EVENT_DATA")]
pub struct LoadDllEventData {
    /// `WCHAR ImageName` up to a zero.
    pub image_name: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl LoadDllEventData {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 0;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LoadDllEventDataView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 0] {
        let bytes = [0; 0];
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::load_dll_event_data::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for LoadDllEventData {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            image_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for LoadDllEventData {}
#[cfg(feature = "alloc")]
impl Tailed for LoadDllEventData {
    const NAME: &'static str = "LOAD_DLL_EVENT_DATA";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(LoadDllEventDataView::announced(fixed)),
            None => Err(Error::TooShort { name: "LOAD_DLL_EVENT_DATA", needed: 0, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LoadDllEventData::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("LOAD_DLL_EVENT_DATA", out);
        {
            let part = &self.image_name;
            to.utf16("ImageName", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(LoadDllEventData);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for LoadDllEventData {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 0]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`LoadDllEventData`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LoadDllEventDataView<'a> {
    fixed: &'a [u8; 0],
    rest: &'a [u8],
}

impl<'a> LoadDllEventDataView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "LOAD_DLL_EVENT_DATA", needed: 0, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<LoadDllEventDataTail<'a>, Error> {
        let mut left = Left::new("LOAD_DLL_EVENT_DATA", 0, self.rest);
        let image_name = left.text();
        Ok(LoadDllEventDataTail { image_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<LoadDllEventData, Error> {
        let tail = self.tail()?;
        Ok(LoadDllEventData {
            image_name: {
                let part = tail.image_name;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 0]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 0] {
        self.fixed
    }
}

getters! {
    self LoadDllEventDataView "LoadDllEventDataView" {
    } tail
}

impl<'a> Split<'a> for LoadDllEventDataView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = LoadDllEventData;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 0], ..view }, rest)),
            None => Err(Error::TooShort { name: "LOAD_DLL_EVENT_DATA", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<LoadDllEventData, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`LoadDllEventData`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LoadDllEventDataTail<'a> {
    /// `WCHAR ImageName` up to a zero.
    pub image_name: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
