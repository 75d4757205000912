// Generated from spec/structs/EVENT_TRACE_PROPERTIES_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_PROPERTIES_V2 in the form of releases 1703+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The properties of a session, with filters that say which processes a logger in user mode is for.
///
/// In C: `EVENT_TRACE_PROPERTIES_V2`, 0x90 bytes. Releases 1703+ with 64 bit pointers.
///
/// WNODE_FLAG_VERSIONED_PROPERTIES in the flags of Wnode tells it from EVENT_TRACE_PROPERTIES, as which releases before 1703 take it: its beginning is the same.
///
/// What no source says:
///
/// - What QpcDeltaTracking does.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *EVENT_TRACE_PROPERTIES_V2 structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_PROPERTIES_V2")]
pub struct EventTracePropertiesV2X64 {
    /// `WNODE_HEADER Wnode`, at 0x00. Its BufferSize is the size of the whole buffer, its Guid the session's, its ClientContext the clock, its Flags must have WNODE_FLAG_TRACED_GUID and WNODE_FLAG_VERSIONED_PROPERTIES.
    pub wnode: crate::headers::WnodeHeaderX64,
    /// `ULONG BufferSize`, at 0x30. The size of each trace buffer. Unit: KB.
    pub buffer_size: u32,
    /// `ULONG MinimumBuffers`, at 0x34. How many buffers the session begins with.
    pub minimum_buffers: u32,
    /// `ULONG MaximumBuffers`, at 0x38. How many buffers the session can have at most.
    pub maximum_buffers: u32,
    /// `ULONG MaximumFileSize`, at 0x3C. The size that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode; 0 for no limit.
    pub maximum_file_size: u32,
    /// `ULONG LogFileMode`, at 0x40. How the session works.
    pub log_file_mode: crate::logfile::LoggerMode,
    /// `ULONG FlushTimer`, at 0x44. How often buffers are flushed that are not full; 0 to flush full ones only, or each second if events are consumed as they come. Unit: s.
    pub flush_timer: u32,
    /// `ULONG EnableFlags`, at 0x48. The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.
    pub enable_flags: crate::masks::EventTraceFlag,
    /// The bytes that `AgeLimit`, `FlushThreshold` share.
    pub union_4c: Bytes<4>,
    /// `ULONG NumberOfBuffers`, at 0x50. How many buffers there are.
    pub number_of_buffers: u32,
    /// `ULONG FreeBuffers`, at 0x54. How many of them are free.
    pub free_buffers: u32,
    /// `ULONG EventsLost`, at 0x58. How many events were not recorded.
    pub events_lost: u32,
    /// `ULONG BuffersWritten`, at 0x5C. How many buffers were written.
    pub buffers_written: u32,
    /// `ULONG LogBuffersLost`, at 0x60. How many buffers could not be written to the log file.
    pub log_buffers_lost: u32,
    /// `ULONG RealTimeBuffersLost`, at 0x64. How many buffers could not be given to a consumer as they came.
    pub real_time_buffers_lost: u32,
    /// `HANDLE LoggerThreadId`, at 0x68. The thread of the logger.
    pub logger_thread_id: u64,
    /// `ULONG LogFileNameOffset`, at 0x70. Where the name of the log file is, from the start of this structure; 0 for none. The name ends with a zero. Unit: bytes.
    pub log_file_name_offset: u32,
    /// `ULONG LoggerNameOffset`, at 0x74. Where the name of the session is, from the start of this structure; 0 for none. The name ends with a zero. Unit: bytes.
    pub logger_name_offset: u32,
    /// The bytes that `VersionNumber`, `V2Control` share.
    pub union_78: Bytes<4>,
    /// `ULONG FilterDescCount`, at 0x7C. How many filters FilterDesc points to; not 0 only for loggers in user mode that are for more than one process.
    pub filter_desc_count: u32,
    /// `EVENT_FILTER_DESCRIPTOR * FilterDesc`, at 0x80. The filters: EVENT_FILTER_TYPE_EXECUTABLE_NAME and EVENT_FILTER_TYPE_PID will do.
    pub filter_desc: u64,
    /// The bytes that `Wow`, `QpcDeltaTracking`, `LargeMdlPages`, `ExcludeKernelStack`, `V2Options` share.
    pub union_88: Bytes<8>,
}

