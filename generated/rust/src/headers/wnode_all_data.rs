// Generated from spec/structs/WNODE_ALL_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Data of all instances of a Windows Management Instrumentation (WMI) block.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::MINGW_W64_WMISTR, &sources::CHAPPELL_TRACEHEADERS, &sources::CHAPPELL_EVENT_TRACE_HEADER,
        &sources::CHAPPELL_NTTRACEEVENT, &sources::CHAPPELL_TRACEEVENT
    ];
const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_WMISTR, &sources::MICROSOFT_WNODE_ALL_DATA];
pub(crate) static LAYOUT_0: Layout = layout("WNODE_ALL_DATA", "WnodeAllDataPtr32")
    .size(72)
    .about("Data of all instances of a Windows Management Instrumentation (WMI) block.")
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
        structure("WNODE_HEADER WnodeHeader").at(0..48).about("Header, with WNODE_FLAG_ALL_DATA.")
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
        unsigned("ULONG DataBlockOffset").at(48..52)
            .about("Offset of the first instance's data from the start of this structure.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG InstanceCount").at(52..56).about("Number of instances.").means(Meaning::Count),
        unsigned("ULONG OffsetInstanceNameOffsets").at(56..60)
            .about("Offset, from the start of this structure, of an array of offsets to the instance names.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        union("union ").at(60..68).with(&[More::Fields(&[
            unsigned("ULONG FixedInstanceSize").at(60..64).about("Size of each instance.").means(Meaning::Bytes)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "WnodeHeader.Flags",
                                    Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false }, 0x10, 0
                                ),
                                None
                            )
                        ),
                        More::Units("bytes")
                    ]
                ),
            field(
                "OFFSETINSTANCEDATAANDLENGTH OffsetInstanceDataAndLength",
                Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 8 }, count: 1 }
            )
                .at(60..68).about("Offset and size of each instance, InstanceCount elements. C declares one.")
                .with(&[More::When(
                    &when(
                        number(
                            "WnodeHeader.Flags",
                            Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false }, 0x10, 0
                        ),
                        Some(0)
                    )
                ),
                More::Fields(&[
                unsigned("ULONG OffsetInstanceDataAndLength.OffsetInstanceData").at(60..64)
                    .about("Offset of the data from the start of the WNODE_ALL_DATA.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG OffsetInstanceDataAndLength.LengthInstanceData").at(64..68).about("Size of the data.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
            ])]),
        ])]),
        field("padding ", Kind::Padding).at(68..72),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WNODE_ALL_DATA", "WnodeAllDataPtr64")
    .size(72)
    .about("Data of all instances of a Windows Management Instrumentation (WMI) block.")
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
        structure("WNODE_HEADER WnodeHeader").at(0..48).about("Header, with WNODE_FLAG_ALL_DATA.")
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
        unsigned("ULONG DataBlockOffset").at(48..52)
            .about("Offset of the first instance's data from the start of this structure.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG InstanceCount").at(52..56).about("Number of instances.").means(Meaning::Count),
        unsigned("ULONG OffsetInstanceNameOffsets").at(56..60)
            .about("Offset, from the start of this structure, of an array of offsets to the instance names.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        union("union ").at(60..68).with(&[More::Fields(&[
            unsigned("ULONG FixedInstanceSize").at(60..64).about("Size of each instance.").means(Meaning::Bytes)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "WnodeHeader.Flags",
                                    Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false }, 0x10, 0
                                ),
                                None
                            )
                        ),
                        More::Units("bytes")
                    ]
                ),
            field(
                "OFFSETINSTANCEDATAANDLENGTH OffsetInstanceDataAndLength",
                Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 8 }, count: 1 }
            )
                .at(60..68).about("Offset and size of each instance, InstanceCount elements. C declares one.")
                .with(&[More::When(
                    &when(
                        number(
                            "WnodeHeader.Flags",
                            Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false }, 0x10, 0
                        ),
                        Some(0)
                    )
                ),
                More::Fields(&[
                unsigned("ULONG OffsetInstanceDataAndLength.OffsetInstanceData").at(60..64)
                    .about("Offset of the data from the start of the WNODE_ALL_DATA.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
                unsigned("ULONG OffsetInstanceDataAndLength.LengthInstanceData").at(64..68).about("Size of the data.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
            ])]),
        ])]),
        field("padding ", Kind::Padding).at(68..72),
    ]);
