// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/CLASSIC_EVENT_ID.toml
pub mod classic_event_id {
    //! Kernel event: the GUID of its group, and its type.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::MINGW_W64_EVNTRACE, &sources::WINDOWS_SYS_ETW, &sources::CHAPPELL_TRACE_SET_INFORMATION];
    pub(crate) static LAYOUT_0: Layout = layout("CLASSIC_EVENT_ID", "ClassicEventId")
        .size(24)
        .about("Kernel event: the GUID of its group, and its type.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            field("GUID EventGuid", Kind::Guid).at(0..16).about("GUID of the group.").means(Meaning::Guid),
            unsigned("UCHAR Type").at(16..17).about("Event type within the group.").means(Meaning::EventType),
            field(
                "UCHAR Reserved",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 7 }
            )
                .at(17..24).means(Meaning::Reserved),
        ]);
    fixed! {
        /// Kernel event: the GUID of its group, and its type.
        ///
        /// In C: `CLASSIC_EVENT_ID`, 0x18 bytes. Releases unknown.
        ///
        /// Programs use it to list events whose call stacks are to be logged. The kernel receives hook IDs.
        ///
        /// Documented; defined in EVNTRACE.H; used by TraceSetInformation.
        ///
        /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*;
        /// Geoff Chappell, *TraceSetInformation*.
        #[doc(alias = "CLASSIC_EVENT_ID")]
        owned ClassicEventId / ClassicEventIdView: lone,
            name = "CLASSIC_EVENT_ID", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// GUID of the group. `GUID EventGuid` at 0x00.
            event_guid / set_event_guid: Guid, at = 0;
            /// Event type within the group. `UCHAR Type` at 0x10.
            kind / set_kind: u8, at = 16;
            /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x11.
            reserved / set_reserved: [u8; 7], at = 17;
        }
    }
}

