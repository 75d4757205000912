// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/EVENT_DATA_DESCRIPTOR.toml
pub mod event_data_descriptor {
    //! Location of a block of event data, for the provider interfaces of Windows Vista and later.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
    const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_EVNTPROV, &sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_DATA_DESCRIPTOR", "EventDataDescriptor")
        .size(16)
        .about("Location of a block of event data, for the provider interfaces of Windows Vista and later.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES_1)
        .fields(&[
            unsigned("ULONGLONG Ptr").at(0..8).about("Address of the block, in 64 bits regardless of pointer size.")
                .means(Meaning::DataAddress),
            unsigned("ULONG Size").at(8..12).about("Size of the block.").means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            union("union ").at(12..16).with(&[More::Fields(&[
                unsigned("ULONG Reserved").at(12..16).means(Meaning::Reserved),
                structure("struct ").at(12..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("UCHAR Type").at(12..13)
                        .about("Contents of the block: event data, or a description of it.").means(Meaning::Enumeration)
                        .stated_by(SOURCES).with(&[More::Values(crate::headers::EventDataDescriptorType::VALUES)]),
                    unsigned("UCHAR Reserved1").at(13..14).means(Meaning::Reserved).stated_by(SOURCES),
                    unsigned("USHORT Reserved2").at(14..16).means(Meaning::Reserved).stated_by(SOURCES),
                ])]),
            ])]),
        ]);
    fixed! {
        /// Location of a block of event data, for the provider interfaces of Windows Vista and later.
        ///
        /// In C: `EVENT_DATA_DESCRIPTOR`, 0x10 bytes. Releases unknown.
        ///
        /// Providers pass an array of them. The blocks are concatenated after an EVENT_HEADER.
        ///
        /// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
        #[doc(alias = "EVENT_DATA_DESCRIPTOR")]
        owned EventDataDescriptor / EventDataDescriptorView: lone,
            name = "EVENT_DATA_DESCRIPTOR", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Address of the block, in 64 bits regardless of pointer size. `ULONGLONG Ptr` at 0x00.
            ptr / set_ptr: u64, at = 0;
            /// Size of the block. `ULONG Size` at 0x08. Unit: bytes.
            size / set_size: u32, at = 8;
            /// Reserved or padding, according to a source. `ULONG Reserved` at 0x0C.
            reserved / set_reserved: u32, at = 12;
            /// Contents of the block: event data, or a description of it. `UCHAR Type` at 0x0C.
            kind / set_kind: crate::headers::EventDataDescriptorType, at = 12;
            /// Reserved or padding, according to a source. `UCHAR Reserved1` at 0x0D.
            reserved1 / set_reserved1: u8, at = 13;
            /// Reserved or padding, according to a source. `USHORT Reserved2` at 0x0E.
            reserved2 / set_reserved2: u16, at = 14;
        }
    }
}

