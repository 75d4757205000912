// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/ETW_DISALLOW_LIST.toml
pub mod etw_disallow_list {
    //! Providers that must not be enabled in a session.
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

// spec/structs/ETW_EXT_ENABLE_FLAGS_ITEM.toml
pub mod etw_ext_enable_flags_item {
    //! Kernel events enabled by a session, as a group mask that may be truncated.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION, &sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_EXT_ENABLE_FLAGS_ITEM", "EtwExtEnableFlagsItem")
        .size(8)
        .fixed(4)
        .about("Kernel events enabled by a session, as a group mask that may be truncated.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .with_total(
            &number(
                "Header.Offset", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0
            ),
            4
        )
        .with_tail(&[
            part("ULONG", "GroupMask", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
                .many(Many::Open).about("First dwords of a PERFINFO_GROUPMASK, at most eight, to the end of the item.")
                .up_to(32).means(Meaning::Flags),
        ])
        .stated_by(SOURCES)
        .fields(&[
            structure("TRACE_ENABLE_FLAG_EXT_ITEM Header").at(0..4).about("Type and length of the item.")
                .with(&[More::Fields(&[
                unsigned("USHORT Header.Offset").at(0..2)
                    .about("Distance from this item to the next, or to the end: the dwords of the item, including this \
                        one.")
                    .means(Meaning::Count).with(&[More::Units("4 bytes")]),
                unsigned("USHORT Header.Type").at(2..4).about("Type of the item's data.").means(Meaning::Enumeration)
                    .with(&[More::Values(crate::requests::session::EtwExtType::VALUES)]),
            ])]),
            field("ULONG GroupMask", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } })
                .at(4..8).about("First dwords of a PERFINFO_GROUPMASK, at most eight, to the end of the item.")
                .means(Meaning::Flags),
        ]);
    fixed! {
        /// Fixed part of `EtwExtEnableFlagsItem` and [`EtwExtEnableFlagsItemView`], with the getters of its fields.
        part EtwExtEnableFlagsItemFixed / EtwExtEnableFlagsItemView: followed,
            name = "ETW_EXT_ENABLE_FLAGS_ITEM", size = 4, table = Table::form(&LAYOUT_0);
        fields {
            /// Type and length of the item. `TRACE_ENABLE_FLAG_EXT_ITEM Header` at 0x00. Returns a copy.
            header / set_header: crate::requests::session::TraceEnableFlagExtItem, at = 0;
            /// Distance from this item to the next, or to the end: the dwords of the item, including this one. `USHORT
            /// Offset` at 0x00. Unit: 4 bytes. Within [`Self::header`].
            offset / set_offset: u16, at = 0;
        }
    }

    impl<B: Storage> EtwExtEnableFlagsItemFixed<B> {
        /// Returns the total size in bytes, payload included, from `Header.Offset`.
        #[inline]
        pub fn total_size(&self) -> usize {
            self.header().offset() as usize * 4
        }
    }

