// Generated from spec/structs/TRACE_EVENT_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Schema of an event.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TRACE_EVENT_INFO", "TraceEventInfo", (112, 112), "Schema of an event.", &[
    field("ProviderGuid", 0, 16, "GUID", Kind::Guid, "GUID of the provider.").means(Meaning::ProviderGuid),
    field("EventGuid", 16, 16, "GUID", Kind::Guid, "GUID of the class of an event with a MOF class; otherwise zero.").means(Meaning::Guid),
    field("EventDescriptor", 32, 16, "EVENT_DESCRIPTOR", Kind::Struct, "Identity of the event within its provider.").with(&[
        unsigned("Id", 32, 2, "USHORT", "Event ID.").at_path("EventDescriptor.Id").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
        unsigned("Version", 34, 1, "UCHAR", "Version of the event data.").at_path("EventDescriptor.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
        unsigned("Channel", 35, 1, "UCHAR", "Channel that receives the event.").at_path("EventDescriptor.Channel").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
        unsigned("Level", 36, 1, "UCHAR", "Severity or verbosity of the event. Lower values are more severe.").at_path("EventDescriptor.Level").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
        unsigned("Opcode", 37, 1, "UCHAR", "Opcode: the step within the task.").at_path("EventDescriptor.Opcode").means(Meaning::EventType).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
        unsigned("Task", 38, 2, "USHORT", "Task: the part of the provider that logs the event.").at_path("EventDescriptor.Task").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
        unsigned("Keyword", 40, 8, "ULONGLONG", "Keywords: the groups that contain the event, one bit per group.").at_path("EventDescriptor.Keyword").means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]),
    ]),
    unsigned("DecodingSource", 48, 4, "ULONG", "Kind of schema: XML manifest, MOF, WPP or TraceLogging.").of(crate::payloads::trace::DecodingSource::VALUES).means(Meaning::Enumeration),
    unsigned("ProviderNameOffset", 52, 4, "ULONG", "Offset of the provider's name. 0 here and below if there is none.").in_units("bytes").means(Meaning::Bytes),
    unsigned("LevelNameOffset", 56, 4, "ULONG", "Offset of the name of the level.").in_units("bytes").means(Meaning::Bytes),
    unsigned("ChannelNameOffset", 60, 4, "ULONG", "Offset of the name of the channel.").in_units("bytes").means(Meaning::Bytes),
    unsigned("KeywordsNameOffset", 64, 4, "ULONG", "Offset of the names of the keywords: a list that ends with an empty text.").in_units("bytes").means(Meaning::Bytes),
    unsigned("TaskNameOffset", 68, 4, "ULONG", "Offset of the name of the task.").in_units("bytes").means(Meaning::Bytes),
    unsigned("OpcodeNameOffset", 72, 4, "ULONG", "Offset of the name of the opcode.").in_units("bytes").means(Meaning::Bytes),
    unsigned("EventMessageOffset", 76, 4, "ULONG", "Offset of the message of the event.").in_units("bytes").means(Meaning::Bytes),
    unsigned("ProviderMessageOffset", 80, 4, "ULONG", "Offset of the message of the provider.").in_units("bytes").means(Meaning::Bytes),
    unsigned("BinaryXMLOffset", 84, 4, "ULONG", "Offset of binary XML.").in_units("bytes").means(Meaning::Bytes),
    unsigned("BinaryXMLSize", 88, 4, "ULONG", "Size of the binary XML.").in_units("bytes").means(Meaning::Bytes),
    field("", 92, 4, "union", Kind::Union, "").with(&[
        unsigned("EventNameOffset", 92, 4, "ULONG", "Offset of the name of the event.").in_units("bytes").means(Meaning::Bytes),
        unsigned("ActivityIDNameOffset", 92, 4, "ULONG", "For a MOF class: offset of the name of the property with the activity ID.").in_units("bytes").means(Meaning::Bytes),
    ]),
    field("", 96, 4, "union", Kind::Union, "").with(&[
        unsigned("EventAttributesOffset", 96, 4, "ULONG", "Offset of the attributes of the event.").in_units("bytes").means(Meaning::Bytes),
        unsigned("RelatedActivityIDNameOffset", 96, 4, "ULONG", "For a MOF class: offset of the name of the property with the related activity ID.").in_units("bytes").means(Meaning::Bytes),
    ]),
    unsigned("PropertyCount", 100, 4, "ULONG", "Number of properties, those of structures included."),
    unsigned("TopLevelPropertyCount", 104, 4, "ULONG", "Number of properties that are not in a structure. They come first."),
    field("", 108, 4, "ULONG", Kind::Bits, "").with(&[
        bit("Flags", (108, 4), "ULONG", 0, 4, "Flags of the template.").of(crate::payloads::trace::TemplateFlags::VALUES).means(Meaning::Flags),
        bit("Tags", (108, 4), "ULONG", 4, 28, "Tags of the event."),
    ]),
])
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_tail(&[
        part("EventPropertyInfoArray", "EVENT_PROPERTY_INFO", Content::Layout(&crate::payloads::trace::event_property_info::LAYOUT_0), Many::Counted(number("PropertyCount", Place::Fixed { offset: 100, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0)), "Properties: the fields of the event."),
        part("Data", "UCHAR", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }), Many::Open, "Texts and binary XML, at the offsets that the fields contain.").up_to(8).stated_by(&[&crate::rt::sources::OBSERVED_TRACES]),
    ])
    .stated_by(&[&crate::rt::sources::MINGW_W64_TDH, &crate::rt::sources::OBSERVED_TRACES]);