// spec/structs/EVENT_EXTENDED_ITEM_CONTAINER_ID.toml
pub mod event_extended_item_container_id {
    //! Container in which an event was logged.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW, &sources::PERFVIEW_TRACE_EVENT];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_CONTAINER_ID", "EventExtendedItemContainerId")
        .size(0)
        .about("Container in which an event was logged.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("CHAR", "ContainerId", Content::Text { unit: 1 })
                .about("ID of the container as text. The end of the item ends it.").means(Meaning::Text),
        ])
        .stated_by(SOURCES);
    fixed! {
        /// Fixed part of `EventExtendedItemContainerId` and [`EventExtendedItemContainerIdView`], with the getters of
        /// its fields.
        part EventExtendedItemContainerIdFixed / EventExtendedItemContainerIdView: followed,
            name = "EVENT_EXTENDED_ITEM_CONTAINER_ID", size = 0, table = Table::form(&LAYOUT_0);
    }

    impl<'a> EventExtendedItemContainerIdView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view =
                EventExtendedItemContainerIdFixed(first_and_rest::<0>("EVENT_EXTENDED_ITEM_CONTAINER_ID", bytes)?);
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
        pub fn tail(&self) -> Result<EventExtendedItemContainerIdTail<'a>, Error> {
            let mut left = Left::new("EVENT_EXTENDED_ITEM_CONTAINER_ID", 0, self.0.rest);
            let container_id = left.text();
            Ok(EventExtendedItemContainerIdTail { container_id, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<EventExtendedItemContainerId, Error> {
            let tail = self.tail()?;
            Ok(EventExtendedItemContainerId {
                fixed: EventExtendedItemContainerIdFixed(*self.0.fixed),
                container_id: { let part = tail.container_id; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for EventExtendedItemContainerIdView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventExtendedItemContainerIdView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    impl<'a> Split<'a> for EventExtendedItemContainerIdView<'a> {
        #[cfg(feature = "alloc")]
        type Owned = EventExtendedItemContainerId;
        #[inline]
        fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
            let view = Self::new(bytes)?;
            let end = bytes.len() - view.tail()?.rest.len();
            let (own, rest) = split_at("EVENT_EXTENDED_ITEM_CONTAINER_ID", bytes, end)?;
            Ok((EventExtendedItemContainerIdFixed(Borrowed { fixed: view.0.fixed, rest: &own[0..] }), rest))
        }
        #[cfg(feature = "alloc")]
        #[inline]
        fn to_owned_value(&self) -> Result<EventExtendedItemContainerId, Error> {
            self.to_value()
        }
    }

    /// Parts after the fixed part of `EVENT_EXTENDED_ITEM_CONTAINER_ID`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct EventExtendedItemContainerIdTail<'a> {
        /// ID of the container as text. The end of the item ends it. `CHAR ContainerId`, terminated by a zero.
        pub container_id: AnsiStr<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Container in which an event was logged.
    ///
    /// No known name in C; here: `EVENT_EXTENDED_ITEM_CONTAINER_ID`, 0x0 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *TraceEvent.cs*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_CONTAINER_ID")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EventExtendedItemContainerId {
        fixed: EventExtendedItemContainerIdFixed,
        /// ID of the container as text. The end of the item ends it. `CHAR ContainerId`, terminated by a zero.
        pub container_id: AnsiString,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl EventExtendedItemContainerId {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`EventExtendedItemContainerIdView::new`] and [`EventExtendedItemContainerIdView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventExtendedItemContainerIdView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EventExtendedItemContainerId {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                container_id: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EventExtendedItemContainerId {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventExtendedItemContainerId");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("ContainerId", &self.container_id);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        EventExtendedItemContainerId, fixed = EventExtendedItemContainerIdFixed, view =
        EventExtendedItemContainerIdView, size = 0
    );
    #[cfg(feature = "alloc")]
    impl Tailed for EventExtendedItemContainerId {
        const NAME: &'static str = "EVENT_EXTENDED_ITEM_CONTAINER_ID";
        const FIXED: usize = 0;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<0>("EVENT_EXTENDED_ITEM_CONTAINER_ID", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventExtendedItemContainerId::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("EVENT_EXTENDED_ITEM_CONTAINER_ID", out);
            {
                let part = &self.container_id;
                to.ansi("ContainerId", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EventExtendedItemContainerId);
    #[cfg(feature = "serde")]
    serde_tailed!(
        EventExtendedItemContainerId, table = Table::form(&LAYOUT_0),
        parts { container_id = "ContainerId", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EventExtendedItemContainerId {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 0>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }
}

// spec/structs/EVENT_EXTENDED_ITEM_CONTROL_GUID.toml
pub mod event_extended_item_control_guid {
    //! Control GUID of an event, inferred from the name.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_CONTROL_GUID", "EventExtendedItemControlGuid")
        .size(16)
        .about("Control GUID of an event, inferred from the name.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            field("GUID ControlGuid", Kind::Guid).at(0..16).about("Control GUID.").means(Meaning::Guid),
        ]);
    fixed! {
        /// Control GUID of an event, inferred from the name.
        ///
        /// No known name in C; here: `EVENT_EXTENDED_ITEM_CONTROL_GUID`, 0x10 bytes. Releases unknown.
        ///
        /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
        #[doc(alias = "EVENT_EXTENDED_ITEM_CONTROL_GUID")]
        owned EventExtendedItemControlGuid / EventExtendedItemControlGuidView: lone,
            name = "EVENT_EXTENDED_ITEM_CONTROL_GUID", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Control GUID. `GUID ControlGuid` at 0x00.
            control_guid / set_control_guid: Guid, at = 0;
        }
    }

    split_lone!(EventExtendedItemControlGuid, view = EventExtendedItemControlGuidView, size = 16);
}

// spec/structs/EVENT_EXTENDED_ITEM_EVENT_KEY.toml
pub mod event_extended_item_event_key {
    //! Number that identifies an event in every session that receives it.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW, &sources::MICROSOFT_EXTENDED_DATA_ITEM];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_EVENT_KEY", "EventExtendedItemEventKey")
        .size(8)
        .about("Number that identifies an event in every session that receives it.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG64 Key").at(0..8).about("Event key.").means(Meaning::Identifier),
        ]);
    fixed! {
        /// Number that identifies an event in every session that receives it.
        ///
        /// In C: `EVENT_EXTENDED_ITEM_EVENT_KEY`, 0x8 bytes. Releases unknown.
        ///
        /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*;
        /// Microsoft, *EVENT_HEADER_EXTENDED_DATA_ITEM structure*.
        #[doc(alias = "EVENT_EXTENDED_ITEM_EVENT_KEY")]
        owned EventExtendedItemEventKey / EventExtendedItemEventKeyView: lone,
            name = "EVENT_EXTENDED_ITEM_EVENT_KEY", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Event key. `ULONG64 Key` at 0x00.
            key / set_key: u64, at = 0;
        }
    }

    split_lone!(EventExtendedItemEventKey, view = EventExtendedItemEventKeyView, size = 8);
}

// spec/structs/EVENT_EXTENDED_ITEM_INSTANCE.toml
pub mod event_extended_item_instance {
    //! Instance of a classic event, and the parent instance.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTCONS, &sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_INSTANCE", "EventExtendedItemInstance")
        .size(24)
        .about("Instance of a classic event, and the parent instance.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG InstanceId").at(0..4).about("Instance ID within the event class.")
                .means(Meaning::Identifier),
            unsigned("ULONG ParentInstanceId").at(4..8).about("Parent instance ID within the parent class.")
                .means(Meaning::Identifier),
            field("GUID ParentGuid", Kind::Guid).at(8..24).about("GUID of the parent class.").means(Meaning::ClassGuid),
        ]);
    fixed! {
        /// Instance of a classic event, and the parent instance.
        ///
        /// In C: `EVENT_EXTENDED_ITEM_INSTANCE`, 0x18 bytes. Releases unknown.
        ///
        /// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
        #[doc(alias = "EVENT_EXTENDED_ITEM_INSTANCE")]
        owned EventExtendedItemInstance / EventExtendedItemInstanceView: lone,
            name = "EVENT_EXTENDED_ITEM_INSTANCE", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Instance ID within the event class. `ULONG InstanceId` at 0x00.
            instance_id / set_instance_id: u32, at = 0;
            /// Parent instance ID within the parent class. `ULONG ParentInstanceId` at 0x04.
            parent_instance_id / set_parent_instance_id: u32, at = 4;
            /// GUID of the parent class. `GUID ParentGuid` at 0x08.
            parent_guid / set_parent_guid: Guid, at = 8;
        }
    }

    split_lone!(EventExtendedItemInstance, view = EventExtendedItemInstanceView, size = 24);
}

// spec/structs/EVENT_EXTENDED_ITEM_PEBS_INDEX.toml
pub mod event_extended_item_pebs_index {
    //! PEBS index recorded with an event.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_PERFINFO_TRACE_HEADER, &sources::MINGW_W64_EVNTCONS];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_PEBS_INDEX", "EventExtendedItemPebsIndex")
        .size(8)
        .about("PEBS index recorded with an event.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG64 PebsIndex").at(0..8).about("Index of precise event-based sampling (PEBS).")
                .means(Meaning::Index),
        ]);
    fixed! {
        /// PEBS index recorded with an event.
        ///
        /// In C: `EVENT_EXTENDED_ITEM_PEBS_INDEX`, 0x8 bytes. Releases unknown.
        ///
        /// An extended data item of an EVENT_HEADER has the same payload layout.
        ///
        /// Documented (as the data of an extended data item, for event consumers); defined in EVNTCONS.H.
        ///
        /// Unknown:
        ///
        /// - Meaning of the index.
        ///
        /// Source: Geoff Chappell, *PERFINFO_TRACE_HEADER*; The mingw-w64 developers, *evntcons.h*.
        #[doc(alias = "EVENT_EXTENDED_ITEM_PEBS_INDEX")]
        owned EventExtendedItemPebsIndex / EventExtendedItemPebsIndexView: lone,
            name = "EVENT_EXTENDED_ITEM_PEBS_INDEX", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Index of precise event-based sampling (PEBS). `ULONG64 PebsIndex` at 0x00.
            pebs_index / set_pebs_index: u64, at = 0;
        }
    }

    split_lone!(EventExtendedItemPebsIndex, view = EventExtendedItemPebsIndexView, size = 8);
}

// spec/structs/EVENT_EXTENDED_ITEM_PMC_COUNTERS.toml
pub mod event_extended_item_pmc_counters {
    //! Values of a processor's performance monitoring counters.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_PERFINFO_TRACE_HEADER, &sources::MINGW_W64_EVNTCONS];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_PMC_COUNTERS", "EventExtendedItemPmcCounters")
        .size(8)
        .fixed(0)
        .about("Values of a processor's performance monitoring counters.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("ULONG64", "Counter", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 8 }))
                .many(Many::Open)
                .about("One value for each counter that the session collects. The item does not record which counters \
                    they are.")
                .up_to(64).means(Meaning::Count),
        ])
        .stated_by(SOURCES)
        .fields(&[
            field("ULONG64 Counter", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 8 } })
                .at(0..8)
                .about("One value for each counter that the session collects. The item does not record which counters \
                    they are.")
                .means(Meaning::Count),
        ]);
    fixed! {
        /// Fixed part of `EventExtendedItemPmcCounters` and [`EventExtendedItemPmcCountersView`], with the getters of
        /// its fields.
        part EventExtendedItemPmcCountersFixed / EventExtendedItemPmcCountersView: followed,
            name = "EVENT_EXTENDED_ITEM_PMC_COUNTERS", size = 0, table = Table::form(&LAYOUT_0);
    }

    impl<'a> EventExtendedItemPmcCountersView<'a> {
        /// Creates a view of the fixed part and the elements that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 0 bytes, [`Error::PartialElement`] if the rest is not a whole
        /// number of elements.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view =
                EventExtendedItemPmcCountersFixed(first_and_rest::<0>("EVENT_EXTENDED_ITEM_PMC_COUNTERS", bytes)?);
            whole_elements("EVENT_EXTENDED_ITEM_PMC_COUNTERS", 8, view.0.rest)?;
            Ok(view)
        }
        /// One value for each counter that the session collects. The item does not record which counters they are.
        /// `ULONG64 Counter` at 0x00.
        #[inline]
        pub fn counter(&self) -> Elements<'a, u64> {
            Elements::new(self.0.rest)
        }
        /// Returns an owned copy.
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> EventExtendedItemPmcCounters {
            EventExtendedItemPmcCounters {
                fixed: EventExtendedItemPmcCountersFixed(*self.0.fixed), counter: to_vec(self.0.rest)
            }
        }
    }

    impl core::fmt::Debug for EventExtendedItemPmcCountersView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventExtendedItemPmcCountersView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            shown.field("Counter", &self.counter()).finish()
        }
    }

    impl<'a> Split<'a> for EventExtendedItemPmcCountersView<'a> {
        #[cfg(feature = "alloc")]
        type Owned = EventExtendedItemPmcCounters;
        #[inline]
        fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
            Ok((Self::new(bytes)?, &[]))
        }
        #[cfg(feature = "alloc")]
        #[inline]
        fn to_owned_value(&self) -> Result<EventExtendedItemPmcCounters, Error> {
            Ok(self.to_value())
        }
    }

    /// Values of a processor's performance monitoring counters.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_PMC_COUNTERS`, 0x8 bytes with one element of its array, 0x0 without elements.
    /// Releases unknown.
    ///
    /// An extended data item of an EVENT_HEADER has the same payload layout.
    ///
    /// Documented (as the data of an extended data item, for event consumers); defined in EVNTCONS.H.
    ///
    /// Source: Geoff Chappell, *PERFINFO_TRACE_HEADER*; The mingw-w64 developers, *evntcons.h*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_PMC_COUNTERS")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EventExtendedItemPmcCounters {
        fixed: EventExtendedItemPmcCountersFixed,
        /// One value for each counter that the session collects. The item does not record which counters they are.
        /// `ULONG64 Counter` at 0x00.
        pub counter: alloc::vec::Vec<u64>,
    }

    #[cfg(feature = "alloc")]
    impl EventExtendedItemPmcCounters {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes.
        ///
        /// # Errors
        ///
        /// The errors of [`EventExtendedItemPmcCountersView::new`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventExtendedItemPmcCountersView::new(bytes).map(|view| view.to_value())
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EventExtendedItemPmcCounters {
        /// Returns the structure with all bytes zero and no elements.
        #[inline]
        fn default() -> Self {
            Self { fixed: Default::default(), counter: Default::default() }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EventExtendedItemPmcCounters {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventExtendedItemPmcCounters");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Counter", &self.counter).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        EventExtendedItemPmcCounters, fixed = EventExtendedItemPmcCountersFixed, view =
        EventExtendedItemPmcCountersView, size = 0
    );
    #[cfg(feature = "alloc")]
    impl Tailed for EventExtendedItemPmcCounters {
        const NAME: &'static str = "EVENT_EXTENDED_ITEM_PMC_COUNTERS";
        const FIXED: usize = 0;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<0>("EVENT_EXTENDED_ITEM_PMC_COUNTERS", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventExtendedItemPmcCounters::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            self.counter.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EventExtendedItemPmcCounters);
    #[cfg(feature = "serde")]
    serde_tailed!(EventExtendedItemPmcCounters, table = Table::form(&LAYOUT_0), parts { counter = "Counter", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EventExtendedItemPmcCounters {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            let fixed = proptest::arbitrary::any::<[u8; 0]>();
            let elements = proptest::collection::vec(proptest::arbitrary::any::<u64>(), 0..6);
            (fixed, elements).prop_map(|(fixed, counter)| {
                Self { fixed: EventExtendedItemPmcCountersFixed(fixed), counter }
            }).boxed()
        }
    }
}

// spec/structs/EVENT_EXTENDED_ITEM_PROCESS_START_KEY.toml
pub mod event_extended_item_process_start_key {
    //! Number that identifies the process that wrote an event, not reused until Windows restarts.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[
            &sources::WINDOWS_SYS_ETW, &sources::MICROSOFT_EXTENDED_DATA_ITEM,
            &sources::MICROSOFT_ENABLE_TRACE_PARAMETERS
        ];
    pub(crate) static LAYOUT_0: Layout =
        layout("EVENT_EXTENDED_ITEM_PROCESS_START_KEY", "EventExtendedItemProcessStartKey")
        .size(8)
        .about("Number that identifies the process that wrote an event, not reused until Windows restarts.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG64 ProcessStartKey").at(0..8).about("Process start key.").means(Meaning::Identifier),
        ]);
    fixed! {
        /// Number that identifies the process that wrote an event, not reused until Windows restarts.
        ///
        /// In C: `EVENT_EXTENDED_ITEM_PROCESS_START_KEY`, 0x8 bytes. Releases unknown.
        ///
        /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*;
        /// Microsoft, *EVENT_HEADER_EXTENDED_DATA_ITEM structure*; Microsoft, *ENABLE_TRACE_PARAMETERS structure*.
        #[doc(alias = "EVENT_EXTENDED_ITEM_PROCESS_START_KEY")]
        owned EventExtendedItemProcessStartKey / EventExtendedItemProcessStartKeyView: lone,
            name = "EVENT_EXTENDED_ITEM_PROCESS_START_KEY", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Process start key. `ULONG64 ProcessStartKey` at 0x00.
            process_start_key / set_process_start_key: u64, at = 0;
        }
    }

    split_lone!(EventExtendedItemProcessStartKey, view = EventExtendedItemProcessStartKeyView, size = 8);
}

// spec/structs/EVENT_EXTENDED_ITEM_PSM_KEY.toml
pub mod event_extended_item_psm_key {
    //! Key of the packaged application that wrote an event, inferred from the name.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW, &sources::PHLIB_APPRESOLVER];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_PSM_KEY", "EventExtendedItemPsmKey")
        .size(0)
        .about("Key of the packaged application that wrote an event, inferred from the name.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("WCHAR", "PsmKey", Content::Text { unit: 2 })
                .about("Name of the package and of the application in it. The characters are inferred: functions of \
                    Windows take both names from such a key.")
                .means(Meaning::Text),
        ])
        .stated_by(SOURCES);
    fixed! {
        /// Fixed part of `EventExtendedItemPsmKey` and [`EventExtendedItemPsmKeyView`], with the getters of its fields.
        part EventExtendedItemPsmKeyFixed / EventExtendedItemPsmKeyView: followed,
            name = "EVENT_EXTENDED_ITEM_PSM_KEY", size = 0, table = Table::form(&LAYOUT_0);
    }

    impl<'a> EventExtendedItemPsmKeyView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = EventExtendedItemPsmKeyFixed(first_and_rest::<0>("EVENT_EXTENDED_ITEM_PSM_KEY", bytes)?);
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
        pub fn tail(&self) -> Result<EventExtendedItemPsmKeyTail<'a>, Error> {
            let mut left = Left::new("EVENT_EXTENDED_ITEM_PSM_KEY", 0, self.0.rest);
            let psm_key = left.text();
            Ok(EventExtendedItemPsmKeyTail { psm_key, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<EventExtendedItemPsmKey, Error> {
            let tail = self.tail()?;
            Ok(EventExtendedItemPsmKey {
                fixed: EventExtendedItemPsmKeyFixed(*self.0.fixed),
                psm_key: { let part = tail.psm_key; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for EventExtendedItemPsmKeyView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventExtendedItemPsmKeyView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    impl<'a> Split<'a> for EventExtendedItemPsmKeyView<'a> {
        #[cfg(feature = "alloc")]
        type Owned = EventExtendedItemPsmKey;
        #[inline]
        fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
            let view = Self::new(bytes)?;
            let end = bytes.len() - view.tail()?.rest.len();
            let (own, rest) = split_at("EVENT_EXTENDED_ITEM_PSM_KEY", bytes, end)?;
            Ok((EventExtendedItemPsmKeyFixed(Borrowed { fixed: view.0.fixed, rest: &own[0..] }), rest))
        }
        #[cfg(feature = "alloc")]
        #[inline]
        fn to_owned_value(&self) -> Result<EventExtendedItemPsmKey, Error> {
            self.to_value()
        }
    }

    /// Parts after the fixed part of `EVENT_EXTENDED_ITEM_PSM_KEY`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct EventExtendedItemPsmKeyTail<'a> {
        /// Name of the package and of the application in it. The characters are inferred: functions of Windows take
        /// both names from such a key. `WCHAR PsmKey`, terminated by a zero.
        pub psm_key: Utf16Str<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Key of the packaged application that wrote an event, inferred from the name.
    ///
    /// No known name in C; here: `EVENT_EXTENDED_ITEM_PSM_KEY`, 0x0 bytes. Releases unknown.
    ///
    /// Unknown:
    ///
    /// - Whether a zero always ends the key.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Winsider Seminars & Solutions and
    /// contributors, *appresolverp.h*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_PSM_KEY")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EventExtendedItemPsmKey {
        fixed: EventExtendedItemPsmKeyFixed,
        /// Name of the package and of the application in it. The characters are inferred: functions of Windows take
        /// both names from such a key. `WCHAR PsmKey`, terminated by a zero.
        pub psm_key: Utf16String,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl EventExtendedItemPsmKey {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`EventExtendedItemPsmKeyView::new`] and [`EventExtendedItemPsmKeyView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventExtendedItemPsmKeyView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EventExtendedItemPsmKey {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                psm_key: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EventExtendedItemPsmKey {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventExtendedItemPsmKey");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("PsmKey", &self.psm_key);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        EventExtendedItemPsmKey, fixed = EventExtendedItemPsmKeyFixed, view = EventExtendedItemPsmKeyView, size = 0
    );
    #[cfg(feature = "alloc")]
    impl Tailed for EventExtendedItemPsmKey {
        const NAME: &'static str = "EVENT_EXTENDED_ITEM_PSM_KEY";
        const FIXED: usize = 0;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<0>("EVENT_EXTENDED_ITEM_PSM_KEY", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventExtendedItemPsmKey::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("EVENT_EXTENDED_ITEM_PSM_KEY", out);
            {
                let part = &self.psm_key;
                to.utf16("PsmKey", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EventExtendedItemPsmKey);
    #[cfg(feature = "serde")]
    serde_tailed!(
        EventExtendedItemPsmKey, table = Table::form(&LAYOUT_0), parts { psm_key = "PsmKey", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EventExtendedItemPsmKey {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 0>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }
}

// spec/structs/EVENT_EXTENDED_ITEM_QPC_DELTA.toml
pub mod event_extended_item_qpc_delta {
    //! Difference of two values of the performance counter, inferred from the name.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_QPC_DELTA", "EventExtendedItemQpcDelta")
        .size(8)
        .about("Difference of two values of the performance counter, inferred from the name.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            signed("LARGE_INTEGER QpcDelta").at(0..8)
                .about("Difference of two values of the performance counter, which have 64 bits.")
                .means(Meaning::PerformanceCounter).with(&[More::Units("performance counter ticks")]),
        ]);
    fixed! {
        /// Difference of two values of the performance counter, inferred from the name.
        ///
        /// No known name in C; here: `EVENT_EXTENDED_ITEM_QPC_DELTA`, 0x8 bytes. Releases unknown.
        ///
        /// Unknown:
        ///
        /// - The values of which it is the difference.
        /// - The sign. It is signed in the tables because a difference can be negative.
        ///
        /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
        #[doc(alias = "EVENT_EXTENDED_ITEM_QPC_DELTA")]
        owned EventExtendedItemQpcDelta / EventExtendedItemQpcDeltaView: lone,
            name = "EVENT_EXTENDED_ITEM_QPC_DELTA", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Difference of two values of the performance counter, which have 64 bits. `LARGE_INTEGER QpcDelta` at
            /// 0x00. Unit: performance counter ticks.
            qpc_delta / set_qpc_delta: i64, at = 0;
        }
    }

    split_lone!(EventExtendedItemQpcDelta, view = EventExtendedItemQpcDeltaView, size = 8);
}

// spec/structs/EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID.toml
pub mod event_extended_item_related_activityid {
    //! Activity to which the provider relates an event.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTCONS, &sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout =
        layout("EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID", "EventExtendedItemRelatedActivityid")
        .size(16)
        .about("Activity to which the provider relates an event.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            field("GUID RelatedActivityId", Kind::Guid).at(0..16).about("Related activity ID.")
                .means(Meaning::ActivityId),
        ]);
    fixed! {
        /// Activity to which the provider relates an event.
        ///
        /// In C: `EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID`, 0x10 bytes. Releases unknown.
        ///
        /// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
        #[doc(alias = "EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID")]
        owned EventExtendedItemRelatedActivityid / EventExtendedItemRelatedActivityidView: lone,
            name = "EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID", size = 16, table = Table::form(&LAYOUT_0), layout =
                LAYOUT_0;
        fields {
            /// Related activity ID. `GUID RelatedActivityId` at 0x00.
            related_activity_id / set_related_activity_id: Guid, at = 0;
        }
    }

    split_lone!(EventExtendedItemRelatedActivityid, view = EventExtendedItemRelatedActivityidView, size = 16);
}

// spec/structs/EVENT_EXTENDED_ITEM_STACK_KEY32.toml
pub mod event_extended_item_stack_key32 {
    //! Key of an event's call stack, as a 32-bit number.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW, &sources::MICROSOFT_STACK_KEY32];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_STACK_KEY32", "EventExtendedItemStackKey32")
        .size(16)
        .about("Key of an event's call stack, as a 32-bit number.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG64 MatchId").at(0..8)
                .about("Number that joins the parts of a stack captured in separate events, one in kernel mode and one \
                    in user mode. 0 if there is only one part.")
                .means(Meaning::Identifier),
            unsigned("ULONG StackKey").at(8..12).about("Stack key.").means(Meaning::Identifier),
            unsigned("ULONG Padding").at(12..16)
                .about("Pads the structure to the size of EVENT_EXTENDED_ITEM_STACK_KEY64.").means(Meaning::Reserved),
        ]);
    fixed! {
        /// Key of an event's call stack, as a 32-bit number.
        ///
        /// In C: `EVENT_EXTENDED_ITEM_STACK_KEY32`, 0x10 bytes. Releases unknown.
        ///
        /// Unknown:
        ///
        /// - Location in a log file of the stack for a key.
        ///
        /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*;
        /// Microsoft, *EVENT_EXTENDED_ITEM_STACK_KEY32 structure*.
        #[doc(alias = "EVENT_EXTENDED_ITEM_STACK_KEY32")]
        owned EventExtendedItemStackKey32 / EventExtendedItemStackKey32View: lone,
            name = "EVENT_EXTENDED_ITEM_STACK_KEY32", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Number that joins the parts of a stack captured in separate events, one in kernel mode and one in user
            /// mode. 0 if there is only one part. `ULONG64 MatchId` at 0x00.
            match_id / set_match_id: u64, at = 0;
            /// Stack key. `ULONG StackKey` at 0x08.
            stack_key / set_stack_key: u32, at = 8;
            /// Pads the structure to the size of EVENT_EXTENDED_ITEM_STACK_KEY64. `ULONG Padding` at 0x0C.
            padding / set_padding: u32, at = 12;
        }
    }

    split_lone!(EventExtendedItemStackKey32, view = EventExtendedItemStackKey32View, size = 16);
}

// spec/structs/EVENT_EXTENDED_ITEM_STACK_KEY64.toml
pub mod event_extended_item_stack_key64 {
    //! Key of an event's call stack, as a 64-bit number.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW, &sources::MICROSOFT_STACK_KEY32];
    const SOURCES_1: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_STACK_KEY64", "EventExtendedItemStackKey64")
        .size(16)
        .about("Key of an event's call stack, as a 64-bit number.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES_1)
        .fields(&[
            unsigned("ULONG64 MatchId").at(0..8)
                .about("Number that joins the parts of a stack captured in separate events, one in kernel mode and one \
                    in user mode. 0 if there is only one part.")
                .means(Meaning::Identifier).stated_by(SOURCES),
            unsigned("ULONG64 StackKey").at(8..16).about("Stack key.").means(Meaning::Identifier),
        ]);
    fixed! {
        /// Key of an event's call stack, as a 64-bit number.
        ///
        /// In C: `EVENT_EXTENDED_ITEM_STACK_KEY64`, 0x10 bytes. Releases unknown.
        ///
        /// Unknown:
        ///
        /// - Location in a log file of the stack for a key.
        ///
        /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
        #[doc(alias = "EVENT_EXTENDED_ITEM_STACK_KEY64")]
        owned EventExtendedItemStackKey64 / EventExtendedItemStackKey64View: lone,
            name = "EVENT_EXTENDED_ITEM_STACK_KEY64", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Number that joins the parts of a stack captured in separate events, one in kernel mode and one in user
            /// mode. 0 if there is only one part. `ULONG64 MatchId` at 0x00.
            match_id / set_match_id: u64, at = 0;
            /// Stack key. `ULONG64 StackKey` at 0x08.
            stack_key / set_stack_key: u64, at = 8;
        }
    }

    split_lone!(EventExtendedItemStackKey64, view = EventExtendedItemStackKey64View, size = 16);
}

// spec/structs/EVENT_EXTENDED_ITEM_STACK_TRACE32.toml
pub mod event_extended_item_stack_trace32 {
    //! Call stack of an event, as 32-bit addresses.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTCONS, &sources::MICROSOFT_STACK_KEY32];
    const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_EVNTCONS, &sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_STACK_TRACE32", "EventExtendedItemStackTrace32")
        .size(16)
        .fixed(8)
        .about("Call stack of an event, as 32-bit addresses.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("ULONG", "Address", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
                .many(Many::Open).about("Stack addresses, to the end of the item's data.").up_to(32)
                .means(Meaning::CodeAddress),
        ])
        .stated_by(SOURCES_1)
        .fields(&[
            unsigned("ULONG64 MatchId").at(0..8)
                .about("Number that joins the parts of a stack captured in separate events, one in kernel mode and one \
                    in user mode. 0 if there is only one part.")
                .means(Meaning::Identifier).stated_by(SOURCES),
            field("ULONG Address", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } })
                .at(8..12).about("Stack addresses, to the end of the item's data.").means(Meaning::CodeAddress),
        ]);
    fixed! {
        /// Fixed part of `EventExtendedItemStackTrace32` and [`EventExtendedItemStackTrace32View`], with the getters of
        /// its fields.
        part EventExtendedItemStackTrace32Fixed / EventExtendedItemStackTrace32View: followed,
            name = "EVENT_EXTENDED_ITEM_STACK_TRACE32", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// Number that joins the parts of a stack captured in separate events, one in kernel mode and one in user
            /// mode. 0 if there is only one part. `ULONG64 MatchId` at 0x00.
            match_id / set_match_id: u64, at = 0;
        }
    }

    impl<'a> EventExtendedItemStackTrace32View<'a> {
        /// Creates a view of the fixed part and the elements that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a whole
        /// number of elements.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view =
                EventExtendedItemStackTrace32Fixed(first_and_rest::<8>("EVENT_EXTENDED_ITEM_STACK_TRACE32", bytes)?);
            whole_elements("EVENT_EXTENDED_ITEM_STACK_TRACE32", 4, view.0.rest)?;
            Ok(view)
        }
        /// Stack addresses, to the end of the item's data. `ULONG Address` at 0x08.
        #[inline]
        pub fn address(&self) -> Elements<'a, u32> {
            Elements::new(self.0.rest)
        }
        /// Returns an owned copy.
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> EventExtendedItemStackTrace32 {
            EventExtendedItemStackTrace32 {
                fixed: EventExtendedItemStackTrace32Fixed(*self.0.fixed), address: to_vec(self.0.rest)
            }
        }
    }

    impl core::fmt::Debug for EventExtendedItemStackTrace32View<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventExtendedItemStackTrace32View");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            shown.field("Address", &self.address()).finish()
        }
    }

    impl<'a> Split<'a> for EventExtendedItemStackTrace32View<'a> {
        #[cfg(feature = "alloc")]
        type Owned = EventExtendedItemStackTrace32;
        #[inline]
        fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
            Ok((Self::new(bytes)?, &[]))
        }
        #[cfg(feature = "alloc")]
        #[inline]
        fn to_owned_value(&self) -> Result<EventExtendedItemStackTrace32, Error> {
            Ok(self.to_value())
        }
    }

    /// Call stack of an event, as 32-bit addresses.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_STACK_TRACE32`, 0x10 bytes with one element of its array, 0x8 without elements.
    /// Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_STACK_TRACE32")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EventExtendedItemStackTrace32 {
        fixed: EventExtendedItemStackTrace32Fixed,
        /// Stack addresses, to the end of the item's data. `ULONG Address` at 0x08.
        pub address: alloc::vec::Vec<u32>,
    }

    #[cfg(feature = "alloc")]
    impl EventExtendedItemStackTrace32 {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes.
        ///
        /// # Errors
        ///
        /// The errors of [`EventExtendedItemStackTrace32View::new`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventExtendedItemStackTrace32View::new(bytes).map(|view| view.to_value())
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EventExtendedItemStackTrace32 {
        /// Returns the structure with all bytes zero and no elements.
        #[inline]
        fn default() -> Self {
            Self { fixed: Default::default(), address: Default::default() }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EventExtendedItemStackTrace32 {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventExtendedItemStackTrace32");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Address", &self.address).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        EventExtendedItemStackTrace32, fixed = EventExtendedItemStackTrace32Fixed, view =
        EventExtendedItemStackTrace32View, size = 8
    );
    #[cfg(feature = "alloc")]
    impl Tailed for EventExtendedItemStackTrace32 {
        const NAME: &'static str = "EVENT_EXTENDED_ITEM_STACK_TRACE32";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<8>("EVENT_EXTENDED_ITEM_STACK_TRACE32", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventExtendedItemStackTrace32::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            self.address.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EventExtendedItemStackTrace32);
    #[cfg(feature = "serde")]
    serde_tailed!(EventExtendedItemStackTrace32, table = Table::form(&LAYOUT_0), parts { address = "Address", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EventExtendedItemStackTrace32 {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            let fixed = proptest::arbitrary::any::<[u8; 8]>();
            let elements = proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6);
            (fixed, elements).prop_map(|(fixed, address)| {
                Self { fixed: EventExtendedItemStackTrace32Fixed(fixed), address }
            }).boxed()
        }
    }
}

// spec/structs/EVENT_EXTENDED_ITEM_STACK_TRACE64.toml
pub mod event_extended_item_stack_trace64 {
    //! Call stack of an event, as 64-bit addresses.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTCONS, &sources::MICROSOFT_STACK_KEY32];
    const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_EVNTCONS, &sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_STACK_TRACE64", "EventExtendedItemStackTrace64")
        .size(16)
        .fixed(8)
        .about("Call stack of an event, as 64-bit addresses.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("ULONG64", "Address", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 8 }))
                .many(Many::Open).about("Stack addresses, to the end of the item's data.").up_to(64)
                .means(Meaning::CodeAddress),
        ])
        .stated_by(SOURCES_1)
        .fields(&[
            unsigned("ULONG64 MatchId").at(0..8)
                .about("Number that joins the parts of a stack captured in separate events, one in kernel mode and one \
                    in user mode. 0 if there is only one part.")
                .means(Meaning::Identifier).stated_by(SOURCES),
            field("ULONG64 Address", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 8 } })
                .at(8..16).about("Stack addresses, to the end of the item's data.").means(Meaning::CodeAddress),
        ]);
    fixed! {
        /// Fixed part of `EventExtendedItemStackTrace64` and [`EventExtendedItemStackTrace64View`], with the getters of
        /// its fields.
        part EventExtendedItemStackTrace64Fixed / EventExtendedItemStackTrace64View: followed,
            name = "EVENT_EXTENDED_ITEM_STACK_TRACE64", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// Number that joins the parts of a stack captured in separate events, one in kernel mode and one in user
            /// mode. 0 if there is only one part. `ULONG64 MatchId` at 0x00.
            match_id / set_match_id: u64, at = 0;
        }
    }

    impl<'a> EventExtendedItemStackTrace64View<'a> {
        /// Creates a view of the fixed part and the elements that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a whole
        /// number of elements.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view =
                EventExtendedItemStackTrace64Fixed(first_and_rest::<8>("EVENT_EXTENDED_ITEM_STACK_TRACE64", bytes)?);
            whole_elements("EVENT_EXTENDED_ITEM_STACK_TRACE64", 8, view.0.rest)?;
            Ok(view)
        }
        /// Stack addresses, to the end of the item's data. `ULONG64 Address` at 0x08.
        #[inline]
        pub fn address(&self) -> Elements<'a, u64> {
            Elements::new(self.0.rest)
        }
        /// Returns an owned copy.
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> EventExtendedItemStackTrace64 {
            EventExtendedItemStackTrace64 {
                fixed: EventExtendedItemStackTrace64Fixed(*self.0.fixed), address: to_vec(self.0.rest)
            }
        }
    }

    impl core::fmt::Debug for EventExtendedItemStackTrace64View<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventExtendedItemStackTrace64View");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            shown.field("Address", &self.address()).finish()
        }
    }

    impl<'a> Split<'a> for EventExtendedItemStackTrace64View<'a> {
        #[cfg(feature = "alloc")]
        type Owned = EventExtendedItemStackTrace64;
        #[inline]
        fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
            Ok((Self::new(bytes)?, &[]))
        }
        #[cfg(feature = "alloc")]
        #[inline]
        fn to_owned_value(&self) -> Result<EventExtendedItemStackTrace64, Error> {
            Ok(self.to_value())
        }
    }

    /// Call stack of an event, as 64-bit addresses.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_STACK_TRACE64`, 0x10 bytes with one element of its array, 0x8 without elements.
    /// Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_STACK_TRACE64")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EventExtendedItemStackTrace64 {
        fixed: EventExtendedItemStackTrace64Fixed,
        /// Stack addresses, to the end of the item's data. `ULONG64 Address` at 0x08.
        pub address: alloc::vec::Vec<u64>,
    }

    #[cfg(feature = "alloc")]
    impl EventExtendedItemStackTrace64 {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes.
        ///
        /// # Errors
        ///
        /// The errors of [`EventExtendedItemStackTrace64View::new`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventExtendedItemStackTrace64View::new(bytes).map(|view| view.to_value())
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EventExtendedItemStackTrace64 {
        /// Returns the structure with all bytes zero and no elements.
        #[inline]
        fn default() -> Self {
            Self { fixed: Default::default(), address: Default::default() }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EventExtendedItemStackTrace64 {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventExtendedItemStackTrace64");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Address", &self.address).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        EventExtendedItemStackTrace64, fixed = EventExtendedItemStackTrace64Fixed, view =
        EventExtendedItemStackTrace64View, size = 8
    );
    #[cfg(feature = "alloc")]
    impl Tailed for EventExtendedItemStackTrace64 {
        const NAME: &'static str = "EVENT_EXTENDED_ITEM_STACK_TRACE64";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<8>("EVENT_EXTENDED_ITEM_STACK_TRACE64", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventExtendedItemStackTrace64::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            self.address.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EventExtendedItemStackTrace64);
    #[cfg(feature = "serde")]
    serde_tailed!(EventExtendedItemStackTrace64, table = Table::form(&LAYOUT_0), parts { address = "Address", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EventExtendedItemStackTrace64 {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            let fixed = proptest::arbitrary::any::<[u8; 8]>();
            let elements = proptest::collection::vec(proptest::arbitrary::any::<u64>(), 0..6);
            (fixed, elements).prop_map(|(fixed, address)| {
                Self { fixed: EventExtendedItemStackTrace64Fixed(fixed), address }
            }).boxed()
        }
    }
}

// spec/structs/EVENT_EXTENDED_ITEM_TS_ID.toml
pub mod event_extended_item_ts_id {
    //! Terminal session in which an event was written.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTCONS, &sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_TS_ID", "EventExtendedItemTsId")
        .size(4)
        .about("Terminal session in which an event was written.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG SessionId").at(0..4).about("Terminal session ID.").means(Meaning::SessionId),
        ]);
    fixed! {
        /// Terminal session in which an event was written.
        ///
        /// In C: `EVENT_EXTENDED_ITEM_TS_ID`, 0x4 bytes. Releases unknown.
        ///
        /// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
        #[doc(alias = "EVENT_EXTENDED_ITEM_TS_ID")]
        owned EventExtendedItemTsId / EventExtendedItemTsIdView: lone,
            name = "EVENT_EXTENDED_ITEM_TS_ID", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Terminal session ID. `ULONG SessionId` at 0x00.
            session_id / set_session_id: u32, at = 0;
        }
    }

    split_lone!(EventExtendedItemTsId, view = EventExtendedItemTsIdView, size = 4);
}

