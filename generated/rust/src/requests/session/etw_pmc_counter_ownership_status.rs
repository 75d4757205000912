// Generated from spec/structs/ETW_PMC_COUNTER_OWNERSHIP_STATUS.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Owners of the performance monitoring counters of a processor.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("ETW_PMC_COUNTER_OWNERSHIP_STATUS", "EtwPmcCounterOwnershipStatus")
    .size(20)
    .fixed(8)
    .about("Owners of the performance monitoring counters of a processor.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part(
            "ETW_PMC_COUNTER_OWNER", "CounterOwners",
            Content::Layout(&crate::requests::session::etw_pmc_counter_owner::LAYOUT_0)
        )
            .many(
                Many::Counted(
                    &number(
                        "NumberOfCounters", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Owner of each counter."),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessorNumber").at(0..4).about("Processor.").means(Meaning::ProcessorNumber),
        unsigned("ULONG NumberOfCounters").at(4..8).about("Number of elements of CounterOwners.").means(Meaning::Count),
        field(
            "ETW_PMC_COUNTER_OWNER CounterOwners",
            Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 12 } }
        )
            .at(8..20).about("Owner of each counter.")
            .with(&[More::CountIn(&("NumberOfCounters", 18446744073709551615, 0)), More::Fields(&[
            unsigned("ETW_PMC_COUNTER_OWNER_TYPE CounterOwners.OwnerType").at(8..12).about("Kind of owner.")
                .means(Meaning::Enumeration)
                .with(&[More::Values(crate::requests::session::EtwPmcCounterOwnerType::VALUES)]),
            unsigned("ULONG CounterOwners.ProfileSource").at(12..16).about("Profile source that the counter counts.")
                .means(Meaning::Enumeration),
            unsigned("ULONG CounterOwners.OwnerTag").at(16..20).about("Tag of the owner.").means(Meaning::Identifier),
        ])]),
    ]);
fixed! {
    /// Fixed part of `EtwPmcCounterOwnershipStatus` and [`EtwPmcCounterOwnershipStatusView`], with the getters of its
    /// fields.
    part EtwPmcCounterOwnershipStatusFixed / EtwPmcCounterOwnershipStatusView: followed,
        name = "ETW_PMC_COUNTER_OWNERSHIP_STATUS", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// Processor. `ULONG ProcessorNumber` at 0x00.
        processor_number / set_processor_number: u32, at = 0;
        /// Number of elements of CounterOwners. `ULONG NumberOfCounters` at 0x04.
        number_of_counters / set_number_of_counters: u32, at = 4;
    }
}

impl<B: Storage> EtwPmcCounterOwnershipStatusFixed<B> {
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.number_of_counters() as u64
    }
}

impl<'a> EtwPmcCounterOwnershipStatusView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::BadCount`] if `NumberOfCounters` exceeds the
    /// elements present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwPmcCounterOwnershipStatusFixed(first_and_rest::<8>("ETW_PMC_COUNTER_OWNERSHIP_STATUS", bytes)?);
        let rest =
            counted("ETW_PMC_COUNTER_OWNERSHIP_STATUS", "NumberOfCounters", 12, view.announced_count(), view.0.rest)?;
        Ok(EtwPmcCounterOwnershipStatusFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Owner of each counter. `ETW_PMC_COUNTER_OWNER CounterOwners` at 0x08.
    #[inline]
    pub fn counter_owners(&self) -> Elements<'a, crate::requests::session::EtwPmcCounterOwner> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwPmcCounterOwnershipStatus {
        EtwPmcCounterOwnershipStatus {
            fixed: EtwPmcCounterOwnershipStatusFixed(*self.0.fixed), counter_owners: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EtwPmcCounterOwnershipStatusView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwPmcCounterOwnershipStatusView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("CounterOwners", &self.counter_owners()).finish()
    }
}

/// Owners of the performance monitoring counters of a processor.
///
/// In C: `ETW_PMC_COUNTER_OWNERSHIP_STATUS`, 0x14 bytes with one element of its array, 0x8 without elements. Releases
/// unknown.
///
/// ETW_PMC_OWNERSHIP_INFORMATION of the native interface has the same layout.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[doc(alias = "ETW_PMC_COUNTER_OWNERSHIP_STATUS")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwPmcCounterOwnershipStatus {
    fixed: EtwPmcCounterOwnershipStatusFixed,
    /// Owner of each counter. `ETW_PMC_COUNTER_OWNER CounterOwners` at 0x08.
    pub counter_owners: alloc::vec::Vec<crate::requests::session::EtwPmcCounterOwner>,
}

#[cfg(feature = "alloc")]
impl EtwPmcCounterOwnershipStatus {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwPmcCounterOwnershipStatusView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwPmcCounterOwnershipStatusView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwPmcCounterOwnershipStatus {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), counter_owners: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwPmcCounterOwnershipStatus {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwPmcCounterOwnershipStatus");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("CounterOwners", &self.counter_owners).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EtwPmcCounterOwnershipStatus, fixed = EtwPmcCounterOwnershipStatusFixed, view = EtwPmcCounterOwnershipStatusView,
    size = 8
);
#[cfg(feature = "alloc")]
impl Tailed for EtwPmcCounterOwnershipStatus {
    const NAME: &'static str = "ETW_PMC_COUNTER_OWNERSHIP_STATUS";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = EtwPmcCounterOwnershipStatusFixed(first_and_rest::<8>("ETW_PMC_COUNTER_OWNERSHIP_STATUS", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(12)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwPmcCounterOwnershipStatus::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.counter_owners.len() as u64 * 12, self.fixed.announced_count().saturating_mul(12));
        if stated != have {
            return Err(
                Error::BadCount { name: "ETW_PMC_COUNTER_OWNERSHIP_STATUS", field: "NumberOfCounters", stated, have }
            );
        }
        out.extend_from_slice(&self.fixed.0);
        self.counter_owners.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwPmcCounterOwnershipStatus);
#[cfg(feature = "serde")]
serde_tailed!(
    EtwPmcCounterOwnershipStatus, table = Table::form(&LAYOUT_0), parts { counter_owners = "CounterOwners", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwPmcCounterOwnershipStatus {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 8]>();
        let elements =
            proptest::collection::vec(proptest::arbitrary::any::<crate::requests::session::EtwPmcCounterOwner>(), 0..6);
        (fixed, elements).prop_map(|(fixed, counter_owners)| {
            let mut value = Self { fixed: EtwPmcCounterOwnershipStatusFixed(fixed), counter_owners };
            let count = value.counter_owners.len() as u64;
            value.set_number_of_counters((count) as u32);
            value
        }).boxed()
    }
}