impl EventTracePropertiesV2X64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 144]) -> Self {
        Self {
            wnode: crate::headers::WnodeHeaderX64::from_bytes(part::<0, 48, _>(bytes)),
            buffer_size: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            minimum_buffers: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            maximum_buffers: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            maximum_file_size: u32::from_le_bytes(get::<60, 4, _>(bytes)),
            log_file_mode: crate::logfile::LoggerMode::from_le(get::<64, 4, _>(bytes)),
            flush_timer: u32::from_le_bytes(get::<68, 4, _>(bytes)),
            enable_flags: crate::masks::EventTraceFlag::from_le(get::<72, 4, _>(bytes)),
            union_4c: Bytes(get::<76, 4, _>(bytes)),
            number_of_buffers: u32::from_le_bytes(get::<80, 4, _>(bytes)),
            free_buffers: u32::from_le_bytes(get::<84, 4, _>(bytes)),
            events_lost: u32::from_le_bytes(get::<88, 4, _>(bytes)),
            buffers_written: u32::from_le_bytes(get::<92, 4, _>(bytes)),
            log_buffers_lost: u32::from_le_bytes(get::<96, 4, _>(bytes)),
            real_time_buffers_lost: u32::from_le_bytes(get::<100, 4, _>(bytes)),
            logger_thread_id: u64::from_le_bytes(get::<104, 8, _>(bytes)),
            log_file_name_offset: u32::from_le_bytes(get::<112, 4, _>(bytes)),
            logger_name_offset: u32::from_le_bytes(get::<116, 4, _>(bytes)),
            union_78: Bytes(get::<120, 4, _>(bytes)),
            filter_desc_count: u32::from_le_bytes(get::<124, 4, _>(bytes)),
            filter_desc: u64::from_le_bytes(get::<128, 8, _>(bytes)),
            union_88: Bytes(get::<136, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 144] {
        let mut bytes = [0; 144];
        put::<0, 48, _>(&mut bytes, self.wnode.to_bytes());
        put::<48, 4, _>(&mut bytes, self.buffer_size.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.minimum_buffers.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.maximum_buffers.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.maximum_file_size.to_le_bytes());
        put::<64, 4, _>(&mut bytes, self.log_file_mode.to_le());
        put::<68, 4, _>(&mut bytes, self.flush_timer.to_le_bytes());
        put::<72, 4, _>(&mut bytes, self.enable_flags.to_le());
        put::<76, 4, _>(&mut bytes, self.union_4c.0);
        put::<80, 4, _>(&mut bytes, self.number_of_buffers.to_le_bytes());
        put::<84, 4, _>(&mut bytes, self.free_buffers.to_le_bytes());
        put::<88, 4, _>(&mut bytes, self.events_lost.to_le_bytes());
        put::<92, 4, _>(&mut bytes, self.buffers_written.to_le_bytes());
        put::<96, 4, _>(&mut bytes, self.log_buffers_lost.to_le_bytes());
        put::<100, 4, _>(&mut bytes, self.real_time_buffers_lost.to_le_bytes());
        put::<104, 8, _>(&mut bytes, self.logger_thread_id.to_le_bytes());
        put::<112, 4, _>(&mut bytes, self.log_file_name_offset.to_le_bytes());
        put::<116, 4, _>(&mut bytes, self.logger_name_offset.to_le_bytes());
        put::<120, 4, _>(&mut bytes, self.union_78.0);
        put::<124, 4, _>(&mut bytes, self.filter_desc_count.to_le_bytes());
        put::<128, 8, _>(&mut bytes, self.filter_desc.to_le_bytes());
        put::<136, 8, _>(&mut bytes, self.union_88.0);
        bytes
    }
    /// `LONG AgeLimit`, at 0x4C. Not used. Unit: minutes.
    #[inline]
    pub fn age_limit(&self) -> i32 {
        i32::from_le_bytes(get::<0, 4, _>(&self.union_4c.0))
    }
    /// Sets `AgeLimit`.
    #[inline]
    pub fn set_age_limit(&mut self, value: i32) {
        put::<0, 4, _>(&mut self.union_4c.0, value.to_le_bytes());
    }
    /// `LONG FlushThreshold`, at 0x4C. How many buffers fill before they are flushed.
    #[inline]
    pub fn flush_threshold(&self) -> i32 {
        i32::from_le_bytes(get::<0, 4, _>(&self.union_4c.0))
    }
    /// Sets `FlushThreshold`.
    #[inline]
    pub fn set_flush_threshold(&mut self, value: i32) {
        put::<0, 4, _>(&mut self.union_4c.0, value.to_le_bytes());
    }
    /// `VersionNumber`, bits 0 to 7 of the word at 0x78. The version of the structure: 2.
    #[inline]
    pub fn version_number(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_78.0)) >> 0) & 0xff
    }
    /// Sets `VersionNumber`.
    #[inline]
    pub fn set_version_number(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_78.0)) & !(0xff << 0) | (value & 0xff) << 0; put::<0, 4, _>(&mut self.union_78.0, word.to_le_bytes());
    }
    /// `ULONG V2Control`, at 0x78. The same four bytes as one number.
    #[inline]
    pub fn v2_control(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_78.0))
    }
    /// Sets `V2Control`.
    #[inline]
    pub fn set_v2_control(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_78.0, value.to_le_bytes());
    }
    /// `Wow`, bit 0 of the word at 0x88. The session was started by 32-bit code in 64-bit Windows.
    #[inline]
    pub fn wow(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_88.0)) >> 0) & 0x1
    }
    /// Sets `Wow`.
    #[inline]
    pub fn set_wow(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_88.0)) & !(0x1 << 0) | (value & 0x1) << 0; put::<0, 4, _>(&mut self.union_88.0, word.to_le_bytes());
    }
    /// `QpcDeltaTracking`, bit 1 of the word at 0x88.
    #[inline]
    pub fn qpc_delta_tracking(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_88.0)) >> 1) & 0x1
    }
    /// Sets `QpcDeltaTracking`.
    #[inline]
    pub fn set_qpc_delta_tracking(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_88.0)) & !(0x1 << 1) | (value & 0x1) << 1; put::<0, 4, _>(&mut self.union_88.0, word.to_le_bytes());
    }
    /// `LargeMdlPages`, bit 2 of the word at 0x88. Symbol files of 2004 and later have it.
    #[inline]
    pub fn large_mdl_pages(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_88.0)) >> 2) & 0x1
    }
    /// Sets `LargeMdlPages`.
    #[inline]
    pub fn set_large_mdl_pages(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_88.0)) & !(0x1 << 2) | (value & 0x1) << 2; put::<0, 4, _>(&mut self.union_88.0, word.to_le_bytes());
    }
    /// `ExcludeKernelStack`, bit 3 of the word at 0x88. Symbol files of 2004 and later have it.
    #[inline]
    pub fn exclude_kernel_stack(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_88.0)) >> 3) & 0x1
    }
    /// Sets `ExcludeKernelStack`.
    #[inline]
    pub fn set_exclude_kernel_stack(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_88.0)) & !(0x1 << 3) | (value & 0x1) << 3; put::<0, 4, _>(&mut self.union_88.0, word.to_le_bytes());
    }
    /// `ULONG64 V2Options`, at 0x88. All options as one number.
    #[inline]
    pub fn v2_options(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_88.0))
    }
    /// Sets `V2Options`.
    #[inline]
    pub fn set_v2_options(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_88.0, value.to_le_bytes());
    }
    /// The size of the whole in bytes, data included, as `Wnode.BufferSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode.buffer_size as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        144
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_properties_v2::V1703X64;
}

