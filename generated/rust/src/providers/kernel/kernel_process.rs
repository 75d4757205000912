// Generated from spec/providers/Microsoft-Windows-Kernel-Process.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Events of the provider Microsoft-Windows-Kernel-Process.
//!
//! Processes, threads and images: start, stop, load, unload, priorities, jobs.
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
        data1: 0x22fb2cd6, data2: 0x0e7b, data3: 0x422b, data4: [0xa0, 0xc7, 0x2f, 0xad, 0x1f, 0xd0, 0xe7, 0x16]
    };
/// Event IDs.
pub mod event {
    /// Event `ProcessStart`.
    pub const PROCESS_START: u16 = 1;
    /// Event `ProcessStop`.
    pub const PROCESS_STOP: u16 = 2;
    /// Event `ThreadStart`.
    pub const THREAD_START: u16 = 3;
    /// Event `ThreadStop`.
    pub const THREAD_STOP: u16 = 4;
    /// Event `ImageLoad`.
    pub const IMAGE_LOAD: u16 = 5;
    /// Event `ImageUnload`.
    pub const IMAGE_UNLOAD: u16 = 6;
    /// Event `CpuBasePriorityChange`.
    pub const CPU_BASE_PRIORITY_CHANGE: u16 = 7;
    /// Event `CpuPriorityChange`.
    pub const CPU_PRIORITY_CHANGE: u16 = 8;
    /// Event `PagePriorityChange`.
    pub const PAGE_PRIORITY_CHANGE: u16 = 9;
    /// Event `IoPriorityChange`.
    pub const IO_PRIORITY_CHANGE: u16 = 10;
    /// Event `ProcessFreezeStart`.
    pub const PROCESS_FREEZE_START: u16 = 11;
    /// Event `ProcessFreezeStop`.
    pub const PROCESS_FREEZE_STOP: u16 = 12;
    /// Event `JobStart`.
    pub const JOB_START: u16 = 13;
    /// Event `JobTerminateStop`.
    pub const JOB_TERMINATE_STOP: u16 = 14;
    /// Event `ProcessRundown`.
    pub const PROCESS_RUNDOWN: u16 = 15;
    /// Event `PsDiskIoAttributionStart`.
    pub const PS_DISK_IO_ATTRIBUTION_START: u16 = 17;
    /// Event `PsDiskIoAttributionStop`.
    pub const PS_DISK_IO_ATTRIBUTION_STOP: u16 = 18;
    /// Event `PsIoRateControlStart`.
    pub const PS_IO_RATE_CONTROL_START: u16 = 19;
    /// Event `PsIoRateControlStop`.
    pub const PS_IO_RATE_CONTROL_STOP: u16 = 20;
    /// Event `ThreadWorkOnBehalfUpdate`.
    pub const THREAD_WORK_ON_BEHALF_UPDATE: u16 = 21;
    /// Event `JobServerSiloStart`.
    pub const JOB_SERVER_SILO_START: u16 = 22;
    /// Event `JobServerSiloStart23`.
    pub const JOB_SERVER_SILO_START23: u16 = 23;
    /// Event `JobServerSiloStartStop`.
    pub const JOB_SERVER_SILO_START_STOP: u16 = 24;
    /// Event `JobServerSiloStart25`.
    pub const JOB_SERVER_SILO_START25: u16 = 25;
    /// Event `JobServerSiloStartStop26`.
    pub const JOB_SERVER_SILO_START_STOP26: u16 = 26;
    /// Event `ProcessInPrivateSet`.
    pub const PROCESS_IN_PRIVATE_SET: u16 = 27;
}

