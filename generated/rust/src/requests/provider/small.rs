// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/ETW_ACTIVITY_ID_CREATE_INFORMATION.toml
pub mod etw_activity_id_create_information {
    //! ID of a new activity.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_ACTIVITY_ID_CREATE_INFORMATION", "EtwActivityIdCreateInformation")
        .size(16)
        .about("ID of a new activity.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            field("GUID ActivityId", Kind::Guid).at(0..16).means(Meaning::Guid),
        ]);
    fixed! {
        /// ID of a new activity.
        ///
        /// In C: `ETW_ACTIVITY_ID_CREATE_INFORMATION`, 0x10 bytes. Releases unknown.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "ETW_ACTIVITY_ID_CREATE_INFORMATION")]
        owned EtwActivityIdCreateInformation / EtwActivityIdCreateInformationView: lone,
            name = "ETW_ACTIVITY_ID_CREATE_INFORMATION", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `GUID ActivityId` at 0x00.
            activity_id / set_activity_id: Guid, at = 0;
        }
    }
}

// spec/structs/ETW_TRACE_GROUP_INFO_INFORMATION.toml
pub mod etw_trace_group_info_information {
    //! Requested provider group.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_GROUP_INFO_INFORMATION", "EtwTraceGroupInfoInformation")
        .size(16)
        .about("Requested provider group.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            field("GUID Guid", Kind::Guid).at(0..16).about("GUID of the provider group.").means(Meaning::Guid),
        ]);
    fixed! {
        /// Requested provider group.
        ///
        /// In C: `ETW_TRACE_GROUP_INFO_INFORMATION`, 0x10 bytes. Releases unknown.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "ETW_TRACE_GROUP_INFO_INFORMATION")]
        owned EtwTraceGroupInfoInformation / EtwTraceGroupInfoInformationView: lone,
            name = "ETW_TRACE_GROUP_INFO_INFORMATION", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// GUID of the provider group. `GUID Guid` at 0x00.
            guid / set_guid: Guid, at = 0;
        }
    }
}

// spec/structs/ETW_TRACE_GUID_INFO_INFORMATION.toml
pub mod etw_trace_guid_info_information {
    //! Provider whose registrations are requested.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_GUID_INFO_INFORMATION", "EtwTraceGuidInfoInformation")
        .size(16)
        .about("Provider whose registrations are requested.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            field("GUID Guid", Kind::Guid).at(0..16).about("Provider GUID.").means(Meaning::Guid),
        ]);
    fixed! {
        /// Provider whose registrations are requested.
        ///
        /// In C: `ETW_TRACE_GUID_INFO_INFORMATION`, 0x10 bytes. Releases unknown.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "ETW_TRACE_GUID_INFO_INFORMATION")]
        owned EtwTraceGuidInfoInformation / EtwTraceGuidInfoInformationView: lone,
            name = "ETW_TRACE_GUID_INFO_INFORMATION", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Provider GUID. `GUID Guid` at 0x00.
            guid / set_guid: Guid, at = 0;
        }
    }
}

