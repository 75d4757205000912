// Generated from spec/providers/Microsoft-Windows-Kernel-Registry.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Events of the provider Microsoft-Windows-Kernel-Registry.
//!
//! Registry operations: keys, values, hives.
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
        data1: 0x70eb4f03, data2: 0xc1de, data3: 0x4f73, data4: [0xa0, 0x51, 0x33, 0xd1, 0x3d, 0x54, 0x13, 0xbd]
    };
/// Event IDs.
pub mod event {
    /// Event `Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.Start`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFMOUNTINGHIVESFROMEXISTINGFILES_START: u16 = 16;
    /// Event `Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.RegPerfOpHiveMountBaseFileMounted`.
    pub const
        THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFMOUNTINGHIVESFROMEXISTINGFILES_REG_PERF_OP_HIVE_MOUNT_BASE_FILE_MOUNTED:
            u16 =
        17;
    /// Event `Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.RegPerfOpHiveMountLogEntryApplied`.
    pub const
        THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFMOUNTINGHIVESFROMEXISTINGFILES_REG_PERF_OP_HIVE_MOUNT_LOG_ENTRY_APPLIED:
            u16 =
        18;
    /// Event `Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.Stop`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFMOUNTINGHIVESFROMEXISTINGFILES_STOP: u16 = 19;
    /// Event `Thisgroupofeventstrackstheperformanceofunloadinghives.Start`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFUNLOADINGHIVES_START: u16 = 20;
    /// Event `Thisgroupofeventstrackstheperformanceofunloadinghives.Stop`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFUNLOADINGHIVES_STOP: u16 = 21;
    /// Event `Thisgroupofeventstrackstheperformanceofflushinghives.Start`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_START: u16 = 22;
    /// Event `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushBecameActiveFlusher`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_BECAME_ACTIVE_FLUSHER: u16 =
        23;
    /// Event `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushGatheredLogData`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_GATHERED_LOG_DATA: u16 = 24;
    /// Event `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushGatheredPrimaryData`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_GATHERED_PRIMARY_DATA: u16 =
        25;
    /// Event `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushWroteLogFile`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_WROTE_LOG_FILE: u16 = 26;
    /// Event `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushWrotePrimaryFile`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_WROTE_PRIMARY_FILE: u16 = 27;
    /// Event `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushBoostedActiveFlusher`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_BOOSTED_ACTIVE_FLUSHER: u16 =
        28;
    /// Event `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushStartWaitForActive`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_START_WAIT_FOR_ACTIVE: u16 =
        29;
    /// Event `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushFinishWaitForActive`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_FINISH_WAIT_FOR_ACTIVE: u16 =
        30;
    /// Event `Thisgroupofeventstrackstheperformanceofflushinghives.Stop`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_STOP: u16 = 31;
    /// Event `Thisgroupofeventstrackstheperformanceofregistryshutdown.Start`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFREGISTRYSHUTDOWN_START: u16 = 32;
    /// Event `Thisgroupofeventstrackstheperformanceofregistryshutdown.Start33`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFREGISTRYSHUTDOWN_START33: u16 = 33;
    /// Event `Thisgroupofeventstrackstheperformanceofregistryshutdown.RegPerfOpShutdownFlushStart`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFREGISTRYSHUTDOWN_REG_PERF_OP_SHUTDOWN_FLUSH_START: u16 = 34;
    /// Event `Thisgroupofeventstrackstheperformanceofregistryshutdown.RegPerfOpShutdownFlushStop`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFREGISTRYSHUTDOWN_REG_PERF_OP_SHUTDOWN_FLUSH_STOP: u16 = 35;
    /// Event `Thisgroupofeventstrackstheperformanceofregistryshutdown.Stop`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFREGISTRYSHUTDOWN_STOP: u16 = 36;
    /// Event `Thisgroupofeventstrackstheperformanceofloadinghives.Start`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFLOADINGHIVES_START: u16 = 37;
    /// Event `Thisgroupofeventstrackstheperformanceofloadinghives.Stop`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFLOADINGHIVES_STOP: u16 = 38;
    /// Event `Thisgroupofeventstrackstheperformanceofrestoringhives.Start`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFRESTORINGHIVES_START: u16 = 39;
    /// Event `Thisgroupofeventstrackstheperformanceofrestoringhives.Stop`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFRESTORINGHIVES_STOP: u16 = 40;
    /// Event `Thisgroupofeventstrackstheperformanceofexportinghives.Start`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFEXPORTINGHIVES_START: u16 = 41;
    /// Event `Thisgroupofeventstrackstheperformanceofexportinghives.RegPerfOpSaveFileCopied`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFEXPORTINGHIVES_REG_PERF_OP_SAVE_FILE_COPIED: u16 = 42;
    /// Event `Thisgroupofeventstrackstheperformanceofexportinghives.RegPerfOpSaveTreeCopied`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFEXPORTINGHIVES_REG_PERF_OP_SAVE_TREE_COPIED: u16 = 43;
    /// Event `Thisgroupofeventstrackstheperformanceofexportinghives.RegPerfOpSaveFileWritten`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFEXPORTINGHIVES_REG_PERF_OP_SAVE_FILE_WRITTEN: u16 = 44;
    /// Event `Thisgroupofeventstrackstheperformanceofexportinghives.Stop`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFEXPORTINGHIVES_STOP: u16 = 45;
}

