// Generated from spec/structs/EVENT_TRACE_PROPERTIES_V2.toml by `cargo spec generate`. Do not edit: edit that file.

//! Properties of a session, with filters that select the processes of a user-mode logger.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::MINGW_W64_WMISTR, &sources::CHAPPELL_TRACEHEADERS, &sources::CHAPPELL_EVENT_TRACE_HEADER,
        &sources::CHAPPELL_NTTRACEEVENT, &sources::CHAPPELL_TRACEEVENT
    ];
const SOURCES_1: &[&Source] =
    &[&sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2, &sources::CHAPPELL_EVENT_TRACE_PROPERTIES];
const SOURCES_2: &[&Source] =
    &[&sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2, &sources::CHAPPELL_TRACE_ENABLE_FLAG_EXTENSION];
const SOURCES_3: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::PHNT_NTWMI];
const SOURCES_4: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::PHNT_NTWMI, &sources::SELENE_SDK];
const SOURCES_5: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::MICROSOFT_EVENT_TRACE_PROPERTIES_V2];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_PROPERTIES_V2", "EventTracePropertiesV2Ptr32")
    .size(136)
    .about("Properties of a session, with filters that select the processes of a user-mode logger.")
    .in_releases("1703+ (32-bit)", &[holds(Pointer::Bits32, 13, 255)])
    .with_total(
        &number(
            "Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_5)
    .fields(&[
        structure("WNODE_HEADER Wnode").at(0..48)
            .about("Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and \
                ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID and WNODE_FLAG_VERSIONED_PROPERTIES.")
            .with(&[More::Fields(&[
            unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("ULONG Wnode.ProviderId").at(4..8)
                .about("WMI provider of an event. Documented as reserved in other blocks.").means(Meaning::Identifier)
                .stated_by(SOURCES),
            union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                    .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                    .stated_by(SOURCES),
                structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                    unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.").means(Meaning::Reserved)
                    .stated_by(SOURCES),
                address("HANDLE Wnode.KernelHandle").at(16..20).about("Documented as reserved.")
                    .means(Meaning::Reserved).stated_by(SOURCES),
                signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                    .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                    .stated_by(SOURCES),
            ])]),
            field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                .stated_by(SOURCES),
            unsigned("ULONG Wnode.ClientContext").at(40..44).about("Clock of a session, a value of EVENT_TRACE_CLOCK.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("ULONG Wnode.Flags").at(44..48)
                .about("How to interpret the header and the data, and which structure starts with the header.")
                .means(Meaning::Flags).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
        ])]),
        unsigned("ULONG BufferSize").at(48..52).about("Size of each trace buffer.").means(Meaning::Kilobytes)
            .with(&[More::Units("KB")]),
        unsigned("ULONG MinimumBuffers").at(52..56).about("Initial number of buffers of the session.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumBuffers").at(56..60).about("Maximum number of buffers of the session.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumFileSize").at(60..64)
            .about("Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. \
                0 for no limit.")
            .means(Meaning::Megabytes).stated_by(SOURCES_1).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(64..68).about("Mode of the session.").means(Meaning::Flags)
            .with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG FlushTimer").at(68..72)
            .about("Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every \
                second if events are consumed in real time.")
            .means(Meaning::Seconds).with(&[More::Units("seconds")]),
        unsigned("ULONG EnableFlags").at(72..76)
            .about("Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.")
            .means(Meaning::Flags).stated_by(SOURCES_2).with(&[More::Values(crate::masks::EventTraceFlag::VALUES)]),
        union("union ").at(76..80).with(&[More::Fields(&[
            signed("LONG AgeLimit").at(76..80).about("Not used.").means(Meaning::Minutes)
                .with(&[More::Units("minutes")]),
            signed("LONG FlushThreshold").at(76..80).about("Number of buffers to fill before they are flushed.")
                .means(Meaning::Count).stated_by(SOURCES_3),
        ])]),
        unsigned("ULONG NumberOfBuffers").at(80..84).about("Number of buffers.").means(Meaning::Count),
        unsigned("ULONG FreeBuffers").at(84..88).about("Number of free buffers.").means(Meaning::Count),
        unsigned("ULONG EventsLost").at(88..92).about("Number of events that were not recorded.").means(Meaning::Count),
        unsigned("ULONG BuffersWritten").at(92..96).about("Number of buffers written.").means(Meaning::Count),
        unsigned("ULONG LogBuffersLost").at(96..100)
            .about("Number of buffers that could not be written to the log file.").means(Meaning::Count),
        unsigned("ULONG RealTimeBuffersLost").at(100..104)
            .about("Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
        address("HANDLE LoggerThreadId").at(104..108).about("ID of the logger thread.").means(Meaning::ThreadId),
        unsigned("ULONG LogFileNameOffset").at(108..112)
            .about("Offset of the log file name from the start of this structure. 0 for none. The name is \
                null-terminated.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG LoggerNameOffset").at(112..116)
            .about("Offset of the session name from the start of this structure. 0 for none. The name is \
                null-terminated.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        union("union ").at(116..120).with(&[More::Fields(&[
            bit_fields("ULONG ").at(116..120).with(&[More::Fields(&[
                bit("ULONG VersionNumber").at(116..120).bits(0..8).about("Version of the structure: 2.")
                    .means(Meaning::Version),
                bit("ULONG ").at(116..120).bits(8..32),
            ])]),
            unsigned("ULONG V2Control").at(116..120).about("The same four bytes as one number.").means(Meaning::Hex),
        ])]),
        unsigned("ULONG FilterDescCount").at(120..124)
            .about("Number of filters at FilterDesc. Not 0 only for user-mode loggers with more than one process.")
            .means(Meaning::Count),
        address("EVENT_FILTER_DESCRIPTOR * FilterDesc").at(124..128)
            .about("Filters, of type EVENT_FILTER_TYPE_EXECUTABLE_NAME or EVENT_FILTER_TYPE_PID.")
            .means(Meaning::DataAddress),
        union("union ").at(128..136).with(&[More::Fields(&[
            bit_fields("ULONG ").at(128..132).stated_by(SOURCES_4).with(&[More::Fields(&[
                bit("ULONG Wow").at(128..132).bits(0..1)
                    .about("The session was started by 32-bit code in 64-bit Windows.").means(Meaning::Boolean)
                    .stated_by(SOURCES_4),
                bit("ULONG QpcDeltaTracking").at(128..132).bits(1..2).of_unknown_purpose().stated_by(SOURCES_4),
                bit("ULONG LargeMdlPages").at(128..132).bits(2..3).about("Present in symbol files of 2004 and later.")
                    .of_unknown_purpose().stated_by(SOURCES_4),
                bit("ULONG ExcludeKernelStack").at(128..132).bits(3..4)
                    .about("Present in symbol files of 2004 and later.").of_unknown_purpose().stated_by(SOURCES_4),
                bit("ULONG ").at(128..132).bits(4..32).stated_by(SOURCES_4),
            ])]),
            unsigned("ULONG64 V2Options").at(128..136).about("All options as one number.").means(Meaning::Flags),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("EVENT_TRACE_PROPERTIES_V2", "EventTracePropertiesV2Ptr64")
    .size(144)
    .about("Properties of a session, with filters that select the processes of a user-mode logger.")
    .in_releases("1703+ (64-bit)", &[holds(Pointer::Bits64, 13, 255)])
    .with_total(
        &number(
            "Wnode.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_5)
    .fields(&[
        structure("WNODE_HEADER Wnode").at(0..48)
            .about("Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and \
                ClientContext the clock. Flags must have WNODE_FLAG_TRACED_GUID and WNODE_FLAG_VERSIONED_PROPERTIES.")
            .with(&[More::Fields(&[
            unsigned("ULONG Wnode.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("ULONG Wnode.ProviderId").at(4..8)
                .about("WMI provider of an event. Documented as reserved in other blocks.").means(Meaning::Identifier)
                .stated_by(SOURCES),
            union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG64 Wnode.HistoricalContext").at(8..16)
                    .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                    .stated_by(SOURCES),
                structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG Wnode.Version").at(8..12).about("Documented as reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                    unsigned("ULONG Wnode.Linkage").at(12..16).about("Documented as reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Wnode.CountLost").at(16..20).about("Documented as reserved.").means(Meaning::Reserved)
                    .stated_by(SOURCES),
                address("HANDLE Wnode.KernelHandle").at(16..24).about("Documented as reserved.")
                    .means(Meaning::Reserved).stated_by(SOURCES),
                signed("LARGE_INTEGER Wnode.TimeStamp").at(16..24)
                    .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                    .stated_by(SOURCES),
            ])]),
            field("GUID Wnode.Guid", Kind::Guid).at(24..40)
                .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                .stated_by(SOURCES),
            unsigned("ULONG Wnode.ClientContext").at(40..44).about("Clock of a session, a value of EVENT_TRACE_CLOCK.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("ULONG Wnode.Flags").at(44..48)
                .about("How to interpret the header and the data, and which structure starts with the header.")
                .means(Meaning::Flags).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
        ])]),
        unsigned("ULONG BufferSize").at(48..52).about("Size of each trace buffer.").means(Meaning::Kilobytes)
            .with(&[More::Units("KB")]),
        unsigned("ULONG MinimumBuffers").at(52..56).about("Initial number of buffers of the session.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumBuffers").at(56..60).about("Maximum number of buffers of the session.")
            .means(Meaning::Count),
        unsigned("ULONG MaximumFileSize").at(60..64)
            .about("Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. \
                0 for no limit.")
            .means(Meaning::Megabytes).stated_by(SOURCES_1).with(&[More::Units("MB")]),
        unsigned("ULONG LogFileMode").at(64..68).about("Mode of the session.").means(Meaning::Flags)
            .with(&[More::Values(crate::logfile::LoggerMode::VALUES)]),
        unsigned("ULONG FlushTimer").at(68..72)
            .about("Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every \
                second if events are consumed in real time.")
            .means(Meaning::Seconds).with(&[More::Units("seconds")]),
        unsigned("ULONG EnableFlags").at(72..76)
            .about("Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION.")
            .means(Meaning::Flags).stated_by(SOURCES_2).with(&[More::Values(crate::masks::EventTraceFlag::VALUES)]),
        union("union ").at(76..80).with(&[More::Fields(&[
            signed("LONG AgeLimit").at(76..80).about("Not used.").means(Meaning::Minutes)
                .with(&[More::Units("minutes")]),
            signed("LONG FlushThreshold").at(76..80).about("Number of buffers to fill before they are flushed.")
                .means(Meaning::Count).stated_by(SOURCES_3),
        ])]),
        unsigned("ULONG NumberOfBuffers").at(80..84).about("Number of buffers.").means(Meaning::Count),
        unsigned("ULONG FreeBuffers").at(84..88).about("Number of free buffers.").means(Meaning::Count),
        unsigned("ULONG EventsLost").at(88..92).about("Number of events that were not recorded.").means(Meaning::Count),
        unsigned("ULONG BuffersWritten").at(92..96).about("Number of buffers written.").means(Meaning::Count),
        unsigned("ULONG LogBuffersLost").at(96..100)
            .about("Number of buffers that could not be written to the log file.").means(Meaning::Count),
        unsigned("ULONG RealTimeBuffersLost").at(100..104)
            .about("Number of buffers that could not be delivered to a real-time consumer.").means(Meaning::Count),
        address("HANDLE LoggerThreadId").at(104..112).about("ID of the logger thread.").means(Meaning::ThreadId),
        unsigned("ULONG LogFileNameOffset").at(112..116)
            .about("Offset of the log file name from the start of this structure. 0 for none. The name is \
                null-terminated.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG LoggerNameOffset").at(116..120)
            .about("Offset of the session name from the start of this structure. 0 for none. The name is \
                null-terminated.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        union("union ").at(120..124).with(&[More::Fields(&[
            bit_fields("ULONG ").at(120..124).with(&[More::Fields(&[
                bit("ULONG VersionNumber").at(120..124).bits(0..8).about("Version of the structure: 2.")
                    .means(Meaning::Version),
                bit("ULONG ").at(120..124).bits(8..32),
            ])]),
            unsigned("ULONG V2Control").at(120..124).about("The same four bytes as one number.").means(Meaning::Hex),
        ])]),
        unsigned("ULONG FilterDescCount").at(124..128)
            .about("Number of filters at FilterDesc. Not 0 only for user-mode loggers with more than one process.")
            .means(Meaning::Count),
        address("EVENT_FILTER_DESCRIPTOR * FilterDesc").at(128..136)
            .about("Filters, of type EVENT_FILTER_TYPE_EXECUTABLE_NAME or EVENT_FILTER_TYPE_PID.")
            .means(Meaning::DataAddress),
        union("union ").at(136..144).with(&[More::Fields(&[
            bit_fields("ULONG ").at(136..140).stated_by(SOURCES_4).with(&[More::Fields(&[
                bit("ULONG Wow").at(136..140).bits(0..1)
                    .about("The session was started by 32-bit code in 64-bit Windows.").means(Meaning::Boolean)
                    .stated_by(SOURCES_4),
                bit("ULONG QpcDeltaTracking").at(136..140).bits(1..2).of_unknown_purpose().stated_by(SOURCES_4),
                bit("ULONG LargeMdlPages").at(136..140).bits(2..3).about("Present in symbol files of 2004 and later.")
                    .of_unknown_purpose().stated_by(SOURCES_4),
                bit("ULONG ExcludeKernelStack").at(136..140).bits(3..4)
                    .about("Present in symbol files of 2004 and later.").of_unknown_purpose().stated_by(SOURCES_4),
                bit("ULONG ").at(136..140).bits(4..32).stated_by(SOURCES_4),
            ])]),
            unsigned("ULONG64 V2Options").at(136..144).about("All options as one number.").means(Meaning::Flags),
        ])]),
    ]);
fixed! {
    /// Properties of a session, with filters that select the processes of a user-mode logger.
    ///
    /// In C: `EVENT_TRACE_PROPERTIES_V2`, 0x88 bytes. Documented for 1703+ (32-bit).
    ///
    /// WNODE_FLAG_VERSIONED_PROPERTIES in the flags of Wnode distinguishes it from EVENT_TRACE_PROPERTIES. Its
    /// beginning is the same, so releases before 1703 treat it as that structure.
    ///
    /// Unknown:
    ///
    /// - Effect of QpcDeltaTracking.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *EVENT_TRACE_PROPERTIES_V2 structure*.
    #[doc(alias = "EVENT_TRACE_PROPERTIES_V2")]
    owned EventTracePropertiesV2Ptr32 / EventTracePropertiesV2Ptr32View: followed,
        name = "EVENT_TRACE_PROPERTIES_V2", size = 136, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the
        /// clock. Flags must have WNODE_FLAG_TRACED_GUID and WNODE_FLAG_VERSIONED_PROPERTIES. `WNODE_HEADER Wnode` at
        /// 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr32, at = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size / set_buffer_size: u32, at = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers / set_minimum_buffers: u32, at = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers / set_maximum_buffers: u32, at = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no
        /// limit. `ULONG MaximumFileSize` at 0x3C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 64;
        /// Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if
        /// events are consumed in real time. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer / set_flush_timer: u32, at = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags`
        /// at 0x48.
        enable_flags / set_enable_flags: crate::masks::EventTraceFlag, at = 72;
        /// Not used. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit / set_age_limit: i32, at = 76;
        /// Number of buffers to fill before they are flushed. `LONG FlushThreshold` at 0x4C.
        flush_threshold / set_flush_threshold: i32, at = 76;
        /// Number of buffers. `ULONG NumberOfBuffers` at 0x50.
        number_of_buffers / set_number_of_buffers: u32, at = 80;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x54.
        free_buffers / set_free_buffers: u32, at = 84;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x58.
        events_lost / set_events_lost: u32, at = 88;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x5C.
        buffers_written / set_buffers_written: u32, at = 92;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x60.
        log_buffers_lost / set_log_buffers_lost: u32, at = 96;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x64.
        real_time_buffers_lost / set_real_time_buffers_lost: u32, at = 100;
        /// ID of the logger thread. `HANDLE LoggerThreadId` at 0x68.
        logger_thread_id / set_logger_thread_id: u32, at = 104;
        /// Offset of the log file name from the start of this structure. 0 for none. The name is null-terminated.
        /// `ULONG LogFileNameOffset` at 0x6C. Unit: bytes.
        log_file_name_offset / set_log_file_name_offset: u32, at = 108;
        /// Offset of the session name from the start of this structure. 0 for none. The name is null-terminated. `ULONG
        /// LoggerNameOffset` at 0x70. Unit: bytes.
        logger_name_offset / set_logger_name_offset: u32, at = 112;
        /// The same four bytes as one number. `ULONG V2Control` at 0x74.
        v2_control / set_v2_control: u32, at = 116;
        /// Number of filters at FilterDesc. Not 0 only for user-mode loggers with more than one process. `ULONG
        /// FilterDescCount` at 0x78.
        filter_desc_count / set_filter_desc_count: u32, at = 120;
        /// Filters, of type EVENT_FILTER_TYPE_EXECUTABLE_NAME or EVENT_FILTER_TYPE_PID. `EVENT_FILTER_DESCRIPTOR *
        /// FilterDesc` at 0x7C.
        filter_desc / set_filter_desc: u32, at = 124;
        /// All options as one number. `ULONG64 V2Options` at 0x80.
        v2_options / set_v2_options: u64, at = 128;
    }
    bits {
        /// Version of the structure: 2. `VersionNumber`, bits 0 to 7 of the integer at 0x74.
        version_number / set_version_number: u32, at = 116, size = 4, bits = 0..8;
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x80.
        wow / set_wow: u32, at = 128, size = 4, bits = 0..1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x80.
        qpc_delta_tracking / set_qpc_delta_tracking: u32, at = 128, size = 4, bits = 1..2;
        /// Present in symbol files of 2004 and later. `LargeMdlPages`, bit 2 of the integer at 0x80.
        large_mdl_pages / set_large_mdl_pages: u32, at = 128, size = 4, bits = 2..3;
        /// Present in symbol files of 2004 and later. `ExcludeKernelStack`, bit 3 of the integer at 0x80.
        exclude_kernel_stack / set_exclude_kernel_stack: u32, at = 128, size = 4, bits = 3..4;
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration, raw = flush_timer, |raw| duration(raw, per_second::SECONDS);
    }
}

