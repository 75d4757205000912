// Generated from spec/structs/PERFINFO_PPM_STATE_SELECTION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Selected idle state, and the reasons why others were not selected.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_STATE_SELECTION", "PerfinfoPpmStateSelection")
    .size(12)
    .fixed(8)
    .about("Selected idle state, and the reasons why others were not selected.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("ULONG", "VetoReason", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
            .many(
                Many::Counted(
                    &number(
                        "VetoedStates", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Reason why each was not selected.").up_to(32)
            .of(crate::payloads::power::PerfinfoPpmIdleVeto::VALUES).means(Meaning::Enumeration),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG SelectedState").at(0..4),
        unsigned("ULONG VetoedStates").at(4..8).about("Number of elements in VetoReason.").means(Meaning::Count),
        field("ULONG VetoReason", Kind::Counted { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } })
            .at(8..12).about("Reason why each was not selected.").means(Meaning::Enumeration)
            .with(
                &[
                    More::CountIn(&("VetoedStates", 18446744073709551615, 0)),
                    More::Values(crate::payloads::power::PerfinfoPpmIdleVeto::VALUES)
                ]
            ),
    ]);
fixed! {
    /// Fixed part of `PerfinfoPpmStateSelection` and [`PerfinfoPpmStateSelectionView`], with the getters of its fields.
    part PerfinfoPpmStateSelectionFixed / PerfinfoPpmStateSelectionView: followed,
        name = "PERFINFO_PPM_STATE_SELECTION", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// `ULONG SelectedState` at 0x00.
        selected_state / set_selected_state: u32, at = 0;
        /// Number of elements in VetoReason. `ULONG VetoedStates` at 0x04.
        vetoed_states / set_vetoed_states: u32, at = 4;
    }
}

impl<B: Storage> PerfinfoPpmStateSelectionFixed<B> {
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.vetoed_states() as u64
    }
}

impl<'a> PerfinfoPpmStateSelectionView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::BadCount`] if `VetoedStates` exceeds the elements
    /// present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = PerfinfoPpmStateSelectionFixed(first_and_rest::<8>("PERFINFO_PPM_STATE_SELECTION", bytes)?);
        let rest = counted("PERFINFO_PPM_STATE_SELECTION", "VetoedStates", 4, view.announced_count(), view.0.rest)?;
        Ok(PerfinfoPpmStateSelectionFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Reason why each was not selected. `ULONG VetoReason` at 0x08.
    #[inline]
    pub fn veto_reason(&self) -> Elements<'a, crate::payloads::power::PerfinfoPpmIdleVeto> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> PerfinfoPpmStateSelection {
        PerfinfoPpmStateSelection {
            fixed: PerfinfoPpmStateSelectionFixed(*self.0.fixed), veto_reason: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for PerfinfoPpmStateSelectionView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoPpmStateSelectionView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("VetoReason", &self.veto_reason()).finish()
    }
}

/// Selected idle state, and the reasons why others were not selected.
///
/// In C: `PERFINFO_PPM_STATE_SELECTION`, 0xc bytes with one element of its array, 0x8 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_PPM_STATE_SELECTION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoPpmStateSelection {
    fixed: PerfinfoPpmStateSelectionFixed,
    /// Reason why each was not selected. `ULONG VetoReason` at 0x08.
    pub veto_reason: alloc::vec::Vec<crate::payloads::power::PerfinfoPpmIdleVeto>,
}

#[cfg(feature = "alloc")]
impl PerfinfoPpmStateSelection {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoPpmStateSelectionView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoPpmStateSelectionView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoPpmStateSelection {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), veto_reason: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for PerfinfoPpmStateSelection {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoPpmStateSelection");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("VetoReason", &self.veto_reason).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    PerfinfoPpmStateSelection, fixed = PerfinfoPpmStateSelectionFixed, view = PerfinfoPpmStateSelectionView, size = 8
);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoPpmStateSelection {
    const NAME: &'static str = "PERFINFO_PPM_STATE_SELECTION";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = PerfinfoPpmStateSelectionFixed(first_and_rest::<8>("PERFINFO_PPM_STATE_SELECTION", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(4)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoPpmStateSelection::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.veto_reason.len() as u64 * 4, self.fixed.announced_count().saturating_mul(4));
        if stated != have {
            return Err(Error::BadCount { name: "PERFINFO_PPM_STATE_SELECTION", field: "VetoedStates", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        self.veto_reason.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoPpmStateSelection);
#[cfg(feature = "serde")]
serde_tailed!(PerfinfoPpmStateSelection, table = Table::form(&LAYOUT_0), parts { veto_reason = "VetoReason", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPpmStateSelection {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 8]>();
        let elements =
            proptest::collection::vec(proptest::arbitrary::any::<crate::payloads::power::PerfinfoPpmIdleVeto>(), 0..6);
        (fixed, elements).prop_map(|(fixed, veto_reason)| {
            let mut value = Self { fixed: PerfinfoPpmStateSelectionFixed(fixed), veto_reason };
            let count = value.veto_reason.len() as u64;
            value.set_vetoed_states((count) as u32);
            value
        }).boxed()
    }
}
