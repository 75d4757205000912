// Generated from spec/providers/Microsoft-Windows-Kernel-EventTracing.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Payloads of the events of Microsoft-Windows-Kernel-EventTracing.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    use crate::rt::{map_values, named, values};
    map_values! {
        open_enum
        /// Names of values of the map `StopReasonMap`.
        StopReasonMap(u32), size = 4, map = "StopReasonMap", false {
            LOGGER_MODE_INCOMPATIBLE_WITH_APPEND_MODE = 0x1, "Logger mode incompatible with Append mode";
            OS_VERSION_MISMATCH = 0x2, "OS version mismatch";
            POINTER_SIZE_MISMATCH = 0x3, "Pointer size mismatch";
            UNSUPPORTED_BUFFER_SIZE = 0x4, "Unsupported BufferSize";
            BUFFER_SIZE_MISMATCH = 0x5, "BufferSize mismatch";
            PREALLOCATE_MODE_IS_INCOMPATIBLE_WITH_APPEND_MODE = 0x6,
                "Preallocate mode is incompatible with Append mode";
            FILE_SIZE_QUERY_FAILED = 0x7, "File size query failed";
            MAXIMUM_FILE_SIZE_REACHED = 0x8, "Maximum file size reached";
            NUMBER_OF_BUFFERS_WRITTEN_IS_ZERO = 0x9, "Number of buffers written is zero";
            NUMBERF_OF_PROCESSORS_MISMATCH = 0xA, "Numberf of processors mismatch";
        }
    }
}