    impl<'a> EtwExtEnableFlagsItemView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Header.Offset` states;
        /// [`Error::BadCount`] if that is smaller than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = EtwExtEnableFlagsItemFixed(first_and_rest::<4>("ETW_EXT_ENABLE_FLAGS_ITEM", bytes)?);
            let rest =
                within(
                    "ETW_EXT_ENABLE_FLAGS_ITEM", "Header.Offset", 4, u64::from(view.header().offset()) * 4, view.0.rest
                )?;
            Ok(EtwExtEnableFlagsItemFixed(Borrowed { fixed: view.0.fixed, rest }))
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<EtwExtEnableFlagsItemTail<'a>, Error> {
            let mut left = Left::new("ETW_EXT_ENABLE_FLAGS_ITEM", 4, self.0.rest);
            let group_mask = left.open();
            Ok(EtwExtEnableFlagsItemTail { group_mask, rest: left.rest() })
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
        pub fn to_value(&self) -> Result<EtwExtEnableFlagsItem, Error> {
            let tail = self.tail()?;
            Ok(EtwExtEnableFlagsItem {
                fixed: EtwExtEnableFlagsItemFixed(*self.0.fixed),
                group_mask: { let part = tail.group_mask; to_vec(part.as_bytes()) },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for EtwExtEnableFlagsItemView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwExtEnableFlagsItemView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    impl<'a> Split<'a> for EtwExtEnableFlagsItemView<'a> {
        #[cfg(feature = "alloc")]
        type Owned = EtwExtEnableFlagsItem;
        #[inline]
        fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
            let view = Self::new(bytes)?;
            let end = 4 + view.0.rest.len();
            let (own, rest) = split_at("ETW_EXT_ENABLE_FLAGS_ITEM", bytes, end)?;
            Ok((EtwExtEnableFlagsItemFixed(Borrowed { fixed: view.0.fixed, rest: &own[4..] }), rest))
        }
        #[cfg(feature = "alloc")]
        #[inline]
        fn to_owned_value(&self) -> Result<EtwExtEnableFlagsItem, Error> {
            self.to_value()
        }
    }

    /// Parts after the fixed part of `ETW_EXT_ENABLE_FLAGS_ITEM`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct EtwExtEnableFlagsItemTail<'a> {
        /// First dwords of a PERFINFO_GROUPMASK, at most eight, to the end of the item. `ULONG GroupMask`, to the end
        /// of the bytes.
        pub group_mask: Elements<'a, u32>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Kernel events enabled by a session, as a group mask that may be truncated.
    ///
    /// In C: `ETW_EXT_ENABLE_FLAGS_ITEM`, 0x8 bytes with one element of its array, 0x4 without elements. Documented
    /// for 6.0+.
    ///
    /// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    #[doc(alias = "ETW_EXT_ENABLE_FLAGS_ITEM")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EtwExtEnableFlagsItem {
        fixed: EtwExtEnableFlagsItemFixed,
        /// First dwords of a PERFINFO_GROUPMASK, at most eight, to the end of the item. `ULONG GroupMask`, to the end
        /// of the bytes.
        pub group_mask: alloc::vec::Vec<u32>,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl EtwExtEnableFlagsItem {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the
        /// rest.
        ///
        /// # Errors
        ///
        /// The errors of [`EtwExtEnableFlagsItemView::new`] and [`EtwExtEnableFlagsItemView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwExtEnableFlagsItemView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EtwExtEnableFlagsItem {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                group_mask: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EtwExtEnableFlagsItem {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwExtEnableFlagsItem");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("GroupMask", &self.group_mask);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(EtwExtEnableFlagsItem, fixed = EtwExtEnableFlagsItemFixed, view = EtwExtEnableFlagsItemView, size = 4);
    #[cfg(feature = "alloc")]
    impl Tailed for EtwExtEnableFlagsItem {
        const NAME: &'static str = "ETW_EXT_ENABLE_FLAGS_ITEM";
        const FIXED: usize = 4;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            let view = EtwExtEnableFlagsItemFixed(first_and_rest::<4>("ETW_EXT_ENABLE_FLAGS_ITEM", fixed)?);
            Ok(Some((u64::from(view.header().offset()) * 4).saturating_sub(4)))
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwExtEnableFlagsItem::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            let from = out.len();
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("ETW_EXT_ENABLE_FLAGS_ITEM", out);
            {
                let part = &self.group_mask;
                to.elements(part); to.limit("GroupMask", 4);
            }
            to.finish(&self.rest)?;
            let (stated, have) = (u64::from(self.header().offset()) * 4, (out.len() - from) as u64);
            if stated != have {
                out.truncate(from);
                return Err(Error::BadCount { name: "ETW_EXT_ENABLE_FLAGS_ITEM", field: "Header.Offset", stated, have });
            }
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EtwExtEnableFlagsItem);
    #[cfg(feature = "serde")]
    serde_tailed!(
        EtwExtEnableFlagsItem, table = Table::form(&LAYOUT_0), parts { group_mask = "GroupMask", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EtwExtEnableFlagsItem {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 4>(DECIDING, |bytes| {
                let bytes = &bytes[..bytes.len() - bytes.len() % 4];
                let mut value = EtwExtEnableFlagsItemFixed(first_and_rest::<4>("ETW_EXT_ENABLE_FLAGS_ITEM", bytes)?)
                    .to_value()?;
                let total = bytes.len() / 4;
                let mut changed_header = value.header(); changed_header.set_offset((total) as u16);
                    value.set_header(changed_header);
                Ok(value)
            })
        }
    }

    /// Alias of [`EtwExtEnableFlagsItem`], named by the first release of the form.
    #[cfg(feature = "alloc")]
    pub type V6_0 = EtwExtEnableFlagsItem;
    /// Alias of [`EtwExtEnableFlagsItemView`], named by the first release of the form.
    pub type V6_0View<'a> = EtwExtEnableFlagsItemView<'a>;
}

// spec/structs/ETW_EXT_PIDS_ITEM.toml
pub mod etw_ext_pids_item {
    //! Processes to which a session applies.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION, &sources::PHNT_NTWMI];
    const SOURCES_1: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_EXT_PIDS_ITEM", "EtwExtPidsItem")
        .size(8)
        .fixed(4)
        .about("Processes to which a session applies.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .with_total(
            &number(
                "Header.Offset", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0
            ),
            4
        )
        .with_tail(&[
            part("ULONG", "ProcessIds", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
                .many(Many::Open).about("Process IDs, to the end of the item.").up_to(32).means(Meaning::ProcessId),
        ])
        .stated_by(SOURCES_1)
        .fields(&[
            structure("TRACE_ENABLE_FLAG_EXT_ITEM Header").at(0..4).about("Type and length of the item.")
                .with(&[More::Fields(&[
                unsigned("USHORT Header.Offset").at(0..2)
                    .about("Distance from this item to the next, or to the end: the dwords of the item, including this \
                        one.")
                    .means(Meaning::Count).stated_by(SOURCES).with(&[More::Units("4 bytes")]),
                unsigned("USHORT Header.Type").at(2..4).about("Type of the item's data.").means(Meaning::Enumeration)
                    .stated_by(SOURCES).with(&[More::Values(crate::requests::session::EtwExtType::VALUES)]),
            ])]),
            field("ULONG ProcessIds", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } })
                .at(4..8).about("Process IDs, to the end of the item.").means(Meaning::ProcessId),
        ]);
    fixed! {
        /// Fixed part of `EtwExtPidsItem` and [`EtwExtPidsItemView`], with the getters of its fields.
        part EtwExtPidsItemFixed / EtwExtPidsItemView: followed,
            name = "ETW_EXT_PIDS_ITEM", size = 4, table = Table::form(&LAYOUT_0);
        fields {
            /// Type and length of the item. `TRACE_ENABLE_FLAG_EXT_ITEM Header` at 0x00. Returns a copy.
            header / set_header: crate::requests::session::TraceEnableFlagExtItem, at = 0;
            /// Distance from this item to the next, or to the end: the dwords of the item, including this one. `USHORT
            /// Offset` at 0x00. Unit: 4 bytes. Within [`Self::header`].
            offset / set_offset: u16, at = 0;
        }
    }

    impl<B: Storage> EtwExtPidsItemFixed<B> {
        /// Returns the total size in bytes, payload included, from `Header.Offset`.
        #[inline]
        pub fn total_size(&self) -> usize {
            self.header().offset() as usize * 4
        }
    }

    impl<'a> EtwExtPidsItemView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Header.Offset` states;
        /// [`Error::BadCount`] if that is smaller than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = EtwExtPidsItemFixed(first_and_rest::<4>("ETW_EXT_PIDS_ITEM", bytes)?);
            let rest =
                within("ETW_EXT_PIDS_ITEM", "Header.Offset", 4, u64::from(view.header().offset()) * 4, view.0.rest)?;
            Ok(EtwExtPidsItemFixed(Borrowed { fixed: view.0.fixed, rest }))
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<EtwExtPidsItemTail<'a>, Error> {
            let mut left = Left::new("ETW_EXT_PIDS_ITEM", 4, self.0.rest);
            let process_ids = left.open();
            Ok(EtwExtPidsItemTail { process_ids, rest: left.rest() })
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
        pub fn to_value(&self) -> Result<EtwExtPidsItem, Error> {
            let tail = self.tail()?;
            Ok(EtwExtPidsItem {
                fixed: EtwExtPidsItemFixed(*self.0.fixed),
                process_ids: { let part = tail.process_ids; to_vec(part.as_bytes()) },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for EtwExtPidsItemView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwExtPidsItemView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    impl<'a> Split<'a> for EtwExtPidsItemView<'a> {
        #[cfg(feature = "alloc")]
        type Owned = EtwExtPidsItem;
        #[inline]
        fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
            let view = Self::new(bytes)?;
            let end = 4 + view.0.rest.len();
            let (own, rest) = split_at("ETW_EXT_PIDS_ITEM", bytes, end)?;
            Ok((EtwExtPidsItemFixed(Borrowed { fixed: view.0.fixed, rest: &own[4..] }), rest))
        }
        #[cfg(feature = "alloc")]
        #[inline]
        fn to_owned_value(&self) -> Result<EtwExtPidsItem, Error> {
            self.to_value()
        }
    }

    /// Parts after the fixed part of `ETW_EXT_PIDS_ITEM`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct EtwExtPidsItemTail<'a> {
        /// Process IDs, to the end of the item. `ULONG ProcessIds`, to the end of the bytes.
        pub process_ids: Elements<'a, u32>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Processes to which a session applies.
    ///
    /// In C: `ETW_EXT_PIDS_ITEM`, 0x8 bytes with one element of its array, 0x4 without elements. Documented for 6.0+.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff
    /// Chappell, *TRACE_ENABLE_FLAG_EXTENSION*.
    #[doc(alias = "ETW_EXT_PIDS_ITEM")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EtwExtPidsItem {
        fixed: EtwExtPidsItemFixed,
        /// Process IDs, to the end of the item. `ULONG ProcessIds`, to the end of the bytes.
        pub process_ids: alloc::vec::Vec<u32>,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl EtwExtPidsItem {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the
        /// rest.
        ///
        /// # Errors
        ///
        /// The errors of [`EtwExtPidsItemView::new`] and [`EtwExtPidsItemView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwExtPidsItemView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EtwExtPidsItem {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                process_ids: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EtwExtPidsItem {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwExtPidsItem");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("ProcessIds", &self.process_ids);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(EtwExtPidsItem, fixed = EtwExtPidsItemFixed, view = EtwExtPidsItemView, size = 4);
    #[cfg(feature = "alloc")]
    impl Tailed for EtwExtPidsItem {
        const NAME: &'static str = "ETW_EXT_PIDS_ITEM";
        const FIXED: usize = 4;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            let view = EtwExtPidsItemFixed(first_and_rest::<4>("ETW_EXT_PIDS_ITEM", fixed)?);
            Ok(Some((u64::from(view.header().offset()) * 4).saturating_sub(4)))
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwExtPidsItem::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            let from = out.len();
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("ETW_EXT_PIDS_ITEM", out);
            {
                let part = &self.process_ids;
                to.elements(part); to.limit("ProcessIds", 4);
            }
            to.finish(&self.rest)?;
            let (stated, have) = (u64::from(self.header().offset()) * 4, (out.len() - from) as u64);
            if stated != have {
                out.truncate(from);
                return Err(Error::BadCount { name: "ETW_EXT_PIDS_ITEM", field: "Header.Offset", stated, have });
            }
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EtwExtPidsItem);
    #[cfg(feature = "serde")]
    serde_tailed!(EtwExtPidsItem, table = Table::form(&LAYOUT_0), parts { process_ids = "ProcessIds", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EtwExtPidsItem {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 4>(DECIDING, |bytes| {
                let bytes = &bytes[..bytes.len() - bytes.len() % 4];
                let mut value = EtwExtPidsItemFixed(first_and_rest::<4>("ETW_EXT_PIDS_ITEM", bytes)?).to_value()?;
                let total = bytes.len() / 4;
                let mut changed_header = value.header(); changed_header.set_offset((total) as u16);
                    value.set_header(changed_header);
                Ok(value)
            })
        }
    }

    /// Alias of [`EtwExtPidsItem`], named by the first release of the form.
    #[cfg(feature = "alloc")]
    pub type V6_0 = EtwExtPidsItem;
    /// Alias of [`EtwExtPidsItemView`], named by the first release of the form.
    pub type V6_0View<'a> = EtwExtPidsItemView<'a>;
}

// spec/structs/ETW_EXT_POOLTAG_FILTER_ITEM.toml
pub mod etw_ext_pooltag_filter_item {
    //! Pool tags that filter the pool events of a session.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION, &sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_EXT_POOLTAG_FILTER_ITEM", "EtwExtPooltagFilterItem")
        .size(8)
        .fixed(4)
        .about("Pool tags that filter the pool events of a session.")
        .in_releases("6.1+", &[holds(Pointer::Bits32, 6, 255), holds(Pointer::Bits64, 6, 255)])
        .with_total(
            &number(
                "Header.Offset", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0
            ),
            4
        )
        .with_tail(&[
            part("ULONG", "Tags", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
                .many(Many::Open).about("Pool tags, to the end of the item. phnt states a maximum of 4.").up_to(32)
                .means(Meaning::Tag),
        ])
        .stated_by(SOURCES)
        .fields(&[
            structure("TRACE_ENABLE_FLAG_EXT_ITEM Header").at(0..4).about("Type and length of the item.")
                .with(&[More::Fields(&[
                unsigned("USHORT Header.Offset").at(0..2)
                    .about("Distance from this item to the next, or to the end: the dwords of the item, including this \
                        one.")
                    .means(Meaning::Count).with(&[More::Units("4 bytes")]),
                unsigned("USHORT Header.Type").at(2..4).about("Type of the item's data.").means(Meaning::Enumeration)
                    .with(&[More::Values(crate::requests::session::EtwExtType::VALUES)]),
            ])]),
            field("ULONG Tags", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } }).at(4..8)
                .about("Pool tags, to the end of the item. phnt states a maximum of 4.").means(Meaning::Tag),
        ]);
    fixed! {
        /// Fixed part of `EtwExtPooltagFilterItem` and [`EtwExtPooltagFilterItemView`], with the getters of its fields.
        part EtwExtPooltagFilterItemFixed / EtwExtPooltagFilterItemView: followed,
            name = "ETW_EXT_POOLTAG_FILTER_ITEM", size = 4, table = Table::form(&LAYOUT_0);
        fields {
            /// Type and length of the item. `TRACE_ENABLE_FLAG_EXT_ITEM Header` at 0x00. Returns a copy.
            header / set_header: crate::requests::session::TraceEnableFlagExtItem, at = 0;
            /// Distance from this item to the next, or to the end: the dwords of the item, including this one. `USHORT
            /// Offset` at 0x00. Unit: 4 bytes. Within [`Self::header`].
            offset / set_offset: u16, at = 0;
        }
    }

    impl<B: Storage> EtwExtPooltagFilterItemFixed<B> {
        /// Returns the total size in bytes, payload included, from `Header.Offset`.
        #[inline]
        pub fn total_size(&self) -> usize {
            self.header().offset() as usize * 4
        }
    }

    impl<'a> EtwExtPooltagFilterItemView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Header.Offset` states;
        /// [`Error::BadCount`] if that is smaller than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = EtwExtPooltagFilterItemFixed(first_and_rest::<4>("ETW_EXT_POOLTAG_FILTER_ITEM", bytes)?);
            let rest =
                within(
                    "ETW_EXT_POOLTAG_FILTER_ITEM", "Header.Offset", 4, u64::from(view.header().offset()) * 4,
                    view.0.rest
                )?;
            Ok(EtwExtPooltagFilterItemFixed(Borrowed { fixed: view.0.fixed, rest }))
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<EtwExtPooltagFilterItemTail<'a>, Error> {
            let mut left = Left::new("ETW_EXT_POOLTAG_FILTER_ITEM", 4, self.0.rest);
            let tags = left.open();
            Ok(EtwExtPooltagFilterItemTail { tags, rest: left.rest() })
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
        pub fn to_value(&self) -> Result<EtwExtPooltagFilterItem, Error> {
            let tail = self.tail()?;
            Ok(EtwExtPooltagFilterItem {
                fixed: EtwExtPooltagFilterItemFixed(*self.0.fixed),
                tags: { let part = tail.tags; to_vec(part.as_bytes()) },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for EtwExtPooltagFilterItemView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwExtPooltagFilterItemView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    impl<'a> Split<'a> for EtwExtPooltagFilterItemView<'a> {
        #[cfg(feature = "alloc")]
        type Owned = EtwExtPooltagFilterItem;
        #[inline]
        fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
            let view = Self::new(bytes)?;
            let end = 4 + view.0.rest.len();
            let (own, rest) = split_at("ETW_EXT_POOLTAG_FILTER_ITEM", bytes, end)?;
            Ok((EtwExtPooltagFilterItemFixed(Borrowed { fixed: view.0.fixed, rest: &own[4..] }), rest))
        }
        #[cfg(feature = "alloc")]
        #[inline]
        fn to_owned_value(&self) -> Result<EtwExtPooltagFilterItem, Error> {
            self.to_value()
        }
    }

    /// Parts after the fixed part of `ETW_EXT_POOLTAG_FILTER_ITEM`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct EtwExtPooltagFilterItemTail<'a> {
        /// Pool tags, to the end of the item. phnt states a maximum of 4. `ULONG Tags`, to the end of the bytes.
        pub tags: Elements<'a, u32>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Pool tags that filter the pool events of a session.
    ///
    /// No known name in C; here: `ETW_EXT_POOLTAG_FILTER_ITEM`, 0x8 bytes with one element of its array, 0x4 without
    /// elements. Documented for 6.1+.
    ///
    /// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    #[doc(alias = "ETW_EXT_POOLTAG_FILTER_ITEM")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EtwExtPooltagFilterItem {
        fixed: EtwExtPooltagFilterItemFixed,
        /// Pool tags, to the end of the item. phnt states a maximum of 4. `ULONG Tags`, to the end of the bytes.
        pub tags: alloc::vec::Vec<u32>,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl EtwExtPooltagFilterItem {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the
        /// rest.
        ///
        /// # Errors
        ///
        /// The errors of [`EtwExtPooltagFilterItemView::new`] and [`EtwExtPooltagFilterItemView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwExtPooltagFilterItemView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EtwExtPooltagFilterItem {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                tags: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EtwExtPooltagFilterItem {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwExtPooltagFilterItem");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Tags", &self.tags);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        EtwExtPooltagFilterItem, fixed = EtwExtPooltagFilterItemFixed, view = EtwExtPooltagFilterItemView, size = 4
    );
    #[cfg(feature = "alloc")]
    impl Tailed for EtwExtPooltagFilterItem {
        const NAME: &'static str = "ETW_EXT_POOLTAG_FILTER_ITEM";
        const FIXED: usize = 4;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            let view = EtwExtPooltagFilterItemFixed(first_and_rest::<4>("ETW_EXT_POOLTAG_FILTER_ITEM", fixed)?);
            Ok(Some((u64::from(view.header().offset()) * 4).saturating_sub(4)))
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwExtPooltagFilterItem::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            let from = out.len();
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("ETW_EXT_POOLTAG_FILTER_ITEM", out);
            {
                let part = &self.tags;
                to.elements(part); to.limit("Tags", 4);
            }
            to.finish(&self.rest)?;
            let (stated, have) = (u64::from(self.header().offset()) * 4, (out.len() - from) as u64);
            if stated != have {
                out.truncate(from);
                return Err(
                    Error::BadCount { name: "ETW_EXT_POOLTAG_FILTER_ITEM", field: "Header.Offset", stated, have }
                );
            }
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EtwExtPooltagFilterItem);
    #[cfg(feature = "serde")]
    serde_tailed!(EtwExtPooltagFilterItem, table = Table::form(&LAYOUT_0), parts { tags = "Tags", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EtwExtPooltagFilterItem {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 4>(DECIDING, |bytes| {
                let bytes = &bytes[..bytes.len() - bytes.len() % 4];
                let mut value = EtwExtPooltagFilterItemFixed(first_and_rest::<4>("ETW_EXT_POOLTAG_FILTER_ITEM", bytes)?)
                    .to_value()?;
                let total = bytes.len() / 4;
                let mut changed_header = value.header(); changed_header.set_offset((total) as u16);
                    value.set_header(changed_header);
                Ok(value)
            })
        }
    }

    /// Alias of [`EtwExtPooltagFilterItem`], named by the first release of the form.
    #[cfg(feature = "alloc")]
    pub type V6_1 = EtwExtPooltagFilterItem;
    /// Alias of [`EtwExtPooltagFilterItemView`], named by the first release of the form.
    pub type V6_1View<'a> = EtwExtPooltagFilterItemView<'a>;
}

// spec/structs/ETW_EXT_STACKWALK_FILTER_ITEM.toml
pub mod etw_ext_stackwalk_filter_item {
    //! Events whose call stacks are also logged.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION, &sources::PHNT_NTWMI];
    const SOURCES_1: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_EXT_STACKWALK_FILTER_ITEM", "EtwExtStackwalkFilterItem")
        .size(8)
        .fixed(4)
        .about("Events whose call stacks are also logged.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .with_total(
            &number(
                "Header.Offset", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0
            ),
            4
        )
        .with_tail(&[
            part("ULONG", "HookIds", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
                .many(Many::Open)
                .about("Hook IDs, 16 bits in each dword, to the end of the item. phnt states a maximum of 256.")
                .up_to(32).means(Meaning::HookId),
        ])
        .stated_by(SOURCES_1)
        .fields(&[
            structure("TRACE_ENABLE_FLAG_EXT_ITEM Header").at(0..4).about("Type and length of the item.")
                .with(&[More::Fields(&[
                unsigned("USHORT Header.Offset").at(0..2)
                    .about("Distance from this item to the next, or to the end: the dwords of the item, including this \
                        one.")
                    .means(Meaning::Count).stated_by(SOURCES).with(&[More::Units("4 bytes")]),
                unsigned("USHORT Header.Type").at(2..4).about("Type of the item's data.").means(Meaning::Enumeration)
                    .stated_by(SOURCES).with(&[More::Values(crate::requests::session::EtwExtType::VALUES)]),
            ])]),
            field("ULONG HookIds", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } })
                .at(4..8)
                .about("Hook IDs, 16 bits in each dword, to the end of the item. phnt states a maximum of 256.")
                .means(Meaning::HookId),
        ]);
    fixed! {
        /// Fixed part of `EtwExtStackwalkFilterItem` and [`EtwExtStackwalkFilterItemView`], with the getters of its
        /// fields.
        part EtwExtStackwalkFilterItemFixed / EtwExtStackwalkFilterItemView: followed,
            name = "ETW_EXT_STACKWALK_FILTER_ITEM", size = 4, table = Table::form(&LAYOUT_0);
        fields {
            /// Type and length of the item. `TRACE_ENABLE_FLAG_EXT_ITEM Header` at 0x00. Returns a copy.
            header / set_header: crate::requests::session::TraceEnableFlagExtItem, at = 0;
            /// Distance from this item to the next, or to the end: the dwords of the item, including this one. `USHORT
            /// Offset` at 0x00. Unit: 4 bytes. Within [`Self::header`].
            offset / set_offset: u16, at = 0;
        }
    }

    impl<B: Storage> EtwExtStackwalkFilterItemFixed<B> {
        /// Returns the total size in bytes, payload included, from `Header.Offset`.
        #[inline]
        pub fn total_size(&self) -> usize {
            self.header().offset() as usize * 4
        }
    }

    impl<'a> EtwExtStackwalkFilterItemView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Header.Offset` states;
        /// [`Error::BadCount`] if that is smaller than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = EtwExtStackwalkFilterItemFixed(first_and_rest::<4>("ETW_EXT_STACKWALK_FILTER_ITEM", bytes)?);
            let rest =
                within(
                    "ETW_EXT_STACKWALK_FILTER_ITEM", "Header.Offset", 4, u64::from(view.header().offset()) * 4,
                    view.0.rest
                )?;
            Ok(EtwExtStackwalkFilterItemFixed(Borrowed { fixed: view.0.fixed, rest }))
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<EtwExtStackwalkFilterItemTail<'a>, Error> {
            let mut left = Left::new("ETW_EXT_STACKWALK_FILTER_ITEM", 4, self.0.rest);
            let hook_ids = left.open();
            Ok(EtwExtStackwalkFilterItemTail { hook_ids, rest: left.rest() })
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
        pub fn to_value(&self) -> Result<EtwExtStackwalkFilterItem, Error> {
            let tail = self.tail()?;
            Ok(EtwExtStackwalkFilterItem {
                fixed: EtwExtStackwalkFilterItemFixed(*self.0.fixed),
                hook_ids: { let part = tail.hook_ids; to_vec(part.as_bytes()) },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for EtwExtStackwalkFilterItemView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwExtStackwalkFilterItemView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    impl<'a> Split<'a> for EtwExtStackwalkFilterItemView<'a> {
        #[cfg(feature = "alloc")]
        type Owned = EtwExtStackwalkFilterItem;
        #[inline]
        fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
            let view = Self::new(bytes)?;
            let end = 4 + view.0.rest.len();
            let (own, rest) = split_at("ETW_EXT_STACKWALK_FILTER_ITEM", bytes, end)?;
            Ok((EtwExtStackwalkFilterItemFixed(Borrowed { fixed: view.0.fixed, rest: &own[4..] }), rest))
        }
        #[cfg(feature = "alloc")]
        #[inline]
        fn to_owned_value(&self) -> Result<EtwExtStackwalkFilterItem, Error> {
            self.to_value()
        }
    }

    /// Parts after the fixed part of `ETW_EXT_STACKWALK_FILTER_ITEM`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct EtwExtStackwalkFilterItemTail<'a> {
        /// Hook IDs, 16 bits in each dword, to the end of the item. phnt states a maximum of 256. `ULONG HookIds`, to
        /// the end of the bytes.
        pub hook_ids: Elements<'a, u32>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Events whose call stacks are also logged.
    ///
    /// In C: `ETW_EXT_STACKWALK_FILTER_ITEM`, 0x8 bytes with one element of its array, 0x4 without elements. Documented
    /// for 6.0+.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff
    /// Chappell, *TRACE_ENABLE_FLAG_EXTENSION*.
    #[doc(alias = "ETW_EXT_STACKWALK_FILTER_ITEM")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EtwExtStackwalkFilterItem {
        fixed: EtwExtStackwalkFilterItemFixed,
        /// Hook IDs, 16 bits in each dword, to the end of the item. phnt states a maximum of 256. `ULONG HookIds`, to
        /// the end of the bytes.
        pub hook_ids: alloc::vec::Vec<u32>,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl EtwExtStackwalkFilterItem {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the
        /// rest.
        ///
        /// # Errors
        ///
        /// The errors of [`EtwExtStackwalkFilterItemView::new`] and [`EtwExtStackwalkFilterItemView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwExtStackwalkFilterItemView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EtwExtStackwalkFilterItem {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                hook_ids: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EtwExtStackwalkFilterItem {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwExtStackwalkFilterItem");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("HookIds", &self.hook_ids);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        EtwExtStackwalkFilterItem, fixed = EtwExtStackwalkFilterItemFixed, view = EtwExtStackwalkFilterItemView, size =
        4
    );
    #[cfg(feature = "alloc")]
    impl Tailed for EtwExtStackwalkFilterItem {
        const NAME: &'static str = "ETW_EXT_STACKWALK_FILTER_ITEM";
        const FIXED: usize = 4;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            let view = EtwExtStackwalkFilterItemFixed(first_and_rest::<4>("ETW_EXT_STACKWALK_FILTER_ITEM", fixed)?);
            Ok(Some((u64::from(view.header().offset()) * 4).saturating_sub(4)))
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwExtStackwalkFilterItem::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            let from = out.len();
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("ETW_EXT_STACKWALK_FILTER_ITEM", out);
            {
                let part = &self.hook_ids;
                to.elements(part); to.limit("HookIds", 4);
            }
            to.finish(&self.rest)?;
            let (stated, have) = (u64::from(self.header().offset()) * 4, (out.len() - from) as u64);
            if stated != have {
                out.truncate(from);
                return Err(
                    Error::BadCount { name: "ETW_EXT_STACKWALK_FILTER_ITEM", field: "Header.Offset", stated, have }
                );
            }
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EtwExtStackwalkFilterItem);
    #[cfg(feature = "serde")]
    serde_tailed!(
        EtwExtStackwalkFilterItem, table = Table::form(&LAYOUT_0), parts { hook_ids = "HookIds", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EtwExtStackwalkFilterItem {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 4>(DECIDING, |bytes| {
                let bytes = &bytes[..bytes.len() - bytes.len() % 4];
                let mut value =
                    EtwExtStackwalkFilterItemFixed(first_and_rest::<4>("ETW_EXT_STACKWALK_FILTER_ITEM", bytes)?)
                    .to_value()?;
                let total = bytes.len() / 4;
                let mut changed_header = value.header(); changed_header.set_offset((total) as u16);
                    value.set_header(changed_header);
                Ok(value)
            })
        }
    }

    /// Alias of [`EtwExtStackwalkFilterItem`], named by the first release of the form.
    #[cfg(feature = "alloc")]
    pub type V6_0 = EtwExtStackwalkFilterItem;
    /// Alias of [`EtwExtStackwalkFilterItemView`], named by the first release of the form.
    pub type V6_0View<'a> = EtwExtStackwalkFilterItemView<'a>;
}

// spec/structs/ETW_EXT_STACK_CACHING_ITEM.toml
pub mod etw_ext_stack_caching_item {
    //! Call stack cache settings of a session.
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

// spec/structs/ETW_GET_COMPRESSION_SETTINGS_INFORMATION.toml
pub mod etw_get_compression_settings_information {
    //! Session whose compression settings are requested.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout =
        layout("ETW_GET_COMPRESSION_SETTINGS_INFORMATION", "EtwGetCompressionSettingsInformation")
        .size(8)
        .about("Session whose compression settings are requested.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("USHORT LoggerId").at(0..2).about("Logger ID of the session.").means(Meaning::LoggerId),
            unsigned("USHORT Reserved0").at(2..4).means(Meaning::Reserved),
            unsigned("ULONG Reserved4").at(4..8).means(Meaning::Reserved),
        ]);
    fixed! {
        /// Session whose compression settings are requested.
        ///
        /// In C: `ETW_GET_COMPRESSION_SETTINGS_INFORMATION`, 0x8 bytes. Releases unknown.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "ETW_GET_COMPRESSION_SETTINGS_INFORMATION")]
        owned EtwGetCompressionSettingsInformation / EtwGetCompressionSettingsInformationView: lone,
            name = "ETW_GET_COMPRESSION_SETTINGS_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout =
                LAYOUT_0;
        fields {
            /// Logger ID of the session. `USHORT LoggerId` at 0x00.
            logger_id / set_logger_id: u16, at = 0;
            /// Reserved or padding, according to a source. `USHORT Reserved0` at 0x02.
            reserved0 / set_reserved0: u16, at = 2;
            /// Reserved or padding, according to a source. `ULONG Reserved4` at 0x04.
            reserved4 / set_reserved4: u32, at = 4;
        }
    }
}

// spec/structs/ETW_GET_DISALLOW_LIST_INFORMATION.toml
pub mod etw_get_disallow_list_information {
    //! Session whose list of disallowed providers is requested.
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

// spec/structs/ETW_LAST_DROPPED_EVENT_STRUCT.toml
pub mod etw_last_dropped_event_struct {
    //! Times at which a session dropped events.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_LAST_DROPPED_EVENT_STRUCT", "EtwLastDroppedEventStruct")
        .size(16)
        .fixed(8)
        .about("Times at which a session dropped events.")
        .in_releases(
            "observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .with_tail(&[
            part("LARGE_INTEGER", "Times", Content::Value(ArrayElement { kind: ElementKind::Signed, size: 8 }))
                .many(Many::Open).up_to(64),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG Count").at(0..4).means(Meaning::Count),
            field("padding ", Kind::Padding).at(4..8),
            field("LARGE_INTEGER Times", Kind::Open { element: ArrayElement { kind: ElementKind::Signed, size: 8 } })
                .at(8..16),
        ]);
    fixed! {
        /// Fixed part of `EtwLastDroppedEventStruct` and [`EtwLastDroppedEventStructView`], with the getters of its
        /// fields.
        part EtwLastDroppedEventStructFixed / EtwLastDroppedEventStructView: followed,
            name = "ETW_LAST_DROPPED_EVENT_STRUCT", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// `ULONG Count` at 0x00.
            count / set_count: u32, at = 0;
        }
    }

    impl<'a> EtwLastDroppedEventStructView<'a> {
        /// Creates a view of the fixed part and the elements that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a whole
        /// number of elements.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = EtwLastDroppedEventStructFixed(first_and_rest::<8>("ETW_LAST_DROPPED_EVENT_STRUCT", bytes)?);
            whole_elements("ETW_LAST_DROPPED_EVENT_STRUCT", 8, view.0.rest)?;
            Ok(view)
        }
        /// `LARGE_INTEGER Times` at 0x08.
        #[inline]
        pub fn times(&self) -> Elements<'a, i64> {
            Elements::new(self.0.rest)
        }
        /// Returns an owned copy.
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> EtwLastDroppedEventStruct {
            EtwLastDroppedEventStruct {
                fixed: EtwLastDroppedEventStructFixed(*self.0.fixed), times: to_vec(self.0.rest)
            }
        }
    }

    impl core::fmt::Debug for EtwLastDroppedEventStructView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwLastDroppedEventStructView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            shown.field("Times", &self.times()).finish()
        }
    }

    /// Times at which a session dropped events.
    ///
    /// In C: `ETW_LAST_DROPPED_EVENT_STRUCT`, 0x10 bytes with one element of its array, 0x8 without elements. Observed
    /// in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_LAST_DROPPED_EVENT_STRUCT")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EtwLastDroppedEventStruct {
        fixed: EtwLastDroppedEventStructFixed,
        /// `LARGE_INTEGER Times` at 0x08.
        pub times: alloc::vec::Vec<i64>,
    }

    #[cfg(feature = "alloc")]
    impl EtwLastDroppedEventStruct {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes.
        ///
        /// # Errors
        ///
        /// The errors of [`EtwLastDroppedEventStructView::new`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwLastDroppedEventStructView::new(bytes).map(|view| view.to_value())
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EtwLastDroppedEventStruct {
        /// Returns the structure with all bytes zero and no elements.
        #[inline]
        fn default() -> Self {
            Self { fixed: Default::default(), times: Default::default() }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EtwLastDroppedEventStruct {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwLastDroppedEventStruct");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Times", &self.times).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        EtwLastDroppedEventStruct, fixed = EtwLastDroppedEventStructFixed, view = EtwLastDroppedEventStructView, size =
        8
    );
    #[cfg(feature = "alloc")]
    impl Tailed for EtwLastDroppedEventStruct {
        const NAME: &'static str = "ETW_LAST_DROPPED_EVENT_STRUCT";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<8>("ETW_LAST_DROPPED_EVENT_STRUCT", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwLastDroppedEventStruct::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            self.times.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EtwLastDroppedEventStruct);
    #[cfg(feature = "serde")]
    serde_tailed!(EtwLastDroppedEventStruct, table = Table::form(&LAYOUT_0), parts { times = "Times", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EtwLastDroppedEventStruct {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            let fixed = proptest::arbitrary::any::<[u8; 8]>();
            let elements = proptest::collection::vec(proptest::arbitrary::any::<i64>(), 0..6);
            (fixed, elements).prop_map(|(fixed, times)| {
                Self { fixed: EtwLastDroppedEventStructFixed(fixed), times }
            }).boxed()
        }
    }
}

// spec/structs/ETW_MAX_LOGGERS_INFORMATION.toml
pub mod etw_max_loggers_information {
    //! Maximum number of sessions.
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

// spec/structs/ETW_PMC_COUNTER_OWNER.toml
pub mod etw_pmc_counter_owner {
    //! Owner of one performance monitoring counter.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_PMC_COUNTER_OWNER", "EtwPmcCounterOwner")
        .size(12)
        .about("Owner of one performance monitoring counter.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ETW_PMC_COUNTER_OWNER_TYPE OwnerType").at(0..4).about("Kind of owner.")
                .means(Meaning::Enumeration)
                .with(&[More::Values(crate::requests::session::EtwPmcCounterOwnerType::VALUES)]),
            unsigned("ULONG ProfileSource").at(4..8).about("Profile source that the counter counts.")
                .means(Meaning::Enumeration),
            unsigned("ULONG OwnerTag").at(8..12).about("Tag of the owner.").means(Meaning::Identifier),
        ]);
    fixed! {
        /// Owner of one performance monitoring counter.
        ///
        /// In C: `ETW_PMC_COUNTER_OWNER`, 0xc bytes. Releases unknown.
        ///
        /// ETW_PMC_OWNERSHIP_ENTRY of the native interface has the same layout.
        ///
        /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
        #[doc(alias = "ETW_PMC_COUNTER_OWNER")]
        owned EtwPmcCounterOwner / EtwPmcCounterOwnerView: lone,
            name = "ETW_PMC_COUNTER_OWNER", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Kind of owner. `ETW_PMC_COUNTER_OWNER_TYPE OwnerType` at 0x00.
            owner_type / set_owner_type: crate::requests::session::EtwPmcCounterOwnerType, at = 0;
            /// Profile source that the counter counts. `ULONG ProfileSource` at 0x04.
            profile_source / set_profile_source: u32, at = 4;
            /// Tag of the owner. `ULONG OwnerTag` at 0x08.
            owner_tag / set_owner_tag: u32, at = 8;
        }
    }
}

// spec/structs/ETW_PMC_COUNTER_OWNERSHIP_STATUS.toml
pub mod etw_pmc_counter_ownership_status {
    //! Owners of the performance monitoring counters of a processor.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_PMC_COUNTER_OWNERSHIP_STATUS", "EtwPmcCounterOwnershipStatus")
        .size(20)
        .fixed(8)
        .about("Owners of the performance monitoring counters of a processor.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part(
                "ETW_PMC_COUNTER_OWNER", "CounterOwners",
                Content::Layout(&crate::requests::session::etw_pmc_counter_owner::LAYOUT_0)
            )
                .many(
                    Many::Counted(
                        &number(
                            "NumberOfCounters", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false },
                            u64::MAX, 0
                        )
                    )
                )
                .about("Owner of each counter."),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG ProcessorNumber").at(0..4).about("Processor.").means(Meaning::ProcessorNumber),
            unsigned("ULONG NumberOfCounters").at(4..8).about("Number of elements of CounterOwners.")
                .means(Meaning::Count),
            field(
                "ETW_PMC_COUNTER_OWNER CounterOwners",
                Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 12 } }
            )
                .at(8..20).about("Owner of each counter.")
                .with(&[More::CountIn(&("NumberOfCounters", 18446744073709551615, 0)), More::Fields(&[
                unsigned("ETW_PMC_COUNTER_OWNER_TYPE CounterOwners.OwnerType").at(8..12).about("Kind of owner.")
                    .means(Meaning::Enumeration)
                    .with(&[More::Values(crate::requests::session::EtwPmcCounterOwnerType::VALUES)]),
                unsigned("ULONG CounterOwners.ProfileSource").at(12..16)
                    .about("Profile source that the counter counts.").means(Meaning::Enumeration),
                unsigned("ULONG CounterOwners.OwnerTag").at(16..20).about("Tag of the owner.")
                    .means(Meaning::Identifier),
            ])]),
        ]);
    fixed! {
        /// Fixed part of `EtwPmcCounterOwnershipStatus` and [`EtwPmcCounterOwnershipStatusView`], with the getters of
        /// its fields.
        part EtwPmcCounterOwnershipStatusFixed / EtwPmcCounterOwnershipStatusView: followed,
            name = "ETW_PMC_COUNTER_OWNERSHIP_STATUS", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// Processor. `ULONG ProcessorNumber` at 0x00.
            processor_number / set_processor_number: u32, at = 0;
            /// Number of elements of CounterOwners. `ULONG NumberOfCounters` at 0x04.
            number_of_counters / set_number_of_counters: u32, at = 4;
        }
    }

    impl<B: Storage> EtwPmcCounterOwnershipStatusFixed<B> {
        /// Returns the number of elements that the fixed part states.
        #[inline]
        fn announced_count(&self) -> u64 {
            self.number_of_counters() as u64
        }
    }

    impl<'a> EtwPmcCounterOwnershipStatusView<'a> {
        /// Creates a view of the fixed part and the elements that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::BadCount`] if `NumberOfCounters` exceeds the
        /// elements present.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view =
                EtwPmcCounterOwnershipStatusFixed(first_and_rest::<8>("ETW_PMC_COUNTER_OWNERSHIP_STATUS", bytes)?);
            let rest =
                counted(
                    "ETW_PMC_COUNTER_OWNERSHIP_STATUS", "NumberOfCounters", 12, view.announced_count(), view.0.rest
                )?;
            Ok(EtwPmcCounterOwnershipStatusFixed(Borrowed { fixed: view.0.fixed, rest }))
        }
        /// Owner of each counter. `ETW_PMC_COUNTER_OWNER CounterOwners` at 0x08.
        #[inline]
        pub fn counter_owners(&self) -> Elements<'a, crate::requests::session::EtwPmcCounterOwner> {
            Elements::new(self.0.rest)
        }
        /// Returns an owned copy.
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> EtwPmcCounterOwnershipStatus {
            EtwPmcCounterOwnershipStatus {
                fixed: EtwPmcCounterOwnershipStatusFixed(*self.0.fixed), counter_owners: to_vec(self.0.rest)
            }
        }
    }

    impl core::fmt::Debug for EtwPmcCounterOwnershipStatusView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwPmcCounterOwnershipStatusView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            shown.field("CounterOwners", &self.counter_owners()).finish()
        }
    }

    /// Owners of the performance monitoring counters of a processor.
    ///
    /// In C: `ETW_PMC_COUNTER_OWNERSHIP_STATUS`, 0x14 bytes with one element of its array, 0x8 without elements.
    /// Releases unknown.
    ///
    /// ETW_PMC_OWNERSHIP_INFORMATION of the native interface has the same layout.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_PMC_COUNTER_OWNERSHIP_STATUS")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EtwPmcCounterOwnershipStatus {
        fixed: EtwPmcCounterOwnershipStatusFixed,
        /// Owner of each counter. `ETW_PMC_COUNTER_OWNER CounterOwners` at 0x08.
        pub counter_owners: alloc::vec::Vec<crate::requests::session::EtwPmcCounterOwner>,
    }

    #[cfg(feature = "alloc")]
    impl EtwPmcCounterOwnershipStatus {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes.
        ///
        /// # Errors
        ///
        /// The errors of [`EtwPmcCounterOwnershipStatusView::new`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwPmcCounterOwnershipStatusView::new(bytes).map(|view| view.to_value())
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EtwPmcCounterOwnershipStatus {
        /// Returns the structure with all bytes zero and no elements.
        #[inline]
        fn default() -> Self {
            Self { fixed: Default::default(), counter_owners: Default::default() }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EtwPmcCounterOwnershipStatus {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwPmcCounterOwnershipStatus");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("CounterOwners", &self.counter_owners).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        EtwPmcCounterOwnershipStatus, fixed = EtwPmcCounterOwnershipStatusFixed, view =
        EtwPmcCounterOwnershipStatusView, size = 8
    );
    #[cfg(feature = "alloc")]
    impl Tailed for EtwPmcCounterOwnershipStatus {
        const NAME: &'static str = "ETW_PMC_COUNTER_OWNERSHIP_STATUS";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            let view =
                EtwPmcCounterOwnershipStatusFixed(first_and_rest::<8>("ETW_PMC_COUNTER_OWNERSHIP_STATUS", fixed)?);
            Ok(Some(view.announced_count().saturating_mul(12)))
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwPmcCounterOwnershipStatus::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            let (have, stated) =
                (self.counter_owners.len() as u64 * 12, self.fixed.announced_count().saturating_mul(12));
            if stated != have {
                return Err(
                    Error::BadCount {
                        name: "ETW_PMC_COUNTER_OWNERSHIP_STATUS", field: "NumberOfCounters", stated, have
                    }
                );
            }
            out.extend_from_slice(&self.fixed.0);
            self.counter_owners.iter()
                .for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EtwPmcCounterOwnershipStatus);
    #[cfg(feature = "serde")]
    serde_tailed!(
        EtwPmcCounterOwnershipStatus, table = Table::form(&LAYOUT_0), parts { counter_owners = "CounterOwners", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EtwPmcCounterOwnershipStatus {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            let fixed = proptest::arbitrary::any::<[u8; 8]>();
            let elements =
                proptest::collection::vec(
                    proptest::arbitrary::any::<crate::requests::session::EtwPmcCounterOwner>(), 0..6
                );
            (fixed, elements).prop_map(|(fixed, counter_owners)| {
                let mut value = Self { fixed: EtwPmcCounterOwnershipStatusFixed(fixed), counter_owners };
                let count = value.counter_owners.len() as u64;
                value.set_number_of_counters((count) as u32);
                value
            }).boxed()
        }
    }
}

// spec/structs/ETW_PMC_OWNERSHIP_ENTRY.toml
pub mod etw_pmc_ownership_entry {
    //! Owner of one of a processor's counters.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::WINDOWS_SYS_ETW];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_PMC_OWNERSHIP_ENTRY", "EtwPmcOwnershipEntry")
        .size(12)
        .about("Owner of one of a processor's counters.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG Type").at(0..4)
                .about("OwnerType in ETW_PMC_COUNTER_OWNER, a public structure of the same layout.")
                .means(Meaning::Enumeration),
            unsigned("ULONG Data1").at(4..8).about("ProfileSource in ETW_PMC_COUNTER_OWNER.")
                .means(Meaning::Enumeration),
            unsigned("ULONG Data2").at(8..12).about("OwnerTag in ETW_PMC_COUNTER_OWNER.").means(Meaning::Identifier),
        ]);
    fixed! {
        /// Owner of one of a processor's counters.
        ///
        /// In C: `ETW_PMC_OWNERSHIP_ENTRY`, 0xc bytes. Releases unknown.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*;
        /// Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
        #[doc(alias = "ETW_PMC_OWNERSHIP_ENTRY")]
        owned EtwPmcOwnershipEntry / EtwPmcOwnershipEntryView: lone,
            name = "ETW_PMC_OWNERSHIP_ENTRY", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// OwnerType in ETW_PMC_COUNTER_OWNER, a public structure of the same layout. `ULONG Type` at 0x00.
            kind / set_kind: u32, at = 0;
            /// ProfileSource in ETW_PMC_COUNTER_OWNER. `ULONG Data1` at 0x04.
            data1 / set_data1: u32, at = 4;
            /// OwnerTag in ETW_PMC_COUNTER_OWNER. `ULONG Data2` at 0x08.
            data2 / set_data2: u32, at = 8;
        }
    }
}