impl<B: Storage> EventTracePropertiesV2Ptr32<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> EventTracePropertiesV2Ptr32<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        136
    }
}

impl<'a> EventTracePropertiesV2Ptr32View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 136 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("EVENT_TRACE_PROPERTIES_V2", bytes).map(EventTracePropertiesV2Ptr32)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> EventTracePropertiesV2Ptr32 {
        EventTracePropertiesV2Ptr32(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data(
            "EVENT_TRACE_PROPERTIES_V2", "Wnode.BufferSize", 136, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

fixed! {
    /// Properties of a session, with filters that select the processes of a user-mode logger.
    ///
    /// In C: `EVENT_TRACE_PROPERTIES_V2`, 0x90 bytes. Documented for 1703+ (64-bit).
    ///
    /// WNODE_FLAG_VERSIONED_PROPERTIES in the flags of Wnode distinguishes it from EVENT_TRACE_PROPERTIES. Its
    /// beginning is the same, so releases before 1703 treat it as that structure.
    ///
    /// Unknown:
    ///
    /// - Effect of QpcDeltaTracking.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *EVENT_TRACE_PROPERTIES_V2 structure*.
    #[doc(alias = "EVENT_TRACE_PROPERTIES_V2")]
    owned EventTracePropertiesV2Ptr64 / EventTracePropertiesV2Ptr64View: followed,
        name = "EVENT_TRACE_PROPERTIES_V2", size = 144, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Header. BufferSize is the size of the whole buffer, Guid the GUID of the session, and ClientContext the
        /// clock. Flags must have WNODE_FLAG_TRACED_GUID and WNODE_FLAG_VERSIONED_PROPERTIES. `WNODE_HEADER Wnode` at
        /// 0x00. Returns a copy.
        wnode / set_wnode: crate::headers::WnodeHeaderPtr64, at = 0;
        /// Size of each trace buffer. `ULONG BufferSize` at 0x30. Unit: KB.
        buffer_size / set_buffer_size: u32, at = 48;
        /// Initial number of buffers of the session. `ULONG MinimumBuffers` at 0x34.
        minimum_buffers / set_minimum_buffers: u32, at = 52;
        /// Maximum number of buffers of the session. `ULONG MaximumBuffers` at 0x38.
        maximum_buffers / set_maximum_buffers: u32, at = 56;
        /// Maximum size of the log file, in MB, or in KB with EVENT_TRACE_USE_KBYTES_FOR_SIZE in LogFileMode. 0 for no
        /// limit. `ULONG MaximumFileSize` at 0x3C. Unit: MB.
        maximum_file_size / set_maximum_file_size: u32, at = 60;
        /// Mode of the session. `ULONG LogFileMode` at 0x40.
        log_file_mode / set_log_file_mode: crate::logfile::LoggerMode, at = 64;
        /// Interval at which buffers are flushed that are not full. 0 to flush full buffers only, or every second if
        /// events are consumed in real time. `ULONG FlushTimer` at 0x44. Unit: seconds.
        flush_timer / set_flush_timer: u32, at = 68;
        /// Enabled kernel events. With EVENT_TRACE_FLAG_EXTENSION, a TRACE_ENABLE_FLAG_EXTENSION. `ULONG EnableFlags`
        /// at 0x48.
        enable_flags / set_enable_flags: crate::masks::EventTraceFlag, at = 72;
        /// Not used. `LONG AgeLimit` at 0x4C. Unit: minutes.
        age_limit / set_age_limit: i32, at = 76;
        /// Number of buffers to fill before they are flushed. `LONG FlushThreshold` at 0x4C.
        flush_threshold / set_flush_threshold: i32, at = 76;
        /// Number of buffers. `ULONG NumberOfBuffers` at 0x50.
        number_of_buffers / set_number_of_buffers: u32, at = 80;
        /// Number of free buffers. `ULONG FreeBuffers` at 0x54.
        free_buffers / set_free_buffers: u32, at = 84;
        /// Number of events that were not recorded. `ULONG EventsLost` at 0x58.
        events_lost / set_events_lost: u32, at = 88;
        /// Number of buffers written. `ULONG BuffersWritten` at 0x5C.
        buffers_written / set_buffers_written: u32, at = 92;
        /// Number of buffers that could not be written to the log file. `ULONG LogBuffersLost` at 0x60.
        log_buffers_lost / set_log_buffers_lost: u32, at = 96;
        /// Number of buffers that could not be delivered to a real-time consumer. `ULONG RealTimeBuffersLost` at 0x64.
        real_time_buffers_lost / set_real_time_buffers_lost: u32, at = 100;
        /// ID of the logger thread. `HANDLE LoggerThreadId` at 0x68.
        logger_thread_id / set_logger_thread_id: u64, at = 104;
        /// Offset of the log file name from the start of this structure. 0 for none. The name is null-terminated.
        /// `ULONG LogFileNameOffset` at 0x70. Unit: bytes.
        log_file_name_offset / set_log_file_name_offset: u32, at = 112;
        /// Offset of the session name from the start of this structure. 0 for none. The name is null-terminated. `ULONG
        /// LoggerNameOffset` at 0x74. Unit: bytes.
        logger_name_offset / set_logger_name_offset: u32, at = 116;
        /// The same four bytes as one number. `ULONG V2Control` at 0x78.
        v2_control / set_v2_control: u32, at = 120;
        /// Number of filters at FilterDesc. Not 0 only for user-mode loggers with more than one process. `ULONG
        /// FilterDescCount` at 0x7C.
        filter_desc_count / set_filter_desc_count: u32, at = 124;
        /// Filters, of type EVENT_FILTER_TYPE_EXECUTABLE_NAME or EVENT_FILTER_TYPE_PID. `EVENT_FILTER_DESCRIPTOR *
        /// FilterDesc` at 0x80.
        filter_desc / set_filter_desc: u64, at = 128;
        /// All options as one number. `ULONG64 V2Options` at 0x88.
        v2_options / set_v2_options: u64, at = 136;
    }
    bits {
        /// Version of the structure: 2. `VersionNumber`, bits 0 to 7 of the integer at 0x78.
        version_number / set_version_number: u32, at = 120, size = 4, bits = 0..8;
        /// The session was started by 32-bit code in 64-bit Windows. `Wow`, bit 0 of the integer at 0x88.
        wow / set_wow: u32, at = 136, size = 4, bits = 0..1;
        /// `QpcDeltaTracking`, bit 1 of the integer at 0x88.
        qpc_delta_tracking / set_qpc_delta_tracking: u32, at = 136, size = 4, bits = 1..2;
        /// Present in symbol files of 2004 and later. `LargeMdlPages`, bit 2 of the integer at 0x88.
        large_mdl_pages / set_large_mdl_pages: u32, at = 136, size = 4, bits = 2..3;
        /// Present in symbol files of 2004 and later. `ExcludeKernelStack`, bit 3 of the integer at 0x88.
        exclude_kernel_stack / set_exclude_kernel_stack: u32, at = 136, size = 4, bits = 3..4;
    }
    converted {
        /// Duration. The raw value is `flush_timer`.
        flush_timer_as_duration: core::time::Duration, raw = flush_timer, |raw| duration(raw, per_second::SECONDS);
    }
}

impl<B: Storage> EventTracePropertiesV2Ptr64<B> {
    /// Returns the total size in bytes, payload included, from `Wnode.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode().buffer_size() as usize
    }
}

