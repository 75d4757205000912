// Generated from spec/structs/ETW_UPDATE_DISALLOW_LIST_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Providers that must not be enabled in a session.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_UPDATE_DISALLOW_LIST_INFORMATION", "EtwUpdateDisallowListInformation")
    .size(24)
    .fixed(8)
    .about("Providers that must not be enabled in a session.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("GUID", "GuidList", Content::Value(ArrayElement { kind: ElementKind::Guid, size: 16 }))
            .many(
                Many::Counted(
                    &number(
                        "GuidCount", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, u64::MAX,
                        0
                    )
                )
            )
            .means(Meaning::Guid),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG LoggerId").at(0..4).about("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("ULONG GuidCount").at(4..8).about("Number of elements in GuidList.").means(Meaning::Count),
        field("GUID GuidList", Kind::Counted { element: ArrayElement { kind: ElementKind::Guid, size: 16 } }).at(8..24)
            .means(Meaning::Guid).with(&[More::CountIn(&("GuidCount", 18446744073709551615, 0))]),
    ]);
fixed! {
    /// Fixed part of `EtwUpdateDisallowListInformation` and [`EtwUpdateDisallowListInformationView`], with the getters
    /// of its fields.
    part EtwUpdateDisallowListInformationFixed / EtwUpdateDisallowListInformationView: followed,
        name = "ETW_UPDATE_DISALLOW_LIST_INFORMATION", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// Logger ID of the session. `ULONG LoggerId` at 0x00.
        logger_id / set_logger_id: u32, at = 0;
        /// Number of elements in GuidList. `ULONG GuidCount` at 0x04.
        guid_count / set_guid_count: u32, at = 4;
    }
}

impl<B: Storage> EtwUpdateDisallowListInformationFixed<B> {
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.guid_count() as u64
    }
}

impl<'a> EtwUpdateDisallowListInformationView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::BadCount`] if `GuidCount` exceeds the elements
    /// present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            EtwUpdateDisallowListInformationFixed(first_and_rest::<8>("ETW_UPDATE_DISALLOW_LIST_INFORMATION", bytes)?);
        let rest =
            counted("ETW_UPDATE_DISALLOW_LIST_INFORMATION", "GuidCount", 16, view.announced_count(), view.0.rest)?;
        Ok(EtwUpdateDisallowListInformationFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// `GUID GuidList` at 0x08.
    #[inline]
    pub fn guid_list(&self) -> Elements<'a, Guid> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwUpdateDisallowListInformation {
        EtwUpdateDisallowListInformation {
            fixed: EtwUpdateDisallowListInformationFixed(*self.0.fixed), guid_list: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EtwUpdateDisallowListInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwUpdateDisallowListInformationView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("GuidList", &self.guid_list()).finish()
    }
}

/// Providers that must not be enabled in a session.
///
/// In C: `ETW_UPDATE_DISALLOW_LIST_INFORMATION`, 0x18 bytes with one element of its array, 0x8 without elements.
/// Releases unknown.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_UPDATE_DISALLOW_LIST_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwUpdateDisallowListInformation {
    fixed: EtwUpdateDisallowListInformationFixed,
    /// `GUID GuidList` at 0x08.
    pub guid_list: alloc::vec::Vec<Guid>,
}

#[cfg(feature = "alloc")]
impl EtwUpdateDisallowListInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwUpdateDisallowListInformationView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwUpdateDisallowListInformationView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwUpdateDisallowListInformation {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), guid_list: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwUpdateDisallowListInformation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwUpdateDisallowListInformation");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("GuidList", &self.guid_list).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EtwUpdateDisallowListInformation, fixed = EtwUpdateDisallowListInformationFixed, view =
    EtwUpdateDisallowListInformationView, size = 8
);
#[cfg(feature = "alloc")]
impl Tailed for EtwUpdateDisallowListInformation {
    const NAME: &'static str = "ETW_UPDATE_DISALLOW_LIST_INFORMATION";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view =
            EtwUpdateDisallowListInformationFixed(first_and_rest::<8>("ETW_UPDATE_DISALLOW_LIST_INFORMATION", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(16)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwUpdateDisallowListInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.guid_list.len() as u64 * 16, self.fixed.announced_count().saturating_mul(16));
        if stated != have {
            return Err(
                Error::BadCount { name: "ETW_UPDATE_DISALLOW_LIST_INFORMATION", field: "GuidCount", stated, have }
            );
        }
        out.extend_from_slice(&self.fixed.0);
        self.guid_list.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwUpdateDisallowListInformation);
#[cfg(feature = "serde")]
serde_tailed!(EtwUpdateDisallowListInformation, table = Table::form(&LAYOUT_0), parts { guid_list = "GuidList", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwUpdateDisallowListInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 8]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<Guid>(), 0..6);
        (fixed, elements).prop_map(|(fixed, guid_list)| {
            let mut value = Self { fixed: EtwUpdateDisallowListInformationFixed(fixed), guid_list };
            let count = value.guid_list.len() as u64;
            value.set_guid_count((count) as u32);
            value
        }).boxed()
    }
}