static PLACES_0: [Place; 4] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 3] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 5] = places(super::PROVIDER.events[4].fields);
static PLACES_3: [Place; 5] = places(super::PROVIDER.events[5].fields);
static PLACES_4: [Place; 1] = places(super::PROVIDER.events[7].fields);
static PLACES_5: [Place; 4] = places(super::PROVIDER.events[9].fields);
static PLACES_6: [Place; 10] = places(super::PROVIDER.events[10].fields);
static PLACES_7: [Place; 14] = places(super::PROVIDER.events[13].fields);
static PLACES_8: [Place; 2] = places(super::PROVIDER.events[16].fields);
static PLACES_9: [Place; 6] = places(super::PROVIDER.events[17].fields);
static PLACES_10: [Place; 0] = places(super::PROVIDER.events[20].fields);
static PLACES_11: [Place; 4] = places(super::PROVIDER.events[21].fields);
static PLACES_12: [Place; 5] = places(super::PROVIDER.events[25].fields);
static PLACES_13: [Place; 6] = places(super::PROVIDER.events[26].fields);
static PLACES_14: [Place; 3] = places(super::PROVIDER.events[29].fields);
static PLACES_15: [Place; 7] = places(super::PROVIDER.events[31].fields);
static PLACES_16: [Place; 6] = places(super::PROVIDER.events[32].fields);
static PLACES_17: [Place; 2] = places(super::PROVIDER.events[33].fields);
static PLACES_18: [Place; 2] = places(super::PROVIDER.events[34].fields);
static PLACES_19: [Place; 4] = places(super::PROVIDER.events[35].fields);
static PLACES_20: [Place; 4] = places(super::PROVIDER.events[36].fields);
static PLACES_21: [Place; 4] = places(super::PROVIDER.events[38].fields);
static PLACES_22: [Place; 3] = places(super::PROVIDER.events[39].fields);
static PLACES_23: [Place; 1] = places(super::PROVIDER.events[40].fields);
static PLACES_24: [Place; 6] = places(super::PROVIDER.events[43].fields);
static PLACES_25: [Place; 2] = places(super::PROVIDER.events[45].fields);
static PLACES_26: [Place; 3] = places(super::PROVIDER.events[47].fields);
static PLACES_27: [Place; 2] = places(super::PROVIDER.events[48].fields);
static PLACES_28: [Place; 3] = places(super::PROVIDER.events[51].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(0);
        /// Field `FileName`, `UnicodeString`.
        fn file_name -> Utf16Str<'a> = get(1);
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(2);
        /// Field `LoggingMode`, `UInt32`.
        fn logging_mode -> u32 = get(3);
    }
    /// Payload of event 0, `LoggingWriteBuffer`, version 0.
    #[doc(alias = "LoggingWriteBuffer")]
    LoggingWriteBufferPayload(0, 0);
    /// Payload of event 2, `SessionStart`, version 0.
    #[doc(alias = "SessionStart")]
    SessionStartPayload(2, 2);
    /// Payload of event 5, `LoggingFileSwitch`, version 0.
    #[doc(alias = "LoggingFileSwitch")]
    LoggingFileSwitchPayload(5, 6);
    /// Payload of event 48, `Session48`, version 0.
    #[doc(alias = "Session48")]
    Session48Payload(48, 49);
    /// Payload of event 49, `SessionStart49`, version 0.
    #[doc(alias = "SessionStart49")]
    SessionStart49Payload(49, 50);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(0);
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(1);
        /// Field `LoggingMode`, `UInt32`.
        fn logging_mode -> u32 = get(2);
    }
    /// Payload of event 1, `LoggingWriteBuffer1`, version 0.
    #[doc(alias = "LoggingWriteBuffer1")]
    LoggingWriteBuffer1Payload(1, 1);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, 3, ABSENT]),
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(0);
        /// Field `FileName`, `UnicodeString`.
        fn file_name -> Utf16Str<'a> = get(1);
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(2);
        /// Field `LoggingMode`, `UInt32`.
        fn logging_mode -> u32 = get(3);
        /// Field `FailureReason`, `UInt32`. Not in version 0.
        fn failure_reason -> Option<maps::StopReasonMap> = find(4);
    }
    /// Payload of event 3, `SessionStop`, versions 0 and 1.
    #[doc(alias = "SessionStop")]
    SessionStopPayload(3, 3);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_3, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(0);
        /// Field `FileName`, `UnicodeString`.
        fn file_name -> Utf16Str<'a> = get(1);
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(2);
        /// Field `LoggingMode`, `UInt32`.
        fn logging_mode -> u32 = get(3);
        /// Field `MaxFileSize`, `UInt64`.
        fn max_file_size -> u64 = get(4);
    }
    /// Payload of event 4, `LoggingWriteBuffer4`, version 0.
    #[doc(alias = "LoggingWriteBuffer4")]
    LoggingWriteBuffer4Payload(4, 5);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `ProviderName`, `GUID`.
        fn provider_name -> Guid = get(0);
    }
    /// Payload of event 8, `ProviderRegister`, version 0.
    #[doc(alias = "ProviderRegister")]
    ProviderRegisterPayload(8, 7);
    /// Payload of event 9, `ProviderUnregister`, version 0.
    #[doc(alias = "ProviderUnregister")]
    ProviderUnregisterPayload(9, 8);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[0, 1, 2, 3, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `SessionGuid`, `GUID`.
        fn session_guid -> Guid = get(0);
        /// Field `LoggerMode`, `UInt32`.
        fn logger_mode -> u32 = get(1);
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(2);
        /// Field `LogFileName`, `UnicodeString`.
        fn log_file_name -> Utf16Str<'a> = get(3);
        /// Field `MinimumBuffers`, `UInt32`. Not in version 0.
        fn minimum_buffers -> Option<u32> = find(4);
        /// Field `MaximumBuffers`, `UInt32`. Not in version 0.
        fn maximum_buffers -> Option<u32> = find(5);
        /// Field `BufferSize`, `UInt32`. Not in version 0.
        fn buffer_size -> Option<u32> = find(6);
        /// Field `PeakBuffersCount`, `UInt32`. Not in version 0.
        fn peak_buffers_count -> Option<u32> = find(7);
        /// Field `CurrentBuffersCount`, `UInt32`. Not in version 0.
        fn current_buffers_count -> Option<u32> = find(8);
        /// Field `FlushThreshold`, `UInt32`. Not in version 0.
        fn flush_threshold -> Option<u32> = find(9);
    }
    /// Payload of event 10, `SessionStart10`, versions 0 and 1.
    #[doc(alias = "SessionStart10")]
    SessionStart10Payload(10, 9);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_5,
        &[0, 1, 2, 3, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]
    ),
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_7, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `SessionGuid`, `GUID`.
        fn session_guid -> Guid = get(0);
        /// Field `LoggerMode`, `UInt32`.
        fn logger_mode -> u32 = get(1);
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(2);
        /// Field `LogFileName`, `UnicodeString`.
        fn log_file_name -> Utf16Str<'a> = get(3);
        /// Field `MinimumBuffers`, `UInt32`. Not in version 0.
        fn minimum_buffers -> Option<u32> = find(4);
        /// Field `MaximumBuffers`, `UInt32`. Not in version 0.
        fn maximum_buffers -> Option<u32> = find(5);
        /// Field `BufferSize`, `UInt32`. Not in version 0.
        fn buffer_size -> Option<u32> = find(6);
        /// Field `PeakBuffersCount`, `UInt32`. Not in version 0.
        fn peak_buffers_count -> Option<u32> = find(7);
        /// Field `CurrentBuffersCount`, `UInt32`. Not in version 0.
        fn current_buffers_count -> Option<u32> = find(8);
        /// Field `FlushThreshold`, `UInt32`. Not in version 0.
        fn flush_threshold -> Option<u32> = find(9);
        /// Field `EventsLost`, `UInt32`. Not in versions 0 and 1.
        fn events_lost -> Option<u32> = find(10);
        /// Field `BuffersLost`, `UInt32`. Not in versions 0 and 1.
        fn buffers_lost -> Option<u32> = find(11);
        /// Field `RealTimeBuffersLost`, `UInt32`. Not in versions 0 and 1.
        fn real_time_buffers_lost -> Option<u32> = find(12);
        /// Field `LoggerId`, `UInt32`. Not in versions 0 and 1.
        fn logger_id -> Option<u32> = find(13);
    }
    /// Payload of event 11, `SessionStop11`, versions 0, 1 and 2.
    #[doc(alias = "SessionStop11")]
    SessionStop11Payload(11, 11);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Field `SessionGuid`, `GUID`.
        fn session_guid -> Guid = get(0);
        /// Field `LoggerMode`, `UInt32`.
        fn logger_mode -> u32 = get(1);
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(2);
        /// Field `LogFileName`, `UnicodeString`.
        fn log_file_name -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 12, `SessionConfigure`, version 0.
    #[doc(alias = "SessionConfigure")]
    SessionConfigurePayload(12, 14);
    /// Payload of event 13, `SessionFlush`, version 0.
    #[doc(alias = "SessionFlush")]
    SessionFlushPayload(13, 15);
    /// Payload of event 17, `SessionConfigure17`, version 0.
    #[doc(alias = "SessionConfigure17")]
    SessionConfigure17Payload(17, 19);
    /// Payload of event 43, `SessionStart43`, version 0.
    #[doc(alias = "SessionStart43")]
    SessionStart43Payload(43, 44);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_9, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `ProviderName`, `GUID`.
        fn provider_name -> Guid = get(0);
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(1);
        /// Field `MatchAnyKeyword`, `UInt64`. Not in version 0.
        fn match_any_keyword -> Option<u64> = find(2);
        /// Field `MatchAllKeyword`, `UInt64`. Not in version 0.
        fn match_all_keyword -> Option<u64> = find(3);
        /// Field `EnableProperty`, `UInt32`. Not in version 0.
        fn enable_property -> Option<u32> = find(4);
        /// Field `Level`, `UInt8`. Not in version 0.
        fn level -> Option<u8> = find(5);
    }
    /// Payload of event 14, `ProviderEnable`, versions 0 and 1.
    #[doc(alias = "ProviderEnable")]
    ProviderEnablePayload(14, 16);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_8, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
        /// Field `ProviderName`, `GUID`.
        fn provider_name -> Guid = get(0);
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 15, `ProviderDisable`, version 0.
    #[doc(alias = "ProviderDisable")]
    ProviderDisablePayload(15, 18);
    /// Payload of event 41, `ProviderDisable41`, version 0.
    #[doc(alias = "ProviderDisable41")]
    ProviderDisable41Payload(41, 42);
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_10, &[]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
    }
    /// Payload of event 18, `StackTraceUserModeStackTrace`, version 0.
    #[doc(alias = "StackTraceUserModeStackTrace")]
    StackTraceUserModeStackTracePayload(18, 20);
    /// Payload of event 21, `SavePersistedLoggerStart`, version 0.
    #[doc(alias = "SavePersistedLoggerStart")]
    SavePersistedLoggerStartPayload(21, 24);
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_11, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
        /// Field `ProviderId`, `GUID`.
        fn provider_id -> Guid = get(0);
        /// Field `StatusCode`, `UInt32`.
        fn status_code -> u32 = get(1);
        /// Field `EventId`, `UInt16`.
        fn event_id -> u16 = get(2);
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 19, `LostEvent`, version 0.
    #[doc(alias = "LostEvent")]
    LostEventPayload(19, 21);
}

