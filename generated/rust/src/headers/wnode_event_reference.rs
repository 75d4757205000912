// Generated from spec/structs/WNODE_EVENT_REFERENCE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Reference to an event that is too large to send and must be queried.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::MINGW_W64_WMISTR, &sources::CHAPPELL_TRACEHEADERS, &sources::CHAPPELL_EVENT_TRACE_HEADER,
        &sources::CHAPPELL_NTTRACEEVENT, &sources::CHAPPELL_TRACEEVENT
    ];
const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_WMISTR, &sources::MICROSOFT_WNODE_EVENT_REFERENCE];
pub(crate) static LAYOUT_0: Layout = layout("WNODE_EVENT_REFERENCE", "WnodeEventReferencePtr32")
    .size(72)
    .about("Reference to an event that is too large to send and must be queried.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_total(
        &number(
            "WnodeHeader.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX,
            0
        ),
        1
    )
    .stated_by(SOURCES_1)
    .fields(&[
        structure("WNODE_HEADER WnodeHeader").at(0..48).about("Header, with WNODE_FLAG_EVENT_REFERENCE.")
            .with(&[More::Fields(&[
            unsigned("ULONG WnodeHeader.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("ULONG WnodeHeader.ProviderId").at(4..8)
                .about("WMI provider of an event. Documented as reserved in other blocks.").means(Meaning::Identifier)
                .stated_by(SOURCES),
            union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG64 WnodeHeader.HistoricalContext").at(8..16)
                    .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                    .stated_by(SOURCES),
                structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG WnodeHeader.Version").at(8..12).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    unsigned("ULONG WnodeHeader.Linkage").at(12..16).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG WnodeHeader.CountLost").at(16..20).about("Documented as reserved.")
                    .means(Meaning::Reserved).stated_by(SOURCES),
                address("HANDLE WnodeHeader.KernelHandle").at(16..20).about("Documented as reserved.")
                    .means(Meaning::Reserved).stated_by(SOURCES),
                signed("LARGE_INTEGER WnodeHeader.TimeStamp").at(16..24)
                    .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                    .stated_by(SOURCES),
            ])]),
            field("GUID WnodeHeader.Guid", Kind::Guid).at(24..40)
                .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                .stated_by(SOURCES),
            unsigned("ULONG WnodeHeader.ClientContext").at(40..44)
                .about("Clock of a session, a value of EVENT_TRACE_CLOCK.").means(Meaning::Enumeration)
                .stated_by(SOURCES),
            unsigned("ULONG WnodeHeader.Flags").at(44..48)
                .about("How to interpret the header and the data, and which structure starts with the header.")
                .means(Meaning::Flags).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
        ])]),
        field("GUID TargetGuid", Kind::Guid).at(48..64).about("GUID of the event to query.").means(Meaning::Guid),
        unsigned("ULONG TargetDataBlockSize").at(64..68).about("Size of the event.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(68..72).with(&[More::Fields(&[
            unsigned("ULONG TargetInstanceIndex").at(68..72).about("Index of the instance, if names are static.")
                .means(Meaning::Index)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "WnodeHeader.Flags",
                                    Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false }, 0x80, 0
                                ),
                                None
                            )
                        )
                    ]
                ),
            field(
                "WCHAR TargetInstanceName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 1 }
            )
                .at(68..70)
                .about("Size of the instance name in bytes, at the start of a counted string. C declares one element.")
                .means(Meaning::Text)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "WnodeHeader.Flags",
                                    Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false }, 0x80, 0
                                ),
                                Some(0)
                            )
                        )
                    ]
                ),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WNODE_EVENT_REFERENCE", "WnodeEventReferencePtr64")
    .size(72)
    .about("Reference to an event that is too large to send and must be queried.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_total(
        &number(
            "WnodeHeader.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX,
            0
        ),
        1
    )
    .stated_by(SOURCES_1)
    .fields(&[
        structure("WNODE_HEADER WnodeHeader").at(0..48).about("Header, with WNODE_FLAG_EVENT_REFERENCE.")
            .with(&[More::Fields(&[
            unsigned("ULONG WnodeHeader.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("ULONG WnodeHeader.ProviderId").at(4..8)
                .about("WMI provider of an event. Documented as reserved in other blocks.").means(Meaning::Identifier)
                .stated_by(SOURCES),
            union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG64 WnodeHeader.HistoricalContext").at(8..16)
                    .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                    .stated_by(SOURCES),
                structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG WnodeHeader.Version").at(8..12).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    unsigned("ULONG WnodeHeader.Linkage").at(12..16).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG WnodeHeader.CountLost").at(16..20).about("Documented as reserved.")
                    .means(Meaning::Reserved).stated_by(SOURCES),
                address("HANDLE WnodeHeader.KernelHandle").at(16..24).about("Documented as reserved.")
                    .means(Meaning::Reserved).stated_by(SOURCES),
                signed("LARGE_INTEGER WnodeHeader.TimeStamp").at(16..24)
                    .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                    .stated_by(SOURCES),
            ])]),
            field("GUID WnodeHeader.Guid", Kind::Guid).at(24..40)
                .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                .stated_by(SOURCES),
            unsigned("ULONG WnodeHeader.ClientContext").at(40..44)
                .about("Clock of a session, a value of EVENT_TRACE_CLOCK.").means(Meaning::Enumeration)
                .stated_by(SOURCES),
            unsigned("ULONG WnodeHeader.Flags").at(44..48)
                .about("How to interpret the header and the data, and which structure starts with the header.")
                .means(Meaning::Flags).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
        ])]),
        field("GUID TargetGuid", Kind::Guid).at(48..64).about("GUID of the event to query.").means(Meaning::Guid),
        unsigned("ULONG TargetDataBlockSize").at(64..68).about("Size of the event.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(68..72).with(&[More::Fields(&[
            unsigned("ULONG TargetInstanceIndex").at(68..72).about("Index of the instance, if names are static.")
                .means(Meaning::Index)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "WnodeHeader.Flags",
                                    Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false }, 0x80, 0
                                ),
                                None
                            )
                        )
                    ]
                ),
            field(
                "WCHAR TargetInstanceName",
                Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 1 }
            )
                .at(68..70)
                .about("Size of the instance name in bytes, at the start of a counted string. C declares one element.")
                .means(Meaning::Text)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "WnodeHeader.Flags",
                                    Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false }, 0x80, 0
                                ),
                                Some(0)
                            )
                        )
                    ]
                ),
        ])]),
    ]);
