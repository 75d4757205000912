// Generated from spec/structs/EVENT_INSTANCE_GUID_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Header of a classic event with an instance, with GUIDs for the classes.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_INSTANCE_GUID_HEADER",
    aliases: &[],
    form: "EventInstanceGuidHeader",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(2), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(2), last: Release(255) },],
    releases: "5.2+",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Size", place: Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Header of a classic event with an instance, with GUIDs for the classes.",
    fields: &[
        Field { name: "Size", path: "Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of this header and all data that follows. The kernel may change it.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 2, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Upper half of the marker at the start of every trace header.", units: "", unknown: false, children: &[
            Field { name: "FieldTypeFlags", path: "FieldTypeFlags", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The same two bytes as one number: 0xC00B or 0xC015.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 2, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "HeaderType", path: "HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_INSTANCE32 or TRACE_HEADER_TYPE_INSTANCE64, by the pointer size of the data.", units: "", unknown: false, children: &[] },
                Field { name: "MarkerFlags", path: "MarkerFlags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the marker, with its two highest bits set.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Type, level and version of the event, within the provider's class. The kernel copies it unchanged.", units: "", unknown: false, children: &[
            Field { name: "Version", path: "Version", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "Class", path: "Class", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Type", path: "Class.Type", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Event type.", units: "", unknown: false, children: &[] },
                Field { name: "Level", path: "Class.Level", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Level at which the event is traced.", units: "", unknown: false, children: &[] },
                Field { name: "Version", path: "Class.Version", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Version of the event data.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "ThreadId", path: "ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that wrote the event.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process that wrote the event.", units: "", unknown: false, children: &[] },
        Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the event was written to a trace buffer.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Event class.", units: "", unknown: false, children: &[
            Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the event class. A trace buffer always contains this member.", units: "", unknown: false, children: &[] },
            Field { name: "GuidPtr", path: "GuidPtr", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the GUID, in the provider's memory. Only the provider's input contains this member.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 40, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Flags in the provider's input, processor times in a trace buffer.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
                Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "KernelTime", path: "KernelTime", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time.", units: "CPU ticks", unknown: false, children: &[] },
                Field { name: "UserTime", path: "UserTime", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time.", units: "CPU ticks", unknown: false, children: &[] },
            ] },
            Field { name: "ProcessorTime", path: "ProcessorTime", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time, instead of KernelTime and UserTime.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "InstanceId", path: "InstanceId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID within the class.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Parent instance ID within the parent class.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the parent class.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Type of the member `Class`, 0x4 bytes.
    owned Class / ClassView: lone [4] "Class" Table::inner(&LAYOUT_0, "Class");
    fields {
        /// Event type. `UCHAR Type` at 0x04.
        kind set_kind: u8 = 0;
        /// Level at which the event is traced. `UCHAR Level` at 0x05.
        level set_level: u8 = 1;
        /// Version of the event data. `USHORT Version` at 0x06.
        version set_version: u16 = 2;
    }
    bits {
    }
}

fixed! {
    /// Header of a classic event with an instance, with GUIDs for the classes.
    ///
    /// In C: `EVENT_INSTANCE_GUID_HEADER`, 0x48 bytes. Documented for 5.2+, assumed unchanged after 2004.
    ///
    /// NTDLL builds it from an EVENT_INSTANCE_HEADER and passes it to the kernel. Its first 0x30 bytes are those of EVENT_TRACE_HEADER. It has the header type of EVENT_INSTANCE_HEADER in older buffers. Readers select this structure if the log file version is at least 1.1.
    ///
    /// Source: Geoff Chappell, *EVENT_INSTANCE_GUID_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "EVENT_INSTANCE_GUID_HEADER")]
    owned EventInstanceGuidHeader / EventInstanceGuidHeaderView: followed [72] "EVENT_INSTANCE_GUID_HEADER" Table::form(&LAYOUT_0);
    fields {
        /// Size of this header and all data that follows. The kernel may change it. `USHORT Size` at 0x00. Unit: bytes.
        size set_size: u16 = 0;
        /// The same two bytes as one number: 0xC00B or 0xC015. `USHORT FieldTypeFlags` at 0x02.
        field_type_flags set_field_type_flags: u16 = 2;
        /// TRACE_HEADER_TYPE_INSTANCE32 or TRACE_HEADER_TYPE_INSTANCE64, by the pointer size of the data. `UCHAR HeaderType` at 0x02.
        header_type set_header_type: crate::headers::TraceHeaderType = 2;
        /// High byte of the marker, with its two highest bits set. `UCHAR MarkerFlags` at 0x03.
        marker_flags set_marker_flags: u8 = 3;
        /// The same four bytes as one number. `ULONG Version` at 0x04.
        version set_version: u32 = 4;
        /// `struct Class` at 0x04. Returns a copy.
        class set_class: crate::headers::event_instance_guid_header::Class = 4;
        /// ID of the thread that wrote the event. `ULONG ThreadId` at 0x08.
        thread_id set_thread_id: u32 = 8;
        /// ID of the process that wrote the event. `ULONG ProcessId` at 0x0C.
        process_id set_process_id: u32 = 12;
        /// Time at which the event was written to a trace buffer. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// GUID of the event class. A trace buffer always contains this member. `GUID Guid` at 0x18.
        guid set_guid: Guid = 24;
        /// Address of the GUID, in the provider's memory. Only the provider's input contains this member. `ULONGLONG GuidPtr` at 0x18.
        guid_ptr set_guid_ptr: u64 = 24;
        /// Reserved. `ULONG ClientContext` at 0x28.
        client_context set_client_context: u32 = 40;
        /// How to interpret the header and the data. `ULONG Flags` at 0x2C.
        flags set_flags: crate::headers::EventTraceHeaderFlags = 44;
        /// Kernel-mode processor time. `ULONG KernelTime` at 0x28. Unit: CPU ticks.
        kernel_time set_kernel_time: u32 = 40;
        /// User-mode processor time. `ULONG UserTime` at 0x2C. Unit: CPU ticks.
        user_time set_user_time: u32 = 44;
        /// Processor time, instead of KernelTime and UserTime. `ULONG64 ProcessorTime` at 0x28.
        processor_time set_processor_time: u64 = 40;
        /// Instance ID within the class. `ULONG InstanceId` at 0x30.
        instance_id set_instance_id: u32 = 48;
        /// Parent instance ID within the parent class. `ULONG ParentInstanceId` at 0x34.
        parent_instance_id set_parent_instance_id: u32 = 52;
        /// GUID of the parent class. `GUID ParentGuid` at 0x38.
        parent_guid set_parent_guid: Guid = 56;
    }
    bits {
    }
}

impl EventInstanceGuidHeader {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
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
        Self::begin(bytes)
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
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("EVENT_INSTANCE_GUID_HEADER", bytes, view.total_size().max(72))?;
        Ok((view.with_rest(&own[72..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventInstanceGuidHeader, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "EVENT_INSTANCE_GUID_HEADER", field: "Size", stated: self.total_size() as u64, have: 72 });
        }
        Ok(self.to_value())
    }
}

/// Alias of [`EventInstanceGuidHeader`], named by the first release of the form.
pub type V5_2 = EventInstanceGuidHeader;
/// Alias of [`EventInstanceGuidHeaderView`], named by the first release of the form.
pub type V5_2View<'a> = EventInstanceGuidHeaderView<'a>;
