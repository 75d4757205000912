// Generated from spec/structs/ETW_TRACE_GUID_LIST.toml by `cargo spec generate`. Do not edit: edit that file.

//! Registered providers or groups.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_GUID_LIST", "EtwTraceGuidList")
    .size(16)
    .fixed(0)
    .summary("Registered providers or groups.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("GUID", "GuidList", Content::Value(ArrayElement { kind: ElementKind::Guid, size: 16 })).many(Many::Open)
            .means(Meaning::Guid),
    ])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID", "GuidList", Kind::Open { element: ArrayElement { kind: ElementKind::Guid, size: 16 } }).at(0..16)
            .means(Meaning::Guid),
    ]);
fixed! {
    /// Fixed part of `EtwTraceGuidList` and [`EtwTraceGuidListView`], with the getters of its fields.
    part EtwTraceGuidListFixed / EtwTraceGuidListView: followed,
        name = "ETW_TRACE_GUID_LIST", size = 0, table = Table::form(&LAYOUT_0);
}

impl<'a> EtwTraceGuidListView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 0 bytes, [`Error::PartialElement`] if the rest is not a whole number
    /// of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwTraceGuidListFixed(first_and_rest::<0>("ETW_TRACE_GUID_LIST", bytes)?);
        whole_elements("ETW_TRACE_GUID_LIST", 16, view.0.rest)?;
        Ok(view)
    }
    /// `GUID GuidList` at 0x00.
    #[inline]
    pub fn guid_list(&self) -> Elements<'a, Guid> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwTraceGuidList {
        EtwTraceGuidList { fixed: EtwTraceGuidListFixed(*self.0.fixed), guid_list: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for EtwTraceGuidListView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwTraceGuidListView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("GuidList", &self.guid_list()).finish()
    }
}

/// Registered providers or groups.
///
/// In C: `ETW_TRACE_GUID_LIST`, 0x10 bytes with one element of its array, 0x0 without elements. Releases unknown.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_TRACE_GUID_LIST")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwTraceGuidList {
    fixed: EtwTraceGuidListFixed,
    /// `GUID GuidList` at 0x00.
    pub guid_list: alloc::vec::Vec<Guid>,
}

#[cfg(feature = "alloc")]
impl EtwTraceGuidList {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwTraceGuidListView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTraceGuidListView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwTraceGuidList {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), guid_list: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwTraceGuidList {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwTraceGuidList");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("GuidList", &self.guid_list).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EtwTraceGuidList, fixed = EtwTraceGuidListFixed, view = EtwTraceGuidListView, size = 0);
#[cfg(feature = "alloc")]
impl Tailed for EtwTraceGuidList {
    const NAME: &'static str = "ETW_TRACE_GUID_LIST";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<0>("ETW_TRACE_GUID_LIST", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTraceGuidList::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.guid_list.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwTraceGuidList);
#[cfg(feature = "serde")]
serde_tailed!(EtwTraceGuidList, table = Table::form(&LAYOUT_0), parts { guid_list = "GuidList", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTraceGuidList {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 0]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<Guid>(), 0..6);
        (fixed, elements).prop_map(|(fixed, guid_list)| {
            Self { fixed: EtwTraceGuidListFixed(fixed), guid_list }
        }).boxed()
    }
}
