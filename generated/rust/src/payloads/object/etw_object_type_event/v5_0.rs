// Generated from spec/structs/ETW_OBJECT_TYPE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_OBJECT_TYPE_EVENT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The name of a type of object.
///
/// In C: `ETW_OBJECT_TYPE_EVENT`, 0x6 bytes with one element of its array, 0x4 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_OBJECT_TYPE_EVENT")]
pub struct EtwObjectTypeEvent {
    /// `USHORT ObjectType`, at 0x00. The index that other events tell.
    pub object_type: u16,
    /// `USHORT Reserved`, at 0x02. What it is for is not known.
    pub reserved: u16,
    /// `WCHAR Name` up to a zero.
    pub name: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwObjectTypeEvent {
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
        EtwObjectTypeEventView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 2, _>(&mut bytes, self.object_type.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.reserved.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_object_type_event::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EtwObjectTypeEvent {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 4];
        Self {
            object_type: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwObjectTypeEvent {}
#[cfg(feature = "alloc")]
impl Tailed for EtwObjectTypeEvent {
    const NAME: &'static str = "ETW_OBJECT_TYPE_EVENT";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwObjectTypeEventView::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_OBJECT_TYPE_EVENT", needed: 4, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwObjectTypeEvent::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("ETW_OBJECT_TYPE_EVENT", out);
        {
            let part = &self.name;
            to.utf16("Name", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwObjectTypeEvent);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwObjectTypeEvent {
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

/// A borrowed view of [`EtwObjectTypeEvent`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwObjectTypeEventView<'a> {
    fixed: &'a [u8; 4],
    rest: &'a [u8],
}

impl<'a> EtwObjectTypeEventView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "ETW_OBJECT_TYPE_EVENT", needed: 4, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<EtwObjectTypeEventTail<'a>, Error> {
        let mut left = Left::new("ETW_OBJECT_TYPE_EVENT", 4, self.rest);
        let name = left.text();
        Ok(EtwObjectTypeEventTail { name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwObjectTypeEvent, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(EtwObjectTypeEvent {
            object_type: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            name: {
                let part = tail.name;
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
    self EtwObjectTypeEventView "EtwObjectTypeEventView" {
        /// `USHORT ObjectType`, at 0x00.
        object_type: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT Reserved`, at 0x02.
        reserved: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for EtwObjectTypeEventView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwObjectTypeEvent;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 4], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_OBJECT_TYPE_EVENT", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwObjectTypeEvent, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`EtwObjectTypeEvent`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EtwObjectTypeEventTail<'a> {
    /// `WCHAR Name` up to a zero.
    pub name: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
