// Generated from spec/structs/ETW_SET_MARK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SET_MARK_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A mark to be set in a session of system events.
///
/// In C: `ETW_SET_MARK_INFORMATION`, 0x8 bytes with one element of its array, 0x4 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_SET_MARK_INFORMATION")]
pub struct EtwSetMarkInformation {
    /// `ULONG Flag`, at 0x00.
    pub flag: crate::requests::session::EtwSetMarkFlag,
    /// `WCHAR Mark` up to a zero. The text of the mark.
    pub mark: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwSetMarkInformation {
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
        EtwSetMarkInformationView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.flag.to_le());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_set_mark_information::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EtwSetMarkInformation {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 4];
        Self {
            flag: crate::requests::session::EtwSetMarkFlag::from_le(get::<0, 4, _>(bytes)),
            mark: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwSetMarkInformation {}
#[cfg(feature = "alloc")]
impl Tailed for EtwSetMarkInformation {
    const NAME: &'static str = "ETW_SET_MARK_INFORMATION";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwSetMarkInformationView::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_SET_MARK_INFORMATION", needed: 4, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwSetMarkInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("ETW_SET_MARK_INFORMATION", out);
        {
            let part = &self.mark;
            to.utf16("Mark", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwSetMarkInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwSetMarkInformation {
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

/// A borrowed view of [`EtwSetMarkInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwSetMarkInformationView<'a> {
    fixed: &'a [u8; 4],
    rest: &'a [u8],
}

impl<'a> EtwSetMarkInformationView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "ETW_SET_MARK_INFORMATION", needed: 4, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<EtwSetMarkInformationTail<'a>, Error> {
        let mut left = Left::new("ETW_SET_MARK_INFORMATION", 4, self.rest);
        let mark = left.text();
        Ok(EtwSetMarkInformationTail { mark, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwSetMarkInformation, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(EtwSetMarkInformation {
            flag: crate::requests::session::EtwSetMarkFlag::from_le(get::<0, 4, _>(bytes)),
            mark: {
                let part = tail.mark;
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
    self EtwSetMarkInformationView "EtwSetMarkInformationView" {
        /// `ULONG Flag`, at 0x00.
        flag: crate::requests::session::EtwSetMarkFlag = crate::requests::session::EtwSetMarkFlag::from_le(get::<0, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for EtwSetMarkInformationView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwSetMarkInformation;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 4], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_SET_MARK_INFORMATION", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwSetMarkInformation, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`EtwSetMarkInformation`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EtwSetMarkInformationTail<'a> {
    /// `WCHAR Mark` up to a zero. The text of the mark.
    pub mark: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
