// Generated from spec/structs/ETW_SCHEMATIZED_FILTER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Filter that the provider itself applies.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_SCHEMATIZED_FILTER", "EtwSchematizedFilter")
    .size(28)
    .fixed(24)
    .about("Filter that the provider itself applies.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("UCHAR", "Data", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
            .about("Filter data, which only the provider interprets.").up_to(8).means(Meaning::Opaque),
    ])
    .stated_by(SOURCES)
    .fields(&[
        field("UCHAR Header", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 16 })
            .at(0..16).about("ID, version and instance, as in EVENT_FILTER_HEADER.").means(Meaning::Opaque),
        unsigned("ULONG Size").at(16..20).about("Size of the filter.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG NextOffset").at(20..24).about("Distance to the next filter. 0 in the last.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field("UCHAR Data", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 } }).at(24..25)
            .about("Filter data, which only the provider interprets.").means(Meaning::Opaque),
    ]);
fixed! {
    /// Fixed part of `EtwSchematizedFilter` and [`EtwSchematizedFilterView`], with the getters of its fields.
    part EtwSchematizedFilterFixed / EtwSchematizedFilterView: followed,
        name = "ETW_SCHEMATIZED_FILTER", size = 24, table = Table::form(&LAYOUT_0);
    fields {
        /// ID, version and instance, as in EVENT_FILTER_HEADER. `UCHAR Header` at 0x00.
        header / set_header: [u8; 16], at = 0;
        /// Size of the filter. `ULONG Size` at 0x10. Unit: bytes.
        size / set_size: u32, at = 16;
        /// Distance to the next filter. 0 in the last. `ULONG NextOffset` at 0x14. Unit: bytes.
        next_offset / set_next_offset: u32, at = 20;
    }
}

impl<'a> EtwSchematizedFilterView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwSchematizedFilterFixed(first_and_rest::<24>("ETW_SCHEMATIZED_FILTER", bytes)?);
        whole_elements("ETW_SCHEMATIZED_FILTER", 1, view.0.rest)?;
        Ok(view)
    }
    /// Filter data, which only the provider interprets. `UCHAR Data` at 0x18.
    #[inline]
    pub fn data_(&self) -> Elements<'a, u8> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwSchematizedFilter {
        EtwSchematizedFilter { fixed: EtwSchematizedFilterFixed(*self.0.fixed), data_: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for EtwSchematizedFilterView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwSchematizedFilterView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Data", &self.data_()).finish()
    }
}

impl<'a> Split<'a> for EtwSchematizedFilterView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwSchematizedFilter;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwSchematizedFilter, Error> {
        Ok(self.to_value())
    }
}

/// Filter that the provider itself applies.
///
/// In C: `ETW_SCHEMATIZED_FILTER`, 0x1c bytes with one element of its array, 0x18 without elements. Releases unknown.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_SCHEMATIZED_FILTER")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwSchematizedFilter {
    fixed: EtwSchematizedFilterFixed,
    /// Filter data, which only the provider interprets. `UCHAR Data` at 0x18.
    pub data_: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwSchematizedFilter {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwSchematizedFilterView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwSchematizedFilterView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwSchematizedFilter {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), data_: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwSchematizedFilter {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwSchematizedFilter");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Data", &self.data_).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EtwSchematizedFilter, fixed = EtwSchematizedFilterFixed, view = EtwSchematizedFilterView, size = 24);
#[cfg(feature = "alloc")]
impl Tailed for EtwSchematizedFilter {
    const NAME: &'static str = "ETW_SCHEMATIZED_FILTER";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<24>("ETW_SCHEMATIZED_FILTER", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwSchematizedFilter::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.data_.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwSchematizedFilter);
#[cfg(feature = "serde")]
serde_tailed!(EtwSchematizedFilter, table = Table::form(&LAYOUT_0), parts { data_ = "Data", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwSchematizedFilter {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 24]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..6);
        (fixed, elements).prop_map(|(fixed, data_)| {
            Self { fixed: EtwSchematizedFilterFixed(fixed), data_ }
        }).boxed()
    }
}
