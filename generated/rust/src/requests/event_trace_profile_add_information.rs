// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Profile source to add.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_PROFILE_ADD_INFORMATION", "EventTraceProfileAddInformation", (36, 34), "Profile source to add.", &[
    unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration),
    unsigned("Version", 4, 1, "UCHAR", "Version of the part that follows: 2 or 3.").of(crate::requests::EventTraceProfileAddInformationVersions::VALUES).means(Meaning::Enumeration),
    field("", 5, 3, "padding", Kind::Padding, ""),
    field("", 8, 8, "union", Kind::Union, "").with(&[
        field("V2", 8, 8, "EVENT_TRACE_PROFILE_ADD_INFORMATION_V2", Kind::Struct, "").in_use_when(when(number("Version", Place::Fixed { offset: 4, size: 1, start: 0, width: 8, signed: false }, 0xff, 0), Some(2))).with(&[
            field("", 8, 8, "union", Kind::Union, "").with(&[
                field("Intel", 8, 6, "struct", Kind::Struct, "").at_path("V2.Intel").with(&[
                    unsigned("PerfEvtEventSelect", 8, 1, "UCHAR", "").at_path("V2.Intel.PerfEvtEventSelect").means(Meaning::Hex),
                    unsigned("PerfEvtUnitSelect", 9, 1, "UCHAR", "").at_path("V2.Intel.PerfEvtUnitSelect").means(Meaning::Hex),
                    unsigned("PerfEvtCMask", 10, 1, "UCHAR", "").at_path("V2.Intel.PerfEvtCMask"),
                    unsigned("PerfEvtCInv", 11, 1, "UCHAR", "").at_path("V2.Intel.PerfEvtCInv").means(Meaning::Boolean),
                    unsigned("PerfEvtAnyThread", 12, 1, "UCHAR", "").at_path("V2.Intel.PerfEvtAnyThread").means(Meaning::Boolean),
                    unsigned("PerfEvtEdgeDetect", 13, 1, "UCHAR", "").at_path("V2.Intel.PerfEvtEdgeDetect").means(Meaning::Boolean),
                ]),
                field("Amd", 8, 2, "struct", Kind::Struct, "").at_path("V2.Amd").with(&[
                    unsigned("PerfEvtEventSelect", 8, 1, "UCHAR", "").at_path("V2.Amd.PerfEvtEventSelect").means(Meaning::Hex),
                    unsigned("PerfEvtUnitSelect", 9, 1, "UCHAR", "").at_path("V2.Amd.PerfEvtUnitSelect").means(Meaning::Hex),
                ]),
                field("Arm", 8, 8, "struct", Kind::Struct, "").at_path("V2.Arm").with(&[
                    unsigned("PerfEvtType", 8, 4, "ULONG", "").at_path("V2.Arm.PerfEvtType").means(Meaning::Identifier),
                    unsigned("AllowsHalt", 12, 1, "UCHAR", "").at_path("V2.Arm.AllowsHalt").means(Meaning::Boolean),
                    field("", 13, 3, "padding", Kind::Padding, ""),
                ]),
            ]),
        ]),
        field("V3", 8, 8, "EVENT_TRACE_PROFILE_ADD_INFORMATION_V3", Kind::Struct, "").in_use_when(when(number("Version", Place::Fixed { offset: 4, size: 1, start: 0, width: 8, signed: false }, 0xff, 0), Some(3))).with(&[
            field("", 8, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]).with(&[
                field("Intel", 8, 6, "struct", Kind::Struct, "").at_path("V3.Intel").stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]).with(&[
                    unsigned("PerfEvtEventSelect", 8, 1, "UCHAR", "").at_path("V3.Intel.PerfEvtEventSelect").means(Meaning::Hex).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                    unsigned("PerfEvtUnitSelect", 9, 1, "UCHAR", "").at_path("V3.Intel.PerfEvtUnitSelect").means(Meaning::Hex).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                    unsigned("PerfEvtCMask", 10, 1, "UCHAR", "").at_path("V3.Intel.PerfEvtCMask").stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                    unsigned("PerfEvtCInv", 11, 1, "UCHAR", "").at_path("V3.Intel.PerfEvtCInv").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                    unsigned("PerfEvtAnyThread", 12, 1, "UCHAR", "").at_path("V3.Intel.PerfEvtAnyThread").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                    unsigned("PerfEvtEdgeDetect", 13, 1, "UCHAR", "").at_path("V3.Intel.PerfEvtEdgeDetect").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                ]),
                field("Amd", 8, 8, "struct", Kind::Struct, "").at_path("V3.Amd").stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]).with(&[
                    unsigned("PerfEvtEventSelect", 8, 2, "USHORT", "").at_path("V3.Amd.PerfEvtEventSelect").means(Meaning::Hex).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                    unsigned("PerfEvtUnitSelect", 10, 1, "UCHAR", "").at_path("V3.Amd.PerfEvtUnitSelect").means(Meaning::Hex).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                    unsigned("PerfEvtCMask", 11, 1, "UCHAR", "").at_path("V3.Amd.PerfEvtCMask").stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                    unsigned("PerfEvtCInv", 12, 1, "UCHAR", "").at_path("V3.Amd.PerfEvtCInv").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                    unsigned("PerfEvtEdgeDetect", 13, 1, "UCHAR", "").at_path("V3.Amd.PerfEvtEdgeDetect").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                    unsigned("PerfEvtHostGuest", 14, 1, "UCHAR", "").at_path("V3.Amd.PerfEvtHostGuest").stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                    unsigned("PerfPmuType", 15, 1, "UCHAR", "").at_path("V3.Amd.PerfPmuType").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                ]),
                field("Arm", 8, 8, "struct", Kind::Struct, "").at_path("V3.Arm").stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]).with(&[
                    unsigned("PerfEvtType", 8, 4, "ULONG", "").at_path("V3.Arm.PerfEvtType").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                    unsigned("AllowsHalt", 12, 1, "UCHAR", "").at_path("V3.Arm.AllowsHalt").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                    field("", 13, 3, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]),
                ]),
            ]),
        ]),
    ]),
    field("CpuInfoHierarchy", 16, 12, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 3 }, "").of_unknown_purpose(),
    unsigned("InitialInterval", 28, 4, "ULONG", "Initial interval of the source."),
    unsigned("Persist", 32, 1, "BOOLEAN", "Whether the source persists (inferred from the name).").means(Meaning::Boolean),
    field("", 33, 1, "padding", Kind::Padding, ""),
    field("ProfileSourceDescription", 34, 2, "WCHAR", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }, "Name of the source, to the end of the buffer.").means(Meaning::Text),
])
    .in_releases("1803+", &[holds(Pointer::Bits32, 15, 255), holds(Pointer::Bits64, 15, 255)])
    .with_tail(&[
        part("ProfileSourceDescription", "WCHAR", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 2 }), Many::Open, "Name of the source, to the end of the buffer.").up_to(16).means(Meaning::Text),
    ])
    .stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]);
