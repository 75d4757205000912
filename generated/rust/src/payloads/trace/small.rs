// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/EVENT_MAP_ENTRY.toml
pub mod event_map_entry {
    //! Name of a value, in a map.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_TDH, &sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("EVENT_MAP_ENTRY", "EventMapEntry")
        .size(8)
        .about("Name of a value, in a map.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG OutputOffset").at(0..4).about("Offset of the name, from the start of the map.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
            union("union ").at(4..8).with(&[More::Fields(&[
                unsigned("ULONG Value").at(4..8).about("Value.").means(Meaning::Number),
                unsigned("ULONG InputOffset").at(4..8).about("For a map of texts: offset of the text.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
            ])]),
        ]);
    fixed! {
        /// Name of a value, in a map.
        ///
        /// In C: `EVENT_MAP_ENTRY`, 0x8 bytes. Documented for 6.0+.
        ///
        /// Source: The mingw-w64 developers, *tdh.h*; The etwspec developers, *Nineteen log files of public projects*.
        #[doc(alias = "EVENT_MAP_ENTRY")]
        owned EventMapEntry / EventMapEntryView: lone,
            name = "EVENT_MAP_ENTRY", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Offset of the name, from the start of the map. `ULONG OutputOffset` at 0x00. Unit: bytes.
            output_offset / set_output_offset: u32, at = 0;
            /// Value. `ULONG Value` at 0x04.
            value / set_value: u32, at = 4;
            /// For a map of texts: offset of the text. `ULONG InputOffset` at 0x04. Unit: bytes.
            input_offset / set_input_offset: u32, at = 4;
        }
    }

    /// Alias of [`EventMapEntry`], named by the first release of the form.
    pub type V6_0 = EventMapEntry;
    /// Alias of [`EventMapEntryView`], named by the first release of the form.
    pub type V6_0View<'a> = EventMapEntryView<'a>;
}

