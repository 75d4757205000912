// Generated from spec/structs/EVENT_METADATA_EVENT_MAP_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Names of values of a provider's fields.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
const SOURCES_1: &[&Source] =
    &[&sources::MICROSOFT_KERNELTRACECONTROL, &sources::MINGW_W64_TDH, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_METADATA_EVENT_MAP_INFO", "EventMetadataEventMapInfo")
    .size(32)
    .about("Names of values of a provider's fields.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("EVENT_MAP_ENTRY", "MapEntryArray", Content::Layout(&crate::payloads::trace::event_map_entry::LAYOUT_0))
            .many(
                Many::Counted(
                    &number(
                        "EntryCount", Place::Fixed { offset: 24, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Entries."),
        part("UCHAR", "Data", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
            .about("Texts, at the offsets that the fields contain.").up_to(8).stated_by(SOURCES),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        field("GUID ProviderId", Kind::Guid).at(0..16).about("GUID of the provider.").means(Meaning::ProviderGuid),
        unsigned("ULONG NameOffset").at(16..20).about("Offset of the name of the map.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG Flag").at(20..24).about("Kind of map: values, bits, or a pattern; from a manifest or from MOF.")
            .means(Meaning::Flags).with(&[More::Values(crate::payloads::trace::MapFlags::VALUES)]),
        unsigned("ULONG EntryCount").at(24..28).about("Number of entries.").means(Meaning::Count),
        union("union ").at(28..32).with(&[More::Fields(&[
            unsigned("ULONG MapEntryValueType").at(28..32).about("Type of the values: 0 for numbers, 1 for texts.")
                .means(Meaning::Enumeration).with(&[More::Values(crate::payloads::trace::MapValuetype::VALUES)]),
            unsigned("ULONG FormatStringOffset").at(28..32).about("For a pattern: offset of the pattern.")
                .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ])]),
    ]);
fixed! {
    /// Fixed part of `EventMetadataEventMapInfo` and [`EventMetadataEventMapInfoView`], with the getters of its fields.
    part EventMetadataEventMapInfoFixed / EventMetadataEventMapInfoView: followed,
        name = "EVENT_METADATA_EVENT_MAP_INFO", size = 32, table = Table::form(&LAYOUT_0);
    fields {
        /// GUID of the provider. `GUID ProviderId` at 0x00.
        provider_id / set_provider_id: Guid, at = 0;
        /// Offset of the name of the map. `ULONG NameOffset` at 0x10. Unit: bytes.
        name_offset / set_name_offset: u32, at = 16;
        /// Kind of map: values, bits, or a pattern; from a manifest or from MOF. `ULONG Flag` at 0x14.
        flag / set_flag: crate::payloads::trace::MapFlags, at = 20;
        /// Number of entries. `ULONG EntryCount` at 0x18.
        entry_count / set_entry_count: u32, at = 24;
        /// Type of the values: 0 for numbers, 1 for texts. `ULONG MapEntryValueType` at 0x1C.
        map_entry_value_type / set_map_entry_value_type: crate::payloads::trace::MapValuetype, at = 28;
        /// For a pattern: offset of the pattern. `ULONG FormatStringOffset` at 0x1C. Unit: bytes.
        format_string_offset / set_format_string_offset: u32, at = 28;
    }
}

impl<'a> EventMetadataEventMapInfoView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EventMetadataEventMapInfoFixed(first_and_rest::<32>("EVENT_METADATA_EVENT_MAP_INFO", bytes)?);
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
    pub fn tail(&self) -> Result<EventMetadataEventMapInfoTail<'a>, Error> {
        let mut left = Left::new("EVENT_METADATA_EVENT_MAP_INFO", 32, self.0.rest);
        let map_entry_array = left.counted(self.entry_count() as u64, "EntryCount")?;
        let data = left.open();
        Ok(EventMetadataEventMapInfoTail { map_entry_array, data, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EventMetadataEventMapInfo, Error> {
        let tail = self.tail()?;
        Ok(EventMetadataEventMapInfo {
            fixed: EventMetadataEventMapInfoFixed(*self.0.fixed),
            map_entry_array: { let part = tail.map_entry_array; to_vec(part.as_bytes()) },
            data: { let part = tail.data; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EventMetadataEventMapInfoView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventMetadataEventMapInfoView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `EVENT_METADATA_EVENT_MAP_INFO`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EventMetadataEventMapInfoTail<'a> {
    /// Entries. `EVENT_MAP_ENTRY MapEntryArray`, with the number of elements in `EntryCount`.
    pub map_entry_array: Elements<'a, crate::payloads::trace::EventMapEntry>,
    /// Texts, at the offsets that the fields contain. `UCHAR Data`, to the end of the bytes.
    pub data: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Names of values of a provider's fields.
///
/// In C: `EVENT_METADATA_EVENT_MAP_INFO`, 0x20 bytes. Releases unknown.
///
/// Offsets are from the member EventMapInfo, to UTF-16 texts that end with a zero.
///
/// Source: Microsoft, *KernelTraceControl.h*; The mingw-w64 developers, *tdh.h*; The etwspec developers, *Nineteen log
/// files of public projects*.
#[doc(alias = "EVENT_METADATA_EVENT_MAP_INFO")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventMetadataEventMapInfo {
    fixed: EventMetadataEventMapInfoFixed,
    /// Entries. `EVENT_MAP_ENTRY MapEntryArray`, with the number of elements in `EntryCount`.
    pub map_entry_array: alloc::vec::Vec<crate::payloads::trace::EventMapEntry>,
    /// Texts, at the offsets that the fields contain. `UCHAR Data`, to the end of the bytes.
    pub data: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventMetadataEventMapInfo {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EventMetadataEventMapInfoView::new`] and [`EventMetadataEventMapInfoView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventMetadataEventMapInfoView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EventMetadataEventMapInfo {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            map_entry_array: Default::default(),
            data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventMetadataEventMapInfo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventMetadataEventMapInfo");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("MapEntryArray", &self.map_entry_array);
        shown.field("Data", &self.data);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EventMetadataEventMapInfo, fixed = EventMetadataEventMapInfoFixed, view = EventMetadataEventMapInfoView, size = 32
);
#[cfg(feature = "alloc")]
impl Tailed for EventMetadataEventMapInfo {
    const NAME: &'static str = "EVENT_METADATA_EVENT_MAP_INFO";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<32>("EVENT_METADATA_EVENT_MAP_INFO", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventMetadataEventMapInfo::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("EVENT_METADATA_EVENT_MAP_INFO", out);
        {
            let part = &self.map_entry_array;
            to.count("EntryCount", self.entry_count() as u64, part.len())?; to.elements(part);
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
binrw_tailed!(EventMetadataEventMapInfo);
#[cfg(feature = "serde")]
serde_tailed!(
    EventMetadataEventMapInfo, table = Table::form(&LAYOUT_0),
    parts { map_entry_array = "MapEntryArray", data = "Data", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventMetadataEventMapInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 24, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        arbitrary_from::<_, 32>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