// spec/structs/ETW_PMC_OWNERSHIP_INFORMATION.toml
pub mod etw_pmc_ownership_information {
    //! Owners of a processor's counters.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::WINDOWS_SYS_ETW];
    const SOURCES_1: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_PMC_OWNERSHIP_INFORMATION", "EtwPmcOwnershipInformation")
        .size(20)
        .fixed(8)
        .about("Owners of a processor's counters.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part(
                "ETW_PMC_OWNERSHIP_ENTRY", "Entries",
                Content::Layout(&crate::requests::session::etw_pmc_ownership_entry::LAYOUT_0)
            )
                .many(
                    Many::Counted(
                        &number(
                            "CounterCount", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false },
                            u64::MAX, 0
                        )
                    )
                ),
        ])
        .stated_by(SOURCES_1)
        .fields(&[
            unsigned("ULONG ProcessorNumber").at(0..4).means(Meaning::ProcessorNumber),
            unsigned("ULONG CounterCount").at(4..8).about("Number of elements in Entries.").means(Meaning::Count),
            field(
                "ETW_PMC_OWNERSHIP_ENTRY Entries",
                Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 12 } }
            )
                .at(8..20).with(&[More::CountIn(&("CounterCount", 18446744073709551615, 0)), More::Fields(&[
                unsigned("ULONG Entries.Type").at(8..12)
                    .about("OwnerType in ETW_PMC_COUNTER_OWNER, a public structure of the same layout.")
                    .means(Meaning::Enumeration).stated_by(SOURCES),
                unsigned("ULONG Entries.Data1").at(12..16).about("ProfileSource in ETW_PMC_COUNTER_OWNER.")
                    .means(Meaning::Enumeration).stated_by(SOURCES),
                unsigned("ULONG Entries.Data2").at(16..20).about("OwnerTag in ETW_PMC_COUNTER_OWNER.")
                    .means(Meaning::Identifier).stated_by(SOURCES),
            ])]),
        ]);
    fixed! {
        /// Fixed part of `EtwPmcOwnershipInformation` and [`EtwPmcOwnershipInformationView`], with the getters of its
        /// fields.
        part EtwPmcOwnershipInformationFixed / EtwPmcOwnershipInformationView: followed,
            name = "ETW_PMC_OWNERSHIP_INFORMATION", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// Number of a logical processor. `ULONG ProcessorNumber` at 0x00.
            processor_number / set_processor_number: u32, at = 0;
            /// Number of elements in Entries. `ULONG CounterCount` at 0x04.
            counter_count / set_counter_count: u32, at = 4;
        }
    }

    impl<B: Storage> EtwPmcOwnershipInformationFixed<B> {
        /// Returns the number of elements that the fixed part states.
        #[inline]
        fn announced_count(&self) -> u64 {
            self.counter_count() as u64
        }
    }

    impl<'a> EtwPmcOwnershipInformationView<'a> {
        /// Creates a view of the fixed part and the elements that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::BadCount`] if `CounterCount` exceeds the
        /// elements present.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = EtwPmcOwnershipInformationFixed(first_and_rest::<8>("ETW_PMC_OWNERSHIP_INFORMATION", bytes)?);
            let rest =
                counted("ETW_PMC_OWNERSHIP_INFORMATION", "CounterCount", 12, view.announced_count(), view.0.rest)?;
            Ok(EtwPmcOwnershipInformationFixed(Borrowed { fixed: view.0.fixed, rest }))
        }
        /// `ETW_PMC_OWNERSHIP_ENTRY Entries` at 0x08.
        #[inline]
        pub fn entries(&self) -> Elements<'a, crate::requests::session::EtwPmcOwnershipEntry> {
            Elements::new(self.0.rest)
        }
        /// Returns an owned copy.
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> EtwPmcOwnershipInformation {
            EtwPmcOwnershipInformation {
                fixed: EtwPmcOwnershipInformationFixed(*self.0.fixed), entries: to_vec(self.0.rest)
            }
        }
    }

    impl core::fmt::Debug for EtwPmcOwnershipInformationView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwPmcOwnershipInformationView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            shown.field("Entries", &self.entries()).finish()
        }
    }

    /// Owners of a processor's counters.
    ///
    /// In C: `ETW_PMC_OWNERSHIP_INFORMATION`, 0x14 bytes with one element of its array, 0x8 without elements. Releases
    /// unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_PMC_OWNERSHIP_INFORMATION")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EtwPmcOwnershipInformation {
        fixed: EtwPmcOwnershipInformationFixed,
        /// `ETW_PMC_OWNERSHIP_ENTRY Entries` at 0x08.
        pub entries: alloc::vec::Vec<crate::requests::session::EtwPmcOwnershipEntry>,
    }

    #[cfg(feature = "alloc")]
    impl EtwPmcOwnershipInformation {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes.
        ///
        /// # Errors
        ///
        /// The errors of [`EtwPmcOwnershipInformationView::new`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwPmcOwnershipInformationView::new(bytes).map(|view| view.to_value())
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EtwPmcOwnershipInformation {
        /// Returns the structure with all bytes zero and no elements.
        #[inline]
        fn default() -> Self {
            Self { fixed: Default::default(), entries: Default::default() }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EtwPmcOwnershipInformation {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwPmcOwnershipInformation");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Entries", &self.entries).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        EtwPmcOwnershipInformation, fixed = EtwPmcOwnershipInformationFixed, view = EtwPmcOwnershipInformationView,
        size = 8
    );
    #[cfg(feature = "alloc")]
    impl Tailed for EtwPmcOwnershipInformation {
        const NAME: &'static str = "ETW_PMC_OWNERSHIP_INFORMATION";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            let view = EtwPmcOwnershipInformationFixed(first_and_rest::<8>("ETW_PMC_OWNERSHIP_INFORMATION", fixed)?);
            Ok(Some(view.announced_count().saturating_mul(12)))
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwPmcOwnershipInformation::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            let (have, stated) = (self.entries.len() as u64 * 12, self.fixed.announced_count().saturating_mul(12));
            if stated != have {
                return Err(
                    Error::BadCount { name: "ETW_PMC_OWNERSHIP_INFORMATION", field: "CounterCount", stated, have }
                );
            }
            out.extend_from_slice(&self.fixed.0);
            self.entries.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EtwPmcOwnershipInformation);
    #[cfg(feature = "serde")]
    serde_tailed!(EtwPmcOwnershipInformation, table = Table::form(&LAYOUT_0), parts { entries = "Entries", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EtwPmcOwnershipInformation {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            let fixed = proptest::arbitrary::any::<[u8; 8]>();
            let elements =
                proptest::collection::vec(
                    proptest::arbitrary::any::<crate::requests::session::EtwPmcOwnershipEntry>(), 0..6
                );
            (fixed, elements).prop_map(|(fixed, entries)| {
                let mut value = Self { fixed: EtwPmcOwnershipInformationFixed(fixed), entries };
                let count = value.entries.len() as u64;
                value.set_counter_count((count) as u32);
                value
            }).boxed()
        }
    }
}

// spec/structs/ETW_PRIVATE_SESSION_TRACE_REQUEST.toml
pub mod etw_private_session_trace_request {
    //! Requested private session.
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

// spec/structs/ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION.toml
pub mod etw_query_used_processor_count_information {
    //! Session whose number of used processors is requested.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout =
        layout("ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION", "EtwQueryUsedProcessorCountInformation")
        .size(8)
        .about("Session whose number of used processors is requested.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("USHORT LoggerId").at(0..2).about("Logger ID of the session.").means(Meaning::LoggerId),
            unsigned("USHORT Reserved").at(2..4).means(Meaning::Reserved),
            unsigned("ULONG Reserved2").at(4..8).means(Meaning::Reserved),
        ]);
    fixed! {
        /// Session whose number of used processors is requested.
        ///
        /// In C: `ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION`, 0x8 bytes. Releases unknown.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION")]
        owned EtwQueryUsedProcessorCountInformation / EtwQueryUsedProcessorCountInformationView: lone,
            name = "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout =
                LAYOUT_0;
        fields {
            /// Logger ID of the session. `USHORT LoggerId` at 0x00.
            logger_id / set_logger_id: u16, at = 0;
            /// Reserved or padding, according to a source. `USHORT Reserved` at 0x02.
            reserved / set_reserved: u16, at = 2;
            /// Reserved or padding, according to a source. `ULONG Reserved2` at 0x04.
            reserved2 / set_reserved2: u32, at = 4;
        }
    }
}

// spec/structs/ETW_REFERENCE_TIME_INFORMATION.toml
pub mod etw_reference_time_information {
    //! Session whose reference time is requested.
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

// spec/structs/ETW_REGISTER_PRIVATE_SESSION_INFORMATION.toml
pub mod etw_register_private_session_information {
    //! Registration of a private session, and its output.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout =
        layout("ETW_REGISTER_PRIVATE_SESSION_INFORMATION", "EtwRegisterPrivateSessionInformation")
        .size(8)
        .about("Registration of a private session, and its output.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            union("union ").at(0..4).with(&[More::Fields(&[
                structure("struct ").at(0..4).with(&[More::Fields(&[
                    unsigned("USHORT PrivateSessionId").at(0..2).means(Meaning::Identifier),
                    unsigned("USHORT Reserved0").at(2..4).means(Meaning::Reserved),
                ])]),
                unsigned("ULONG SessionDemuxHandle").at(0..4).about("Handle of the session's object.")
                    .means(Meaning::Handle),
            ])]),
            unsigned("USHORT PrivateSessionHandle").at(4..6).means(Meaning::Identifier),
            unsigned("USHORT Reserved4").at(6..8).means(Meaning::Reserved),
        ]);
    fixed! {
        /// Registration of a private session, and its output.
        ///
        /// In C: `ETW_REGISTER_PRIVATE_SESSION_INFORMATION`, 0x8 bytes. Releases unknown.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "ETW_REGISTER_PRIVATE_SESSION_INFORMATION")]
        owned EtwRegisterPrivateSessionInformation / EtwRegisterPrivateSessionInformationView: lone,
            name = "ETW_REGISTER_PRIVATE_SESSION_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout =
                LAYOUT_0;
        fields {
            /// `USHORT PrivateSessionId` at 0x00.
            private_session_id / set_private_session_id: u16, at = 0;
            /// Reserved or padding, according to a source. `USHORT Reserved0` at 0x02.
            reserved0 / set_reserved0: u16, at = 2;
            /// Handle of the session's object. `ULONG SessionDemuxHandle` at 0x00.
            session_demux_handle / set_session_demux_handle: u32, at = 0;
            /// `USHORT PrivateSessionHandle` at 0x04.
            private_session_handle / set_private_session_handle: u16, at = 4;
            /// Reserved or padding, according to a source. `USHORT Reserved4` at 0x06.
            reserved4 / set_reserved4: u16, at = 6;
        }
    }
}

