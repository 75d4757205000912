// Generated from spec/structs/WMI_LOGGER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_LOGGER_INFORMATION in the form of releases 6.0 with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
///
/// An older form.
/// In C: `WMI_LOGGER_INFORMATION`, 0xb0 bytes. Releases 6.0 with 64 bit pointers.
///
/// NTDLL makes it from an EVENT_TRACE_PROPERTIES. From 5.1 it is the same for both pointer sizes, since whatever holds an address is widened to 64 bits. Before 6.0 a device, and the kernel's WmiStartTrace and its like, exchange it.
///
/// What no source says:
///
/// - Which releases have InstanceCount and InstanceId beside NumberOfBuffers and FreeBuffers.
/// - In which release the union of AgeLimit and FlushThreshold begins, between 5.0 and 6.1.
/// - Which releases have the bits beside Wow.
/// - Microsoft's name of the address before LoggerExtension, up to 5.2.
/// - What LoggerExtension and SpareUlong are for.
///
/// Source: Geoff Chappell, *WMI_LOGGER_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V6_0X64 {
    /// `WNODE_HEADER Wnode`, at 0x00. Its BufferSize must have room for this structure, its Flags must have WNODE_FLAG_TRACED_GUID, its Guid identifies the session, and from 5.1 its ClientContext is the clock, an EVENT_TRACE_CLOCK.
    pub wnode: crate::headers::WnodeHeaderX64,
    /// `ULONG BufferSize`, at 0x30. The size of each trace buffer; 0 for 4 KB. Unit: KB.
    pub buffer_size: u32,
    /// `ULONG MinimumBuffers`, at 0x34. How many buffers the session begins with; less than 2, or more than MaximumBuffers, for as many as the processors suggest.
    pub minimum_buffers: u32,
    /// `ULONG MaximumBuffers`, at 0x38. How many buffers the session can have at most; less than 2 for as many as the processors suggest.
    pub maximum_buffers: u32,
    /// `ULONG MaximumFileSize`, at 0x3C. The size that the log file may have at most, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode.
    pub maximum_file_size: u32,
    /// `ULONG LogFileMode`, at 0x40. How the session works.
    pub log_file_mode: crate::logfile::LoggerMode,
    /// `ULONG FlushTimer`, at 0x44. How often buffers are flushed that are not full. Unit: s.
    pub flush_timer: u32,
    /// `ULONG EnableFlags`, at 0x48. The kernel events that are enabled; with EVENT_TRACE_FLAG_EXTENSION it is a TRACE_ENABLE_FLAG_EXTENSION.
    pub enable_flags: crate::masks::EventTraceFlag,
    /// `LONG AgeLimit`, at 0x4C. How long a buffer goes unused before it is freed; negative for 0, and in 5.1 and 5.2 anything from 1 to 14 for 15. 6.0 ignores it. Unit: minutes.
    pub age_limit: i32,
    /// The bytes that `Wow`, `QpcDeltaTracking`, `LargeMdlPages`, `ExcludeKernelStack`, `V2Options` share.
    pub union_50: Bytes<8>,
    /// The bytes that `LogFileHandle`, `LogFileHandle64` share.
    pub union_58: Bytes<8>,
    /// The bytes that `NumberOfBuffers`, `InstanceCount` share.
    pub union_60: Bytes<4>,
    /// The bytes that `FreeBuffers`, `InstanceId` share.
    pub union_64: Bytes<4>,
    /// The bytes that `EventsLost`, `NumberOfProcessors` share.
    pub union_68: Bytes<4>,
    /// `ULONG BuffersWritten`, at 0x6C. How many buffers were written.
    pub buffers_written: u32,
    /// The bytes that `LogBuffersLost`, `Flags` share.
    pub union_70: Bytes<4>,
    /// `ULONG RealTimeBuffersLost`, at 0x74. How many buffers could not be given to a consumer as they came.
    pub real_time_buffers_lost: u32,
    /// The bytes that `LoggerThreadId`, `LoggerThreadId64` share.
    pub union_78: Bytes<8>,
    /// The bytes that `LogFileName`, `LogFileName64` share.
    pub union_80: Bytes<16>,
    /// The bytes that `LoggerName`, `LoggerName64` share.
    pub union_90: Bytes<16>,
    /// `ULONG RealTimeConsumerCount`, at 0xA0. How many consumers receive events as they come.
    pub real_time_consumer_count: u32,
    /// `ULONG SpareUlong`, at 0xA4. What it is for is not known.
    pub spare_ulong: u32,
    /// The bytes that `LoggerExtension`, `LoggerExtension64` share.
    pub union_a8: Bytes<8>,
}

