// Generated from spec/structs/EVENT_TRACE_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Header of an event written by a classic provider.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_HEADER, &sources::PHNT_NTWMI];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_TRACEEVENT, &sources::PHNT_NTWMI];
const SOURCES_2: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_HEADER, &sources::CHAPPELL_TRACEEVENT];
const SOURCES_3: &[&Source] =
    &[&sources::CHAPPELL_EVENT_TRACE_HEADER, &sources::CHAPPELL_TRACEEVENT, &sources::MINGW_W64_EVNTRACE];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_HEADER", "V5_0")
    .size(48)
    .about("Header of an event written by a classic provider.")
    .in_releases("5.0", &[holds(Pointer::Bits32, 0, 0), holds(Pointer::Bits64, 0, 0)])
    .with_total(
        &number("Size", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 1
    )
    .stated_by(SOURCES_3)
    .fields(&[
        unsigned("USHORT Size").at(0..2)
            .about("Size of this header and all data that follows. The provider must set it.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("UCHAR HeaderType").at(2..3).about("TRACE_HEADER_TYPE_FULL_HEADER32.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
        unsigned("UCHAR MarkerFlags").at(3..4).about("High byte of the marker, with its two highest bits set.")
            .means(Meaning::Flags),
        union("union ").at(4..8).about("Type, level and version of the event, within the provider's class.")
            .with(&[More::Fields(&[
            unsigned("ULONG Version").at(4..8).about("The same four bytes as one number.").means(Meaning::Hex),
            structure("struct Class").at(4..8).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("UCHAR Class.Type").at(4..5).about("Event type.").means(Meaning::EventType).stated_by(SOURCES),
                unsigned("UCHAR Class.Level").at(5..6).about("Level at which the event is traced.")
                    .means(Meaning::Enumeration).stated_by(SOURCES),
                unsigned("USHORT Class.Version").at(6..8).about("Version of the event data.").means(Meaning::Version)
                    .stated_by(SOURCES),
            ])]),
        ])]),
        unsigned("ULONGLONG ThreadId").at(8..16)
            .about("ID of the thread that wrote the event. TraceEvent leaves the session handle in these eight bytes \
                of the caller's header.")
            .means(Meaning::ThreadId),
        signed("LARGE_INTEGER TimeStamp").at(16..24)
            .about("Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time \
                that the provider set.")
            .means(Meaning::TimeStamp),
        union("union ").at(24..40).about("Event class.").with(&[More::Fields(&[
            field("GUID Guid", Kind::Guid).at(24..40)
                .about("GUID of the event class. A trace buffer always contains this member.").means(Meaning::Guid)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "Flags", Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                    0x80000, 0
                                ),
                                Some(0)
                            )
                        )
                    ]
                ),
            unsigned("ULONGLONG GuidPtr").at(24..32)
                .about("Address of the GUID, in the provider's memory. Only the provider's input contains this member, \
                    because UserTime replaces Flags in a trace buffer.")
                .means(Meaning::DataAddress)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "Flags", Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                    0x80000, 0
                                ),
                                None
                            )
                        )
                    ]
                ),
        ])]),
        union("union ").at(40..48).about("Flags in the provider's input, processor times in a trace buffer.")
            .with(&[More::Fields(&[
            structure("struct ").at(40..48).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG ClientContext").at(40..44).about("Reserved.").means(Meaning::Reserved)
                    .stated_by(SOURCES),
                unsigned("ULONG Flags").at(44..48).about("How to interpret the header and the data.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
            ])]),
            structure("struct ").at(40..48).stated_by(SOURCES_1).with(&[More::Fields(&[
                unsigned("ULONG KernelTime").at(40..44)
                    .about("Kernel-mode processor time, if the kernel logged the event.").means(Meaning::TimerTicks)
                    .stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                unsigned("ULONG UserTime").at(44..48).about("User-mode processor time, if the kernel logged the event.")
                    .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
            ])]),
            unsigned("ULONG64 ProcessorTime").at(40..48)
                .about("Processor time, if a user-mode logger logged the event.").stated_by(SOURCES_2),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("EVENT_TRACE_HEADER", "EventTraceHeader")
    .size(48)
    .about("Header of an event written by a classic provider.")
    .in_releases("5.1+", &[holds(Pointer::Bits32, 1, 255), holds(Pointer::Bits64, 1, 255)])
    .with_total(
        &number("Size", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 1
    )
    .stated_by(SOURCES_3)
    .fields(&[
        unsigned("USHORT Size").at(0..2)
            .about("Size of this header and all data that follows. The provider must set it.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(2..4).about("Upper half of the marker at the start of every trace header.")
            .with(&[More::Fields(&[
            unsigned("USHORT FieldTypeFlags").at(2..4).about("The same two bytes as one number: 0xC00A or 0xC014.")
                .means(Meaning::Hex),
            structure("struct ").at(2..4).with(&[More::Fields(&[
                unsigned("UCHAR HeaderType").at(2..3)
                    .about("TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer size of \
                        the data.")
                    .means(Meaning::Enumeration).with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
                unsigned("UCHAR MarkerFlags").at(3..4).about("High byte of the marker, with its two highest bits set.")
                    .means(Meaning::Flags),
            ])]),
        ])]),
        union("union ").at(4..8).about("Type, level and version of the event, within the provider's class.")
            .with(&[More::Fields(&[
            unsigned("ULONG Version").at(4..8).about("The same four bytes as one number.").means(Meaning::Hex),
            structure("struct Class").at(4..8).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("UCHAR Class.Type").at(4..5).about("Event type.").means(Meaning::EventType).stated_by(SOURCES),
                unsigned("UCHAR Class.Level").at(5..6).about("Level at which the event is traced.")
                    .means(Meaning::Enumeration).stated_by(SOURCES),
                unsigned("USHORT Class.Version").at(6..8).about("Version of the event data.").means(Meaning::Version)
                    .stated_by(SOURCES),
            ])]),
        ])]),
        unsigned("ULONG ThreadId").at(8..12)
            .about("ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this field \
                and the next of the caller's header.")
            .up_to(64).means(Meaning::ThreadId),
        unsigned("ULONG ProcessId").at(12..16).about("ID of the process that wrote the event.")
            .means(Meaning::ProcessId),
        signed("LARGE_INTEGER TimeStamp").at(16..24)
            .about("Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time \
                that the provider set.")
            .means(Meaning::TimeStamp),
        union("union ").at(24..40).about("Event class.").with(&[More::Fields(&[
            field("GUID Guid", Kind::Guid).at(24..40)
                .about("GUID of the event class. A trace buffer always contains this member.").means(Meaning::Guid)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "Flags", Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                    0x80000, 0
                                ),
                                Some(0)
                            )
                        )
                    ]
                ),
            unsigned("ULONGLONG GuidPtr").at(24..32)
                .about("Address of the GUID, in the provider's memory. Only the provider's input contains this member, \
                    because UserTime replaces Flags in a trace buffer.")
                .means(Meaning::DataAddress)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "Flags", Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                    0x80000, 0
                                ),
                                None
                            )
                        )
                    ]
                ),
        ])]),
        union("union ").at(40..48).about("Processor times in a trace buffer, flags in the provider's input.")
            .with(&[More::Fields(&[
            structure("struct ").at(40..48).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG KernelTime").at(40..44).about("Kernel-mode processor time.").means(Meaning::TimerTicks)
                    .stated_by(SOURCES).with(&[More::Units("timer ticks")]),
                unsigned("ULONG UserTime").at(44..48).about("User-mode processor time.").means(Meaning::TimerTicks)
                    .stated_by(SOURCES).with(&[More::Units("timer ticks")]),
            ])]),
            unsigned("ULONG64 ProcessorTime").at(40..48).about("Processor time, instead of KernelTime and UserTime."),
            structure("struct ").at(40..48).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG ClientContext").at(40..44).about("Reserved.").means(Meaning::Reserved)
                    .stated_by(SOURCES),
                unsigned("ULONG Flags").at(44..48).about("How to interpret the header and the data.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
            ])]),
        ])]),
    ]);
