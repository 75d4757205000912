// Generated from spec/structs/EVENT_TRACE_PROFILE_COUNTER_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Profile sources of a logger.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_PROFILE_COUNTER_INFORMATION, &sources::PHNT_NTEXAPI];
pub(crate) static LAYOUT_0: Layout =
    layout("EVENT_TRACE_PROFILE_COUNTER_INFORMATION", "EventTraceProfileCounterInformation")
    .size(24)
    .fixed(16)
    .about("Profile sources of a logger.")
    .in_releases("6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
    .also_called(&["EVENT_TRACE_PROFILE_CONFIG_INFORMATION"])
    .with_tail(&[
        part("ULONG", "ProfileSource", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
            .many(Many::Open)
            .about("Profile sources whose counters are requested. Declared with one element, the array extends to the \
                end of the buffer.")
            .up_to(32).of(crate::common::KprofileSource::VALUES).means(Meaning::Enumeration),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        field("padding ", Kind::Padding).at(4..8),
        unsigned("TRACEHANDLE TraceHandle").at(8..16)
            .about("Selects a logger: the low 16 bits are the logger ID, or 0xFFFF for the NT Kernel Logger.")
            .means(Meaning::Handle),
        field("ULONG ProfileSource", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } })
            .at(16..20)
            .about("Profile sources whose counters are requested. Declared with one element, the array extends to the \
                end of the buffer.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::common::KprofileSource::VALUES)]),
    ]);
fixed! {
    /// Fixed part of `EventTraceProfileCounterInformation` and [`EventTraceProfileCounterInformationView`], with the
    /// getters of its fields.
    part EventTraceProfileCounterInformationFixed / EventTraceProfileCounterInformationView: followed,
        name = "EVENT_TRACE_PROFILE_COUNTER_INFORMATION", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Selects a logger: the low 16 bits are the logger ID, or 0xFFFF for the NT Kernel Logger. `TRACEHANDLE
        /// TraceHandle` at 0x08.
        trace_handle / set_trace_handle: u64, at = 8;
    }
}

impl<'a> EventTraceProfileCounterInformationView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            EventTraceProfileCounterInformationFixed(
                first_and_rest::<16>("EVENT_TRACE_PROFILE_COUNTER_INFORMATION", bytes)?
            );
        whole_elements("EVENT_TRACE_PROFILE_COUNTER_INFORMATION", 4, view.0.rest)?;
        Ok(view)
    }
    /// Profile sources whose counters are requested. Declared with one element, the array extends to the end of the
    /// buffer. `ULONG ProfileSource` at 0x10.
    #[inline]
    pub fn profile_source(&self) -> Elements<'a, crate::common::KprofileSource> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventTraceProfileCounterInformation {
        EventTraceProfileCounterInformation {
            fixed: EventTraceProfileCounterInformationFixed(*self.0.fixed), profile_source: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EventTraceProfileCounterInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceProfileCounterInformationView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("ProfileSource", &self.profile_source()).finish()
    }
}

/// Profile sources of a logger.
///
/// In C: `EVENT_TRACE_PROFILE_COUNTER_INFORMATION`, 0x18 bytes with one element of its array, 0x10 without elements.
/// Documented for 6.2+, assumed unchanged after 2004.
///
/// Programs use it through TraceSetInformation with TraceProfileSourceConfigInfo (0x06) and TracePmcCounterListInfo
/// (0x09).
///
/// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of
/// AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher),
/// combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and higher);
/// used by ZwSetSystemInformation, NtSetSystemInformation. Public symbol files of the kernel and of low-level DLLs lack
/// the type. In November 2016, the documentation of TraceSetInformation did not state its layout.
///
/// Source: Geoff Chappell, *EVENT_TRACE_PROFILE_COUNTER_INFORMATION*; Winsider Seminars & Solutions and
/// contributors, *ntexapi.h*.
#[doc(alias = "EVENT_TRACE_PROFILE_COUNTER_INFORMATION")]
#[doc(alias = "EVENT_TRACE_PROFILE_CONFIG_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventTraceProfileCounterInformation {
    fixed: EventTraceProfileCounterInformationFixed,
    /// Profile sources whose counters are requested. Declared with one element, the array extends to the end of the
    /// buffer. `ULONG ProfileSource` at 0x10.
    pub profile_source: alloc::vec::Vec<crate::common::KprofileSource>,
}

#[cfg(feature = "alloc")]
impl EventTraceProfileCounterInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EventTraceProfileCounterInformationView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceProfileCounterInformationView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EventTraceProfileCounterInformation {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), profile_source: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventTraceProfileCounterInformation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceProfileCounterInformation");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("ProfileSource", &self.profile_source).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EventTraceProfileCounterInformation, fixed = EventTraceProfileCounterInformationFixed, view =
    EventTraceProfileCounterInformationView, size = 16
);
#[cfg(feature = "alloc")]
impl Tailed for EventTraceProfileCounterInformation {
    const NAME: &'static str = "EVENT_TRACE_PROFILE_COUNTER_INFORMATION";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("EVENT_TRACE_PROFILE_COUNTER_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceProfileCounterInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.profile_source.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceProfileCounterInformation);
#[cfg(feature = "serde")]
serde_tailed!(
    EventTraceProfileCounterInformation, table = Table::form(&LAYOUT_0), parts { profile_source = "ProfileSource", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceProfileCounterInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 16]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<crate::common::KprofileSource>(), 0..6);
        (fixed, elements).prop_map(|(fixed, profile_source)| {
            Self { fixed: EventTraceProfileCounterInformationFixed(fixed), profile_source }
        }).boxed()
    }
}

/// Alias of [`EventTraceProfileCounterInformation`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_2 = EventTraceProfileCounterInformation;
/// Alias of [`EventTraceProfileCounterInformationView`], named by the first release of the form.
pub type V6_2View<'a> = EventTraceProfileCounterInformationView<'a>;
