// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/ETW_DISALLOW_LIST.toml
pub mod etw_disallow_list {
    //! Providers that must not be enabled in a session.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_DISALLOW_LIST", "EtwDisallowList")
        .size(16)
        .fixed(0)
        .about("Providers that must not be enabled in a session.")
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
        /// Fixed part of `EtwDisallowList` and [`EtwDisallowListView`], with the getters of its fields.
        part EtwDisallowListFixed / EtwDisallowListView: followed,
            name = "ETW_DISALLOW_LIST", size = 0, table = Table::form(&LAYOUT_0);
    }

    impl<'a> EtwDisallowListView<'a> {
        /// Creates a view of the fixed part and the elements that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 0 bytes, [`Error::PartialElement`] if the rest is not a whole
        /// number of elements.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = EtwDisallowListFixed(first_and_rest::<0>("ETW_DISALLOW_LIST", bytes)?);
            whole_elements("ETW_DISALLOW_LIST", 16, view.0.rest)?;
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
        pub fn to_value(&self) -> EtwDisallowList {
            EtwDisallowList { fixed: EtwDisallowListFixed(*self.0.fixed), guid_list: to_vec(self.0.rest) }
        }
    }

    impl core::fmt::Debug for EtwDisallowListView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwDisallowListView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            shown.field("GuidList", &self.guid_list()).finish()
        }
    }

    /// Providers that must not be enabled in a session.
    ///
    /// In C: `ETW_DISALLOW_LIST`, 0x10 bytes with one element of its array, 0x0 without elements. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_DISALLOW_LIST")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EtwDisallowList {
        fixed: EtwDisallowListFixed,
        /// `GUID GuidList` at 0x00.
        pub guid_list: alloc::vec::Vec<Guid>,
    }

    #[cfg(feature = "alloc")]
    impl EtwDisallowList {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes.
        ///
        /// # Errors
        ///
        /// The errors of [`EtwDisallowListView::new`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwDisallowListView::new(bytes).map(|view| view.to_value())
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EtwDisallowList {
        /// Returns the structure with all bytes zero and no elements.
        #[inline]
        fn default() -> Self {
            Self { fixed: Default::default(), guid_list: Default::default() }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EtwDisallowList {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwDisallowList");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("GuidList", &self.guid_list).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(EtwDisallowList, fixed = EtwDisallowListFixed, view = EtwDisallowListView, size = 0);
    #[cfg(feature = "alloc")]
    impl Tailed for EtwDisallowList {
        const NAME: &'static str = "ETW_DISALLOW_LIST";
        const FIXED: usize = 0;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<0>("ETW_DISALLOW_LIST", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwDisallowList::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            self.guid_list.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EtwDisallowList);
    #[cfg(feature = "serde")]
    serde_tailed!(EtwDisallowList, table = Table::form(&LAYOUT_0), parts { guid_list = "GuidList", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EtwDisallowList {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            let fixed = proptest::arbitrary::any::<[u8; 0]>();
            let elements = proptest::collection::vec(proptest::arbitrary::any::<Guid>(), 0..6);
            (fixed, elements).prop_map(|(fixed, guid_list)| {
                Self { fixed: EtwDisallowListFixed(fixed), guid_list }
            }).boxed()
        }
    }
}

// spec/structs/ETW_EXT_STACK_CACHING_ITEM.toml
pub mod etw_ext_stack_caching_item {
    //! Call stack cache settings of a session.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION];
    const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION, &sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_EXT_STACK_CACHING_ITEM", "EtwExtStackCachingItem")
        .size(12)
        .about("Call stack cache settings of a session.")
        .in_releases("6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
        .with_total(
            &number(
                "Header.Offset", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0
            ),
            4
        )
        .stated_by(SOURCES_1)
        .fields(&[
            structure("TRACE_ENABLE_FLAG_EXT_ITEM Header").at(0..4).about("Type and length of the item: 3 dwords.")
                .with(&[More::Fields(&[
                unsigned("USHORT Header.Offset").at(0..2)
                    .about("Distance from this item to the next, or to the end: the dwords of the item, including this \
                        one.")
                    .means(Meaning::Count).with(&[More::Units("4 bytes")]),
                unsigned("USHORT Header.Type").at(2..4).about("Type of the item's data.").means(Meaning::Enumeration)
                    .with(&[More::Values(crate::requests::session::EtwExtType::VALUES)]),
            ])]),
            structure("ETW_STACK_CACHING_CONFIG Config").at(4..12).about("Size of the cache.").with(&[More::Fields(&[
                unsigned("ULONG Config.CacheSize").at(4..8).about("Size of the cache.").stated_by(SOURCES),
                unsigned("ULONG Config.BucketCount").at(8..12).about("Number of buckets in the cache.")
                    .means(Meaning::Count).stated_by(SOURCES),
            ])]),
        ]);
    fixed! {
        /// Call stack cache settings of a session.
        ///
        /// No known name in C; here: `ETW_EXT_STACK_CACHING_ITEM`, 0xc bytes. Documented for 6.2+.
        ///
        /// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and
        /// contributors, *ntwmi.h*.
        #[doc(alias = "ETW_EXT_STACK_CACHING_ITEM")]
        owned EtwExtStackCachingItem / EtwExtStackCachingItemView: followed,
            name = "ETW_EXT_STACK_CACHING_ITEM", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Type and length of the item: 3 dwords. `TRACE_ENABLE_FLAG_EXT_ITEM Header` at 0x00. Returns a copy.
            header / set_header: crate::requests::session::TraceEnableFlagExtItem, at = 0;
            /// Size of the cache. `ETW_STACK_CACHING_CONFIG Config` at 0x04. Returns a copy.
            config / set_config: crate::requests::session::EtwStackCachingConfig, at = 4;
            /// Distance from this item to the next, or to the end: the dwords of the item, including this one. `USHORT
            /// Offset` at 0x00. Unit: 4 bytes. Within [`Self::header`].
            offset / set_offset: u16, at = 0;
        }
    }

    impl<B: Storage> EtwExtStackCachingItem<B> {
        /// Returns the total size in bytes, payload included, from `Header.Offset`.
        #[inline]
        pub fn total_size(&self) -> usize {
            self.header().offset() as usize * 4
        }
    }

    impl<B: Storage> EtwExtStackCachingItem<B> {
        /// Returns the offset of the payload from the start of the header.
        #[inline]
        pub fn data_offset(&self) -> usize {
            12
        }
    }

    impl<'a> EtwExtStackCachingItemView<'a> {
        /// Creates a view of the header and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 12 bytes.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            first_and_rest("ETW_EXT_STACK_CACHING_ITEM", bytes).map(EtwExtStackCachingItem)
        }
        /// Returns an owned copy of the header.
        #[inline]
        pub fn to_value(&self) -> EtwExtStackCachingItem {
            EtwExtStackCachingItem(*self.0.fixed)
        }
        /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
        ///
        /// # Errors
        ///
        /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes
        /// present.
        #[inline]
        pub fn data(&self) -> Result<&'a [u8], Error> {
            event_data(
                "ETW_EXT_STACK_CACHING_ITEM", "Header.Offset", 12, self.data_offset(), self.total_size(), self.0.rest
            )
        }
    }

    impl<'a> Split<'a> for EtwExtStackCachingItemView<'a> {
        #[cfg(feature = "alloc")]
        type Owned = EtwExtStackCachingItem;
        #[inline]
        fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
            let view = EtwExtStackCachingItem(first_and_rest::<12>("ETW_EXT_STACK_CACHING_ITEM", bytes)?);
            let (own, rest) = split_at("ETW_EXT_STACK_CACHING_ITEM", bytes, view.total_size().max(12))?;
            Ok((EtwExtStackCachingItem(Borrowed { fixed: view.0.fixed, rest: &own[12..] }), rest))
        }
        #[cfg(feature = "alloc")]
        #[inline]
        fn to_owned_value(&self) -> Result<EtwExtStackCachingItem, Error> {
            // An owned header does not contain the payload.
            if !self.0.rest.is_empty() {
                return Err(
                    Error::BadCount {
                        name: "ETW_EXT_STACK_CACHING_ITEM", field: "Header.Offset", stated: self.total_size() as u64,
                        have: 12
                    }
                );
            }
            Ok(self.to_value())
        }
    }

    /// Alias of [`EtwExtStackCachingItem`], named by the first release of the form.
    pub type V6_2 = EtwExtStackCachingItem;
    /// Alias of [`EtwExtStackCachingItemView`], named by the first release of the form.
    pub type V6_2View<'a> = EtwExtStackCachingItemView<'a>;
}

// spec/structs/ETW_GET_DISALLOW_LIST_INFORMATION.toml
pub mod etw_get_disallow_list_information {
    //! Session whose list of disallowed providers is requested.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_GET_DISALLOW_LIST_INFORMATION", "EtwGetDisallowListInformation")
        .size(8)
        .about("Session whose list of disallowed providers is requested.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG LoggerId").at(0..4).about("Logger ID of the session.").means(Meaning::LoggerId),
            unsigned("ULONG Reserved").at(4..8).means(Meaning::Reserved),
        ]);
    fixed! {
        /// Session whose list of disallowed providers is requested.
        ///
        /// In C: `ETW_GET_DISALLOW_LIST_INFORMATION`, 0x8 bytes. Releases unknown.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "ETW_GET_DISALLOW_LIST_INFORMATION")]
        owned EtwGetDisallowListInformation / EtwGetDisallowListInformationView: lone,
            name = "ETW_GET_DISALLOW_LIST_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Logger ID of the session. `ULONG LoggerId` at 0x00.
            logger_id / set_logger_id: u32, at = 0;
            /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
            reserved / set_reserved: u32, at = 4;
        }
    }
}