fixed! {
    /// Type of the member `Class`, 0x4 bytes.
    owned V5_0Class / V5_0ClassView: lone,
        name = "Class", size = 4, table = Table::inner(&LAYOUT_0, "Class");
    fields {
        /// Event type. `UCHAR Type` at 0x04.
        kind / set_kind: u8, at = 0;
        /// Level at which the event is traced. `UCHAR Level` at 0x05.
        level / set_level: u8, at = 1;
        /// Version of the event data. `USHORT Version` at 0x06.
        version / set_version: u16, at = 2;
    }
}

fixed! {
    /// Header of an event written by a classic provider.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE_HEADER`, 0x30 bytes. Documented for 5.0.
    ///
    /// Input of TraceEvent, stored in trace buffers, and received by consumers that precede EVENT_RECORD. It is derived
    /// from WNODE_HEADER: both have the same size, with TimeStamp, Guid, ClientContext and Flags at the same offsets.
    /// Functions that accept either distinguish them by Flags.
    ///
    /// Documented since January 2000 (MSDN Library, marked as preliminary); defined in EVNTRACE.H (kits of 5.0 and
    /// higher); used by TraceEvent, IoWMIWriteEvent, ProcessTrace; superseded by EVENT_HEADER (6.0 and higher).
    /// TraceEvent and IoWMIWriteEvent accept it, and the older callback of ProcessTrace receives it within an
    /// EVENT_TRACE. The page of IoWMIWriteEvent named only WNODE_HEADER in December 2018. Before 6.0, a comment in
    /// EVNTRACE.H described it as the header of all events but those of the kernel, overlaid on the end of a
    /// WNODE_HEADER to save space.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *TraceEvent*; The mingw-w64
    /// developers, *evntrace.h*.
    owned V5_0 / V5_0View: followed,
        name = "EVENT_TRACE_HEADER", size = 48, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Size of this header and all data that follows. The provider must set it. `USHORT Size` at 0x00. Unit: bytes.
        size / set_size: u16, at = 0;
        /// TRACE_HEADER_TYPE_FULL_HEADER32. `UCHAR HeaderType` at 0x02.
        header_type / set_header_type: crate::headers::TraceHeaderType, at = 2;
        /// High byte of the marker, with its two highest bits set. `UCHAR MarkerFlags` at 0x03.
        marker_flags / set_marker_flags: u8, at = 3;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version / set_version: u32, at = 4;
        /// `struct Class` at 0x04. Returns a copy.
        class / set_class: crate::headers::event_trace_header::V5_0Class, at = 4;
        /// ID of the thread that wrote the event. TraceEvent leaves the session handle in these eight bytes of the
        /// caller's header. `ULONGLONG ThreadId` at 0x08.
        thread_id / set_thread_id: u64, at = 8;
        /// Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the
        /// provider set. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// GUID of the event class. A trace buffer always contains this member. `GUID Guid` at 0x18.
        guid / set_guid: Guid, at = 24;
        /// Address of the GUID, in the provider's memory. Only the provider's input contains this member, because
        /// UserTime replaces Flags in a trace buffer. `ULONGLONG GuidPtr` at 0x18.
        guid_ptr / set_guid_ptr: u64, at = 24;
        /// Reserved. `ULONG ClientContext` at 0x28.
        client_context / set_client_context: u32, at = 40;
        /// How to interpret the header and the data. `ULONG Flags` at 0x2C.
        flags / set_flags: crate::headers::EventTraceHeaderFlags, at = 44;
        /// Kernel-mode processor time, if the kernel logged the event. `ULONG KernelTime` at 0x28. Unit: timer ticks.
        kernel_time / set_kernel_time: u32, at = 40;
        /// User-mode processor time, if the kernel logged the event. `ULONG UserTime` at 0x2C. Unit: timer ticks.
        user_time / set_user_time: u32, at = 44;
        /// Processor time, if a user-mode logger logged the event. `ULONG64 ProcessorTime` at 0x28.
        processor_time / set_processor_time: u64, at = 40;
        /// Event type. `UCHAR Type` at 0x04. Within [`Self::class`].
        opcode / set_opcode: u8, at = 4;
        /// Level at which the event is traced. `UCHAR Level` at 0x05. Within [`Self::class`].
        level / set_level: u8, at = 5;
        /// Version of the event data. `USHORT Version` at 0x06. Within [`Self::class`].
        event_version / set_event_version: u16, at = 6;
    }
}