// spec/structs/EVENT_PROVIDER_TRAIT.toml
pub mod event_provider_trait {
    //! One trait of a provider.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MICROSOFT_PROVIDER_TRAITS, &sources::CHAPPELL_ETW_PROVIDER_TRAITS];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_PROVIDER_TRAIT", "EventProviderTrait")
        .size(3)
        .about("One trait of a provider.")
        .in_releases("10.0+", &[holds(Pointer::Bits32, 10, 255), holds(Pointer::Bits64, 10, 255)])
        .with_total(
            &number("TraitSize", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0),
            1
        )
        .with_tail(&[
            part("GUID", "GroupGuid", Content::Value(ArrayElement { kind: ElementKind::Guid, size: 16 }))
                .about("GUID of the provider's group. Traits of other types have their own data here.")
                .when(
                    &when(
                        number("Type", Place::Fixed { offset: 2, size: 1, start: 0, width: 8, signed: false }, 0xff, 0),
                        Some(1)
                    )
                )
                .means(Meaning::Guid),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("USHORT TraitSize").at(0..2)
                .about("Size of this trait, including these two bytes: 0x13 for a group.").means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            unsigned("UCHAR Type").at(2..3).about("Type of the trait.").means(Meaning::Enumeration)
                .with(&[More::Values(crate::headers::EtwProviderTraitType::VALUES)]),
        ]);
    fixed! {
        /// Fixed part of `EventProviderTrait` and [`EventProviderTraitView`], with the getters of its fields.
        part EventProviderTraitFixed / EventProviderTraitView: followed,
            name = "EVENT_PROVIDER_TRAIT", size = 3, table = Table::form(&LAYOUT_0);
        fields {
            /// Size of this trait, including these two bytes: 0x13 for a group. `USHORT TraitSize` at 0x00. Unit:
            /// bytes.
            trait_size / set_trait_size: u16, at = 0;
            /// Type of the trait. `UCHAR Type` at 0x02.
            kind / set_kind: crate::headers::EtwProviderTraitType, at = 2;
        }
    }