// spec/structs/ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION.toml
pub mod etw_get_private_session_trace_handle_information {
    //! Requested private sessions.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout =
        layout("ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION", "EtwGetPrivateSessionTraceHandleInformation")
        .size(8)
        .fixed(0)
        .about("Requested private sessions.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part(
                "ETW_PRIVATE_SESSION_TRACE_REQUEST", "Requests",
                Content::Layout(&crate::requests::session::etw_private_session_trace_request::LAYOUT_0)
            )
                .many(Many::Open),
        ])
        .stated_by(SOURCES)
        .fields(&[
            field(
                "ETW_PRIVATE_SESSION_TRACE_REQUEST Requests",
                Kind::Open { element: ArrayElement { kind: ElementKind::Struct, size: 8 } }
            )
                .at(0..8).with(&[More::Fields(&[
                unsigned("ULONG Requests.ProcessId").at(0..4).about("ID of the process that owns the session.")
                    .means(Meaning::ProcessId),
                union("union ").at(4..8).with(&[More::Fields(&[
                    unsigned("ULONG Requests.Value").at(4..8).about("The next two fields as one number.")
                        .means(Meaning::Hex),
                    structure("struct ").at(4..8).with(&[More::Fields(&[
                        unsigned("USHORT Requests.PrivateSessionId").at(4..6).means(Meaning::Identifier),
                        unsigned("USHORT Requests.PrivateSessionVersion").at(6..8).means(Meaning::Version),
                    ])]),
                ])]),
            ])]),
        ]);
    fixed! {
        /// Fixed part of `EtwGetPrivateSessionTraceHandleInformation` and
        /// [`EtwGetPrivateSessionTraceHandleInformationView`], with the getters of its fields.
        part EtwGetPrivateSessionTraceHandleInformationFixed / EtwGetPrivateSessionTraceHandleInformationView: followed,
            name = "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION", size = 0, table = Table::form(&LAYOUT_0);
    }

    impl<'a> EtwGetPrivateSessionTraceHandleInformationView<'a> {
        /// Creates a view of the fixed part and the elements that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 0 bytes, [`Error::PartialElement`] if the rest is not a whole
        /// number of elements.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view =
                EtwGetPrivateSessionTraceHandleInformationFixed(
                    first_and_rest::<0>("ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION", bytes)?
                );
            whole_elements("ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION", 8, view.0.rest)?;
            Ok(view)
        }
        /// `ETW_PRIVATE_SESSION_TRACE_REQUEST Requests` at 0x00.
        #[inline]
        pub fn requests(&self) -> Elements<'a, crate::requests::session::EtwPrivateSessionTraceRequest> {
            Elements::new(self.0.rest)
        }
        /// Returns an owned copy.
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> EtwGetPrivateSessionTraceHandleInformation {
            EtwGetPrivateSessionTraceHandleInformation {
                fixed: EtwGetPrivateSessionTraceHandleInformationFixed(*self.0.fixed), requests: to_vec(self.0.rest)
            }
        }
    }

    impl core::fmt::Debug for EtwGetPrivateSessionTraceHandleInformationView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwGetPrivateSessionTraceHandleInformationView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            shown.field("Requests", &self.requests()).finish()
        }
    }

    /// Requested private sessions.
    ///
    /// In C: `ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION`, 0x8 bytes with one element of its array, 0x0 without
    /// elements. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EtwGetPrivateSessionTraceHandleInformation {
        fixed: EtwGetPrivateSessionTraceHandleInformationFixed,
        /// `ETW_PRIVATE_SESSION_TRACE_REQUEST Requests` at 0x00.
        pub requests: alloc::vec::Vec<crate::requests::session::EtwPrivateSessionTraceRequest>,
    }

    #[cfg(feature = "alloc")]
    impl EtwGetPrivateSessionTraceHandleInformation {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes.
        ///
        /// # Errors
        ///
        /// The errors of [`EtwGetPrivateSessionTraceHandleInformationView::new`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwGetPrivateSessionTraceHandleInformationView::new(bytes).map(|view| view.to_value())
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EtwGetPrivateSessionTraceHandleInformation {
        /// Returns the structure with all bytes zero and no elements.
        #[inline]
        fn default() -> Self {
            Self { fixed: Default::default(), requests: Default::default() }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EtwGetPrivateSessionTraceHandleInformation {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwGetPrivateSessionTraceHandleInformation");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Requests", &self.requests).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        EtwGetPrivateSessionTraceHandleInformation, fixed = EtwGetPrivateSessionTraceHandleInformationFixed, view =
        EtwGetPrivateSessionTraceHandleInformationView, size = 0
    );
    #[cfg(feature = "alloc")]
    impl Tailed for EtwGetPrivateSessionTraceHandleInformation {
        const NAME: &'static str = "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION";
        const FIXED: usize = 0;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<0>("ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwGetPrivateSessionTraceHandleInformation::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            self.requests.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EtwGetPrivateSessionTraceHandleInformation);
    #[cfg(feature = "serde")]
    serde_tailed!(
        EtwGetPrivateSessionTraceHandleInformation, table = Table::form(&LAYOUT_0), parts { requests = "Requests", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EtwGetPrivateSessionTraceHandleInformation {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            let fixed = proptest::arbitrary::any::<[u8; 0]>();
            let elements =
                proptest::collection::vec(
                    proptest::arbitrary::any::<crate::requests::session::EtwPrivateSessionTraceRequest>(), 0..6
                );
            (fixed, elements).prop_map(|(fixed, requests)| {
                Self { fixed: EtwGetPrivateSessionTraceHandleInformationFixed(fixed), requests }
            }).boxed()
        }
    }
}

// spec/structs/ETW_MAX_LOGGERS_INFORMATION.toml
pub mod etw_max_loggers_information {
    //! Maximum number of sessions.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_MAX_LOGGERS_INFORMATION", "EtwMaxLoggersInformation")
        .size(4)
        .about("Maximum number of sessions.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG MaximumLoggers").at(0..4).means(Meaning::Count),
        ]);
    fixed! {
        /// Maximum number of sessions.
        ///
        /// In C: `ETW_MAX_LOGGERS_INFORMATION`, 0x4 bytes. Releases unknown.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "ETW_MAX_LOGGERS_INFORMATION")]
        owned EtwMaxLoggersInformation / EtwMaxLoggersInformationView: lone,
            name = "ETW_MAX_LOGGERS_INFORMATION", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG MaximumLoggers` at 0x00.
            maximum_loggers / set_maximum_loggers: u32, at = 0;
        }
    }
}

// spec/structs/ETW_MAX_PMC_COUNTER_INFORMATION.toml
pub mod etw_max_pmc_counter_information {
    //! Maximum number of processor counters of a session.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_MAX_PMC_COUNTER_INFORMATION", "EtwMaxPmcCounterInformation")
        .size(4)
        .about("Maximum number of processor counters of a session.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG MaximumPmcCounter").at(0..4).means(Meaning::Count),
        ]);
    fixed! {
        /// Maximum number of processor counters of a session.
        ///
        /// In C: `ETW_MAX_PMC_COUNTER_INFORMATION`, 0x4 bytes. Releases unknown.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "ETW_MAX_PMC_COUNTER_INFORMATION")]
        owned EtwMaxPmcCounterInformation / EtwMaxPmcCounterInformationView: lone,
            name = "ETW_MAX_PMC_COUNTER_INFORMATION", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG MaximumPmcCounter` at 0x00.
            maximum_pmc_counter / set_maximum_pmc_counter: u32, at = 0;
        }
    }
}

// spec/structs/ETW_PRIVATE_SESSION_TRACE_REQUEST.toml
pub mod etw_private_session_trace_request {
    //! Requested private session.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_PRIVATE_SESSION_TRACE_REQUEST", "EtwPrivateSessionTraceRequest")
        .size(8)
        .about("Requested private session.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG ProcessId").at(0..4).about("ID of the process that owns the session.")
                .means(Meaning::ProcessId),
            union("union ").at(4..8).with(&[More::Fields(&[
                unsigned("ULONG Value").at(4..8).about("The next two fields as one number.").means(Meaning::Hex),
                structure("struct ").at(4..8).with(&[More::Fields(&[
                    unsigned("USHORT PrivateSessionId").at(4..6).means(Meaning::Identifier),
                    unsigned("USHORT PrivateSessionVersion").at(6..8).means(Meaning::Version),
                ])]),
            ])]),
        ]);
    fixed! {
        /// Requested private session.
        ///
        /// In C: `ETW_PRIVATE_SESSION_TRACE_REQUEST`, 0x8 bytes. Releases unknown.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "ETW_PRIVATE_SESSION_TRACE_REQUEST")]
        owned EtwPrivateSessionTraceRequest / EtwPrivateSessionTraceRequestView: lone,
            name = "ETW_PRIVATE_SESSION_TRACE_REQUEST", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// ID of the process that owns the session. `ULONG ProcessId` at 0x00.
            process_id / set_process_id: u32, at = 0;
            /// The next two fields as one number. `ULONG Value` at 0x04.
            value / set_value: u32, at = 4;
            /// `USHORT PrivateSessionId` at 0x04.
            private_session_id / set_private_session_id: u16, at = 4;
            /// Version number. `USHORT PrivateSessionVersion` at 0x06.
            private_session_version / set_private_session_version: u16, at = 6;
        }
    }
}

