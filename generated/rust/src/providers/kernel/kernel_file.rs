// Generated from spec/providers/Microsoft-Windows-Kernel-File.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Events of the provider Microsoft-Windows-Kernel-File.
//!
//! File operations: names, create, read, write, rename, delete, directory changes.
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
        data1: 0xedd08927, data2: 0x9cc4, data3: 0x4e65, data4: [0xb9, 0x70, 0xc2, 0x56, 0x0f, 0xb5, 0xc2, 0x89]
    };
/// Event IDs.
pub mod event {
    /// Event `NameCreate`.
    pub const NAME_CREATE: u16 = 10;
    /// Event `NameDelete`.
    pub const NAME_DELETE: u16 = 11;
    /// Event `Create`.
    pub const CREATE: u16 = 12;
    /// Event `Cleanup`.
    pub const CLEANUP: u16 = 13;
    /// Event `Close`.
    pub const CLOSE: u16 = 14;
    /// Event `Read`.
    pub const READ: u16 = 15;
    /// Event `Write`.
    pub const WRITE: u16 = 16;
    /// Event `SetInformation`.
    pub const SET_INFORMATION: u16 = 17;
    /// Event `SetDelete`.
    pub const SET_DELETE: u16 = 18;
    /// Event `Rename`.
    pub const RENAME: u16 = 19;
    /// Event `DirEnum`.
    pub const DIR_ENUM: u16 = 20;
    /// Event `Flush`.
    pub const FLUSH: u16 = 21;
    /// Event `QueryInformation`.
    pub const QUERY_INFORMATION: u16 = 22;
    /// Event `FSCTL`.
    pub const FSCTL: u16 = 23;
    /// Event `OperationEnd`.
    pub const OPERATION_END: u16 = 24;
    /// Event `DirNotify`.
    pub const DIR_NOTIFY: u16 = 25;
    /// Event `DeletePath`.
    pub const DELETE_PATH: u16 = 26;
    /// Event `RenamePath`.
    pub const RENAME_PATH: u16 = 27;
    /// Event `SetLinkPath`.
    pub const SET_LINK_PATH: u16 = 28;
    /// Event `Rename29`.
    pub const RENAME29: u16 = 29;
    /// Event `CreateNewFile`.
    pub const CREATE_NEW_FILE: u16 = 30;
    /// Event `SetSecurity_V1`.
    pub const SET_SECURITY_V1: u16 = 31;
    /// Event `QuerySecurity_V1`.
    pub const QUERY_SECURITY_V1: u16 = 32;
    /// Event `SetEA_V1`.
    pub const SET_EA_V1: u16 = 33;
    /// Event `QueryEA_V1`.
    pub const QUERY_EA_V1: u16 = 34;
}

/// Keywords.
pub mod keyword {
    /// Keyword `KERNEL_FILE_KEYWORD_FILENAME`.
    pub const KERNEL_FILE_KEYWORD_FILENAME: u64 = 0x10;
    /// Keyword `KERNEL_FILE_KEYWORD_FILEIO`.
    pub const KERNEL_FILE_KEYWORD_FILEIO: u64 = 0x20;
    /// Keyword `KERNEL_FILE_KEYWORD_OP_END`.
    pub const KERNEL_FILE_KEYWORD_OP_END: u64 = 0x40;
    /// Keyword `KERNEL_FILE_KEYWORD_CREATE`.
    pub const KERNEL_FILE_KEYWORD_CREATE: u64 = 0x80;
    /// Keyword `KERNEL_FILE_KEYWORD_READ`.
    pub const KERNEL_FILE_KEYWORD_READ: u64 = 0x100;
    /// Keyword `KERNEL_FILE_KEYWORD_WRITE`.
    pub const KERNEL_FILE_KEYWORD_WRITE: u64 = 0x200;
    /// Keyword `KERNEL_FILE_KEYWORD_DELETE_PATH`.
    pub const KERNEL_FILE_KEYWORD_DELETE_PATH: u64 = 0x400;
    /// Keyword `KERNEL_FILE_KEYWORD_RENAME_SETLINK_PATH`.
    pub const KERNEL_FILE_KEYWORD_RENAME_SETLINK_PATH: u64 = 0x800;
    /// Keyword `KERNEL_FILE_KEYWORD_CREATE_NEW_FILE`.
    pub const KERNEL_FILE_KEYWORD_CREATE_NEW_FILE: u64 = 0x1000;
}