/// Keywords.
pub mod keyword {
    /// Keyword `WINEVENT_KEYWORD_PROCESS`.
    pub const WINEVENT_KEYWORD_PROCESS: u64 = 0x10;
    /// Keyword `WINEVENT_KEYWORD_THREAD`.
    pub const WINEVENT_KEYWORD_THREAD: u64 = 0x20;
    /// Keyword `WINEVENT_KEYWORD_IMAGE`.
    pub const WINEVENT_KEYWORD_IMAGE: u64 = 0x40;
    /// Keyword `WINEVENT_KEYWORD_CPU_PRIORITY`.
    pub const WINEVENT_KEYWORD_CPU_PRIORITY: u64 = 0x80;
    /// Keyword `WINEVENT_KEYWORD_OTHER_PRIORITY`.
    pub const WINEVENT_KEYWORD_OTHER_PRIORITY: u64 = 0x100;
    /// Keyword `WINEVENT_KEYWORD_PROCESS_FREEZE`.
    pub const WINEVENT_KEYWORD_PROCESS_FREEZE: u64 = 0x200;
    /// Keyword `WINEVENT_KEYWORD_JOB`.
    pub const WINEVENT_KEYWORD_JOB: u64 = 0x400;
    /// Keyword `WINEVENT_KEYWORD_ENABLE_PROCESS_TRACING_CALLBACKS`.
    pub const WINEVENT_KEYWORD_ENABLE_PROCESS_TRACING_CALLBACKS: u64 = 0x800;
    /// Keyword `WINEVENT_KEYWORD_JOB_IO`.
    pub const WINEVENT_KEYWORD_JOB_IO: u64 = 0x1000;
    /// Keyword `WINEVENT_KEYWORD_WORK_ON_BEHALF`.
    pub const WINEVENT_KEYWORD_WORK_ON_BEHALF: u64 = 0x2000;
    /// Keyword `WINEVENT_KEYWORD_JOB_SILO`.
    pub const WINEVENT_KEYWORD_JOB_SILO: u64 = 0x4000;
}

/// Tasks.
pub mod task {
    /// Task `ProcessStart`.
    pub const PROCESS_START: u16 = 1;
    /// Task `ProcessStop`.
    pub const PROCESS_STOP: u16 = 2;
    /// Task `ThreadStart`.
    pub const THREAD_START: u16 = 3;
    /// Task `ThreadStop`.
    pub const THREAD_STOP: u16 = 4;
    /// Task `ImageLoad`.
    pub const IMAGE_LOAD: u16 = 5;
    /// Task `ImageUnload`.
    pub const IMAGE_UNLOAD: u16 = 6;
    /// Task `CpuBasePriorityChange`.
    pub const CPU_BASE_PRIORITY_CHANGE: u16 = 7;
    /// Task `CpuPriorityChange`.
    pub const CPU_PRIORITY_CHANGE: u16 = 8;
    /// Task `PagePriorityChange`.
    pub const PAGE_PRIORITY_CHANGE: u16 = 9;
    /// Task `IoPriorityChange`.
    pub const IO_PRIORITY_CHANGE: u16 = 10;
    /// Task `ProcessFreeze`.
    pub const PROCESS_FREEZE: u16 = 11;
    /// Task `JobStart`.
    pub const JOB_START: u16 = 13;
    /// Task `JobTerminate`.
    pub const JOB_TERMINATE: u16 = 14;
    /// Task `ProcessRundown`.
    pub const PROCESS_RUNDOWN: u16 = 15;
    /// Task `PsDiskIoAttribution`.
    pub const PS_DISK_IO_ATTRIBUTION: u16 = 16;
    /// Task `PsIoRateControl`.
    pub const PS_IO_RATE_CONTROL: u16 = 17;
    /// Task `ThreadWorkOnBehalfUpdate`.
    pub const THREAD_WORK_ON_BEHALF_UPDATE: u16 = 18;
    /// Task `JobServerSiloStart`.
    pub const JOB_SERVER_SILO_START: u16 = 19;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `Start`.
    pub const START: u8 = 1;
    /// Opcode `Stop`.
    pub const STOP: u8 = 2;
}