// spec/structs/ETW_REFERENCE_TIME_INFORMATION.toml
pub mod etw_reference_time_information {
    //! Session whose reference time is requested.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_REFERENCE_TIME_INFORMATION", "EtwReferenceTimeInformation")
        .size(4)
        .about("Session whose reference time is requested.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG LoggerId").at(0..4).about("Logger ID of the session. 0xFFFF for the default session.")
                .means(Meaning::LoggerId),
        ]);
    fixed! {
        /// Session whose reference time is requested.
        ///
        /// In C: `ETW_REFERENCE_TIME_INFORMATION`, 0x4 bytes. Releases unknown.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "ETW_REFERENCE_TIME_INFORMATION")]
        owned EtwReferenceTimeInformation / EtwReferenceTimeInformationView: lone,
            name = "ETW_REFERENCE_TIME_INFORMATION", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Logger ID of the session. 0xFFFF for the default session. `ULONG LoggerId` at 0x00.
            logger_id / set_logger_id: u32, at = 0;
        }
    }
}

// spec/structs/ETW_STACK_CACHING_CONFIG.toml
pub mod etw_stack_caching_config {
    //! Size of a session's call stack cache.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_STACK_CACHING_CONFIG", "EtwStackCachingConfig")
        .size(8)
        .about("Size of a session's call stack cache.")
        .in_releases("6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG CacheSize").at(0..4).about("Size of the cache."),
            unsigned("ULONG BucketCount").at(4..8).about("Number of buckets in the cache.").means(Meaning::Count),
        ]);
    fixed! {
        /// Size of a session's call stack cache.
        ///
        /// In C: `ETW_STACK_CACHING_CONFIG`, 0x8 bytes. Documented for 6.2+.
        ///
        /// Defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and
        /// higher).
        ///
        /// Unknown:
        ///
        /// - Unit of CacheSize.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff
        /// Chappell, *TRACE_ENABLE_FLAG_EXTENSION*.
        #[doc(alias = "ETW_STACK_CACHING_CONFIG")]
        owned EtwStackCachingConfig / EtwStackCachingConfigView: lone,
            name = "ETW_STACK_CACHING_CONFIG", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Size of the cache. `ULONG CacheSize` at 0x00.
            cache_size / set_cache_size: u32, at = 0;
            /// Number of buckets in the cache. `ULONG BucketCount` at 0x04.
            bucket_count / set_bucket_count: u32, at = 4;
        }
    }

    /// Alias of [`EtwStackCachingConfig`], named by the first release of the form.
    pub type V6_2 = EtwStackCachingConfig;
    /// Alias of [`EtwStackCachingConfigView`], named by the first release of the form.
    pub type V6_2View<'a> = EtwStackCachingConfigView<'a>;
}