static LAYOUTS_12: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_7, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_12, {
        /// Field `SessionGuid`, `GUID`.
        fn session_guid -> Guid = get(0);
        /// Field `LoggerMode`, `UInt32`.
        fn logger_mode -> u32 = get(1);
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(2);
        /// Field `LogFileName`, `UnicodeString`.
        fn log_file_name -> Utf16Str<'a> = get(3);
        /// Field `MinimumBuffers`, `UInt32`.
        fn minimum_buffers -> u32 = get(4);
        /// Field `MaximumBuffers`, `UInt32`.
        fn maximum_buffers -> u32 = get(5);
        /// Field `BufferSize`, `UInt32`.
        fn buffer_size -> u32 = get(6);
        /// Field `PeakBuffersCount`, `UInt32`.
        fn peak_buffers_count -> u32 = get(7);
        /// Field `CurrentBuffersCount`, `UInt32`.
        fn current_buffers_count -> u32 = get(8);
        /// Field `FlushThreshold`, `UInt32`.
        fn flush_threshold -> u32 = get(9);
        /// Field `EventsLost`, `UInt32`. Not in version 0.
        fn events_lost -> Option<u32> = find(10);
        /// Field `BuffersLost`, `UInt32`. Not in version 0.
        fn buffers_lost -> Option<u32> = find(11);
        /// Field `RealTimeBuffersLost`, `UInt32`. Not in version 0.
        fn real_time_buffers_lost -> Option<u32> = find(12);
        /// Field `LoggerId`, `UInt32`. Not in version 0.
        fn logger_id -> Option<u32> = find(13);
    }
    /// Payload of event 20, `Session`, versions 0 and 1.
    #[doc(alias = "Session")]
    SessionPayload(20, 22);
}

