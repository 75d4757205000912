// Generated from spec/structs/EVENT_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_HEADER in the form of releases 5.0.
#[allow(unused_imports)]
use crate::rt::*;

/// `Class`, 0x4 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V5_0Class {
    /// `UCHAR Type`, at 0x04. The type of the event.
    pub kind: u8,
    /// `UCHAR Level`, at 0x05. The level at which the event is traced.
    pub level: u8,
    /// `USHORT Version`, at 0x06. The version of the event's data.
    pub version: u16,
}

impl V5_0Class {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            kind: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            level: u8::from_le_bytes(get::<1, 1, _>(bytes)),
            version: u16::from_le_bytes(get::<2, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 1, _>(&mut bytes, self.kind.to_le_bytes());
        put::<1, 1, _>(&mut bytes, self.level.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.version.to_le_bytes());
        bytes
    }
}

fixed_record!(V5_0Class, V5_0ClassView, 4, "Class");
getters! {
    self V5_0ClassView "V5_0ClassView" {
        /// `UCHAR Type`, at 0x04.
        kind: u8 = u8::from_le_bytes(get::<0, 1, _>(self.fixed));
        /// `UCHAR Level`, at 0x05.
        level: u8 = u8::from_le_bytes(get::<1, 1, _>(self.fixed));
        /// `USHORT Version`, at 0x06.
        version: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
    }
}

/// The header of an event that a classic provider wrote.
///
/// An older form.
/// In C: `EVENT_TRACE_HEADER`, 0x30 bytes. Releases 5.0.
///
/// TraceEvent takes it as input, trace buffers hold it, and consumers before EVENT_RECORD receive it. It grew out of WNODE_HEADER: both have the same size, and TimeStamp, Guid, ClientContext and Flags at the same offsets.
///
/// Source: Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *TraceEvent*; The mingw-w64 developers, *evntrace.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V5_0 {
    /// `USHORT Size`, at 0x00. The size of this header and all data that follow it, which the provider must set. Unit: bytes.
    pub size: u16,
    /// `UCHAR HeaderType`, at 0x02. TRACE_HEADER_TYPE_FULL_HEADER32.
    pub header_type: crate::headers::TraceHeaderType,
    /// `UCHAR MarkerFlags`, at 0x03. The high byte of the marker: its two highest bits are set.
    pub marker_flags: u8,
    /// The bytes that `Version`, `Class` share.
    pub union_04: Bytes<4>,
    /// `ULONGLONG ThreadId`, at 0x08. The thread that wrote the event; TraceEvent leaves the handle of the session in these eight bytes of the caller's header.
    pub thread_id: u64,
    /// `LARGE_INTEGER TimeStamp`, at 0x10. When the event was written to a trace buffer, or, with the flag 0x00000200 and from 5.1, the time that the provider set.
    pub time_stamp: i64,
    /// The bytes that `Guid`, `GuidPtr` share.
    pub union_18: Bytes<16>,
    /// The bytes that `ClientContext`, `Flags`, `KernelTime`, `UserTime`, `ProcessorTime` share.
    pub union_28: Bytes<8>,
}

impl V5_0 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            size: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            header_type: crate::headers::TraceHeaderType::from_le(get::<2, 1, _>(bytes)),
            marker_flags: u8::from_le_bytes(get::<3, 1, _>(bytes)),
            union_04: Bytes(get::<4, 4, _>(bytes)),
            thread_id: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            time_stamp: i64::from_le_bytes(get::<16, 8, _>(bytes)),
            union_18: Bytes(get::<24, 16, _>(bytes)),
            union_28: Bytes(get::<40, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 2, _>(&mut bytes, self.size.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.header_type.to_le());
        put::<3, 1, _>(&mut bytes, self.marker_flags.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.union_04.0);
        put::<8, 8, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.time_stamp.to_le_bytes());
        put::<24, 16, _>(&mut bytes, self.union_18.0);
        put::<40, 8, _>(&mut bytes, self.union_28.0);
        bytes
    }
    /// `ULONG Version`, at 0x04. The same four bytes as one number.
    #[inline]
    pub fn version(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_04.0))
    }
    /// Sets `Version`.
    #[inline]
    pub fn set_version(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_04.0, value.to_le_bytes());
    }
    /// `struct Class`, at 0x04.
    #[inline]
    pub fn class(&self) -> crate::headers::event_trace_header::V5_0Class {
        crate::headers::event_trace_header::V5_0Class::from_bytes(part::<0, 4, _>(&self.union_04.0))
    }
    /// Sets `Class`.
    #[inline]
    pub fn set_class(&mut self, value: crate::headers::event_trace_header::V5_0Class) {
        put::<0, 4, _>(&mut self.union_04.0, value.to_bytes());
    }
    /// `GUID Guid`, at 0x18. The GUID of the class: always this in a trace buffer.
    #[inline]
    pub fn guid(&self) -> Guid {
        Guid::from_bytes(get::<0, 16, _>(&self.union_18.0))
    }
    /// Sets `Guid`.
    #[inline]
    pub fn set_guid(&mut self, value: Guid) {
        put::<0, 16, _>(&mut self.union_18.0, value.to_bytes());
    }
    /// `ULONGLONG GuidPtr`, at 0x18. The address of the GUID, in the provider's memory: only a provider's input has it, since Flags give way to UserTime in a trace buffer.
    #[inline]
    pub fn guid_ptr(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_18.0))
    }
    /// Sets `GuidPtr`.
    #[inline]
    pub fn set_guid_ptr(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_18.0, value.to_le_bytes());
    }
    /// `ULONG ClientContext`, at 0x28. Reserved.
    #[inline]
    pub fn client_context(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_28.0))
    }
    /// Sets `ClientContext`.
    #[inline]
    pub fn set_client_context(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_28.0, value.to_le_bytes());
    }
    /// `ULONG Flags`, at 0x2C. How the header and the data are to be taken.
    #[inline]
    pub fn flags(&self) -> crate::headers::EventTraceHeaderFlags {
        crate::headers::EventTraceHeaderFlags::from_le(get::<4, 4, _>(&self.union_28.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: crate::headers::EventTraceHeaderFlags) {
        put::<4, 4, _>(&mut self.union_28.0, value.to_le());
    }
    /// `ULONG KernelTime`, at 0x28. Processor time spent in kernel mode, if the kernel logged the event. Unit: CPU ticks.
    #[inline]
    pub fn kernel_time(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_28.0))
    }
    /// Sets `KernelTime`.
    #[inline]
    pub fn set_kernel_time(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_28.0, value.to_le_bytes());
    }
    /// `ULONG UserTime`, at 0x2C. Processor time spent in user mode, if the kernel logged the event. Unit: CPU ticks.
    #[inline]
    pub fn user_time(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(&self.union_28.0))
    }
    /// Sets `UserTime`.
    #[inline]
    pub fn set_user_time(&mut self, value: u32) {
        put::<4, 4, _>(&mut self.union_28.0, value.to_le_bytes());
    }
    /// `ULONG64 ProcessorTime`, at 0x28. Processor time, if a logger in user mode logged the event.
    #[inline]
    pub fn processor_time(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_28.0))
    }
    /// Sets `ProcessorTime`.
    #[inline]
    pub fn set_processor_time(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_28.0, value.to_le_bytes());
    }
    /// The size of the whole in bytes, data included, as `Size` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        48
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_header::V5_0;
}