// spec/structs/ETW_SYSTEM_LOGGER.toml
pub mod etw_system_logger {
    //! One of the sessions that receive system events.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_SYSTEM_LOGGER", "EtwSystemLogger")
        .size(2)
        .about("One of the sessions that receive system events.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("UCHAR LoggerId").at(0..1).about("Logger ID of the session.").means(Meaning::LoggerId),
            unsigned("UCHAR ClockType").at(1..2).about("Clock of the session.").means(Meaning::Enumeration)
                .with(&[More::Values(crate::buffers::EventTraceClock::VALUES)]),
        ]);
    fixed! {
        /// One of the sessions that receive system events.
        ///
        /// In C: `ETW_SYSTEM_LOGGER`, 0x2 bytes. Releases unknown.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "ETW_SYSTEM_LOGGER")]
        owned EtwSystemLogger / EtwSystemLoggerView: lone,
            name = "ETW_SYSTEM_LOGGER", size = 2, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Logger ID of the session. `UCHAR LoggerId` at 0x00.
            logger_id / set_logger_id: u8, at = 0;
            /// Clock of the session. `UCHAR ClockType` at 0x01.
            clock_type / set_clock_type: u8, at = 1;
        }
    }
}

// spec/structs/ETW_UMGL_KEY.toml
pub mod etw_umgl_key {
    //! Switch for the events of a part of user mode, and the session that receives them.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_UMGL_KEY", "EtwUmglKey")
        .size(2)
        .about("Switch for the events of a part of user mode, and the session that receives them.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("UCHAR LoggerId").at(0..1)
                .about("Logger ID of the session that receives the events. 0 if they are not logged.")
                .means(Meaning::LoggerId),
            unsigned("UCHAR Flags").at(1..2).about("For the loader, the events that it logs.").means(Meaning::Flags)
                .with(&[More::Values(crate::requests::session::EtwUmglLdrFlag::VALUES)]),
        ]);
    fixed! {
        /// Switch for the events of a part of user mode, and the session that receives them.
        ///
        /// In C: `ETW_UMGL_KEY`, 0x2 bytes. Releases unknown.
        ///
        /// An array of these is in the page that the kernel shares with user mode.
        ///
        /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "ETW_UMGL_KEY")]
        owned EtwUmglKey / EtwUmglKeyView: lone,
            name = "ETW_UMGL_KEY", size = 2, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Logger ID of the session that receives the events. 0 if they are not logged. `UCHAR LoggerId` at 0x00.
            logger_id / set_logger_id: u8, at = 0;
            /// For the loader, the events that it logs. `UCHAR Flags` at 0x01.
            flags / set_flags: crate::requests::session::EtwUmglLdrFlag, at = 1;
        }
    }
}