static T0: &[EventField] = &[
    p("ProcessID", 8),
    p("ProcessSequenceNumber", 10),
    p("CreateTime", 17),
    p("ParentProcessID", 8),
    p("ParentProcessSequenceNumber", 10),
    p("SessionID", 8),
    p("Flags", 8),
    p("ProcessTokenElevationType", 8),
    p("ProcessTokenIsElevated", 8),
    p("MandatoryLabel", 19),
    p("ImageName", 1),
    p("ImageChecksum", 8),
    p("TimeDateStamp", 8),
    p("PackageFullName", 1),
    p("PackageRelativeAppId", 1),
];
static T1: &[EventField] = &[
    p("ProcessID", 8),
    p("ThreadID", 8),
    p("StackBase", 16),
    p("StackLimit", 16),
    p("UserStackBase", 16),
    p("UserStackLimit", 16),
    p("StartAddr", 16),
    p("Win32StartAddr", 16),
    p("TebBase", 16),
];
static T2: &[EventField] = &[
    p("ImageBase", 16),
    p("ImageSize", 16),
    p("ProcessID", 8),
    p("ImageCheckSum", 8),
    p("TimeDateStamp", 8),
    p("DefaultBase", 16),
    p("ImageName", 1),
];
static T3: &[EventField] = &[
    p("ProcessID", 8),
    p("ThreadID", 8),
    p("OldPriority", 4),
    p("NewPriority", 4),
];
static T4: &[EventField] = &[
    p("FrozenProcessID", 8),
];
static T5: &[EventField] = &[
    p("FrozenProcessID", 8),
    p("CreateTime", 17),
];
static T6: &[EventField] = &[
    p("ContainerID", 15),
    p("JobID", 8),
    p("StatusCode", 8),
];
static T7: &[EventField] = &[
    p("JobID", 8),
    p("DiskIoAttribution", 16),
    p("StatusCode", 8),
];
static T8: &[EventField] = &[
    p("JobID", 8),
    p("IoRateControl", 16),
    p("ControlType", 8),
    p("RateType", 8),
    p("RateAmount", 8),
    p("StatusCode", 8),
];
static T9: &[EventField] = &[
    p("JobID", 8),
    p("IoRateControl", 16),
    p("MaxIops", 10),
    p("MaxBandwidth", 10),
    p("MaxTimePercent", 10),
    p("ReservationIops", 10),
    p("ReservationBandwidth", 10),
    p("ReservationTimePercent", 10),
    p("CriticalReservationIops", 10),
    p("CriticalReservationBandwidth", 10),
    p("CriticalReservationTimePercent", 10),
    p("ControlFlags", 8),
    p("VolumeName", 1),
    p("StatusCode", 8),
];
static T10: &[EventField] = &[
    p("JobID", 8),
    p("IoRateControl", 16),
    p("MaxIops", 10),
    p("MaxBandwidth", 10),
    p("MaxTimePercent", 10),
    p("ReservationIops", 10),
    p("ReservationBandwidth", 10),
    p("ReservationTimePercent", 10),
    p("CriticalReservationIops", 10),
    p("CriticalReservationBandwidth", 10),
    p("CriticalReservationTimePercent", 10),
    p("SoftMaxIops", 10),
    p("SoftMaxBandwidth", 10),
    p("SoftMaxTimePercent", 10),
    p("ControlFlags", 8),
    p("VolumeName", 1),
    p("StatusCode", 8),
];
static T11: &[EventField] = &[
    p("ContainerID", 15),
    p("JobID", 8),
    p("MonitorName", 1),
];
static T12: &[EventField] = &[
    p("ProcessID", 8),
    p("ProcessSequenceNumber", 10),
    p("CreateTime", 17),
    p("ParentProcessID", 8),
    p("ParentProcessSequenceNumber", 10),
    p("SessionID", 8),
    p("Flags", 8),
    p("ProcessTokenElevationType", 8),
    p("ProcessTokenIsElevated", 8),
    p("MandatoryLabel", 19),
    p("ImageName", 1),
    p("ImageChecksum", 8),
    p("TimeDateStamp", 8),
    p("PackageFullName", 1),
    p("PackageRelativeAppId", 1),
    p("SecurityMitigations", 8),
];
static T13: &[EventField] = &[
    p("ProcessID", 8),
    p("ProcessSequenceNumber", 10),
    p("CreateTime", 17),
    p("ParentProcessID", 8),
    p("ParentProcessSequenceNumber", 10),
    p("SessionID", 8),
    p("Flags", 8),
    p("ProcessTokenElevationType", 8),
    p("ProcessTokenIsElevated", 8),
    p("MandatoryLabel", 19),
    p("ImageName", 1),
    p("ImageChecksum", 8),
    p("TimeDateStamp", 8),
    p("PackageFullName", 1),
    p("PackageRelativeAppId", 1),
    p("SecurityMitigations", 8),
    p("PartitionID", 8),
    p("ProcessMachine", 6),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-Kernel-Process", "kernel::kernel_process", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("WINEVENT_KEYWORD_PROCESS", Some(0x10)), ("WINEVENT_KEYWORD_THREAD", Some(0x20)),
            ("WINEVENT_KEYWORD_IMAGE", Some(0x40)), ("WINEVENT_KEYWORD_CPU_PRIORITY", Some(0x80)),
            ("WINEVENT_KEYWORD_OTHER_PRIORITY", Some(0x100)), ("WINEVENT_KEYWORD_PROCESS_FREEZE", Some(0x200)),
            ("WINEVENT_KEYWORD_JOB", Some(0x400)), ("WINEVENT_KEYWORD_ENABLE_PROCESS_TRACING_CALLBACKS", Some(0x800)),
            ("WINEVENT_KEYWORD_JOB_IO", Some(0x1000)), ("WINEVENT_KEYWORD_WORK_ON_BEHALF", Some(0x2000)),
            ("WINEVENT_KEYWORD_JOB_SILO", Some(0x4000)),
        ]
    )
    .with_levels(&[("Informational", Some(0x4)), ])
    .with_channels(&[])
    .with_tasks(
        &[
            ("ProcessStart", Some(0x1)), ("ProcessStop", Some(0x2)), ("ThreadStart", Some(0x3)),
            ("ThreadStop", Some(0x4)), ("ImageLoad", Some(0x5)), ("ImageUnload", Some(0x6)),
            ("CpuBasePriorityChange", Some(0x7)), ("CpuPriorityChange", Some(0x8)), ("PagePriorityChange", Some(0x9)),
            ("IoPriorityChange", Some(0xa)), ("ProcessFreeze", Some(0xb)), ("JobStart", Some(0xd)),
            ("JobTerminate", Some(0xe)), ("ProcessRundown", Some(0xf)), ("PsDiskIoAttribution", Some(0x10)),
            ("PsIoRateControl", Some(0x11)), ("ThreadWorkOnBehalfUpdate", Some(0x12)),
            ("JobServerSiloStart", Some(0x13)), ("ProcessInPrivateSet", None),
        ]
    )
    .with_opcodes(&[("Start", Some(0x1)), ("Stop", Some(0x2)), ])
    .with_maps(&[
        map("ProcessFlags", true, &[(0x1, "PackageId"), ]),
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev(
            (1, 0), "ProcessStart", (0, 255), (0, 0), &[0], "",
            &[p("ProcessID", 8), p("CreateTime", 17), p("ParentProcessID", 8), p("SessionID", 8), p("ImageName", 1)]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev(
            (1, 1), "ProcessStart_V1", (0, 255), (0, 0), &[0], "",
            &[
                p("ProcessID", 8), p("CreateTime", 17), p("ParentProcessID", 8), p("SessionID", 8), p("Flags", 8),
                p("ImageName", 1)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev(
            (1, 2), "ProcessStart_V2", (0, 255), (0, 0), &[0], "",
            &[
                p("ProcessID", 8), p("CreateTime", 17), p("ParentProcessID", 8), p("SessionID", 8), p("Flags", 8),
                p("ImageName", 1), p("ImageChecksum", 8), p("TimeDateStamp", 8), p("PackageFullName", 1),
                p("PackageRelativeAppId", 1)
            ]
        ),
        ev((1, 3), "ProcessStart_V3", (0, 255), (0, 0), &[0], "", T0),
        ev((1, 4), "ProcessStart_V4", (0, 255), (0, 0), &[0], "", T12).stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1, 5), "ProcessStart_V5", (0, 255), (0, 0), &[0], "", T13).stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (2, 0), "ProcessStop", (0, 255), (1, 1), &[0], "",
            &[
                p("ProcessID", 8), p("CreateTime", 17), p("ExitTime", 17), p("ExitCode", 8), p("TokenElevationType", 8),
                p("HandleCount", 8), p("CommitCharge", 10), p("CommitPeak", 10), p("ImageName", 2)
            ]
        ),
        ev(
            (2, 1), "ProcessStop_V1", (0, 255), (1, 1), &[0], "",
            &[
                p("ProcessID", 8), p("CreateTime", 17), p("ExitTime", 17), p("ExitCode", 8), p("TokenElevationType", 8),
                p("HandleCount", 8), p("CommitCharge", 10), p("CommitPeak", 10), p("CPUCycleCount", 10),
                p("ReadOperationCount", 8), p("WriteOperationCount", 8), p("ReadTransferKiloBytes", 8),
                p("WriteTransferKiloBytes", 8), p("HardFaultCount", 8), p("ImageName", 2)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev(
            (2, 2), "ProcessStop_V2", (0, 255), (1, 1), &[0], "",
            &[
                p("ProcessID", 8), p("ProcessSequenceNumber", 10), p("CreateTime", 17), p("ExitTime", 17),
                p("ExitCode", 8), p("TokenElevationType", 8), p("HandleCount", 8), p("CommitCharge", 10),
                p("CommitPeak", 10), p("CPUCycleCount", 10), p("ReadOperationCount", 8), p("WriteOperationCount", 8),
                p("ReadTransferKiloBytes", 8), p("WriteTransferKiloBytes", 8), p("HardFaultCount", 8), p("ImageName", 2)
            ]
        ),
        ev((3, 0), "ThreadStart", (0, 255), (2, 0), &[1], "", T1),
        ev(
            (3, 1), "ThreadStart_V1", (0, 255), (2, 0), &[1], "",
            &[
                p("ProcessID", 8), p("ThreadID", 8), p("StackBase", 16), p("StackLimit", 16), p("UserStackBase", 16),
                p("UserStackLimit", 16), p("StartAddr", 16), p("Win32StartAddr", 16), p("TebBase", 16),
                p("SubProcessTag", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((4, 0), "ThreadStop", (0, 255), (3, 1), &[1], "", T1),
        ev(
            (4, 1), "ThreadStop_V1", (0, 255), (3, 1), &[1], "",
            &[
                p("ProcessID", 8), p("ThreadID", 8), p("StackBase", 16), p("StackLimit", 16), p("UserStackBase", 16),
                p("UserStackLimit", 16), p("StartAddr", 16), p("Win32StartAddr", 16), p("TebBase", 16),
                p("SubProcessTag", 8), p("CycleTime", 10)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((5, 0), "ImageLoad", (0, 255), (4, 65535), &[2], "", T2)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((6, 0), "ImageUnload", (0, 255), (5, 65535), &[2], "", T2)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((7, 0), "CpuBasePriorityChange", (0, 255), (6, 65535), &[3], "", T3)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((8, 0), "CpuPriorityChange", (0, 255), (7, 65535), &[3], "", T3)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((9, 0), "PagePriorityChange", (0, 255), (8, 65535), &[4], "", T3)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((10, 0), "IoPriorityChange", (0, 255), (9, 65535), &[4], "", T3)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((11, 0), "ProcessFreezeStart", (0, 255), (10, 0), &[5], "", T4),
        ev((11, 1), "ProcessFreezeStart_V1", (0, 255), (10, 0), &[5], "", T5),
        ev((12, 0), "ProcessFreezeStop", (0, 255), (10, 1), &[5], "", T4),
        ev((12, 1), "ProcessFreezeStop_V1", (0, 255), (10, 1), &[5], "", T5),
        ev((13, 0), "JobStart", (0, 255), (11, 0), &[6], "", T6),
        ev((14, 0), "JobTerminateStop", (0, 255), (12, 1), &[6], "", T6),
        ev(
            (15, 0), "ProcessRundown", (0, 255), (13, 65535), &[0], "",
            &[
                p("ProcessID", 8), p("CreateTime", 17), p("ParentProcessID", 8), p("SessionID", 8),
                f("Flags", 8, 0, Quantity::Unstated, Quantity::Unstated, 0), p("ImageName", 1), p("ImageChecksum", 8),
                p("TimeDateStamp", 8), p("PackageFullName", 1), p("PackageRelativeAppId", 1)
            ]
        ),
        ev((15, 1), "ProcessRundown_V1", (0, 255), (13, 65535), &[0], "", T0),
        ev((15, 2), "ProcessRundown_V2", (0, 255), (13, 65535), &[0], "", T12)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((15, 3), "ProcessRundown_V3", (0, 255), (13, 65535), &[0], "", T13)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((16, 0), "", (0, 255), (65535, 65535), &[7], "", &[]),
        ev((17, 0), "PsDiskIoAttributionStart", (0, 255), (14, 0), &[8], "", T7),
        ev((18, 0), "PsDiskIoAttributionStop", (0, 255), (14, 1), &[8], "", T7),
        ev((19, 0), "PsIoRateControlStart", (0, 255), (15, 0), &[8], "", T8),
        ev((19, 1), "PsIoRateControlStart_V1", (0, 255), (15, 0), &[8], "", T9),
        ev((19, 2), "PsIoRateControlStart_V2", (0, 255), (15, 0), &[8], "", T10),
        ev((20, 0), "PsIoRateControlStop", (0, 255), (15, 1), &[8], "", T8),
        ev((20, 1), "PsIoRateControlStop_V1", (0, 255), (15, 1), &[8], "", T9),
        ev((20, 2), "PsIoRateControlStop_V2", (0, 255), (15, 1), &[8], "", T10),
        ev(
            (21, 0), "ThreadWorkOnBehalfUpdate", (0, 255), (16, 65535), &[9], "",
            &[p("OldWorkOnBehalfThreadID", 8), p("NewWorkOnBehalfThreadID", 8)]
        ),
        ev(
            (22, 0), "JobServerSiloStart", (0, 255), (17, 65535), &[10], "",
            &[p("ContainerID", 15), p("JobID", 8), p("State", 6)]
        ),
        ev((23, 0), "JobServerSiloStart23", (0, 255), (17, 0), &[10], "", T11),
        ev(
            (24, 0), "JobServerSiloStartStop", (0, 255), (17, 1), &[10], "",
            &[p("ContainerID", 15), p("JobID", 8), p("Status", 8), p("MonitorName", 1)]
        ),
        ev((25, 0), "JobServerSiloStart25", (0, 255), (17, 0), &[10], "", T11),
        ev((26, 0), "JobServerSiloStartStop26", (0, 255), (17, 1), &[10], "", T11),
        ev((27, 0), "ProcessInPrivateSet", (0, 255), (18, 65535), &[0], "", &[p("ProcessName", 1), p("ProcessID", 8)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
    ])
    .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]);
