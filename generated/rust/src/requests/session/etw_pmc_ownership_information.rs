// Generated from spec/structs/ETW_PMC_OWNERSHIP_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Owners of a processor's counters.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::WINDOWS_SYS_ETW];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_PMC_OWNERSHIP_INFORMATION", "EtwPmcOwnershipInformation")
    .size(20)
    .fixed(8)
    .about("Owners of a processor's counters.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part(
            "ETW_PMC_OWNERSHIP_ENTRY", "Entries",
            Content::Layout(&crate::requests::session::etw_pmc_ownership_entry::LAYOUT_0)
        )
            .many(
                Many::Counted(
                    &number(
                        "CounterCount", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            ),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG ProcessorNumber").at(0..4).means(Meaning::ProcessorNumber),
        unsigned("ULONG CounterCount").at(4..8).about("Number of elements in Entries.").means(Meaning::Count),
        field(
            "ETW_PMC_OWNERSHIP_ENTRY Entries",
            Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 12 } }
        )
            .at(8..20).with(&[More::CountIn(&("CounterCount", 18446744073709551615, 0)), More::Fields(&[
            unsigned("ULONG Entries.Type").at(8..12)
                .about("OwnerType in ETW_PMC_COUNTER_OWNER, a public structure of the same layout.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("ULONG Entries.Data1").at(12..16).about("ProfileSource in ETW_PMC_COUNTER_OWNER.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("ULONG Entries.Data2").at(16..20).about("OwnerTag in ETW_PMC_COUNTER_OWNER.")
                .means(Meaning::Identifier).stated_by(SOURCES),
        ])]),
    ]);
fixed! {
    /// Fixed part of `EtwPmcOwnershipInformation` and [`EtwPmcOwnershipInformationView`], with the getters of its
    /// fields.
    part EtwPmcOwnershipInformationFixed / EtwPmcOwnershipInformationView: followed,
        name = "ETW_PMC_OWNERSHIP_INFORMATION", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// Number of a logical processor. `ULONG ProcessorNumber` at 0x00.
        processor_number / set_processor_number: u32, at = 0;
        /// Number of elements in Entries. `ULONG CounterCount` at 0x04.
        counter_count / set_counter_count: u32, at = 4;
    }
}

impl<B: Storage> EtwPmcOwnershipInformationFixed<B> {
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.counter_count() as u64
    }
}

impl<'a> EtwPmcOwnershipInformationView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::BadCount`] if `CounterCount` exceeds the elements
    /// present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwPmcOwnershipInformationFixed(first_and_rest::<8>("ETW_PMC_OWNERSHIP_INFORMATION", bytes)?);
        let rest = counted("ETW_PMC_OWNERSHIP_INFORMATION", "CounterCount", 12, view.announced_count(), view.0.rest)?;
        Ok(EtwPmcOwnershipInformationFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// `ETW_PMC_OWNERSHIP_ENTRY Entries` at 0x08.
    #[inline]
    pub fn entries(&self) -> Elements<'a, crate::requests::session::EtwPmcOwnershipEntry> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwPmcOwnershipInformation {
        EtwPmcOwnershipInformation {
            fixed: EtwPmcOwnershipInformationFixed(*self.0.fixed), entries: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EtwPmcOwnershipInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwPmcOwnershipInformationView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Entries", &self.entries()).finish()
    }
}

/// Owners of a processor's counters.
///
/// In C: `ETW_PMC_OWNERSHIP_INFORMATION`, 0x14 bytes with one element of its array, 0x8 without elements. Releases
/// unknown.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_PMC_OWNERSHIP_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwPmcOwnershipInformation {
    fixed: EtwPmcOwnershipInformationFixed,
    /// `ETW_PMC_OWNERSHIP_ENTRY Entries` at 0x08.
    pub entries: alloc::vec::Vec<crate::requests::session::EtwPmcOwnershipEntry>,
}

#[cfg(feature = "alloc")]
impl EtwPmcOwnershipInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwPmcOwnershipInformationView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwPmcOwnershipInformationView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwPmcOwnershipInformation {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), entries: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwPmcOwnershipInformation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwPmcOwnershipInformation");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Entries", &self.entries).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EtwPmcOwnershipInformation, fixed = EtwPmcOwnershipInformationFixed, view = EtwPmcOwnershipInformationView, size = 8
);
#[cfg(feature = "alloc")]
impl Tailed for EtwPmcOwnershipInformation {
    const NAME: &'static str = "ETW_PMC_OWNERSHIP_INFORMATION";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = EtwPmcOwnershipInformationFixed(first_and_rest::<8>("ETW_PMC_OWNERSHIP_INFORMATION", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(12)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwPmcOwnershipInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.entries.len() as u64 * 12, self.fixed.announced_count().saturating_mul(12));
        if stated != have {
            return Err(Error::BadCount { name: "ETW_PMC_OWNERSHIP_INFORMATION", field: "CounterCount", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        self.entries.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwPmcOwnershipInformation);
#[cfg(feature = "serde")]
serde_tailed!(EtwPmcOwnershipInformation, table = Table::form(&LAYOUT_0), parts { entries = "Entries", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwPmcOwnershipInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 8]>();
        let elements =
            proptest::collection::vec(
                proptest::arbitrary::any::<crate::requests::session::EtwPmcOwnershipEntry>(), 0..6
            );
        (fixed, elements).prop_map(|(fixed, entries)| {
            let mut value = Self { fixed: EtwPmcOwnershipInformationFixed(fixed), entries };
            let count = value.entries.len() as u64;
            value.set_counter_count((count) as u32);
            value
        }).boxed()
    }
}
