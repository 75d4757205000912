// Generated from spec/structs/EVENT_INSTANCE_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Header of a classic event that specifies its instance and the parent instance.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_EVENT_INSTANCE_HEADER, &sources::MINGW_W64_EVNTRACE];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_INSTANCE_HEADER", "V5_0")
    .size(56)
    .about("Header of a classic event that specifies its instance and the parent instance.")
    .in_releases("5.0", &[holds(Pointer::Bits32, 0, 0), holds(Pointer::Bits64, 0, 0)])
    .with_total(
        &number("Size", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 1
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT Size").at(0..2).about("Size of this header and all data that follows.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("UCHAR HeaderType").at(2..3).about("TRACE_HEADER_TYPE_INSTANCE32.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
        unsigned("UCHAR MarkerFlags").at(3..4).about("High byte of the marker, with its two highest bits set.")
            .means(Meaning::Flags),
        union("union ").at(4..8).about("Type, level and version of the event, within the provider's class.")
            .with(&[More::Fields(&[
            unsigned("ULONG Version").at(4..8).about("The same four bytes as one number.").means(Meaning::Hex),
            structure("struct Class").at(4..8).with(&[More::Fields(&[
                unsigned("UCHAR Class.Type").at(4..5).about("Event type.").means(Meaning::EventType),
                unsigned("UCHAR Class.Level").at(5..6).about("Level at which the event is traced.")
                    .means(Meaning::Enumeration),
                unsigned("USHORT Class.Version").at(6..8).about("Version of the event data.").means(Meaning::Version),
            ])]),
        ])]),
        unsigned("ULONGLONG ThreadId").at(8..16).about("ID of the thread that wrote the event.")
            .means(Meaning::ThreadId),
        signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time at which the event was written.")
            .means(Meaning::TimeStamp),
        unsigned("ULONGLONG RegHandle").at(24..32)
            .about("Handle returned by registering the event class. It identifies the GUID of the class.")
            .means(Meaning::Identifier),
        unsigned("ULONG InstanceId").at(32..36).about("Instance ID within the class.").means(Meaning::Identifier),
        unsigned("ULONG ParentInstanceId").at(36..40).about("Parent instance ID within the parent class.")
            .means(Meaning::Identifier),
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
        unsigned("ULONGLONG ParentRegHandle").at(48..56).about("Handle returned by registering the parent class.")
            .means(Meaning::Identifier),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("EVENT_INSTANCE_HEADER", "V5_1")
    .size(56)
    .about("Header of a classic event that specifies its instance and the parent instance.")
    .in_releases("5.1..5.2", &[holds(Pointer::Bits32, 1, 3), holds(Pointer::Bits64, 1, 3)])
    .with_total(
        &number("Size", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 1
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT Size").at(0..2).about("Size of this header and all data that follows.").means(Meaning::Bytes)
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
        union("union ").at(4..8).about("Type, level and version of the event, within the provider's class.")
            .with(&[More::Fields(&[
            unsigned("ULONG Version").at(4..8).about("The same four bytes as one number.").means(Meaning::Hex),
            structure("struct Class").at(4..8).with(&[More::Fields(&[
                unsigned("UCHAR Class.Type").at(4..5).about("Event type.").means(Meaning::EventType),
                unsigned("UCHAR Class.Level").at(5..6).about("Level at which the event is traced.")
                    .means(Meaning::Enumeration),
                unsigned("USHORT Class.Version").at(6..8).about("Version of the event data.").means(Meaning::Version),
            ])]),
        ])]),
        unsigned("ULONG ThreadId").at(8..12).about("ID of the thread that wrote the event.").up_to(64)
            .means(Meaning::ThreadId),
        unsigned("ULONG ProcessId").at(12..16).about("ID of the process that wrote the event.")
            .means(Meaning::ProcessId),
        signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time at which the event was written.")
            .means(Meaning::TimeStamp),
        unsigned("ULONGLONG RegHandle").at(24..32)
            .about("Handle returned by registering the event class. It identifies the GUID of the class.")
            .means(Meaning::Identifier),
        unsigned("ULONG InstanceId").at(32..36).about("Instance ID within the class.").means(Meaning::Identifier),
        unsigned("ULONG ParentInstanceId").at(36..40).about("Parent instance ID within the parent class.")
            .means(Meaning::Identifier),
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
        unsigned("ULONGLONG ParentRegHandle").at(48..56).about("Handle returned by registering the parent class.")
            .means(Meaning::Identifier),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("EVENT_INSTANCE_HEADER", "EventInstanceHeader")
    .size(56)
    .about("Header of a classic event that specifies its instance and the parent instance.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_total(
        &number("Size", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 1
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT Size").at(0..2).about("Size of this header and all data that follows.").means(Meaning::Bytes)
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
        union("union ").at(4..8).about("Type, level and version of the event, within the provider's class.")
            .with(&[More::Fields(&[
            unsigned("ULONG Version").at(4..8).about("The same four bytes as one number.").means(Meaning::Hex),
            structure("struct Class").at(4..8).with(&[More::Fields(&[
                unsigned("UCHAR Class.Type").at(4..5).about("Event type.").means(Meaning::EventType),
                unsigned("UCHAR Class.Level").at(5..6).about("Level at which the event is traced.")
                    .means(Meaning::Enumeration),
                unsigned("USHORT Class.Version").at(6..8).about("Version of the event data.").means(Meaning::Version),
            ])]),
        ])]),
        unsigned("ULONG ThreadId").at(8..12).about("ID of the thread that wrote the event.").up_to(64)
            .means(Meaning::ThreadId),
        unsigned("ULONG ProcessId").at(12..16).about("ID of the process that wrote the event.")
            .means(Meaning::ProcessId),
        signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time at which the event was written.")
            .means(Meaning::TimeStamp),
        unsigned("ULONGLONG RegHandle").at(24..32)
            .about("Handle returned by registering the event class. It identifies the GUID of the class.")
            .means(Meaning::Identifier),
        unsigned("ULONG InstanceId").at(32..36).about("Instance ID within the class.").means(Meaning::Identifier),
        unsigned("ULONG ParentInstanceId").at(36..40).about("Parent instance ID within the parent class.")
            .means(Meaning::Identifier),
        union("union ").at(40..48).about("Processor times in a trace buffer, flags in the provider's input.")
            .with(&[More::Fields(&[
            structure("struct ").at(40..48).with(&[More::Fields(&[
                unsigned("ULONG KernelTime").at(40..44).about("Kernel-mode processor time.").means(Meaning::TimerTicks)
                    .with(&[More::Units("timer ticks")]),
                unsigned("ULONG UserTime").at(44..48).about("User-mode processor time.").means(Meaning::TimerTicks)
                    .with(&[More::Units("timer ticks")]),
            ])]),
            unsigned("ULONG64 ProcessorTime").at(40..48).about("Processor time, instead of KernelTime and UserTime."),
            structure("struct ").at(40..48).with(&[More::Fields(&[
                unsigned("ULONG EventId").at(40..44).of_unknown_purpose(),
                unsigned("ULONG Flags").at(44..48).about("How to interpret the header and the data.")
                    .means(Meaning::Flags).with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
            ])]),
        ])]),
        unsigned("ULONGLONG ParentRegHandle").at(48..56).about("Handle returned by registering the parent class.")
            .means(Meaning::Identifier),
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
    /// Header of a classic event that specifies its instance and the parent instance.
    ///
    /// Older form.
    /// In C: `EVENT_INSTANCE_HEADER`, 0x38 bytes. Documented for 5.0.
    ///
    /// Input of TraceEventInstance in all releases. In trace buffers it appears in 5.0 and 5.1 only. Later releases use
    /// its header type for EVENT_INSTANCE_GUID_HEADER. The log file version determines which one a buffer contains.
    ///
    /// Documented since Windows 2000; defined in EVNTRACE.H; used by TraceEventInstance, IoWMIWriteEvent.
    /// IoWMIWriteEvent accepts it, which no documentation states.
    ///
    /// Unknown:
    ///
    /// - Purpose of EventId.
    ///
    /// Source: Geoff Chappell, *EVENT_INSTANCE_HEADER*; The mingw-w64 developers, *evntrace.h*.
    owned V5_0 / V5_0View: followed,
        name = "EVENT_INSTANCE_HEADER", size = 56, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Size of this header and all data that follows. `USHORT Size` at 0x00. Unit: bytes.
        size / set_size: u16, at = 0;
        /// TRACE_HEADER_TYPE_INSTANCE32. `UCHAR HeaderType` at 0x02.
        header_type / set_header_type: crate::headers::TraceHeaderType, at = 2;
        /// High byte of the marker, with its two highest bits set. `UCHAR MarkerFlags` at 0x03.
        marker_flags / set_marker_flags: u8, at = 3;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version / set_version: u32, at = 4;
        /// `struct Class` at 0x04. Returns a copy.
        class / set_class: crate::headers::event_instance_header::V5_0Class, at = 4;
        /// ID of the thread that wrote the event. `ULONGLONG ThreadId` at 0x08.
        thread_id / set_thread_id: u64, at = 8;
        /// Time at which the event was written. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Handle returned by registering the event class. It identifies the GUID of the class. `ULONGLONG RegHandle`
        /// at 0x18.
        reg_handle / set_reg_handle: u64, at = 24;
        /// Instance ID within the class. `ULONG InstanceId` at 0x20.
        instance_id / set_instance_id: u32, at = 32;
        /// Parent instance ID within the parent class. `ULONG ParentInstanceId` at 0x24.
        parent_instance_id / set_parent_instance_id: u32, at = 36;
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
        /// Handle returned by registering the parent class. `ULONGLONG ParentRegHandle` at 0x30.
        parent_reg_handle / set_parent_reg_handle: u64, at = 48;
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
        56
    }
}

impl<'a> V5_0View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 56 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("EVENT_INSTANCE_HEADER", bytes).map(V5_0)
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
        event_data("EVENT_INSTANCE_HEADER", "Size", 56, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for V5_0View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V5_0;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = V5_0(first_and_rest::<56>("EVENT_INSTANCE_HEADER", bytes)?);
        let (own, rest) = split_at("EVENT_INSTANCE_HEADER", bytes, view.total_size().max(56))?;
        Ok((V5_0(Borrowed { fixed: view.0.fixed, rest: &own[56..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V5_0, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(
                Error::BadCount {
                    name: "EVENT_INSTANCE_HEADER", field: "Size", stated: self.total_size() as u64, have: 56
                }
            );
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Type of the member `Class`, 0x4 bytes.
    owned V5_1Class / V5_1ClassView: lone,
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
    /// Header of a classic event that specifies its instance and the parent instance.
    ///
    /// Older form.
    /// In C: `EVENT_INSTANCE_HEADER`, 0x38 bytes. Documented for 5.1..5.2.
    ///
    /// Input of TraceEventInstance in all releases. In trace buffers it appears in 5.0 and 5.1 only. Later releases use
    /// its header type for EVENT_INSTANCE_GUID_HEADER. The log file version determines which one a buffer contains.
    ///
    /// Documented since Windows 2000; defined in EVNTRACE.H; used by TraceEventInstance, IoWMIWriteEvent.
    /// IoWMIWriteEvent accepts it, which no documentation states.
    ///
    /// Unknown:
    ///
    /// - Purpose of EventId.
    ///
    /// Source: Geoff Chappell, *EVENT_INSTANCE_HEADER*; The mingw-w64 developers, *evntrace.h*.
    owned V5_1 / V5_1View: followed,
        name = "EVENT_INSTANCE_HEADER", size = 56, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Size of this header and all data that follows. `USHORT Size` at 0x00. Unit: bytes.
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
        class / set_class: crate::headers::event_instance_header::V5_1Class, at = 4;
        /// ID of the thread that wrote the event. `ULONG ThreadId` at 0x08.
        thread_id / set_thread_id: u32, at = 8;
        /// ID of the process that wrote the event. `ULONG ProcessId` at 0x0C.
        process_id / set_process_id: u32, at = 12;
        /// Time at which the event was written. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Handle returned by registering the event class. It identifies the GUID of the class. `ULONGLONG RegHandle`
        /// at 0x18.
        reg_handle / set_reg_handle: u64, at = 24;
        /// Instance ID within the class. `ULONG InstanceId` at 0x20.
        instance_id / set_instance_id: u32, at = 32;
        /// Parent instance ID within the parent class. `ULONG ParentInstanceId` at 0x24.
        parent_instance_id / set_parent_instance_id: u32, at = 36;
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
        /// Handle returned by registering the parent class. `ULONGLONG ParentRegHandle` at 0x30.
        parent_reg_handle / set_parent_reg_handle: u64, at = 48;
        /// Event type. `UCHAR Type` at 0x04. Within [`Self::class`].
        opcode / set_opcode: u8, at = 4;
        /// Level at which the event is traced. `UCHAR Level` at 0x05. Within [`Self::class`].
        level / set_level: u8, at = 5;
        /// Version of the event data. `USHORT Version` at 0x06. Within [`Self::class`].
        event_version / set_event_version: u16, at = 6;
    }
}

impl<B: Storage> V5_1<B> {
    /// Returns the total size in bytes, payload included, from `Size`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
}

impl<B: Storage> V5_1<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        56
    }
}

impl<'a> V5_1View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 56 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("EVENT_INSTANCE_HEADER", bytes).map(V5_1)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> V5_1 {
        V5_1(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("EVENT_INSTANCE_HEADER", "Size", 56, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for V5_1View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V5_1;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = V5_1(first_and_rest::<56>("EVENT_INSTANCE_HEADER", bytes)?);
        let (own, rest) = split_at("EVENT_INSTANCE_HEADER", bytes, view.total_size().max(56))?;
        Ok((V5_1(Borrowed { fixed: view.0.fixed, rest: &own[56..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V5_1, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(
                Error::BadCount {
                    name: "EVENT_INSTANCE_HEADER", field: "Size", stated: self.total_size() as u64, have: 56
                }
            );
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Type of the member `Class`, 0x4 bytes.
    owned Class / ClassView: lone,
        name = "Class", size = 4, table = Table::inner(&LAYOUT_2, "Class");
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
    /// Header of a classic event that specifies its instance and the parent instance.
    ///
    /// In C: `EVENT_INSTANCE_HEADER`, 0x38 bytes. Documented for 6.0+, assumed unchanged after 2004.
    ///
    /// Input of TraceEventInstance in all releases. In trace buffers it appears in 5.0 and 5.1 only. Later releases use
    /// its header type for EVENT_INSTANCE_GUID_HEADER. The log file version determines which one a buffer contains.
    ///
    /// Documented since Windows 2000; defined in EVNTRACE.H; used by TraceEventInstance, IoWMIWriteEvent.
    /// IoWMIWriteEvent accepts it, which no documentation states.
    ///
    /// Unknown:
    ///
    /// - Purpose of EventId.
    ///
    /// Source: Geoff Chappell, *EVENT_INSTANCE_HEADER*; The mingw-w64 developers, *evntrace.h*.
    #[doc(alias = "EVENT_INSTANCE_HEADER")]
    owned EventInstanceHeader / EventInstanceHeaderView: followed,
        name = "EVENT_INSTANCE_HEADER", size = 56, table = Table::form(&LAYOUT_2), layout = LAYOUT_2;
    fields {
        /// Size of this header and all data that follows. `USHORT Size` at 0x00. Unit: bytes.
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
        class / set_class: crate::headers::event_instance_header::Class, at = 4;
        /// ID of the thread that wrote the event. `ULONG ThreadId` at 0x08.
        thread_id / set_thread_id: u32, at = 8;
        /// ID of the process that wrote the event. `ULONG ProcessId` at 0x0C.
        process_id / set_process_id: u32, at = 12;
        /// Time at which the event was written. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Handle returned by registering the event class. It identifies the GUID of the class. `ULONGLONG RegHandle`
        /// at 0x18.
        reg_handle / set_reg_handle: u64, at = 24;
        /// Instance ID within the class. `ULONG InstanceId` at 0x20.
        instance_id / set_instance_id: u32, at = 32;
        /// Parent instance ID within the parent class. `ULONG ParentInstanceId` at 0x24.
        parent_instance_id / set_parent_instance_id: u32, at = 36;
        /// Kernel-mode processor time. `ULONG KernelTime` at 0x28. Unit: timer ticks.
        kernel_time / set_kernel_time: u32, at = 40;
        /// User-mode processor time. `ULONG UserTime` at 0x2C. Unit: timer ticks.
        user_time / set_user_time: u32, at = 44;
        /// Processor time, instead of KernelTime and UserTime. `ULONG64 ProcessorTime` at 0x28.
        processor_time / set_processor_time: u64, at = 40;
        /// Purpose unknown. `ULONG EventId` at 0x28.
        event_id / set_event_id: u32, at = 40;
        /// How to interpret the header and the data. `ULONG Flags` at 0x2C.
        flags / set_flags: crate::headers::EventTraceHeaderFlags, at = 44;
        /// Handle returned by registering the parent class. `ULONGLONG ParentRegHandle` at 0x30.
        parent_reg_handle / set_parent_reg_handle: u64, at = 48;
        /// Event type. `UCHAR Type` at 0x04. Within [`Self::class`].
        opcode / set_opcode: u8, at = 4;
        /// Level at which the event is traced. `UCHAR Level` at 0x05. Within [`Self::class`].
        level / set_level: u8, at = 5;
        /// Version of the event data. `USHORT Version` at 0x06. Within [`Self::class`].
        event_version / set_event_version: u16, at = 6;
    }
}

impl<B: Storage> EventInstanceHeader<B> {
    /// Returns the total size in bytes, payload included, from `Size`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
}

impl<B: Storage> EventInstanceHeader<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        56
    }
}

impl<'a> EventInstanceHeaderView<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 56 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("EVENT_INSTANCE_HEADER", bytes).map(EventInstanceHeader)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> EventInstanceHeader {
        EventInstanceHeader(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("EVENT_INSTANCE_HEADER", "Size", 56, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for EventInstanceHeaderView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventInstanceHeader;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = EventInstanceHeader(first_and_rest::<56>("EVENT_INSTANCE_HEADER", bytes)?);
        let (own, rest) = split_at("EVENT_INSTANCE_HEADER", bytes, view.total_size().max(56))?;
        Ok((EventInstanceHeader(Borrowed { fixed: view.0.fixed, rest: &own[56..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventInstanceHeader, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(
                Error::BadCount {
                    name: "EVENT_INSTANCE_HEADER", field: "Size", stated: self.total_size() as u64, have: 56
                }
            );
        }
        Ok(self.to_value())
    }
}

/// Alias of [`EventInstanceHeader`], named by the first release of the form.
pub type V6_0 = EventInstanceHeader;
/// Alias of [`EventInstanceHeaderView`], named by the first release of the form.
pub type V6_0View<'a> = EventInstanceHeaderView<'a>;
any_form! {
    "EVENT_INSTANCE_HEADER" {
        /// Documented for 5.0.
        V5_0(V5_0, fixed) = 0,
        /// Documented for 5.1..5.2.
        V5_1(V5_1, fixed) = 1,
        /// Documented for 6.0+, assumed unchanged after 2004.
        EventInstanceHeader(EventInstanceHeader, fixed) = 2,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 0,
    Bits32 1..=3 => 1,
    Bits64 1..=3 => 1,
    Bits32 4..=255 => 2,
    Bits64 4..=255 => 2,
}
