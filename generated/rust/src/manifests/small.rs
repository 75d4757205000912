// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/CRIM_KEYWORD.toml
pub mod crim_keyword {
    //! Keyword of a provider.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
    pub(crate) static LAYOUT_0: Layout = layout("CRIM_KEYWORD", "CrimKeyword")
        .size(16)
        .about("Keyword of a provider.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONGLONG Mask").at(0..8).about("Bit of the keyword.").means(Meaning::Flags),
            unsigned("ULONG MessageId").at(8..12)
                .about("ID of the message with the name for people, in the message table of the program. 0xFFFFFFFF if \
                    there is none.")
                .means(Meaning::Identifier),
            unsigned("ULONG NameOffset").at(12..16)
                .about("Offset from the start of the manifest to the name, a CRIM_TEXT.").means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
        ]);
    fixed! {
        /// Keyword of a provider.
        ///
        /// No known name in C; here: `CRIM_KEYWORD`, 0x10 bytes. Documented for 6.0+.
        ///
        /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of
        /// a compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
        #[doc(alias = "CRIM_KEYWORD")]
        owned CrimKeyword / CrimKeywordView: lone,
            name = "CRIM_KEYWORD", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Bit of the keyword. `ULONGLONG Mask` at 0x00.
            mask / set_mask: u64, at = 0;
            /// ID of the message with the name for people, in the message table of the program. 0xFFFFFFFF if there is
            /// none. `ULONG MessageId` at 0x08.
            message_id / set_message_id: u32, at = 8;
            /// Offset from the start of the manifest to the name, a CRIM_TEXT. `ULONG NameOffset` at 0x0C. Unit: bytes.
            name_offset / set_name_offset: u32, at = 12;
        }
    }

    /// Alias of [`CrimKeyword`], named by the first release of the form.
    pub type V6_0 = CrimKeyword;
    /// Alias of [`CrimKeywordView`], named by the first release of the form.
    pub type V6_0View<'a> = CrimKeywordView<'a>;
}

// spec/structs/CRIM_LEVEL.toml
pub mod crim_level {
    //! Level of the events of a provider.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
    pub(crate) static LAYOUT_0: Layout = layout("CRIM_LEVEL", "CrimLevel")
        .size(12)
        .about("Level of the events of a provider.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG Value").at(0..4).about("Value of the level.").means(Meaning::Identifier),
            unsigned("ULONG MessageId").at(4..8)
                .about("ID of the message with the name for people, in the message table of the program. 0xFFFFFFFF if \
                    there is none.")
                .means(Meaning::Identifier),
            unsigned("ULONG NameOffset").at(8..12)
                .about("Offset from the start of the manifest to the name, a CRIM_TEXT. The names of levels that all \
                    manifests share begin with `win:`.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ]);
    fixed! {
        /// Level of the events of a provider.
        ///
        /// No known name in C; here: `CRIM_LEVEL`, 0xc bytes. Documented for 6.0+.
        ///
        /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of
        /// a compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
        #[doc(alias = "CRIM_LEVEL")]
        owned CrimLevel / CrimLevelView: lone,
            name = "CRIM_LEVEL", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Value of the level. `ULONG Value` at 0x00.
            value / set_value: u32, at = 0;
            /// ID of the message with the name for people, in the message table of the program. 0xFFFFFFFF if there is
            /// none. `ULONG MessageId` at 0x04.
            message_id / set_message_id: u32, at = 4;
            /// Offset from the start of the manifest to the name, a CRIM_TEXT. The names of levels that all manifests
            /// share begin with `win:`. `ULONG NameOffset` at 0x08. Unit: bytes.
            name_offset / set_name_offset: u32, at = 8;
        }
    }

    /// Alias of [`CrimLevel`], named by the first release of the form.
    pub type V6_0 = CrimLevel;
    /// Alias of [`CrimLevelView`], named by the first release of the form.
    pub type V6_0View<'a> = CrimLevelView<'a>;
}

