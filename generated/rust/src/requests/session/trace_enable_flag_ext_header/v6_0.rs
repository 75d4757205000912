// Generated from spec/structs/TRACE_ENABLE_FLAG_EXT_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_ENABLE_FLAG_EXT_HEADER in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How big the extension of EnableFlags is, and how many items it has.
///
/// In C: `TRACE_ENABLE_FLAG_EXT_HEADER`, 0x4 bytes. Releases 6.0+.
///
/// A TRACE_ENABLE_FLAG_EXTENSION with 0xFF as its Length says where it is. Items follow it: a TRACE_ENABLE_FLAG_EXT_ITEM and data each.
///
/// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "TRACE_ENABLE_FLAG_EXT_HEADER")]
pub struct TraceEnableFlagExtHeader {
    /// `USHORT Length`, at 0x00. How many dwords there are, this one and those of all items. Unit: 4 bytes.
    pub length: u16,
    /// `USHORT Items`, at 0x02. How many items follow.
    pub items: u16,
    /// `TRACE_ENABLE_FLAG_EXT Item`, as many as `Items` says. The items, one after the other. Microsoft has no name for them in this place.
    pub item: alloc::vec::Vec<crate::requests::session::TraceEnableFlagExt>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl TraceEnableFlagExtHeader {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 4;
    /// Reads it from as many of the bytes as it says that it has: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceEnableFlagExtHeaderView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 2, _>(&mut bytes, self.length.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.items.to_le_bytes());
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
    /// The size of the whole in bytes, data included, as `Length` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.length as usize * 4
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_enable_flag_ext_header::V6_0;
}

#[cfg(feature = "alloc")]
impl Default for TraceEnableFlagExtHeader {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 4];
        Self {
            length: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            items: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            item: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for TraceEnableFlagExtHeader {}
#[cfg(feature = "alloc")]
impl Tailed for TraceEnableFlagExtHeader {
    const NAME: &'static str = "TRACE_ENABLE_FLAG_EXT_HEADER";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(TraceEnableFlagExtHeaderView::announced(fixed)),
            None => Err(Error::TooShort { name: "TRACE_ENABLE_FLAG_EXT_HEADER", needed: 4, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceEnableFlagExtHeader::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("TRACE_ENABLE_FLAG_EXT_HEADER", out);
        {
            let part = &self.item;
            to.count("Items", self.items as u64, part.len())?; for item in part { to.tailed(item)?; }
        }
        to.finish(&self.rest)?;
        let (says, have) = (u64::from(self.length) * 4, (out.len() - from) as u64);
        if says != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "TRACE_ENABLE_FLAG_EXT_HEADER", field: "Length", says, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(TraceEnableFlagExtHeader);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceEnableFlagExtHeader {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 2, size: 2, mask: 18446744073709551615, shift: Some(0) },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 4]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let bytes = &bytes[..bytes.len() - bytes.len() % 4];
            let mut value = TraceEnableFlagExtHeaderView::unbounded(bytes)?.to_value()?;
            let total = bytes.len() / 4;
            value.length = (total) as u16;
            Ok(value)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`TraceEnableFlagExtHeader`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TraceEnableFlagExtHeaderView<'a> {
    fixed: &'a [u8; 4],
    rest: &'a [u8],
}

impl<'a> TraceEnableFlagExtHeaderView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Length` says; [`Error::BadCount`] if that does not even cover the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::unbounded(bytes)?;
        let rest = within("TRACE_ENABLE_FLAG_EXT_HEADER", "Length", 4, u64::from(view.length()) * 4, view.rest)?;
        Ok(Self { rest, ..view })
    }
    /// The same, whatever the size says.
    #[inline]
    fn unbounded(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "TRACE_ENABLE_FLAG_EXT_HEADER", needed: 4, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<TraceEnableFlagExtHeaderTail<'a>, Error> {
        let mut left = Left::new("TRACE_ENABLE_FLAG_EXT_HEADER", 4, self.rest);
        let item = left.items(<crate::requests::session::TraceEnableFlagExtView<'a> as Split<'a>>::split, Some((self.items() as u64, "Items")), |_| true)?;
        Ok(TraceEnableFlagExtHeaderTail { item, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<TraceEnableFlagExtHeader, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(TraceEnableFlagExtHeader {
            length: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            items: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            item: {
                let part = tail.item;
                part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 4]) -> Option<u64> {
        let view = TraceEnableFlagExtHeaderView { fixed, rest: &[] };
        Some((u64::from(view.length()) * 4).saturating_sub(4))
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `Length` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.length() as usize * 4
    }
    /// The event's data: what follows the parts that are known.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
}

getters! {
    self TraceEnableFlagExtHeaderView "TraceEnableFlagExtHeaderView" {
        /// `USHORT Length`, at 0x00.
        length: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT Items`, at 0x02.
        items: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for TraceEnableFlagExtHeaderView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = TraceEnableFlagExtHeader;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 4 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 4], ..view }, rest)),
            None => Err(Error::TooShort { name: "TRACE_ENABLE_FLAG_EXT_HEADER", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<TraceEnableFlagExtHeader, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`TraceEnableFlagExtHeader`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TraceEnableFlagExtHeaderTail<'a> {
    /// `TRACE_ENABLE_FLAG_EXT Item`, as many as `Items` says. The items, one after the other. Microsoft has no name for them in this place.
    pub item: Items<'a, crate::requests::session::TraceEnableFlagExtView<'a>>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
