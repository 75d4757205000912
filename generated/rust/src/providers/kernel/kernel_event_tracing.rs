// Generated from spec/providers/Microsoft-Windows-Kernel-EventTracing.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Events of the provider Microsoft-Windows-Kernel-EventTracing.
//!
//! Trace sessions and providers: start, stop, enabling, lost events, file changes.
//!
//! The feature `provider-payloads-kernel` enables the payload types of its events, in the module `payloads`.
use crate::rt::provider::{
    EventField, Members, Provider, ProviderKind, Quantity, event as ev, field as f, map, plain as p, provider,
    structure as s
};
use crate::rt::sources;
#[cfg(feature = "provider-payloads-kernel")]
pub mod payloads;
/// GUID of the provider.
pub const GUID: crate::Guid =
    crate::Guid {
        data1: 0xb675ec37, data2: 0xbdb6, data3: 0x4648, data4: [0xbc, 0x92, 0xf3, 0xfd, 0xc7, 0x4d, 0x3c, 0xa2]
    };
/// Event IDs.
pub mod event {
    /// Event `LoggingWriteBuffer`.
    pub const LOGGING_WRITE_BUFFER: u16 = 0;
    /// Event `LoggingWriteBuffer1`.
    pub const LOGGING_WRITE_BUFFER1: u16 = 1;
    /// Event `SessionStart`.
    pub const SESSION_START: u16 = 2;
    /// Event `SessionStop`.
    pub const SESSION_STOP: u16 = 3;
    /// Event `LoggingWriteBuffer4`.
    pub const LOGGING_WRITE_BUFFER4: u16 = 4;
    /// Event `LoggingFileSwitch`.
    pub const LOGGING_FILE_SWITCH: u16 = 5;
    /// Event `ProviderRegister`.
    pub const PROVIDER_REGISTER: u16 = 8;
    /// Event `ProviderUnregister`.
    pub const PROVIDER_UNREGISTER: u16 = 9;
    /// Event `SessionStart10`.
    pub const SESSION_START10: u16 = 10;
    /// Event `SessionStop11`.
    pub const SESSION_STOP11: u16 = 11;
    /// Event `SessionConfigure`.
    pub const SESSION_CONFIGURE: u16 = 12;
    /// Event `SessionFlush`.
    pub const SESSION_FLUSH: u16 = 13;
    /// Event `ProviderEnable`.
    pub const PROVIDER_ENABLE: u16 = 14;
    /// Event `ProviderDisable`.
    pub const PROVIDER_DISABLE: u16 = 15;
    /// Event `SessionConfigure17`.
    pub const SESSION_CONFIGURE17: u16 = 17;
    /// Event `StackTraceUserModeStackTrace`.
    pub const STACK_TRACE_USER_MODE_STACK_TRACE: u16 = 18;
    /// Event `LostEvent`.
    pub const LOST_EVENT: u16 = 19;
    /// Event `Session`.
    pub const SESSION: u16 = 20;
    /// Event `SavePersistedLoggerStart`.
    pub const SAVE_PERSISTED_LOGGER_START: u16 = 21;
    /// Event `SavePersistedLoggerStop`.
    pub const SAVE_PERSISTED_LOGGER_STOP: u16 = 22;
    /// Event `SavePersistedLogger`.
    pub const SAVE_PERSISTED_LOGGER: u16 = 23;
    /// Event `GUIDEntry`.
    pub const GUID_ENTRY: u16 = 24;
    /// Event `ProviderGroupEntry`.
    pub const PROVIDER_GROUP_ENTRY: u16 = 25;
    /// Event `EnableInfo`.
    pub const ENABLE_INFO: u16 = 26;
    /// Event `Provider`.
    pub const PROVIDER: u16 = 27;
    /// Event `ProviderSetProviderTraits`.
    pub const PROVIDER_SET_PROVIDER_TRAITS: u16 = 28;
    /// Event `ProviderJoinProviderGroup`.
    pub const PROVIDER_JOIN_PROVIDER_GROUP: u16 = 29;
    /// Event `Provider30`.
    pub const PROVIDER30: u16 = 30;
    /// Event `LostTraceLoggingEvent`.
    pub const LOST_TRACE_LOGGING_EVENT: u16 = 31;
    /// Event `Provider32`.
    pub const PROVIDER32: u16 = 32;
    /// Event `LostWPPEvent`.
    pub const LOST_WPP_EVENT: u16 = 33;
    /// Event `LostSystemEvent`.
    pub const LOST_SYSTEM_EVENT: u16 = 34;
    /// Event `Session35`.
    pub const SESSION35: u16 = 35;
    /// Event `ProviderEnable40`.
    pub const PROVIDER_ENABLE40: u16 = 40;
    /// Event `ProviderDisable41`.
    pub const PROVIDER_DISABLE41: u16 = 41;
    /// Event `ProviderCaptureState`.
    pub const PROVIDER_CAPTURE_STATE: u16 = 42;
    /// Event `SessionStart43`.
    pub const SESSION_START43: u16 = 43;
    /// Event `SessionStart44`.
    pub const SESSION_START44: u16 = 44;
    /// Event `SessionStart45`.
    pub const SESSION_START45: u16 = 45;
    /// Event `SessionStart46`.
    pub const SESSION_START46: u16 = 46;
    /// Event `SessionStart47`.
    pub const SESSION_START47: u16 = 47;
    /// Event `Session48`.
    pub const SESSION48: u16 = 48;
    /// Event `SessionStart49`.
    pub const SESSION_START49: u16 = 49;
    /// Event `SessionEnable`.
    pub const SESSION_ENABLE: u16 = 50;
}