/// Keywords.
pub mod keyword {
    /// Keyword `CloseKey`.
    pub const CLOSE_KEY: u64 = 0x1;
    /// Keyword `QuerySecurityKey`.
    pub const QUERY_SECURITY_KEY: u64 = 0x2;
    /// Keyword `SetSecurityKey`.
    pub const SET_SECURITY_KEY: u64 = 0x4;
    /// Keyword `EnumerateValueKey`.
    pub const ENUMERATE_VALUE_KEY: u64 = 0x10;
    /// Keyword `QueryMultipleValueKey`.
    pub const QUERY_MULTIPLE_VALUE_KEY: u64 = 0x20;
    /// Keyword `SetInformationKey`.
    pub const SET_INFORMATION_KEY: u64 = 0x40;
    /// Keyword `FlushKey`.
    pub const FLUSH_KEY: u64 = 0x80;
    /// Keyword `SetValueKey`.
    pub const SET_VALUE_KEY: u64 = 0x100;
    /// Keyword `DeleteValueKey`.
    pub const DELETE_VALUE_KEY: u64 = 0x200;
    /// Keyword `QueryValueKey`.
    pub const QUERY_VALUE_KEY: u64 = 0x400;
    /// Keyword `EnumerateKey`.
    pub const ENUMERATE_KEY: u64 = 0x800;
    /// Keyword `CreateKey`.
    pub const CREATE_KEY: u64 = 0x1000;
    /// Keyword `OpenKey`.
    pub const OPEN_KEY: u64 = 0x2000;
    /// Keyword `DeleteKey`.
    pub const DELETE_KEY: u64 = 0x4000;
    /// Keyword `QueryKey`.
    pub const QUERY_KEY: u64 = 0x8000;
}