// spec/structs/CRIM_LIST_ENTRY.toml
pub mod crim_list_entry {
    //! Type and place of a list of a provider.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
    const SOURCES_1: &[&Source] =
        &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
    pub(crate) static LAYOUT_0: Layout = layout("CRIM_LIST_ENTRY", "CrimListEntry")
        .size(8)
        .about("Type and place of a list of a provider.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES_1)
        .fields(&[
            unsigned("ULONG Type").at(0..4).about("Type of the list.").means(Meaning::Enumeration).stated_by(SOURCES)
                .with(&[More::Values(crate::manifests::CrimListType::VALUES)]),
            unsigned("ULONG ListOffset").at(4..8).about("Offset from the start of the manifest to the list.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ]);
    fixed! {
        /// Type and place of a list of a provider.
        ///
        /// No known name in C; here: `CRIM_LIST_ENTRY`, 0x8 bytes. Documented for 6.0+.
        ///
        /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of
        /// a compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
        #[doc(alias = "CRIM_LIST_ENTRY")]
        owned CrimListEntry / CrimListEntryView: lone,
            name = "CRIM_LIST_ENTRY", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Type of the list. `ULONG Type` at 0x00.
            kind / set_kind: crate::manifests::CrimListType, at = 0;
            /// Offset from the start of the manifest to the list. `ULONG ListOffset` at 0x04. Unit: bytes.
            list_offset / set_list_offset: u32, at = 4;
        }
    }

    /// Alias of [`CrimListEntry`], named by the first release of the form.
    pub type V6_0 = CrimListEntry;
    /// Alias of [`CrimListEntryView`], named by the first release of the form.
    pub type V6_0View<'a> = CrimListEntryView<'a>;
}

// spec/structs/CRIM_MAP_ENTRY.toml
pub mod crim_map_entry {
    //! Value or bit, and its name.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
    pub(crate) static LAYOUT_0: Layout = layout("CRIM_MAP_ENTRY", "CrimMapEntry")
        .size(8)
        .about("Value or bit, and its name.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG Value").at(0..4).about("Value, or the bit.").means(Meaning::Hex),
            unsigned("ULONG MessageId").at(4..8)
                .about("ID of the message with the name, in the message table of the program. 0xFFFFFFFF if there is \
                    none.")
                .means(Meaning::Identifier),
        ]);
    fixed! {
        /// Value or bit, and its name.
        ///
        /// No known name in C; here: `CRIM_MAP_ENTRY`, 0x8 bytes. Documented for 6.0+.
        ///
        /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of
        /// a compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
        #[doc(alias = "CRIM_MAP_ENTRY")]
        owned CrimMapEntry / CrimMapEntryView: lone,
            name = "CRIM_MAP_ENTRY", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Value, or the bit. `ULONG Value` at 0x00.
            value / set_value: u32, at = 0;
            /// ID of the message with the name, in the message table of the program. 0xFFFFFFFF if there is none.
            /// `ULONG MessageId` at 0x04.
            message_id / set_message_id: u32, at = 4;
        }
    }

    /// Alias of [`CrimMapEntry`], named by the first release of the form.
    pub type V6_0 = CrimMapEntry;
    /// Alias of [`CrimMapEntryView`], named by the first release of the form.
    pub type V6_0View<'a> = CrimMapEntryView<'a>;
}

// spec/structs/CRIM_PROVIDER_ATTRIBUTE.toml
pub mod crim_provider_attribute {
    //! Attribute of a provider.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
    pub(crate) static LAYOUT_0: Layout = layout("CRIM_PROVIDER_ATTRIBUTE", "CrimProviderAttribute")
        .size(8)
        .about("Attribute of a provider.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG Type").at(0..4).about("Kind of attribute.").means(Meaning::Enumeration)
                .with(&[More::Values(crate::manifests::CrimProviderAttributeType::VALUES)]),
            unsigned("ULONG ValueOffset").at(4..8)
                .about("Offset from the start of the manifest to the value: text in UTF-16 that ends with a zero, or a \
                    GUID.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ]);
    fixed! {
        /// Attribute of a provider.
        ///
        /// No known name in C; here: `CRIM_PROVIDER_ATTRIBUTE`, 0x8 bytes. Documented for 6.0+.
        ///
        /// Source: Nico Rieck, *Blocks of compiled manifests, of a compiler of manifests*; The etwspec
        /// developers, *Resources of Windows programs in public packages*.
        #[doc(alias = "CRIM_PROVIDER_ATTRIBUTE")]
        owned CrimProviderAttribute / CrimProviderAttributeView: lone,
            name = "CRIM_PROVIDER_ATTRIBUTE", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Kind of attribute. `ULONG Type` at 0x00.
            kind / set_kind: crate::manifests::CrimProviderAttributeType, at = 0;
            /// Offset from the start of the manifest to the value: text in UTF-16 that ends with a zero, or a GUID.
            /// `ULONG ValueOffset` at 0x04. Unit: bytes.
            value_offset / set_value_offset: u32, at = 4;
        }
    }

