// Generated from spec/structs/EVENT_TRACE_PROPERTIES_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_PROPERTIES_V2 in the form of releases 1703+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// The properties of a session, with filters that say which processes a logger in user mode is for.
///
/// In C: `EVENT_TRACE_PROPERTIES_V2`, 0x90 bytes. Releases 1703+ with 64 bit pointers.
///
/// WNODE_FLAG_VERSIONED_PROPERTIES in the flags of Wnode tells it from EVENT_TRACE_PROPERTIES, as which releases before 1703 take it: its beginning is the same.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x30 | WNODE_HEADER | `Wnode` |
/// | 0x30 | 0x4 | ULONG | `BufferSize` |
/// | 0x34 | 0x4 | ULONG | `MinimumBuffers` |
/// | 0x38 | 0x4 | ULONG | `MaximumBuffers` |
/// | 0x3c | 0x4 | ULONG | `MaximumFileSize` |
/// | 0x40 | 0x4 | ULONG | `LogFileMode` |
/// | 0x44 | 0x4 | ULONG | `FlushTimer` |
/// | 0x48 | 0x4 | ULONG | `EnableFlags` |
/// | 0x4c | 0x4 | union |  |
/// | 0x4c | 0x4 | · LONG | `AgeLimit` |
/// | 0x4c | 0x4 | · LONG | `FlushThreshold` |
/// | 0x50 | 0x4 | ULONG | `NumberOfBuffers` |
/// | 0x54 | 0x4 | ULONG | `FreeBuffers` |
/// | 0x58 | 0x4 | ULONG | `EventsLost` |
/// | 0x5c | 0x4 | ULONG | `BuffersWritten` |
/// | 0x60 | 0x4 | ULONG | `LogBuffersLost` |
/// | 0x64 | 0x4 | ULONG | `RealTimeBuffersLost` |
/// | 0x68 | 0x8 | HANDLE | `LoggerThreadId` |
/// | 0x70 | 0x4 | ULONG | `LogFileNameOffset` |
/// | 0x74 | 0x4 | ULONG | `LoggerNameOffset` |
/// | 0x78 | 0x4 | union |  |
/// | 0x78 | 0x4 | · ULONG |  |
/// | 0x78 | | · · bits 0..=7 | `VersionNumber` |
/// | 0x78 | | · · bits 8..=31 |  |
/// | 0x78 | 0x4 | · ULONG | `V2Control` |
/// | 0x7c | 0x4 | ULONG | `FilterDescCount` |
/// | 0x80 | 0x8 | EVENT_FILTER_DESCRIPTOR * | `FilterDesc` |
/// | 0x88 | 0x8 | union |  |
/// | 0x88 | 0x4 | · ULONG |  |
/// | 0x88 | | · · bits 0..=0 | `Wow` |
/// | 0x88 | | · · bits 1..=1 | `QpcDeltaTracking` |
/// | 0x88 | | · · bits 2..=31 |  |
/// | 0x88 | 0x8 | · ULONG64 | `V2Options` |
///
/// What no source says:
///
/// - What QpcDeltaTracking does.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *EVENT_TRACE_PROPERTIES_V2 structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_PROPERTIES_V2")]
pub struct EventTracePropertiesV264 {
    /// `WNODE_HEADER Wnode`, at 0x00. Its BufferSize is the size of the whole buffer, its Guid the session's, its ClientContext the clock, its Flags must have WNODE_FLAG_TRACED_GUID and WNODE_FLAG_VERSIONED_PROPERTIES.
    pub wnode: crate::headers::WnodeHeader64,
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
    pub enable_flags: u32,
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
    /// The bytes that `Wow`, `QpcDeltaTracking`, `V2Options` share.
    pub union_88: Bytes<8>,
}
impl EventTracePropertiesV264 {
    /// The size in bytes.
    pub const SIZE: usize = 144;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 144]) -> Self {
        Self {
            wnode: crate::headers::WnodeHeader64::from_bytes(part::<0, 48, _>(bytes)),
            buffer_size: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            minimum_buffers: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            maximum_buffers: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            maximum_file_size: u32::from_le_bytes(get::<60, 4, _>(bytes)),
            log_file_mode: crate::logfile::LoggerMode::from_le(get::<64, 4, _>(bytes)),
            flush_timer: u32::from_le_bytes(get::<68, 4, _>(bytes)),
            enable_flags: u32::from_le_bytes(get::<72, 4, _>(bytes)),
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
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 144 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_TRACE_PROPERTIES_V2",
                    needed: 144,
                    have: bytes.len(),
                })
            }
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
        put::<72, 4, _>(&mut bytes, self.enable_flags.to_le_bytes());
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
    /// `WNODE_HEADER Wnode`, at 0x00. Its BufferSize is the size of the whole buffer, its Guid the session's, its ClientContext the clock, its Flags must have WNODE_FLAG_TRACED_GUID and WNODE_FLAG_VERSIONED_PROPERTIES.
    #[inline]
    pub fn wnode(&self) -> crate::headers::WnodeHeader64 {
        self.wnode
    }
    /// Sets `Wnode`.
    #[inline]
    pub fn set_wnode(&mut self, value: crate::headers::WnodeHeader64) {
        self.wnode = value;
    }
    /// `ULONG BufferSize`, at 0x30. The size of each trace buffer. Unit: KB.
    #[inline]
    pub fn buffer_size(&self) -> u32 {
        self.buffer_size
    }
    /// Sets `BufferSize`.
    #[inline]
    pub fn set_buffer_size(&mut self, value: u32) {
        self.buffer_size = value;
    }
    /// `ULONG MinimumBuffers`, at 0x34. How many buffers the session begins with.
    #[inline]
    pub fn minimum_buffers(&self) -> u32 {
        self.minimum_buffers
    }
    /// Sets `MinimumBuffers`.
    #[inline]
    pub fn set_minimum_buffers(&mut self, value: u32) {
        self.minimum_buffers = value;
    }
    /// `ULONG MaximumBuffers`, at 0x38. How many buffers the session can have at most.
    #[inline]
    pub fn maximum_buffers(&self) -> u32 {
        self.maximum_buffers
    }
    /// Sets `MaximumBuffers`.
    #[inline]
    pub fn set_maximum_buffers(&mut self, value: u32) {
        self.maximum_buffers = value;
    }
    /// `ULONG MaximumFileSize`, at 0x3C. The size that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode; 0 for no limit.
    #[inline]
    pub fn maximum_file_size(&self) -> u32 {
        self.maximum_file_size
    }
    /// Sets `MaximumFileSize`.
    #[inline]
    pub fn set_maximum_file_size(&mut self, value: u32) {
        self.maximum_file_size = value;
    }
    /// `ULONG LogFileMode`, at 0x40. How the session works.
    #[inline]
    pub fn log_file_mode(&self) -> crate::logfile::LoggerMode {
        self.log_file_mode
    }
    /// Sets `LogFileMode`.
    #[inline]
    pub fn set_log_file_mode(&mut self, value: crate::logfile::LoggerMode) {
        self.log_file_mode = value;
    }
    /// `ULONG FlushTimer`, at 0x44. How often buffers are flushed that are not full; 0 to flush full ones only, or each second if events are consumed as they come. Unit: s.
    #[inline]
    pub fn flush_timer(&self) -> u32 {
        self.flush_timer
    }
    /// Sets `FlushTimer`.
    #[inline]
    pub fn set_flush_timer(&mut self, value: u32) {
        self.flush_timer = value;
    }
    /// `ULONG EnableFlags`, at 0x48. The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.
    #[inline]
    pub fn enable_flags(&self) -> u32 {
        self.enable_flags
    }
    /// Sets `EnableFlags`.
    #[inline]
    pub fn set_enable_flags(&mut self, value: u32) {
        self.enable_flags = value;
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
    /// `ULONG NumberOfBuffers`, at 0x50. How many buffers there are.
    #[inline]
    pub fn number_of_buffers(&self) -> u32 {
        self.number_of_buffers
    }
    /// Sets `NumberOfBuffers`.
    #[inline]
    pub fn set_number_of_buffers(&mut self, value: u32) {
        self.number_of_buffers = value;
    }
    /// `ULONG FreeBuffers`, at 0x54. How many of them are free.
    #[inline]
    pub fn free_buffers(&self) -> u32 {
        self.free_buffers
    }
    /// Sets `FreeBuffers`.
    #[inline]
    pub fn set_free_buffers(&mut self, value: u32) {
        self.free_buffers = value;
    }
    /// `ULONG EventsLost`, at 0x58. How many events were not recorded.
    #[inline]
    pub fn events_lost(&self) -> u32 {
        self.events_lost
    }
    /// Sets `EventsLost`.
    #[inline]
    pub fn set_events_lost(&mut self, value: u32) {
        self.events_lost = value;
    }
    /// `ULONG BuffersWritten`, at 0x5C. How many buffers were written.
    #[inline]
    pub fn buffers_written(&self) -> u32 {
        self.buffers_written
    }
    /// Sets `BuffersWritten`.
    #[inline]
    pub fn set_buffers_written(&mut self, value: u32) {
        self.buffers_written = value;
    }
    /// `ULONG LogBuffersLost`, at 0x60. How many buffers could not be written to the log file.
    #[inline]
    pub fn log_buffers_lost(&self) -> u32 {
        self.log_buffers_lost
    }
    /// Sets `LogBuffersLost`.
    #[inline]
    pub fn set_log_buffers_lost(&mut self, value: u32) {
        self.log_buffers_lost = value;
    }
    /// `ULONG RealTimeBuffersLost`, at 0x64. How many buffers could not be given to a consumer as they came.
    #[inline]
    pub fn real_time_buffers_lost(&self) -> u32 {
        self.real_time_buffers_lost
    }
    /// Sets `RealTimeBuffersLost`.
    #[inline]
    pub fn set_real_time_buffers_lost(&mut self, value: u32) {
        self.real_time_buffers_lost = value;
    }
    /// `HANDLE LoggerThreadId`, at 0x68. The thread of the logger.
    #[inline]
    pub fn logger_thread_id(&self) -> u64 {
        self.logger_thread_id
    }
    /// Sets `LoggerThreadId`.
    #[inline]
    pub fn set_logger_thread_id(&mut self, value: u64) {
        self.logger_thread_id = value;
    }
    /// `ULONG LogFileNameOffset`, at 0x70. Where the name of the log file is, from the start of this structure; 0 for none. The name ends with a zero. Unit: bytes.
    #[inline]
    pub fn log_file_name_offset(&self) -> u32 {
        self.log_file_name_offset
    }
    /// Sets `LogFileNameOffset`.
    #[inline]
    pub fn set_log_file_name_offset(&mut self, value: u32) {
        self.log_file_name_offset = value;
    }
    /// `ULONG LoggerNameOffset`, at 0x74. Where the name of the session is, from the start of this structure; 0 for none. The name ends with a zero. Unit: bytes.
    #[inline]
    pub fn logger_name_offset(&self) -> u32 {
        self.logger_name_offset
    }
    /// Sets `LoggerNameOffset`.
    #[inline]
    pub fn set_logger_name_offset(&mut self, value: u32) {
        self.logger_name_offset = value;
    }
    /// `VersionNumber`, bits 0 to 7 of the word at 0x78. The version of the structure: 2.
    #[inline]
    pub fn version_number(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_78.0)) >> 0) & 0xff
    }
    /// Sets `VersionNumber`.
    #[inline]
    pub fn set_version_number(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_78.0)) & !(0xff << 0)
            | (value & 0xff) << 0;
        put::<0, 4, _>(&mut self.union_78.0, word.to_le_bytes());
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
    /// `ULONG FilterDescCount`, at 0x7C. How many filters FilterDesc points to; not 0 only for loggers in user mode that are for more than one process.
    #[inline]
    pub fn filter_desc_count(&self) -> u32 {
        self.filter_desc_count
    }
    /// Sets `FilterDescCount`.
    #[inline]
    pub fn set_filter_desc_count(&mut self, value: u32) {
        self.filter_desc_count = value;
    }
    /// `EVENT_FILTER_DESCRIPTOR * FilterDesc`, at 0x80. The filters: EVENT_FILTER_TYPE_EXECUTABLE_NAME and EVENT_FILTER_TYPE_PID will do.
    #[inline]
    pub fn filter_desc(&self) -> u64 {
        self.filter_desc
    }
    /// Sets `FilterDesc`.
    #[inline]
    pub fn set_filter_desc(&mut self, value: u64) {
        self.filter_desc = value;
    }
    /// `Wow`, bit 0 of the word at 0x88. The session was started by 32-bit code in 64-bit Windows.
    #[inline]
    pub fn wow(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_88.0)) >> 0) & 0x1
    }
    /// Sets `Wow`.
    #[inline]
    pub fn set_wow(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_88.0)) & !(0x1 << 0)
            | (value & 0x1) << 0;
        put::<0, 4, _>(&mut self.union_88.0, word.to_le_bytes());
    }
    /// `QpcDeltaTracking`, bit 1 of the word at 0x88.
    #[inline]
    pub fn qpc_delta_tracking(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_88.0)) >> 1) & 0x1
    }
    /// Sets `QpcDeltaTracking`.
    #[inline]
    pub fn set_qpc_delta_tracking(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_88.0)) & !(0x1 << 1)
            | (value & 0x1) << 1;
        put::<0, 4, _>(&mut self.union_88.0, word.to_le_bytes());
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
        self.wnode().buffer_size() as usize
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
impl Default for EventTracePropertiesV264 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 144])
    }
}
impl Sealed for EventTracePropertiesV264 {}
impl Record for EventTracePropertiesV264 {
    const NAME: &'static str = "EVENT_TRACE_PROPERTIES_V2";
    const SIZE: usize = 144;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventTracePropertiesV264 {
    const SIZE: usize = 144;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventTracePropertiesV264);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTracePropertiesV264 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::WnodeHeader64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::logfile::LoggerMode>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
            (
                proptest::arbitrary::any::<Bytes<4>>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
            ),
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<Bytes<8>>(),
            ),
        )
            .prop_map(|
                (
                    (
                        wnode,
                        buffer_size,
                        minimum_buffers,
                        maximum_buffers,
                        maximum_file_size,
                        log_file_mode,
                        flush_timer,
                        enable_flags,
                    ),
                    (
                        union_4c,
                        number_of_buffers,
                        free_buffers,
                        events_lost,
                        buffers_written,
                        log_buffers_lost,
                        real_time_buffers_lost,
                        logger_thread_id,
                    ),
                    (
                        log_file_name_offset,
                        logger_name_offset,
                        union_78,
                        filter_desc_count,
                        filter_desc,
                        union_88,
                    ),
                )|
            Self {
                wnode,
                buffer_size,
                minimum_buffers,
                maximum_buffers,
                maximum_file_size,
                log_file_mode,
                flush_timer,
                enable_flags,
                union_4c,
                number_of_buffers,
                free_buffers,
                events_lost,
                buffers_written,
                log_buffers_lost,
                real_time_buffers_lost,
                logger_thread_id,
                log_file_name_offset,
                logger_name_offset,
                union_78,
                filter_desc_count,
                filter_desc,
                union_88,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventTracePropertiesV264`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTracePropertiesV264View<'a> {
    fixed: &'a [u8; 144],
    rest: &'a [u8],
}
impl<'a> EventTracePropertiesV264View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventTracePropertiesV264`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_TRACE_PROPERTIES_V2",
                    needed: 144,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventTracePropertiesV264 {
        EventTracePropertiesV264::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 144] {
        self.fixed
    }
    /// `WNODE_HEADER Wnode`, at 0x00. Its BufferSize is the size of the whole buffer, its Guid the session's, its ClientContext the clock, its Flags must have WNODE_FLAG_TRACED_GUID and WNODE_FLAG_VERSIONED_PROPERTIES.
    #[inline]
    pub fn wnode(&self) -> crate::headers::WnodeHeader64View<'a> {
        crate::headers::WnodeHeader64View::from_bytes(part::<0, 48, _>(self.fixed))
    }
    /// `ULONG BufferSize`, at 0x30. The size of each trace buffer. Unit: KB.
    #[inline]
    pub fn buffer_size(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
    /// `ULONG MinimumBuffers`, at 0x34. How many buffers the session begins with.
    #[inline]
    pub fn minimum_buffers(&self) -> u32 {
        u32::from_le_bytes(get::<52, 4, _>(self.fixed))
    }
    /// `ULONG MaximumBuffers`, at 0x38. How many buffers the session can have at most.
    #[inline]
    pub fn maximum_buffers(&self) -> u32 {
        u32::from_le_bytes(get::<56, 4, _>(self.fixed))
    }
    /// `ULONG MaximumFileSize`, at 0x3C. The size that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode; 0 for no limit.
    #[inline]
    pub fn maximum_file_size(&self) -> u32 {
        u32::from_le_bytes(get::<60, 4, _>(self.fixed))
    }
    /// `ULONG LogFileMode`, at 0x40. How the session works.
    #[inline]
    pub fn log_file_mode(&self) -> crate::logfile::LoggerMode {
        crate::logfile::LoggerMode::from_le(get::<64, 4, _>(self.fixed))
    }
    /// `ULONG FlushTimer`, at 0x44. How often buffers are flushed that are not full; 0 to flush full ones only, or each second if events are consumed as they come. Unit: s.
    #[inline]
    pub fn flush_timer(&self) -> u32 {
        u32::from_le_bytes(get::<68, 4, _>(self.fixed))
    }
    /// `ULONG EnableFlags`, at 0x48. The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.
    #[inline]
    pub fn enable_flags(&self) -> u32 {
        u32::from_le_bytes(get::<72, 4, _>(self.fixed))
    }
    /// `LONG AgeLimit`, at 0x4C. Not used. Unit: minutes.
    #[inline]
    pub fn age_limit(&self) -> i32 {
        i32::from_le_bytes(get::<76, 4, _>(self.fixed))
    }
    /// `LONG FlushThreshold`, at 0x4C. How many buffers fill before they are flushed.
    #[inline]
    pub fn flush_threshold(&self) -> i32 {
        i32::from_le_bytes(get::<76, 4, _>(self.fixed))
    }
    /// `ULONG NumberOfBuffers`, at 0x50. How many buffers there are.
    #[inline]
    pub fn number_of_buffers(&self) -> u32 {
        u32::from_le_bytes(get::<80, 4, _>(self.fixed))
    }
    /// `ULONG FreeBuffers`, at 0x54. How many of them are free.
    #[inline]
    pub fn free_buffers(&self) -> u32 {
        u32::from_le_bytes(get::<84, 4, _>(self.fixed))
    }
    /// `ULONG EventsLost`, at 0x58. How many events were not recorded.
    #[inline]
    pub fn events_lost(&self) -> u32 {
        u32::from_le_bytes(get::<88, 4, _>(self.fixed))
    }
    /// `ULONG BuffersWritten`, at 0x5C. How many buffers were written.
    #[inline]
    pub fn buffers_written(&self) -> u32 {
        u32::from_le_bytes(get::<92, 4, _>(self.fixed))
    }
    /// `ULONG LogBuffersLost`, at 0x60. How many buffers could not be written to the log file.
    #[inline]
    pub fn log_buffers_lost(&self) -> u32 {
        u32::from_le_bytes(get::<96, 4, _>(self.fixed))
    }
    /// `ULONG RealTimeBuffersLost`, at 0x64. How many buffers could not be given to a consumer as they came.
    #[inline]
    pub fn real_time_buffers_lost(&self) -> u32 {
        u32::from_le_bytes(get::<100, 4, _>(self.fixed))
    }
    /// `HANDLE LoggerThreadId`, at 0x68. The thread of the logger.
    #[inline]
    pub fn logger_thread_id(&self) -> u64 {
        u64::from_le_bytes(get::<104, 8, _>(self.fixed))
    }
    /// `ULONG LogFileNameOffset`, at 0x70. Where the name of the log file is, from the start of this structure; 0 for none. The name ends with a zero. Unit: bytes.
    #[inline]
    pub fn log_file_name_offset(&self) -> u32 {
        u32::from_le_bytes(get::<112, 4, _>(self.fixed))
    }
    /// `ULONG LoggerNameOffset`, at 0x74. Where the name of the session is, from the start of this structure; 0 for none. The name ends with a zero. Unit: bytes.
    #[inline]
    pub fn logger_name_offset(&self) -> u32 {
        u32::from_le_bytes(get::<116, 4, _>(self.fixed))
    }
    /// `VersionNumber`, bits 0 to 7 of the word at 0x78. The version of the structure: 2.
    #[inline]
    pub fn version_number(&self) -> u32 {
        (u32::from_le_bytes(get::<120, 4, _>(self.fixed)) >> 0) & 0xff
    }
    /// `ULONG V2Control`, at 0x78. The same four bytes as one number.
    #[inline]
    pub fn v2_control(&self) -> u32 {
        u32::from_le_bytes(get::<120, 4, _>(self.fixed))
    }
    /// `ULONG FilterDescCount`, at 0x7C. How many filters FilterDesc points to; not 0 only for loggers in user mode that are for more than one process.
    #[inline]
    pub fn filter_desc_count(&self) -> u32 {
        u32::from_le_bytes(get::<124, 4, _>(self.fixed))
    }
    /// `EVENT_FILTER_DESCRIPTOR * FilterDesc`, at 0x80. The filters: EVENT_FILTER_TYPE_EXECUTABLE_NAME and EVENT_FILTER_TYPE_PID will do.
    #[inline]
    pub fn filter_desc(&self) -> u64 {
        u64::from_le_bytes(get::<128, 8, _>(self.fixed))
    }
    /// `Wow`, bit 0 of the word at 0x88. The session was started by 32-bit code in 64-bit Windows.
    #[inline]
    pub fn wow(&self) -> u32 {
        (u32::from_le_bytes(get::<136, 4, _>(self.fixed)) >> 0) & 0x1
    }
    /// `QpcDeltaTracking`, bit 1 of the word at 0x88.
    #[inline]
    pub fn qpc_delta_tracking(&self) -> u32 {
        (u32::from_le_bytes(get::<136, 4, _>(self.fixed)) >> 1) & 0x1
    }
    /// `ULONG64 V2Options`, at 0x88. All options as one number.
    #[inline]
    pub fn v2_options(&self) -> u64 {
        u64::from_le_bytes(get::<136, 8, _>(self.fixed))
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
            return Err(Error::BadCount {
                name: "EVENT_TRACE_PROPERTIES_V2",
                field: "Wnode.BufferSize",
                says,
                have,
            });
        }
        match self.rest.get(begin - 144..total - 144) {
            Some(data) => Ok(data),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_TRACE_PROPERTIES_V2",
                    needed: total,
                    have: 144 + self.rest.len(),
                })
            }
        }
    }
}
impl core::fmt::Debug for EventTracePropertiesV264View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventTracePropertiesV264View");
        out.field("wnode", &self.wnode());
        out.field("buffer_size", &self.buffer_size());
        out.field("minimum_buffers", &self.minimum_buffers());
        out.field("maximum_buffers", &self.maximum_buffers());
        out.field("maximum_file_size", &self.maximum_file_size());
        out.field("log_file_mode", &self.log_file_mode());
        out.field("flush_timer", &self.flush_timer());
        out.field("enable_flags", &self.enable_flags());
        out.field("age_limit", &self.age_limit());
        out.field("flush_threshold", &self.flush_threshold());
        out.field("number_of_buffers", &self.number_of_buffers());
        out.field("free_buffers", &self.free_buffers());
        out.field("events_lost", &self.events_lost());
        out.field("buffers_written", &self.buffers_written());
        out.field("log_buffers_lost", &self.log_buffers_lost());
        out.field("real_time_buffers_lost", &self.real_time_buffers_lost());
        out.field("logger_thread_id", &self.logger_thread_id());
        out.field("log_file_name_offset", &self.log_file_name_offset());
        out.field("logger_name_offset", &self.logger_name_offset());
        out.field("version_number", &self.version_number());
        out.field("v2_control", &self.v2_control());
        out.field("filter_desc_count", &self.filter_desc_count());
        out.field("filter_desc", &self.filter_desc());
        out.field("wow", &self.wow());
        out.field("qpc_delta_tracking", &self.qpc_delta_tracking());
        out.field("v2_options", &self.v2_options());
        out.finish()
    }
}