fixed! {
    /// Fixed part of `TraceEventInfo` and [`TraceEventInfoView`], with the getters of its fields.
    part TraceEventInfoFixed / TraceEventInfoView: followed [112] "TRACE_EVENT_INFO" Table::form(&LAYOUT_0);
    fields {
        /// GUID of the provider. `GUID ProviderGuid` at 0x00.
        provider_guid set_provider_guid: Guid = 0;
        /// GUID of the class of an event with a MOF class; otherwise zero. `GUID EventGuid` at 0x10.
        event_guid set_event_guid: Guid = 16;
        /// Identity of the event within its provider. `EVENT_DESCRIPTOR EventDescriptor` at 0x20. Returns a copy.
        event_descriptor set_event_descriptor: crate::headers::EventDescriptor = 32;
        /// Kind of schema: XML manifest, MOF, WPP or TraceLogging. `ULONG DecodingSource` at 0x30.
        decoding_source set_decoding_source: crate::payloads::trace::DecodingSource = 48;
        /// Offset of the provider's name. 0 here and below if there is none. `ULONG ProviderNameOffset` at 0x34. Unit: bytes.
        provider_name_offset set_provider_name_offset: u32 = 52;
        /// Offset of the name of the level. `ULONG LevelNameOffset` at 0x38. Unit: bytes.
        level_name_offset set_level_name_offset: u32 = 56;
        /// Offset of the name of the channel. `ULONG ChannelNameOffset` at 0x3C. Unit: bytes.
        channel_name_offset set_channel_name_offset: u32 = 60;
        /// Offset of the names of the keywords: a list that ends with an empty text. `ULONG KeywordsNameOffset` at 0x40. Unit: bytes.
        keywords_name_offset set_keywords_name_offset: u32 = 64;
        /// Offset of the name of the task. `ULONG TaskNameOffset` at 0x44. Unit: bytes.
        task_name_offset set_task_name_offset: u32 = 68;
        /// Offset of the name of the opcode. `ULONG OpcodeNameOffset` at 0x48. Unit: bytes.
        opcode_name_offset set_opcode_name_offset: u32 = 72;
        /// Offset of the message of the event. `ULONG EventMessageOffset` at 0x4C. Unit: bytes.
        event_message_offset set_event_message_offset: u32 = 76;
        /// Offset of the message of the provider. `ULONG ProviderMessageOffset` at 0x50. Unit: bytes.
        provider_message_offset set_provider_message_offset: u32 = 80;
        /// Offset of binary XML. `ULONG BinaryXMLOffset` at 0x54. Unit: bytes.
        binary_xml_offset set_binary_xml_offset: u32 = 84;
        /// Size of the binary XML. `ULONG BinaryXMLSize` at 0x58. Unit: bytes.
        binary_xml_size set_binary_xml_size: u32 = 88;
        /// Offset of the name of the event. `ULONG EventNameOffset` at 0x5C. Unit: bytes.
        event_name_offset set_event_name_offset: u32 = 92;
        /// For a MOF class: offset of the name of the property with the activity ID. `ULONG ActivityIDNameOffset` at 0x5C. Unit: bytes.
        activity_id_name_offset set_activity_id_name_offset: u32 = 92;
        /// Offset of the attributes of the event. `ULONG EventAttributesOffset` at 0x60. Unit: bytes.
        event_attributes_offset set_event_attributes_offset: u32 = 96;
        /// For a MOF class: offset of the name of the property with the related activity ID. `ULONG RelatedActivityIDNameOffset` at 0x60. Unit: bytes.
        related_activity_id_name_offset set_related_activity_id_name_offset: u32 = 96;
        /// Number of properties, those of structures included. `ULONG PropertyCount` at 0x64.
        property_count set_property_count: u32 = 100;
        /// Number of properties that are not in a structure. They come first. `ULONG TopLevelPropertyCount` at 0x68.
        top_level_property_count set_top_level_property_count: u32 = 104;
    }
    bits {
        /// Flags of the template. `Flags`, bits 0 to 3 of the integer at 0x6C.
        flags set_flags: crate::payloads::trace::TemplateFlags = 4 108 0 4;
        /// Tags of the event. `Tags`, bits 4 to 31 of the integer at 0x6C.
        tags set_tags: u32 = 4 108 4 28;
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
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more than
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
    /// Properties: the fields of the event. `EVENT_PROPERTY_INFO EventPropertyInfoArray`, with the number of elements in `PropertyCount`.
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
    /// Properties: the fields of the event. `EVENT_PROPERTY_INFO EventPropertyInfoArray`, with the number of elements in `PropertyCount`.
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
tailed!(TraceEventInfo, TraceEventInfoFixed, TraceEventInfoView, 112, "TRACE_EVENT_INFO");
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
serde_tailed!(TraceEventInfo, Table::form(&LAYOUT_0), { event_property_info_array "EventPropertyInfoArray" data "Data" rest "rest" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceEventInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 100, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 112]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}

/// Alias of [`TraceEventInfo`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0 = TraceEventInfo;
/// Alias of [`TraceEventInfoView`], named by the first release of the form.
pub type V6_0View<'a> = TraceEventInfoView<'a>;