impl<B: Storage> V5_0<B> {
    /// Returns the total size in bytes, payload included, from `Size`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
}

impl<B: Storage> V5_0<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        48
    }
}

impl<'a> V5_0View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("EVENT_TRACE_HEADER", bytes).map(V5_0)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> V5_0 {
        V5_0(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("EVENT_TRACE_HEADER", "Size", 48, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for V5_0View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V5_0;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = V5_0(first_and_rest::<48>("EVENT_TRACE_HEADER", bytes)?);
        let (own, rest) = split_at("EVENT_TRACE_HEADER", bytes, view.total_size().max(48))?;
        Ok((V5_0(Borrowed { fixed: view.0.fixed, rest: &own[48..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V5_0, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(
                Error::BadCount {
                    name: "EVENT_TRACE_HEADER", field: "Size", stated: self.total_size() as u64, have: 48
                }
            );
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Type of the member `Class`, 0x4 bytes.
    owned Class / ClassView: lone,
        name = "Class", size = 4, table = Table::inner(&LAYOUT_1, "Class");
    fields {
        /// Event type. `UCHAR Type` at 0x04.
        kind / set_kind: u8, at = 0;
        /// Level at which the event is traced. `UCHAR Level` at 0x05.
        level / set_level: u8, at = 1;
        /// Version of the event data. `USHORT Version` at 0x06.
        version / set_version: u16, at = 2;
    }
}

fixed! {
    /// Header of an event written by a classic provider.
    ///
    /// In C: `EVENT_TRACE_HEADER`, 0x30 bytes. Documented for 5.1+, assumed unchanged after 2004.
    ///
    /// Input of TraceEvent, stored in trace buffers, and received by consumers that precede EVENT_RECORD. It is derived
    /// from WNODE_HEADER: both have the same size, with TimeStamp, Guid, ClientContext and Flags at the same offsets.
    /// Functions that accept either distinguish them by Flags.
    ///
    /// Documented since January 2000 (MSDN Library, marked as preliminary); defined in EVNTRACE.H (kits of 5.0 and
    /// higher); used by TraceEvent, IoWMIWriteEvent, ProcessTrace; superseded by EVENT_HEADER (6.0 and higher).
    /// TraceEvent and IoWMIWriteEvent accept it, and the older callback of ProcessTrace receives it within an
    /// EVENT_TRACE. The page of IoWMIWriteEvent named only WNODE_HEADER in December 2018. Before 6.0, a comment in
    /// EVNTRACE.H described it as the header of all events but those of the kernel, overlaid on the end of a
    /// WNODE_HEADER to save space.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *TraceEvent*; The mingw-w64
    /// developers, *evntrace.h*.
    #[doc(alias = "EVENT_TRACE_HEADER")]
    owned EventTraceHeader / EventTraceHeaderView: followed,
        name = "EVENT_TRACE_HEADER", size = 48, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Size of this header and all data that follows. The provider must set it. `USHORT Size` at 0x00. Unit: bytes.
        size / set_size: u16, at = 0;
        /// The same two bytes as one number: 0xC00A or 0xC014. `USHORT FieldTypeFlags` at 0x02.
        field_type_flags / set_field_type_flags: u16, at = 2;
        /// TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer size of the data. `UCHAR
        /// HeaderType` at 0x02.
        header_type / set_header_type: crate::headers::TraceHeaderType, at = 2;
        /// High byte of the marker, with its two highest bits set. `UCHAR MarkerFlags` at 0x03.
        marker_flags / set_marker_flags: u8, at = 3;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version / set_version: u32, at = 4;
        /// `struct Class` at 0x04. Returns a copy.
        class / set_class: crate::headers::event_trace_header::Class, at = 4;
        /// ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this field and the
        /// next of the caller's header. `ULONG ThreadId` at 0x08.
        thread_id / set_thread_id: u32, at = 8;
        /// ID of the process that wrote the event. `ULONG ProcessId` at 0x0C.
        process_id / set_process_id: u32, at = 12;
        /// Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the
        /// provider set. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// GUID of the event class. A trace buffer always contains this member. `GUID Guid` at 0x18.
        guid / set_guid: Guid, at = 24;
        /// Address of the GUID, in the provider's memory. Only the provider's input contains this member, because
        /// UserTime replaces Flags in a trace buffer. `ULONGLONG GuidPtr` at 0x18.
        guid_ptr / set_guid_ptr: u64, at = 24;
        /// Kernel-mode processor time. `ULONG KernelTime` at 0x28. Unit: timer ticks.
        kernel_time / set_kernel_time: u32, at = 40;
        /// User-mode processor time. `ULONG UserTime` at 0x2C. Unit: timer ticks.
        user_time / set_user_time: u32, at = 44;
        /// Processor time, instead of KernelTime and UserTime. `ULONG64 ProcessorTime` at 0x28.
        processor_time / set_processor_time: u64, at = 40;
        /// Reserved. `ULONG ClientContext` at 0x28.
        client_context / set_client_context: u32, at = 40;
        /// How to interpret the header and the data. `ULONG Flags` at 0x2C.
        flags / set_flags: crate::headers::EventTraceHeaderFlags, at = 44;
        /// Event type. `UCHAR Type` at 0x04. Within [`Self::class`].
        opcode / set_opcode: u8, at = 4;
        /// Level at which the event is traced. `UCHAR Level` at 0x05. Within [`Self::class`].
        level / set_level: u8, at = 5;
        /// Version of the event data. `USHORT Version` at 0x06. Within [`Self::class`].
        event_version / set_event_version: u16, at = 6;
    }
}

impl<B: Storage> EventTraceHeader<B> {
    /// Returns the total size in bytes, payload included, from `Size`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
}

impl<B: Storage> EventTraceHeader<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        48
    }
}

impl<'a> EventTraceHeaderView<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("EVENT_TRACE_HEADER", bytes).map(EventTraceHeader)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> EventTraceHeader {
        EventTraceHeader(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("EVENT_TRACE_HEADER", "Size", 48, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for EventTraceHeaderView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventTraceHeader;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = EventTraceHeader(first_and_rest::<48>("EVENT_TRACE_HEADER", bytes)?);
        let (own, rest) = split_at("EVENT_TRACE_HEADER", bytes, view.total_size().max(48))?;
        Ok((EventTraceHeader(Borrowed { fixed: view.0.fixed, rest: &own[48..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventTraceHeader, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(
                Error::BadCount {
                    name: "EVENT_TRACE_HEADER", field: "Size", stated: self.total_size() as u64, have: 48
                }
            );
        }
        Ok(self.to_value())
    }
}

/// Alias of [`EventTraceHeader`], named by the first release of the form.
pub type V5_1 = EventTraceHeader;
/// Alias of [`EventTraceHeaderView`], named by the first release of the form.
pub type V5_1View<'a> = EventTraceHeaderView<'a>;
any_form! {
    "EVENT_TRACE_HEADER" {
        /// Documented for 5.0.
        V5_0(V5_0, fixed) = 0,
        /// Documented for 5.1+, assumed unchanged after 2004.
        EventTraceHeader(EventTraceHeader, fixed) = 1,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 0,
    Bits32 1..=255 => 1,
    Bits64 1..=255 => 1,
}
