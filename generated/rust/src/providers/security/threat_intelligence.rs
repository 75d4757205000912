// Generated from spec/providers/Microsoft-Windows-Threat-Intelligence.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Events of the provider Microsoft-Windows-Threat-Intelligence.
//!
//! Operations that malware uses: memory of other processes, contexts and user APCs of threads, drivers.
//!
//! The feature `provider-payloads-security` enables the payload types of its events, in the module `payloads`.
use crate::rt::provider::{
    EventField, Members, Provider, ProviderKind, Quantity, event as ev, field as f, map, plain as p, provider,
    structure as s
};
use crate::rt::sources;
#[cfg(feature = "provider-payloads-security")]
pub mod payloads;
/// GUID of the provider.
pub const GUID: crate::Guid =
    crate::Guid {
        data1: 0xf4e1897c, data2: 0xbb5d, data3: 0x5668, data4: [0xf1, 0xd8, 0x04, 0x0f, 0x4d, 0x8d, 0xd3, 0x44]
    };
/// Event IDs.
pub mod event {
    /// Event `KERNEL_THREATINT_TASK_ALLOCVM_REMOTE`.
    pub const KERNEL_THREATINT_TASK_ALLOCVM_REMOTE: u16 = 1;
    /// Event `KERNEL_THREATINT_TASK_PROTECTVM_REMOTE`.
    pub const KERNEL_THREATINT_TASK_PROTECTVM_REMOTE: u16 = 2;
    /// Event `KERNEL_THREATINT_TASK_MAPVIEW_REMOTE`.
    pub const KERNEL_THREATINT_TASK_MAPVIEW_REMOTE: u16 = 3;
    /// Event `KERNEL_THREATINT_TASK_QUEUEUSERAPC_REMOTE`.
    pub const KERNEL_THREATINT_TASK_QUEUEUSERAPC_REMOTE: u16 = 4;
    /// Event `KERNEL_THREATINT_TASK_SETTHREADCONTEXT_REMOTE`.
    pub const KERNEL_THREATINT_TASK_SETTHREADCONTEXT_REMOTE: u16 = 5;
    /// Event `KERNEL_THREATINT_TASK_ALLOCVM_LOCAL`.
    pub const KERNEL_THREATINT_TASK_ALLOCVM_LOCAL: u16 = 6;
    /// Event `KERNEL_THREATINT_TASK_PROTECTVM_LOCAL`.
    pub const KERNEL_THREATINT_TASK_PROTECTVM_LOCAL: u16 = 7;
    /// Event `KERNEL_THREATINT_TASK_MAPVIEW_LOCAL`.
    pub const KERNEL_THREATINT_TASK_MAPVIEW_LOCAL: u16 = 8;
    /// Event `KERNEL_THREATINT_TASK_QUEUEUSERAPC_LOCAL`.
    pub const KERNEL_THREATINT_TASK_QUEUEUSERAPC_LOCAL: u16 = 9;
    /// Event `KERNEL_THREATINT_TASK_SETTHREADCONTEXT_LOCAL`.
    pub const KERNEL_THREATINT_TASK_SETTHREADCONTEXT_LOCAL: u16 = 10;
    /// Event `KERNEL_THREATINT_TASK_READVM_LOCAL`.
    pub const KERNEL_THREATINT_TASK_READVM_LOCAL: u16 = 11;
    /// Event `KERNEL_THREATINT_TASK_WRITEVM_LOCAL`.
    pub const KERNEL_THREATINT_TASK_WRITEVM_LOCAL: u16 = 12;
    /// Event `KERNEL_THREATINT_TASK_READVM_REMOTE`.
    pub const KERNEL_THREATINT_TASK_READVM_REMOTE: u16 = 13;
    /// Event `KERNEL_THREATINT_TASK_WRITEVM_REMOTE`.
    pub const KERNEL_THREATINT_TASK_WRITEVM_REMOTE: u16 = 14;
    /// Event `KERNEL_THREATINT_TASK_SUSPENDRESUME_THREAD`.
    pub const KERNEL_THREATINT_TASK_SUSPENDRESUME_THREAD: u16 = 15;
    /// Event `KERNEL_THREATINT_TASK_SUSPENDRESUME_THREAD16`.
    pub const KERNEL_THREATINT_TASK_SUSPENDRESUME_THREAD16: u16 = 16;
    /// Event `KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS`.
    pub const KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS: u16 = 17;
    /// Event `KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS18`.
    pub const KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS18: u16 = 18;
    /// Event `KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS19`.
    pub const KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS19: u16 = 19;
    /// Event `KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS20`.
    pub const KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS20: u16 = 20;
    /// Event `KERNEL_THREATINT_TASK_ALLOCVM21`.
    pub const KERNEL_THREATINT_TASK_ALLOCVM21: u16 = 21;
    /// Event `KERNEL_THREATINT_TASK_PROTECTVM22`.
    pub const KERNEL_THREATINT_TASK_PROTECTVM22: u16 = 22;
    /// Event `KERNEL_THREATINT_TASK_MAPVIEW23`.
    pub const KERNEL_THREATINT_TASK_MAPVIEW23: u16 = 23;
    /// Event `KERNEL_THREATINT_TASK_QUEUEUSERAPC24`.
    pub const KERNEL_THREATINT_TASK_QUEUEUSERAPC24: u16 = 24;
    /// Event `KERNEL_THREATINT_TASK_SETTHREADCONTEXT25`.
    pub const KERNEL_THREATINT_TASK_SETTHREADCONTEXT25: u16 = 25;
    /// Event `KERNEL_THREATINT_TASK_ALLOCVM26`.
    pub const KERNEL_THREATINT_TASK_ALLOCVM26: u16 = 26;
    /// Event `KERNEL_THREATINT_TASK_PROTECTVM27`.
    pub const KERNEL_THREATINT_TASK_PROTECTVM27: u16 = 27;
    /// Event `KERNEL_THREATINT_TASK_MAPVIEW28`.
    pub const KERNEL_THREATINT_TASK_MAPVIEW28: u16 = 28;
    /// Event `KERNEL_THREATINT_TASK_DRIVER_DEVICE`.
    pub const KERNEL_THREATINT_TASK_DRIVER_DEVICE: u16 = 29;
    /// Event `KERNEL_THREATINT_TASK_DRIVER_DEVICE30`.
    pub const KERNEL_THREATINT_TASK_DRIVER_DEVICE30: u16 = 30;
    /// Event `KERNEL_THREATINT_TASK_DRIVER_DEVICE31`.
    pub const KERNEL_THREATINT_TASK_DRIVER_DEVICE31: u16 = 31;
    /// Event `KERNEL_THREATINT_TASK_DRIVER_DEVICE32`.
    pub const KERNEL_THREATINT_TASK_DRIVER_DEVICE32: u16 = 32;
    /// Event `KERNEL_THREATINT_PROCESS_IMPERSONATION_REVERT`.
    pub const KERNEL_THREATINT_PROCESS_IMPERSONATION_REVERT: u16 = 34;
    /// Event `KERNEL_THREATINT_PROCESS_SYSCALL_USAGE`.
    pub const KERNEL_THREATINT_PROCESS_SYSCALL_USAGE: u16 = 35;
}

