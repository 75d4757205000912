// Generated from spec/structs/EVENT_TRACE_SOFT_RESTART_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Handling of a session's buffers in a soft restart.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_SOFT_RESTART_INFORMATION", "EventTraceSoftRestartInformation")
    .size(24)
    .fixed(18)
    .about("Handling of a session's buffers in a soft restart.")
    .in_releases("1607+", &[holds(Pointer::Bits32, 12, 255), holds(Pointer::Bits64, 12, 255)])
    .with_tail(&[
        part("WCHAR", "FileName", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 2 }))
            .many(Many::Open).about("File name, to the end of the buffer.").up_to(16).means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        field("padding ", Kind::Padding).at(4..8),
        unsigned("TRACEHANDLE TraceHandle").at(8..16).about("Selects a logger.").means(Meaning::Handle),
        unsigned("BOOLEAN PersistTraceBuffers").at(16..17).about("True if the buffers are preserved.")
            .means(Meaning::Boolean),
        field("padding ", Kind::Padding).at(17..18),
        field("WCHAR FileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(18..20).about("File name, to the end of the buffer.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `EventTraceSoftRestartInformation` and [`EventTraceSoftRestartInformationView`], with the getters
    /// of its fields.
    part EventTraceSoftRestartInformationFixed / EventTraceSoftRestartInformationView: followed,
        name = "EVENT_TRACE_SOFT_RESTART_INFORMATION", size = 18, table = Table::form(&LAYOUT_0);
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Selects a logger. `TRACEHANDLE TraceHandle` at 0x08.
        trace_handle / set_trace_handle: u64, at = 8;
        /// True if the buffers are preserved. `BOOLEAN PersistTraceBuffers` at 0x10.
        persist_trace_buffers / set_persist_trace_buffers: u8, at = 16;
    }
}

impl<'a> EventTraceSoftRestartInformationView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 18 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            EventTraceSoftRestartInformationFixed(first_and_rest::<18>("EVENT_TRACE_SOFT_RESTART_INFORMATION", bytes)?);
        whole_elements("EVENT_TRACE_SOFT_RESTART_INFORMATION", 2, view.0.rest)?;
        Ok(view)
    }
    /// File name, to the end of the buffer. `WCHAR FileName` at 0x12.
    #[inline]
    pub fn file_name(&self) -> Elements<'a, u16> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventTraceSoftRestartInformation {
        EventTraceSoftRestartInformation {
            fixed: EventTraceSoftRestartInformationFixed(*self.0.fixed), file_name: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EventTraceSoftRestartInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceSoftRestartInformationView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("FileName", &self.file_name()).finish()
    }
}

/// Handling of a session's buffers in a soft restart.
///
/// In C: `EVENT_TRACE_SOFT_RESTART_INFORMATION`, 0x18 bytes with one element of its array, 0x12 without elements.
/// Documented for 1607+, assumed unchanged after 2004.
///
/// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
///
/// Unknown:
///
/// - Releases in which the layout is valid. The header shows one layout, without versions.
/// - Whether FileName is null-terminated.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
#[doc(alias = "EVENT_TRACE_SOFT_RESTART_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventTraceSoftRestartInformation {
    fixed: EventTraceSoftRestartInformationFixed,
    /// File name, to the end of the buffer. `WCHAR FileName` at 0x12.
    pub file_name: alloc::vec::Vec<u16>,
}

#[cfg(feature = "alloc")]
impl EventTraceSoftRestartInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EventTraceSoftRestartInformationView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceSoftRestartInformationView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EventTraceSoftRestartInformation {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), file_name: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventTraceSoftRestartInformation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceSoftRestartInformation");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("FileName", &self.file_name).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EventTraceSoftRestartInformation, fixed = EventTraceSoftRestartInformationFixed, view =
    EventTraceSoftRestartInformationView, size = 18
);
#[cfg(feature = "alloc")]
impl Tailed for EventTraceSoftRestartInformation {
    const NAME: &'static str = "EVENT_TRACE_SOFT_RESTART_INFORMATION";
    const FIXED: usize = 18;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<18>("EVENT_TRACE_SOFT_RESTART_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceSoftRestartInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.file_name.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceSoftRestartInformation);
#[cfg(feature = "serde")]
serde_tailed!(EventTraceSoftRestartInformation, table = Table::form(&LAYOUT_0), parts { file_name = "FileName", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceSoftRestartInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 18]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6);
        (fixed, elements).prop_map(|(fixed, file_name)| {
            Self { fixed: EventTraceSoftRestartInformationFixed(fixed), file_name }
        }).boxed()
    }
}

/// Alias of [`EventTraceSoftRestartInformation`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V1607 = EventTraceSoftRestartInformation;
/// Alias of [`EventTraceSoftRestartInformationView`], named by the first release of the form.
pub type V1607View<'a> = EventTraceSoftRestartInformationView<'a>;