    /// Alias of [`CrimProviderAttribute`], named by the first release of the form.
    pub type V6_0 = CrimProviderAttribute;
    /// Alias of [`CrimProviderAttributeView`], named by the first release of the form.
    pub type V6_0View<'a> = CrimProviderAttributeView<'a>;
}

// spec/structs/CRIM_PROVIDER_ENTRY.toml
pub mod crim_provider_entry {
    //! GUID and place of a provider in a binary manifest.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
    pub(crate) static LAYOUT_0: Layout = layout("CRIM_PROVIDER_ENTRY", "CrimProviderEntry")
        .size(20)
        .about("GUID and place of a provider in a binary manifest.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES)
        .fields(&[
            field("GUID Guid", Kind::Guid).at(0..16).about("GUID of the provider.").means(Meaning::ProviderGuid),
            unsigned("ULONG ProviderOffset").at(16..20)
                .about("Offset from the start of the manifest to the CRIM_PROVIDER.").means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
        ]);
    fixed! {
        /// GUID and place of a provider in a binary manifest.
        ///
        /// No known name in C; here: `CRIM_PROVIDER_ENTRY`, 0x14 bytes. Documented for 6.0+.
        ///
        /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of
        /// a compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
        #[doc(alias = "CRIM_PROVIDER_ENTRY")]
        owned CrimProviderEntry / CrimProviderEntryView: lone,
            name = "CRIM_PROVIDER_ENTRY", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// GUID of the provider. `GUID Guid` at 0x00.
            guid / set_guid: Guid, at = 0;
            /// Offset from the start of the manifest to the CRIM_PROVIDER. `ULONG ProviderOffset` at 0x10. Unit: bytes.
            provider_offset / set_provider_offset: u32, at = 16;
        }
    }

    /// Alias of [`CrimProviderEntry`], named by the first release of the form.
    pub type V6_0 = CrimProviderEntry;
    /// Alias of [`CrimProviderEntryView`], named by the first release of the form.
    pub type V6_0View<'a> = CrimProviderEntryView<'a>;
}

