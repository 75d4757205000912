// Generated from spec/structs/ETW_EXT_POOLTAG_FILTER_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_EXT_POOLTAG_FILTER_ITEM in the form of releases 6.1+.
#[allow(unused_imports)]
use crate::rt::*;
/// The tags of the pool that a session's events of the pool are filtered by.
///
/// Microsoft gives it no name: `ETW_EXT_POOLTAG_FILTER_ITEM`, 0x8 bytes with one element of its array, 0x4 without. Releases 6.1+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | TRACE_ENABLE_FLAG_EXT_ITEM | `Header` |
/// | 0x04 | to the end | ULONG \[ \] | `Tags` |
///
/// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_EXT_POOLTAG_FILTER_ITEM")]
pub struct EtwExtPooltagFilterItem {
    /// `TRACE_ENABLE_FLAG_EXT_ITEM Header`, at 0x00. The type and the length of the item.
    pub header: crate::requests::session::TraceEnableFlagExtItem,
    /// `ULONG Tags`, at 0x04. The tags, to the end of the item; phnt has 4 as the most.
    pub tags: alloc::vec::Vec<u32>,
}
#[cfg(feature = "alloc")]
impl EtwExtPooltagFilterItem {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 4;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EtwExtPooltagFilterItemView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 4], tail: alloc::vec::Vec<u32>) -> Self {
        Self {
            header: crate::requests::session::TraceEnableFlagExtItem::from_bytes(
                part::<0, 4, _>(bytes),
            ),
            tags: tail,
        }
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
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The size of the whole in bytes, data included, as `Header.Offset` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.header.offset as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        4
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_ext_pooltag_filter_item::V6_1;
}
#[cfg(feature = "alloc")]
impl Default for EtwExtPooltagFilterItem {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 4], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for EtwExtPooltagFilterItem {}
#[cfg(feature = "alloc")]
impl Tailed for EtwExtPooltagFilterItem {
    const NAME: &'static str = "ETW_EXT_POOLTAG_FILTER_ITEM";
    const FIXED: usize = 4;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwExtPooltagFilterItemView::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_EXT_POOLTAG_FILTER_ITEM",
                    needed: 4,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwExtPooltagFilterItem::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.tags.len() * 4) as u64;
        let says = EtwExtPooltagFilterItemView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "ETW_EXT_POOLTAG_FILTER_ITEM",
                field: "Tags",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.tags
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(EtwExtPooltagFilterItem);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwExtPooltagFilterItem {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            proptest::arbitrary::any::<[u8; 4]>(),
            proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6),
        )
            .prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwExtPooltagFilterItem`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwExtPooltagFilterItemView<'a> {
    fixed: &'a [u8; 4],
    rest: &'a [u8],
}
impl<'a> EtwExtPooltagFilterItemView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwExtPooltagFilterItem`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 4;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "ETW_EXT_POOLTAG_FILTER_ITEM",
                        element: 4,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "ETW_EXT_POOLTAG_FILTER_ITEM",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `TRACE_ENABLE_FLAG_EXT_ITEM Header`, at 0x00. The type and the length of the item.
    #[inline]
    pub fn header(&self) -> crate::requests::session::TraceEnableFlagExtItemView<'a> {
        crate::requests::session::TraceEnableFlagExtItemView::from_bytes(
            part::<0, 4, _>(self.fixed),
        )
    }
    /// `ULONG Tags`, at 0x04. The tags, to the end of the item; phnt has 4 as the most.
    #[inline]
    pub fn tags(&self) -> Elements<'a, u32> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 4]) -> Option<u64> {
        None
    }
    /// The size of the whole in bytes, data included, as `Header.Offset` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.header().offset() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        4
    }
    /// The event's data: from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size does not even cover the header, [`Error::TooShort`] if it covers more than
    /// there is.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        let (total, begin) = (self.total_size(), self.data_offset());
        if total < begin {
            let (says, have) = (total as u64, begin as u64);
            return Err(Error::BadCount {
                name: "ETW_EXT_POOLTAG_FILTER_ITEM",
                field: "Header.Offset",
                says,
                have,
            });
        }
        match self.rest.get(begin - 4..total - 4) {
            Some(data) => Ok(data),
            None => {
                Err(Error::TooShort {
                    name: "ETW_EXT_POOLTAG_FILTER_ITEM",
                    needed: total,
                    have: 4 + self.rest.len(),
                })
            }
        }
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> EtwExtPooltagFilterItem {
        EtwExtPooltagFilterItem::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for EtwExtPooltagFilterItemView<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwExtPooltagFilterItemView");
        out.field("header", &self.header());
        out.finish()
    }
}
impl<'a> Split<'a> for EtwExtPooltagFilterItemView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwExtPooltagFilterItem;
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(4);
        match bytes.get(end..) {
            Some(rest) => {
                Ok((
                    Self {
                        rest: &view.rest[..end - 4],
                        ..view
                    },
                    rest,
                ))
            }
            None => {
                Err(Error::TooShort {
                    name: "ETW_EXT_POOLTAG_FILTER_ITEM",
                    needed: end,
                    have: bytes.len(),
                })
            }
        }
    }
    #[cfg(feature = "alloc")]
    fn to_owned_value(&self) -> Result<EtwExtPooltagFilterItem, Error> {
        Ok(self.to_value())
    }
}