impl V6_0X64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 176]) -> Self {
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
            union_50: Bytes(get::<80, 8, _>(bytes)),
            union_58: Bytes(get::<88, 8, _>(bytes)),
            union_60: Bytes(get::<96, 4, _>(bytes)),
            union_64: Bytes(get::<100, 4, _>(bytes)),
            union_68: Bytes(get::<104, 4, _>(bytes)),
            buffers_written: u32::from_le_bytes(get::<108, 4, _>(bytes)),
            union_70: Bytes(get::<112, 4, _>(bytes)),
            real_time_buffers_lost: u32::from_le_bytes(get::<116, 4, _>(bytes)),
            union_78: Bytes(get::<120, 8, _>(bytes)),
            union_80: Bytes(get::<128, 16, _>(bytes)),
            union_90: Bytes(get::<144, 16, _>(bytes)),
            real_time_consumer_count: u32::from_le_bytes(get::<160, 4, _>(bytes)),
            spare_ulong: u32::from_le_bytes(get::<164, 4, _>(bytes)),
            union_a8: Bytes(get::<168, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 176] {
        let mut bytes = [0; 176];
        put::<0, 48, _>(&mut bytes, self.wnode.to_bytes());
        put::<48, 4, _>(&mut bytes, self.buffer_size.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.minimum_buffers.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.maximum_buffers.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.maximum_file_size.to_le_bytes());
        put::<64, 4, _>(&mut bytes, self.log_file_mode.to_le());
        put::<68, 4, _>(&mut bytes, self.flush_timer.to_le_bytes());
        put::<72, 4, _>(&mut bytes, self.enable_flags.to_le());
        put::<76, 4, _>(&mut bytes, self.age_limit.to_le_bytes());
        put::<80, 8, _>(&mut bytes, self.union_50.0);
        put::<88, 8, _>(&mut bytes, self.union_58.0);
        put::<96, 4, _>(&mut bytes, self.union_60.0);
        put::<100, 4, _>(&mut bytes, self.union_64.0);
        put::<104, 4, _>(&mut bytes, self.union_68.0);
        put::<108, 4, _>(&mut bytes, self.buffers_written.to_le_bytes());
        put::<112, 4, _>(&mut bytes, self.union_70.0);
        put::<116, 4, _>(&mut bytes, self.real_time_buffers_lost.to_le_bytes());
        put::<120, 8, _>(&mut bytes, self.union_78.0);
        put::<128, 16, _>(&mut bytes, self.union_80.0);
        put::<144, 16, _>(&mut bytes, self.union_90.0);
        put::<160, 4, _>(&mut bytes, self.real_time_consumer_count.to_le_bytes());
        put::<164, 4, _>(&mut bytes, self.spare_ulong.to_le_bytes());
        put::<168, 8, _>(&mut bytes, self.union_a8.0);
        bytes
    }
    /// `Wow`, bit 0 of the word at 0x50. The session was started by 32-bit code in 64-bit Windows.
    #[inline]
    pub fn wow(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_50.0)) >> 0) & 0x1
    }
    /// Sets `Wow`.
    #[inline]
    pub fn set_wow(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_50.0)) & !(0x1 << 0) | (value & 0x1) << 0; put::<0, 4, _>(&mut self.union_50.0, word.to_le_bytes());
    }
    /// `QpcDeltaTracking`, bit 1 of the word at 0x50.
    #[inline]
    pub fn qpc_delta_tracking(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_50.0)) >> 1) & 0x1
    }
    /// Sets `QpcDeltaTracking`.
    #[inline]
    pub fn set_qpc_delta_tracking(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_50.0)) & !(0x1 << 1) | (value & 0x1) << 1; put::<0, 4, _>(&mut self.union_50.0, word.to_le_bytes());
    }
    /// `LargeMdlPages`, bit 2 of the word at 0x50.
    #[inline]
    pub fn large_mdl_pages(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_50.0)) >> 2) & 0x1
    }
    /// Sets `LargeMdlPages`.
    #[inline]
    pub fn set_large_mdl_pages(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_50.0)) & !(0x1 << 2) | (value & 0x1) << 2; put::<0, 4, _>(&mut self.union_50.0, word.to_le_bytes());
    }
    /// `ExcludeKernelStack`, bit 3 of the word at 0x50.
    #[inline]
    pub fn exclude_kernel_stack(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_50.0)) >> 3) & 0x1
    }
    /// Sets `ExcludeKernelStack`.
    #[inline]
    pub fn set_exclude_kernel_stack(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_50.0)) & !(0x1 << 3) | (value & 0x1) << 3; put::<0, 4, _>(&mut self.union_50.0, word.to_le_bytes());
    }
    /// `ULONG64 V2Options`, at 0x50. All options as one number.
    #[inline]
    pub fn v2_options(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_50.0))
    }
    /// Sets `V2Options`.
    #[inline]
    pub fn set_v2_options(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_50.0, value.to_le_bytes());
    }
    /// `HANDLE LogFileHandle`, at 0x58. The handle.
    #[inline]
    pub fn log_file_handle(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_58.0))
    }
    /// Sets `LogFileHandle`.
    #[inline]
    pub fn set_log_file_handle(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_58.0, value.to_le_bytes());
    }
    /// `ULONG64 LogFileHandle64`, at 0x58. The handle in 64 bits.
    #[inline]
    pub fn log_file_handle64(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_58.0))
    }
    /// Sets `LogFileHandle64`.
    #[inline]
    pub fn set_log_file_handle64(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_58.0, value.to_le_bytes());
    }
    /// `ULONG NumberOfBuffers`, at 0x60. How many buffers there are; from 6.0 on, for a session that the registry starts, its FileCounter on input.
    #[inline]
    pub fn number_of_buffers(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_60.0))
    }
    /// Sets `NumberOfBuffers`.
    #[inline]
    pub fn set_number_of_buffers(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_60.0, value.to_le_bytes());
    }
    /// `ULONG InstanceCount`, at 0x60. How many instances of the provider there are, for a logger in user mode.
    #[inline]
    pub fn instance_count(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_60.0))
    }
    /// Sets `InstanceCount`.
    #[inline]
    pub fn set_instance_count(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_60.0, value.to_le_bytes());
    }
    /// `ULONG FreeBuffers`, at 0x64. How many of them are free.
    #[inline]
    pub fn free_buffers(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_64.0))
    }
    /// Sets `FreeBuffers`.
    #[inline]
    pub fn set_free_buffers(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_64.0, value.to_le_bytes());
    }
    /// `ULONG InstanceId`, at 0x64. The instance of the provider, for a logger in user mode.
    #[inline]
    pub fn instance_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_64.0))
    }
    /// Sets `InstanceId`.
    #[inline]
    pub fn set_instance_id(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_64.0, value.to_le_bytes());
    }
    /// `ULONG EventsLost`, at 0x68. How many events were not recorded.
    #[inline]
    pub fn events_lost(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_68.0))
    }
    /// Sets `EventsLost`.
    #[inline]
    pub fn set_events_lost(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_68.0, value.to_le_bytes());
    }
    /// `ULONG NumberOfProcessors`, at 0x68. How many processors there are, for a logger in user mode.
    #[inline]
    pub fn number_of_processors(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_68.0))
    }
    /// Sets `NumberOfProcessors`.
    #[inline]
    pub fn set_number_of_processors(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_68.0, value.to_le_bytes());
    }
    /// `ULONG LogBuffersLost`, at 0x70. How many buffers could not be written to the log file.
    #[inline]
    pub fn log_buffers_lost(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_70.0))
    }
    /// Sets `LogBuffersLost`.
    #[inline]
    pub fn set_log_buffers_lost(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_70.0, value.to_le_bytes());
    }
    /// `ULONG Flags`, at 0x70. The bit 0x01 makes the session Persistent, the bit 0x02 marks one that the registry starts.
    #[inline]
    pub fn flags(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_70.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_70.0, value.to_le_bytes());
    }
    /// `HANDLE LoggerThreadId`, at 0x78. The thread.
    #[inline]
    pub fn logger_thread_id(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_78.0))
    }
    /// Sets `LoggerThreadId`.
    #[inline]
    pub fn set_logger_thread_id(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_78.0, value.to_le_bytes());
    }
    /// `ULONG64 LoggerThreadId64`, at 0x78. The thread in 64 bits.
    #[inline]
    pub fn logger_thread_id64(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_78.0))
    }
    /// Sets `LoggerThreadId64`.
    #[inline]
    pub fn set_logger_thread_id64(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_78.0, value.to_le_bytes());
    }
    /// `UNICODE_STRING LogFileName`, at 0x80. The name, with its address as wide as a pointer.
    #[inline]
    pub fn log_file_name(&self) -> crate::requests::session::UnicodeStringX64 {
        crate::requests::session::UnicodeStringX64::from_bytes(part::<0, 16, _>(&self.union_80.0))
    }
    /// Sets `LogFileName`.
    #[inline]
    pub fn set_log_file_name(&mut self, value: crate::requests::session::UnicodeStringX64) {
        put::<0, 16, _>(&mut self.union_80.0, value.to_bytes());
    }
    /// `UNICODE_STRING64 LogFileName64`, at 0x80. The name, with its address in 64 bits.
    #[inline]
    pub fn log_file_name64(&self) -> crate::requests::session::UnicodeString64 {
        crate::requests::session::UnicodeString64::from_bytes(part::<0, 16, _>(&self.union_80.0))
    }
    /// Sets `LogFileName64`.
    #[inline]
    pub fn set_log_file_name64(&mut self, value: crate::requests::session::UnicodeString64) {
        put::<0, 16, _>(&mut self.union_80.0, value.to_bytes());
    }
    /// `UNICODE_STRING LoggerName`, at 0x90. The name, with its address as wide as a pointer.
    #[inline]
    pub fn logger_name(&self) -> crate::requests::session::UnicodeStringX64 {
        crate::requests::session::UnicodeStringX64::from_bytes(part::<0, 16, _>(&self.union_90.0))
    }
    /// Sets `LoggerName`.
    #[inline]
    pub fn set_logger_name(&mut self, value: crate::requests::session::UnicodeStringX64) {
        put::<0, 16, _>(&mut self.union_90.0, value.to_bytes());
    }
    /// `UNICODE_STRING64 LoggerName64`, at 0x90. The name, with its address in 64 bits.
    #[inline]
    pub fn logger_name64(&self) -> crate::requests::session::UnicodeString64 {
        crate::requests::session::UnicodeString64::from_bytes(part::<0, 16, _>(&self.union_90.0))
    }
    /// Sets `LoggerName64`.
    #[inline]
    pub fn set_logger_name64(&mut self, value: crate::requests::session::UnicodeString64) {
        put::<0, 16, _>(&mut self.union_90.0, value.to_bytes());
    }
    /// `PVOID LoggerExtension`, at 0xA8. What it is for is not known.
    #[inline]
    pub fn logger_extension(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_a8.0))
    }
    /// Sets `LoggerExtension`.
    #[inline]
    pub fn set_logger_extension(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_a8.0, value.to_le_bytes());
    }
    /// `ULONG64 LoggerExtension64`, at 0xA8. What it is for is not known.
    #[inline]
    pub fn logger_extension64(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_a8.0))
    }
    /// Sets `LoggerExtension64`.
    #[inline]
    pub fn set_logger_extension64(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_a8.0, value.to_le_bytes());
    }
    /// The size of the whole in bytes, data included, as `Wnode.BufferSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode.buffer_size as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        176
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_logger_information::V6_0X64;
}