    impl<B: Storage> EventProviderTraitFixed<B> {
        /// Returns the total size in bytes, payload included, from `TraitSize`.
        #[inline]
        pub fn total_size(&self) -> usize {
            self.trait_size() as usize
        }
    }

    impl<'a> EventProviderTraitView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `TraitSize` states;
        /// [`Error::BadCount`] if that is smaller than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = EventProviderTraitFixed(first_and_rest::<3>("EVENT_PROVIDER_TRAIT", bytes)?);
            let rest = within("EVENT_PROVIDER_TRAIT", "TraitSize", 3, u64::from(view.trait_size()), view.0.rest)?;
            Ok(EventProviderTraitFixed(Borrowed { fixed: view.0.fixed, rest }))
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<EventProviderTraitTail<'a>, Error> {
            let mut left = Left::new("EVENT_PROVIDER_TRAIT", 3, self.0.rest);
            let group_guid =
                if (self.kind().0 as u64) & 0xff == 0x1 {
                    Some(<Guid as Element>::from_le(left.chunk::<16>()?))
                } else { None };
            Ok(EventProviderTraitTail { group_guid, rest: left.rest() })
        }
        /// Returns the payload: the bytes after the known parts.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[inline]
        pub fn data(&self) -> Result<&'a [u8], Error> {
            self.tail().map(|tail| tail.rest)
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<EventProviderTrait, Error> {
            let tail = self.tail()?;
            Ok(EventProviderTrait {
                fixed: EventProviderTraitFixed(*self.0.fixed),
                group_guid: tail.group_guid,
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for EventProviderTraitView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventProviderTraitView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    impl<'a> Split<'a> for EventProviderTraitView<'a> {
        #[cfg(feature = "alloc")]
        type Owned = EventProviderTrait;
        #[inline]
        fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
            let view = Self::new(bytes)?;
            let end = 3 + view.0.rest.len();
            let (own, rest) = split_at("EVENT_PROVIDER_TRAIT", bytes, end)?;
            Ok((EventProviderTraitFixed(Borrowed { fixed: view.0.fixed, rest: &own[3..] }), rest))
        }
        #[cfg(feature = "alloc")]
        #[inline]
        fn to_owned_value(&self) -> Result<EventProviderTrait, Error> {
            self.to_value()
        }
    }

    /// Parts after the fixed part of `EVENT_PROVIDER_TRAIT`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct EventProviderTraitTail<'a> {
        /// GUID of the provider's group. Traits of other types have their own data here. `GUID GroupGuid`. Present if
        /// announced by `Type`.
        pub group_guid: Option<Guid>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// One trait of a provider.
    ///
    /// No known name in C; here: `EVENT_PROVIDER_TRAIT`, 0x3 bytes. Documented for 10.0+.
    ///
    /// Microsoft documents the format without naming it. Types from 128 are for custom use.
    ///
    /// Source: Microsoft, *Provider Traits*; Geoff Chappell, *ETW_PROVIDER_TRAITS*.
    #[doc(alias = "EVENT_PROVIDER_TRAIT")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EventProviderTrait {
        fixed: EventProviderTraitFixed,
        /// GUID of the provider's group. Traits of other types have their own data here. `GUID GroupGuid`. Present if
        /// announced by `Type`.
        pub group_guid: Option<Guid>,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl EventProviderTrait {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the
        /// rest.
        ///
        /// # Errors
        ///
        /// The errors of [`EventProviderTraitView::new`] and [`EventProviderTraitView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventProviderTraitView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EventProviderTrait {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                group_guid: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EventProviderTrait {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventProviderTrait");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("GroupGuid", &self.group_guid);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(EventProviderTrait, fixed = EventProviderTraitFixed, view = EventProviderTraitView, size = 3);
    #[cfg(feature = "alloc")]
    impl Tailed for EventProviderTrait {
        const NAME: &'static str = "EVENT_PROVIDER_TRAIT";
        const FIXED: usize = 3;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            let view = EventProviderTraitFixed(first_and_rest::<3>("EVENT_PROVIDER_TRAIT", fixed)?);
            Ok(Some((u64::from(view.trait_size())).saturating_sub(3)))
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventProviderTrait::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            let from = out.len();
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("EVENT_PROVIDER_TRAIT", out);
            to.count("Type", u64::from((self.kind().0 as u64) & 0xff == 0x1), usize::from(self.group_guid.is_some()))?;
            if let Some(part) = &self.group_guid {
                to.element(part);
            }
            to.finish(&self.rest)?;
            let (stated, have) = (u64::from(self.trait_size()), (out.len() - from) as u64);
            if stated != have {
                out.truncate(from);
                return Err(Error::BadCount { name: "EVENT_PROVIDER_TRAIT", field: "TraitSize", stated, have });
            }
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EventProviderTrait);
    #[cfg(feature = "serde")]
    serde_tailed!(
        EventProviderTrait, table = Table::form(&LAYOUT_0), parts { group_guid = "GroupGuid", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EventProviderTrait {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
                Deciding { offset: 2, size: 1, mask: 255, shift: None },
            ];
            arbitrary_from::<_, 3>(DECIDING, |bytes| {
                let mut value = EventProviderTraitFixed(first_and_rest::<3>("EVENT_PROVIDER_TRAIT", bytes)?)
                    .to_value()?;
                let total = bytes.len();
                value.set_trait_size((total) as u16);
                Ok(value)
            })
        }
    }

    /// Alias of [`EventProviderTrait`], named by the first release of the form.
    #[cfg(feature = "alloc")]
    pub type V10_0 = EventProviderTrait;
    /// Alias of [`EventProviderTraitView`], named by the first release of the form.
    pub type V10_0View<'a> = EventProviderTraitView<'a>;
}

// spec/structs/EVENT_PROVIDER_TRAITS.toml
pub mod event_provider_traits {
    //! Traits of a provider: its name, and further data to record with each of its events.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::MICROSOFT_PROVIDER_TRAITS, &sources::CHAPPELL_ETW_PROVIDER_TRAITS, &sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_PROVIDER_TRAITS", "EventProviderTraits")
        .size(2)
        .about("Traits of a provider: its name, and further data to record with each of its events.")
        .in_releases("10.0+", &[holds(Pointer::Bits32, 10, 255), holds(Pointer::Bits64, 10, 255)])
        .with_total(
            &number("TraitsSize", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0),
            1
        )
        .with_tail(&[
            part("CHAR", "ProviderName", Content::Text { unit: 1 }).about("Provider name, in UTF-8.")
                .means(Meaning::Text),
            part("EVENT_PROVIDER_TRAIT", "Traits", Content::Layout(&crate::headers::event_provider_trait::LAYOUT_0))
                .many(Many::Open).about("Further traits, to the end of the data."),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("USHORT TraitsSize").at(0..2).about("Total size of this structure, including these two bytes.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ]);
    fixed! {
        /// Fixed part of `EventProviderTraits` and [`EventProviderTraitsView`], with the getters of its fields.
        part EventProviderTraitsFixed / EventProviderTraitsView: followed,
            name = "EVENT_PROVIDER_TRAITS", size = 2, table = Table::form(&LAYOUT_0);
        fields {
            /// Total size of this structure, including these two bytes. `USHORT TraitsSize` at 0x00. Unit: bytes.
            traits_size / set_traits_size: u16, at = 0;
        }
    }

    impl<B: Storage> EventProviderTraitsFixed<B> {
        /// Returns the total size in bytes, payload included, from `TraitsSize`.
        #[inline]
        pub fn total_size(&self) -> usize {
            self.traits_size() as usize
        }
    }

    impl<'a> EventProviderTraitsView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `TraitsSize` states;
        /// [`Error::BadCount`] if that is smaller than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = EventProviderTraitsFixed(first_and_rest::<2>("EVENT_PROVIDER_TRAITS", bytes)?);
            let rest = within("EVENT_PROVIDER_TRAITS", "TraitsSize", 2, u64::from(view.traits_size()), view.0.rest)?;
            Ok(EventProviderTraitsFixed(Borrowed { fixed: view.0.fixed, rest }))
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<EventProviderTraitsTail<'a>, Error> {
            let mut left = Left::new("EVENT_PROVIDER_TRAITS", 2, self.0.rest);
            let provider_name = left.text();
            let traits =
                left.items(<crate::headers::EventProviderTraitView<'a> as Split<'a>>::split, None, |_| true, None)?;
            Ok(EventProviderTraitsTail { provider_name, traits, rest: left.rest() })
        }
        /// Returns the payload: the bytes after the known parts.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[inline]
        pub fn data(&self) -> Result<&'a [u8], Error> {
            self.tail().map(|tail| tail.rest)
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<EventProviderTraits, Error> {
            let tail = self.tail()?;
            Ok(EventProviderTraits {
                fixed: EventProviderTraitsFixed(*self.0.fixed),
                provider_name: { let part = tail.provider_name; part.to_value() },
                traits: {
                    let part = tail.traits; part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?
                },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for EventProviderTraitsView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventProviderTraitsView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    impl<'a> Split<'a> for EventProviderTraitsView<'a> {
        #[cfg(feature = "alloc")]
        type Owned = EventProviderTraits;
        #[inline]
        fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
            let view = Self::new(bytes)?;
            let end = 2 + view.0.rest.len();
            let (own, rest) = split_at("EVENT_PROVIDER_TRAITS", bytes, end)?;
            Ok((EventProviderTraitsFixed(Borrowed { fixed: view.0.fixed, rest: &own[2..] }), rest))
        }
        #[cfg(feature = "alloc")]
        #[inline]
        fn to_owned_value(&self) -> Result<EventProviderTraits, Error> {
            self.to_value()
        }
    }

    /// Parts after the fixed part of `EVENT_PROVIDER_TRAITS`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct EventProviderTraitsTail<'a> {
        /// Provider name, in UTF-8. `CHAR ProviderName`, terminated by a zero.
        pub provider_name: AnsiStr<'a>,
        /// Further traits, to the end of the data. `EVENT_PROVIDER_TRAIT Traits`, to the end of the bytes.
        pub traits: Items<'a, crate::headers::EventProviderTraitView<'a>>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Traits of a provider: its name, and further data to record with each of its events.
    ///
    /// No known name in C; here: `EVENT_PROVIDER_TRAITS`, 0x2 bytes. Documented for 10.0+.
    ///
    /// A provider sets the traits once per registration, and the kernel adds them to events. All members are
    /// byte-aligned. Microsoft documents the format without naming it.
    ///
    /// Source: Microsoft, *Provider Traits*; Geoff Chappell, *ETW_PROVIDER_TRAITS*; The etwspec developers, *Nineteen
    /// log files of public projects*.
    #[doc(alias = "EVENT_PROVIDER_TRAITS")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EventProviderTraits {
        fixed: EventProviderTraitsFixed,
        /// Provider name, in UTF-8. `CHAR ProviderName`, terminated by a zero.
        pub provider_name: AnsiString,
        /// Further traits, to the end of the data. `EVENT_PROVIDER_TRAIT Traits`, to the end of the bytes.
        pub traits: alloc::vec::Vec<crate::headers::EventProviderTrait>,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl EventProviderTraits {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the
        /// rest.
        ///
        /// # Errors
        ///
        /// The errors of [`EventProviderTraitsView::new`] and [`EventProviderTraitsView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventProviderTraitsView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EventProviderTraits {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                provider_name: Default::default(),
                traits: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EventProviderTraits {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EventProviderTraits");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("ProviderName", &self.provider_name);
            shown.field("Traits", &self.traits);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(EventProviderTraits, fixed = EventProviderTraitsFixed, view = EventProviderTraitsView, size = 2);
    #[cfg(feature = "alloc")]
    impl Tailed for EventProviderTraits {
        const NAME: &'static str = "EVENT_PROVIDER_TRAITS";
        const FIXED: usize = 2;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            let view = EventProviderTraitsFixed(first_and_rest::<2>("EVENT_PROVIDER_TRAITS", fixed)?);
            Ok(Some((u64::from(view.traits_size())).saturating_sub(2)))
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EventProviderTraits::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            let from = out.len();
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("EVENT_PROVIDER_TRAITS", out);
            {
                let part = &self.provider_name;
                to.ansi("ProviderName", part)?;
            }
            {
                let part = &self.traits;
                for item in part { to.tailed(item)?; } to.limit("Traits", 1);
            }
            to.finish(&self.rest)?;
            let (stated, have) = (u64::from(self.traits_size()), (out.len() - from) as u64);
            if stated != have {
                out.truncate(from);
                return Err(Error::BadCount { name: "EVENT_PROVIDER_TRAITS", field: "TraitsSize", stated, have });
            }
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EventProviderTraits);
    #[cfg(feature = "serde")]
    serde_tailed!(
        EventProviderTraits, table = Table::form(&LAYOUT_0),
        parts { provider_name = "ProviderName", traits = "Traits", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EventProviderTraits {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 2>(DECIDING, |bytes| {
                let mut value = EventProviderTraitsFixed(first_and_rest::<2>("EVENT_PROVIDER_TRAITS", bytes)?)
                    .to_value()?;
                let total = bytes.len();
                value.set_traits_size((total) as u16);
                Ok(value)
            })
        }
    }

    /// Alias of [`EventProviderTraits`], named by the first release of the form.
    #[cfg(feature = "alloc")]
    pub type V10_0 = EventProviderTraits;
    /// Alias of [`EventProviderTraitsView`], named by the first release of the form.
    pub type V10_0View<'a> = EventProviderTraitsView<'a>;
}

// spec/structs/MESSAGE_TRACE.toml
pub mod message_trace {
    //! Message: its header and the bytes that follow.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_MESSAGE_TRACE_HEADER, &sources::PHNT_NTWMI];
    const SOURCES_1: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("MESSAGE_TRACE", "MessageTrace")
        .size(12)
        .fixed(8)
        .about("Message: its header and the bytes that follow.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("UCHAR", "Data", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
                .many(Many::Open).about("Everything after the header.").up_to(8).in_units("bytes")
                .means(Meaning::Opaque),
        ])
        .stated_by(SOURCES_1)
        .fields(&[
            structure("MESSAGE_TRACE_HEADER MessageHeader").at(0..8).about("Message header.").with(&[More::Fields(&[
                union("union ").at(0..4).about("Marker and size of the message.").stated_by(SOURCES)
                    .with(&[More::Fields(&[
                    unsigned("ULONG MessageHeader.Marker").at(0..4).about("The first four bytes as one number.")
                        .means(Meaning::Flags).stated_by(SOURCES)
                        .with(&[More::Values(crate::headers::TraceHeaderMarker::VALUES)]),
                    structure("struct ").at(0..4).stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("USHORT MessageHeader.Size").at(0..2)
                            .about("Size of this header and all data that follows.").means(Meaning::Bytes)
                            .stated_by(SOURCES).with(&[More::Units("bytes")]),
                        unsigned("UCHAR MessageHeader.Reserved").at(2..3)
                            .about("Other headers have their header type in this byte.").means(Meaning::Reserved)
                            .stated_by(SOURCES),
                        unsigned("UCHAR MessageHeader.Version").at(3..4).about("High byte of the marker: 0x90.")
                            .means(Meaning::Flags).stated_by(SOURCES),
                    ])]),
                ])]),
                union("union ").at(4..8).about("Message number, and flags for what follows the header.")
                    .stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG MessageHeader.Header").at(4..8).about("The same four bytes as one number.")
                        .means(Meaning::Hex).stated_by(SOURCES),
                    structure("WMI_TRACE_MESSAGE_PACKET MessageHeader.Packet").at(4..8)
                        .about("Message number and flags.").stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("USHORT MessageHeader.Packet.MessageNumber").at(4..6)
                            .about("Message number within its GUID or component.").means(Meaning::Identifier)
                            .stated_by(SOURCES),
                        unsigned("USHORT MessageHeader.Packet.OptionFlags").at(6..8)
                            .about("Data that follows the header.").means(Meaning::Flags).stated_by(SOURCES)
                            .with(&[More::Values(crate::headers::TraceMessageFlags::VALUES)]),
                    ])]),
                ])]),
            ])]),
            field("UCHAR Data", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 } }).at(8..9)
                .about("Everything after the header.").means(Meaning::Opaque).with(&[More::Units("bytes")]),
        ]);
    fixed! {
        /// Fixed part of `MessageTrace` and [`MessageTraceView`], with the getters of its fields.
        part MessageTraceFixed / MessageTraceView: followed,
            name = "MESSAGE_TRACE", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// Message header. `MESSAGE_TRACE_HEADER MessageHeader` at 0x00.
            message_header / set_message_header: Bytes<8>, at = 0;
        }
    }

    impl<'a> MessageTraceView<'a> {
        /// Creates a view of the fixed part and the elements that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a whole
        /// number of elements.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = MessageTraceFixed(first_and_rest::<8>("MESSAGE_TRACE", bytes)?);
            whole_elements("MESSAGE_TRACE", 1, view.0.rest)?;
            Ok(view)
        }
        /// Everything after the header. `UCHAR Data` at 0x08. Unit: bytes.
        #[inline]
        pub fn data_(&self) -> Elements<'a, u8> {
            Elements::new(self.0.rest)
        }
        /// Returns an owned copy.
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> MessageTrace {
            MessageTrace { fixed: MessageTraceFixed(*self.0.fixed), data_: to_vec(self.0.rest) }
        }
    }

    impl core::fmt::Debug for MessageTraceView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("MessageTraceView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            shown.field("Data", &self.data_()).finish()
        }
    }

    /// Message: its header and the bytes that follow.
    ///
    /// In C: `MESSAGE_TRACE`, 0xc bytes with one element of its array, 0x8 without elements. Releases unknown.
    ///
    /// C declares one byte for the data that follows. MESSAGE_TRACE_HEADER describes its contents.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "MESSAGE_TRACE")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct MessageTrace {
        fixed: MessageTraceFixed,
        /// Everything after the header. `UCHAR Data` at 0x08. Unit: bytes.
        pub data_: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl MessageTrace {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes.
        ///
        /// # Errors
        ///
        /// The errors of [`MessageTraceView::new`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            MessageTraceView::new(bytes).map(|view| view.to_value())
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for MessageTrace {
        /// Returns the structure with all bytes zero and no elements.
        #[inline]
        fn default() -> Self {
            Self { fixed: Default::default(), data_: Default::default() }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for MessageTrace {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("MessageTrace");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Data", &self.data_).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(MessageTrace, fixed = MessageTraceFixed, view = MessageTraceView, size = 8);
    #[cfg(feature = "alloc")]
    impl Tailed for MessageTrace {
        const NAME: &'static str = "MESSAGE_TRACE";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<8>("MESSAGE_TRACE", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            MessageTrace::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            self.data_.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(MessageTrace);
    #[cfg(feature = "serde")]
    serde_tailed!(MessageTrace, table = Table::form(&LAYOUT_0), parts { data_ = "Data", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for MessageTrace {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            let fixed = proptest::arbitrary::any::<[u8; 8]>();
            let elements = proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..6);
            (fixed, elements).prop_map(|(fixed, data_)| {
                Self { fixed: MessageTraceFixed(fixed), data_ }
            }).boxed()
        }
    }
}

// spec/structs/MOF_FIELD.toml
pub mod mof_field {
    //! Location of a block of a classic event's data.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::CHAPPELL_EVENT_TRACE_HEADER];
    pub(crate) static LAYOUT_0: Layout = layout("MOF_FIELD", "MofField")
        .size(16)
        .about("Location of a block of a classic event's data.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG64 DataPtr").at(0..8).about("Address of the block, in 64 bits regardless of pointer size.")
                .means(Meaning::DataAddress),
            unsigned("ULONG Length").at(8..12).about("Size of the block.").means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            unsigned("ULONG DataType").at(12..16).about("Documented as reserved.").means(Meaning::Reserved),
        ]);
    fixed! {
        /// Location of a block of a classic event's data.
        ///
        /// In C: `MOF_FIELD`, 0x10 bytes. Releases unknown.
        ///
        /// If the corresponding flag is set, at most 16 of them follow an EVENT_TRACE_HEADER instead of the data. The
        /// logger concatenates the blocks, so trace buffers do not contain this structure.
        ///
        /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*.
        #[doc(alias = "MOF_FIELD")]
        owned MofField / MofFieldView: lone,
            name = "MOF_FIELD", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Address of the block, in 64 bits regardless of pointer size. `ULONG64 DataPtr` at 0x00.
            data_ptr / set_data_ptr: u64, at = 0;
            /// Size of the block. `ULONG Length` at 0x08. Unit: bytes.
            length / set_length: u32, at = 8;
            /// Documented as reserved. `ULONG DataType` at 0x0C.
            data_type / set_data_type: u32, at = 12;
        }
    }
}

// spec/structs/OFFSETINSTANCEDATAANDLENGTH.toml
pub mod offsetinstancedataandlength {
    //! Offset and size of the data of one instance.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_WMISTR, &sources::MICROSOFT_WNODE_ALL_DATA];
    pub(crate) static LAYOUT_0: Layout = layout("OFFSETINSTANCEDATAANDLENGTH", "Offsetinstancedataandlength")
        .size(8)
        .about("Offset and size of the data of one instance.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG OffsetInstanceData").at(0..4)
                .about("Offset of the data from the start of the WNODE_ALL_DATA.").means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            unsigned("ULONG LengthInstanceData").at(4..8).about("Size of the data.").means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
        ]);
    fixed! {
        /// Offset and size of the data of one instance.
        ///
        /// In C: `OFFSETINSTANCEDATAANDLENGTH`, 0x8 bytes. Releases unknown.
        ///
        /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_ALL_DATA structure*.
        #[doc(alias = "OFFSETINSTANCEDATAANDLENGTH")]
        owned Offsetinstancedataandlength / OffsetinstancedataandlengthView: lone,
            name = "OFFSETINSTANCEDATAANDLENGTH", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Offset of the data from the start of the WNODE_ALL_DATA. `ULONG OffsetInstanceData` at 0x00. Unit:
            /// bytes.
            offset_instance_data / set_offset_instance_data: u32, at = 0;
            /// Size of the data. `ULONG LengthInstanceData` at 0x04. Unit: bytes.
            length_instance_data / set_length_instance_data: u32, at = 4;
        }
    }
}

