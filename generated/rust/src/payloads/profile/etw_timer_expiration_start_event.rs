// Generated from spec/structs/ETW_TIMER_EXPIRATION_START_EVENT.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Kernel timers that are due start to expire.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::SELENE_SDK];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_TIMER_EXPIRATION_START_EVENT", "EtwTimerExpirationStartEvent")
    .size(8)
    .summary("Kernel timers that are due start to expire.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("BOOLEAN", "HrTimerExpirationOnly", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .doc("True if only high-resolution timers expire (inferred from the name). Symbol files of 2004 and later \
                contain it, those of 1607 do not.")
            .that_may_be_missing().up_to(8).means(Meaning::Boolean).stated_by(SOURCES),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG64", "InterruptTime").at(0..8).doc("Interrupt time, which determines the timers that are due.")
            .in_units("100 ns").means(Meaning::HundredNanoseconds),
    ]);
fixed! {
    /// Fixed part of `EtwTimerExpirationStartEvent` and [`EtwTimerExpirationStartEventView`], with the getters of its
    /// fields.
    part EtwTimerExpirationStartEventFixed / EtwTimerExpirationStartEventView: followed,
        name = "ETW_TIMER_EXPIRATION_START_EVENT", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// Interrupt time, which determines the timers that are due. `ULONG64 InterruptTime` at 0x00. Unit: 100 ns.
        interrupt_time / set_interrupt_time: u64, at = 0;
    }
    converted {
        /// Duration. The raw value is `interrupt_time`.
        interrupt_time_as_duration: core::time::Duration, raw = interrupt_time,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}

impl<'a> EtwTimerExpirationStartEventView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwTimerExpirationStartEventFixed(first_and_rest::<8>("ETW_TIMER_EXPIRATION_START_EVENT", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<EtwTimerExpirationStartEventTail<'a>, Error> {
        let mut left = Left::new("ETW_TIMER_EXPIRATION_START_EVENT", 8, self.0.rest);
        let hr_timer_expiration_only =
            if left.has(1) { Some(<u8 as Element>::from_le(left.chunk::<1>()?)) } else { None };
        Ok(EtwTimerExpirationStartEventTail { hr_timer_expiration_only, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwTimerExpirationStartEvent, Error> {
        let tail = self.tail()?;
        Ok(EtwTimerExpirationStartEvent {
            fixed: EtwTimerExpirationStartEventFixed(*self.0.fixed),
            hr_timer_expiration_only: tail.hr_timer_expiration_only,
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EtwTimerExpirationStartEventView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwTimerExpirationStartEventView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `ETW_TIMER_EXPIRATION_START_EVENT`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EtwTimerExpirationStartEventTail<'a> {
    /// True if only high-resolution timers expire (inferred from the name). Symbol files of 2004 and later contain it,
    /// those of 1607 do not. `BOOLEAN HrTimerExpirationOnly`. Optional: the bytes may end before it.
    pub hr_timer_expiration_only: Option<u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Kernel timers that are due start to expire.
///
/// In C: `ETW_TIMER_EXPIRATION_START_EVENT`, 0x8 bytes. Releases unknown.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_TIMER_EXPIRATION_START_EVENT")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwTimerExpirationStartEvent {
    fixed: EtwTimerExpirationStartEventFixed,
    /// True if only high-resolution timers expire (inferred from the name). Symbol files of 2004 and later contain it,
    /// those of 1607 do not. `BOOLEAN HrTimerExpirationOnly`. Optional: the bytes may end before it.
    pub hr_timer_expiration_only: Option<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwTimerExpirationStartEvent {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwTimerExpirationStartEventView::new`] and [`EtwTimerExpirationStartEventView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTimerExpirationStartEventView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwTimerExpirationStartEvent {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            hr_timer_expiration_only: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwTimerExpirationStartEvent {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwTimerExpirationStartEvent");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("HrTimerExpirationOnly", &self.hr_timer_expiration_only);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EtwTimerExpirationStartEvent, fixed = EtwTimerExpirationStartEventFixed, view = EtwTimerExpirationStartEventView,
    size = 8
);
#[cfg(feature = "alloc")]
impl Tailed for EtwTimerExpirationStartEvent {
    const NAME: &'static str = "ETW_TIMER_EXPIRATION_START_EVENT";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("ETW_TIMER_EXPIRATION_START_EVENT", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTimerExpirationStartEvent::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("ETW_TIMER_EXPIRATION_START_EVENT", out);
        if let Some(part) = &self.hr_timer_expiration_only {
            to.element(part);
        } else {
            to.limit("hr_timer_expiration_only", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwTimerExpirationStartEvent);
#[cfg(feature = "serde")]
serde_tailed!(
    EtwTimerExpirationStartEvent, table = Table::form(&LAYOUT_0),
    parts { hr_timer_expiration_only = "HrTimerExpirationOnly", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTimerExpirationStartEvent {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 8]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}