// spec/structs/ETW_TRACE_GUID_LIST.toml
pub mod etw_trace_guid_list {
    //! Registered providers or groups.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_GUID_LIST", "EtwTraceGuidList")
        .size(16)
        .fixed(0)
        .about("Registered providers or groups.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("GUID", "GuidList", Content::Value(ArrayElement { kind: ElementKind::Guid, size: 16 }))
                .many(Many::Open).means(Meaning::Guid),
        ])
        .stated_by(SOURCES)
        .fields(&[
            field("GUID GuidList", Kind::Open { element: ArrayElement { kind: ElementKind::Guid, size: 16 } }).at(0..16)
                .means(Meaning::Guid),
        ]);
    fixed! {
        /// Fixed part of `EtwTraceGuidList` and [`EtwTraceGuidListView`], with the getters of its fields.
        part EtwTraceGuidListFixed / EtwTraceGuidListView: followed,
            name = "ETW_TRACE_GUID_LIST", size = 0, table = Table::form(&LAYOUT_0);
    }

    impl<'a> EtwTraceGuidListView<'a> {
        /// Creates a view of the fixed part and the elements that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 0 bytes, [`Error::PartialElement`] if the rest is not a whole
        /// number of elements.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = EtwTraceGuidListFixed(first_and_rest::<0>("ETW_TRACE_GUID_LIST", bytes)?);
            whole_elements("ETW_TRACE_GUID_LIST", 16, view.0.rest)?;
            Ok(view)
        }
        /// `GUID GuidList` at 0x00.
        #[inline]
        pub fn guid_list(&self) -> Elements<'a, Guid> {
            Elements::new(self.0.rest)
        }
        /// Returns an owned copy.
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> EtwTraceGuidList {
            EtwTraceGuidList { fixed: EtwTraceGuidListFixed(*self.0.fixed), guid_list: to_vec(self.0.rest) }
        }
    }

    impl core::fmt::Debug for EtwTraceGuidListView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwTraceGuidListView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            shown.field("GuidList", &self.guid_list()).finish()
        }
    }

    /// Registered providers or groups.
    ///
    /// In C: `ETW_TRACE_GUID_LIST`, 0x10 bytes with one element of its array, 0x0 without elements. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_TRACE_GUID_LIST")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EtwTraceGuidList {
        fixed: EtwTraceGuidListFixed,
        /// `GUID GuidList` at 0x00.
        pub guid_list: alloc::vec::Vec<Guid>,
    }

    #[cfg(feature = "alloc")]
    impl EtwTraceGuidList {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes.
        ///
        /// # Errors
        ///
        /// The errors of [`EtwTraceGuidListView::new`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwTraceGuidListView::new(bytes).map(|view| view.to_value())
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EtwTraceGuidList {
        /// Returns the structure with all bytes zero and no elements.
        #[inline]
        fn default() -> Self {
            Self { fixed: Default::default(), guid_list: Default::default() }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EtwTraceGuidList {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwTraceGuidList");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("GuidList", &self.guid_list).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(EtwTraceGuidList, fixed = EtwTraceGuidListFixed, view = EtwTraceGuidListView, size = 0);
    #[cfg(feature = "alloc")]
    impl Tailed for EtwTraceGuidList {
        const NAME: &'static str = "ETW_TRACE_GUID_LIST";
        const FIXED: usize = 0;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<0>("ETW_TRACE_GUID_LIST", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwTraceGuidList::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            self.guid_list.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EtwTraceGuidList);
    #[cfg(feature = "serde")]
    serde_tailed!(EtwTraceGuidList, table = Table::form(&LAYOUT_0), parts { guid_list = "GuidList", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EtwTraceGuidList {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            let fixed = proptest::arbitrary::any::<[u8; 0]>();
            let elements = proptest::collection::vec(proptest::arbitrary::any::<Guid>(), 0..6);
            (fixed, elements).prop_map(|(fixed, guid_list)| {
                Self { fixed: EtwTraceGuidListFixed(fixed), guid_list }
            }).boxed()
        }
    }
}

// spec/structs/TRACE_PROFILE_INTERVAL.toml
pub mod trace_profile_interval {
    //! Interval of a profile source.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout = layout("TRACE_PROFILE_INTERVAL", "TraceProfileInterval")
        .size(8)
        .about("Interval of a profile source.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG Source").at(0..4).about("Profile source.").means(Meaning::Enumeration)
                .with(&[More::Values(crate::common::KprofileSource::VALUES)]),
            unsigned("ULONG Interval").at(4..8).about("Interval."),
        ]);
    fixed! {
        /// Interval of a profile source.
        ///
        /// In C: `TRACE_PROFILE_INTERVAL`, 0x8 bytes. Releases unknown.
        ///
        /// Unknown:
        ///
        /// - Unit of the intervals.
        ///
        /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
        #[doc(alias = "TRACE_PROFILE_INTERVAL")]
        owned TraceProfileInterval / TraceProfileIntervalView: lone,
            name = "TRACE_PROFILE_INTERVAL", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Profile source. `ULONG Source` at 0x00.
            source / set_source: crate::common::KprofileSource, at = 0;
            /// Interval. `ULONG Interval` at 0x04.
            interval / set_interval: u32, at = 4;
        }
    }
}

// spec/structs/TRACE_VERSION_INFO.toml
pub mod trace_version_info {
    //! Version of event processing.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout = layout("TRACE_VERSION_INFO", "TraceVersionInfo")
        .size(8)
        .about("Version of event processing.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG EtwTraceProcessingVersion").at(0..4).about("Version.").means(Meaning::Version),
            unsigned("ULONG Reserved").at(4..8).means(Meaning::Reserved),
        ]);
    fixed! {
        /// Version of event processing.
        ///
        /// In C: `TRACE_VERSION_INFO`, 0x8 bytes. Releases unknown.
        ///
        /// Unknown:
        ///
        /// - Values of EtwTraceProcessingVersion.
        ///
        /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
        #[doc(alias = "TRACE_VERSION_INFO")]
        owned TraceVersionInfo / TraceVersionInfoView: lone,
            name = "TRACE_VERSION_INFO", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Version. `ULONG EtwTraceProcessingVersion` at 0x00.
            etw_trace_processing_version / set_etw_trace_processing_version: u32, at = 0;
            /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
            reserved / set_reserved: u32, at = 4;
        }
    }
}
