// Generated from spec/structs/EVENT_TRACE_SYSTEM_EVENT_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Kernel events for which a logger records additional data, such as the call stack.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_SYSTEM_EVENT, &sources::PHNT_NTEXAPI];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_SYSTEM_EVENT_INFORMATION", "EventTraceSystemEventInformation")
    .size(24)
    .fixed(16)
    .about("Kernel events for which a logger records additional data, such as the call stack.")
    .in_releases("6.1+", &[holds(Pointer::Bits32, 6, 255), holds(Pointer::Bits64, 6, 255)])
    .also_called(
        &[
            "EVENT_TRACE_STACK_TRACING_INFORMATION", "EVENT_TRACE_PEBS_TRACING_INFORMATION",
            "EVENT_TRACE_PROFILE_EVENT_INFORMATION"
        ]
    )
    .with_tail(&[
        part("ULONG", "HookId", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 })).many(Many::Open)
            .about("Hook IDs of the events, each 16 bits wide, with the group in the high byte and the type in the low \
                byte. Output of a query, input of a request to set.")
            .up_to(32).means(Meaning::HookId),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        field("padding ", Kind::Padding).at(4..8),
        unsigned("TRACEHANDLE TraceHandle").at(8..16).about("Selects a logger.").means(Meaning::Handle),
        field("ULONG HookId", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } }).at(16..20)
            .about("Hook IDs of the events, each 16 bits wide, with the group in the high byte and the type in the low \
                byte. Output of a query, input of a request to set.")
            .means(Meaning::HookId),
    ]);
fixed! {
    /// Fixed part of `EventTraceSystemEventInformation` and [`EventTraceSystemEventInformationView`], with the getters
    /// of its fields.
    part EventTraceSystemEventInformationFixed / EventTraceSystemEventInformationView: followed,
        name = "EVENT_TRACE_SYSTEM_EVENT_INFORMATION", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Selects a logger. `TRACEHANDLE TraceHandle` at 0x08.
        trace_handle / set_trace_handle: u64, at = 8;
    }
}

impl<'a> EventTraceSystemEventInformationView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            EventTraceSystemEventInformationFixed(first_and_rest::<16>("EVENT_TRACE_SYSTEM_EVENT_INFORMATION", bytes)?);
        whole_elements("EVENT_TRACE_SYSTEM_EVENT_INFORMATION", 4, view.0.rest)?;
        Ok(view)
    }
    /// Hook IDs of the events, each 16 bits wide, with the group in the high byte and the type in the low byte. Output
    /// of a query, input of a request to set. `ULONG HookId` at 0x10.
    #[inline]
    pub fn hook_id(&self) -> Elements<'a, u32> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventTraceSystemEventInformation {
        EventTraceSystemEventInformation {
            fixed: EventTraceSystemEventInformationFixed(*self.0.fixed), hook_id: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EventTraceSystemEventInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceSystemEventInformationView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("HookId", &self.hook_id()).finish()
    }
}

/// Kernel events for which a logger records additional data, such as the call stack.
///
/// In C: `EVENT_TRACE_SYSTEM_EVENT_INFORMATION`, 0x18 bytes with one element of its array, 0x10 without elements.
/// Documented for 6.1+.
///
/// Programs use it through TraceSetInformation with TraceStackTracingInfo (0x03) and TracePmcEventListInfo (0x08).
///
/// Undocumented; defined in NTETW.H (kits of 1511); type information in symbol files of user-mode DLLs (2004).
///
/// Unknown:
///
/// - Releases in which the layout is valid. The study shows it without versions. Only the classes are documented as 6.1
///   and higher.
///
/// Source: Geoff Chappell, *EVENT_TRACE_SYSTEM_EVENT_INFORMATION*; Winsider Seminars & Solutions and
/// contributors, *ntexapi.h*.
#[doc(alias = "EVENT_TRACE_SYSTEM_EVENT_INFORMATION")]
#[doc(alias = "EVENT_TRACE_STACK_TRACING_INFORMATION")]
#[doc(alias = "EVENT_TRACE_PEBS_TRACING_INFORMATION")]
#[doc(alias = "EVENT_TRACE_PROFILE_EVENT_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventTraceSystemEventInformation {
    fixed: EventTraceSystemEventInformationFixed,
    /// Hook IDs of the events, each 16 bits wide, with the group in the high byte and the type in the low byte. Output
    /// of a query, input of a request to set. `ULONG HookId` at 0x10.
    pub hook_id: alloc::vec::Vec<u32>,
}

#[cfg(feature = "alloc")]
impl EventTraceSystemEventInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EventTraceSystemEventInformationView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceSystemEventInformationView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EventTraceSystemEventInformation {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), hook_id: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventTraceSystemEventInformation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceSystemEventInformation");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("HookId", &self.hook_id).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EventTraceSystemEventInformation, fixed = EventTraceSystemEventInformationFixed, view =
    EventTraceSystemEventInformationView, size = 16
);
#[cfg(feature = "alloc")]
impl Tailed for EventTraceSystemEventInformation {
    const NAME: &'static str = "EVENT_TRACE_SYSTEM_EVENT_INFORMATION";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("EVENT_TRACE_SYSTEM_EVENT_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceSystemEventInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.hook_id.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceSystemEventInformation);
#[cfg(feature = "serde")]
serde_tailed!(EventTraceSystemEventInformation, table = Table::form(&LAYOUT_0), parts { hook_id = "HookId", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceSystemEventInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 16]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6);
        (fixed, elements).prop_map(|(fixed, hook_id)| {
            Self { fixed: EventTraceSystemEventInformationFixed(fixed), hook_id }
        }).boxed()
    }
}

/// Alias of [`EventTraceSystemEventInformation`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_1 = EventTraceSystemEventInformation;
/// Alias of [`EventTraceSystemEventInformationView`], named by the first release of the form.
pub type V6_1View<'a> = EventTraceSystemEventInformationView<'a>;