/// Keywords.
pub mod keyword {
    /// Keyword `ETW_KEYWORD_SESSION`.
    pub const ETW_KEYWORD_SESSION: u64 = 0x10;
    /// Keyword `ETW_KEYWORD_PROVIDER`.
    pub const ETW_KEYWORD_PROVIDER: u64 = 0x20;
    /// Keyword `ETW_KEYWORD_LOST_EVENT`.
    pub const ETW_KEYWORD_LOST_EVENT: u64 = 0x40;
    /// Keyword `ETW_KEYWORD_SOFT_RESTART`.
    pub const ETW_KEYWORD_SOFT_RESTART: u64 = 0x80;
    /// Keyword `ETW_KEYWORD_CAPTURE_STATE`.
    pub const ETW_KEYWORD_CAPTURE_STATE: u64 = 0x100;
    /// Keyword `ETW_KEYWORD_REGISTRATION`.
    pub const ETW_KEYWORD_REGISTRATION: u64 = 0x200;
    /// Keyword `ETW_KEYWORD_ENABLEMENT`.
    pub const ETW_KEYWORD_ENABLEMENT: u64 = 0x400;
    /// Keyword `ETW_KEYWORD_GROUP`.
    pub const ETW_KEYWORD_GROUP: u64 = 0x800;
}

/// Tasks.
pub mod task {
    /// Task `Logging`.
    pub const LOGGING: u16 = 1;
    /// Task `Session`.
    pub const SESSION: u16 = 2;
    /// Task `Provider`.
    pub const PROVIDER: u16 = 3;
    /// Task `GUIDEntry`.
    pub const GUID_ENTRY: u16 = 4;
    /// Task `ProviderGroupEntry`.
    pub const PROVIDER_GROUP_ENTRY: u16 = 5;
    /// Task `StackTrace`.
    pub const STACK_TRACE: u16 = 6;
    /// Task `LostEvent`.
    pub const LOST_EVENT: u16 = 7;
    /// Task `SavePersistedLogger`.
    pub const SAVE_PERSISTED_LOGGER: u16 = 8;
    /// Task `EnableInfo`.
    pub const ENABLE_INFO: u16 = 9;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `WriteBuffer` of the task `Logging`.
    pub const LOGGING_WRITE_BUFFER: u8 = 10;
    /// Opcode `FileSwitch` of the task `Logging`.
    pub const LOGGING_FILE_SWITCH: u8 = 11;
    /// Opcode `Start` of the task `Session`.
    pub const SESSION_START: u8 = 12;
    /// Opcode `Stop` of the task `Session`.
    pub const SESSION_STOP: u8 = 14;
    /// Opcode `Flush` of the task `Session`.
    pub const SESSION_FLUSH: u8 = 15;
    /// Opcode `Configure` of the task `Session`.
    pub const SESSION_CONFIGURE: u8 = 20;
    /// Opcode `Register` of the task `Provider`.
    pub const PROVIDER_REGISTER: u8 = 16;
    /// Opcode `Unregister` of the task `Provider`.
    pub const PROVIDER_UNREGISTER: u8 = 17;
    /// Opcode `Enable` of the task `Provider`.
    pub const PROVIDER_ENABLE: u8 = 18;
    /// Opcode `Disable` of the task `Provider`.
    pub const PROVIDER_DISABLE: u8 = 19;
    /// Opcode `SetProviderTraits` of the task `Provider`.
    pub const PROVIDER_SET_PROVIDER_TRAITS: u8 = 25;
    /// Opcode `JoinProviderGroup` of the task `Provider`.
    pub const PROVIDER_JOIN_PROVIDER_GROUP: u8 = 26;
    /// Opcode `UserModeStackTrace` of the task `StackTrace`.
    pub const STACK_TRACE_USER_MODE_STACK_TRACE: u8 = 24;
    /// Opcode `Start`.
    pub const START: u8 = 1;
    /// Opcode `Stop`.
    pub const STOP: u8 = 2;
}

