// Generated from spec/structs/EVENT_INSTANCE_GUID_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Header of a classic event with an instance, with GUIDs for the classes.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_EVENT_INSTANCE_GUID_HEADER, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_INSTANCE_GUID_HEADER", "EventInstanceGuidHeader")
    .size(72)
    .about("Header of a classic event with an instance, with GUIDs for the classes.")
    .in_releases("5.2+", &[holds(Pointer::Bits32, 2, 255), holds(Pointer::Bits64, 2, 255)])
    .with_total(
        &number("Size", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 1
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT Size").at(0..2)
            .about("Size of this header and all data that follows. The kernel may change it.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(2..4).about("Upper half of the marker at the start of every trace header.")
            .with(&[More::Fields(&[
            unsigned("USHORT FieldTypeFlags").at(2..4).about("The same two bytes as one number: 0xC00B or 0xC015.")
                .means(Meaning::Hex),
            structure("struct ").at(2..4).with(&[More::Fields(&[
                unsigned("UCHAR HeaderType").at(2..3)
                    .about("TRACE_HEADER_TYPE_INSTANCE32 or TRACE_HEADER_TYPE_INSTANCE64, by the pointer size of the \
                        data.")
                    .means(Meaning::Enumeration).with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
                unsigned("UCHAR MarkerFlags").at(3..4).about("High byte of the marker, with its two highest bits set.")
                    .means(Meaning::Flags),
            ])]),
        ])]),
        union("union ").at(4..8)
            .about("Type, level and version of the event, within the provider's class. The kernel copies it unchanged.")
            .with(&[More::Fields(&[
            unsigned("ULONG Version").at(4..8).about("The same four bytes as one number.").means(Meaning::Hex),
            structure("struct Class").at(4..8).with(&[More::Fields(&[
                unsigned("UCHAR Class.Type").at(4..5).about("Event type.").means(Meaning::EventType),
                unsigned("UCHAR Class.Level").at(5..6).about("Level at which the event is traced.")
                    .means(Meaning::Enumeration),
                unsigned("USHORT Class.Version").at(6..8).about("Version of the event data.").means(Meaning::Version),
            ])]),
        ])]),
        unsigned("ULONG ThreadId").at(8..12).about("ID of the thread that wrote the event.").means(Meaning::ThreadId),
        unsigned("ULONG ProcessId").at(12..16).about("ID of the process that wrote the event.")
            .means(Meaning::ProcessId),
        signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time at which the event was written to a trace buffer.")
            .means(Meaning::TimeStamp),
        union("union ").at(24..40).about("Event class.").with(&[More::Fields(&[
            field("GUID Guid", Kind::Guid).at(24..40)
                .about("GUID of the event class. A trace buffer always contains this member.").means(Meaning::Guid),
            unsigned("ULONGLONG GuidPtr").at(24..32)
                .about("Address of the GUID, in the provider's memory. Only the provider's input contains this member.")
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
            structure("struct ").at(40..48).with(&[More::Fields(&[
                unsigned("ULONG ClientContext").at(40..44).about("Reserved.").means(Meaning::Reserved),
                unsigned("ULONG Flags").at(44..48).about("How to interpret the header and the data.")
                    .means(Meaning::Flags).with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
            ])]),
            structure("struct ").at(40..48).with(&[More::Fields(&[
                unsigned("ULONG KernelTime").at(40..44).about("Kernel-mode processor time.").means(Meaning::TimerTicks)
                    .with(&[More::Units("timer ticks")]),
                unsigned("ULONG UserTime").at(44..48).about("User-mode processor time.").means(Meaning::TimerTicks)
                    .with(&[More::Units("timer ticks")]),
            ])]),
            unsigned("ULONG64 ProcessorTime").at(40..48).about("Processor time, instead of KernelTime and UserTime."),
        ])]),
        unsigned("ULONG InstanceId").at(48..52).about("Instance ID within the class.").means(Meaning::Identifier),
        unsigned("ULONG ParentInstanceId").at(52..56).about("Parent instance ID within the parent class.")
            .means(Meaning::Identifier),
        field("GUID ParentGuid", Kind::Guid).at(56..72).about("GUID of the parent class.").means(Meaning::Guid),
    ]);
fixed! {
    /// Type of the member `Class`, 0x4 bytes.
    owned Class / ClassView: lone,
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
    /// Header of a classic event with an instance, with GUIDs for the classes.
    ///
    /// In C: `EVENT_INSTANCE_GUID_HEADER`, 0x48 bytes. Documented for 5.2+, assumed unchanged after 2004.
    ///
    /// NTDLL builds it from an EVENT_INSTANCE_HEADER and passes it to the kernel. Its first 0x30 bytes are those of
    /// EVENT_TRACE_HEADER. It has the header type of EVENT_INSTANCE_HEADER in older buffers. Readers select this
    /// structure if the log file version is at least 1.1.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of user-mode DLLs (6.2
    /// and higher).
    ///
    /// Source: Geoff Chappell, *EVENT_INSTANCE_GUID_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "EVENT_INSTANCE_GUID_HEADER")]
    owned EventInstanceGuidHeader / EventInstanceGuidHeaderView: followed,
        name = "EVENT_INSTANCE_GUID_HEADER", size = 72, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Size of this header and all data that follows. The kernel may change it. `USHORT Size` at 0x00. Unit: bytes.
        size / set_size: u16, at = 0;
        /// The same two bytes as one number: 0xC00B or 0xC015. `USHORT FieldTypeFlags` at 0x02.
        field_type_flags / set_field_type_flags: u16, at = 2;
        /// TRACE_HEADER_TYPE_INSTANCE32 or TRACE_HEADER_TYPE_INSTANCE64, by the pointer size of the data. `UCHAR
        /// HeaderType` at 0x02.
        header_type / set_header_type: crate::headers::TraceHeaderType, at = 2;
        /// High byte of the marker, with its two highest bits set. `UCHAR MarkerFlags` at 0x03.
        marker_flags / set_marker_flags: u8, at = 3;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version / set_version: u32, at = 4;
        /// `struct Class` at 0x04. Returns a copy.
        class / set_class: crate::headers::event_instance_guid_header::Class, at = 4;
        /// ID of the thread that wrote the event. `ULONG ThreadId` at 0x08.
        thread_id / set_thread_id: u32, at = 8;
        /// ID of the process that wrote the event. `ULONG ProcessId` at 0x0C.
        process_id / set_process_id: u32, at = 12;
        /// Time at which the event was written to a trace buffer. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// GUID of the event class. A trace buffer always contains this member. `GUID Guid` at 0x18.
        guid / set_guid: Guid, at = 24;
        /// Address of the GUID, in the provider's memory. Only the provider's input contains this member. `ULONGLONG
        /// GuidPtr` at 0x18.
        guid_ptr / set_guid_ptr: u64, at = 24;
        /// Reserved. `ULONG ClientContext` at 0x28.
        client_context / set_client_context: u32, at = 40;
        /// How to interpret the header and the data. `ULONG Flags` at 0x2C.
        flags / set_flags: crate::headers::EventTraceHeaderFlags, at = 44;
        /// Kernel-mode processor time. `ULONG KernelTime` at 0x28. Unit: timer ticks.
        kernel_time / set_kernel_time: u32, at = 40;
        /// User-mode processor time. `ULONG UserTime` at 0x2C. Unit: timer ticks.
        user_time / set_user_time: u32, at = 44;
        /// Processor time, instead of KernelTime and UserTime. `ULONG64 ProcessorTime` at 0x28.
        processor_time / set_processor_time: u64, at = 40;
        /// Instance ID within the class. `ULONG InstanceId` at 0x30.
        instance_id / set_instance_id: u32, at = 48;
        /// Parent instance ID within the parent class. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id / set_parent_instance_id: u32, at = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid / set_parent_guid: Guid, at = 56;
        /// Event type. `UCHAR Type` at 0x04. Within [`Self::class`].
        opcode / set_opcode: u8, at = 4;
        /// Level at which the event is traced. `UCHAR Level` at 0x05. Within [`Self::class`].
        level / set_level: u8, at = 5;
        /// Version of the event data. `USHORT Version` at 0x06. Within [`Self::class`].
        event_version / set_event_version: u16, at = 6;
    }
}