/// Tasks.
pub mod task {
    /// Task `NameCreate`.
    pub const NAME_CREATE: u16 = 10;
    /// Task `NameDelete`.
    pub const NAME_DELETE: u16 = 11;
    /// Task `Create`.
    pub const CREATE: u16 = 12;
    /// Task `Cleanup`.
    pub const CLEANUP: u16 = 13;
    /// Task `Close`.
    pub const CLOSE: u16 = 14;
    /// Task `Read`.
    pub const READ: u16 = 15;
    /// Task `Write`.
    pub const WRITE: u16 = 16;
    /// Task `SetInformation`.
    pub const SET_INFORMATION: u16 = 17;
    /// Task `SetDelete`.
    pub const SET_DELETE: u16 = 18;
    /// Task `Rename`.
    pub const RENAME: u16 = 19;
    /// Task `DirEnum`.
    pub const DIR_ENUM: u16 = 20;
    /// Task `Flush`.
    pub const FLUSH: u16 = 21;
    /// Task `QueryInformation`.
    pub const QUERY_INFORMATION: u16 = 22;
    /// Task `FSCTL`.
    pub const FSCTL: u16 = 23;
    /// Task `OperationEnd`.
    pub const OPERATION_END: u16 = 24;
    /// Task `DirNotify`.
    pub const DIR_NOTIFY: u16 = 25;
    /// Task `DeletePath`.
    pub const DELETE_PATH: u16 = 26;
    /// Task `RenamePath`.
    pub const RENAME_PATH: u16 = 27;
    /// Task `SetLinkPath`.
    pub const SET_LINK_PATH: u16 = 28;
    /// Task `CreateNewFile`.
    pub const CREATE_NEW_FILE: u16 = 30;
    /// Task `SetSecurity`.
    pub const SET_SECURITY: u16 = 31;
    /// Task `QuerySecurity`.
    pub const QUERY_SECURITY: u16 = 32;
    /// Task `SetEA`.
    pub const SET_EA: u16 = 33;
    /// Task `QueryEA`.
    pub const QUERY_EA: u16 = 34;
}