/// Tasks.
pub mod task {
    /// Task `Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFMOUNTINGHIVESFROMEXISTINGFILES: u16 = 1;
    /// Task `Thisgroupofeventstrackstheperformanceofunloadinghives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFUNLOADINGHIVES: u16 = 2;
    /// Task `Thisgroupofeventstrackstheperformanceofflushinghives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES: u16 = 3;
    /// Task `Thisgroupofeventstrackstheperformanceofregistryshutdown.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFREGISTRYSHUTDOWN: u16 = 4;
    /// Task `Thisgroupofeventstrackstheperformanceofloadinghives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFLOADINGHIVES: u16 = 5;
    /// Task `Thisgroupofeventstrackstheperformanceofrestoringhives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFRESTORINGHIVES: u16 = 6;
    /// Task `Thisgroupofeventstrackstheperformanceofexportinghives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFEXPORTINGHIVES: u16 = 7;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `CreateKey`.
    pub const CREATE_KEY: u8 = 32;
    /// Opcode `OpenKey`.
    pub const OPEN_KEY: u8 = 33;
    /// Opcode `DeleteKey`.
    pub const DELETE_KEY: u8 = 34;
    /// Opcode `QueryKey`.
    pub const QUERY_KEY: u8 = 35;
    /// Opcode `SetValueKey`.
    pub const SET_VALUE_KEY: u8 = 36;
    /// Opcode `DeleteValueKey`.
    pub const DELETE_VALUE_KEY: u8 = 37;
    /// Opcode `QueryValueKey`.
    pub const QUERY_VALUE_KEY: u8 = 38;
    /// Opcode `EnumerateKey`.
    pub const ENUMERATE_KEY: u8 = 39;
    /// Opcode `EnumerateValueKey`.
    pub const ENUMERATE_VALUE_KEY: u8 = 40;
    /// Opcode `QueryMultipleValueKey`.
    pub const QUERY_MULTIPLE_VALUE_KEY: u8 = 41;
    /// Opcode `SetInformationKey`.
    pub const SET_INFORMATION_KEY: u8 = 42;
    /// Opcode `FlushKey`.
    pub const FLUSH_KEY: u8 = 43;
    /// Opcode `CloseKey`.
    pub const CLOSE_KEY: u8 = 44;
    /// Opcode `QuerySecurityKey`.
    pub const QUERY_SECURITY_KEY: u8 = 45;
    /// Opcode `SetSecurityKey`.
    pub const SET_SECURITY_KEY: u8 = 46;
    /// Opcode `RegPerfOpHiveMountBaseFileMounted` of the task
    /// `Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.`.
    pub const
        THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFMOUNTINGHIVESFROMEXISTINGFILES_REG_PERF_OP_HIVE_MOUNT_BASE_FILE_MOUNTED:
            u8 =
        10;
    /// Opcode `RegPerfOpHiveMountLogEntryApplied` of the task
    /// `Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.`.
    pub const
        THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFMOUNTINGHIVESFROMEXISTINGFILES_REG_PERF_OP_HIVE_MOUNT_LOG_ENTRY_APPLIED:
            u8 =
        11;
    /// Opcode `RegPerfOpHiveFlushBecameActiveFlusher` of the task
    /// `Thisgroupofeventstrackstheperformanceofflushinghives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_BECAME_ACTIVE_FLUSHER: u8 =
        10;
    /// Opcode `RegPerfOpHiveFlushGatheredLogData` of the task `Thisgroupofeventstrackstheperformanceofflushinghives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_GATHERED_LOG_DATA: u8 = 11;
    /// Opcode `RegPerfOpHiveFlushGatheredPrimaryData` of the task
    /// `Thisgroupofeventstrackstheperformanceofflushinghives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_GATHERED_PRIMARY_DATA: u8 =
        12;
    /// Opcode `RegPerfOpHiveFlushWroteLogFile` of the task `Thisgroupofeventstrackstheperformanceofflushinghives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_WROTE_LOG_FILE: u8 = 13;
    /// Opcode `RegPerfOpHiveFlushWrotePrimaryFile` of the task `Thisgroupofeventstrackstheperformanceofflushinghives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_WROTE_PRIMARY_FILE: u8 = 14;
    /// Opcode `RegPerfOpHiveFlushBoostedActiveFlusher` of the task
    /// `Thisgroupofeventstrackstheperformanceofflushinghives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_BOOSTED_ACTIVE_FLUSHER: u8 =
        15;
    /// Opcode `RegPerfOpHiveFlushStartWaitForActive` of the task
    /// `Thisgroupofeventstrackstheperformanceofflushinghives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_START_WAIT_FOR_ACTIVE: u8 =
        16;
    /// Opcode `RegPerfOpHiveFlushFinishWaitForActive` of the task
    /// `Thisgroupofeventstrackstheperformanceofflushinghives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFFLUSHINGHIVES_REG_PERF_OP_HIVE_FLUSH_FINISH_WAIT_FOR_ACTIVE: u8 =
        17;
    /// Opcode `RegPerfOpShutdownFlushStart` of the task `Thisgroupofeventstrackstheperformanceofregistryshutdown.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFREGISTRYSHUTDOWN_REG_PERF_OP_SHUTDOWN_FLUSH_START: u8 = 11;
    /// Opcode `RegPerfOpShutdownFlushStop` of the task `Thisgroupofeventstrackstheperformanceofregistryshutdown.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFREGISTRYSHUTDOWN_REG_PERF_OP_SHUTDOWN_FLUSH_STOP: u8 = 12;
    /// Opcode `RegPerfOpSaveFileCopied` of the task `Thisgroupofeventstrackstheperformanceofexportinghives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFEXPORTINGHIVES_REG_PERF_OP_SAVE_FILE_COPIED: u8 = 10;
    /// Opcode `RegPerfOpSaveTreeCopied` of the task `Thisgroupofeventstrackstheperformanceofexportinghives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFEXPORTINGHIVES_REG_PERF_OP_SAVE_TREE_COPIED: u8 = 11;
    /// Opcode `RegPerfOpSaveFileWritten` of the task `Thisgroupofeventstrackstheperformanceofexportinghives.`.
    pub const THISGROUPOFEVENTSTRACKSTHEPERFORMANCEOFEXPORTINGHIVES_REG_PERF_OP_SAVE_FILE_WRITTEN: u8 = 12;
    /// Opcode `Start`.
    pub const START: u8 = 1;
    /// Opcode `Stop`.
    pub const STOP: u8 = 2;
}