fixed_value!(V6_0X64, 176, "WMI_LOGGER_INFORMATION");
/// A borrowed view of [`V6_0X64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct V6_0X64View<'a> {
    fixed: &'a [u8; 176],
    rest: &'a [u8],
}

impl<'a> V6_0X64View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`V6_0X64`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "WMI_LOGGER_INFORMATION", needed: 176, have: bytes.len() }),
        }
    }
    /// A view of just its bytes, with nothing behind them.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 176]) -> Self {
        Self { fixed, rest: &[] }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> V6_0X64 {
        V6_0X64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 176] {
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
        176
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
            return Err(Error::BadCount { name: "WMI_LOGGER_INFORMATION", field: "Wnode.BufferSize", says, have });
        }
        match self.rest.get(begin - 176..total - 176) {
            Some(data) => Ok(data),
            None => Err(Error::TooShort { name: "WMI_LOGGER_INFORMATION", needed: total, have: 176 + self.rest.len() }),
        }
    }
}

getters! {
    self V6_0X64View "V6_0X64View" {
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
        /// `Wow`, bit 0 of the word at 0x50.
        wow: u32 = (u32::from_le_bytes(get::<80, 4, _>(self.fixed)) >> 0) & 0x1;
        /// `QpcDeltaTracking`, bit 1 of the word at 0x50.
        qpc_delta_tracking: u32 = (u32::from_le_bytes(get::<80, 4, _>(self.fixed)) >> 1) & 0x1;
        /// `LargeMdlPages`, bit 2 of the word at 0x50.
        large_mdl_pages: u32 = (u32::from_le_bytes(get::<80, 4, _>(self.fixed)) >> 2) & 0x1;
        /// `ExcludeKernelStack`, bit 3 of the word at 0x50.
        exclude_kernel_stack: u32 = (u32::from_le_bytes(get::<80, 4, _>(self.fixed)) >> 3) & 0x1;
        /// `ULONG64 V2Options`, at 0x50.
        v2_options: u64 = u64::from_le_bytes(get::<80, 8, _>(self.fixed));
        /// `HANDLE LogFileHandle`, at 0x58.
        log_file_handle: u64 = u64::from_le_bytes(get::<88, 8, _>(self.fixed));
        /// `ULONG64 LogFileHandle64`, at 0x58.
        log_file_handle64: u64 = u64::from_le_bytes(get::<88, 8, _>(self.fixed));
        /// `ULONG NumberOfBuffers`, at 0x60.
        number_of_buffers: u32 = u32::from_le_bytes(get::<96, 4, _>(self.fixed));
        /// `ULONG InstanceCount`, at 0x60.
        instance_count: u32 = u32::from_le_bytes(get::<96, 4, _>(self.fixed));
        /// `ULONG FreeBuffers`, at 0x64.
        free_buffers: u32 = u32::from_le_bytes(get::<100, 4, _>(self.fixed));
        /// `ULONG InstanceId`, at 0x64.
        instance_id: u32 = u32::from_le_bytes(get::<100, 4, _>(self.fixed));
        /// `ULONG EventsLost`, at 0x68.
        events_lost: u32 = u32::from_le_bytes(get::<104, 4, _>(self.fixed));
        /// `ULONG NumberOfProcessors`, at 0x68.
        number_of_processors: u32 = u32::from_le_bytes(get::<104, 4, _>(self.fixed));
        /// `ULONG BuffersWritten`, at 0x6C.
        buffers_written: u32 = u32::from_le_bytes(get::<108, 4, _>(self.fixed));
        /// `ULONG LogBuffersLost`, at 0x70.
        log_buffers_lost: u32 = u32::from_le_bytes(get::<112, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x70.
        flags: u32 = u32::from_le_bytes(get::<112, 4, _>(self.fixed));
        /// `ULONG RealTimeBuffersLost`, at 0x74.
        real_time_buffers_lost: u32 = u32::from_le_bytes(get::<116, 4, _>(self.fixed));
        /// `HANDLE LoggerThreadId`, at 0x78.
        logger_thread_id: u64 = u64::from_le_bytes(get::<120, 8, _>(self.fixed));
        /// `ULONG64 LoggerThreadId64`, at 0x78.
        logger_thread_id64: u64 = u64::from_le_bytes(get::<120, 8, _>(self.fixed));
        /// `UNICODE_STRING LogFileName`, at 0x80.
        log_file_name: crate::requests::session::UnicodeStringX64View<'a> = crate::requests::session::UnicodeStringX64View::from_bytes(part::<128, 16, _>(self.fixed));
        /// `UNICODE_STRING64 LogFileName64`, at 0x80.
        log_file_name64: crate::requests::session::UnicodeString64View<'a> = crate::requests::session::UnicodeString64View::from_bytes(part::<128, 16, _>(self.fixed));
        /// `UNICODE_STRING LoggerName`, at 0x90.
        logger_name: crate::requests::session::UnicodeStringX64View<'a> = crate::requests::session::UnicodeStringX64View::from_bytes(part::<144, 16, _>(self.fixed));
        /// `UNICODE_STRING64 LoggerName64`, at 0x90.
        logger_name64: crate::requests::session::UnicodeString64View<'a> = crate::requests::session::UnicodeString64View::from_bytes(part::<144, 16, _>(self.fixed));
        /// `ULONG RealTimeConsumerCount`, at 0xA0.
        real_time_consumer_count: u32 = u32::from_le_bytes(get::<160, 4, _>(self.fixed));
        /// `ULONG SpareUlong`, at 0xA4.
        spare_ulong: u32 = u32::from_le_bytes(get::<164, 4, _>(self.fixed));
        /// `PVOID LoggerExtension`, at 0xA8.
        logger_extension: u64 = u64::from_le_bytes(get::<168, 8, _>(self.fixed));
        /// `ULONG64 LoggerExtension64`, at 0xA8.
        logger_extension64: u64 = u64::from_le_bytes(get::<168, 8, _>(self.fixed));
    }
}

impl<'a> Split<'a> for V6_0X64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V6_0X64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(176);
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 176], ..view }, rest)),
            None => Err(Error::TooShort { name: "WMI_LOGGER_INFORMATION", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V6_0X64, Error> {
        // A value has no place for the data.
        if !self.rest.is_empty() {
            return Err(Error::BadCount { name: "WMI_LOGGER_INFORMATION", field: "Wnode.BufferSize", says: self.total_size() as u64, have: 176 });
        }
        Ok(self.to_value())
    }
}