// spec/structs/WMI_TRACE_MESSAGE_PACKET.toml
pub mod wmi_trace_message_packet {
    //! Message number, and flags for the data between the header and the arguments.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_MESSAGE_TRACE_HEADER, &sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("WMI_TRACE_MESSAGE_PACKET", "WmiTraceMessagePacket")
        .size(4)
        .about("Message number, and flags for the data between the header and the arguments.")
        .in_releases("5.1+", &[holds(Pointer::Bits32, 1, 255), holds(Pointer::Bits64, 1, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("USHORT MessageNumber").at(0..2).about("Message number within its GUID or component.")
                .means(Meaning::Identifier),
            unsigned("USHORT OptionFlags").at(2..4).about("Data that follows the header.").means(Meaning::Flags)
                .with(&[More::Values(crate::headers::TraceMessageFlags::VALUES)]),
        ]);
    fixed! {
        /// Message number, and flags for the data between the header and the arguments.
        ///
        /// In C: `WMI_TRACE_MESSAGE_PACKET`, 0x4 bytes. Documented for 5.1+, assumed unchanged after 2004.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Geoff Chappell, *MESSAGE_TRACE_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "WMI_TRACE_MESSAGE_PACKET")]
        owned WmiTraceMessagePacket / WmiTraceMessagePacketView: lone,
            name = "WMI_TRACE_MESSAGE_PACKET", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Message number within its GUID or component. `USHORT MessageNumber` at 0x00.
            message_number / set_message_number: u16, at = 0;
            /// Data that follows the header. `USHORT OptionFlags` at 0x02.
            option_flags / set_option_flags: u16, at = 2;
        }
    }