fixed! {
    /// Reference to an event that is too large to send and must be queried.
    ///
    /// In C: `WNODE_EVENT_REFERENCE`, 0x48 bytes. Releases unknown (32-bit).
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_EVENT_REFERENCE structure*.
    #[doc(alias = "WNODE_EVENT_REFERENCE")]
    owned WnodeEventReferencePtr32 / WnodeEventReferencePtr32View: followed,
        name = "WNODE_EVENT_REFERENCE", size = 72, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Header, with WNODE_FLAG_EVENT_REFERENCE. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header / set_wnode_header: crate::headers::WnodeHeaderPtr32, at = 0;
        /// GUID of the event to query. `GUID TargetGuid` at 0x30.
        target_guid / set_target_guid: Guid, at = 48;
        /// Size of the event. `ULONG TargetDataBlockSize` at 0x40. Unit: bytes.
        target_data_block_size / set_target_data_block_size: u32, at = 64;
        /// Index of the instance, if names are static. `ULONG TargetInstanceIndex` at 0x44.
        target_instance_index / set_target_instance_index: u32, at = 68;
        /// Size of the instance name in bytes, at the start of a counted string. C declares one element. `WCHAR
        /// TargetInstanceName` at 0x44.
        target_instance_name / set_target_instance_name: [u16; 1], at = 68;
        /// Size of the header and all data that follows. `ULONG BufferSize` at 0x00. Unit: bytes. Within
        /// [`Self::wnode_header`].
        buffer_size / set_buffer_size: u32, at = 0;
    }
}

impl<B: Storage> WnodeEventReferencePtr32<B> {
    /// Returns the total size in bytes, payload included, from `WnodeHeader.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
}

impl<B: Storage> WnodeEventReferencePtr32<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        72
    }
}

impl<'a> WnodeEventReferencePtr32View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 72 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("WNODE_EVENT_REFERENCE", bytes).map(WnodeEventReferencePtr32)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> WnodeEventReferencePtr32 {
        WnodeEventReferencePtr32(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data(
            "WNODE_EVENT_REFERENCE", "WnodeHeader.BufferSize", 72, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

fixed! {
    /// Reference to an event that is too large to send and must be queried.
    ///
    /// In C: `WNODE_EVENT_REFERENCE`, 0x48 bytes. Releases unknown (64-bit).
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_EVENT_REFERENCE structure*.
    #[doc(alias = "WNODE_EVENT_REFERENCE")]
    owned WnodeEventReferencePtr64 / WnodeEventReferencePtr64View: followed,
        name = "WNODE_EVENT_REFERENCE", size = 72, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Header, with WNODE_FLAG_EVENT_REFERENCE. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header / set_wnode_header: crate::headers::WnodeHeaderPtr64, at = 0;
        /// GUID of the event to query. `GUID TargetGuid` at 0x30.
        target_guid / set_target_guid: Guid, at = 48;
        /// Size of the event. `ULONG TargetDataBlockSize` at 0x40. Unit: bytes.
        target_data_block_size / set_target_data_block_size: u32, at = 64;
        /// Index of the instance, if names are static. `ULONG TargetInstanceIndex` at 0x44.
        target_instance_index / set_target_instance_index: u32, at = 68;
        /// Size of the instance name in bytes, at the start of a counted string. C declares one element. `WCHAR
        /// TargetInstanceName` at 0x44.
        target_instance_name / set_target_instance_name: [u16; 1], at = 68;
        /// Size of the header and all data that follows. `ULONG BufferSize` at 0x00. Unit: bytes. Within
        /// [`Self::wnode_header`].
        buffer_size / set_buffer_size: u32, at = 0;
    }
}

impl<B: Storage> WnodeEventReferencePtr64<B> {
    /// Returns the total size in bytes, payload included, from `WnodeHeader.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
}

impl<B: Storage> WnodeEventReferencePtr64<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        72
    }
}

impl<'a> WnodeEventReferencePtr64View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 72 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("WNODE_EVENT_REFERENCE", bytes).map(WnodeEventReferencePtr64)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> WnodeEventReferencePtr64 {
        WnodeEventReferencePtr64(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data(
            "WNODE_EVENT_REFERENCE", "WnodeHeader.BufferSize", 72, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

/// Alias of [`WnodeEventReferencePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WnodeEventReferencePtr32` or `WnodeEventReferencePtr64`"]
pub type WnodeEventReference = WnodeEventReferencePtr64;
/// Alias of [`WnodeEventReferencePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `WnodeEventReferencePtr32View` or `WnodeEventReferencePtr64View`"
]
pub type WnodeEventReferenceView<'a> = WnodeEventReferencePtr64View<'a>;
any_form! {
    "WNODE_EVENT_REFERENCE" {
        /// Releases unknown (32-bit).
        WnodeEventReferencePtr32(WnodeEventReferencePtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        WnodeEventReferencePtr64(WnodeEventReferencePtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
