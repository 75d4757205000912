// Generated from spec/structs/TRACE_EVENT_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Schema of an event.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTPROV, &sources::PHNT_NTWMI, &sources::CHAPPELL_EVENT_HEADER];
const SOURCES_1: &[&Source] = &[&sources::OBSERVED_TRACES];
const SOURCES_2: &[&Source] = &[&sources::MINGW_W64_TDH, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("TRACE_EVENT_INFO", "TraceEventInfo")
    .size(112)
    .about("Schema of an event.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_tail(&[
        part(
            "EVENT_PROPERTY_INFO", "EventPropertyInfoArray",
            Content::Layout(&crate::payloads::trace::event_property_info::LAYOUT_0)
        )
            .many(
                Many::Counted(
                    &number(
                        "PropertyCount", Place::Fixed { offset: 100, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Properties: the fields of the event."),
        part("UCHAR", "Data", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
            .about("Texts and binary XML, at the offsets that the fields contain.").up_to(8).stated_by(SOURCES_1),
    ])
    .stated_by(SOURCES_2)
    .fields(&[
        field("GUID ProviderGuid", Kind::Guid).at(0..16).about("GUID of the provider.").means(Meaning::ProviderGuid),
        field("GUID EventGuid", Kind::Guid).at(16..32)
            .about("GUID of the class of an event with a MOF class; otherwise zero.").means(Meaning::Guid),
        structure("EVENT_DESCRIPTOR EventDescriptor").at(32..48).about("Identity of the event within its provider.")
            .with(&[More::Fields(&[
            unsigned("USHORT EventDescriptor.Id").at(32..34).about("Event ID.").means(Meaning::Identifier)
                .stated_by(SOURCES),
            unsigned("UCHAR EventDescriptor.Version").at(34..35).about("Version of the event data.")
                .means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR EventDescriptor.Channel").at(35..36).about("Channel that receives the event.")
                .means(Meaning::Identifier).stated_by(SOURCES),
            unsigned("UCHAR EventDescriptor.Level").at(36..37)
                .about("Severity or verbosity of the event. Lower values are more severe.").means(Meaning::Enumeration)
                .stated_by(SOURCES),
            unsigned("UCHAR EventDescriptor.Opcode").at(37..38).about("Opcode: the step within the task.")
                .means(Meaning::EventType).stated_by(SOURCES),
            unsigned("USHORT EventDescriptor.Task").at(38..40)
                .about("Task: the part of the provider that logs the event.").means(Meaning::Identifier)
                .stated_by(SOURCES),
            unsigned("ULONGLONG EventDescriptor.Keyword").at(40..48)
                .about("Keywords: the groups that contain the event, one bit per group.").means(Meaning::Flags)
                .stated_by(SOURCES),
        ])]),
        unsigned("ULONG DecodingSource").at(48..52).about("Kind of schema: XML manifest, MOF, WPP or TraceLogging.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::payloads::trace::DecodingSource::VALUES)]),
        unsigned("ULONG ProviderNameOffset").at(52..56)
            .about("Offset of the provider's name. 0 here and below if there is none.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG LevelNameOffset").at(56..60).about("Offset of the name of the level.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG ChannelNameOffset").at(60..64).about("Offset of the name of the channel.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG KeywordsNameOffset").at(64..68)
            .about("Offset of the names of the keywords: a list that ends with an empty text.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG TaskNameOffset").at(68..72).about("Offset of the name of the task.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG OpcodeNameOffset").at(72..76).about("Offset of the name of the opcode.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG EventMessageOffset").at(76..80).about("Offset of the message of the event.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ProviderMessageOffset").at(80..84).about("Offset of the message of the provider.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG BinaryXMLOffset").at(84..88).about("Offset of binary XML.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG BinaryXMLSize").at(88..92).about("Size of the binary XML.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(92..96).with(&[More::Fields(&[
            unsigned("ULONG EventNameOffset").at(92..96).about("Offset of the name of the event.").means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            unsigned("ULONG ActivityIDNameOffset").at(92..96)
                .about("For a MOF class: offset of the name of the property with the activity ID.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ])]),
        union("union ").at(96..100).with(&[More::Fields(&[
            unsigned("ULONG EventAttributesOffset").at(96..100).about("Offset of the attributes of the event.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG RelatedActivityIDNameOffset").at(96..100)
                .about("For a MOF class: offset of the name of the property with the related activity ID.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ])]),
        unsigned("ULONG PropertyCount").at(100..104).about("Number of properties, those of structures included."),
        unsigned("ULONG TopLevelPropertyCount").at(104..108)
            .about("Number of properties that are not in a structure. They come first."),
        bit_fields("ULONG ").at(108..112).with(&[More::Fields(&[
            bit("ULONG Flags").at(108..112).bits(0..4).about("Flags of the template.").means(Meaning::Flags)
                .with(&[More::Values(crate::payloads::trace::TemplateFlags::VALUES)]),
            bit("ULONG Tags").at(108..112).bits(4..32).about("Tags of the event."),
        ])]),
    ]);
fixed! {
    /// Fixed part of `TraceEventInfo` and [`TraceEventInfoView`], with the getters of its fields.
    part TraceEventInfoFixed / TraceEventInfoView: followed,
        name = "TRACE_EVENT_INFO", size = 112, table = Table::form(&LAYOUT_0);
    fields {
        /// GUID of the provider. `GUID ProviderGuid` at 0x00.
        provider_guid / set_provider_guid: Guid, at = 0;
        /// GUID of the class of an event with a MOF class; otherwise zero. `GUID EventGuid` at 0x10.
        event_guid / set_event_guid: Guid, at = 16;
        /// Identity of the event within its provider. `EVENT_DESCRIPTOR EventDescriptor` at 0x20. Returns a copy.
        event_descriptor / set_event_descriptor: crate::headers::EventDescriptor, at = 32;
        /// Kind of schema: XML manifest, MOF, WPP or TraceLogging. `ULONG DecodingSource` at 0x30.
        decoding_source / set_decoding_source: crate::payloads::trace::DecodingSource, at = 48;
        /// Offset of the provider's name. 0 here and below if there is none. `ULONG ProviderNameOffset` at 0x34. Unit:
        /// bytes.
        provider_name_offset / set_provider_name_offset: u32, at = 52;
        /// Offset of the name of the level. `ULONG LevelNameOffset` at 0x38. Unit: bytes.
        level_name_offset / set_level_name_offset: u32, at = 56;
        /// Offset of the name of the channel. `ULONG ChannelNameOffset` at 0x3C. Unit: bytes.
        channel_name_offset / set_channel_name_offset: u32, at = 60;
        /// Offset of the names of the keywords: a list that ends with an empty text. `ULONG KeywordsNameOffset` at
        /// 0x40. Unit: bytes.
        keywords_name_offset / set_keywords_name_offset: u32, at = 64;
        /// Offset of the name of the task. `ULONG TaskNameOffset` at 0x44. Unit: bytes.
        task_name_offset / set_task_name_offset: u32, at = 68;
        /// Offset of the name of the opcode. `ULONG OpcodeNameOffset` at 0x48. Unit: bytes.
        opcode_name_offset / set_opcode_name_offset: u32, at = 72;
        /// Offset of the message of the event. `ULONG EventMessageOffset` at 0x4C. Unit: bytes.
        event_message_offset / set_event_message_offset: u32, at = 76;
        /// Offset of the message of the provider. `ULONG ProviderMessageOffset` at 0x50. Unit: bytes.
        provider_message_offset / set_provider_message_offset: u32, at = 80;
        /// Offset of binary XML. `ULONG BinaryXMLOffset` at 0x54. Unit: bytes.
        binary_xml_offset / set_binary_xml_offset: u32, at = 84;
        /// Size of the binary XML. `ULONG BinaryXMLSize` at 0x58. Unit: bytes.
        binary_xml_size / set_binary_xml_size: u32, at = 88;
        /// Offset of the name of the event. `ULONG EventNameOffset` at 0x5C. Unit: bytes.
        event_name_offset / set_event_name_offset: u32, at = 92;
        /// For a MOF class: offset of the name of the property with the activity ID. `ULONG ActivityIDNameOffset` at
        /// 0x5C. Unit: bytes.
        activity_id_name_offset / set_activity_id_name_offset: u32, at = 92;
        /// Offset of the attributes of the event. `ULONG EventAttributesOffset` at 0x60. Unit: bytes.
        event_attributes_offset / set_event_attributes_offset: u32, at = 96;
        /// For a MOF class: offset of the name of the property with the related activity ID. `ULONG
        /// RelatedActivityIDNameOffset` at 0x60. Unit: bytes.
        related_activity_id_name_offset / set_related_activity_id_name_offset: u32, at = 96;
        /// Number of properties, those of structures included. `ULONG PropertyCount` at 0x64.
        property_count / set_property_count: u32, at = 100;
        /// Number of properties that are not in a structure. They come first. `ULONG TopLevelPropertyCount` at 0x68.
        top_level_property_count / set_top_level_property_count: u32, at = 104;
    }
    bits {
        /// Flags of the template. `Flags`, bits 0 to 3 of the integer at 0x6C.
        flags / set_flags: crate::payloads::trace::TemplateFlags, at = 108, size = 4, bits = 0..4;
        /// Tags of the event. `Tags`, bits 4 to 31 of the integer at 0x6C.
        tags / set_tags: u32, at = 108, size = 4, bits = 4..32;
    }
}

impl<'a> TraceEventInfoView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = TraceEventInfoFixed(first_and_rest::<112>("TRACE_EVENT_INFO", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<TraceEventInfoTail<'a>, Error> {
        let mut left = Left::new("TRACE_EVENT_INFO", 112, self.0.rest);
        let event_property_info_array = left.counted(self.property_count() as u64, "PropertyCount")?;
        let data = left.open();
        Ok(TraceEventInfoTail { event_property_info_array, data, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<TraceEventInfo, Error> {
        let tail = self.tail()?;
        Ok(TraceEventInfo {
            fixed: TraceEventInfoFixed(*self.0.fixed),
            event_property_info_array: { let part = tail.event_property_info_array; to_vec(part.as_bytes()) },
            data: { let part = tail.data; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for TraceEventInfoView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("TraceEventInfoView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `TRACE_EVENT_INFO`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct TraceEventInfoTail<'a> {
    /// Properties: the fields of the event. `EVENT_PROPERTY_INFO EventPropertyInfoArray`, with the number of elements
    /// in `PropertyCount`.
    pub event_property_info_array: Elements<'a, crate::payloads::trace::EventPropertyInfo>,
    /// Texts and binary XML, at the offsets that the fields contain. `UCHAR Data`, to the end of the bytes.
    pub data: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Schema of an event.
///
/// In C: `TRACE_EVENT_INFO`, 0x70 bytes. Documented for 6.0+.
///
/// Offsets are from the start of the structure, to UTF-16 texts that end with a zero.
///
/// Source: The mingw-w64 developers, *tdh.h*; The etwspec developers, *Nineteen log files of public projects*.
#[doc(alias = "TRACE_EVENT_INFO")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct TraceEventInfo {
    fixed: TraceEventInfoFixed,
    /// Properties: the fields of the event. `EVENT_PROPERTY_INFO EventPropertyInfoArray`, with the number of elements
    /// in `PropertyCount`.
    pub event_property_info_array: alloc::vec::Vec<crate::payloads::trace::EventPropertyInfo>,
    /// Texts and binary XML, at the offsets that the fields contain. `UCHAR Data`, to the end of the bytes.
    pub data: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl TraceEventInfo {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`TraceEventInfoView::new`] and [`TraceEventInfoView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceEventInfoView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for TraceEventInfo {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            event_property_info_array: Default::default(),
            data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for TraceEventInfo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("TraceEventInfo");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("EventPropertyInfoArray", &self.event_property_info_array);
        shown.field("Data", &self.data);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(TraceEventInfo, fixed = TraceEventInfoFixed, view = TraceEventInfoView, size = 112);
#[cfg(feature = "alloc")]
impl Tailed for TraceEventInfo {
    const NAME: &'static str = "TRACE_EVENT_INFO";
    const FIXED: usize = 112;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<112>("TRACE_EVENT_INFO", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceEventInfo::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("TRACE_EVENT_INFO", out);
        {
            let part = &self.event_property_info_array;
            to.count("PropertyCount", self.property_count() as u64, part.len())?; to.elements(part);
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
binrw_tailed!(TraceEventInfo);
#[cfg(feature = "serde")]
serde_tailed!(
    TraceEventInfo, table = Table::form(&LAYOUT_0),
    parts { event_property_info_array = "EventPropertyInfoArray", data = "Data", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceEventInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 100, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        arbitrary_from::<_, 112>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`TraceEventInfo`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0 = TraceEventInfo;
/// Alias of [`TraceEventInfoView`], named by the first release of the form.
pub type V6_0View<'a> = TraceEventInfoView<'a>;