impl<B: Storage> EventInstanceGuidHeader<B> {
    /// Returns the total size in bytes, payload included, from `Size`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
}

impl<B: Storage> EventInstanceGuidHeader<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        72
    }
}

impl<'a> EventInstanceGuidHeaderView<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 72 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("EVENT_INSTANCE_GUID_HEADER", bytes).map(EventInstanceGuidHeader)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> EventInstanceGuidHeader {
        EventInstanceGuidHeader(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("EVENT_INSTANCE_GUID_HEADER", "Size", 72, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for EventInstanceGuidHeaderView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventInstanceGuidHeader;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = EventInstanceGuidHeader(first_and_rest::<72>("EVENT_INSTANCE_GUID_HEADER", bytes)?);
        let (own, rest) = split_at("EVENT_INSTANCE_GUID_HEADER", bytes, view.total_size().max(72))?;
        Ok((EventInstanceGuidHeader(Borrowed { fixed: view.0.fixed, rest: &own[72..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventInstanceGuidHeader, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(
                Error::BadCount {
                    name: "EVENT_INSTANCE_GUID_HEADER", field: "Size", stated: self.total_size() as u64, have: 72
                }
            );
        }
        Ok(self.to_value())
    }
}

/// Alias of [`EventInstanceGuidHeader`], named by the first release of the form.
pub type V5_2 = EventInstanceGuidHeader;
/// Alias of [`EventInstanceGuidHeaderView`], named by the first release of the form.
pub type V5_2View<'a> = EventInstanceGuidHeaderView<'a>;