static LAYOUTS_13: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_12, &[0, 1, 2, 3, 4, ABSENT]),
    layout(&super::PROVIDER, &PLACES_13, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_13, {
        /// Field `FileName`, `UnicodeString`.
        fn file_name -> Utf16Str<'a> = get(0);
        /// Field `BufferSize`, `UInt32`.
        fn buffer_size -> u32 = get(1);
        /// Field `BuffersPersisted`, `UInt32`.
        fn buffers_persisted -> u32 = get(2);
        /// Field `BuffersWritten`, `UInt32`.
        fn buffers_written -> u32 = get(3);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(4);
        /// Field `BuffersLost`, `UInt32`. Not in version 0.
        fn buffers_lost -> Option<u32> = find(5);
    }
    /// Payload of event 22, `SavePersistedLoggerStop`, versions 0 and 1.
    #[doc(alias = "SavePersistedLoggerStop")]
    SavePersistedLoggerStopPayload(22, 25);
    /// Payload of event 23, `SavePersistedLogger`, versions 0 and 1.
    #[doc(alias = "SavePersistedLogger")]
    SavePersistedLoggerPayload(23, 27);
}

static LAYOUTS_14: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_14, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_14, {
        /// Field `GUID`, `GUID`.
        fn guid -> Guid = get(0);
        /// Field `FilterFlags`, `UInt32`.
        fn filter_flags -> u32 = get(1);
        /// Field `LastEnableLoggerId`, `UInt16`.
        fn last_enable_logger_id -> u16 = get(2);
    }
    /// Payload of event 24, `GUIDEntry`, version 0.
    #[doc(alias = "GUIDEntry")]
    GuidEntryPayload(24, 29);
    /// Payload of event 25, `ProviderGroupEntry`, version 0.
    #[doc(alias = "ProviderGroupEntry")]
    ProviderGroupEntryPayload(25, 30);
}