/// Keywords.
pub mod keyword {
    /// Keyword `KERNEL_THREATINT_KEYWORD_ALLOCVM_LOCAL`.
    pub const KERNEL_THREATINT_KEYWORD_ALLOCVM_LOCAL: u64 = 0x1;
    /// Keyword `KERNEL_THREATINT_KEYWORD_ALLOCVM_LOCAL_KERNEL_CALLER`.
    pub const KERNEL_THREATINT_KEYWORD_ALLOCVM_LOCAL_KERNEL_CALLER: u64 = 0x2;
    /// Keyword `KERNEL_THREATINT_KEYWORD_ALLOCVM_REMOTE`.
    pub const KERNEL_THREATINT_KEYWORD_ALLOCVM_REMOTE: u64 = 0x4;
    /// Keyword `KERNEL_THREATINT_KEYWORD_ALLOCVM_REMOTE_KERNEL_CALLER`.
    pub const KERNEL_THREATINT_KEYWORD_ALLOCVM_REMOTE_KERNEL_CALLER: u64 = 0x8;
    /// Keyword `KERNEL_THREATINT_KEYWORD_PROTECTVM_LOCAL`.
    pub const KERNEL_THREATINT_KEYWORD_PROTECTVM_LOCAL: u64 = 0x10;
    /// Keyword `KERNEL_THREATINT_KEYWORD_PROTECTVM_LOCAL_KERNEL_CALLER`.
    pub const KERNEL_THREATINT_KEYWORD_PROTECTVM_LOCAL_KERNEL_CALLER: u64 = 0x20;
    /// Keyword `KERNEL_THREATINT_KEYWORD_PROTECTVM_REMOTE`.
    pub const KERNEL_THREATINT_KEYWORD_PROTECTVM_REMOTE: u64 = 0x40;
    /// Keyword `KERNEL_THREATINT_KEYWORD_PROTECTVM_REMOTE_KERNEL_CALLER`.
    pub const KERNEL_THREATINT_KEYWORD_PROTECTVM_REMOTE_KERNEL_CALLER: u64 = 0x80;
    /// Keyword `KERNEL_THREATINT_KEYWORD_MAPVIEW_LOCAL`.
    pub const KERNEL_THREATINT_KEYWORD_MAPVIEW_LOCAL: u64 = 0x100;
    /// Keyword `KERNEL_THREATINT_KEYWORD_MAPVIEW_LOCAL_KERNEL_CALLER`.
    pub const KERNEL_THREATINT_KEYWORD_MAPVIEW_LOCAL_KERNEL_CALLER: u64 = 0x200;
    /// Keyword `KERNEL_THREATINT_KEYWORD_MAPVIEW_REMOTE`.
    pub const KERNEL_THREATINT_KEYWORD_MAPVIEW_REMOTE: u64 = 0x400;
    /// Keyword `KERNEL_THREATINT_KEYWORD_MAPVIEW_REMOTE_KERNEL_CALLER`.
    pub const KERNEL_THREATINT_KEYWORD_MAPVIEW_REMOTE_KERNEL_CALLER: u64 = 0x800;
    /// Keyword `KERNEL_THREATINT_KEYWORD_QUEUEUSERAPC_REMOTE`.
    pub const KERNEL_THREATINT_KEYWORD_QUEUEUSERAPC_REMOTE: u64 = 0x1000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_QUEUEUSERAPC_REMOTE_KERNEL_CALLER`.
    pub const KERNEL_THREATINT_KEYWORD_QUEUEUSERAPC_REMOTE_KERNEL_CALLER: u64 = 0x2000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_SETTHREADCONTEXT_REMOTE`.
    pub const KERNEL_THREATINT_KEYWORD_SETTHREADCONTEXT_REMOTE: u64 = 0x4000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_SETTHREADCONTEXT_REMOTE_KERNEL_CALLER`.
    pub const KERNEL_THREATINT_KEYWORD_SETTHREADCONTEXT_REMOTE_KERNEL_CALLER: u64 = 0x8000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_READVM_LOCAL`.
    pub const KERNEL_THREATINT_KEYWORD_READVM_LOCAL: u64 = 0x10000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_READVM_REMOTE`.
    pub const KERNEL_THREATINT_KEYWORD_READVM_REMOTE: u64 = 0x20000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_WRITEVM_LOCAL`.
    pub const KERNEL_THREATINT_KEYWORD_WRITEVM_LOCAL: u64 = 0x40000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_WRITEVM_REMOTE`.
    pub const KERNEL_THREATINT_KEYWORD_WRITEVM_REMOTE: u64 = 0x80000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_SUSPEND_THREAD`.
    pub const KERNEL_THREATINT_KEYWORD_SUSPEND_THREAD: u64 = 0x100000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_RESUME_THREAD`.
    pub const KERNEL_THREATINT_KEYWORD_RESUME_THREAD: u64 = 0x200000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_SUSPEND_PROCESS`.
    pub const KERNEL_THREATINT_KEYWORD_SUSPEND_PROCESS: u64 = 0x400000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_RESUME_PROCESS`.
    pub const KERNEL_THREATINT_KEYWORD_RESUME_PROCESS: u64 = 0x800000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_FREEZE_PROCESS`.
    pub const KERNEL_THREATINT_KEYWORD_FREEZE_PROCESS: u64 = 0x1000000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_THAW_PROCESS`.
    pub const KERNEL_THREATINT_KEYWORD_THAW_PROCESS: u64 = 0x2000000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_CONTEXT_PARSE`.
    pub const KERNEL_THREATINT_KEYWORD_CONTEXT_PARSE: u64 = 0x4000000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_EXECUTION_ADDRESS_VAD_PROBE`.
    pub const KERNEL_THREATINT_KEYWORD_EXECUTION_ADDRESS_VAD_PROBE: u64 = 0x8000000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_EXECUTION_ADDRESS_MMF_NAME_PROBE`.
    pub const KERNEL_THREATINT_KEYWORD_EXECUTION_ADDRESS_MMF_NAME_PROBE: u64 = 0x10000000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_READWRITEVM_NO_SIGNATURE_RESTRICTION`.
    pub const KERNEL_THREATINT_KEYWORD_READWRITEVM_NO_SIGNATURE_RESTRICTION: u64 = 0x20000000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_DRIVER_EVENTS`.
    pub const KERNEL_THREATINT_KEYWORD_DRIVER_EVENTS: u64 = 0x40000000;
    /// Keyword `KERNEL_THREATINT_KEYWORD_DEVICE_EVENTS`.
    pub const KERNEL_THREATINT_KEYWORD_DEVICE_EVENTS: u64 = 0x80000000;
}

