// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Kernel events enabled in a session, and the version of the kernel's events.
    ///
    /// Payload of `WMI_LOG_TYPE_HEADER_EXTENSION` (0x0005), `WMI_LOG_TYPE_GROUP_MASKS_END` (0x0020).
    ///
    /// Structures: `ETW_KERNEL_HEADER_EXTENSION`.
    #[doc(alias = "ETW_KERNEL_HEADER_EXTENSION")]
    EtwKernelHeaderExtensionPayload {
        /// Group masks of the events that are enabled, or were enabled until now. In C: `GroupMasks`.
        fn group_masks -> crate::masks::PerfinfoGroupmask = value(0);
        /// The kernel's ETW_KERNEL_EVENT_VERSION. A trace of build 18362 has 70, which that enumeration assigns
        /// to 1903. In C: `Version`. Not in some forms of `ETW_KERNEL_HEADER_EXTENSION`.
        fn version -> Option<u32> = find_number(1);
    }
}

pub(crate) static ETW_KERNEL_HEADER_EXTENSION_0: &[Slot] = &[Slot::At(0, 32), Slot::Absent];
pub(crate) static ETW_KERNEL_HEADER_EXTENSION_1: &[Slot] = &[Slot::At(0, 32), Slot::At(32, 4)];
payload_type! {
    /// Description of a log file and of the session that wrote it.
    ///
    /// Payload of `WMI_LOG_TYPE_HEADER` (0x0000).
    ///
    /// Structures: `TRACE_LOGFILE_HEADER`.
    #[doc(alias = "TRACE_LOGFILE_HEADER")]
    TraceLogfileHeaderPayload {
        /// Size of the session's buffers. In C: `BufferSize`. Unit: bytes.
        fn buffer_size -> u32 = number(0);
        /// The same four bytes as one number. In C: `Version`.
        fn version -> u32 = number(1);
        /// Build number of Windows. In C: `ProviderVersion`.
        fn provider_version -> u32 = number(2);
        /// Number of processors. From 6.1, 1 if the mode has EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING. In C:
        /// `NumberOfProcessors`.
        fn number_of_processors -> u32 = number(3);
        /// End time of the session, since 1601. It may be 0 while the session is running. In C: `EndTime`. Unit: 100
        /// ns.
        fn end_time -> i64 = number(4);
        /// Length of one unit of the processor times in event headers. In C: `TimerResolution`. Unit: 100 ns.
        fn timer_resolution -> u32 = number(5);
        /// Maximum size of the file, as specified for the session. In C: `MaximumFileSize`. Unit: MB.
        fn maximum_file_size -> u32 = number(6);
        /// Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2, without
        /// EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. In C: `LogFileMode`.
        fn log_file_mode -> crate::logfile::LoggerMode = number(7);
        /// Number of buffers written. In C: `BuffersWritten`.
        fn buffers_written -> u32 = number(8);
        /// Documented as reserved. In C: `LogInstanceGuid`.
        fn log_instance_guid -> Guid = value(9);
        /// Documented as reserved. In C: `StartBuffers`.
        fn start_buffers -> u32 = number(10);
        /// Size of a pointer: 4 or 8. In C: `PointerSize`. Unit: bytes.
        fn pointer_size -> u32 = number(11);
        /// Number of lost events. In C: `EventsLost`.
        fn events_lost -> u32 = number(12);
        /// Processor speed. The kernel sets it from 6.0. In C: `CpuSpeedInMHz`. Unit: MHz. Not in some forms of
        /// `TRACE_LOGFILE_HEADER`.
        fn cpu_speed_in_mhz -> Option<u32> = find_number(13);
        /// Before 6.1, the address of the logger name when the header was written. From 6.1, a value of
        /// HAL_PLATFORM_TIMER_SOURCE: the hardware source of the clock interrupt. The name itself follows the
        /// structure. In C: `LoggerName`.
        fn logger_name -> u64 = number(14);
        /// Before 6.1, the address of the file name when the header was written. From 6.1, a value of
        /// HAL_PLATFORM_TIMER_SOURCE: the hardware source of the performance counter. The name itself follows the
        /// structure. In C: `LogFileName`.
        fn log_file_name -> u64 = number(15);
        /// Boot time of Windows, since 1601. In C: `BootTime`. Unit: 100 ns.
        fn boot_time -> i64 = number(16);
        /// Frequency of the performance counter. In C: `PerfFreq`. Unit: Hz.
        fn perf_freq -> i64 = number(17);
        /// Start time of the session, since 1601. In C: `StartTime`. Unit: 100 ns.
        fn start_time -> i64 = number(18);
        /// Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the performance counter and 0 for anything
        /// else. In C: `ReservedFlags`.
        fn reserved_flags -> crate::buffers::EventTraceClock = number(19);
        /// Number of lost buffers. In C: `BuffersLost`.
        fn buffers_lost -> u32 = number(20);
        /// Logger name. The name of this part is from the class EventTrace_Header. In C: `SessionNameString`.
        fn session_name_string -> Option<Text<'a>> = find_text(21);
        /// Log file name. A tool that merges traces writes an arbitrary value. In C: `LogFileNameString`.
        fn log_file_name_string -> Option<Text<'a>> = find_text(22);
        /// Reserved or padding, according to a source. In C: `Reserved32`. Not in some forms of `TRACE_LOGFILE_HEADER`.
        fn reserved32 -> Option<u32> = find_number(23);
    }
}

