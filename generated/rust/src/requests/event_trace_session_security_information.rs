// Generated from spec/structs/EVENT_TRACE_SESSION_SECURITY_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Security descriptor of a session.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
pub(crate) static LAYOUT_0: Layout =
    layout("EVENT_TRACE_SESSION_SECURITY_INFORMATION", "EventTraceSessionSecurityInformation")
    .size(24)
    .fixed(16)
    .about("Security descriptor of a session.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_tail(&[
        part("UCHAR", "SecurityDescriptor", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .many(Many::Open).about("Security descriptor, to the end of the buffer.").up_to(8).means(Meaning::Opaque),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        unsigned("ULONG SecurityInformation").at(4..8).about("Requested parts of the security descriptor (assumed).")
            .means(Meaning::Flags),
        unsigned("TRACEHANDLE TraceHandle").at(8..16).about("Selects a logger.").means(Meaning::Handle),
        field("UCHAR SecurityDescriptor", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 } })
            .at(16..17).about("Security descriptor, to the end of the buffer.").means(Meaning::Opaque),
    ]);
fixed! {
    /// Fixed part of `EventTraceSessionSecurityInformation` and [`EventTraceSessionSecurityInformationView`], with the
    /// getters of its fields.
    part EventTraceSessionSecurityInformationFixed / EventTraceSessionSecurityInformationView: followed,
        name = "EVENT_TRACE_SESSION_SECURITY_INFORMATION", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Requested parts of the security descriptor (assumed). `ULONG SecurityInformation` at 0x04.
        security_information / set_security_information: u32, at = 4;
        /// Selects a logger. `TRACEHANDLE TraceHandle` at 0x08.
        trace_handle / set_trace_handle: u64, at = 8;
    }
}

impl<'a> EventTraceSessionSecurityInformationView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            EventTraceSessionSecurityInformationFixed(
                first_and_rest::<16>("EVENT_TRACE_SESSION_SECURITY_INFORMATION", bytes)?
            );
        whole_elements("EVENT_TRACE_SESSION_SECURITY_INFORMATION", 1, view.0.rest)?;
        Ok(view)
    }
    /// Security descriptor, to the end of the buffer. `UCHAR SecurityDescriptor` at 0x10.
    #[inline]
    pub fn security_descriptor(&self) -> Elements<'a, u8> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventTraceSessionSecurityInformation {
        EventTraceSessionSecurityInformation {
            fixed: EventTraceSessionSecurityInformationFixed(*self.0.fixed), security_descriptor: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EventTraceSessionSecurityInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceSessionSecurityInformationView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("SecurityDescriptor", &self.security_descriptor()).finish()
    }
}

/// Security descriptor of a session.
///
/// In C: `EVENT_TRACE_SESSION_SECURITY_INFORMATION`, 0x18 bytes with one element of its array, 0x10 without elements.
/// Documented for 6.0+, assumed unchanged after 2004.
///
/// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
///
/// Unknown:
///
/// - Releases in which the layout is valid. The header shows one layout, without versions.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
#[doc(alias = "EVENT_TRACE_SESSION_SECURITY_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventTraceSessionSecurityInformation {
    fixed: EventTraceSessionSecurityInformationFixed,
    /// Security descriptor, to the end of the buffer. `UCHAR SecurityDescriptor` at 0x10.
    pub security_descriptor: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventTraceSessionSecurityInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EventTraceSessionSecurityInformationView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceSessionSecurityInformationView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EventTraceSessionSecurityInformation {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), security_descriptor: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventTraceSessionSecurityInformation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceSessionSecurityInformation");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("SecurityDescriptor", &self.security_descriptor).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EventTraceSessionSecurityInformation, fixed = EventTraceSessionSecurityInformationFixed, view =
    EventTraceSessionSecurityInformationView, size = 16
);
#[cfg(feature = "alloc")]
impl Tailed for EventTraceSessionSecurityInformation {
    const NAME: &'static str = "EVENT_TRACE_SESSION_SECURITY_INFORMATION";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("EVENT_TRACE_SESSION_SECURITY_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceSessionSecurityInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.security_descriptor.iter()
            .for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceSessionSecurityInformation);
#[cfg(feature = "serde")]
serde_tailed!(
    EventTraceSessionSecurityInformation, table = Table::form(&LAYOUT_0),
    parts { security_descriptor = "SecurityDescriptor", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceSessionSecurityInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 16]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..6);
        (fixed, elements).prop_map(|(fixed, security_descriptor)| {
            Self { fixed: EventTraceSessionSecurityInformationFixed(fixed), security_descriptor }
        }).boxed()
    }
}

/// Alias of [`EventTraceSessionSecurityInformation`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0 = EventTraceSessionSecurityInformation;
/// Alias of [`EventTraceSessionSecurityInformationView`], named by the first release of the form.
pub type V6_0View<'a> = EventTraceSessionSecurityInformationView<'a>;