static LAYOUTS_15: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_15, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_15, {
        /// Field `GUID`, `GUID`.
        fn guid -> Guid = get(0);
        /// Field `Index`, `UInt8`.
        fn index -> u8 = get(1);
        /// Field `LoggerId`, `UInt16`.
        fn logger_id -> u16 = get(2);
        /// Field `MatchAnyKeyword`, `UInt64`.
        fn match_any_keyword -> u64 = get(3);
        /// Field `MatchAllKeyword`, `UInt64`.
        fn match_all_keyword -> u64 = get(4);
        /// Field `Level`, `UInt8`.
        fn level -> u8 = get(5);
        /// Field `EnableProperty`, `UInt32`.
        fn enable_property -> u32 = get(6);
    }
    /// Payload of event 26, `EnableInfo`, version 0.
    #[doc(alias = "EnableInfo")]
    EnableInfoPayload(26, 31);
}

static LAYOUTS_16: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_16, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_16, {
        /// Field `ProviderGUID`, `GUID`.
        fn provider_guid -> Guid = get(0);
        /// Field `GroupGUID`, `GUID`.
        fn group_guid -> Guid = get(1);
        /// Field `Flags`, `UInt16`.
        fn flags -> u16 = get(2);
        /// Field `EnableMask`, `UInt8`.
        fn enable_mask -> u8 = get(3);
        /// Field `GroupEnableMask`, `UInt8`.
        fn group_enable_mask -> u8 = get(4);
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(5);
    }
    /// Payload of event 27, `Provider`, version 0.
    #[doc(alias = "Provider")]
    ProviderPayload(27, 32);
}

static LAYOUTS_17: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_17, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_17, {
        /// Field `ProviderGuid`, `GUID`.
        fn provider_guid -> Guid = get(0);
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(1);
    }
    /// Payload of event 28, `ProviderSetProviderTraits`, version 0.
    #[doc(alias = "ProviderSetProviderTraits")]
    ProviderSetProviderTraitsPayload(28, 33);
}

static LAYOUTS_18: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_18, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_18, {
        /// Field `ProviderGuid`, `GUID`.
        fn provider_guid -> Guid = get(0);
        /// Field `ProviderGroupGuid`, `GUID`.
        fn provider_group_guid -> Guid = get(1);
    }
    /// Payload of event 29, `ProviderJoinProviderGroup`, version 0.
    #[doc(alias = "ProviderJoinProviderGroup")]
    ProviderJoinProviderGroupPayload(29, 34);
}

static LAYOUTS_19: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_19, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_19, {
        /// Field `ProviderGuid`, `GUID`.
        fn provider_guid -> Guid = get(0);
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(1);
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
    }
    /// Payload of event 30, `Provider30`, version 0.
    #[doc(alias = "Provider30")]
    Provider30Payload(30, 35);
    /// Payload of event 32, `Provider32`, version 0.
    #[doc(alias = "Provider32")]
    Provider32Payload(32, 37);
}

static LAYOUTS_20: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_20, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_20, {
        /// Field `ProviderId`, `GUID`.
        fn provider_id -> Guid = get(0);
        /// Field `StatusCode`, `UInt32`.
        fn status_code -> u32 = get(1);
        /// Field `EventName`, `AnsiString`.
        fn event_name -> AnsiStr<'a> = get(2);
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 31, `LostTraceLoggingEvent`, version 0.
    #[doc(alias = "LostTraceLoggingEvent")]
    LostTraceLoggingEventPayload(31, 36);
}

static LAYOUTS_21: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_21, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_21, {
        /// Field `MessageGuid`, `GUID`.
        fn message_guid -> Guid = get(0);
        /// Field `MessageNumber`, `UInt16`.
        fn message_number -> u16 = get(1);
        /// Field `StatusCode`, `UInt32`.
        fn status_code -> u32 = get(2);
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 33, `LostWPPEvent`, version 0.
    #[doc(alias = "LostWPPEvent")]
    LostWppEventPayload(33, 38);
}