/// Tasks.
pub mod task {
    /// Task `KERNEL_THREATINT_TASK_ALLOCVM`.
    pub const KERNEL_THREATINT_TASK_ALLOCVM: u16 = 1;
    /// Task `KERNEL_THREATINT_TASK_PROTECTVM`.
    pub const KERNEL_THREATINT_TASK_PROTECTVM: u16 = 2;
    /// Task `KERNEL_THREATINT_TASK_MAPVIEW`.
    pub const KERNEL_THREATINT_TASK_MAPVIEW: u16 = 3;
    /// Task `KERNEL_THREATINT_TASK_QUEUEUSERAPC`.
    pub const KERNEL_THREATINT_TASK_QUEUEUSERAPC: u16 = 4;
    /// Task `KERNEL_THREATINT_TASK_SETTHREADCONTEXT`.
    pub const KERNEL_THREATINT_TASK_SETTHREADCONTEXT: u16 = 5;
    /// Task `KERNEL_THREATINT_TASK_READVM`.
    pub const KERNEL_THREATINT_TASK_READVM: u16 = 6;
    /// Task `KERNEL_THREATINT_TASK_WRITEVM`.
    pub const KERNEL_THREATINT_TASK_WRITEVM: u16 = 7;
    /// Task `KERNEL_THREATINT_TASK_SUSPENDRESUME_THREAD`.
    pub const KERNEL_THREATINT_TASK_SUSPENDRESUME_THREAD: u16 = 8;
    /// Task `KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS`.
    pub const KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS: u16 = 9;
    /// Task `KERNEL_THREATINT_TASK_DRIVER_DEVICE`.
    pub const KERNEL_THREATINT_TASK_DRIVER_DEVICE: u16 = 10;
    /// Task `KERNEL_THREATINT_TASK_READVM_LOCAL`.
    pub const KERNEL_THREATINT_TASK_READVM_LOCAL: u16 = 11;
    /// Task `KERNEL_THREATINT_TASK_WRITEVM_LOCAL`.
    pub const KERNEL_THREATINT_TASK_WRITEVM_LOCAL: u16 = 12;
    /// Task `KERNEL_THREATINT_TASK_READVM_REMOTE`.
    pub const KERNEL_THREATINT_TASK_READVM_REMOTE: u16 = 13;
    /// Task `KERNEL_THREATINT_TASK_WRITEVM_REMOTE`.
    pub const KERNEL_THREATINT_TASK_WRITEVM_REMOTE: u16 = 14;
}