impl<B: Storage> EventTracePropertiesV2Ptr64<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        144
    }
}

impl<'a> EventTracePropertiesV2Ptr64View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 144 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("EVENT_TRACE_PROPERTIES_V2", bytes).map(EventTracePropertiesV2Ptr64)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> EventTracePropertiesV2Ptr64 {
        EventTracePropertiesV2Ptr64(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data(
            "EVENT_TRACE_PROPERTIES_V2", "Wnode.BufferSize", 144, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

/// Alias of [`EventTracePropertiesV2Ptr32`], named by the first release of the form.
pub type V1703Ptr32 = EventTracePropertiesV2Ptr32;
/// Alias of [`EventTracePropertiesV2Ptr32View`], named by the first release of the form.
pub type V1703Ptr32View<'a> = EventTracePropertiesV2Ptr32View<'a>;
/// Alias of [`EventTracePropertiesV2Ptr64`], named by the first release of the form.
pub type V1703Ptr64 = EventTracePropertiesV2Ptr64;
/// Alias of [`EventTracePropertiesV2Ptr64View`], named by the first release of the form.
pub type V1703Ptr64View<'a> = EventTracePropertiesV2Ptr64View<'a>;
/// Alias of [`EventTracePropertiesV2Ptr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EventTracePropertiesV2Ptr32` or `EventTracePropertiesV2Ptr64`"
]
pub type EventTracePropertiesV2 = EventTracePropertiesV2Ptr64;
/// Alias of [`EventTracePropertiesV2Ptr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EventTracePropertiesV2Ptr32View` or `EventTracePropertiesV2Ptr64View`"
]
pub type EventTracePropertiesV2View<'a> = EventTracePropertiesV2Ptr64View<'a>;
any_form! {
    "EVENT_TRACE_PROPERTIES_V2" {
        /// Documented for 1703+ (32-bit).
        EventTracePropertiesV2Ptr32(EventTracePropertiesV2Ptr32, fixed) = 0,
        /// Documented for 1703+ (64-bit).
        EventTracePropertiesV2Ptr64(EventTracePropertiesV2Ptr64, fixed) = 1,
    }
    Bits32 13..=255 => 0,
    Bits64 13..=255 => 1,
}