fixed_value!(V5_0, 48, "EVENT_TRACE_HEADER");
/// A borrowed view of [`V5_0`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct V5_0View<'a> {
    fixed: &'a [u8; 48],
    rest: &'a [u8],
}

impl<'a> V5_0View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`V5_0`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "EVENT_TRACE_HEADER", needed: 48, have: bytes.len() }),
        }
    }
    /// A view of just its bytes, with nothing behind them.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 48]) -> Self {
        Self { fixed, rest: &[] }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> V5_0 {
        V5_0::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 48] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `Size` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        48
    }
    /// The event's data: from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size does not even cover the header, [`Error::TooShort`] if it covers more than
    /// there is.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        let (total, begin) = (self.total_size(), self.data_offset());
        if total < begin {
            let (says, have) = (total as u64, begin as u64);
            return Err(Error::BadCount { name: "EVENT_TRACE_HEADER", field: "Size", says, have });
        }
        match self.rest.get(begin - 48..total - 48) {
            Some(data) => Ok(data),
            None => Err(Error::TooShort { name: "EVENT_TRACE_HEADER", needed: total, have: 48 + self.rest.len() }),
        }
    }
}

getters! {
    self V5_0View "V5_0View" {
        /// `USHORT Size`, at 0x00.
        size: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `UCHAR HeaderType`, at 0x02.
        header_type: crate::headers::TraceHeaderType = crate::headers::TraceHeaderType::from_le(get::<2, 1, _>(self.fixed));
        /// `UCHAR MarkerFlags`, at 0x03.
        marker_flags: u8 = u8::from_le_bytes(get::<3, 1, _>(self.fixed));
        /// `ULONG Version`, at 0x04.
        version: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `struct Class`, at 0x04.
        class: crate::headers::event_trace_header::V5_0ClassView<'a> = crate::headers::event_trace_header::V5_0ClassView::from_bytes(part::<4, 4, _>(self.fixed));
        /// `ULONGLONG ThreadId`, at 0x08.
        thread_id: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `LARGE_INTEGER TimeStamp`, at 0x10.
        time_stamp: i64 = i64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `GUID Guid`, at 0x18.
        guid: Guid = Guid::from_bytes(get::<24, 16, _>(self.fixed));
        /// `ULONGLONG GuidPtr`, at 0x18.
        guid_ptr: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONG ClientContext`, at 0x28.
        client_context: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x2C.
        flags: crate::headers::EventTraceHeaderFlags = crate::headers::EventTraceHeaderFlags::from_le(get::<44, 4, _>(self.fixed));
        /// `ULONG KernelTime`, at 0x28.
        kernel_time: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `ULONG UserTime`, at 0x2C.
        user_time: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `ULONG64 ProcessorTime`, at 0x28.
        processor_time: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
    }
}

impl<'a> Split<'a> for V5_0View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V5_0;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(48);
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 48], ..view }, rest)),
            None => Err(Error::TooShort { name: "EVENT_TRACE_HEADER", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V5_0, Error> {
        // A value has no place for the data.
        if !self.rest.is_empty() {
            return Err(Error::BadCount { name: "EVENT_TRACE_HEADER", field: "Size", says: self.total_size() as u64, have: 48 });
        }
        Ok(self.to_value())
    }
}