fixed_value!(EventTracePropertiesV2X64, 144, "EVENT_TRACE_PROPERTIES_V2");
/// A borrowed view of [`EventTracePropertiesV2X64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTracePropertiesV2X64View<'a> {
    fixed: &'a [u8; 144],
    rest: &'a [u8],
}

impl<'a> EventTracePropertiesV2X64View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventTracePropertiesV2X64`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "EVENT_TRACE_PROPERTIES_V2", needed: 144, have: bytes.len() }),
        }
    }
    /// A view of just its bytes, with nothing behind them.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 144]) -> Self {
        Self { fixed, rest: &[] }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventTracePropertiesV2X64 {
        EventTracePropertiesV2X64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 144] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `Wnode.BufferSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        144
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
            return Err(Error::BadCount { name: "EVENT_TRACE_PROPERTIES_V2", field: "Wnode.BufferSize", says, have });
        }
        match self.rest.get(begin - 144..total - 144) {
            Some(data) => Ok(data),
            None => Err(Error::TooShort { name: "EVENT_TRACE_PROPERTIES_V2", needed: total, have: 144 + self.rest.len() }),
        }
    }
}

getters! {
    self EventTracePropertiesV2X64View "EventTracePropertiesV2X64View" {
        /// `WNODE_HEADER Wnode`, at 0x00.
        wnode: crate::headers::WnodeHeaderX64View<'a> = crate::headers::WnodeHeaderX64View::from_bytes(part::<0, 48, _>(self.fixed));
        /// `ULONG BufferSize`, at 0x30.
        buffer_size: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `ULONG MinimumBuffers`, at 0x34.
        minimum_buffers: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `ULONG MaximumBuffers`, at 0x38.
        maximum_buffers: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `ULONG MaximumFileSize`, at 0x3C.
        maximum_file_size: u32 = u32::from_le_bytes(get::<60, 4, _>(self.fixed));
        /// `ULONG LogFileMode`, at 0x40.
        log_file_mode: crate::logfile::LoggerMode = crate::logfile::LoggerMode::from_le(get::<64, 4, _>(self.fixed));
        /// `ULONG FlushTimer`, at 0x44.
        flush_timer: u32 = u32::from_le_bytes(get::<68, 4, _>(self.fixed));
        /// `ULONG EnableFlags`, at 0x48.
        enable_flags: crate::masks::EventTraceFlag = crate::masks::EventTraceFlag::from_le(get::<72, 4, _>(self.fixed));
        /// `LONG AgeLimit`, at 0x4C.
        age_limit: i32 = i32::from_le_bytes(get::<76, 4, _>(self.fixed));
        /// `LONG FlushThreshold`, at 0x4C.
        flush_threshold: i32 = i32::from_le_bytes(get::<76, 4, _>(self.fixed));
        /// `ULONG NumberOfBuffers`, at 0x50.
        number_of_buffers: u32 = u32::from_le_bytes(get::<80, 4, _>(self.fixed));
        /// `ULONG FreeBuffers`, at 0x54.
        free_buffers: u32 = u32::from_le_bytes(get::<84, 4, _>(self.fixed));
        /// `ULONG EventsLost`, at 0x58.
        events_lost: u32 = u32::from_le_bytes(get::<88, 4, _>(self.fixed));
        /// `ULONG BuffersWritten`, at 0x5C.
        buffers_written: u32 = u32::from_le_bytes(get::<92, 4, _>(self.fixed));
        /// `ULONG LogBuffersLost`, at 0x60.
        log_buffers_lost: u32 = u32::from_le_bytes(get::<96, 4, _>(self.fixed));
        /// `ULONG RealTimeBuffersLost`, at 0x64.
        real_time_buffers_lost: u32 = u32::from_le_bytes(get::<100, 4, _>(self.fixed));
        /// `HANDLE LoggerThreadId`, at 0x68.
        logger_thread_id: u64 = u64::from_le_bytes(get::<104, 8, _>(self.fixed));
        /// `ULONG LogFileNameOffset`, at 0x70.
        log_file_name_offset: u32 = u32::from_le_bytes(get::<112, 4, _>(self.fixed));
        /// `ULONG LoggerNameOffset`, at 0x74.
        logger_name_offset: u32 = u32::from_le_bytes(get::<116, 4, _>(self.fixed));
        /// `VersionNumber`, bits 0 to 7 of the word at 0x78.
        version_number: u32 = (u32::from_le_bytes(get::<120, 4, _>(self.fixed)) >> 0) & 0xff;
        /// `ULONG V2Control`, at 0x78.
        v2_control: u32 = u32::from_le_bytes(get::<120, 4, _>(self.fixed));
        /// `ULONG FilterDescCount`, at 0x7C.
        filter_desc_count: u32 = u32::from_le_bytes(get::<124, 4, _>(self.fixed));
        /// `EVENT_FILTER_DESCRIPTOR * FilterDesc`, at 0x80.
        filter_desc: u64 = u64::from_le_bytes(get::<128, 8, _>(self.fixed));
        /// `Wow`, bit 0 of the word at 0x88.
        wow: u32 = (u32::from_le_bytes(get::<136, 4, _>(self.fixed)) >> 0) & 0x1;
        /// `QpcDeltaTracking`, bit 1 of the word at 0x88.
        qpc_delta_tracking: u32 = (u32::from_le_bytes(get::<136, 4, _>(self.fixed)) >> 1) & 0x1;
        /// `LargeMdlPages`, bit 2 of the word at 0x88.
        large_mdl_pages: u32 = (u32::from_le_bytes(get::<136, 4, _>(self.fixed)) >> 2) & 0x1;
        /// `ExcludeKernelStack`, bit 3 of the word at 0x88.
        exclude_kernel_stack: u32 = (u32::from_le_bytes(get::<136, 4, _>(self.fixed)) >> 3) & 0x1;
        /// `ULONG64 V2Options`, at 0x88.
        v2_options: u64 = u64::from_le_bytes(get::<136, 8, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EventTracePropertiesV2X64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventTracePropertiesV2X64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(144);
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 144], ..view }, rest)),
            None => Err(Error::TooShort { name: "EVENT_TRACE_PROPERTIES_V2", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventTracePropertiesV2X64, Error> {
        // A value has no place for the data.
        if !self.rest.is_empty() {
            return Err(Error::BadCount { name: "EVENT_TRACE_PROPERTIES_V2", field: "Wnode.BufferSize", says: self.total_size() as u64, have: 144 });
        }
        Ok(self.to_value())
    }
}