// spec/structs/TRACE_ENABLE_FLAG_EXT_ITEM.toml
pub mod trace_enable_flag_ext_item {
    //! Type of an item, and the distance to the next.
    #[allow(unused_imports)]
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION, &sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("TRACE_ENABLE_FLAG_EXT_ITEM", "TraceEnableFlagExtItem")
        .size(4)
        .about("Type of an item, and the distance to the next.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .with_total(
            &number("Offset", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 4
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("USHORT Offset").at(0..2)
                .about("Distance from this item to the next, or to the end: the dwords of the item, including this \
                    one.")
                .means(Meaning::Count).with(&[More::Units("4 bytes")]),
            unsigned("USHORT Type").at(2..4).about("Type of the item's data.").means(Meaning::Enumeration)
                .with(&[More::Values(crate::requests::session::EtwExtType::VALUES)]),
        ]);
    fixed! {
        /// Type of an item, and the distance to the next.
        ///
        /// In C: `TRACE_ENABLE_FLAG_EXT_ITEM`, 0x4 bytes. Documented for 6.0+.
        ///
        /// Defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and
        /// higher).
        ///
        /// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and
        /// contributors, *ntwmi.h*.
        #[doc(alias = "TRACE_ENABLE_FLAG_EXT_ITEM")]
        owned TraceEnableFlagExtItem / TraceEnableFlagExtItemView: followed,
            name = "TRACE_ENABLE_FLAG_EXT_ITEM", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Distance from this item to the next, or to the end: the dwords of the item, including this one. `USHORT
            /// Offset` at 0x00. Unit: 4 bytes.
            offset / set_offset: u16, at = 0;
            /// Type of the item's data. `USHORT Type` at 0x02.
            kind / set_kind: crate::requests::session::EtwExtType, at = 2;
        }
    }

    impl<B: Storage> TraceEnableFlagExtItem<B> {
        /// Returns the total size in bytes, payload included, from `Offset`.
        #[inline]
        pub fn total_size(&self) -> usize {
            self.offset() as usize * 4
        }
    }

    impl<B: Storage> TraceEnableFlagExtItem<B> {
        /// Returns the offset of the payload from the start of the header.
        #[inline]
        pub fn data_offset(&self) -> usize {
            4
        }
    }

    impl<'a> TraceEnableFlagExtItemView<'a> {
        /// Creates a view of the header and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 4 bytes.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            first_and_rest("TRACE_ENABLE_FLAG_EXT_ITEM", bytes).map(TraceEnableFlagExtItem)
        }
        /// Returns an owned copy of the header.
        #[inline]
        pub fn to_value(&self) -> TraceEnableFlagExtItem {
            TraceEnableFlagExtItem(*self.0.fixed)
        }
        /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
        ///
        /// # Errors
        ///
        /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes
        /// present.
        #[inline]
        pub fn data(&self) -> Result<&'a [u8], Error> {
            event_data("TRACE_ENABLE_FLAG_EXT_ITEM", "Offset", 4, self.data_offset(), self.total_size(), self.0.rest)
        }
    }

    /// Alias of [`TraceEnableFlagExtItem`], named by the first release of the form.
    pub type V6_0 = TraceEnableFlagExtItem;
    /// Alias of [`TraceEnableFlagExtItemView`], named by the first release of the form.
    pub type V6_0View<'a> = TraceEnableFlagExtItemView<'a>;
}