// spec/structs/CRIM_TEXT.toml
pub mod crim_text {
    //! Text in a binary manifest.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
    pub(crate) static LAYOUT_0: Layout = layout("CRIM_TEXT", "CrimText")
        .size(4)
        .about("Text in a binary manifest.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .with_total(
            &number("Size", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1
        )
        .with_tail(&[
            part("WCHAR", "Text", Content::Text { unit: 2 }).about("Text in UTF-16. Padding follows it.")
                .means(Meaning::Text),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG Size").at(0..4)
                .about("Size of the text in bytes, including this field, the zero at the end, and padding to a \
                    multiple of 4.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ]);
    fixed! {
        /// Fixed part of `CrimText` and [`CrimTextView`], with the getters of its fields.
        part CrimTextFixed / CrimTextView: followed,
            name = "CRIM_TEXT", size = 4, table = Table::form(&LAYOUT_0);
        fields {
            /// Size of the text in bytes, including this field, the zero at the end, and padding to a multiple of 4.
            /// `ULONG Size` at 0x00. Unit: bytes.
            size / set_size: u32, at = 0;
        }
    }

    impl<B: Storage> CrimTextFixed<B> {
        /// Returns the total size in bytes, payload included, from `Size`.
        #[inline]
        pub fn total_size(&self) -> usize {
            self.size() as usize
        }
    }

    impl<'a> CrimTextView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Size` states; [`Error::BadCount`]
        /// if that is smaller than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = CrimTextFixed(first_and_rest::<4>("CRIM_TEXT", bytes)?);
            let rest = within("CRIM_TEXT", "Size", 4, u64::from(view.size()), view.0.rest)?;
            Ok(CrimTextFixed(Borrowed { fixed: view.0.fixed, rest }))
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<CrimTextTail<'a>, Error> {
            let mut left = Left::new("CRIM_TEXT", 4, self.0.rest);
            let text = left.text();
            Ok(CrimTextTail { text, rest: left.rest() })
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
        pub fn to_value(&self) -> Result<CrimText, Error> {
            let tail = self.tail()?;
            Ok(CrimText {
                fixed: CrimTextFixed(*self.0.fixed),
                text: { let part = tail.text; part.to_value() },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for CrimTextView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("CrimTextView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `CRIM_TEXT`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct CrimTextTail<'a> {
        /// Text in UTF-16. Padding follows it. `WCHAR Text`, terminated by a zero.
        pub text: Utf16Str<'a>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Text in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_TEXT`, 0x4 bytes. Documented for 6.0+.
    ///
    /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
    /// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
    #[doc(alias = "CRIM_TEXT")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct CrimText {
        fixed: CrimTextFixed,
        /// Text in UTF-16. Padding follows it. `WCHAR Text`, terminated by a zero.
        pub text: Utf16String,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl CrimText {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the
        /// rest.
        ///
        /// # Errors
        ///
        /// The errors of [`CrimTextView::new`] and [`CrimTextView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            CrimTextView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for CrimText {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                text: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for CrimText {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("CrimText");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Text", &self.text);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(CrimText, fixed = CrimTextFixed, view = CrimTextView, size = 4);
    #[cfg(feature = "alloc")]
    impl Tailed for CrimText {
        const NAME: &'static str = "CRIM_TEXT";
        const FIXED: usize = 4;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            let view = CrimTextFixed(first_and_rest::<4>("CRIM_TEXT", fixed)?);
            Ok(Some((u64::from(view.size())).saturating_sub(4)))
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            CrimText::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            let from = out.len();
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("CRIM_TEXT", out);
            {
                let part = &self.text;
                to.utf16("Text", part)?;
            }
            to.finish(&self.rest)?;
            let (stated, have) = (u64::from(self.size()), (out.len() - from) as u64);
            if stated != have {
                out.truncate(from);
                return Err(Error::BadCount { name: "CRIM_TEXT", field: "Size", stated, have });
            }
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(CrimText);
    #[cfg(feature = "serde")]
    serde_tailed!(CrimText, table = Table::form(&LAYOUT_0), parts { text = "Text", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for CrimText {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 4>(DECIDING, |bytes| {
                let mut value = CrimTextFixed(first_and_rest::<4>("CRIM_TEXT", bytes)?).to_value()?;
                let total = bytes.len();
                value.set_size((total) as u32);
                Ok(value)
            })
        }
    }

    /// Alias of [`CrimText`], named by the first release of the form.
    #[cfg(feature = "alloc")]
    pub type V6_0 = CrimText;
    /// Alias of [`CrimTextView`], named by the first release of the form.
    pub type V6_0View<'a> = CrimTextView<'a>;
}

// spec/structs/MESSAGE_RESOURCE_BLOCK.toml
pub mod message_resource_block {
    //! Messages with consecutive IDs.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_WINNT, &sources::OBSERVED_BINARIES];
    pub(crate) static LAYOUT_0: Layout = layout("MESSAGE_RESOURCE_BLOCK", "MessageResourceBlock")
        .size(12)
        .about("Messages with consecutive IDs.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG LowId").at(0..4).about("ID of the first message.").means(Meaning::Identifier),
            unsigned("ULONG HighId").at(4..8).about("ID of the last message.").means(Meaning::Identifier),
            unsigned("ULONG OffsetToEntries").at(8..12)
                .about("Offset from the start of the table to the first MESSAGE_RESOURCE_ENTRY. The others follow it.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ]);
    fixed! {
        /// Messages with consecutive IDs.
        ///
        /// In C: `MESSAGE_RESOURCE_BLOCK`, 0xc bytes. Releases unknown.
        ///
        /// Source: The mingw-w64 developers, *winnt.h*; The etwspec developers, *Resources of Windows programs in
        /// public packages*.
        #[doc(alias = "MESSAGE_RESOURCE_BLOCK")]
        owned MessageResourceBlock / MessageResourceBlockView: lone,
            name = "MESSAGE_RESOURCE_BLOCK", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// ID of the first message. `ULONG LowId` at 0x00.
            low_id / set_low_id: u32, at = 0;
            /// ID of the last message. `ULONG HighId` at 0x04.
            high_id / set_high_id: u32, at = 4;
            /// Offset from the start of the table to the first MESSAGE_RESOURCE_ENTRY. The others follow it. `ULONG
            /// OffsetToEntries` at 0x08. Unit: bytes.
            offset_to_entries / set_offset_to_entries: u32, at = 8;
        }
    }
}

// spec/structs/MESSAGE_RESOURCE_DATA.toml
pub mod message_resource_data {
    //! Messages of a program: content of a resource of type MESSAGETABLE.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_WINNT, &sources::OBSERVED_BINARIES];
    pub(crate) static LAYOUT_0: Layout = layout("MESSAGE_RESOURCE_DATA", "MessageResourceData")
        .size(4)
        .about("Messages of a program: content of a resource of type MESSAGETABLE.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_tail(&[
            part(
                "MESSAGE_RESOURCE_BLOCK", "Blocks", Content::Layout(&crate::manifests::message_resource_block::LAYOUT_0)
            )
                .many(
                    Many::Counted(
                        &number(
                            "NumberOfBlocks", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false },
                            u64::MAX, 0
                        )
                    )
                )
                .about("Blocks, in the order of the IDs."),
            part("UCHAR", "Data", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
                .many(Many::Open).about("Messages, at the offsets that the blocks contain.").up_to(8),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG NumberOfBlocks").at(0..4).about("Number of blocks.").means(Meaning::Count),
        ]);
    fixed! {
        /// Fixed part of `MessageResourceData` and [`MessageResourceDataView`], with the getters of its fields.
        part MessageResourceDataFixed / MessageResourceDataView: followed,
            name = "MESSAGE_RESOURCE_DATA", size = 4, table = Table::form(&LAYOUT_0);
        fields {
            /// Number of blocks. `ULONG NumberOfBlocks` at 0x00.
            number_of_blocks / set_number_of_blocks: u32, at = 0;
        }
    }

    impl<'a> MessageResourceDataView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = MessageResourceDataFixed(first_and_rest::<4>("MESSAGE_RESOURCE_DATA", bytes)?);
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
        pub fn tail(&self) -> Result<MessageResourceDataTail<'a>, Error> {
            let mut left = Left::new("MESSAGE_RESOURCE_DATA", 4, self.0.rest);
            let blocks = left.counted(self.number_of_blocks() as u64, "NumberOfBlocks")?;
            let data = left.open();
            Ok(MessageResourceDataTail { blocks, data, rest: left.rest() })
        }
        /// Returns an owned copy.
        ///
        /// # Errors
        ///
        /// The errors of [`tail`](Self::tail).
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> Result<MessageResourceData, Error> {
            let tail = self.tail()?;
            Ok(MessageResourceData {
                fixed: MessageResourceDataFixed(*self.0.fixed),
                blocks: { let part = tail.blocks; to_vec(part.as_bytes()) },
                data: { let part = tail.data; to_vec(part.as_bytes()) },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for MessageResourceDataView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("MessageResourceDataView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `MESSAGE_RESOURCE_DATA`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct MessageResourceDataTail<'a> {
        /// Blocks, in the order of the IDs. `MESSAGE_RESOURCE_BLOCK Blocks`, with the number of elements in
        /// `NumberOfBlocks`.
        pub blocks: Elements<'a, crate::manifests::MessageResourceBlock>,
        /// Messages, at the offsets that the blocks contain. `UCHAR Data`, to the end of the bytes.
        pub data: Elements<'a, u8>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Messages of a program: content of a resource of type MESSAGETABLE.
    ///
    /// In C: `MESSAGE_RESOURCE_DATA`, 0x4 bytes. Releases unknown.
    ///
    /// Each language of a program has a table of its own. All offsets are from the start of this structure.
    ///
    /// Source: The mingw-w64 developers, *winnt.h*; The etwspec developers, *Resources of Windows programs in public
    /// packages*.
    #[doc(alias = "MESSAGE_RESOURCE_DATA")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct MessageResourceData {
        fixed: MessageResourceDataFixed,
        /// Blocks, in the order of the IDs. `MESSAGE_RESOURCE_BLOCK Blocks`, with the number of elements in
        /// `NumberOfBlocks`.
        pub blocks: alloc::vec::Vec<crate::manifests::MessageResourceBlock>,
        /// Messages, at the offsets that the blocks contain. `UCHAR Data`, to the end of the bytes.
        pub data: alloc::vec::Vec<u8>,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl MessageResourceData {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
        ///
        /// # Errors
        ///
        /// The errors of [`MessageResourceDataView::new`] and [`MessageResourceDataView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            MessageResourceDataView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for MessageResourceData {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                blocks: Default::default(),
                data: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for MessageResourceData {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("MessageResourceData");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Blocks", &self.blocks);
            shown.field("Data", &self.data);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(MessageResourceData, fixed = MessageResourceDataFixed, view = MessageResourceDataView, size = 4);
    #[cfg(feature = "alloc")]
    impl Tailed for MessageResourceData {
        const NAME: &'static str = "MESSAGE_RESOURCE_DATA";
        const FIXED: usize = 4;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<4>("MESSAGE_RESOURCE_DATA", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            MessageResourceData::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("MESSAGE_RESOURCE_DATA", out);
            {
                let part = &self.blocks;
                to.count("NumberOfBlocks", self.number_of_blocks() as u64, part.len())?; to.elements(part);
            }
            {
                let part = &self.data;
                to.elements(part); to.limit("Data", 1);
            }
            to.finish(&self.rest)?;
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(MessageResourceData);
    #[cfg(feature = "serde")]
    serde_tailed!(
        MessageResourceData, table = Table::form(&LAYOUT_0), parts { blocks = "Blocks", data = "Data", rest = "rest", }
    );
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for MessageResourceData {
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

// spec/structs/MESSAGE_RESOURCE_ENTRY.toml
pub mod message_resource_entry {
    //! Message of a program.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MINGW_W64_WINNT, &sources::OBSERVED_BINARIES];
    pub(crate) static LAYOUT_0: Layout = layout("MESSAGE_RESOURCE_ENTRY", "MessageResourceEntry")
        .size(4)
        .about("Message of a program.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .with_total(
            &number("Length", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 1
        )
        .with_tail(&[
            part("UCHAR", "Text", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
                .many(Many::Open)
                .about("Text. It ends with a line break, a zero, and padding with zeros to a multiple of 4 bytes.")
                .up_to(8).stated_by(SOURCES),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("USHORT Length").at(0..2).about("Size of the message in bytes, including this header and padding.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("USHORT Flags").at(2..4).about("Encoding of the text.").means(Meaning::Flags)
                .with(&[More::Values(crate::manifests::MessageResourceFlags::VALUES)]),
        ]);
    fixed! {
        /// Fixed part of `MessageResourceEntry` and [`MessageResourceEntryView`], with the getters of its fields.
        part MessageResourceEntryFixed / MessageResourceEntryView: followed,
            name = "MESSAGE_RESOURCE_ENTRY", size = 4, table = Table::form(&LAYOUT_0);
        fields {
            /// Size of the message in bytes, including this header and padding. `USHORT Length` at 0x00. Unit: bytes.
            length / set_length: u16, at = 0;
            /// Encoding of the text. `USHORT Flags` at 0x02.
            flags / set_flags: crate::manifests::MessageResourceFlags, at = 2;
        }
    }

    impl<B: Storage> MessageResourceEntryFixed<B> {
        /// Returns the total size in bytes, payload included, from `Length`.
        #[inline]
        pub fn total_size(&self) -> usize {
            self.length() as usize
        }
    }

    impl<'a> MessageResourceEntryView<'a> {
        /// Creates a view of the fixed part and the bytes that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Length` states;
        /// [`Error::BadCount`] if that is smaller than the fixed part.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view = MessageResourceEntryFixed(first_and_rest::<4>("MESSAGE_RESOURCE_ENTRY", bytes)?);
            let rest = within("MESSAGE_RESOURCE_ENTRY", "Length", 4, u64::from(view.length()), view.0.rest)?;
            Ok(MessageResourceEntryFixed(Borrowed { fixed: view.0.fixed, rest }))
        }
        /// Decodes the parts that follow the fixed part.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces
        /// more than
        /// is present.
        #[inline]
        pub fn tail(&self) -> Result<MessageResourceEntryTail<'a>, Error> {
            let mut left = Left::new("MESSAGE_RESOURCE_ENTRY", 4, self.0.rest);
            let text = left.open();
            Ok(MessageResourceEntryTail { text, rest: left.rest() })
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
        pub fn to_value(&self) -> Result<MessageResourceEntry, Error> {
            let tail = self.tail()?;
            Ok(MessageResourceEntry {
                fixed: MessageResourceEntryFixed(*self.0.fixed),
                text: { let part = tail.text; to_vec(part.as_bytes()) },
                rest: tail.rest.to_vec(),
            })
        }
    }

    impl core::fmt::Debug for MessageResourceEntryView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("MessageResourceEntryView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            show::tail(&mut shown, &self.tail()).finish()
        }
    }

    /// Parts after the fixed part of `MESSAGE_RESOURCE_ENTRY`.
    #[derive(Clone, Copy, Debug)]
    #[non_exhaustive]
    pub struct MessageResourceEntryTail<'a> {
        /// Text. It ends with a line break, a zero, and padding with zeros to a multiple of 4 bytes. `UCHAR Text`, to
        /// the end of the bytes.
        pub text: Elements<'a, u8>,
        /// Bytes after the last known part.
        pub rest: &'a [u8],
    }

    /// Message of a program.
    ///
    /// In C: `MESSAGE_RESOURCE_ENTRY`, 0x4 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *winnt.h*; The etwspec developers, *Resources of Windows programs in public
    /// packages*.
    #[doc(alias = "MESSAGE_RESOURCE_ENTRY")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct MessageResourceEntry {
        fixed: MessageResourceEntryFixed,
        /// Text. It ends with a line break, a zero, and padding with zeros to a multiple of 4 bytes. `UCHAR Text`, to
        /// the end of the bytes.
        pub text: alloc::vec::Vec<u8>,
        /// Bytes after the last known part.
        pub rest: alloc::vec::Vec<u8>,
    }

    #[cfg(feature = "alloc")]
    impl MessageResourceEntry {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the
        /// rest.
        ///
        /// # Errors
        ///
        /// The errors of [`MessageResourceEntryView::new`] and [`MessageResourceEntryView::tail`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            MessageResourceEntryView::new(bytes)?.to_value()
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for MessageResourceEntry {
        /// Returns the structure with all bytes zero and nothing after the fixed part.
        #[inline]
        fn default() -> Self {
            Self {
                fixed: Default::default(),
                text: Default::default(),
                rest: Default::default(),
            }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for MessageResourceEntry {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("MessageResourceEntry");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("Text", &self.text);
            shown.field("rest", &self.rest).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(MessageResourceEntry, fixed = MessageResourceEntryFixed, view = MessageResourceEntryView, size = 4);
    #[cfg(feature = "alloc")]
    impl Tailed for MessageResourceEntry {
        const NAME: &'static str = "MESSAGE_RESOURCE_ENTRY";
        const FIXED: usize = 4;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            let view = MessageResourceEntryFixed(first_and_rest::<4>("MESSAGE_RESOURCE_ENTRY", fixed)?);
            Ok(Some((u64::from(view.length())).saturating_sub(4)))
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            MessageResourceEntry::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            let from = out.len();
            out.extend_from_slice(&self.fixed.0);
            let mut to = Put::new("MESSAGE_RESOURCE_ENTRY", out);
            {
                let part = &self.text;
                to.elements(part); to.limit("Text", 1);
            }
            to.finish(&self.rest)?;
            let (stated, have) = (u64::from(self.length()), (out.len() - from) as u64);
            if stated != have {
                out.truncate(from);
                return Err(Error::BadCount { name: "MESSAGE_RESOURCE_ENTRY", field: "Length", stated, have });
            }
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(MessageResourceEntry);
    #[cfg(feature = "serde")]
    serde_tailed!(MessageResourceEntry, table = Table::form(&LAYOUT_0), parts { text = "Text", rest = "rest", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for MessageResourceEntry {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            const DECIDING: &[Deciding] = &[
            ];
            arbitrary_from::<_, 4>(DECIDING, |bytes| {
                let mut value = MessageResourceEntryFixed(first_and_rest::<4>("MESSAGE_RESOURCE_ENTRY", bytes)?)
                    .to_value()?;
                let total = bytes.len();
                value.set_length((total) as u16);
                Ok(value)
            })
        }
    }
}