static T0: &[EventField] = &[
    p("CallingProcessId", 8),
    p("CallingProcessCreateTime", 17),
    p("CallingProcessStartKey", 10),
    p("CallingProcessSignatureLevel", 4),
    p("CallingProcessSectionSignatureLevel", 4),
    p("CallingProcessProtection", 4),
    p("CallingThreadId", 8),
    p("CallingThreadCreateTime", 17),
    p("TargetProcessId", 8),
    p("TargetProcessCreateTime", 17),
    p("TargetProcessStartKey", 10),
    p("TargetProcessSignatureLevel", 4),
    p("TargetProcessSectionSignatureLevel", 4),
    p("TargetProcessProtection", 4),
    p("BaseAddress", 16),
    p("RegionSize", 16),
    p("AllocationType", 8),
    p("ProtectionMask", 8),
];
static T1: &[EventField] = &[
    p("CallingProcessId", 8),
    p("CallingProcessCreateTime", 17),
    p("CallingProcessStartKey", 10),
    p("CallingProcessSignatureLevel", 4),
    p("CallingProcessSectionSignatureLevel", 4),
    p("CallingProcessProtection", 4),
    p("CallingThreadId", 8),
    p("CallingThreadCreateTime", 17),
    p("TargetProcessId", 8),
    p("TargetProcessCreateTime", 17),
    p("TargetProcessStartKey", 10),
    p("TargetProcessSignatureLevel", 4),
    p("TargetProcessSectionSignatureLevel", 4),
    p("TargetProcessProtection", 4),
    p("OriginalProcessId", 8),
    p("OriginalProcessCreateTime", 17),
    p("OriginalProcessStartKey", 10),
    p("OriginalProcessSignatureLevel", 4),
    p("OriginalProcessSectionSignatureLevel", 4),
    p("OriginalProcessProtection", 4),
    p("BaseAddress", 16),
    p("RegionSize", 16),
    p("AllocationType", 8),
    p("ProtectionMask", 8),
];
static T2: &[EventField] = &[
    p("CallingProcessId", 8),
    p("CallingProcessCreateTime", 17),
    p("CallingProcessStartKey", 10),
    p("CallingProcessSignatureLevel", 4),
    p("CallingProcessSectionSignatureLevel", 4),
    p("CallingProcessProtection", 4),
    p("CallingThreadId", 8),
    p("CallingThreadCreateTime", 17),
    p("TargetProcessId", 8),
    p("TargetProcessCreateTime", 17),
    p("TargetProcessStartKey", 10),
    p("TargetProcessSignatureLevel", 4),
    p("TargetProcessSectionSignatureLevel", 4),
    p("TargetProcessProtection", 4),
    p("BaseAddress", 16),
    p("RegionSize", 16),
    p("ProtectionMask", 8),
    p("LastProtectionMask", 8),
];
static T3: &[EventField] = &[
    p("CallingProcessId", 8),
    p("CallingProcessCreateTime", 17),
    p("CallingProcessStartKey", 10),
    p("CallingProcessSignatureLevel", 4),
    p("CallingProcessSectionSignatureLevel", 4),
    p("CallingProcessProtection", 4),
    p("CallingThreadId", 8),
    p("CallingThreadCreateTime", 17),
    p("TargetProcessId", 8),
    p("TargetProcessCreateTime", 17),
    p("TargetProcessStartKey", 10),
    p("TargetProcessSignatureLevel", 4),
    p("TargetProcessSectionSignatureLevel", 4),
    p("TargetProcessProtection", 4),
    p("OriginalProcessId", 8),
    p("OriginalProcessCreateTime", 17),
    p("OriginalProcessStartKey", 10),
    p("OriginalProcessSignatureLevel", 4),
    p("OriginalProcessSectionSignatureLevel", 4),
    p("OriginalProcessProtection", 4),
    p("BaseAddress", 16),
    p("RegionSize", 16),
    p("ProtectionMask", 8),
    p("LastProtectionMask", 8),
];
static T4: &[EventField] = &[
    p("CallingProcessId", 8),
    p("CallingProcessCreateTime", 17),
    p("CallingProcessStartKey", 10),
    p("CallingProcessSignatureLevel", 4),
    p("CallingProcessSectionSignatureLevel", 4),
    p("CallingProcessProtection", 4),
    p("CallingThreadId", 8),
    p("CallingThreadCreateTime", 17),
    p("TargetProcessId", 8),
    p("TargetProcessCreateTime", 17),
    p("TargetProcessStartKey", 10),
    p("TargetProcessSignatureLevel", 4),
    p("TargetProcessSectionSignatureLevel", 4),
    p("TargetProcessProtection", 4),
    p("BaseAddress", 16),
    p("ViewSize", 16),
    p("AllocationType", 8),
    p("ProtectionMask", 8),
];
static T5: &[EventField] = &[
    p("OperationStatus", 8),
    p("CallingProcessId", 8),
    p("CallingProcessCreateTime", 17),
    p("CallingProcessStartKey", 10),
    p("CallingProcessSignatureLevel", 4),
    p("CallingProcessSectionSignatureLevel", 4),
    p("CallingProcessProtection", 4),
    p("CallingThreadId", 8),
    p("CallingThreadCreateTime", 17),
    p("TargetProcessId", 8),
    p("TargetProcessCreateTime", 17),
    p("TargetProcessStartKey", 10),
    p("TargetProcessSignatureLevel", 4),
    p("TargetProcessSectionSignatureLevel", 4),
    p("TargetProcessProtection", 4),
    p("TargetThreadId", 8),
    p("TargetThreadCreateTime", 17),
    p("ApcRoutine", 16),
    p("ApcArgument1", 16),
    p("ApcArgument2", 16),
    p("ApcArgument3", 16),
    p("ApcRoutineVadQueryResult", 8),
    p("ApcRoutineVadAllocationBase", 16),
    p("ApcRoutineVadAllocationProtect", 8),
    p("ApcRoutineVadRegionType", 8),
    p("ApcRoutineVadRegionSize", 16),
    p("ApcRoutineVadCommitSize", 16),
    p("ApcRoutineVadMmfName", 1),
    p("ApcArgument1VadQueryResult", 8),
    p("ApcArgument1VadAllocationBase", 16),
    p("ApcArgument1VadAllocationProtect", 8),
    p("ApcArgument1VadRegionType", 8),
    p("ApcArgument1VadRegionSize", 16),
    p("ApcArgument1VadCommitSize", 16),
    p("ApcArgument1VadMmfName", 1),
];
static T6: &[EventField] = &[
    p("CallingProcessId", 8),
    p("CallingProcessCreateTime", 17),
    p("CallingProcessStartKey", 10),
    p("CallingProcessSignatureLevel", 4),
    p("CallingProcessSectionSignatureLevel", 4),
    p("CallingProcessProtection", 4),
    p("CallingThreadId", 8),
    p("CallingThreadCreateTime", 17),
    p("TargetProcessId", 8),
    p("TargetProcessCreateTime", 17),
    p("TargetProcessStartKey", 10),
    p("TargetProcessSignatureLevel", 4),
    p("TargetProcessSectionSignatureLevel", 4),
    p("TargetProcessProtection", 4),
    p("TargetThreadId", 8),
    p("TargetThreadCreateTime", 17),
    p("OriginalProcessId", 8),
    p("OriginalProcessCreateTime", 17),
    p("OriginalProcessStartKey", 10),
    p("OriginalProcessSignatureLevel", 4),
    p("OriginalProcessSectionSignatureLevel", 4),
    p("OriginalProcessProtection", 4),
    p("TargetThreadAlertable", 4),
    p("ApcRoutine", 16),
    p("ApcArgument1", 16),
    p("ApcArgument2", 16),
    p("ApcArgument3", 16),
    p("RealEventTime", 17),
    p("ApcRoutineVadQueryResult", 8),
    p("ApcRoutineVadAllocationBase", 16),
    p("ApcRoutineVadAllocationProtect", 8),
    p("ApcRoutineVadRegionType", 8),
    p("ApcRoutineVadRegionSize", 16),
    p("ApcRoutineVadCommitSize", 16),
    p("ApcRoutineVadMmfName", 1),
    p("ApcArgument1VadQueryResult", 8),
    p("ApcArgument1VadAllocationBase", 16),
    p("ApcArgument1VadAllocationProtect", 8),
    p("ApcArgument1VadRegionType", 8),
    p("ApcArgument1VadRegionSize", 16),
    p("ApcArgument1VadCommitSize", 16),
    p("ApcArgument1VadMmfName", 1),
];
static T7: &[EventField] = &[
    p("OperationStatus", 8),
    p("CallingProcessId", 8),
    p("CallingProcessCreateTime", 17),
    p("CallingProcessStartKey", 10),
    p("CallingProcessSignatureLevel", 4),
    p("CallingProcessSectionSignatureLevel", 4),
    p("CallingProcessProtection", 4),
    p("CallingThreadId", 8),
    p("CallingThreadCreateTime", 17),
    p("TargetProcessId", 8),
    p("TargetProcessCreateTime", 17),
    p("TargetProcessStartKey", 10),
    p("TargetProcessSignatureLevel", 4),
    p("TargetProcessSectionSignatureLevel", 4),
    p("TargetProcessProtection", 4),
    p("TargetThreadId", 8),
    p("TargetThreadCreateTime", 17),
    p("ContextMask", 6),
    p("Pc", 16),
    p("Sp", 16),
    p("Lr", 16),
    p("Fp", 16),
    p("Reg0", 16),
    p("Reg1", 16),
    p("Reg2", 16),
    p("Reg3", 16),
    p("Reg4", 16),
    p("Reg5", 16),
    p("Reg6", 16),
    p("Reg7", 16),
    p("PcVadQueryResult", 8),
    p("PcVadAllocationBase", 16),
    p("PcVadAllocationProtect", 8),
    p("PcVadRegionType", 8),
    p("PcVadRegionSize", 16),
    p("PcVadCommitSize", 16),
    p("PcVadMmfName", 1),
];
static T8: &[EventField] = &[
    p("CallingProcessId", 8),
    p("CallingProcessCreateTime", 17),
    p("CallingProcessStartKey", 10),
    p("CallingProcessSignatureLevel", 4),
    p("CallingProcessSectionSignatureLevel", 4),
    p("CallingProcessProtection", 4),
    p("CallingThreadId", 8),
    p("CallingThreadCreateTime", 17),
    p("TargetProcessId", 8),
    p("TargetProcessCreateTime", 17),
    p("TargetProcessStartKey", 10),
    p("TargetProcessSignatureLevel", 4),
    p("TargetProcessSectionSignatureLevel", 4),
    p("TargetProcessProtection", 4),
    p("TargetThreadId", 8),
    p("TargetThreadCreateTime", 17),
    p("ContextFlags", 8),
    p("ContextMask", 6),
    p("Pc", 16),
    p("Sp", 16),
    p("Lr", 16),
    p("Fp", 16),
    p("Reg0", 16),
    p("Reg1", 16),
    p("Reg2", 16),
    p("Reg3", 16),
    p("Reg4", 16),
    p("Reg5", 16),
    p("Reg6", 16),
    p("Reg7", 16),
    p("RealEventTime", 17),
    p("PcVadQueryResult", 8),
    p("PcVadAllocationBase", 16),
    p("PcVadAllocationProtect", 8),
    p("PcVadRegionType", 8),
    p("PcVadRegionSize", 16),
    p("PcVadCommitSize", 16),
    p("PcVadMmfName", 1),
];
static T9: &[EventField] = &[
    p("OperationStatus", 8),
    p("CallingProcessId", 8),
    p("CallingProcessCreateTime", 17),
    p("CallingProcessStartKey", 10),
    p("CallingProcessSignatureLevel", 4),
    p("CallingProcessSectionSignatureLevel", 4),
    p("CallingProcessProtection", 4),
    p("CallingThreadId", 8),
    p("CallingThreadCreateTime", 17),
    p("TargetProcessId", 8),
    p("TargetProcessCreateTime", 17),
    p("TargetProcessStartKey", 10),
    p("TargetProcessSignatureLevel", 4),
    p("TargetProcessSectionSignatureLevel", 4),
    p("TargetProcessProtection", 4),
    p("BaseAddress", 16),
    p("BytesCopied", 16),
];
static T10: &[EventField] = &[
    p("OperationStatus", 8),
    p("CallingProcessId", 8),
    p("CallingProcessCreateTime", 17),
    p("CallingProcessStartKey", 10),
    p("CallingProcessSignatureLevel", 4),
    p("CallingProcessSectionSignatureLevel", 4),
    p("CallingProcessProtection", 4),
    p("CallingThreadId", 8),
    p("CallingThreadCreateTime", 17),
    p("TargetProcessId", 8),
    p("TargetProcessCreateTime", 17),
    p("TargetProcessStartKey", 10),
    p("TargetProcessSignatureLevel", 4),
    p("TargetProcessSectionSignatureLevel", 4),
    p("TargetProcessProtection", 4),
    p("TargetThreadId", 8),
    p("TargetThreadCreateTime", 17),
];
static T11: &[EventField] = &[
    p("OperationStatus", 8),
    p("CallingProcessId", 8),
    p("CallingProcessCreateTime", 17),
    p("CallingProcessStartKey", 10),
    p("CallingProcessSignatureLevel", 4),
    p("CallingProcessSectionSignatureLevel", 4),
    p("CallingProcessProtection", 4),
    p("CallingThreadId", 8),
    p("CallingThreadCreateTime", 17),
    p("TargetProcessId", 8),
    p("TargetProcessCreateTime", 17),
    p("TargetProcessStartKey", 10),
    p("TargetProcessSignatureLevel", 4),
    p("TargetProcessSectionSignatureLevel", 4),
    p("TargetProcessProtection", 4),
];
static T12: &[EventField] = &[
    p("DriverNameLength", 6),
    f("DriverName", 1, 0, Quantity::Unstated, Quantity::Field(0), 65535),
    p("DeviceNameLength", 6),
    f("DeviceName", 1, 0, Quantity::Unstated, Quantity::Field(2), 65535),
];
static T13: &[EventField] = &[
    p("CallingProcessId", 8),
    p("CallingProcessCreateTime", 17),
    p("CallingProcessStartKey", 10),
    p("CallingProcessSignatureLevel", 4),
    p("CallingProcessSectionSignatureLevel", 4),
    p("CallingProcessProtection", 4),
    p("CallingThreadId", 8),
    p("CallingThreadCreateTime", 17),
    p("TargetProcessId", 8),
    p("TargetProcessCreateTime", 17),
    p("TargetProcessStartKey", 10),
    p("TargetProcessSignatureLevel", 4),
    p("TargetProcessSectionSignatureLevel", 4),
    p("TargetProcessProtection", 4),
    p("OriginalProcessId", 8),
    p("OriginalProcessCreateTime", 17),
    p("OriginalProcessStartKey", 10),
    p("OriginalProcessSignatureLevel", 4),
    p("OriginalProcessSectionSignatureLevel", 4),
    p("OriginalProcessProtection", 4),
    p("BaseAddress", 16),
    p("RegionSize", 16),
    p("ProtectionMask", 8),
    p("LastProtectionMask", 8),
    p("VaVadQueryResult", 8),
    p("VaVadAllocationBase", 16),
    p("VaVadAllocationProtect", 8),
    p("VaVadRegionType", 8),
    p("VaVadRegionSize", 16),
    p("VaVadCommitSize", 16),
    p("VaVadMmfName", 1),
];
static T14: &[EventField] = &[
    p("CallingProcessId", 8),
    p("CallingProcessCreateTime", 17),
    p("CallingProcessStartKey", 10),
    p("CallingProcessSignatureLevel", 4),
    p("CallingProcessSectionSignatureLevel", 4),
    p("CallingProcessProtection", 4),
    p("CallingThreadId", 8),
    p("CallingThreadCreateTime", 17),
    p("TargetProcessId", 8),
    p("TargetProcessCreateTime", 17),
    p("TargetProcessStartKey", 10),
    p("TargetProcessSignatureLevel", 4),
    p("TargetProcessSectionSignatureLevel", 4),
    p("TargetProcessProtection", 4),
    p("OriginalProcessId", 8),
    p("OriginalProcessCreateTime", 17),
    p("OriginalProcessStartKey", 10),
    p("OriginalProcessSignatureLevel", 4),
    p("OriginalProcessSectionSignatureLevel", 4),
    p("OriginalProcessProtection", 4),
    p("BaseAddress", 16),
    p("RegionSize", 10),
    p("ProtectionMask", 8),
    p("LastProtectionMask", 8),
    p("VaVadQueryResult", 8),
    p("VaVadAllocationBase", 16),
    p("VaVadAllocationProtect", 8),
    p("VaVadRegionType", 8),
    p("VaVadRegionSize", 16),
    p("VaVadCommitSize", 16),
    p("VaVadMmfName", 1),
    p("TargetAddress", 16),
    p("FullRegionSize", 10),
];
static T15: &[EventField] = &[
    p("OperationStatus", 8),
    p("CallingProcessId", 8),
    p("CallingProcessCreateTime", 17),
    p("CallingProcessStartKey", 10),
    p("CallingProcessSignatureLevel", 4),
    p("CallingProcessSectionSignatureLevel", 4),
    p("CallingProcessProtection", 4),
    p("CallingThreadId", 8),
    p("CallingThreadCreateTime", 17),
    p("TargetProcessId", 8),
    p("TargetProcessCreateTime", 17),
    p("TargetProcessStartKey", 10),
    p("TargetProcessSignatureLevel", 4),
    p("TargetProcessSectionSignatureLevel", 4),
    p("TargetProcessProtection", 4),
    p("BaseAddress", 16),
    p("BytesCopied", 16),
    p("VaVadQueryResult", 8),
    p("VaVadAllocationBase", 16),
    p("VaVadAllocationProtect", 8),
    p("VaVadRegionType", 8),
    p("VaVadRegionSize", 16),
    p("VaVadCommitSize", 16),
    p("VaVadMmfName", 1),
];
static T16: &[EventField] = &[
    p("DriverNameLength", 6),
    p("DriverName", 1),
    p("DeviceNameLength", 6),
    p("DeviceName", 1),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-Threat-Intelligence", "security::threat_intelligence", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("KERNEL_THREATINT_KEYWORD_ALLOCVM_LOCAL", Some(0x1)),
            ("KERNEL_THREATINT_KEYWORD_ALLOCVM_LOCAL_KERNEL_CALLER", Some(0x2)),
            ("KERNEL_THREATINT_KEYWORD_ALLOCVM_REMOTE", Some(0x4)),
            ("KERNEL_THREATINT_KEYWORD_ALLOCVM_REMOTE_KERNEL_CALLER", Some(0x8)),
            ("KERNEL_THREATINT_KEYWORD_PROTECTVM_LOCAL", Some(0x10)),
            ("KERNEL_THREATINT_KEYWORD_PROTECTVM_LOCAL_KERNEL_CALLER", Some(0x20)),
            ("KERNEL_THREATINT_KEYWORD_PROTECTVM_REMOTE", Some(0x40)),
            ("KERNEL_THREATINT_KEYWORD_PROTECTVM_REMOTE_KERNEL_CALLER", Some(0x80)),
            ("KERNEL_THREATINT_KEYWORD_MAPVIEW_LOCAL", Some(0x100)),
            ("KERNEL_THREATINT_KEYWORD_MAPVIEW_LOCAL_KERNEL_CALLER", Some(0x200)),
            ("KERNEL_THREATINT_KEYWORD_MAPVIEW_REMOTE", Some(0x400)),
            ("KERNEL_THREATINT_KEYWORD_MAPVIEW_REMOTE_KERNEL_CALLER", Some(0x800)),
            ("KERNEL_THREATINT_KEYWORD_QUEUEUSERAPC_REMOTE", Some(0x1000)),
            ("KERNEL_THREATINT_KEYWORD_QUEUEUSERAPC_REMOTE_KERNEL_CALLER", Some(0x2000)),
            ("KERNEL_THREATINT_KEYWORD_SETTHREADCONTEXT_REMOTE", Some(0x4000)),
            ("KERNEL_THREATINT_KEYWORD_SETTHREADCONTEXT_REMOTE_KERNEL_CALLER", Some(0x8000)),
            ("KERNEL_THREATINT_KEYWORD_READVM_LOCAL", Some(0x10000)),
            ("KERNEL_THREATINT_KEYWORD_READVM_REMOTE", Some(0x20000)),
            ("KERNEL_THREATINT_KEYWORD_WRITEVM_LOCAL", Some(0x40000)),
            ("KERNEL_THREATINT_KEYWORD_WRITEVM_REMOTE", Some(0x80000)),
            ("KERNEL_THREATINT_KEYWORD_SUSPEND_THREAD", Some(0x100000)),
            ("KERNEL_THREATINT_KEYWORD_RESUME_THREAD", Some(0x200000)),
            ("KERNEL_THREATINT_KEYWORD_SUSPEND_PROCESS", Some(0x400000)),
            ("KERNEL_THREATINT_KEYWORD_RESUME_PROCESS", Some(0x800000)),
            ("KERNEL_THREATINT_KEYWORD_FREEZE_PROCESS", Some(0x1000000)),
            ("KERNEL_THREATINT_KEYWORD_THAW_PROCESS", Some(0x2000000)),
            ("KERNEL_THREATINT_KEYWORD_CONTEXT_PARSE", Some(0x4000000)),
            ("KERNEL_THREATINT_KEYWORD_EXECUTION_ADDRESS_VAD_PROBE", Some(0x8000000)),
            ("KERNEL_THREATINT_KEYWORD_EXECUTION_ADDRESS_MMF_NAME_PROBE", Some(0x10000000)),
            ("KERNEL_THREATINT_KEYWORD_READWRITEVM_NO_SIGNATURE_RESTRICTION", Some(0x20000000)),
            ("KERNEL_THREATINT_KEYWORD_DRIVER_EVENTS", Some(0x40000000)),
            ("KERNEL_THREATINT_KEYWORD_DEVICE_EVENTS", Some(0x80000000)),
            ("KERNEL_THREATINT_KEYWORD_PROCESS_IMPERSONATION_REVERT", None),
        ]
    )
    .with_levels(&[("LogAlways", Some(0x0)), ("Informational", Some(0x4)), ])
    .with_channels(&[])
    .with_tasks(
        &[
            ("KERNEL_THREATINT_TASK_ALLOCVM", Some(0x1)), ("KERNEL_THREATINT_TASK_PROTECTVM", Some(0x2)),
            ("KERNEL_THREATINT_TASK_MAPVIEW", Some(0x3)), ("KERNEL_THREATINT_TASK_QUEUEUSERAPC", Some(0x4)),
            ("KERNEL_THREATINT_TASK_SETTHREADCONTEXT", Some(0x5)), ("KERNEL_THREATINT_TASK_READVM", Some(0x6)),
            ("KERNEL_THREATINT_TASK_WRITEVM", Some(0x7)), ("KERNEL_THREATINT_TASK_SUSPENDRESUME_THREAD", Some(0x8)),
            ("KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS", Some(0x9)),
            ("KERNEL_THREATINT_TASK_DRIVER_DEVICE", Some(0xa)), ("KERNEL_THREATINT_TASK_READVM_LOCAL", Some(0xb)),
            ("KERNEL_THREATINT_TASK_WRITEVM_LOCAL", Some(0xc)), ("KERNEL_THREATINT_TASK_READVM_REMOTE", Some(0xd)),
            ("KERNEL_THREATINT_TASK_WRITEVM_REMOTE", Some(0xe)), ("KERNEL_THREATINT_TASK_ALLOCVM_REMOTE", None),
            ("KERNEL_THREATINT_TASK_PROTECTVM_REMOTE", None), ("KERNEL_THREATINT_TASK_MAPVIEW_REMOTE", None),
            ("KERNEL_THREATINT_TASK_QUEUEUSERAPC_REMOTE", None),
            ("KERNEL_THREATINT_TASK_SETTHREADCONTEXT_REMOTE", None), ("KERNEL_THREATINT_TASK_ALLOCVM_LOCAL", None),
            ("KERNEL_THREATINT_TASK_PROTECTVM_LOCAL", None), ("KERNEL_THREATINT_TASK_MAPVIEW_LOCAL", None),
            ("KERNEL_THREATINT_TASK_QUEUEUSERAPC_LOCAL", None), ("KERNEL_THREATINT_TASK_SETTHREADCONTEXT_LOCAL", None),
            ("KERNEL_THREATINT_PROCESS_IMPERSONATION_REVERT", None), ("KERNEL_THREATINT_PROCESS_SYSCALL_USAGE", None),
        ]
    )
    .with_opcodes(&[])
    .with_maps(&[
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev((1, 0), "KERNEL_THREATINT_TASK_ALLOCVM_REMOTE", (0, 255), (14, 65535), &[], "", T0),
        ev((1, 1), "KERNEL_THREATINT_TASK_ALLOCVM_V1", (1, 255), (0, 65535), &[2], "", T1),
        ev((2, 0), "KERNEL_THREATINT_TASK_PROTECTVM_REMOTE", (0, 255), (15, 65535), &[], "", T2),
        ev((2, 1), "KERNEL_THREATINT_TASK_PROTECTVM_V1", (1, 255), (1, 65535), &[6], "", T3),
        ev((2, 2), "KERNEL_THREATINT_TASK_PROTECTVM_V2", (1, 255), (1, 65535), &[6], "", T13)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((2, 3), "KERNEL_THREATINT_TASK_PROTECTVM_V3", (1, 255), (1, 65535), &[6], "", T14)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((3, 0), "KERNEL_THREATINT_TASK_MAPVIEW_REMOTE", (0, 255), (16, 65535), &[], "", T4),
        ev((3, 1), "KERNEL_THREATINT_TASK_MAPVIEW_V1", (1, 255), (2, 65535), &[10], "", T4),
        ev((4, 0), "KERNEL_THREATINT_TASK_QUEUEUSERAPC_REMOTE", (0, 255), (17, 65535), &[], "", T5),
        ev((4, 1), "KERNEL_THREATINT_TASK_QUEUEUSERAPC_V1", (1, 255), (3, 65535), &[12], "", T6),
        ev((5, 0), "KERNEL_THREATINT_TASK_SETTHREADCONTEXT_REMOTE", (0, 255), (18, 65535), &[], "", T7),
        ev((5, 1), "KERNEL_THREATINT_TASK_SETTHREADCONTEXT_V1", (1, 255), (4, 65535), &[14], "", T8),
        ev((6, 0), "KERNEL_THREATINT_TASK_ALLOCVM_LOCAL", (0, 255), (19, 65535), &[], "", T0),
        ev((6, 1), "KERNEL_THREATINT_TASK_ALLOCVM6_V1", (1, 255), (0, 65535), &[0], "", T1),
        ev((7, 0), "KERNEL_THREATINT_TASK_PROTECTVM_LOCAL", (0, 255), (20, 65535), &[], "", T2),
        ev((7, 1), "KERNEL_THREATINT_TASK_PROTECTVM7_V1", (1, 255), (1, 65535), &[4], "", T3),
        ev((7, 2), "KERNEL_THREATINT_TASK_PROTECTVM7_V2", (1, 255), (1, 65535), &[4], "", T13)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((7, 3), "KERNEL_THREATINT_TASK_PROTECTVM7_V3", (1, 255), (1, 65535), &[4], "", T14)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((8, 0), "KERNEL_THREATINT_TASK_MAPVIEW_LOCAL", (0, 255), (21, 65535), &[], "", T4),
        ev((8, 1), "KERNEL_THREATINT_TASK_MAPVIEW8_V1", (1, 255), (2, 65535), &[8], "", T4),
        ev((9, 0), "KERNEL_THREATINT_TASK_QUEUEUSERAPC_LOCAL", (0, 255), (22, 65535), &[], "", T5),
        ev((10, 0), "KERNEL_THREATINT_TASK_SETTHREADCONTEXT_LOCAL", (0, 255), (23, 65535), &[], "", T7),
        ev((11, 0), "KERNEL_THREATINT_TASK_READVM_LOCAL", (0, 255), (10, 65535), &[], "", T9),
        ev((11, 1), "KERNEL_THREATINT_TASK_READVM_V1", (1, 255), (5, 65535), &[16], "", T9),
        ev((11, 2), "KERNEL_THREATINT_TASK_READVM_V2", (1, 255), (5, 65535), &[16], "", T15)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((12, 0), "KERNEL_THREATINT_TASK_WRITEVM_LOCAL", (0, 255), (11, 65535), &[], "", T9),
        ev((12, 1), "KERNEL_THREATINT_TASK_WRITEVM_V1", (1, 255), (6, 65535), &[18], "", T9),
        ev((12, 2), "KERNEL_THREATINT_TASK_WRITEVM_V2", (1, 255), (6, 65535), &[18], "", T15)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((13, 0), "KERNEL_THREATINT_TASK_READVM_REMOTE", (0, 255), (12, 65535), &[], "", T9),
        ev((13, 1), "KERNEL_THREATINT_TASK_READVM13_V1", (1, 255), (5, 65535), &[17], "", T9),
        ev((13, 2), "KERNEL_THREATINT_TASK_READVM13_V2", (1, 255), (5, 65535), &[17], "", T15)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((14, 0), "KERNEL_THREATINT_TASK_WRITEVM_REMOTE", (0, 255), (13, 65535), &[], "", T9),
        ev((14, 1), "KERNEL_THREATINT_TASK_WRITEVM14_V1", (1, 255), (6, 65535), &[19], "", T9),
        ev((14, 2), "KERNEL_THREATINT_TASK_WRITEVM14_V2", (1, 255), (6, 65535), &[19], "", T15)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((15, 0), "KERNEL_THREATINT_TASK_SUSPENDRESUME_THREAD", (1, 255), (7, 65535), &[20], "", T10)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((15, 1), "KERNEL_THREATINT_TASK_SUSPENDRESUME_THREAD_V1", (1, 255), (7, 65535), &[20], "", T10),
        ev((16, 0), "KERNEL_THREATINT_TASK_SUSPENDRESUME_THREAD16", (1, 255), (7, 65535), &[21], "", T10)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((16, 1), "KERNEL_THREATINT_TASK_SUSPENDRESUME_THREAD16_V1", (1, 255), (7, 65535), &[21], "", T10),
        ev((17, 0), "KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS", (1, 255), (8, 65535), &[22], "", T11)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((17, 1), "KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS_V1", (1, 255), (8, 65535), &[22], "", T11),
        ev((18, 0), "KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS18", (1, 255), (8, 65535), &[23], "", T11)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((18, 1), "KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS18_V1", (1, 255), (8, 65535), &[23], "", T11),
        ev((19, 0), "KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS19", (1, 255), (8, 65535), &[24], "", T11)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((19, 1), "KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS19_V1", (1, 255), (8, 65535), &[24], "", T11),
        ev((20, 0), "KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS20", (1, 255), (8, 65535), &[25], "", T11)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((20, 1), "KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS20_V1", (1, 255), (8, 65535), &[25], "", T11),
        ev((21, 0), "KERNEL_THREATINT_TASK_ALLOCVM21", (1, 255), (0, 65535), &[3], "", T1)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((21, 1), "KERNEL_THREATINT_TASK_ALLOCVM21_V1", (1, 255), (0, 65535), &[3], "", T1),
        ev((22, 0), "KERNEL_THREATINT_TASK_PROTECTVM22", (1, 255), (1, 65535), &[7], "", T3)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((22, 1), "KERNEL_THREATINT_TASK_PROTECTVM22_V1", (1, 255), (1, 65535), &[7], "", T3),
        ev((22, 2), "KERNEL_THREATINT_TASK_PROTECTVM22_V2", (1, 255), (1, 65535), &[7], "", T13)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((22, 3), "KERNEL_THREATINT_TASK_PROTECTVM22_V3", (1, 255), (1, 65535), &[7], "", T14)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((23, 0), "KERNEL_THREATINT_TASK_MAPVIEW23", (1, 255), (2, 65535), &[11], "", T4)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((23, 1), "KERNEL_THREATINT_TASK_MAPVIEW23_V1", (1, 255), (2, 65535), &[11], "", T4),
        ev((24, 0), "KERNEL_THREATINT_TASK_QUEUEUSERAPC24", (1, 255), (3, 65535), &[13], "", T6)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((24, 1), "KERNEL_THREATINT_TASK_QUEUEUSERAPC24_V1", (1, 255), (3, 65535), &[13], "", T6),
        ev((25, 0), "KERNEL_THREATINT_TASK_SETTHREADCONTEXT25", (1, 255), (4, 65535), &[15], "", T8)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((25, 1), "KERNEL_THREATINT_TASK_SETTHREADCONTEXT25_V1", (1, 255), (4, 65535), &[15], "", T8),
        ev((26, 0), "KERNEL_THREATINT_TASK_ALLOCVM26", (1, 255), (0, 65535), &[1], "", T1)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((26, 1), "KERNEL_THREATINT_TASK_ALLOCVM26_V1", (1, 255), (0, 65535), &[1], "", T1),
        ev((27, 0), "KERNEL_THREATINT_TASK_PROTECTVM27", (1, 255), (1, 65535), &[5], "", T3)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((27, 1), "KERNEL_THREATINT_TASK_PROTECTVM27_V1", (1, 255), (1, 65535), &[5], "", T3),
        ev((27, 2), "KERNEL_THREATINT_TASK_PROTECTVM27_V2", (1, 255), (1, 65535), &[5], "", T13)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((27, 3), "KERNEL_THREATINT_TASK_PROTECTVM27_V3", (1, 255), (1, 65535), &[5], "", T14)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((28, 0), "KERNEL_THREATINT_TASK_MAPVIEW28", (1, 255), (2, 65535), &[9], "", T4)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((28, 1), "KERNEL_THREATINT_TASK_MAPVIEW28_V1", (1, 255), (2, 65535), &[9], "", T4),
        ev(
            (29, 0), "KERNEL_THREATINT_TASK_DRIVER_DEVICE", (1, 255), (9, 65535), &[30], "",
            &[p("DriverNameLength", 6), p("DriverName", 1), p("CodeIntegrityOption", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (29, 1), "KERNEL_THREATINT_TASK_DRIVER_DEVICE_V1", (1, 255), (9, 65535), &[30], "",
            &[
                p("DriverNameLength", 6), f("DriverName", 1, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("CodeIntegrityOption", 8)
            ]
        ),
        ev(
            (30, 0), "KERNEL_THREATINT_TASK_DRIVER_DEVICE30", (1, 255), (9, 65535), &[30], "",
            &[p("DriverNameLength", 6), p("DriverName", 1)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (30, 1), "KERNEL_THREATINT_TASK_DRIVER_DEVICE30_V1", (1, 255), (9, 65535), &[30], "",
            &[p("DriverNameLength", 6), f("DriverName", 1, 0, Quantity::Unstated, Quantity::Field(0), 65535)]
        ),
        ev((31, 0), "KERNEL_THREATINT_TASK_DRIVER_DEVICE31", (1, 255), (9, 65535), &[31], "", T16)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((31, 1), "KERNEL_THREATINT_TASK_DRIVER_DEVICE31_V1", (1, 255), (9, 65535), &[31], "", T12),
        ev((32, 0), "KERNEL_THREATINT_TASK_DRIVER_DEVICE32", (1, 255), (9, 65535), &[31], "", T16)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((32, 1), "KERNEL_THREATINT_TASK_DRIVER_DEVICE32_V1", (1, 255), (9, 65535), &[31], "", T12),
        ev(
            (34, 0), "KERNEL_THREATINT_PROCESS_IMPERSONATION_REVERT", (1, 255), (24, 65535), &[32], "",
            &[
                p("CallingProcessId", 8), p("CallingProcessCreateTime", 17), p("CallingProcessStartKey", 10),
                p("CallingProcessSignatureLevel", 4), p("CallingProcessSectionSignatureLevel", 4),
                p("CallingProcessProtection", 4), p("CallingThreadId", 8), p("CallingThreadCreateTime", 17)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (35, 0), "KERNEL_THREATINT_PROCESS_SYSCALL_USAGE", (1, 255), (25, 65535), &[], "",
            &[
                p("CallingProcessId", 8), p("CallingProcessCreateTime", 17), p("CallingProcessStartKey", 10),
                p("CallingProcessSignatureLevel", 4), p("CallingProcessSectionSignatureLevel", 4),
                p("CallingProcessProtection", 4), p("CallingThreadId", 8), p("CallingThreadCreateTime", 17),
                p("SessionId", 8), p("SyscallEnum", 8), p("IsSandboxedToken", 13)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
    ])
    .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]);
