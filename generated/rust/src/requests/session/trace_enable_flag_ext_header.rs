// Generated from spec/structs/TRACE_ENABLE_FLAG_EXT_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Size of the extension of EnableFlags, and its number of items.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("TRACE_ENABLE_FLAG_EXT_HEADER", "TraceEnableFlagExtHeader")
    .size(4)
    .about("Size of the extension of EnableFlags, and its number of items.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_total(
        &number("Length", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 4
    )
    .with_tail(&[
        part(
            "TRACE_ENABLE_FLAG_EXT", "Item",
            Content::Dispatch(&crate::requests::session::trace_enable_flag_ext::DISPATCH)
        )
            .many(
                Many::Counted(
                    &number(
                        "Items", Place::Fixed { offset: 2, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0
                    )
                )
            )
            .about("Items, one after the other. Microsoft does not name this part."),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT Length").at(0..2).about("Number of dwords, including this one and those of all items.")
            .means(Meaning::Count).with(&[More::Units("4 bytes")]),
        unsigned("USHORT Items").at(2..4).about("Number of items that follow.").means(Meaning::Count),
    ]);
fixed! {
    /// Fixed part of `TraceEnableFlagExtHeader` and [`TraceEnableFlagExtHeaderView`], with the getters of its fields.
    part TraceEnableFlagExtHeaderFixed / TraceEnableFlagExtHeaderView: followed,
        name = "TRACE_ENABLE_FLAG_EXT_HEADER", size = 4, table = Table::form(&LAYOUT_0);
    fields {
        /// Number of dwords, including this one and those of all items. `USHORT Length` at 0x00. Unit: 4 bytes.
        length / set_length: u16, at = 0;
        /// Number of items that follow. `USHORT Items` at 0x02.
        items / set_items: u16, at = 2;
    }
}

impl<B: Storage> TraceEnableFlagExtHeaderFixed<B> {
    /// Returns the total size in bytes, payload included, from `Length`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.length() as usize * 4
    }
}

impl<'a> TraceEnableFlagExtHeaderView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Length` states; [`Error::BadCount`]
    /// if that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = TraceEnableFlagExtHeaderFixed(first_and_rest::<4>("TRACE_ENABLE_FLAG_EXT_HEADER", bytes)?);
        let rest = within("TRACE_ENABLE_FLAG_EXT_HEADER", "Length", 4, u64::from(view.length()) * 4, view.0.rest)?;
        Ok(TraceEnableFlagExtHeaderFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<TraceEnableFlagExtHeaderTail<'a>, Error> {
        let mut left = Left::new("TRACE_ENABLE_FLAG_EXT_HEADER", 4, self.0.rest);
        let item =
            left.items(
                <crate::requests::session::TraceEnableFlagExtView<'a> as Split<'a>>::split,
                Some((self.items() as u64, "Items")), |_| true, None
            )?;
        Ok(TraceEnableFlagExtHeaderTail { item, rest: left.rest() })
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
    pub fn to_value(&self) -> Result<TraceEnableFlagExtHeader, Error> {
        let tail = self.tail()?;
        Ok(TraceEnableFlagExtHeader {
            fixed: TraceEnableFlagExtHeaderFixed(*self.0.fixed),
            item: { let part = tail.item; part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()? },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for TraceEnableFlagExtHeaderView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("TraceEnableFlagExtHeaderView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `TRACE_ENABLE_FLAG_EXT_HEADER`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct TraceEnableFlagExtHeaderTail<'a> {
    /// Items, one after the other. Microsoft does not name this part. `TRACE_ENABLE_FLAG_EXT Item`, with the number of
    /// elements in `Items`.
    pub item: Items<'a, crate::requests::session::TraceEnableFlagExtView<'a>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Size of the extension of EnableFlags, and its number of items.
///
/// In C: `TRACE_ENABLE_FLAG_EXT_HEADER`, 0x4 bytes. Documented for 6.0+.
///
/// A TRACE_ENABLE_FLAG_EXTENSION with 0xFF as its Length locates it. Items follow it, each a TRACE_ENABLE_FLAG_EXT_ITEM
/// and its data.
///
/// Defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and higher).
///
/// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "TRACE_ENABLE_FLAG_EXT_HEADER")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct TraceEnableFlagExtHeader {
    fixed: TraceEnableFlagExtHeaderFixed,
    /// Items, one after the other. Microsoft does not name this part. `TRACE_ENABLE_FLAG_EXT Item`, with the number of
    /// elements in `Items`.
    pub item: alloc::vec::Vec<crate::requests::session::TraceEnableFlagExt>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl TraceEnableFlagExtHeader {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`TraceEnableFlagExtHeaderView::new`] and [`TraceEnableFlagExtHeaderView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceEnableFlagExtHeaderView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for TraceEnableFlagExtHeader {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            item: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for TraceEnableFlagExtHeader {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("TraceEnableFlagExtHeader");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Item", &self.item);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(TraceEnableFlagExtHeader, fixed = TraceEnableFlagExtHeaderFixed, view = TraceEnableFlagExtHeaderView, size = 4);
#[cfg(feature = "alloc")]
impl Tailed for TraceEnableFlagExtHeader {
    const NAME: &'static str = "TRACE_ENABLE_FLAG_EXT_HEADER";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = TraceEnableFlagExtHeaderFixed(first_and_rest::<4>("TRACE_ENABLE_FLAG_EXT_HEADER", fixed)?);
        Ok(Some((u64::from(view.length()) * 4).saturating_sub(4)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceEnableFlagExtHeader::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("TRACE_ENABLE_FLAG_EXT_HEADER", out);
        {
            let part = &self.item;
            to.count("Items", self.items() as u64, part.len())?; for item in part { to.tailed(item)?; }
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.length()) * 4, (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "TRACE_ENABLE_FLAG_EXT_HEADER", field: "Length", stated, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(TraceEnableFlagExtHeader);
#[cfg(feature = "serde")]
serde_tailed!(TraceEnableFlagExtHeader, table = Table::form(&LAYOUT_0), parts { item = "Item", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceEnableFlagExtHeader {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 2, size: 2, mask: 18446744073709551615, shift: Some(0) },
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 4]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let bytes = &bytes[..bytes.len() - bytes.len() % 4];
            let mut value = TraceEnableFlagExtHeaderFixed(first_and_rest::<4>("TRACE_ENABLE_FLAG_EXT_HEADER", bytes)?)
                .to_value()?;
            let total = bytes.len() / 4;
            value.set_length((total) as u16);
            Ok(value)
        })).boxed()
    }
}

/// Alias of [`TraceEnableFlagExtHeader`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0 = TraceEnableFlagExtHeader;
/// Alias of [`TraceEnableFlagExtHeaderView`], named by the first release of the form.
pub type V6_0View<'a> = TraceEnableFlagExtHeaderView<'a>;
