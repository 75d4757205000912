// Generated from spec/structs/ETW_EXT_POOLTAG_FILTER_ITEM.toml by `cargo spec generate`. Do not edit: edit that file.

//! Pool tags that filter the pool events of a session.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_EXT_POOLTAG_FILTER_ITEM", "EtwExtPooltagFilterItem")
    .size(8)
    .fixed(4)
    .about("Pool tags that filter the pool events of a session.")
    .in_releases("6.1+", &[holds(Pointer::Bits32, 6, 255), holds(Pointer::Bits64, 6, 255)])
    .with_total(
        &number("Header.Offset", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0),
        4
    )
    .with_tail(&[
        part("ULONG", "Tags", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 })).many(Many::Open)
            .about("Pool tags, to the end of the item. phnt states a maximum of 4.").up_to(32).means(Meaning::Tag),
    ])
    .stated_by(SOURCES)
    .fields(&[
        structure("TRACE_ENABLE_FLAG_EXT_ITEM Header").at(0..4).about("Type and length of the item.")
            .with(&[More::Fields(&[
            unsigned("USHORT Header.Offset").at(0..2)
                .about("Distance from this item to the next, or to the end: the dwords of the item, including this \
                    one.")
                .means(Meaning::Count).with(&[More::Units("4 bytes")]),
            unsigned("USHORT Header.Type").at(2..4).about("Type of the item's data.").means(Meaning::Enumeration)
                .with(&[More::Values(crate::requests::session::EtwExtType::VALUES)]),
        ])]),
        field("ULONG Tags", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } }).at(4..8)
            .about("Pool tags, to the end of the item. phnt states a maximum of 4.").means(Meaning::Tag),
    ]);
fixed! {
    /// Fixed part of `EtwExtPooltagFilterItem` and [`EtwExtPooltagFilterItemView`], with the getters of its fields.
    part EtwExtPooltagFilterItemFixed / EtwExtPooltagFilterItemView: followed,
        name = "ETW_EXT_POOLTAG_FILTER_ITEM", size = 4, table = Table::form(&LAYOUT_0);
    fields {
        /// Type and length of the item. `TRACE_ENABLE_FLAG_EXT_ITEM Header` at 0x00. Returns a copy.
        header / set_header: crate::requests::session::TraceEnableFlagExtItem, at = 0;
        /// Distance from this item to the next, or to the end: the dwords of the item, including this one. `USHORT
        /// Offset` at 0x00. Unit: 4 bytes. Within [`Self::header`].
        offset / set_offset: u16, at = 0;
    }
}

impl<B: Storage> EtwExtPooltagFilterItemFixed<B> {
    /// Returns the total size in bytes, payload included, from `Header.Offset`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.header().offset() as usize * 4
    }
}

impl<'a> EtwExtPooltagFilterItemView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Header.Offset` states;
    /// [`Error::BadCount`] if that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwExtPooltagFilterItemFixed(first_and_rest::<4>("ETW_EXT_POOLTAG_FILTER_ITEM", bytes)?);
        let rest =
            within(
                "ETW_EXT_POOLTAG_FILTER_ITEM", "Header.Offset", 4, u64::from(view.header().offset()) * 4, view.0.rest
            )?;
        Ok(EtwExtPooltagFilterItemFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<EtwExtPooltagFilterItemTail<'a>, Error> {
        let mut left = Left::new("ETW_EXT_POOLTAG_FILTER_ITEM", 4, self.0.rest);
        let tags = left.open();
        Ok(EtwExtPooltagFilterItemTail { tags, rest: left.rest() })
    }
    /// Returns the payload: the bytes after the known parts.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwExtPooltagFilterItem, Error> {
        let tail = self.tail()?;
        Ok(EtwExtPooltagFilterItem {
            fixed: EtwExtPooltagFilterItemFixed(*self.0.fixed),
            tags: { let part = tail.tags; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EtwExtPooltagFilterItemView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwExtPooltagFilterItemView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for EtwExtPooltagFilterItemView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwExtPooltagFilterItem;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 4 + view.0.rest.len();
        let (own, rest) = split_at("ETW_EXT_POOLTAG_FILTER_ITEM", bytes, end)?;
        Ok((EtwExtPooltagFilterItemFixed(Borrowed { fixed: view.0.fixed, rest: &own[4..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwExtPooltagFilterItem, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `ETW_EXT_POOLTAG_FILTER_ITEM`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EtwExtPooltagFilterItemTail<'a> {
    /// Pool tags, to the end of the item. phnt states a maximum of 4. `ULONG Tags`, to the end of the bytes.
    pub tags: Elements<'a, u32>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Pool tags that filter the pool events of a session.
///
/// No known name in C; here: `ETW_EXT_POOLTAG_FILTER_ITEM`, 0x8 bytes with one element of its array, 0x4 without
/// elements. Documented for 6.1+.
///
/// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_EXT_POOLTAG_FILTER_ITEM")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwExtPooltagFilterItem {
    fixed: EtwExtPooltagFilterItemFixed,
    /// Pool tags, to the end of the item. phnt states a maximum of 4. `ULONG Tags`, to the end of the bytes.
    pub tags: alloc::vec::Vec<u32>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwExtPooltagFilterItem {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwExtPooltagFilterItemView::new`] and [`EtwExtPooltagFilterItemView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwExtPooltagFilterItemView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwExtPooltagFilterItem {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            tags: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwExtPooltagFilterItem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwExtPooltagFilterItem");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Tags", &self.tags);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EtwExtPooltagFilterItem, fixed = EtwExtPooltagFilterItemFixed, view = EtwExtPooltagFilterItemView, size = 4);
#[cfg(feature = "alloc")]
impl Tailed for EtwExtPooltagFilterItem {
    const NAME: &'static str = "ETW_EXT_POOLTAG_FILTER_ITEM";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = EtwExtPooltagFilterItemFixed(first_and_rest::<4>("ETW_EXT_POOLTAG_FILTER_ITEM", fixed)?);
        Ok(Some((u64::from(view.header().offset()) * 4).saturating_sub(4)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwExtPooltagFilterItem::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("ETW_EXT_POOLTAG_FILTER_ITEM", out);
        {
            let part = &self.tags;
            to.elements(part); to.limit("Tags", 4);
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.header().offset()) * 4, (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "ETW_EXT_POOLTAG_FILTER_ITEM", field: "Header.Offset", stated, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwExtPooltagFilterItem);
#[cfg(feature = "serde")]
serde_tailed!(EtwExtPooltagFilterItem, table = Table::form(&LAYOUT_0), parts { tags = "Tags", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwExtPooltagFilterItem {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 4]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let bytes = &bytes[..bytes.len() - bytes.len() % 4];
            let mut value = EtwExtPooltagFilterItemFixed(first_and_rest::<4>("ETW_EXT_POOLTAG_FILTER_ITEM", bytes)?)
                .to_value()?;
            let total = bytes.len() / 4;
            let mut changed_header = value.header(); changed_header.set_offset((total) as u16);
                value.set_header(changed_header);
            Ok(value)
        })).boxed()
    }
}

/// Alias of [`EtwExtPooltagFilterItem`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_1 = EtwExtPooltagFilterItem;
/// Alias of [`EtwExtPooltagFilterItemView`], named by the first release of the form.
pub type V6_1View<'a> = EtwExtPooltagFilterItemView<'a>;