fixed! {
    /// Fixed part of `EventTraceProfileAddInformation` and [`EventTraceProfileAddInformationView`], with the getters of its fields.
    part EventTraceProfileAddInformationFixed / EventTraceProfileAddInformationView: followed [34] "EVENT_TRACE_PROFILE_ADD_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass` at 0x00.
        event_trace_information_class set_event_trace_information_class: crate::requests::EventTraceInformationClass = 0;
        /// Version of the part that follows: 2 or 3. `UCHAR Version` at 0x04.
        version set_version: crate::requests::EventTraceProfileAddInformationVersions = 4;
        /// `EVENT_TRACE_PROFILE_ADD_INFORMATION_V2 V2` at 0x08. Returns a copy.
        v2 set_v2: crate::requests::EventTraceProfileAddInformationV2 = 8;
        /// `EVENT_TRACE_PROFILE_ADD_INFORMATION_V3 V3` at 0x08. Returns a copy.
        v3 set_v3: crate::requests::EventTraceProfileAddInformationV3 = 8;
        /// Purpose unknown. `ULONG CpuInfoHierarchy` at 0x10.
        cpu_info_hierarchy set_cpu_info_hierarchy: [u32; 3] = 16;
        /// Initial interval of the source. `ULONG InitialInterval` at 0x1C.
        initial_interval set_initial_interval: u32 = 28;
        /// Whether the source persists (inferred from the name). `BOOLEAN Persist` at 0x20.
        persist set_persist: u8 = 32;
    }
    bits {
    }
}

impl<'a> EventTraceProfileAddInformationView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 34 bytes, [`Error::PartialElement`] if the rest is not a whole number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EventTraceProfileAddInformationFixed(first_and_rest::<34>("EVENT_TRACE_PROFILE_ADD_INFORMATION", bytes)?);
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
        EventTraceProfileAddInformation { fixed: EventTraceProfileAddInformationFixed(*self.0.fixed), profile_source_description: to_vec(self.0.rest) }
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
/// In C: `EVENT_TRACE_PROFILE_ADD_INFORMATION`, 0x24 bytes with one element of its array, 0x22 without elements. Documented for 1803+, assumed unchanged after 2004.
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
tailed!(EventTraceProfileAddInformation, EventTraceProfileAddInformationFixed, EventTraceProfileAddInformationView, 34, "EVENT_TRACE_PROFILE_ADD_INFORMATION");
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
        self.profile_source_description.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceProfileAddInformation);
#[cfg(feature = "serde")]
serde_tailed!(EventTraceProfileAddInformation, Table::form(&LAYOUT_0), { profile_source_description "ProfileSourceDescription" });
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
