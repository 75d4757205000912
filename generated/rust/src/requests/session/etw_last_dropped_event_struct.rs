// Generated from spec/structs/ETW_LAST_DROPPED_EVENT_STRUCT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Times at which a session dropped events.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_LAST_DROPPED_EVENT_STRUCT", "EtwLastDroppedEventStruct")
    .size(16)
    .fixed(8)
    .about("Times at which a session dropped events.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("LARGE_INTEGER", "Times", Content::Value(ArrayElement { kind: ElementKind::Signed, size: 8 }))
            .many(Many::Open).up_to(64),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Count").at(0..4).means(Meaning::Count),
        field("padding ", Kind::Padding).at(4..8),
        field("LARGE_INTEGER Times", Kind::Open { element: ArrayElement { kind: ElementKind::Signed, size: 8 } })
            .at(8..16),
    ]);
fixed! {
    /// Fixed part of `EtwLastDroppedEventStruct` and [`EtwLastDroppedEventStructView`], with the getters of its fields.
    part EtwLastDroppedEventStructFixed / EtwLastDroppedEventStructView: followed,
        name = "ETW_LAST_DROPPED_EVENT_STRUCT", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// `ULONG Count` at 0x00.
        count / set_count: u32, at = 0;
    }
}

impl<'a> EtwLastDroppedEventStructView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a whole number
    /// of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwLastDroppedEventStructFixed(first_and_rest::<8>("ETW_LAST_DROPPED_EVENT_STRUCT", bytes)?);
        whole_elements("ETW_LAST_DROPPED_EVENT_STRUCT", 8, view.0.rest)?;
        Ok(view)
    }
    /// `LARGE_INTEGER Times` at 0x08.
    #[inline]
    pub fn times(&self) -> Elements<'a, i64> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwLastDroppedEventStruct {
        EtwLastDroppedEventStruct { fixed: EtwLastDroppedEventStructFixed(*self.0.fixed), times: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for EtwLastDroppedEventStructView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwLastDroppedEventStructView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Times", &self.times()).finish()
    }
}

/// Times at which a session dropped events.
///
/// In C: `ETW_LAST_DROPPED_EVENT_STRUCT`, 0x10 bytes with one element of its array, 0x8 without elements. Observed
/// in 2004..20H2, 11-21H2.
///
/// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "ETW_LAST_DROPPED_EVENT_STRUCT")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwLastDroppedEventStruct {
    fixed: EtwLastDroppedEventStructFixed,
    /// `LARGE_INTEGER Times` at 0x08.
    pub times: alloc::vec::Vec<i64>,
}

#[cfg(feature = "alloc")]
impl EtwLastDroppedEventStruct {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwLastDroppedEventStructView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwLastDroppedEventStructView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwLastDroppedEventStruct {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), times: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwLastDroppedEventStruct {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwLastDroppedEventStruct");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Times", &self.times).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EtwLastDroppedEventStruct, fixed = EtwLastDroppedEventStructFixed, view = EtwLastDroppedEventStructView, size = 8
);
#[cfg(feature = "alloc")]
impl Tailed for EtwLastDroppedEventStruct {
    const NAME: &'static str = "ETW_LAST_DROPPED_EVENT_STRUCT";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("ETW_LAST_DROPPED_EVENT_STRUCT", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwLastDroppedEventStruct::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.times.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwLastDroppedEventStruct);
#[cfg(feature = "serde")]
serde_tailed!(EtwLastDroppedEventStruct, table = Table::form(&LAYOUT_0), parts { times = "Times", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwLastDroppedEventStruct {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 8]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<i64>(), 0..6);
        (fixed, elements).prop_map(|(fixed, times)| {
            Self { fixed: EtwLastDroppedEventStructFixed(fixed), times }
        }).boxed()
    }
}