// spec/structs/ETW_ACTIVITY_ID_CREATE_INFORMATION.toml
pub mod etw_activity_id_create_information {
    //! ID of a new activity.
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

// spec/structs/ETW_TRACE_GUID_INFO.toml
pub mod etw_trace_guid_info {
    //! Number of registrations of a provider: the public TRACE_GUID_INFO.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_GUID_INFO", "EtwTraceGuidInfo")
        .size(8)
        .about("Number of registrations of a provider: the public TRACE_GUID_INFO.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part(
                "ETW_TRACE_PROVIDER_INSTANCE_INFO", "Instances",
                Content::Layout(&crate::requests::provider::etw_trace_provider_instance_info::LAYOUT_0)
            )
                .many(
                    Many::Next(
                        &number(
                            "NextOffset", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false },
                            u64::MAX, 0
                        )
                    )
                )
                .about("Instances.")
                .when(
                    &when(
                        number(
                            "InstanceCount", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false },
                            0xffffffff, 0
                        ),
                        None
                    )
                ),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG InstanceCount").at(0..4).about("Number of instances that follow.").means(Meaning::Count),
            unsigned("ULONG Reserved").at(4..8).means(Meaning::Reserved),
        ]);
    fixed! {
        /// Fixed part of `EtwTraceGuidInfo` and [`EtwTraceGuidInfoView`], with the getters of its fields.
        part EtwTraceGuidInfoFixed / EtwTraceGuidInfoView: followed,
            name = "ETW_TRACE_GUID_INFO", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// Number of instances that follow. `ULONG InstanceCount` at 0x00.
            instance_count / set_instance_count: u32, at = 0;
            /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
            reserved / set_reserved: u32, at = 4;
        }
    }

    impl<'a> EtwTraceGuidInfoView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = EtwTraceGuidInfoFixed(first_and_rest::<8>("ETW_TRACE_GUID_INFO", bytes)?);
            Ok(view)
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<EtwTraceGuidInfoTail<'a>, Error> {
            let mut left = Left::new("ETW_TRACE_GUID_INFO", 8, self.0.rest);
            let instances =
                if (self.instance_count() as u64) & 0xffffffff != 0 {
                    Some(
                        left.items(
                            |bytes| linked(
                                bytes, "NextOffset",
                                crate::requests::provider::EtwTraceProviderInstanceInfoView::new(
                                    bytes
                                )?.next_offset() as u64,
                                crate::requests::provider::EtwTraceProviderInstanceInfoView::new
                            ),
                            None, |item| item.next_offset() != 0, None
                        )?
                    )
                } else { None };
            Ok(EtwTraceGuidInfoTail { instances, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<EtwTraceGuidInfo, Error> {
            let tail = self.tail()?;
            Ok(EtwTraceGuidInfo {
                fixed: EtwTraceGuidInfoFixed(*self.0.fixed),
                instances: match tail.instances {
                    Some(part) => Some(part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?),
                    None => None
                },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for EtwTraceGuidInfoView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwTraceGuidInfoView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `ETW_TRACE_GUID_INFO`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct EtwTraceGuidInfoTail<'a> {
        /// Instances. `ETW_TRACE_PROVIDER_INSTANCE_INFO Instances`, a list linked by `NextOffset`. Present if announced
        /// by `InstanceCount`.
        pub instances: Option<Items<'a, crate::requests::provider::EtwTraceProviderInstanceInfoView<'a>>>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Number of registrations of a provider: the public TRACE_GUID_INFO.
    ///
    /// In C: `ETW_TRACE_GUID_INFO`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_TRACE_GUID_INFO")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EtwTraceGuidInfo {
        fixed: EtwTraceGuidInfoFixed,
        /// Instances. `ETW_TRACE_PROVIDER_INSTANCE_INFO Instances`, a list linked by `NextOffset`. Present if announced
        /// by `InstanceCount`.
        pub instances: Option<alloc::vec::Vec<crate::requests::provider::EtwTraceProviderInstanceInfo>>,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl EtwTraceGuidInfo {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`EtwTraceGuidInfoView::new`] and [`EtwTraceGuidInfoView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwTraceGuidInfoView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EtwTraceGuidInfo {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                instances: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EtwTraceGuidInfo {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwTraceGuidInfo");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Instances", &self.instances);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(EtwTraceGuidInfo, fixed = EtwTraceGuidInfoFixed, view = EtwTraceGuidInfoView, size = 8);
    #[cfg(feature = "alloc")]
    impl Tailed for EtwTraceGuidInfo {
        const NAME: &'static str = "ETW_TRACE_GUID_INFO";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<8>("ETW_TRACE_GUID_INFO", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwTraceGuidInfo::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("ETW_TRACE_GUID_INFO", out);
            to.count(
                "InstanceCount", u64::from((self.instance_count() as u64) & 0xffffffff != 0),
                usize::from(self.instances.is_some())
            )?;
            if let Some(part) = &self.instances {
                for (index, item) in part.iter()
                    .enumerate() {
                        let have = to.tailed(item)?; let last = index + 1 == part.len();
                        to.count("NextOffset", item.next_offset() as u64, if last { 0 } else { have })?;
                    } to.limit("Instances", 1);
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EtwTraceGuidInfo);
    #[cfg(feature = "serde")]
    serde_tailed!(EtwTraceGuidInfo, table = Table::form(&LAYOUT_0), parts { instances = "Instances", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EtwTraceGuidInfo {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
                Deciding { offset: 0, size: 4, mask: 4294967295, shift: None },
            ];
            arbitrary_from::<_, 8>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }
}

// spec/structs/ETW_TRACE_GUID_INFO_INFORMATION.toml
pub mod etw_trace_guid_info_information {
    //! Provider whose registrations are requested.
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

// spec/structs/EVENT_FILTER_DESCRIPTOR.toml
pub mod event_filter_descriptor {
    //! Location of a filter's data, and the filter type.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTPROV, &sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_FILTER_DESCRIPTOR", "EventFilterDescriptor")
        .size(16)
        .about("Location of a filter's data, and the filter type.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONGLONG Ptr").at(0..8).about("Address of the data, in 64 bits regardless of pointer size.")
                .means(Meaning::DataAddress),
            unsigned("ULONG Size").at(8..12).about("Size of the data.").means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            unsigned("ULONG Type").at(12..16).about("Filter type.").means(Meaning::Enumeration)
                .with(&[More::Values(crate::requests::provider::EventFilterType::VALUES)]),
        ]);
    fixed! {
        /// Location of a filter's data, and the filter type.
        ///
        /// In C: `EVENT_FILTER_DESCRIPTOR`, 0x10 bytes. Releases unknown.
        ///
        /// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
        #[doc(alias = "EVENT_FILTER_DESCRIPTOR")]
        owned EventFilterDescriptor / EventFilterDescriptorView: lone,
            name = "EVENT_FILTER_DESCRIPTOR", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Address of the data, in 64 bits regardless of pointer size. `ULONGLONG Ptr` at 0x00.
            ptr / set_ptr: u64, at = 0;
            /// Size of the data. `ULONG Size` at 0x08. Unit: bytes.
            size / set_size: u32, at = 8;
            /// Filter type. `ULONG Type` at 0x0C.
            kind / set_kind: crate::requests::provider::EventFilterType, at = 12;
        }
    }
}

// spec/structs/TRACE_GUID_INFO.toml
pub mod trace_guid_info {
    //! Number of registrations of a provider, followed by the registrations.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::MINGW_W64_EVNTRACE, &sources::WINDOWS_SYS_ETW, &sources::MICROSOFT_TRACE_PROVIDER_INSTANCE_INFO];
    pub(crate) static LAYOUT_0: Layout = layout("TRACE_GUID_INFO", "TraceGuidInfo")
        .size(8)
        .about("Number of registrations of a provider, followed by the registrations.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part(
                "TRACE_PROVIDER_INSTANCE_INFO", "Instance",
                Content::Layout(&crate::requests::provider::trace_provider_instance_info::LAYOUT_0)
            )
                .many(
                    Many::Next(
                        &number(
                            "NextOffset", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false },
                            u64::MAX, 0
                        )
                    )
                )
                .about("Registrations, at the distances that they specify. Microsoft does not name this part.")
                .when(
                    &when(
                        number(
                            "InstanceCount", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false },
                            0xffffffff, 0
                        ),
                        None
                    )
                ),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG InstanceCount").at(0..4).about("Number of registrations that follow.")
                .means(Meaning::Count),
            unsigned("ULONG Reserved").at(4..8).means(Meaning::Reserved),
        ]);
    fixed! {
        /// Fixed part of `TraceGuidInfo` and [`TraceGuidInfoView`], with the getters of its fields.
        part TraceGuidInfoFixed / TraceGuidInfoView: followed,
            name = "TRACE_GUID_INFO", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// Number of registrations that follow. `ULONG InstanceCount` at 0x00.
            instance_count / set_instance_count: u32, at = 0;
            /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
            reserved / set_reserved: u32, at = 4;
        }
    }

    impl<'a> TraceGuidInfoView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = TraceGuidInfoFixed(first_and_rest::<8>("TRACE_GUID_INFO", bytes)?);
            Ok(view)
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<TraceGuidInfoTail<'a>, Error> {
            let mut left = Left::new("TRACE_GUID_INFO", 8, self.0.rest);
            let instance =
                if (self.instance_count() as u64) & 0xffffffff != 0 {
                    Some(
                        left.items(
                            |bytes| linked(
                                bytes, "NextOffset",
                                crate::requests::provider::TraceProviderInstanceInfoView::new(
                                    bytes
                                )?.next_offset() as u64,
                                crate::requests::provider::TraceProviderInstanceInfoView::new
                            ),
                            None, |item| item.next_offset() != 0, None
                        )?
                    )
                } else { None };
            Ok(TraceGuidInfoTail { instance, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<TraceGuidInfo, Error> {
            let tail = self.tail()?;
            Ok(TraceGuidInfo {
                fixed: TraceGuidInfoFixed(*self.0.fixed),
                instance: match tail.instance {
                    Some(part) => Some(part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?),
                    None => None
                },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for TraceGuidInfoView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("TraceGuidInfoView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `TRACE_GUID_INFO`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct TraceGuidInfoTail<'a> {
        /// Registrations, at the distances that they specify. Microsoft does not name this part.
        /// `TRACE_PROVIDER_INSTANCE_INFO Instance`, a list linked by `NextOffset`. Present if announced by
        /// `InstanceCount`.
        pub instance: Option<Items<'a, crate::requests::provider::TraceProviderInstanceInfoView<'a>>>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Number of registrations of a provider, followed by the registrations.
    ///
    /// In C: `TRACE_GUID_INFO`, 0x8 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*;
    /// Microsoft, *TRACE_PROVIDER_INSTANCE_INFO structure*.
    #[doc(alias = "TRACE_GUID_INFO")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct TraceGuidInfo {
        fixed: TraceGuidInfoFixed,
        /// Registrations, at the distances that they specify. Microsoft does not name this part.
        /// `TRACE_PROVIDER_INSTANCE_INFO Instance`, a list linked by `NextOffset`. Present if announced by
        /// `InstanceCount`.
        pub instance: Option<alloc::vec::Vec<crate::requests::provider::TraceProviderInstanceInfo>>,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl TraceGuidInfo {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`TraceGuidInfoView::new`] and [`TraceGuidInfoView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            TraceGuidInfoView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for TraceGuidInfo {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                instance: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for TraceGuidInfo {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("TraceGuidInfo");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Instance", &self.instance);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(TraceGuidInfo, fixed = TraceGuidInfoFixed, view = TraceGuidInfoView, size = 8);
    #[cfg(feature = "alloc")]
    impl Tailed for TraceGuidInfo {
        const NAME: &'static str = "TRACE_GUID_INFO";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<8>("TRACE_GUID_INFO", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            TraceGuidInfo::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("TRACE_GUID_INFO", out);
            to.count(
                "InstanceCount", u64::from((self.instance_count() as u64) & 0xffffffff != 0),
                usize::from(self.instance.is_some())
            )?;
            if let Some(part) = &self.instance {
                for (index, item) in part.iter()
                    .enumerate() {
                        let have = to.tailed(item)?; let last = index + 1 == part.len();
                        to.count("NextOffset", item.next_offset() as u64, if last { 0 } else { have })?;
                    } to.limit("Instance", 1);
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(TraceGuidInfo);
    #[cfg(feature = "serde")]
    serde_tailed!(TraceGuidInfo, table = Table::form(&LAYOUT_0), parts { instance = "Instance", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for TraceGuidInfo {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
                Deciding { offset: 0, size: 4, mask: 4294967295, shift: None },
            ];
            arbitrary_from::<_, 8>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }
}

// spec/structs/TRACE_PERIODIC_CAPTURE_STATE_INFO.toml
pub mod trace_periodic_capture_state_info {
    //! Interval at which providers are asked to log their state, and the number of providers.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout = layout("TRACE_PERIODIC_CAPTURE_STATE_INFO", "TracePeriodicCaptureStateInfo")
        .size(8)
        .about("Interval at which providers are asked to log their state, and the number of providers.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG CaptureStateFrequencyInSeconds").at(0..4).about("Time between two requests.")
                .means(Meaning::Seconds).with(&[More::Units("seconds")]),
            unsigned("USHORT ProviderCount").at(4..6).about("Number of providers.").means(Meaning::Count),
            unsigned("USHORT Reserved").at(6..8).means(Meaning::Reserved),
        ]);
    fixed! {
        /// Interval at which providers are asked to log their state, and the number of providers.
        ///
        /// In C: `TRACE_PERIODIC_CAPTURE_STATE_INFO`, 0x8 bytes. Releases unknown.
        ///
        /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
        #[doc(alias = "TRACE_PERIODIC_CAPTURE_STATE_INFO")]
        owned TracePeriodicCaptureStateInfo / TracePeriodicCaptureStateInfoView: lone,
            name = "TRACE_PERIODIC_CAPTURE_STATE_INFO", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Time between two requests. `ULONG CaptureStateFrequencyInSeconds` at 0x00. Unit: seconds.
            capture_state_frequency_in_seconds / set_capture_state_frequency_in_seconds: u32, at = 0;
            /// Number of providers. `USHORT ProviderCount` at 0x04.
            provider_count / set_provider_count: u16, at = 4;
            /// Reserved or padding, according to a source. `USHORT Reserved` at 0x06.
            reserved / set_reserved: u16, at = 6;
        }
        converted {
            /// Duration. The raw value is `capture_state_frequency_in_seconds`.
            capture_state_frequency_in_seconds_as_duration: core::time::Duration, raw =
                capture_state_frequency_in_seconds, |raw| duration(raw, per_second::SECONDS);
        }
    }
}

// spec/structs/TRACE_PROFILE_INTERVAL.toml
pub mod trace_profile_interval {
    //! Interval of a profile source.
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