static T0: &[EventField] = &[
    p("SessionName", 1),
    p("FileName", 1),
    p("ErrorCode", 8),
    p("LoggingMode", 8),
];
static T1: &[EventField] = &[
    p("ProviderName", 15),
];
static T2: &[EventField] = &[
    p("SessionGuid", 15),
    p("LoggerMode", 8),
    p("SessionName", 1),
    p("LogFileName", 1),
];
static T3: &[EventField] = &[
    p("SessionGuid", 15),
    p("LoggerMode", 8),
    p("SessionName", 1),
    p("LogFileName", 1),
    p("MinimumBuffers", 8),
    p("MaximumBuffers", 8),
    p("BufferSize", 8),
    p("PeakBuffersCount", 8),
    p("CurrentBuffersCount", 8),
    p("FlushThreshold", 8),
];
static T4: &[EventField] = &[
    p("SessionGuid", 15),
    p("LoggerMode", 8),
    p("SessionName", 1),
    p("LogFileName", 1),
    p("MinimumBuffers", 8),
    p("MaximumBuffers", 8),
    p("BufferSize", 8),
    p("PeakBuffersCount", 8),
    p("CurrentBuffersCount", 8),
    p("FlushThreshold", 8),
    p("EventsLost", 8),
    p("BuffersLost", 8),
    p("RealTimeBuffersLost", 8),
    p("LoggerId", 8),
];
static T5: &[EventField] = &[
    p("ProviderName", 15),
    p("SessionName", 1),
];
static T6: &[EventField] = &[
    p("FileName", 1),
    p("BufferSize", 8),
    p("BuffersPersisted", 8),
    p("BuffersWritten", 8),
    p("Status", 8),
];
static T7: &[EventField] = &[
    p("FileName", 1),
    p("BufferSize", 8),
    p("BuffersPersisted", 8),
    p("BuffersWritten", 8),
    p("Status", 8),
    p("BuffersLost", 8),
];
static T8: &[EventField] = &[
    p("GUID", 15),
    p("FilterFlags", 8),
    p("LastEnableLoggerId", 6),
];
static T9: &[EventField] = &[
    p("ProviderGuid", 15),
    p("SessionName", 1),
    p("ProcessId", 8),
    p("Status", 8),
];
static T10: &[EventField] = &[
    p("SessionName", 1),
    p("MaximumAllowed", 8),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-Kernel-EventTracing", "kernel::kernel_event_tracing", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("ETW_KEYWORD_SESSION", Some(0x10)), ("ETW_KEYWORD_PROVIDER", Some(0x20)),
            ("ETW_KEYWORD_LOST_EVENT", Some(0x40)), ("ETW_KEYWORD_SOFT_RESTART", Some(0x80)),
            ("ETW_KEYWORD_CAPTURE_STATE", Some(0x100)), ("ETW_KEYWORD_REGISTRATION", Some(0x200)),
            ("ETW_KEYWORD_ENABLEMENT", Some(0x400)), ("ETW_KEYWORD_GROUP", Some(0x800)),
        ]
    )
    .with_levels(
        &[("Error", Some(0x2)), ("Warning", Some(0x3)), ("Informational", Some(0x4)), ("Verbose", Some(0x5)), ]
    )
    .with_channels(&[])
    .with_tasks(
        &[
            ("Logging", Some(0x1)), ("Session", Some(0x2)), ("Provider", Some(0x3)), ("GUIDEntry", Some(0x4)),
            ("ProviderGroupEntry", Some(0x5)), ("StackTrace", Some(0x6)), ("LostEvent", Some(0x7)),
            ("SavePersistedLogger", Some(0x8)), ("EnableInfo", Some(0x9)), ("LostTraceLoggingEvent", None),
            ("LostWPPEvent", None), ("LostSystemEvent", None),
        ]
    )
    .with_opcodes(
        &[
            ("WriteBuffer", Some(0xa)), ("FileSwitch", Some(0xb)), ("Start", Some(0xc)), ("Stop", Some(0xe)),
            ("Flush", Some(0xf)), ("Configure", Some(0x14)), ("Register", Some(0x10)), ("Unregister", Some(0x11)),
            ("Enable", Some(0x12)), ("Disable", Some(0x13)), ("SetProviderTraits", Some(0x19)),
            ("JoinProviderGroup", Some(0x1a)), ("UserModeStackTrace", Some(0x18)), ("Start", Some(0x1)),
            ("Stop", Some(0x2)), ("CaptureState", None), ("Enable", None),
        ]
    )
    .with_maps(&[
        map(
            "StopReasonMap", false,
            &[
                (0x1, "Logger mode incompatible with Append mode"), (0x2, "OS version mismatch"),
                (0x3, "Pointer size mismatch"), (0x4, "Unsupported BufferSize"), (0x5, "BufferSize mismatch"),
                (0x6, "Preallocate mode is incompatible with Append mode"), (0x7, "File size query failed"),
                (0x8, "Maximum file size reached"), (0x9, "Number of buffers written is zero"),
                (0xa, "Numberf of processors mismatch"),
            ]
        ),
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev((0, 0), "LoggingWriteBuffer", (0, 255), (0, 0), &[0], "", T0),
        ev(
            (1, 0), "LoggingWriteBuffer1", (1, 255), (0, 0), &[0], "",
            &[p("SessionName", 1), p("ErrorCode", 8), p("LoggingMode", 8)]
        ),
        ev((2, 0), "SessionStart", (0, 255), (1, 2), &[0], "", T0),
        ev((3, 0), "SessionStop", (0, 255), (1, 3), &[0], "", T0),
        ev(
            (3, 1), "SessionStop_V1", (0, 255), (1, 3), &[0], "",
            &[
                p("SessionName", 1), p("FileName", 1), p("ErrorCode", 8), p("LoggingMode", 8),
                f("FailureReason", 8, 0, Quantity::Unstated, Quantity::Unstated, 0)
            ]
        ),
        ev(
            (4, 0), "LoggingWriteBuffer4", (1, 255), (0, 0), &[0], "",
            &[p("SessionName", 1), p("FileName", 1), p("ErrorCode", 8), p("LoggingMode", 8), p("MaxFileSize", 10)]
        ),
        ev((5, 0), "LoggingFileSwitch", (0, 255), (0, 1), &[0], "", T0),
        ev((8, 0), "ProviderRegister", (3, 255), (2, 6), &[1, 5], "", T1)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((9, 0), "ProviderUnregister", (3, 255), (2, 7), &[1, 5], "", T1)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((10, 0), "SessionStart10", (3, 255), (1, 2), &[0], "", T2),
        ev((10, 1), "SessionStart10_V1", (3, 255), (1, 2), &[0], "", T3),
        ev((11, 0), "SessionStop11", (3, 255), (1, 3), &[0], "", T2),
        ev((11, 1), "SessionStop11_V1", (3, 255), (1, 3), &[0], "", T3),
        ev((11, 2), "SessionStop11_V2", (3, 255), (1, 3), &[0], "", T4),
        ev((12, 0), "SessionConfigure", (3, 255), (1, 5), &[0], "", T2),
        ev((13, 0), "SessionFlush", (3, 255), (1, 4), &[0], "", T2),
        ev((14, 0), "ProviderEnable", (3, 255), (2, 8), &[1, 6], "", T5)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev(
            (14, 1), "ProviderEnable_V1", (3, 255), (2, 8), &[1, 6], "",
            &[
                p("ProviderName", 15), p("SessionName", 1), p("MatchAnyKeyword", 10), p("MatchAllKeyword", 10),
                p("EnableProperty", 8), p("Level", 4)
            ]
        ),
        ev((15, 0), "ProviderDisable", (3, 255), (2, 9), &[1, 6], "", T5),
        ev((17, 0), "SessionConfigure17", (3, 255), (1, 5), &[0], "", T2),
        ev((18, 0), "StackTraceUserModeStackTrace", (2, 255), (5, 12), &[], "", &[]),
        ev(
            (19, 0), "LostEvent", (0, 255), (6, 65535), &[2], "",
            &[p("ProviderId", 15), p("StatusCode", 8), p("EventId", 6), p("SessionName", 1)]
        ),
        ev((20, 0), "Session", (3, 255), (1, 65535), &[0], "", T3),
        ev((20, 1), "Session_V1", (3, 255), (1, 65535), &[0, 4], "", T4),
        ev((21, 0), "SavePersistedLoggerStart", (2, 255), (7, 13), &[3], "", &[]),
        ev((22, 0), "SavePersistedLoggerStop", (2, 255), (7, 14), &[3], "", T6),
        ev((22, 1), "SavePersistedLoggerStop_V1", (2, 255), (7, 14), &[3], "", T7),
        ev((23, 0), "SavePersistedLogger", (0, 255), (7, 65535), &[3], "", T6),
        ev((23, 1), "SavePersistedLogger_V1", (0, 255), (7, 65535), &[3], "", T7),
        ev((24, 0), "GUIDEntry", (3, 255), (3, 65535), &[1, 4], "", T8),
        ev((25, 0), "ProviderGroupEntry", (3, 255), (4, 65535), &[4, 7], "", T8),
        ev(
            (26, 0), "EnableInfo", (3, 255), (8, 65535), &[1, 4], "",
            &[
                p("GUID", 15), p("Index", 4), p("LoggerId", 6), p("MatchAnyKeyword", 10), p("MatchAllKeyword", 10),
                p("Level", 4), p("EnableProperty", 8)
            ]
        ),
        ev(
            (27, 0), "Provider", (3, 255), (2, 65535), &[1, 4], "",
            &[
                p("ProviderGUID", 15), p("GroupGUID", 15), p("Flags", 6), p("EnableMask", 4), p("GroupEnableMask", 4),
                p("ProcessId", 8)
            ]
        ),
        ev(
            (28, 0), "ProviderSetProviderTraits", (0, 255), (2, 10), &[1, 5, 7], "",
            &[p("ProviderGuid", 15), p("ErrorCode", 8)]
        ),
        ev(
            (29, 0), "ProviderJoinProviderGroup", (3, 255), (2, 11), &[1, 5, 7], "",
            &[p("ProviderGuid", 15), p("ProviderGroupGuid", 15)]
        ),
        ev((30, 0), "Provider30", (3, 255), (2, 65535), &[1, 5], "", T9).stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (31, 0), "LostTraceLoggingEvent", (0, 255), (9, 65535), &[2], "",
            &[p("ProviderId", 15), p("StatusCode", 8), p("EventName", 2), p("SessionName", 1)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((32, 0), "Provider32", (2, 255), (2, 65535), &[0, 1], "", T9).stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (33, 0), "LostWPPEvent", (0, 255), (10, 65535), &[2], "",
            &[p("MessageGuid", 15), p("MessageNumber", 6), p("StatusCode", 8), p("SessionName", 1)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (34, 0), "LostSystemEvent", (0, 255), (11, 65535), &[2], "",
            &[p("HookId", 6), p("StatusCode", 8), p("SessionName", 1)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((35, 0), "Session35", (0, 255), (1, 65535), &[0], "", &[p("LoggerSlotsUsed", 10)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (40, 0), "ProviderEnable40", (3, 255), (2, 8), &[1, 6], "",
            &[
                p("ProviderName", 15), p("SessionName", 1), p("MatchAnyKeyword", 10), p("MatchAllKeyword", 10),
                p("EnableProperty", 8), p("Level", 4)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((41, 0), "ProviderDisable41", (3, 255), (2, 9), &[1, 6], "", T5)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (42, 0), "ProviderCaptureState", (3, 255), (2, 15), &[1, 4], "",
            &[
                p("GUID", 15), p("LoggerId", 6), p("MatchAnyKeyword", 10), p("MatchAllKeyword", 10), p("Level", 4),
                p("EnableProperty", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((43, 0), "SessionStart43", (0, 255), (1, 2), &[0], "", T2).stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((44, 0), "SessionStart44", (0, 255), (1, 2), &[0], "", T10).stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((45, 0), "SessionStart45", (0, 255), (1, 2), &[0], "", T10).stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (46, 0), "SessionStart46", (0, 255), (1, 2), &[0], "",
            &[p("SessionName", 1), p("SessionGuid", 15), p("DesiredAccess", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (47, 0), "SessionStart47", (0, 255), (1, 2), &[0], "",
            &[p("SessionName", 1), p("MemoryPartitionHandle", 16)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((48, 0), "Session48", (0, 255), (1, 65535), &[0], "", T0).stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((49, 0), "SessionStart49", (0, 255), (1, 2), &[0], "", T0).stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (50, 0), "SessionEnable", (0, 255), (1, 16), &[0], "",
            &[p("SessionName", 1), p("RequestedGroupMask", 8), p("PermittedGroupMask", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
    ])
    .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]);