impl<'a> TraceLogfileHeaderPayload<'a> {
    /// Point in time. The raw value is `end_time`.
    #[inline]
    pub fn end_time_as_file_time(&self) -> FileTime {
        Typed::from_raw(self.end_time())
    }
    /// Duration. The raw value is `timer_resolution`.
    #[inline]
    pub fn timer_resolution_as_duration(&self) -> core::time::Duration {
        duration(self.timer_resolution(), per_second::HUNDRED_NANOSECONDS)
    }
    /// Point in time. The raw value is `boot_time`.
    #[inline]
    pub fn boot_time_as_file_time(&self) -> FileTime {
        Typed::from_raw(self.boot_time())
    }
    /// Point in time. The raw value is `start_time`.
    #[inline]
    pub fn start_time_as_file_time(&self) -> FileTime {
        Typed::from_raw(self.start_time())
    }
}

pub(crate) static TRACE_LOGFILE_HEADER_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Signed(16, 8), Slot::At(24, 4),
        Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 16), Slot::At(40, 4), Slot::At(44, 4),
        Slot::At(48, 4), Slot::Absent, Slot::At(56, 4), Slot::At(60, 4), Slot::Signed(240, 8), Slot::Signed(248, 8),
        Slot::Signed(256, 8), Slot::At(264, 4), Slot::At(268, 4), Slot::Part(0), Slot::Part(1), Slot::At(52, 4)
    ];
pub(crate) static TRACE_LOGFILE_HEADER_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Signed(16, 8), Slot::At(24, 4),
        Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 16), Slot::At(40, 4), Slot::At(44, 4),
        Slot::At(48, 4), Slot::Absent, Slot::At(56, 8), Slot::At(64, 8), Slot::Signed(248, 8), Slot::Signed(256, 8),
        Slot::Signed(264, 8), Slot::At(272, 4), Slot::At(276, 4), Slot::Part(0), Slot::Part(1), Slot::At(52, 4)
    ];
pub(crate) static TRACE_LOGFILE_HEADER_2: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Signed(16, 8), Slot::At(24, 4),
        Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 16), Slot::At(40, 4), Slot::At(44, 4),
        Slot::At(48, 4), Slot::At(52, 4), Slot::At(56, 4), Slot::At(60, 4), Slot::Signed(240, 8), Slot::Signed(248, 8),
        Slot::Signed(256, 8), Slot::At(264, 4), Slot::At(268, 4), Slot::Part(0), Slot::Part(1), Slot::Absent
    ];
pub(crate) static TRACE_LOGFILE_HEADER_3: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Signed(16, 8), Slot::At(24, 4),
        Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 16), Slot::At(40, 4), Slot::At(44, 4),
        Slot::At(48, 4), Slot::At(52, 4), Slot::At(56, 8), Slot::At(64, 8), Slot::Signed(248, 8), Slot::Signed(256, 8),
        Slot::Signed(264, 8), Slot::At(272, 4), Slot::At(276, 4), Slot::Part(0), Slot::Part(1), Slot::Absent
    ];
pub(crate) static TRACE_LOGFILE_HEADER_4: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Signed(16, 8), Slot::At(24, 4),
        Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 16), Slot::At(40, 4), Slot::At(44, 4),
        Slot::At(48, 4), Slot::At(52, 4), Slot::At(56, 4), Slot::At(60, 4), Slot::Signed(240, 8), Slot::Signed(248, 8),
        Slot::Signed(256, 8), Slot::At(264, 4), Slot::At(268, 4), Slot::Part(0), Slot::Part(1), Slot::Absent
    ];
pub(crate) static TRACE_LOGFILE_HEADER_5: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Signed(16, 8), Slot::At(24, 4),
        Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 16), Slot::At(40, 4), Slot::At(44, 4),
        Slot::At(48, 4), Slot::At(52, 4), Slot::At(56, 8), Slot::At(64, 8), Slot::Signed(248, 8), Slot::Signed(256, 8),
        Slot::Signed(264, 8), Slot::At(272, 4), Slot::At(276, 4), Slot::Part(0), Slot::Part(1), Slot::Absent
    ];
