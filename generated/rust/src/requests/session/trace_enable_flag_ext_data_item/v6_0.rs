// Generated from spec/structs/TRACE_ENABLE_FLAG_EXT_DATA_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_ENABLE_FLAG_EXT_DATA_ITEM in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// An item whose type is not known, with its data as they are.
///
/// Microsoft gives it no name: `TRACE_ENABLE_FLAG_EXT_DATA_ITEM`, 0x8 bytes with one element of its array, 0x4 without. Releases 6.0+.
///
/// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "TRACE_ENABLE_FLAG_EXT_DATA_ITEM")]
pub struct TraceEnableFlagExtDataItem {
    /// `TRACE_ENABLE_FLAG_EXT_ITEM Header`, at 0x00. The type and the length of the item.
    pub header: crate::requests::session::TraceEnableFlagExtItem,
    /// `ULONG Data`, to the end. What it is for is not known.
    pub data: alloc::vec::Vec<u32>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl TraceEnableFlagExtDataItem {
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
        TraceEnableFlagExtDataItemView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.header.to_bytes());
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
    /// The size of the whole in bytes, data included, as `Header.Offset` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.header.offset as usize * 4
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_enable_flag_ext_data_item::V6_0;
}

#[cfg(feature = "alloc")]
impl Default for TraceEnableFlagExtDataItem {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 4];
        Self {
            header: crate::requests::session::TraceEnableFlagExtItem::from_bytes(part::<0, 4, _>(bytes)),
            data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for TraceEnableFlagExtDataItem {}
#[cfg(feature = "alloc")]
impl Tailed for TraceEnableFlagExtDataItem {
    const NAME: &'static str = "TRACE_ENABLE_FLAG_EXT_DATA_ITEM";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(TraceEnableFlagExtDataItemView::announced(fixed)),
            None => Err(Error::TooShort { name: "TRACE_ENABLE_FLAG_EXT_DATA_ITEM", needed: 4, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceEnableFlagExtDataItem::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("TRACE_ENABLE_FLAG_EXT_DATA_ITEM", out);
        {
            let part = &self.data;
            to.elements(part); to.limit("Data", 4);
        }
        to.finish(&self.rest)?;
        let (says, have) = (u64::from(self.header.offset) * 4, (out.len() - from) as u64);
        if says != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "TRACE_ENABLE_FLAG_EXT_DATA_ITEM", field: "Header.Offset", says, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(TraceEnableFlagExtDataItem);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceEnableFlagExtDataItem {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 4]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let bytes = &bytes[..bytes.len() - bytes.len() % 4];
            let mut value = TraceEnableFlagExtDataItemView::unbounded(bytes)?.to_value()?;
            let total = bytes.len() / 4;
            value.header.offset = (total) as u16;
            Ok(value)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`TraceEnableFlagExtDataItem`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TraceEnableFlagExtDataItemView<'a> {
    fixed: &'a [u8; 4],
    rest: &'a [u8],
}

impl<'a> TraceEnableFlagExtDataItemView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Header.Offset` says; [`Error::BadCount`] if that does not even cover the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::unbounded(bytes)?;
        let rest = within("TRACE_ENABLE_FLAG_EXT_DATA_ITEM", "Header.Offset", 4, u64::from(view.header().offset()) * 4, view.rest)?;
        Ok(Self { rest, ..view })
    }
    /// The same, whatever the size says.
    #[inline]
    fn unbounded(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "TRACE_ENABLE_FLAG_EXT_DATA_ITEM", needed: 4, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<TraceEnableFlagExtDataItemTail<'a>, Error> {
        let mut left = Left::new("TRACE_ENABLE_FLAG_EXT_DATA_ITEM", 4, self.rest);
        let data = left.open();
        Ok(TraceEnableFlagExtDataItemTail { data, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<TraceEnableFlagExtDataItem, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(TraceEnableFlagExtDataItem {
            header: crate::requests::session::TraceEnableFlagExtItem::from_bytes(part::<0, 4, _>(bytes)),
            data: {
                let part = tail.data;
                to_vec(part.as_bytes())
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 4]) -> Option<u64> {
        let view = TraceEnableFlagExtDataItemView { fixed, rest: &[] };
        Some((u64::from(view.header().offset()) * 4).saturating_sub(4))
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `Header.Offset` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.header().offset() as usize * 4
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
    self TraceEnableFlagExtDataItemView "TraceEnableFlagExtDataItemView" {
        /// `TRACE_ENABLE_FLAG_EXT_ITEM Header`, at 0x00.
        header: crate::requests::session::TraceEnableFlagExtItemView<'a> = crate::requests::session::TraceEnableFlagExtItemView::from_bytes(part::<0, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for TraceEnableFlagExtDataItemView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = TraceEnableFlagExtDataItem;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 4 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 4], ..view }, rest)),
            None => Err(Error::TooShort { name: "TRACE_ENABLE_FLAG_EXT_DATA_ITEM", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<TraceEnableFlagExtDataItem, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`TraceEnableFlagExtDataItem`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TraceEnableFlagExtDataItemTail<'a> {
    /// `ULONG Data`, to the end. What it is for is not known.
    pub data: Elements<'a, u32>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