static T0: &[EventField] = &[
    p("FileKey", 16),
    p("FileName", 1),
];
static T1: &[EventField] = &[
    p("Irp", 16),
    p("ThreadId", 16),
    p("FileObject", 16),
    p("CreateOptions", 8),
    p("CreateAttributes", 8),
    p("ShareAccess", 8),
    p("FileName", 1),
];
static T2: &[EventField] = &[
    p("Irp", 16),
    p("FileObject", 16),
    p("IssuingThreadId", 8),
    p("CreateOptions", 8),
    p("CreateAttributes", 8),
    p("ShareAccess", 8),
    p("FileName", 1),
];
static T3: &[EventField] = &[
    p("Irp", 16),
    p("ThreadId", 16),
    p("FileObject", 16),
    p("FileKey", 16),
];
static T4: &[EventField] = &[
    p("Irp", 16),
    p("FileObject", 16),
    p("FileKey", 16),
    p("IssuingThreadId", 8),
];
static T5: &[EventField] = &[
    p("ByteOffset", 10),
    p("Irp", 16),
    p("ThreadId", 16),
    p("FileObject", 16),
    p("FileKey", 16),
    p("IOSize", 8),
    p("IOFlags", 8),
];
static T6: &[EventField] = &[
    p("ByteOffset", 10),
    p("Irp", 16),
    p("FileObject", 16),
    p("FileKey", 16),
    p("IssuingThreadId", 8),
    p("IOSize", 8),
    p("IOFlags", 8),
    p("ExtraFlags", 8),
];
static T7: &[EventField] = &[
    p("Irp", 16),
    p("ThreadId", 16),
    p("FileObject", 16),
    p("FileKey", 16),
    p("ExtraInformation", 16),
    p("InfoClass", 8),
];
static T8: &[EventField] = &[
    p("Irp", 16),
    p("FileObject", 16),
    p("FileKey", 16),
    p("ExtraInformation", 16),
    p("IssuingThreadId", 8),
    p("InfoClass", 8),
];
static T9: &[EventField] = &[
    p("Irp", 16),
    p("ThreadId", 16),
    p("FileObject", 16),
    p("FileKey", 16),
    p("Length", 8),
    p("InfoClass", 8),
    p("FileIndex", 8),
    p("FileName", 1),
];
static T10: &[EventField] = &[
    p("Irp", 16),
    p("FileObject", 16),
    p("FileKey", 16),
    p("IssuingThreadId", 8),
    p("Length", 8),
    p("InfoClass", 8),
    p("FileIndex", 8),
    p("FileName", 1),
];
static T11: &[EventField] = &[
    p("Irp", 16),
    p("ThreadId", 16),
    p("FileObject", 16),
    p("FileKey", 16),
    p("ExtraInformation", 16),
    p("InfoClass", 8),
    p("FilePath", 1),
];
static T12: &[EventField] = &[
    p("Irp", 16),
    p("FileObject", 16),
    p("FileKey", 16),
    p("ExtraInformation", 16),
    p("IssuingThreadId", 8),
    p("InfoClass", 8),
    p("FilePath", 1),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-Kernel-File", "kernel::kernel_file", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("KERNEL_FILE_KEYWORD_FILENAME", Some(0x10)), ("KERNEL_FILE_KEYWORD_FILEIO", Some(0x20)),
            ("KERNEL_FILE_KEYWORD_OP_END", Some(0x40)), ("KERNEL_FILE_KEYWORD_CREATE", Some(0x80)),
            ("KERNEL_FILE_KEYWORD_READ", Some(0x100)), ("KERNEL_FILE_KEYWORD_WRITE", Some(0x200)),
            ("KERNEL_FILE_KEYWORD_DELETE_PATH", Some(0x400)), ("KERNEL_FILE_KEYWORD_RENAME_SETLINK_PATH", Some(0x800)),
            ("KERNEL_FILE_KEYWORD_CREATE_NEW_FILE", Some(0x1000)),
        ]
    )
    .with_levels(&[("Informational", Some(0x4)), ])
    .with_channels(&[])
    .with_tasks(
        &[
            ("NameCreate", Some(0xa)), ("NameDelete", Some(0xb)), ("Create", Some(0xc)), ("Cleanup", Some(0xd)),
            ("Close", Some(0xe)), ("Read", Some(0xf)), ("Write", Some(0x10)), ("SetInformation", Some(0x11)),
            ("SetDelete", Some(0x12)), ("Rename", Some(0x13)), ("DirEnum", Some(0x14)), ("Flush", Some(0x15)),
            ("QueryInformation", Some(0x16)), ("FSCTL", Some(0x17)), ("OperationEnd", Some(0x18)),
            ("DirNotify", Some(0x19)), ("DeletePath", Some(0x1a)), ("RenamePath", Some(0x1b)),
            ("SetLinkPath", Some(0x1c)), ("CreateNewFile", Some(0x1e)), ("SetSecurity", Some(0x1f)),
            ("QuerySecurity", Some(0x20)), ("SetEA", Some(0x21)), ("QueryEA", Some(0x22)),
        ]
    )
    .with_opcodes(&[])
    .with_maps(&[
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev((10, 0), "NameCreate", (0, 255), (0, 65535), &[0], "", T0),
        ev((11, 0), "NameDelete", (0, 255), (1, 65535), &[0], "", T0),
        ev((12, 0), "Create", (0, 255), (2, 65535), &[1, 3], "", T1),
        ev((12, 1), "Create_V1", (0, 255), (2, 65535), &[1, 3], "", T2)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((13, 0), "Cleanup", (0, 255), (3, 65535), &[1], "", T3),
        ev((13, 1), "Cleanup_V1", (0, 255), (3, 65535), &[1], "", T4),
        ev((14, 0), "Close", (0, 255), (4, 65535), &[1], "", T3),
        ev((14, 1), "Close_V1", (0, 255), (4, 65535), &[1], "", T4),
        ev((15, 0), "Read", (0, 255), (5, 65535), &[1, 4], "", T5),
        ev((15, 1), "Read_V1", (0, 255), (5, 65535), &[1, 4], "", T6),
        ev((16, 0), "Write", (0, 255), (6, 65535), &[1, 5], "", T5),
        ev((16, 1), "Write_V1", (0, 255), (6, 65535), &[1, 5], "", T6),
        ev((17, 0), "SetInformation", (0, 255), (7, 65535), &[1], "", T7),
        ev((17, 1), "SetInformation_V1", (0, 255), (7, 65535), &[1], "", T8),
        ev((18, 0), "SetDelete", (0, 255), (8, 65535), &[1], "", T7),
        ev((18, 1), "SetDelete_V1", (0, 255), (8, 65535), &[1], "", T8),
        ev((19, 0), "Rename", (0, 255), (9, 65535), &[1], "", T7),
        ev((19, 1), "Rename_V1", (0, 255), (9, 65535), &[1], "", T8),
        ev((20, 0), "DirEnum", (0, 255), (10, 65535), &[1], "", T9),
        ev((20, 1), "DirEnum_V1", (0, 255), (10, 65535), &[1], "", T10),
        ev((21, 0), "Flush", (0, 255), (11, 65535), &[1], "", T3),
        ev((21, 1), "Flush_V1", (0, 255), (11, 65535), &[1], "", T4),
        ev((22, 0), "QueryInformation", (0, 255), (12, 65535), &[1], "", T7),
        ev((22, 1), "QueryInformation_V1", (0, 255), (12, 65535), &[1], "", T8),
        ev((23, 0), "FSCTL", (0, 255), (13, 65535), &[1], "", T7),
        ev((23, 1), "FSCTL_V1", (0, 255), (13, 65535), &[1], "", T8),
        ev(
            (24, 0), "OperationEnd", (0, 255), (14, 65535), &[1, 2], "",
            &[p("Irp", 16), p("ExtraInformation", 16), p("Status", 8)]
        ),
        ev((25, 0), "DirNotify", (0, 255), (15, 65535), &[1], "", T9),
        ev((25, 1), "DirNotify_V1", (0, 255), (15, 65535), &[1], "", T10),
        ev((26, 0), "DeletePath", (0, 255), (16, 65535), &[6], "", T11),
        ev((26, 1), "DeletePath_V1", (0, 255), (16, 65535), &[6], "", T12),
        ev((27, 0), "RenamePath", (0, 255), (17, 65535), &[7], "", T11),
        ev((27, 1), "RenamePath_V1", (0, 255), (17, 65535), &[7], "", T12),
        ev((28, 0), "SetLinkPath", (0, 255), (18, 65535), &[7], "", T11),
        ev((28, 1), "SetLinkPath_V1", (0, 255), (18, 65535), &[7], "", T12),
        ev((29, 0), "Rename29", (0, 255), (9, 65535), &[1], "", T7),
        ev((29, 1), "Rename29_V1", (0, 255), (9, 65535), &[1], "", T8),
        ev((30, 0), "CreateNewFile", (0, 255), (19, 65535), &[8], "", T1),
        ev((30, 1), "CreateNewFile_V1", (0, 255), (19, 65535), &[8], "", T2),
        ev((31, 1), "SetSecurity_V1", (0, 255), (20, 65535), &[1], "", T8),
        ev((32, 1), "QuerySecurity_V1", (0, 255), (21, 65535), &[1], "", T8),
        ev((33, 1), "SetEA_V1", (0, 255), (22, 65535), &[1], "", T8),
        ev((34, 1), "QueryEA_V1", (0, 255), (23, 65535), &[1], "", T8),
    ])
    .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]);