fixed! {
    /// Data of all instances of a Windows Management Instrumentation (WMI) block.
    ///
    /// In C: `WNODE_ALL_DATA`, 0x48 bytes. Releases unknown (32-bit).
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_ALL_DATA structure*.
    #[doc(alias = "WNODE_ALL_DATA")]
    owned WnodeAllDataPtr32 / WnodeAllDataPtr32View: followed,
        name = "WNODE_ALL_DATA", size = 72, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Header, with WNODE_FLAG_ALL_DATA. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header / set_wnode_header: crate::headers::WnodeHeaderPtr32, at = 0;
        /// Offset of the first instance's data from the start of this structure. `ULONG DataBlockOffset` at 0x30. Unit:
        /// bytes.
        data_block_offset / set_data_block_offset: u32, at = 48;
        /// Number of instances. `ULONG InstanceCount` at 0x34.
        instance_count / set_instance_count: u32, at = 52;
        /// Offset, from the start of this structure, of an array of offsets to the instance names. `ULONG
        /// OffsetInstanceNameOffsets` at 0x38. Unit: bytes.
        offset_instance_name_offsets / set_offset_instance_name_offsets: u32, at = 56;
        /// Size of each instance. `ULONG FixedInstanceSize` at 0x3C. Unit: bytes.
        fixed_instance_size / set_fixed_instance_size: u32, at = 60;
        /// Offset and size of each instance, InstanceCount elements. C declares one. `OFFSETINSTANCEDATAANDLENGTH
        /// OffsetInstanceDataAndLength` at 0x3C.
        offset_instance_data_and_length / set_offset_instance_data_and_length: [
            crate::headers::Offsetinstancedataandlength; 1
        ],
            at = 60;
        /// Size of the header and all data that follows. `ULONG BufferSize` at 0x00. Unit: bytes. Within
        /// [`Self::wnode_header`].
        buffer_size / set_buffer_size: u32, at = 0;
    }
}

impl<B: Storage> WnodeAllDataPtr32<B> {
    /// Returns the total size in bytes, payload included, from `WnodeHeader.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
}

impl<B: Storage> WnodeAllDataPtr32<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        72
    }
}

impl<'a> WnodeAllDataPtr32View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 72 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("WNODE_ALL_DATA", bytes).map(WnodeAllDataPtr32)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> WnodeAllDataPtr32 {
        WnodeAllDataPtr32(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WNODE_ALL_DATA", "WnodeHeader.BufferSize", 72, self.data_offset(), self.total_size(), self.0.rest)
    }
}

fixed! {
    /// Data of all instances of a Windows Management Instrumentation (WMI) block.
    ///
    /// In C: `WNODE_ALL_DATA`, 0x48 bytes. Releases unknown (64-bit).
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_ALL_DATA structure*.
    #[doc(alias = "WNODE_ALL_DATA")]
    owned WnodeAllDataPtr64 / WnodeAllDataPtr64View: followed,
        name = "WNODE_ALL_DATA", size = 72, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Header, with WNODE_FLAG_ALL_DATA. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header / set_wnode_header: crate::headers::WnodeHeaderPtr64, at = 0;
        /// Offset of the first instance's data from the start of this structure. `ULONG DataBlockOffset` at 0x30. Unit:
        /// bytes.
        data_block_offset / set_data_block_offset: u32, at = 48;
        /// Number of instances. `ULONG InstanceCount` at 0x34.
        instance_count / set_instance_count: u32, at = 52;
        /// Offset, from the start of this structure, of an array of offsets to the instance names. `ULONG
        /// OffsetInstanceNameOffsets` at 0x38. Unit: bytes.
        offset_instance_name_offsets / set_offset_instance_name_offsets: u32, at = 56;
        /// Size of each instance. `ULONG FixedInstanceSize` at 0x3C. Unit: bytes.
        fixed_instance_size / set_fixed_instance_size: u32, at = 60;
        /// Offset and size of each instance, InstanceCount elements. C declares one. `OFFSETINSTANCEDATAANDLENGTH
        /// OffsetInstanceDataAndLength` at 0x3C.
        offset_instance_data_and_length / set_offset_instance_data_and_length: [
            crate::headers::Offsetinstancedataandlength; 1
        ],
            at = 60;
        /// Size of the header and all data that follows. `ULONG BufferSize` at 0x00. Unit: bytes. Within
        /// [`Self::wnode_header`].
        buffer_size / set_buffer_size: u32, at = 0;
    }
}

impl<B: Storage> WnodeAllDataPtr64<B> {
    /// Returns the total size in bytes, payload included, from `WnodeHeader.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
}

impl<B: Storage> WnodeAllDataPtr64<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        72
    }
}

impl<'a> WnodeAllDataPtr64View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 72 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("WNODE_ALL_DATA", bytes).map(WnodeAllDataPtr64)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> WnodeAllDataPtr64 {
        WnodeAllDataPtr64(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WNODE_ALL_DATA", "WnodeHeader.BufferSize", 72, self.data_offset(), self.total_size(), self.0.rest)
    }
}

/// Alias of [`WnodeAllDataPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WnodeAllDataPtr32` or `WnodeAllDataPtr64`"]
pub type WnodeAllData = WnodeAllDataPtr64;
/// Alias of [`WnodeAllDataPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WnodeAllDataPtr32View` or `WnodeAllDataPtr64View`"]
pub type WnodeAllDataView<'a> = WnodeAllDataPtr64View<'a>;
any_form! {
    "WNODE_ALL_DATA" {
        /// Releases unknown (32-bit).
        WnodeAllDataPtr32(WnodeAllDataPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        WnodeAllDataPtr64(WnodeAllDataPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