// spec/structs/Header_LastDroppedTimes_TypeGroup.toml
pub mod header_last_dropped_times_type_group {
    //! Times of the last dropped events, inferred from the name.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PANOPTICONCENTRAL_ETWTOOLS, &sources::MICROSOFT_WMI];
    pub(crate) static LAYOUT_0: Layout = layout("Header_LastDroppedTimes_TypeGroup", "HeaderLastDroppedTimesTypeGroup")
        .size(8)
        .about("Times of the last dropped events, inferred from the name.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("ULONGLONG", "TimeStamp", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 8 }))
                .many(
                    Many::Counted(
                        &number(
                            "TimeStampCount", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false },
                            u64::MAX, 0
                        )
                    )
                )
                .up_to(64),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG TimeStampCount").at(0..4).about("Number of elements in TimeStamp.").means(Meaning::Count),
            unsigned("ULONG Padding").at(4..8).means(Meaning::Reserved),
        ]);
    fixed! {
        /// Fixed part of `HeaderLastDroppedTimesTypeGroup` and [`HeaderLastDroppedTimesTypeGroupView`], with the
        /// getters of its fields.
        part HeaderLastDroppedTimesTypeGroupFixed / HeaderLastDroppedTimesTypeGroupView: followed,
            name = "Header_LastDroppedTimes_TypeGroup", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// Number of elements in TimeStamp. `ULONG TimeStampCount` at 0x00.
            time_stamp_count / set_time_stamp_count: u32, at = 0;
            /// Reserved or padding, according to a source. `ULONG Padding` at 0x04.
            padding / set_padding: u32, at = 4;
        }
    }

    impl<'a> HeaderLastDroppedTimesTypeGroupView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view =
                HeaderLastDroppedTimesTypeGroupFixed(first_and_rest::<8>("Header_LastDroppedTimes_TypeGroup", bytes)?);
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
        pub fn tail(&self) -> Result<HeaderLastDroppedTimesTypeGroupTail<'a>, Error> {
            let mut left = Left::new("Header_LastDroppedTimes_TypeGroup", 8, self.0.rest);
            let time_stamp = left.counted(self.time_stamp_count() as u64, "TimeStampCount")?;
            Ok(HeaderLastDroppedTimesTypeGroupTail { time_stamp, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<HeaderLastDroppedTimesTypeGroup, Error> {
            let tail = self.tail()?;
            Ok(HeaderLastDroppedTimesTypeGroup {
                fixed: HeaderLastDroppedTimesTypeGroupFixed(*self.0.fixed),
                time_stamp: { let part = tail.time_stamp; to_vec(part.as_bytes()) },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for HeaderLastDroppedTimesTypeGroupView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("HeaderLastDroppedTimesTypeGroupView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `Header_LastDroppedTimes_TypeGroup`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct HeaderLastDroppedTimesTypeGroupTail<'a> {
        /// `ULONGLONG TimeStamp`, with the number of elements in `TimeStampCount`.
        pub time_stamp: Elements<'a, u64>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Times of the last dropped events, inferred from the name.
    ///
    /// In C: `Header_LastDroppedTimes_TypeGroup`, 0x8 bytes. Releases unknown.
    ///
    /// Unknown:
    ///
    /// - The clock of the times, and the order of the elements.
    ///
    /// Source: Paul Vick, *EtwTools*; Microsoft, *Classes of WMI in Go*.
    #[doc(alias = "Header_LastDroppedTimes_TypeGroup")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct HeaderLastDroppedTimesTypeGroup {
        fixed: HeaderLastDroppedTimesTypeGroupFixed,
        /// `ULONGLONG TimeStamp`, with the number of elements in `TimeStampCount`.
        pub time_stamp: alloc::vec::Vec<u64>,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl HeaderLastDroppedTimesTypeGroup {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`HeaderLastDroppedTimesTypeGroupView::new`] and
        /// [`HeaderLastDroppedTimesTypeGroupView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            HeaderLastDroppedTimesTypeGroupView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for HeaderLastDroppedTimesTypeGroup {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                time_stamp: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for HeaderLastDroppedTimesTypeGroup {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("HeaderLastDroppedTimesTypeGroup");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("TimeStamp", &self.time_stamp);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        HeaderLastDroppedTimesTypeGroup, fixed = HeaderLastDroppedTimesTypeGroupFixed, view =
        HeaderLastDroppedTimesTypeGroupView, size = 8
    );
    #[cfg(feature = "alloc")]
    impl Tailed for HeaderLastDroppedTimesTypeGroup {
        const NAME: &'static str = "Header_LastDroppedTimes_TypeGroup";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<8>("Header_LastDroppedTimes_TypeGroup", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            HeaderLastDroppedTimesTypeGroup::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("Header_LastDroppedTimes_TypeGroup", out);
            {
                let part = &self.time_stamp;
                to.count("TimeStampCount", self.time_stamp_count() as u64, part.len())?; to.elements(part);
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(HeaderLastDroppedTimesTypeGroup);
    #[cfg(feature = "serde")]
    serde_tailed!(
        HeaderLastDroppedTimesTypeGroup, table = Table::form(&LAYOUT_0),
        parts { time_stamp = "TimeStamp", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for HeaderLastDroppedTimesTypeGroup {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
                Deciding { offset: 0, size: 4, mask: 18446744073709551615, shift: Some(0) },
            ];
            arbitrary_from::<_, 8>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }
}

// spec/structs/Header_ProviderBinaryPath_TypeGroup.toml
pub mod header_provider_binary_path_type_group {
    //! Binary that registers providers, and the GUIDs of the providers.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PANOPTICONCENTRAL_ETWTOOLS, &sources::MICROSOFT_WMI];
    pub(crate) static LAYOUT_0: Layout =
        layout("Header_ProviderBinaryPath_TypeGroup", "HeaderProviderBinaryPathTypeGroup")
        .size(4)
        .about("Binary that registers providers, and the GUIDs of the providers.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("GUID", "Guid", Content::Value(ArrayElement { kind: ElementKind::Guid, size: 16 }))
                .many(
                    Many::Counted(
                        &number(
                            "GuidCount", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false },
                            u64::MAX, 0
                        )
                    )
                )
                .means(Meaning::ProviderGuid),
            part("WCHAR", "BinaryPath", Content::Text { unit: 2 }).about("Path of the binary.").means(Meaning::Path),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG GuidCount").at(0..4).about("Number of elements in Guid.").means(Meaning::Count),
        ]);
    fixed! {
        /// Fixed part of `HeaderProviderBinaryPathTypeGroup` and [`HeaderProviderBinaryPathTypeGroupView`], with the
        /// getters of its fields.
        part HeaderProviderBinaryPathTypeGroupFixed / HeaderProviderBinaryPathTypeGroupView: followed,
            name = "Header_ProviderBinaryPath_TypeGroup", size = 4, table = Table::form(&LAYOUT_0);
        fields {
            /// Number of elements in Guid. `ULONG GuidCount` at 0x00.
            guid_count / set_guid_count: u32, at = 0;
        }
    }

    impl<'a> HeaderProviderBinaryPathTypeGroupView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view =
                HeaderProviderBinaryPathTypeGroupFixed(
                    first_and_rest::<4>("Header_ProviderBinaryPath_TypeGroup", bytes)?
                );
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
        pub fn tail(&self) -> Result<HeaderProviderBinaryPathTypeGroupTail<'a>, Error> {
            let mut left = Left::new("Header_ProviderBinaryPath_TypeGroup", 4, self.0.rest);
            let guid = left.counted(self.guid_count() as u64, "GuidCount")?;
            let binary_path = left.text();
            Ok(HeaderProviderBinaryPathTypeGroupTail { guid, binary_path, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<HeaderProviderBinaryPathTypeGroup, Error> {
            let tail = self.tail()?;
            Ok(HeaderProviderBinaryPathTypeGroup {
                fixed: HeaderProviderBinaryPathTypeGroupFixed(*self.0.fixed),
                guid: { let part = tail.guid; to_vec(part.as_bytes()) },
                binary_path: { let part = tail.binary_path; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for HeaderProviderBinaryPathTypeGroupView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("HeaderProviderBinaryPathTypeGroupView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `Header_ProviderBinaryPath_TypeGroup`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct HeaderProviderBinaryPathTypeGroupTail<'a> {
        /// GUID of a provider. `GUID Guid`, with the number of elements in `GuidCount`.
        pub guid: Elements<'a, Guid>,
        /// Path of the binary. `WCHAR BinaryPath`, terminated by a zero.
        pub binary_path: Utf16Str<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Binary that registers providers, and the GUIDs of the providers.
    ///
    /// In C: `Header_ProviderBinaryPath_TypeGroup`, 0x4 bytes. Releases unknown.
    ///
    /// Source: Paul Vick, *EtwTools*; Microsoft, *Classes of WMI in Go*.
    #[doc(alias = "Header_ProviderBinaryPath_TypeGroup")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct HeaderProviderBinaryPathTypeGroup {
        fixed: HeaderProviderBinaryPathTypeGroupFixed,
        /// GUID of a provider. `GUID Guid`, with the number of elements in `GuidCount`.
        pub guid: alloc::vec::Vec<Guid>,
        /// Path of the binary. `WCHAR BinaryPath`, terminated by a zero.
        pub binary_path: Utf16String,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl HeaderProviderBinaryPathTypeGroup {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`HeaderProviderBinaryPathTypeGroupView::new`] and
        /// [`HeaderProviderBinaryPathTypeGroupView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            HeaderProviderBinaryPathTypeGroupView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for HeaderProviderBinaryPathTypeGroup {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                guid: Default::default(),
                binary_path: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for HeaderProviderBinaryPathTypeGroup {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("HeaderProviderBinaryPathTypeGroup");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Guid", &self.guid);
            shown.field("BinaryPath", &self.binary_path);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        HeaderProviderBinaryPathTypeGroup, fixed = HeaderProviderBinaryPathTypeGroupFixed, view =
        HeaderProviderBinaryPathTypeGroupView, size = 4
    );
    #[cfg(feature = "alloc")]
    impl Tailed for HeaderProviderBinaryPathTypeGroup {
        const NAME: &'static str = "Header_ProviderBinaryPath_TypeGroup";
        const FIXED: usize = 4;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<4>("Header_ProviderBinaryPath_TypeGroup", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            HeaderProviderBinaryPathTypeGroup::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("Header_ProviderBinaryPath_TypeGroup", out);
            {
                let part = &self.guid;
                to.count("GuidCount", self.guid_count() as u64, part.len())?; to.elements(part);
            }
            {
                let part = &self.binary_path;
                to.utf16("BinaryPath", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(HeaderProviderBinaryPathTypeGroup);
    #[cfg(feature = "serde")]
    serde_tailed!(
        HeaderProviderBinaryPathTypeGroup, table = Table::form(&LAYOUT_0),
        parts { guid = "Guid", binary_path = "BinaryPath", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for HeaderProviderBinaryPathTypeGroup {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
                Deciding { offset: 0, size: 4, mask: 18446744073709551615, shift: Some(0) },
            ];
            arbitrary_from::<_, 4>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }
}

// spec/structs/WMI_BUILD_LAB.toml
pub mod wmi_build_lab {
    //! Build of Windows that wrote the trace.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("WMI_BUILD_LAB", "WmiBuildLab")
        .size(0)
        .about("Build of Windows that wrote the trace.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("CHAR", "BuildLab", Content::Text { unit: 1 })
                .about("Build, such as 26100.1.amd64fre.ge_release.240331-1435.").means(Meaning::Text),
        ])
        .stated_by(SOURCES);
    fixed! {
        /// Fixed part of `WmiBuildLab` and [`WmiBuildLabView`], with the getters of its fields.
        part WmiBuildLabFixed / WmiBuildLabView: followed,
            name = "WMI_BUILD_LAB", size = 0, table = Table::form(&LAYOUT_0);
    }

    impl<'a> WmiBuildLabView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = WmiBuildLabFixed(first_and_rest::<0>("WMI_BUILD_LAB", bytes)?);
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
        pub fn tail(&self) -> Result<WmiBuildLabTail<'a>, Error> {
            let mut left = Left::new("WMI_BUILD_LAB", 0, self.0.rest);
            let build_lab = left.text();
            Ok(WmiBuildLabTail { build_lab, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<WmiBuildLab, Error> {
            let tail = self.tail()?;
            Ok(WmiBuildLab {
                fixed: WmiBuildLabFixed(*self.0.fixed),
                build_lab: { let part = tail.build_lab; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for WmiBuildLabView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("WmiBuildLabView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `WMI_BUILD_LAB`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct WmiBuildLabTail<'a> {
        /// Build, such as 26100.1.amd64fre.ge_release.240331-1435. `CHAR BuildLab`, terminated by a zero.
        pub build_lab: AnsiStr<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Build of Windows that wrote the trace.
    ///
    /// No known name in C; here: `WMI_BUILD_LAB`, 0x0 bytes. Releases unknown.
    ///
    /// Source: The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "WMI_BUILD_LAB")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct WmiBuildLab {
        fixed: WmiBuildLabFixed,
        /// Build, such as 26100.1.amd64fre.ge_release.240331-1435. `CHAR BuildLab`, terminated by a zero.
        pub build_lab: AnsiString,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl WmiBuildLab {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`WmiBuildLabView::new`] and [`WmiBuildLabView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            WmiBuildLabView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for WmiBuildLab {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                build_lab: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for WmiBuildLab {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("WmiBuildLab");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("BuildLab", &self.build_lab);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(WmiBuildLab, fixed = WmiBuildLabFixed, view = WmiBuildLabView, size = 0);
    #[cfg(feature = "alloc")]
    impl Tailed for WmiBuildLab {
        const NAME: &'static str = "WMI_BUILD_LAB";
        const FIXED: usize = 0;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<0>("WMI_BUILD_LAB", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            WmiBuildLab::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("WMI_BUILD_LAB", out);
            {
                let part = &self.build_lab;
                to.ansi("BuildLab", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(WmiBuildLab);
    #[cfg(feature = "serde")]
    serde_tailed!(WmiBuildLab, table = Table::form(&LAYOUT_0), parts { build_lab = "BuildLab", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for WmiBuildLab {
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

// spec/structs/WMI_DBGID_RSDS.toml
pub mod wmi_dbgid_rsds {
    //! File with the debugging information that decodes the messages of this trace.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("WMI_DBGID_RSDS", "WmiDbgidRsds")
        .size(20)
        .about("File with the debugging information that decodes the messages of this trace.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part("CHAR", "PdbFileName", Content::Text { unit: 1 }).about("Path of the file.").means(Meaning::Path),
        ])
        .stated_by(SOURCES)
        .fields(&[
            field("GUID Guid", Kind::Guid).at(0..16).about("GUID of the file.").means(Meaning::Guid),
            unsigned("ULONG Age").at(16..20).about("Number of changes to the file since it received the GUID.")
                .means(Meaning::Count),
        ]);
    fixed! {
        /// Fixed part of `WmiDbgidRsds` and [`WmiDbgidRsdsView`], with the getters of its fields.
        part WmiDbgidRsdsFixed / WmiDbgidRsdsView: followed,
            name = "WMI_DBGID_RSDS", size = 20, table = Table::form(&LAYOUT_0);
        fields {
            /// GUID of the file. `GUID Guid` at 0x00.
            guid / set_guid: Guid, at = 0;
            /// Number of changes to the file since it received the GUID. `ULONG Age` at 0x10.
            age / set_age: u32, at = 16;
        }
    }

    impl<'a> WmiDbgidRsdsView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = WmiDbgidRsdsFixed(first_and_rest::<20>("WMI_DBGID_RSDS", bytes)?);
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
        pub fn tail(&self) -> Result<WmiDbgidRsdsTail<'a>, Error> {
            let mut left = Left::new("WMI_DBGID_RSDS", 20, self.0.rest);
            let pdb_file_name = left.text();
            Ok(WmiDbgidRsdsTail { pdb_file_name, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<WmiDbgidRsds, Error> {
            let tail = self.tail()?;
            Ok(WmiDbgidRsds {
                fixed: WmiDbgidRsdsFixed(*self.0.fixed),
                pdb_file_name: { let part = tail.pdb_file_name; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for WmiDbgidRsdsView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("WmiDbgidRsdsView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `WMI_DBGID_RSDS`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct WmiDbgidRsdsTail<'a> {
        /// Path of the file. `CHAR PdbFileName`, terminated by a zero.
        pub pdb_file_name: AnsiStr<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// File with the debugging information that decodes the messages of this trace.
    ///
    /// No known name in C; here: `WMI_DBGID_RSDS`, 0x14 bytes. Releases unknown.
    ///
    /// The same as an RSDS record of an image without its signature.
    ///
    /// Source: The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "WMI_DBGID_RSDS")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct WmiDbgidRsds {
        fixed: WmiDbgidRsdsFixed,
        /// Path of the file. `CHAR PdbFileName`, terminated by a zero.
        pub pdb_file_name: AnsiString,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl WmiDbgidRsds {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`WmiDbgidRsdsView::new`] and [`WmiDbgidRsdsView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            WmiDbgidRsdsView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for WmiDbgidRsds {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                pdb_file_name: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for WmiDbgidRsds {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("WmiDbgidRsds");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("PdbFileName", &self.pdb_file_name);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(WmiDbgidRsds, fixed = WmiDbgidRsdsFixed, view = WmiDbgidRsdsView, size = 20);
    #[cfg(feature = "alloc")]
    impl Tailed for WmiDbgidRsds {
        const NAME: &'static str = "WMI_DBGID_RSDS";
        const FIXED: usize = 20;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<20>("WMI_DBGID_RSDS", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            WmiDbgidRsds::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("WMI_DBGID_RSDS", out);
            {
                let part = &self.pdb_file_name;
                to.ansi("PdbFileName", part)?;
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(WmiDbgidRsds);
    #[cfg(feature = "serde")]
    serde_tailed!(
        WmiDbgidRsds, table = Table::form(&LAYOUT_0), parts { pdb_file_name = "PdbFileName", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for WmiDbgidRsds {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 20>(DECIDING, |bytes| {
                Self::from_slice(bytes)
            })
        }
    }
}