// spec/structs/ETW_SET_MARK_INFORMATION.toml
pub mod etw_set_mark_information {
    //! Mark to set in a session of system events.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_SET_MARK_INFORMATION", "EtwSetMarkInformation")
        .size(8)
        .fixed(4)
        .about("Mark to set in a session of system events.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("WCHAR", "Mark", Content::Text { unit: 2 }).about("Text of the mark.").means(Meaning::Text),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG Flag").at(0..4).means(Meaning::Flags)
                .with(&[More::Values(crate::requests::session::EtwSetMarkFlag::VALUES)]),
            field("WCHAR Mark", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }).at(4..6)
                .about("Text of the mark.").means(Meaning::Text),
        ]);
    fixed! {
        /// Fixed part of `EtwSetMarkInformation` and [`EtwSetMarkInformationView`], with the getters of its fields.
        part EtwSetMarkInformationFixed / EtwSetMarkInformationView: followed,
            name = "ETW_SET_MARK_INFORMATION", size = 4, table = Table::form(&LAYOUT_0);
        fields {
            /// `ULONG Flag` at 0x00.
            flag / set_flag: crate::requests::session::EtwSetMarkFlag, at = 0;
        }
    }

    impl<'a> EtwSetMarkInformationView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = EtwSetMarkInformationFixed(first_and_rest::<4>("ETW_SET_MARK_INFORMATION", bytes)?);
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
        pub fn tail(&self) -> Result<EtwSetMarkInformationTail<'a>, Error> {
            let mut left = Left::new("ETW_SET_MARK_INFORMATION", 4, self.0.rest);
            let mark = left.text();
            Ok(EtwSetMarkInformationTail { mark, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<EtwSetMarkInformation, Error> {
            let tail = self.tail()?;
            Ok(EtwSetMarkInformation {
                fixed: EtwSetMarkInformationFixed(*self.0.fixed),
                mark: { let part = tail.mark; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for EtwSetMarkInformationView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwSetMarkInformationView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `ETW_SET_MARK_INFORMATION`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct EtwSetMarkInformationTail<'a> {
        /// Text of the mark. `WCHAR Mark`, terminated by a zero.
        pub mark: Utf16Str<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Mark to set in a session of system events.
    ///
    /// In C: `ETW_SET_MARK_INFORMATION`, 0x8 bytes with one element of its array, 0x4 without elements. Releases
    /// unknown.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_SET_MARK_INFORMATION")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EtwSetMarkInformation {
        fixed: EtwSetMarkInformationFixed,
        /// Text of the mark. `WCHAR Mark`, terminated by a zero.
        pub mark: Utf16String,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl EtwSetMarkInformation {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`EtwSetMarkInformationView::new`] and [`EtwSetMarkInformationView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwSetMarkInformationView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EtwSetMarkInformation {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                mark: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EtwSetMarkInformation {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwSetMarkInformation");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Mark", &self.mark);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(EtwSetMarkInformation, fixed = EtwSetMarkInformationFixed, view = EtwSetMarkInformationView, size = 4);
    #[cfg(feature = "alloc")]
    impl Tailed for EtwSetMarkInformation {
        const NAME: &'static str = "ETW_SET_MARK_INFORMATION";
        const FIXED: usize = 4;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<4>("ETW_SET_MARK_INFORMATION", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwSetMarkInformation::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("ETW_SET_MARK_INFORMATION", out);
            {
                let part = &self.mark;
                to.utf16("Mark", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EtwSetMarkInformation);
    #[cfg(feature = "serde")]
    serde_tailed!(EtwSetMarkInformation, table = Table::form(&LAYOUT_0), parts { mark = "Mark", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EtwSetMarkInformation {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 4>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }
}

// spec/structs/ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION.toml
pub mod etw_set_provider_binary_tracking_information {
    //! Switch for logging the images of providers.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout =
        layout("ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION", "EtwSetProviderBinaryTrackingInformation")
        .size(8)
        .about("Switch for logging the images of providers.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG LoggerId").at(0..4).about("Logger ID of the session.").means(Meaning::LoggerId),
            unsigned("BOOLEAN Enable").at(4..5).means(Meaning::Boolean),
            field(
                "UCHAR Reserved1",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 3 }
            )
                .at(5..8).means(Meaning::Reserved),
        ]);
    fixed! {
        /// Switch for logging the images of providers.
        ///
        /// In C: `ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION`, 0x8 bytes. Releases unknown.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
        #[doc(alias = "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION")]
        owned EtwSetProviderBinaryTrackingInformation / EtwSetProviderBinaryTrackingInformationView: lone,
            name = "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout =
                LAYOUT_0;
        fields {
            /// Logger ID of the session. `ULONG LoggerId` at 0x00.
            logger_id / set_logger_id: u32, at = 0;
            /// Zero is false, any other value is true. `BOOLEAN Enable` at 0x04.
            enable / set_enable: u8, at = 4;
            /// Reserved or padding, according to a source. `UCHAR Reserved1` at 0x05.
            reserved1 / set_reserved1: [u8; 3], at = 5;
        }
    }
}

// spec/structs/ETW_STACK_CACHING_CONFIG.toml
pub mod etw_stack_caching_config {
    //! Size of a session's call stack cache.
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

// spec/structs/ETW_UPDATE_DISALLOW_LIST_INFORMATION.toml
pub mod etw_update_disallow_list_information {
    //! Providers that must not be enabled in a session.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout =
        layout("ETW_UPDATE_DISALLOW_LIST_INFORMATION", "EtwUpdateDisallowListInformation")
        .size(24)
        .fixed(8)
        .about("Providers that must not be enabled in a session.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("GUID", "GuidList", Content::Value(ArrayElement { kind: ElementKind::Guid, size: 16 }))
                .many(
                    Many::Counted(
                        &number(
                            "GuidCount", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false },
                            u64::MAX, 0
                        )
                    )
                )
                .means(Meaning::Guid),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG LoggerId").at(0..4).about("Logger ID of the session.").means(Meaning::LoggerId),
            unsigned("ULONG GuidCount").at(4..8).about("Number of elements in GuidList.").means(Meaning::Count),
            field("GUID GuidList", Kind::Counted { element: ArrayElement { kind: ElementKind::Guid, size: 16 } })
                .at(8..24).means(Meaning::Guid).with(&[More::CountIn(&("GuidCount", 18446744073709551615, 0))]),
        ]);
    fixed! {
        /// Fixed part of `EtwUpdateDisallowListInformation` and [`EtwUpdateDisallowListInformationView`], with the
        /// getters of its fields.
        part EtwUpdateDisallowListInformationFixed / EtwUpdateDisallowListInformationView: followed,
            name = "ETW_UPDATE_DISALLOW_LIST_INFORMATION", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// Logger ID of the session. `ULONG LoggerId` at 0x00.
            logger_id / set_logger_id: u32, at = 0;
            /// Number of elements in GuidList. `ULONG GuidCount` at 0x04.
            guid_count / set_guid_count: u32, at = 4;
        }
    }

    impl<B: Storage> EtwUpdateDisallowListInformationFixed<B> {
        /// Returns the number of elements that the fixed part states.
        #[inline]
        fn announced_count(&self) -> u64 {
            self.guid_count() as u64
        }
    }

    impl<'a> EtwUpdateDisallowListInformationView<'a> {
        /// Creates a view of the fixed part and the elements that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::BadCount`] if `GuidCount` exceeds the elements
        /// present.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view =
                EtwUpdateDisallowListInformationFixed(
                    first_and_rest::<8>("ETW_UPDATE_DISALLOW_LIST_INFORMATION", bytes)?
                );
            let rest =
                counted("ETW_UPDATE_DISALLOW_LIST_INFORMATION", "GuidCount", 16, view.announced_count(), view.0.rest)?;
            Ok(EtwUpdateDisallowListInformationFixed(Borrowed { fixed: view.0.fixed, rest }))
        }
        /// `GUID GuidList` at 0x08.
        #[inline]
        pub fn guid_list(&self) -> Elements<'a, Guid> {
            Elements::new(self.0.rest)
        }
        /// Returns an owned copy.
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> EtwUpdateDisallowListInformation {
            EtwUpdateDisallowListInformation {
                fixed: EtwUpdateDisallowListInformationFixed(*self.0.fixed), guid_list: to_vec(self.0.rest)
            }
        }
    }

    impl core::fmt::Debug for EtwUpdateDisallowListInformationView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwUpdateDisallowListInformationView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            shown.field("GuidList", &self.guid_list()).finish()
        }
    }

    /// Providers that must not be enabled in a session.
    ///
    /// In C: `ETW_UPDATE_DISALLOW_LIST_INFORMATION`, 0x18 bytes with one element of its array, 0x8 without elements.
    /// Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_UPDATE_DISALLOW_LIST_INFORMATION")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct EtwUpdateDisallowListInformation {
        fixed: EtwUpdateDisallowListInformationFixed,
        /// `GUID GuidList` at 0x08.
        pub guid_list: alloc::vec::Vec<Guid>,
    }

    #[cfg(feature = "alloc")]
    impl EtwUpdateDisallowListInformation {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes.
        ///
        /// # Errors
        ///
        /// The errors of [`EtwUpdateDisallowListInformationView::new`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwUpdateDisallowListInformationView::new(bytes).map(|view| view.to_value())
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for EtwUpdateDisallowListInformation {
        /// Returns the structure with all bytes zero and no elements.
        #[inline]
        fn default() -> Self {
            Self { fixed: Default::default(), guid_list: Default::default() }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for EtwUpdateDisallowListInformation {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("EtwUpdateDisallowListInformation");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("GuidList", &self.guid_list).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        EtwUpdateDisallowListInformation, fixed = EtwUpdateDisallowListInformationFixed, view =
        EtwUpdateDisallowListInformationView, size = 8
    );
    #[cfg(feature = "alloc")]
    impl Tailed for EtwUpdateDisallowListInformation {
        const NAME: &'static str = "ETW_UPDATE_DISALLOW_LIST_INFORMATION";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            let view =
                EtwUpdateDisallowListInformationFixed(
                    first_and_rest::<8>("ETW_UPDATE_DISALLOW_LIST_INFORMATION", fixed)?
                );
            Ok(Some(view.announced_count().saturating_mul(16)))
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            EtwUpdateDisallowListInformation::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            let (have, stated) = (self.guid_list.len() as u64 * 16, self.fixed.announced_count().saturating_mul(16));
            if stated != have {
                return Err(
                    Error::BadCount { name: "ETW_UPDATE_DISALLOW_LIST_INFORMATION", field: "GuidCount", stated, have }
                );
            }
            out.extend_from_slice(&self.fixed.0);
            self.guid_list.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(EtwUpdateDisallowListInformation);
    #[cfg(feature = "serde")]
    serde_tailed!(EtwUpdateDisallowListInformation, table = Table::form(&LAYOUT_0), parts { guid_list = "GuidList", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for EtwUpdateDisallowListInformation {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            let fixed = proptest::arbitrary::any::<[u8; 8]>();
            let elements = proptest::collection::vec(proptest::arbitrary::any::<Guid>(), 0..6);
            (fixed, elements).prop_map(|(fixed, guid_list)| {
                let mut value = Self { fixed: EtwUpdateDisallowListInformationFixed(fixed), guid_list };
                let count = value.guid_list.len() as u64;
                value.set_guid_count((count) as u32);
                value
            }).boxed()
        }
    }
}

// spec/structs/TRACE_ENABLE_FLAG_EXTENSION.toml
pub mod trace_enable_flag_extension {
    //! Location of the extension of EnableFlags.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION, &sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("TRACE_ENABLE_FLAG_EXTENSION", "TraceEnableFlagExtension")
        .size(4)
        .about("Location of the extension of EnableFlags.")
        .in_releases("5.1+", &[holds(Pointer::Bits32, 1, 255), holds(Pointer::Bits64, 1, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("USHORT Offset").at(0..2)
                .about("Offset of the array from the start of the structure that contains EnableFlags.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("UCHAR Length").at(2..3)
                .about("Number of dwords in the array. From 6.0, 0xFF for a header and items instead.")
                .means(Meaning::Count).with(&[More::Units("4 bytes")]),
            unsigned("UCHAR Flag").at(3..4)
                .about("High byte of EnableFlags, with its highest bit set. No use of its other bits is known.")
                .means(Meaning::Flags),
        ]);
    fixed! {
        /// Location of the extension of EnableFlags.
        ///
        /// In C: `TRACE_ENABLE_FLAG_EXTENSION`, 0x4 bytes. Documented for 5.1+.
        ///
        /// It overlays EnableFlags of EVENT_TRACE_PROPERTIES or WMI_LOGGER_INFORMATION and locates an array of dwords
        /// in the same buffer. The array contains more flags or, from 6.0 with 0xFF as Length, a
        /// TRACE_ENABLE_FLAG_EXT_HEADER and items.
        ///
        /// Undocumented; defined in NTWMI.H (kits of 1511); type information in symbol files of
        /// AppXDeploymentClient.dll (6.2 and higher).
        ///
        /// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and
        /// contributors, *ntwmi.h*.
        #[doc(alias = "TRACE_ENABLE_FLAG_EXTENSION")]
        owned TraceEnableFlagExtension / TraceEnableFlagExtensionView: lone,
            name = "TRACE_ENABLE_FLAG_EXTENSION", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Offset of the array from the start of the structure that contains EnableFlags. `USHORT Offset` at 0x00.
            /// Unit: bytes.
            offset / set_offset: u16, at = 0;
            /// Number of dwords in the array. From 6.0, 0xFF for a header and items instead. `UCHAR Length` at 0x02.
            /// Unit: 4 bytes.
            length / set_length: u8, at = 2;
            /// High byte of EnableFlags, with its highest bit set. No use of its other bits is known. `UCHAR Flag` at
            /// 0x03.
            flag / set_flag: u8, at = 3;
        }
    }

    /// Alias of [`TraceEnableFlagExtension`], named by the first release of the form.
    pub type V5_1 = TraceEnableFlagExtension;
    /// Alias of [`TraceEnableFlagExtensionView`], named by the first release of the form.
    pub type V5_1View<'a> = TraceEnableFlagExtensionView<'a>;
}

// spec/structs/TRACE_ENABLE_FLAG_EXT_DATA_ITEM.toml
pub mod trace_enable_flag_ext_data_item {
    //! Item of unknown type, with its data uninterpreted.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION, &sources::PHNT_NTWMI];
    const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION];
    pub(crate) static LAYOUT_0: Layout = layout("TRACE_ENABLE_FLAG_EXT_DATA_ITEM", "TraceEnableFlagExtDataItem")
        .size(8)
        .fixed(4)
        .about("Item of unknown type, with its data uninterpreted.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .with_total(
            &number(
                "Header.Offset", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0
            ),
            4
        )
        .with_tail(&[
            part("ULONG", "Data", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
                .many(Many::Open).up_to(32).of_unknown_purpose(),
        ])
        .stated_by(SOURCES_1)
        .fields(&[
            structure("TRACE_ENABLE_FLAG_EXT_ITEM Header").at(0..4).about("Type and length of the item.")
                .with(&[More::Fields(&[
                unsigned("USHORT Header.Offset").at(0..2)
                    .about("Distance from this item to the next, or to the end: the dwords of the item, including this \
                        one.")
                    .means(Meaning::Count).stated_by(SOURCES).with(&[More::Units("4 bytes")]),
                unsigned("USHORT Header.Type").at(2..4).about("Type of the item's data.").means(Meaning::Enumeration)
                    .stated_by(SOURCES).with(&[More::Values(crate::requests::session::EtwExtType::VALUES)]),
            ])]),
            field("ULONG Data", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } }).at(4..8)
                .of_unknown_purpose(),
        ]);
    fixed! {
        /// Fixed part of `TraceEnableFlagExtDataItem` and [`TraceEnableFlagExtDataItemView`], with the getters of its
        /// fields.
        part TraceEnableFlagExtDataItemFixed / TraceEnableFlagExtDataItemView: followed,
            name = "TRACE_ENABLE_FLAG_EXT_DATA_ITEM", size = 4, table = Table::form(&LAYOUT_0);
        fields {
            /// Type and length of the item. `TRACE_ENABLE_FLAG_EXT_ITEM Header` at 0x00. Returns a copy.
            header / set_header: crate::requests::session::TraceEnableFlagExtItem, at = 0;
            /// Distance from this item to the next, or to the end: the dwords of the item, including this one. `USHORT
            /// Offset` at 0x00. Unit: 4 bytes. Within [`Self::header`].
            offset / set_offset: u16, at = 0;
        }
    }

    impl<B: Storage> TraceEnableFlagExtDataItemFixed<B> {
        /// Returns the total size in bytes, payload included, from `Header.Offset`.
        #[inline]
        pub fn total_size(&self) -> usize {
            self.header().offset() as usize * 4
        }
    }

    impl<'a> TraceEnableFlagExtDataItemView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Header.Offset` states;
        /// [`Error::BadCount`] if that is smaller than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = TraceEnableFlagExtDataItemFixed(first_and_rest::<4>("TRACE_ENABLE_FLAG_EXT_DATA_ITEM", bytes)?);
            let rest =
                within(
                    "TRACE_ENABLE_FLAG_EXT_DATA_ITEM", "Header.Offset", 4, u64::from(view.header().offset()) * 4,
                    view.0.rest
                )?;
            Ok(TraceEnableFlagExtDataItemFixed(Borrowed { fixed: view.0.fixed, rest }))
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<TraceEnableFlagExtDataItemTail<'a>, Error> {
            let mut left = Left::new("TRACE_ENABLE_FLAG_EXT_DATA_ITEM", 4, self.0.rest);
            let data = left.open();
            Ok(TraceEnableFlagExtDataItemTail { data, rest: left.rest() })
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
        pub fn to_value(&self) -> Result<TraceEnableFlagExtDataItem, Error> {
            let tail = self.tail()?;
            Ok(TraceEnableFlagExtDataItem {
                fixed: TraceEnableFlagExtDataItemFixed(*self.0.fixed),
                data: { let part = tail.data; to_vec(part.as_bytes()) },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for TraceEnableFlagExtDataItemView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("TraceEnableFlagExtDataItemView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    impl<'a> Split<'a> for TraceEnableFlagExtDataItemView<'a> {
        #[cfg(feature = "alloc")]
        type Owned = TraceEnableFlagExtDataItem;
        #[inline]
        fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
            let view = Self::new(bytes)?;
            let end = 4 + view.0.rest.len();
            let (own, rest) = split_at("TRACE_ENABLE_FLAG_EXT_DATA_ITEM", bytes, end)?;
            Ok((TraceEnableFlagExtDataItemFixed(Borrowed { fixed: view.0.fixed, rest: &own[4..] }), rest))
        }
        #[cfg(feature = "alloc")]
        #[inline]
        fn to_owned_value(&self) -> Result<TraceEnableFlagExtDataItem, Error> {
            self.to_value()
        }
    }

    /// Parts after the fixed part of `TRACE_ENABLE_FLAG_EXT_DATA_ITEM`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct TraceEnableFlagExtDataItemTail<'a> {
        /// Purpose unknown. `ULONG Data`, to the end of the bytes.
        pub data: Elements<'a, u32>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Item of unknown type, with its data uninterpreted.
    ///
    /// No known name in C; here: `TRACE_ENABLE_FLAG_EXT_DATA_ITEM`, 0x8 bytes with one element of its array, 0x4
    /// without elements. Documented for 6.0+.
    ///
    /// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*.
    #[doc(alias = "TRACE_ENABLE_FLAG_EXT_DATA_ITEM")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct TraceEnableFlagExtDataItem {
        fixed: TraceEnableFlagExtDataItemFixed,
        /// Purpose unknown. `ULONG Data`, to the end of the bytes.
        pub data: alloc::vec::Vec<u32>,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl TraceEnableFlagExtDataItem {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the
        /// rest.
        ///
        /// # Errors
        ///
        /// The errors of [`TraceEnableFlagExtDataItemView::new`] and [`TraceEnableFlagExtDataItemView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            TraceEnableFlagExtDataItemView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for TraceEnableFlagExtDataItem {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                data: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for TraceEnableFlagExtDataItem {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("TraceEnableFlagExtDataItem");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Data", &self.data);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        TraceEnableFlagExtDataItem, fixed = TraceEnableFlagExtDataItemFixed, view = TraceEnableFlagExtDataItemView,
        size = 4
    );
    #[cfg(feature = "alloc")]
    impl Tailed for TraceEnableFlagExtDataItem {
        const NAME: &'static str = "TRACE_ENABLE_FLAG_EXT_DATA_ITEM";
        const FIXED: usize = 4;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            let view = TraceEnableFlagExtDataItemFixed(first_and_rest::<4>("TRACE_ENABLE_FLAG_EXT_DATA_ITEM", fixed)?);
            Ok(Some((u64::from(view.header().offset()) * 4).saturating_sub(4)))
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            TraceEnableFlagExtDataItem::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            let from = out.len();
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("TRACE_ENABLE_FLAG_EXT_DATA_ITEM", out);
            {
                let part = &self.data;
                to.elements(part); to.limit("Data", 4);
            }
            to.finish(&self.rest)?;
            let (stated, have) = (u64::from(self.header().offset()) * 4, (out.len() - from) as u64);
            if stated != have {
                out.truncate(from);
                return Err(
                    Error::BadCount { name: "TRACE_ENABLE_FLAG_EXT_DATA_ITEM", field: "Header.Offset", stated, have }
                );
            }
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(TraceEnableFlagExtDataItem);
    #[cfg(feature = "serde")]
    serde_tailed!(TraceEnableFlagExtDataItem, table = Table::form(&LAYOUT_0), parts { data = "Data", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for TraceEnableFlagExtDataItem {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 4>(DECIDING, |bytes| {
                let bytes = &bytes[..bytes.len() - bytes.len() % 4];
                let mut value =
                    TraceEnableFlagExtDataItemFixed(first_and_rest::<4>("TRACE_ENABLE_FLAG_EXT_DATA_ITEM", bytes)?)
                    .to_value()?;
                let total = bytes.len() / 4;
                let mut changed_header = value.header(); changed_header.set_offset((total) as u16);
                    value.set_header(changed_header);
                Ok(value)
            })
        }
    }

    /// Alias of [`TraceEnableFlagExtDataItem`], named by the first release of the form.
    #[cfg(feature = "alloc")]
    pub type V6_0 = TraceEnableFlagExtDataItem;
    /// Alias of [`TraceEnableFlagExtDataItemView`], named by the first release of the form.
    pub type V6_0View<'a> = TraceEnableFlagExtDataItemView<'a>;
}

// spec/structs/TRACE_ENABLE_FLAG_EXT_HEADER.toml
pub mod trace_enable_flag_ext_header {
    //! Size of the extension of EnableFlags, and its number of items.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION, &sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout = layout("TRACE_ENABLE_FLAG_EXT_HEADER", "TraceEnableFlagExtHeader")
        .size(4)
        .about("Size of the extension of EnableFlags, and its number of items.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .with_total(
            &number("Length", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 4
        )
        .with_tail(&[
            part(
                "TRACE_ENABLE_FLAG_EXT", "Item",
                Content::Dispatch(&crate::requests::session::trace_enable_flag_ext::DISPATCH)
            )
                .many(
                    Many::Counted(
                        &number(
                            "Items", Place::Fixed { offset: 2, size: 2, start: 0, width: 16, signed: false }, u64::MAX,
                            0
                        )
                    )
                )
                .about("Items, one after the other. Microsoft does not name this part."),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("USHORT Length").at(0..2).about("Number of dwords, including this one and those of all items.")
                .means(Meaning::Count).with(&[More::Units("4 bytes")]),
            unsigned("USHORT Items").at(2..4).about("Number of items that follow.").means(Meaning::Count),
        ]);
    fixed! {
        /// Fixed part of `TraceEnableFlagExtHeader` and [`TraceEnableFlagExtHeaderView`], with the getters of its
        /// fields.
        part TraceEnableFlagExtHeaderFixed / TraceEnableFlagExtHeaderView: followed,
            name = "TRACE_ENABLE_FLAG_EXT_HEADER", size = 4, table = Table::form(&LAYOUT_0);
        fields {
            /// Number of dwords, including this one and those of all items. `USHORT Length` at 0x00. Unit: 4 bytes.
            length / set_length: u16, at = 0;
            /// Number of items that follow. `USHORT Items` at 0x02.
            items / set_items: u16, at = 2;
        }
    }

    impl<B: Storage> TraceEnableFlagExtHeaderFixed<B> {
        /// Returns the total size in bytes, payload included, from `Length`.
        #[inline]
        pub fn total_size(&self) -> usize {
            self.length() as usize * 4
        }
    }

    impl<'a> TraceEnableFlagExtHeaderView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Length` states;
        /// [`Error::BadCount`] if that is smaller than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = TraceEnableFlagExtHeaderFixed(first_and_rest::<4>("TRACE_ENABLE_FLAG_EXT_HEADER", bytes)?);
            let rest = within("TRACE_ENABLE_FLAG_EXT_HEADER", "Length", 4, u64::from(view.length()) * 4, view.0.rest)?;
            Ok(TraceEnableFlagExtHeaderFixed(Borrowed { fixed: view.0.fixed, rest }))
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<TraceEnableFlagExtHeaderTail<'a>, Error> {
            let mut left = Left::new("TRACE_ENABLE_FLAG_EXT_HEADER", 4, self.0.rest);
            let item =
                left.items(
                    <crate::requests::session::TraceEnableFlagExtView<'a> as Split<'a>>::split,
                    Some((self.items() as u64, "Items")), |_| true, None
                )?;
            Ok(TraceEnableFlagExtHeaderTail { item, rest: left.rest() })
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
        pub fn to_value(&self) -> Result<TraceEnableFlagExtHeader, Error> {
            let tail = self.tail()?;
            Ok(TraceEnableFlagExtHeader {
                fixed: TraceEnableFlagExtHeaderFixed(*self.0.fixed),
                item: {
                    let part = tail.item; part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?
                },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for TraceEnableFlagExtHeaderView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("TraceEnableFlagExtHeaderView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `TRACE_ENABLE_FLAG_EXT_HEADER`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct TraceEnableFlagExtHeaderTail<'a> {
        /// Items, one after the other. Microsoft does not name this part. `TRACE_ENABLE_FLAG_EXT Item`, with the number
        /// of elements in `Items`.
        pub item: Items<'a, crate::requests::session::TraceEnableFlagExtView<'a>>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Size of the extension of EnableFlags, and its number of items.
    ///
    /// In C: `TRACE_ENABLE_FLAG_EXT_HEADER`, 0x4 bytes. Documented for 6.0+.
    ///
    /// A TRACE_ENABLE_FLAG_EXTENSION with 0xFF as its Length locates it. Items follow it, each a
    /// TRACE_ENABLE_FLAG_EXT_ITEM and its data.
    ///
    /// Defined in NTWMI.H (kits of 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 and
    /// higher).
    ///
    /// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    #[doc(alias = "TRACE_ENABLE_FLAG_EXT_HEADER")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct TraceEnableFlagExtHeader {
        fixed: TraceEnableFlagExtHeaderFixed,
        /// Items, one after the other. Microsoft does not name this part. `TRACE_ENABLE_FLAG_EXT Item`, with the number
        /// of elements in `Items`.
        pub item: alloc::vec::Vec<crate::requests::session::TraceEnableFlagExt>,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl TraceEnableFlagExtHeader {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the
        /// rest.
        ///
        /// # Errors
        ///
        /// The errors of [`TraceEnableFlagExtHeaderView::new`] and [`TraceEnableFlagExtHeaderView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            TraceEnableFlagExtHeaderView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for TraceEnableFlagExtHeader {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                item: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for TraceEnableFlagExtHeader {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("TraceEnableFlagExtHeader");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Item", &self.item);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        TraceEnableFlagExtHeader, fixed = TraceEnableFlagExtHeaderFixed, view = TraceEnableFlagExtHeaderView, size = 4
    );
    #[cfg(feature = "alloc")]
    impl Tailed for TraceEnableFlagExtHeader {
        const NAME: &'static str = "TRACE_ENABLE_FLAG_EXT_HEADER";
        const FIXED: usize = 4;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            let view = TraceEnableFlagExtHeaderFixed(first_and_rest::<4>("TRACE_ENABLE_FLAG_EXT_HEADER", fixed)?);
            Ok(Some((u64::from(view.length()) * 4).saturating_sub(4)))
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            TraceEnableFlagExtHeader::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            let from = out.len();
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("TRACE_ENABLE_FLAG_EXT_HEADER", out);
            {
                let part = &self.item;
                to.count("Items", self.items() as u64, part.len())?; for item in part { to.tailed(item)?; }
            }
            to.finish(&self.rest)?;
            let (stated, have) = (u64::from(self.length()) * 4, (out.len() - from) as u64);
            if stated != have {
                out.truncate(from);
                return Err(Error::BadCount { name: "TRACE_ENABLE_FLAG_EXT_HEADER", field: "Length", stated, have });
            }
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(TraceEnableFlagExtHeader);
    #[cfg(feature = "serde")]
    serde_tailed!(TraceEnableFlagExtHeader, table = Table::form(&LAYOUT_0), parts { item = "Item", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for TraceEnableFlagExtHeader {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
                Deciding { offset: 2, size: 2, mask: 18446744073709551615, shift: Some(0) },
            ];
            arbitrary_from::<_, 4>(DECIDING, |bytes| {
                let bytes = &bytes[..bytes.len() - bytes.len() % 4];
                let mut value =
                    TraceEnableFlagExtHeaderFixed(first_and_rest::<4>("TRACE_ENABLE_FLAG_EXT_HEADER", bytes)?)
                    .to_value()?;
                let total = bytes.len() / 4;
                value.set_length((total) as u16);
                Ok(value)
            })
        }
    }

    /// Alias of [`TraceEnableFlagExtHeader`], named by the first release of the form.
    #[cfg(feature = "alloc")]
    pub type V6_0 = TraceEnableFlagExtHeader;
    /// Alias of [`TraceEnableFlagExtHeaderView`], named by the first release of the form.
    pub type V6_0View<'a> = TraceEnableFlagExtHeaderView<'a>;
}

// spec/structs/TRACE_ENABLE_FLAG_EXT_ITEM.toml
pub mod trace_enable_flag_ext_item {
    //! Type of an item, and the distance to the next.
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
