// Generated from spec/structs/EVENT_TRACE_HEAP_TRACING_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Processes of a request for heap tracing.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_HEAP_TRACING_INFORMATION", "EventTraceHeapTracingInformation")
    .size(8)
    .fixed(4)
    .summary("Processes of a request for heap tracing.")
    .in_releases("6.1+", &[holds(Pointer::Bits32, 6, 255), holds(Pointer::Bits64, 6, 255)])
    .with_tail(&[
        part("ULONG", "ProcessId", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
            .many(Many::Open).doc("Process IDs.").up_to(32).means(Meaning::ProcessId),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS", "EventTraceInformationClass").at(0..4)
            .doc("Information class, which selects this structure.")
            .of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration),
        field("ULONG", "ProcessId", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } })
            .at(4..8).doc("Process IDs.").means(Meaning::ProcessId),
    ]);
fixed! {
    /// Fixed part of `EventTraceHeapTracingInformation` and [`EventTraceHeapTracingInformationView`], with the getters
    /// of its fields.
    part EventTraceHeapTracingInformationFixed / EventTraceHeapTracingInformationView: followed,
        name = "EVENT_TRACE_HEAP_TRACING_INFORMATION", size = 4, table = Table::form(&LAYOUT_0);
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
    }
}

impl<'a> EventTraceHeapTracingInformationView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes, [`Error::PartialElement`] if the rest is not a whole number
    /// of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            EventTraceHeapTracingInformationFixed(first_and_rest::<4>("EVENT_TRACE_HEAP_TRACING_INFORMATION", bytes)?);
        whole_elements("EVENT_TRACE_HEAP_TRACING_INFORMATION", 4, view.0.rest)?;
        Ok(view)
    }
    /// Process IDs. `ULONG ProcessId` at 0x04.
    #[inline]
    pub fn process_id(&self) -> Elements<'a, u32> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventTraceHeapTracingInformation {
        EventTraceHeapTracingInformation {
            fixed: EventTraceHeapTracingInformationFixed(*self.0.fixed), process_id: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EventTraceHeapTracingInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceHeapTracingInformationView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("ProcessId", &self.process_id()).finish()
    }
}

/// Processes of a request for heap tracing.
///
/// In C: `EVENT_TRACE_HEAP_TRACING_INFORMATION`, 0x8 bytes with one element of its array, 0x4 without elements.
/// Documented for 6.1+, assumed unchanged after 2004.
///
/// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
///
/// Unknown:
///
/// - Releases in which the layout is valid. The header shows one layout, without versions.
/// - Maximum number of processes in the array. The header declares one element, as for other open arrays.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
#[doc(alias = "EVENT_TRACE_HEAP_TRACING_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventTraceHeapTracingInformation {
    fixed: EventTraceHeapTracingInformationFixed,
    /// Process IDs. `ULONG ProcessId` at 0x04.
    pub process_id: alloc::vec::Vec<u32>,
}

#[cfg(feature = "alloc")]
impl EventTraceHeapTracingInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EventTraceHeapTracingInformationView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceHeapTracingInformationView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EventTraceHeapTracingInformation {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), process_id: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventTraceHeapTracingInformation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceHeapTracingInformation");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("ProcessId", &self.process_id).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EventTraceHeapTracingInformation, fixed = EventTraceHeapTracingInformationFixed, view =
    EventTraceHeapTracingInformationView, size = 4
);
#[cfg(feature = "alloc")]
impl Tailed for EventTraceHeapTracingInformation {
    const NAME: &'static str = "EVENT_TRACE_HEAP_TRACING_INFORMATION";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<4>("EVENT_TRACE_HEAP_TRACING_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceHeapTracingInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.process_id.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceHeapTracingInformation);
#[cfg(feature = "serde")]
serde_tailed!(EventTraceHeapTracingInformation, table = Table::form(&LAYOUT_0), parts { process_id = "ProcessId", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceHeapTracingInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 4]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6);
        (fixed, elements).prop_map(|(fixed, process_id)| {
            Self { fixed: EventTraceHeapTracingInformationFixed(fixed), process_id }
        }).boxed()
    }
}

/// Alias of [`EventTraceHeapTracingInformation`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_1 = EventTraceHeapTracingInformation;
/// Alias of [`EventTraceHeapTracingInformationView`], named by the first release of the form.
pub type V6_1View<'a> = EventTraceHeapTracingInformationView<'a>;
