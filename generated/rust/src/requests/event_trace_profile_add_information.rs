// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Profile source to add.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_TRACE_PROFILE_ADD_INFORMATION",
    aliases: &[],
    form: "EventTraceProfileAddInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(15), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(15), last: Release(255) },],
    releases: "1803+",
    size: 36,
    fixed: 34,
    inserted: &[],
    total: None,
    summary: "Profile source to add.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "Information class, which selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "Version", path: "Version", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceProfileAddInformationVersions::VALUES), doc: "Version of the part that follows: 2 or 3.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 5, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "V2", path: "V2", offset: 8, size: 8, ty: "EVENT_TRACE_PROFILE_ADD_INFORMATION_V2", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Intel", path: "V2.Intel", offset: 8, size: 6, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "PerfEvtEventSelect", path: "V2.Intel.PerfEvtEventSelect", offset: 8, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtUnitSelect", path: "V2.Intel.PerfEvtUnitSelect", offset: 9, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtCMask", path: "V2.Intel.PerfEvtCMask", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtCInv", path: "V2.Intel.PerfEvtCInv", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtAnyThread", path: "V2.Intel.PerfEvtAnyThread", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtEdgeDetect", path: "V2.Intel.PerfEvtEdgeDetect", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "Amd", path: "V2.Amd", offset: 8, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "PerfEvtEventSelect", path: "V2.Amd.PerfEvtEventSelect", offset: 8, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtUnitSelect", path: "V2.Amd.PerfEvtUnitSelect", offset: 9, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "Arm", path: "V2.Arm", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "PerfEvtType", path: "V2.Arm.PerfEvtType", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "AllowsHalt", path: "V2.Arm.AllowsHalt", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "", path: "", offset: 13, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
            Field { name: "V3", path: "V3", offset: 8, size: 8, ty: "EVENT_TRACE_PROFILE_ADD_INFORMATION_V3", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Intel", path: "V3.Intel", offset: 8, size: 6, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "PerfEvtEventSelect", path: "V3.Intel.PerfEvtEventSelect", offset: 8, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtUnitSelect", path: "V3.Intel.PerfEvtUnitSelect", offset: 9, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtCMask", path: "V3.Intel.PerfEvtCMask", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtCInv", path: "V3.Intel.PerfEvtCInv", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtAnyThread", path: "V3.Intel.PerfEvtAnyThread", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtEdgeDetect", path: "V3.Intel.PerfEvtEdgeDetect", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "Amd", path: "V3.Amd", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "PerfEvtEventSelect", path: "V3.Amd.PerfEvtEventSelect", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtUnitSelect", path: "V3.Amd.PerfEvtUnitSelect", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtCMask", path: "V3.Amd.PerfEvtCMask", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtCInv", path: "V3.Amd.PerfEvtCInv", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtEdgeDetect", path: "V3.Amd.PerfEvtEdgeDetect", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfEvtHostGuest", path: "V3.Amd.PerfEvtHostGuest", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "PerfPmuType", path: "V3.Amd.PerfPmuType", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "Arm", path: "V3.Arm", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "PerfEvtType", path: "V3.Arm.PerfEvtType", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "AllowsHalt", path: "V3.Arm.AllowsHalt", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                        Field { name: "", path: "", offset: 13, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
        ] },
        Field { name: "CpuInfoHierarchy", path: "CpuInfoHierarchy", offset: 16, size: 12, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 3 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "InitialInterval", path: "InitialInterval", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Initial interval of the source.", units: "", unknown: false, children: &[] },
        Field { name: "Persist", path: "Persist", offset: 32, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 33, size: 1, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProfileSourceDescription", path: "ProfileSourceDescription", offset: 34, size: 2, ty: "WCHAR", kind: Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }, values: None, doc: "Name of the source, to the end of the buffer.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ProfileSourceDescription", ty: "WCHAR", content: Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 2 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "Name of the source, to the end of the buffer.", units: "", unknown: false },
    ],
};
fixed! {
    /// Fixed part of [`EventTraceProfileAddInformation`] and [`EventTraceProfileAddInformationView`], with the getters of its fields.
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
        /// Purpose unknown. `BOOLEAN Persist` at 0x20.
        persist set_persist: u8 = 32;
    }
    bits {
    }
}

impl<B: Storage> EventTraceProfileAddInformationFixed<B> {
    /// Returns the size of the array in bytes, if the fixed part states it.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(&self) -> Option<u64> {
        None
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
        let view = Self::begin(bytes)?;
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

impl<'a> Split<'a> for EventTraceProfileAddInformationView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventTraceProfileAddInformation;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventTraceProfileAddInformation, Error> {
        Ok(self.to_value())
    }
}

/// Profile source to add.
///
/// In C: `EVENT_TRACE_PROFILE_ADD_INFORMATION`, 0x24 bytes with one element of its array, 0x22 without elements. Documented for 1803+, assumed unchanged after 2004.
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
#[derive(Clone, PartialEq, Eq)]
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
tailed!(EventTraceProfileAddInformation, EventTraceProfileAddInformationFixed, 34, "EVENT_TRACE_PROFILE_ADD_INFORMATION");
#[cfg(feature = "alloc")]
impl Tailed for EventTraceProfileAddInformation {
    const NAME: &'static str = "EVENT_TRACE_PROFILE_ADD_INFORMATION";
    const FIXED: usize = 34;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        Ok(EventTraceProfileAddInformationView::begin(fixed)?.announced())
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceProfileAddInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let have = self.profile_source_description.len() as u64 * 2;
        let stated = self.fixed.announced().unwrap_or(have);
        if stated != have {
            return Err(Error::BadCount { name: "EVENT_TRACE_PROFILE_ADD_INFORMATION", field: "ProfileSourceDescription", stated, have });
        }
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