static T0: &[EventField] = &[
    p("BaseObject", 16),
    p("KeyObject", 16),
    p("Status", 8),
    p("Disposition", 8),
    p("BaseName", 1),
    p("RelativeName", 1),
];
static T1: &[EventField] = &[
    p("KeyObject", 16),
    p("Status", 8),
    p("KeyName", 1),
];
static T2: &[EventField] = &[
    p("KeyObject", 16),
    p("Status", 8),
    p("InfoClass", 8),
    p("DataSize", 8),
    p("KeyName", 1),
    p("CapturedDataSize", 6),
    f("CapturedData", 14, 0, Quantity::Unstated, Quantity::Field(5), 65535),
];
static T3: &[EventField] = &[
    p("KeyObject", 16),
    p("Status", 8),
    p("Index", 8),
    p("InfoClass", 8),
    p("DataSize", 8),
    p("KeyName", 1),
    p("CapturedDataSize", 6),
    f("CapturedData", 14, 0, Quantity::Unstated, Quantity::Field(6), 65535),
];
static T4: &[EventField] = &[
    p("StatusCode", 20),
];
static T5: &[EventField] = &[
    p("BytesGathered", 8),
];
static T6: &[EventField] = &[
    p("WritesIssued", 8),
    p("BytesWritten", 8),
];
static T7: &[EventField] = &[
    p("SourceFile", 1),
    p("Flags", 20),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-Kernel-Registry", "kernel::kernel_registry", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("CloseKey", Some(0x1)), ("QuerySecurityKey", Some(0x2)), ("SetSecurityKey", Some(0x4)),
            ("EnumerateValueKey", Some(0x10)), ("QueryMultipleValueKey", Some(0x20)), ("SetInformationKey", Some(0x40)),
            ("FlushKey", Some(0x80)), ("SetValueKey", Some(0x100)), ("DeleteValueKey", Some(0x200)),
            ("QueryValueKey", Some(0x400)), ("EnumerateKey", Some(0x800)), ("CreateKey", Some(0x1000)),
            ("OpenKey", Some(0x2000)), ("DeleteKey", Some(0x4000)), ("QueryKey", Some(0x8000)),
        ]
    )
    .with_levels(&[("Informational", Some(0x4)), ])
    .with_channels(&[])
    .with_tasks(
        &[
            ("Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.", Some(0x1)),
            ("Thisgroupofeventstrackstheperformanceofunloadinghives.", Some(0x2)),
            ("Thisgroupofeventstrackstheperformanceofflushinghives.", Some(0x3)),
            ("Thisgroupofeventstrackstheperformanceofregistryshutdown.", Some(0x4)),
            ("Thisgroupofeventstrackstheperformanceofloadinghives.", Some(0x5)),
            ("Thisgroupofeventstrackstheperformanceofrestoringhives.", Some(0x6)),
            ("Thisgroupofeventstrackstheperformanceofexportinghives.", Some(0x7)),
        ]
    )
    .with_opcodes(
        &[
            ("CreateKey", Some(0x20)), ("OpenKey", Some(0x21)), ("DeleteKey", Some(0x22)), ("QueryKey", Some(0x23)),
            ("SetValueKey", Some(0x24)), ("DeleteValueKey", Some(0x25)), ("QueryValueKey", Some(0x26)),
            ("EnumerateKey", Some(0x27)), ("EnumerateValueKey", Some(0x28)), ("QueryMultipleValueKey", Some(0x29)),
            ("SetInformationKey", Some(0x2a)), ("FlushKey", Some(0x2b)), ("CloseKey", Some(0x2c)),
            ("QuerySecurityKey", Some(0x2d)), ("SetSecurityKey", Some(0x2e)),
            ("RegPerfOpHiveMountBaseFileMounted", Some(0xa)), ("RegPerfOpHiveMountLogEntryApplied", Some(0xb)),
            ("RegPerfOpHiveFlushBecameActiveFlusher", Some(0xa)), ("RegPerfOpHiveFlushGatheredLogData", Some(0xb)),
            ("RegPerfOpHiveFlushGatheredPrimaryData", Some(0xc)), ("RegPerfOpHiveFlushWroteLogFile", Some(0xd)),
            ("RegPerfOpHiveFlushWrotePrimaryFile", Some(0xe)), ("RegPerfOpHiveFlushBoostedActiveFlusher", Some(0xf)),
            ("RegPerfOpHiveFlushStartWaitForActive", Some(0x10)), ("RegPerfOpHiveFlushFinishWaitForActive", Some(0x11)),
            ("RegPerfOpShutdownFlushStart", Some(0xb)), ("RegPerfOpShutdownFlushStop", Some(0xc)),
            ("RegPerfOpSaveFileCopied", Some(0xa)), ("RegPerfOpSaveTreeCopied", Some(0xb)),
            ("RegPerfOpSaveFileWritten", Some(0xc)), ("Start", Some(0x1)), ("Stop", Some(0x2)),
        ]
    )
    .with_maps(&[
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev((1, 0), "", (0, 255), (65535, 0), &[11], "", T0),
        ev((2, 0), "", (0, 255), (65535, 1), &[12], "", T0),
        ev((3, 0), "", (0, 255), (65535, 2), &[13], "", T1),
        ev((4, 0), "", (0, 255), (65535, 3), &[14], "", T2),
        ev(
            (5, 0), "", (0, 255), (65535, 4), &[7], "",
            &[
                p("KeyObject", 16), p("Status", 8), p("Type", 8), p("DataSize", 8), p("KeyName", 1), p("ValueName", 1),
                p("CapturedDataSize", 6), f("CapturedData", 14, 0, Quantity::Unstated, Quantity::Field(6), 65535),
                p("PreviousDataType", 8), p("PreviousDataSize", 8), p("PreviousDataCapturedSize", 6),
                f("PreviousData", 14, 0, Quantity::Unstated, Quantity::Field(10), 65535)
            ]
        ),
        ev(
            (6, 0), "", (0, 255), (65535, 5), &[8], "",
            &[p("KeyObject", 16), p("Status", 8), p("KeyName", 1), p("ValueName", 1)]
        ),
        ev(
            (7, 0), "", (0, 255), (65535, 6), &[9], "",
            &[
                p("KeyObject", 16), p("Status", 8), p("InfoClass", 8), p("DataSize", 8), p("KeyName", 1),
                p("ValueName", 1), p("CapturedDataSize", 6),
                f("CapturedData", 14, 0, Quantity::Unstated, Quantity::Field(6), 65535)
            ]
        ),
        ev((8, 0), "", (0, 255), (65535, 7), &[10], "", T3),
        ev((9, 0), "", (0, 255), (65535, 8), &[3], "", T3),
        ev(
            (10, 0), "", (0, 255), (65535, 9), &[4], "",
            &[p("KeyObject", 16), p("Status", 8), p("EntryCount", 8), p("DataSize", 8), p("KeyName", 1)]
        ),
        ev((11, 0), "", (0, 255), (65535, 10), &[5], "", T2),
        ev((12, 0), "", (0, 255), (65535, 11), &[6], "", T1),
        ev((13, 0), "", (0, 255), (65535, 12), &[0], "", T1),
        ev((14, 0), "", (0, 255), (65535, 13), &[1], "", T1),
        ev((15, 0), "", (0, 255), (65535, 14), &[2], "", T1),
        ev(
            (16, 0), "Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.Start", (0, 255), (0, 30),
            &[], "", &[]
        ),
        ev(
            (17, 0),
            "Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.RegPerfOpHiveMountBaseFileMounted",
            (0, 255), (0, 15), &[], "", &[p("HiveFilePath", 1), p("FileSize", 8)]
        ),
        ev(
            (18, 0),
            "Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.RegPerfOpHiveMountLogEntryApplied",
            (0, 255), (0, 16), &[], "", &[p("TotalEntrySize", 8), p("BytesRecovered", 8)]
        ),
        ev(
            (19, 0), "Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.Stop", (0, 255), (0, 31),
            &[], "", T4
        ),
        ev(
            (20, 0), "Thisgroupofeventstrackstheperformanceofunloadinghives.Start", (0, 255), (1, 30), &[], "",
            &[p("HiveFilePath", 1), p("HiveMountPoint", 1)]
        ),
        ev((21, 0), "Thisgroupofeventstrackstheperformanceofunloadinghives.Stop", (0, 255), (1, 31), &[], "", T4),
        ev(
            (22, 0), "Thisgroupofeventstrackstheperformanceofflushinghives.Start", (0, 255), (2, 30), &[], "",
            &[p("HiveFilePath", 1), p("HiveMountPoint", 1), p("FlushFlags", 20)]
        ),
        ev(
            (23, 0), "Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushBecameActiveFlusher",
            (0, 255), (2, 17), &[], "", &[]
        ),
        ev(
            (24, 0), "Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushGatheredLogData", (0, 255),
            (2, 18), &[], "", T5
        ),
        ev(
            (25, 0), "Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushGatheredPrimaryData",
            (0, 255), (2, 19), &[], "", T5
        ),
        ev(
            (26, 0), "Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushWroteLogFile", (0, 255),
            (2, 20), &[], "", T6
        ),
        ev(
            (27, 0), "Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushWrotePrimaryFile",
            (0, 255), (2, 21), &[], "", T6
        ),
        ev(
            (28, 0), "Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushBoostedActiveFlusher",
            (0, 255), (2, 22), &[], "", &[]
        ),
        ev(
            (29, 0), "Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushStartWaitForActive",
            (0, 255), (2, 23), &[], "", &[]
        ),
        ev(
            (30, 0), "Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushFinishWaitForActive",
            (0, 255), (2, 24), &[], "", &[]
        ),
        ev((31, 0), "Thisgroupofeventstrackstheperformanceofflushinghives.Stop", (0, 255), (2, 31), &[], "", T4),
        ev((32, 0), "Thisgroupofeventstrackstheperformanceofregistryshutdown.Start", (0, 255), (3, 30), &[], "", &[]),
        ev((33, 0), "Thisgroupofeventstrackstheperformanceofregistryshutdown.Start33", (0, 255), (3, 30), &[], "", &[]),
        ev(
            (34, 0), "Thisgroupofeventstrackstheperformanceofregistryshutdown.RegPerfOpShutdownFlushStart", (0, 255),
            (3, 25), &[], "", &[]
        ),
        ev(
            (35, 0), "Thisgroupofeventstrackstheperformanceofregistryshutdown.RegPerfOpShutdownFlushStop", (0, 255),
            (3, 26), &[], "", &[]
        ),
        ev((36, 0), "Thisgroupofeventstrackstheperformanceofregistryshutdown.Stop", (0, 255), (3, 31), &[], "", &[]),
        ev((37, 0), "Thisgroupofeventstrackstheperformanceofloadinghives.Start", (0, 255), (4, 30), &[], "", T7),
        ev((38, 0), "Thisgroupofeventstrackstheperformanceofloadinghives.Stop", (0, 255), (4, 31), &[], "", T4),
        ev((39, 0), "Thisgroupofeventstrackstheperformanceofrestoringhives.Start", (0, 255), (5, 30), &[], "", T7),
        ev((40, 0), "Thisgroupofeventstrackstheperformanceofrestoringhives.Stop", (0, 255), (5, 31), &[], "", T4),
        ev(
            (41, 0), "Thisgroupofeventstrackstheperformanceofexportinghives.Start", (0, 255), (6, 30), &[], "",
            &[p("SourceKeyPath", 1)]
        ),
        ev(
            (42, 0), "Thisgroupofeventstrackstheperformanceofexportinghives.RegPerfOpSaveFileCopied", (0, 255), (6, 27),
            &[], "", &[]
        ),
        ev(
            (43, 0), "Thisgroupofeventstrackstheperformanceofexportinghives.RegPerfOpSaveTreeCopied", (0, 255), (6, 28),
            &[], "", &[]
        ),
        ev(
            (44, 0), "Thisgroupofeventstrackstheperformanceofexportinghives.RegPerfOpSaveFileWritten", (0, 255),
            (6, 29), &[], "", &[]
        ),
        ev((45, 0), "Thisgroupofeventstrackstheperformanceofexportinghives.Stop", (0, 255), (6, 31), &[], "", T4),
    ])
    .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]);
