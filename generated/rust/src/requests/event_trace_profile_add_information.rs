// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Profile source to add.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_PROFILE_ADD_INFORMATION", "EventTraceProfileAddInformation")
    .size(36)
    .fixed(34)
    .about("Profile source to add.")
    .in_releases("1803+", &[holds(Pointer::Bits32, 15, 255), holds(Pointer::Bits64, 15, 255)])
    .with_tail(&[
        part("WCHAR", "ProfileSourceDescription", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 2 }))
            .many(Many::Open).about("Name of the source, to the end of the buffer.").up_to(16).means(Meaning::Text),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        unsigned("UCHAR Version").at(4..5).about("Version of the part that follows: 2 or 3.")
            .means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceProfileAddInformationVersions::VALUES)]),
        field("padding ", Kind::Padding).at(5..8),
        union("union ").at(8..16).with(&[More::Fields(&[
            structure("EVENT_TRACE_PROFILE_ADD_INFORMATION_V2 V2").at(8..16)
                .with(&[More::When(
                    &when(
                        number(
                            "Version", Place::Fixed { offset: 4, size: 1, start: 0, width: 8, signed: false }, 0xff, 0
                        ),
                        Some(2)
                    )
                ),
                More::Fields(&[
                union("union ").at(8..16).with(&[More::Fields(&[
                    structure("struct V2.Intel").at(8..14).with(&[More::Fields(&[
                        unsigned("UCHAR V2.Intel.PerfEvtEventSelect").at(8..9).means(Meaning::Hex),
                        unsigned("UCHAR V2.Intel.PerfEvtUnitSelect").at(9..10).means(Meaning::Hex),
                        unsigned("UCHAR V2.Intel.PerfEvtCMask").at(10..11),
                        unsigned("UCHAR V2.Intel.PerfEvtCInv").at(11..12).means(Meaning::Boolean),
                        unsigned("UCHAR V2.Intel.PerfEvtAnyThread").at(12..13).means(Meaning::Boolean),
                        unsigned("UCHAR V2.Intel.PerfEvtEdgeDetect").at(13..14).means(Meaning::Boolean),
                    ])]),
                    structure("struct V2.Amd").at(8..10).with(&[More::Fields(&[
                        unsigned("UCHAR V2.Amd.PerfEvtEventSelect").at(8..9).means(Meaning::Hex),
                        unsigned("UCHAR V2.Amd.PerfEvtUnitSelect").at(9..10).means(Meaning::Hex),
                    ])]),
                    structure("struct V2.Arm").at(8..16).with(&[More::Fields(&[
                        unsigned("ULONG V2.Arm.PerfEvtType").at(8..12).means(Meaning::Identifier),
                        unsigned("UCHAR V2.Arm.AllowsHalt").at(12..13).means(Meaning::Boolean),
                        field("padding ", Kind::Padding).at(13..16),
                    ])]),
                ])]),
            ])]),
            structure("EVENT_TRACE_PROFILE_ADD_INFORMATION_V3 V3").at(8..16)
                .with(&[More::When(
                    &when(
                        number(
                            "Version", Place::Fixed { offset: 4, size: 1, start: 0, width: 8, signed: false }, 0xff, 0
                        ),
                        Some(3)
                    )
                ),
                More::Fields(&[
                union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    structure("struct V3.Intel").at(8..14).stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("UCHAR V3.Intel.PerfEvtEventSelect").at(8..9).means(Meaning::Hex).stated_by(SOURCES),
                        unsigned("UCHAR V3.Intel.PerfEvtUnitSelect").at(9..10).means(Meaning::Hex).stated_by(SOURCES),
                        unsigned("UCHAR V3.Intel.PerfEvtCMask").at(10..11).stated_by(SOURCES),
                        unsigned("UCHAR V3.Intel.PerfEvtCInv").at(11..12).means(Meaning::Boolean).stated_by(SOURCES),
                        unsigned("UCHAR V3.Intel.PerfEvtAnyThread").at(12..13).means(Meaning::Boolean)
                            .stated_by(SOURCES),
                        unsigned("UCHAR V3.Intel.PerfEvtEdgeDetect").at(13..14).means(Meaning::Boolean)
                            .stated_by(SOURCES),
                    ])]),
                    structure("struct V3.Amd").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("USHORT V3.Amd.PerfEvtEventSelect").at(8..10).means(Meaning::Hex).stated_by(SOURCES),
                        unsigned("UCHAR V3.Amd.PerfEvtUnitSelect").at(10..11).means(Meaning::Hex).stated_by(SOURCES),
                        unsigned("UCHAR V3.Amd.PerfEvtCMask").at(11..12).stated_by(SOURCES),
                        unsigned("UCHAR V3.Amd.PerfEvtCInv").at(12..13).means(Meaning::Boolean).stated_by(SOURCES),
                        unsigned("UCHAR V3.Amd.PerfEvtEdgeDetect").at(13..14).means(Meaning::Boolean)
                            .stated_by(SOURCES),
                        unsigned("UCHAR V3.Amd.PerfEvtHostGuest").at(14..15).stated_by(SOURCES),
                        unsigned("UCHAR V3.Amd.PerfPmuType").at(15..16).means(Meaning::Enumeration).stated_by(SOURCES),
                    ])]),
                    structure("struct V3.Arm").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("ULONG V3.Arm.PerfEvtType").at(8..12).means(Meaning::Identifier).stated_by(SOURCES),
                        unsigned("UCHAR V3.Arm.AllowsHalt").at(12..13).means(Meaning::Boolean).stated_by(SOURCES),
                        field("padding ", Kind::Padding).at(13..16).stated_by(SOURCES),
                    ])]),
                ])]),
            ])]),
        ])]),
        field(
            "ULONG CpuInfoHierarchy",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 3 }
        )
            .at(16..28).of_unknown_purpose(),
        unsigned("ULONG InitialInterval").at(28..32).about("Initial interval of the source."),
        unsigned("BOOLEAN Persist").at(32..33).about("True if the source persists (inferred from the name).")
            .means(Meaning::Boolean),
        field("padding ", Kind::Padding).at(33..34),
        field(
            "WCHAR ProfileSourceDescription",
            Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }
        )
            .at(34..36).about("Name of the source, to the end of the buffer.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `EventTraceProfileAddInformation` and [`EventTraceProfileAddInformationView`], with the getters of
    /// its fields.
    part EventTraceProfileAddInformationFixed / EventTraceProfileAddInformationView: followed,
        name = "EVENT_TRACE_PROFILE_ADD_INFORMATION", size = 34, table = Table::form(&LAYOUT_0);
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Version of the part that follows: 2 or 3. `UCHAR Version` at 0x04.
        version / set_version: crate::requests::EventTraceProfileAddInformationVersions, at = 4;
        /// `EVENT_TRACE_PROFILE_ADD_INFORMATION_V2 V2` at 0x08. Returns a copy.
        v2 / set_v2: crate::requests::EventTraceProfileAddInformationV2, at = 8;
        /// `EVENT_TRACE_PROFILE_ADD_INFORMATION_V3 V3` at 0x08. Returns a copy.
        v3 / set_v3: crate::requests::EventTraceProfileAddInformationV3, at = 8;
        /// Purpose unknown. `ULONG CpuInfoHierarchy` at 0x10.
        cpu_info_hierarchy / set_cpu_info_hierarchy: [u32; 3], at = 16;
        /// Initial interval of the source. `ULONG InitialInterval` at 0x1C.
        initial_interval / set_initial_interval: u32, at = 28;
        /// True if the source persists (inferred from the name). `BOOLEAN Persist` at 0x20.
        persist / set_persist: u8, at = 32;
    }
}

