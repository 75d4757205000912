// Generated from spec/structs/EVENT_TRACE_PROPERTIES.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_PROPERTIES in the form of releases 5.0..6.2 with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The properties of a session, for programs that start, query, update, flush or stop it.
///
/// An older form.
/// In C: `EVENT_TRACE_PROPERTIES`, 0x78 bytes. Releases 5.0..6.2 with 64 bit pointers.
///
/// Names of the session and of the log file are in the same buffer, at offsets that the structure holds, and so may be the extension of EnableFlags. What reaches the kernel is a WMI_LOGGER_INFORMATION made from it.
///
/// Source: Geoff Chappell, *EVENT_TRACE_PROPERTIES*; The mingw-w64 developers, *evntrace.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V5_0X64 {
    /// `WNODE_HEADER Wnode`, at 0x00. Its BufferSize is the size of the whole buffer, its Guid the session's, its ClientContext the clock, its Flags must have WNODE_FLAG_TRACED_GUID.
    pub wnode: crate::headers::WnodeHeaderX64,
    /// `ULONG BufferSize`, at 0x30. The size of each trace buffer. Unit: KB.
    pub buffer_size: u32,
    /// `ULONG MinimumBuffers`, at 0x34. How many buffers the session begins with.
    pub minimum_buffers: u32,
    /// `ULONG MaximumBuffers`, at 0x38. How many buffers the session can have at most.
    pub maximum_buffers: u32,
    /// `ULONG MaximumFileSize`, at 0x3C. The size, roughly, that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode; 0 for no limit. Some modes ask for another value than 0.
    pub maximum_file_size: u32,
    /// `ULONG LogFileMode`, at 0x40. How the session works.
    pub log_file_mode: crate::logfile::LoggerMode,
    /// `ULONG FlushTimer`, at 0x44. How often buffers are flushed that are not full; 0 to flush full ones only, or each second if events are consumed as they come. Unit: s.
    pub flush_timer: u32,
    /// `ULONG EnableFlags`, at 0x48. The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.
    pub enable_flags: crate::masks::EventTraceFlag,
    /// `LONG AgeLimit`, at 0x4C. How long a buffer goes unused before it is freed; only 5.0 heeds it. Unit: minutes.
    pub age_limit: i32,
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
    /// `ULONG LogFileNameOffset`, at 0x70. Where the name of the log file is, from the start of this structure; 0 for none, else at least 0x78 and less than Wnode.BufferSize. The name ends with a zero. Unit: bytes.
    pub log_file_name_offset: u32,
    /// `ULONG LoggerNameOffset`, at 0x74. Where the name of the session is, from the start of this structure; 0 for none, else at least 0x78 and less than Wnode.BufferSize. The name ends with a zero. Unit: bytes.
    pub logger_name_offset: u32,
}

impl V5_0X64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 120]) -> Self {
        Self {
            wnode: crate::headers::WnodeHeaderX64::from_bytes(part::<0, 48, _>(bytes)),
            buffer_size: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            minimum_buffers: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            maximum_buffers: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            maximum_file_size: u32::from_le_bytes(get::<60, 4, _>(bytes)),
            log_file_mode: crate::logfile::LoggerMode::from_le(get::<64, 4, _>(bytes)),
            flush_timer: u32::from_le_bytes(get::<68, 4, _>(bytes)),
            enable_flags: crate::masks::EventTraceFlag::from_le(get::<72, 4, _>(bytes)),
            age_limit: i32::from_le_bytes(get::<76, 4, _>(bytes)),
            number_of_buffers: u32::from_le_bytes(get::<80, 4, _>(bytes)),
            free_buffers: u32::from_le_bytes(get::<84, 4, _>(bytes)),
            events_lost: u32::from_le_bytes(get::<88, 4, _>(bytes)),
            buffers_written: u32::from_le_bytes(get::<92, 4, _>(bytes)),
            log_buffers_lost: u32::from_le_bytes(get::<96, 4, _>(bytes)),
            real_time_buffers_lost: u32::from_le_bytes(get::<100, 4, _>(bytes)),
            logger_thread_id: u64::from_le_bytes(get::<104, 8, _>(bytes)),
            log_file_name_offset: u32::from_le_bytes(get::<112, 4, _>(bytes)),
            logger_name_offset: u32::from_le_bytes(get::<116, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 120] {
        let mut bytes = [0; 120];
        put::<0, 48, _>(&mut bytes, self.wnode.to_bytes());
        put::<48, 4, _>(&mut bytes, self.buffer_size.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.minimum_buffers.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.maximum_buffers.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.maximum_file_size.to_le_bytes());
        put::<64, 4, _>(&mut bytes, self.log_file_mode.to_le());
        put::<68, 4, _>(&mut bytes, self.flush_timer.to_le_bytes());
        put::<72, 4, _>(&mut bytes, self.enable_flags.to_le());
        put::<76, 4, _>(&mut bytes, self.age_limit.to_le_bytes());
        put::<80, 4, _>(&mut bytes, self.number_of_buffers.to_le_bytes());
        put::<84, 4, _>(&mut bytes, self.free_buffers.to_le_bytes());
        put::<88, 4, _>(&mut bytes, self.events_lost.to_le_bytes());
        put::<92, 4, _>(&mut bytes, self.buffers_written.to_le_bytes());
        put::<96, 4, _>(&mut bytes, self.log_buffers_lost.to_le_bytes());
        put::<100, 4, _>(&mut bytes, self.real_time_buffers_lost.to_le_bytes());
        put::<104, 8, _>(&mut bytes, self.logger_thread_id.to_le_bytes());
        put::<112, 4, _>(&mut bytes, self.log_file_name_offset.to_le_bytes());
        put::<116, 4, _>(&mut bytes, self.logger_name_offset.to_le_bytes());
        bytes
    }
    /// The size of the whole in bytes, data included, as `Wnode.BufferSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode.buffer_size as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        120
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_properties::V5_0X64;
}

fixed_value!(V5_0X64, 120, "EVENT_TRACE_PROPERTIES");
/// A borrowed view of [`V5_0X64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct V5_0X64View<'a> {
    fixed: &'a [u8; 120],
    rest: &'a [u8],
}

impl<'a> V5_0X64View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`V5_0X64`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "EVENT_TRACE_PROPERTIES", needed: 120, have: bytes.len() }),
        }
    }
    /// A view of just its bytes, with nothing behind them.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 120]) -> Self {
        Self { fixed, rest: &[] }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> V5_0X64 {
        V5_0X64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 120] {
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
        120
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
            return Err(Error::BadCount { name: "EVENT_TRACE_PROPERTIES", field: "Wnode.BufferSize", says, have });
        }
        match self.rest.get(begin - 120..total - 120) {
            Some(data) => Ok(data),
            None => Err(Error::TooShort { name: "EVENT_TRACE_PROPERTIES", needed: total, have: 120 + self.rest.len() }),
        }
    }
}

getters! {
    self V5_0X64View "V5_0X64View" {
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
    }
}

impl<'a> Split<'a> for V5_0X64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V5_0X64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(120);
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 120], ..view }, rest)),
            None => Err(Error::TooShort { name: "EVENT_TRACE_PROPERTIES", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V5_0X64, Error> {
        // A value has no place for the data.
        if !self.rest.is_empty() {
            return Err(Error::BadCount { name: "EVENT_TRACE_PROPERTIES", field: "Wnode.BufferSize", says: self.total_size() as u64, have: 120 });
        }
        Ok(self.to_value())
    }
}
