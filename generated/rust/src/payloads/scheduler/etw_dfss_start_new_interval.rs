// Generated from spec/structs/ETW_DFSS_START_NEW_INTERVAL.toml by `cargo spec generate`. Do not edit: edit that file.

//! New interval of dynamic fair-share scheduling (DFSS) starts.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_DFSS_START_NEW_INTERVAL", "EtwDfssStartNewInterval")
    .size(48)
    .fixed(24)
    .about("New interval of dynamic fair-share scheduling (DFSS) starts.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part(
            "ETW_PER_SESSION_QUOTA", "SessionQuota",
            Content::Layout(&crate::payloads::scheduler::etw_per_session_quota::LAYOUT_0)
        )
            .many(
                Many::Counted(
                    &number(
                        "SessionCount", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            ),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG CurrentGeneration").at(0..4).about("Number of the interval.").means(Meaning::SequenceNumber),
        unsigned("ULONG SessionCount").at(4..8).about("Number of elements in SessionQuota.").means(Meaning::Count),
        unsigned("ULONG64 TotalCycleCredit").at(8..16).means(Meaning::ProcessorCycles)
            .with(&[More::Units("CPU cycles")]),
        unsigned("ULONG64 TotalCyclesAccumulated").at(16..24).means(Meaning::ProcessorCycles)
            .with(&[More::Units("CPU cycles")]),
        field(
            "ETW_PER_SESSION_QUOTA SessionQuota",
            Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 24 } }
        )
            .at(24..48).with(&[More::CountIn(&("SessionCount", 18446744073709551615, 0)), More::Fields(&[
            unsigned("ULONG SessionQuota.SessionId").at(24..28).means(Meaning::SessionId),
            unsigned("ULONG SessionQuota.CpuShareWeight").at(28..32).about("Weight of the session's share.")
                .means(Meaning::Number),
            signed("LONGLONG SessionQuota.CapturedWeightData").at(32..40).of_unknown_purpose(),
            unsigned("ULONG64 SessionQuota.CyclesAccumulated").at(40..48).about("Cycles used by the session.")
                .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
        ])]),
    ]);
fixed! {
    /// Fixed part of `EtwDfssStartNewInterval` and [`EtwDfssStartNewIntervalView`], with the getters of its fields.
    part EtwDfssStartNewIntervalFixed / EtwDfssStartNewIntervalView: followed,
        name = "ETW_DFSS_START_NEW_INTERVAL", size = 24, table = Table::form(&LAYOUT_0);
    fields {
        /// Number of the interval. `ULONG CurrentGeneration` at 0x00.
        current_generation / set_current_generation: u32, at = 0;
        /// Number of elements in SessionQuota. `ULONG SessionCount` at 0x04.
        session_count / set_session_count: u32, at = 4;
        /// `ULONG64 TotalCycleCredit` at 0x08. Unit: CPU cycles.
        total_cycle_credit / set_total_cycle_credit: u64, at = 8;
        /// `ULONG64 TotalCyclesAccumulated` at 0x10. Unit: CPU cycles.
        total_cycles_accumulated / set_total_cycles_accumulated: u64, at = 16;
    }
}

impl<B: Storage> EtwDfssStartNewIntervalFixed<B> {
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.session_count() as u64
    }
}

impl<'a> EtwDfssStartNewIntervalView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes, [`Error::BadCount`] if `SessionCount` exceeds the elements
    /// present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwDfssStartNewIntervalFixed(first_and_rest::<24>("ETW_DFSS_START_NEW_INTERVAL", bytes)?);
        let rest = counted("ETW_DFSS_START_NEW_INTERVAL", "SessionCount", 24, view.announced_count(), view.0.rest)?;
        Ok(EtwDfssStartNewIntervalFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// `ETW_PER_SESSION_QUOTA SessionQuota` at 0x18.
    #[inline]
    pub fn session_quota(&self) -> Elements<'a, crate::payloads::scheduler::EtwPerSessionQuota> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwDfssStartNewInterval {
        EtwDfssStartNewInterval {
            fixed: EtwDfssStartNewIntervalFixed(*self.0.fixed), session_quota: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EtwDfssStartNewIntervalView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwDfssStartNewIntervalView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("SessionQuota", &self.session_quota()).finish()
    }
}

/// New interval of dynamic fair-share scheduling (DFSS) starts.
///
/// In C: `ETW_DFSS_START_NEW_INTERVAL`, 0x30 bytes with one element of its array, 0x18 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "ETW_DFSS_START_NEW_INTERVAL")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwDfssStartNewInterval {
    fixed: EtwDfssStartNewIntervalFixed,
    /// `ETW_PER_SESSION_QUOTA SessionQuota` at 0x18.
    pub session_quota: alloc::vec::Vec<crate::payloads::scheduler::EtwPerSessionQuota>,
}

#[cfg(feature = "alloc")]
impl EtwDfssStartNewInterval {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwDfssStartNewIntervalView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwDfssStartNewIntervalView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwDfssStartNewInterval {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), session_quota: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwDfssStartNewInterval {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwDfssStartNewInterval");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("SessionQuota", &self.session_quota).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EtwDfssStartNewInterval, fixed = EtwDfssStartNewIntervalFixed, view = EtwDfssStartNewIntervalView, size = 24);
#[cfg(feature = "alloc")]
impl Tailed for EtwDfssStartNewInterval {
    const NAME: &'static str = "ETW_DFSS_START_NEW_INTERVAL";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = EtwDfssStartNewIntervalFixed(first_and_rest::<24>("ETW_DFSS_START_NEW_INTERVAL", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(24)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwDfssStartNewInterval::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.session_quota.len() as u64 * 24, self.fixed.announced_count().saturating_mul(24));
        if stated != have {
            return Err(Error::BadCount { name: "ETW_DFSS_START_NEW_INTERVAL", field: "SessionCount", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        self.session_quota.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwDfssStartNewInterval);
#[cfg(feature = "serde")]
serde_tailed!(EtwDfssStartNewInterval, table = Table::form(&LAYOUT_0), parts { session_quota = "SessionQuota", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwDfssStartNewInterval {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 24]>();
        let elements =
            proptest::collection::vec(
                proptest::arbitrary::any::<crate::payloads::scheduler::EtwPerSessionQuota>(), 0..6
            );
        (fixed, elements).prop_map(|(fixed, session_quota)| {
            let mut value = Self { fixed: EtwDfssStartNewIntervalFixed(fixed), session_quota };
            let count = value.session_quota.len() as u64;
            value.set_session_count((count) as u32);
            value
        }).boxed()
    }
}