impl<'a> EventTraceProfileAddInformationView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 34 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            EventTraceProfileAddInformationFixed(first_and_rest::<34>("EVENT_TRACE_PROFILE_ADD_INFORMATION", bytes)?);
        whole_elements("EVENT_TRACE_PROFILE_ADD_INFORMATION", 2, view.0.rest)?;
        Ok(view)
    }
    /// Name of the source, to the end of the buffer. `WCHAR ProfileSourceDescription` at 0x22.
    #[inline]
    pub fn profile_source_description(&self) -> Elements<'a, u16> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventTraceProfileAddInformation {
        EventTraceProfileAddInformation {
            fixed: EventTraceProfileAddInformationFixed(*self.0.fixed), profile_source_description: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EventTraceProfileAddInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceProfileAddInformationView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("ProfileSourceDescription", &self.profile_source_description()).finish()
    }
}

/// Profile source to add.
///
/// In C: `EVENT_TRACE_PROFILE_ADD_INFORMATION`, 0x24 bytes with one element of its array, 0x22 without elements.
/// Documented for 1803+, assumed unchanged after 2004.
///
/// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
///
/// Unknown:
///
/// - Releases in which the layout is valid. The header shows one layout, without versions.
/// - First release that accepts version 3.
/// - Contents of CpuInfoHierarchy.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
#[doc(alias = "EVENT_TRACE_PROFILE_ADD_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventTraceProfileAddInformation {
    fixed: EventTraceProfileAddInformationFixed,
    /// Name of the source, to the end of the buffer. `WCHAR ProfileSourceDescription` at 0x22.
    pub profile_source_description: alloc::vec::Vec<u16>,
}

#[cfg(feature = "alloc")]
impl EventTraceProfileAddInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EventTraceProfileAddInformationView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceProfileAddInformationView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EventTraceProfileAddInformation {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), profile_source_description: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventTraceProfileAddInformation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceProfileAddInformation");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("ProfileSourceDescription", &self.profile_source_description).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EventTraceProfileAddInformation, fixed = EventTraceProfileAddInformationFixed, view =
    EventTraceProfileAddInformationView, size = 34
);
#[cfg(feature = "alloc")]
impl Tailed for EventTraceProfileAddInformation {
    const NAME: &'static str = "EVENT_TRACE_PROFILE_ADD_INFORMATION";
    const FIXED: usize = 34;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<34>("EVENT_TRACE_PROFILE_ADD_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceProfileAddInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.profile_source_description.iter()
            .for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceProfileAddInformation);
#[cfg(feature = "serde")]
serde_tailed!(
    EventTraceProfileAddInformation, table = Table::form(&LAYOUT_0),
    parts { profile_source_description = "ProfileSourceDescription", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceProfileAddInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 34]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6);
        (fixed, elements).prop_map(|(fixed, profile_source_description)| {
            Self { fixed: EventTraceProfileAddInformationFixed(fixed), profile_source_description }
        }).boxed()
    }
}

/// Alias of [`EventTraceProfileAddInformation`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V1803 = EventTraceProfileAddInformation;
/// Alias of [`EventTraceProfileAddInformationView`], named by the first release of the form.
pub type V1803View<'a> = EventTraceProfileAddInformationView<'a>;