    /// Alias of [`WmiTraceMessagePacket`], named by the first release of the form.
    pub type V5_1 = WmiTraceMessagePacket;
    /// Alias of [`WmiTraceMessagePacketView`], named by the first release of the form.
    pub type V5_1View<'a> = WmiTraceMessagePacketView<'a>;
}

// spec/structs/WMI_TRACE_PACKET.toml
pub mod wmi_trace_packet {
    //! Size and kind of a system event.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::CHAPPELL_WMI_TRACE_PACKET, &sources::CHAPPELL_SYSTEM_TRACE_HEADER, &sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("WMI_TRACE_PACKET", "WmiTracePacket")
        .size(4)
        .about("Size and kind of a system event.")
        .in_releases("5.0+", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("USHORT Size").at(0..2).about("Size of the whole event: the header and all data that follows.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
            union("union ").at(2..4).about("Kind of the event, which determines the payload.").with(&[More::Fields(&[
                unsigned("USHORT HookId").at(2..4).about("Hook ID: identifier of a system event.")
                    .means(Meaning::Enumeration).with(&[More::Values(crate::headers::HookId::VALUES)]),
                structure("struct ").at(2..4).with(&[More::Fields(&[
                    unsigned("UCHAR Type").at(2..3).about("Low byte of the hook ID. Consumers see it as the opcode.")
                        .means(Meaning::EventType),
                    unsigned("UCHAR Group").at(3..4)
                        .about("High byte of the hook ID. Consumers see it as the GUID of a provider.")
                        .means(Meaning::Enumeration),
                ])]),
            ])]),
        ]);
    fixed! {
        /// Size and kind of a system event.
        ///
        /// In C: `WMI_TRACE_PACKET`, 0x4 bytes. Documented for 5.0+, assumed unchanged after 2004.
        ///
        /// Second dword of both SYSTEM_TRACE_HEADER and PERFINFO_TRACE_HEADER: the size is at offset 0x04 of these
        /// headers, the hook ID at 0x06.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Geoff Chappell, *WMI_TRACE_PACKET*; Geoff Chappell, *SYSTEM_TRACE_HEADER*; Winsider Seminars &
        /// Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "WMI_TRACE_PACKET")]
        owned WmiTracePacket / WmiTracePacketView: lone,
            name = "WMI_TRACE_PACKET", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Size of the whole event: the header and all data that follows. `USHORT Size` at 0x00. Unit: bytes.
            size / set_size: u16, at = 0;
            /// Hook ID: identifier of a system event. `USHORT HookId` at 0x02.
            hook_id / set_hook_id: crate::headers::HookId, at = 2;
            /// Low byte of the hook ID. Consumers see it as the opcode. `UCHAR Type` at 0x02.
            kind / set_kind: u8, at = 2;
            /// High byte of the hook ID. Consumers see it as the GUID of a provider. `UCHAR Group` at 0x03.
            group / set_group: u8, at = 3;
        }
    }

    /// Alias of [`WmiTracePacket`], named by the first release of the form.
    pub type V5_0 = WmiTracePacket;
    /// Alias of [`WmiTracePacketView`], named by the first release of the form.
    pub type V5_0View<'a> = WmiTracePacketView<'a>;
}