static LAYOUTS_22: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_22, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_22, {
        /// Field `HookId`, `UInt16`.
        fn hook_id -> u16 = get(0);
        /// Field `StatusCode`, `UInt32`.
        fn status_code -> u32 = get(1);
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 34, `LostSystemEvent`, version 0.
    #[doc(alias = "LostSystemEvent")]
    LostSystemEventPayload(34, 39);
}

static LAYOUTS_23: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_23, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_23, {
        /// Field `LoggerSlotsUsed`, `UInt64`.
        fn logger_slots_used -> u64 = get(0);
    }
    /// Payload of event 35, `Session35`, version 0.
    #[doc(alias = "Session35")]
    Session35Payload(35, 40);
}

static LAYOUTS_24: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_9, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_24, {
        /// Field `ProviderName`, `GUID`.
        fn provider_name -> Guid = get(0);
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(1);
        /// Field `MatchAnyKeyword`, `UInt64`.
        fn match_any_keyword -> u64 = get(2);
        /// Field `MatchAllKeyword`, `UInt64`.
        fn match_all_keyword -> u64 = get(3);
        /// Field `EnableProperty`, `UInt32`.
        fn enable_property -> u32 = get(4);
        /// Field `Level`, `UInt8`.
        fn level -> u8 = get(5);
    }
    /// Payload of event 40, `ProviderEnable40`, version 0.
    #[doc(alias = "ProviderEnable40")]
    ProviderEnable40Payload(40, 41);
}

static LAYOUTS_25: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_24, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_25, {
        /// Field `GUID`, `GUID`.
        fn guid -> Guid = get(0);
        /// Field `LoggerId`, `UInt16`.
        fn logger_id -> u16 = get(1);
        /// Field `MatchAnyKeyword`, `UInt64`.
        fn match_any_keyword -> u64 = get(2);
        /// Field `MatchAllKeyword`, `UInt64`.
        fn match_all_keyword -> u64 = get(3);
        /// Field `Level`, `UInt8`.
        fn level -> u8 = get(4);
        /// Field `EnableProperty`, `UInt32`.
        fn enable_property -> u32 = get(5);
    }
    /// Payload of event 42, `ProviderCaptureState`, version 0.
    #[doc(alias = "ProviderCaptureState")]
    ProviderCaptureStatePayload(42, 43);
}

static LAYOUTS_26: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_25, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_26, {
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(0);
        /// Field `MaximumAllowed`, `UInt32`.
        fn maximum_allowed -> u32 = get(1);
    }
    /// Payload of event 44, `SessionStart44`, version 0.
    #[doc(alias = "SessionStart44")]
    SessionStart44Payload(44, 45);
    /// Payload of event 45, `SessionStart45`, version 0.
    #[doc(alias = "SessionStart45")]
    SessionStart45Payload(45, 46);
}

static LAYOUTS_27: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_26, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_27, {
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(0);
        /// Field `SessionGuid`, `GUID`.
        fn session_guid -> Guid = get(1);
        /// Field `DesiredAccess`, `UInt32`.
        fn desired_access -> u32 = get(2);
    }
    /// Payload of event 46, `SessionStart46`, version 0.
    #[doc(alias = "SessionStart46")]
    SessionStart46Payload(46, 47);
}

static LAYOUTS_28: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_27, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_28, {
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(0);
        /// Field `MemoryPartitionHandle`, `Pointer`.
        fn memory_partition_handle -> u64 = get(1);
    }
    /// Payload of event 47, `SessionStart47`, version 0.
    #[doc(alias = "SessionStart47")]
    SessionStart47Payload(47, 48);
}

static LAYOUTS_29: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_28, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_29, {
        /// Field `SessionName`, `UnicodeString`.
        fn session_name -> Utf16Str<'a> = get(0);
        /// Field `RequestedGroupMask`, `UInt32`.
        fn requested_group_mask -> u32 = get(1);
        /// Field `PermittedGroupMask`, `UInt32`.
        fn permitted_group_mask -> u32 = get(2);
    }
    /// Payload of event 50, `SessionEnable`, version 0.
    #[doc(alias = "SessionEnable")]
    SessionEnablePayload(50, 51);
}
