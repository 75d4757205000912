// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Wake counter of a process changed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_USER` (0x0330),
    /// `PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_EXECUTION` (0x0331), `PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_KERNEL`
    /// (0x0332), `PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_INSTRUMENTATION` (0x0333),
    /// `PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_PRESERVE_PROCESS` (0x0334), `PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_USER`
    /// (0x0340), `PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_EXECUTION` (0x0341),
    /// `PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_KERNEL` (0x0342),
    /// `PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_INSTRUMENTATION` (0x0343),
    /// `PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_PRESERVE_PROCESS` (0x0344).
    ///
    /// Structures: `ETW_WAKE_COUNTER_EVENT`.
    #[doc(alias = "ETW_WAKE_COUNTER_EVENT")]
    EtwWakeCounterEventPayload {
        /// Purpose unknown. In C: `Object`.
        fn object -> u64 = number(0);
        /// Purpose unknown. In C: `Tag`.
        fn tag -> u64 = number(1);
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u32 = number(2);
        /// In C: `Count`.
        fn count -> i32 = number(3);
    }
}

pub(crate) static ETW_WAKE_COUNTER_EVENT_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::Signed(12, 4)];
pub(crate) static ETW_WAKE_COUNTER_EVENT_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4), Slot::Signed(20, 4)];
payload_type! {
    /// Debug event received, or debugged process continued.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DEBUG_EVENT` (0x0370).
    ///
    /// Structures: `PERFINFO_DEBUG_EVENT`.
    #[doc(alias = "PERFINFO_DEBUG_EVENT")]
    PerfinfoDebugEventPayload {
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u32 = number(0);
        /// Thread ID. In C: `ThreadId`.
        fn thread_id -> u32 = number(1);
        /// In C: `Reason`.
        fn reason -> crate::payloads::process::PerfinfoDebugEventReason = number(2);
    }
}

pub(crate) static PERFINFO_DEBUG_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
payload_type! {
    /// Process brought back into memory.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_INSWAPPROCESS` (0x0323).
    ///
    /// Structures: `PERFINFO_PROCESS_INSWAP`.
    #[doc(alias = "PERFINFO_PROCESS_INSWAP")]
    PerfinfoProcessInswapPayload {
        /// Physical address of the page directory. In C: `DirectoryTableBase`.
        fn directory_table_base -> u64 = number(0);
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u32 = number(1);
    }
}

pub(crate) static PERFINFO_PROCESS_INSWAP_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static PERFINFO_PROCESS_INSWAP_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Counters of a process.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PROCESS_PERFCTR_END` (0x0320), `PERFINFO_LOG_TYPE_PROCESS_PERFCTR_RD` (0x0321).
    ///
    /// Structures: `PERFINFO_PROCESS_PERFCTR`.
    #[doc(alias = "PERFINFO_PROCESS_PERFCTR")]
    PerfinfoProcessPerfctrPayload {
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u32 = number(0);
        /// In C: `PageFaultCount`.
        fn page_fault_count -> u32 = number(1);
        /// In C: `HandleCount`.
        fn handle_count -> u32 = number(2);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> u32 = number(3);
        /// In C: `PeakVirtualSize`. Unit: bytes.
        fn peak_virtual_size -> u64 = number(4);
        /// In C: `PeakWorkingSetSize`. Unit: bytes.
        fn peak_working_set_size -> u64 = number(5);
        /// In C: `PeakPagefileUsage`. Unit: bytes.
        fn peak_pagefile_usage -> u64 = number(6);
        /// In C: `QuotaPeakPagedPoolUsage`. Unit: bytes.
        fn quota_peak_paged_pool_usage -> u64 = number(7);
        /// In C: `QuotaPeakNonPagedPoolUsage`. Unit: bytes.
        fn quota_peak_non_paged_pool_usage -> u64 = number(8);
        /// In C: `VirtualSize`. Unit: bytes.
        fn virtual_size -> u64 = number(9);
        /// In C: `WorkingSetSize`. Unit: bytes.
        fn working_set_size -> u64 = number(10);
        /// In C: `PagefileUsage`. Unit: bytes.
        fn pagefile_usage -> u64 = number(11);
        /// In C: `QuotaPagedPoolUsage`. Unit: bytes.
        fn quota_paged_pool_usage -> u64 = number(12);
        /// In C: `QuotaNonPagedPoolUsage`. Unit: bytes.
        fn quota_non_paged_pool_usage -> u64 = number(13);
        /// In C: `PrivatePageCount`. Unit: bytes.
        fn private_page_count -> u64 = number(14);
    }
}

pub(crate) static PERFINFO_PROCESS_PERFCTR_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4),
        Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 4), Slot::At(44, 4),
        Slot::At(48, 4), Slot::At(52, 4), Slot::At(56, 4)
    ];
pub(crate) static PERFINFO_PROCESS_PERFCTR_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 8),
        Slot::At(32, 8), Slot::At(40, 8), Slot::At(48, 8), Slot::At(56, 8), Slot::At(64, 8), Slot::At(72, 8),
        Slot::At(80, 8), Slot::At(88, 8), Slot::At(96, 8)
    ];
payload_type! {
    /// Process that has ended but is still referenced.
    ///
    /// Payload of `WMI_LOG_TYPE_PROCESS_CREATE` (0x0301), `WMI_LOG_TYPE_PROCESS_DELETE` (0x0302),
    /// `WMI_LOG_TYPE_PROCESS_DC_START` (0x0303), `WMI_LOG_TYPE_PROCESS_DC_END` (0x0304),
    /// `PERFINFO_LOG_TYPE_ZOMBIE_PROCESS` (0x0327).
    ///
    /// Structures: `Process_V0_TypeGroup1`, `Process_V1_TypeGroup1`, `Process_V2_TypeGroup1`, `Process_V2_WithSid`,
    /// `Process_V3_TypeGroup1`, `Process_V3_WithSid`, `WMI_PROCESS_INFORMATION`, `Process_Defunct_TypeGroup1`.
    #[doc(alias = "Process_V0_TypeGroup1")]
    #[doc(alias = "Process_V1_TypeGroup1")]
    #[doc(alias = "Process_V2_TypeGroup1")]
    #[doc(alias = "Process_V2_WithSid")]
    #[doc(alias = "Process_V3_TypeGroup1")]
    #[doc(alias = "Process_V3_WithSid")]
    #[doc(alias = "WMI_PROCESS_INFORMATION")]
    #[doc(alias = "Process_Defunct_TypeGroup1")]
    ProcessPayload {
        /// Address of the kernel's process structure, which distinguishes processes with the same ID. In C:
        /// `UniqueProcessKey`. Not in `Process_V0_TypeGroup1`, `Process_V1_TypeGroup1`.
        fn unique_process_key -> Option<u64> = find_number(0);
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u64 = number(1);
        /// ID of the process that created it. In C: `ParentId`.
        fn parent_id -> u64 = number(2);
        /// Session ID of the process. In C: `SessionId`. Not in `Process_V0_TypeGroup1`.
        fn session_id -> Option<u32> = find_number(3);
        /// Exit status, once the process has ended. In C: `ExitStatus`. Not in `Process_V0_TypeGroup1`.
        fn exit_status -> Option<i64> = find_number(4);
        /// Physical address of the page directory. In C: `DirectoryTableBase`, `PageDirectoryBase`. Not in
        /// `Process_V0_TypeGroup1`, `Process_V2_TypeGroup1`, `Process_V2_WithSid`.
        fn directory_table_base -> Option<u64> = find_number(5);
        /// In C: `Flags`. Not in `Process_V0_TypeGroup1`, `Process_V1_TypeGroup1`, `Process_V2_TypeGroup1`,
        /// `Process_V2_WithSid`, `Process_V3_TypeGroup1`, `Process_V3_WithSid`.
        fn flags -> Option<crate::payloads::process::EtwProcessEventFlag> = find_number(6);
        /// First four bytes of a TOKEN_USER: a pointer or its low half. The kernel writes only these, as 0, if the
        /// process has no security identifier; otherwise the rest and the security identifier follow. In C:
        /// `TokenUserPointer`, `Sid`.
        fn token_user_pointer -> u64 = number(7);
        /// Security identifier of the user account of the process. Absent if it is null. In C: `UserSid`.
        fn user_sid -> Option<crate::common::SidView<'a>> = find_view(8, crate::common::SidView::new);
        /// Name of the executable file, in the ANSI code page. In C: `ImageFileName`.
        fn image_file_name -> Option<Text<'a>> = find_text(9);
        /// Complete command line. In C: `CommandLine`. Not in `Process_V0_TypeGroup1`, `Process_V1_TypeGroup1`.
        fn command_line -> Option<Text<'a>> = find_text(10);
        /// Full package name, or empty if the process is not packaged. In C: `PackageFullName`. Not in
        /// `Process_V0_TypeGroup1`, `Process_V1_TypeGroup1`, `Process_V2_TypeGroup1`, `Process_V2_WithSid`,
        /// `Process_V3_TypeGroup1`, `Process_V3_WithSid`.
        fn package_full_name -> Option<Text<'a>> = find_text(11);
        /// Application within the package, or empty if the process is not packaged. In C: `ApplicationId`. Not in
        /// `Process_V0_TypeGroup1`, `Process_V1_TypeGroup1`, `Process_V2_TypeGroup1`, `Process_V2_WithSid`,
        /// `Process_V3_TypeGroup1`, `Process_V3_WithSid`.
        fn application_id -> Option<Text<'a>> = find_text(12);
        /// Time at which the process ended. In C: `ExitTime`. Unit: 100 ns since 1601. Not in `Process_V0_TypeGroup1`,
        /// `Process_V1_TypeGroup1`, `Process_V2_TypeGroup1`, `Process_V2_WithSid`, `Process_V3_TypeGroup1`,
        /// `Process_V3_WithSid`, `WMI_PROCESS_INFORMATION`.
        fn exit_time -> Option<i64> = find_number(13);
    }
}

impl<'a> ProcessPayload<'a> {
    /// Status. The raw value is `exit_status`.
    #[inline]
    pub fn exit_status_as_nt_status(&self) -> Option<crate::common::Ntstatus> {
        self.exit_status().map(|raw| crate::common::Ntstatus(raw as u32))
    }
    /// Point in time. The raw value is `exit_time`.
    #[inline]
    pub fn exit_time_as_file_time(&self) -> Option<FileTime> {
        self.exit_time().map(Typed::from_raw)
    }
    /// Former name of `token_user_pointer`.
    #[deprecated = "renamed to `token_user_pointer`"]
    #[inline]
    pub fn sid(&self) -> u64 {
        self.token_user_pointer()
    }
}

pub(crate) static PROCESS_V0_TYPE_GROUP1_0: &[Slot] =
    &[
        Slot::Absent, Slot::At(0, 4), Slot::At(4, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::At(8, 4), Slot::Part(1), Slot::Part(2), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static PROCESS_V0_TYPE_GROUP1_1: &[Slot] =
    &[
        Slot::Absent, Slot::At(0, 8), Slot::At(8, 8), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::At(16, 4), Slot::Part(1), Slot::Part(2), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static PROCESS_V1_TYPE_GROUP1_0: &[Slot] =
    &[
        Slot::Absent, Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Signed(16, 4), Slot::At(0, 4),
        Slot::Absent, Slot::At(20, 4), Slot::Part(1), Slot::Part(2), Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent
    ];
pub(crate) static PROCESS_V1_TYPE_GROUP1_1: &[Slot] =
    &[
        Slot::Absent, Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Signed(20, 4), Slot::At(0, 8),
        Slot::Absent, Slot::At(24, 4), Slot::Part(1), Slot::Part(2), Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent
    ];
pub(crate) static PROCESS_V2_TYPE_GROUP1_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Signed(16, 4), Slot::Absent,
        Slot::Absent, Slot::At(20, 4), Slot::Part(1), Slot::Part(2), Slot::Part(3), Slot::Absent, Slot::Absent,
        Slot::Absent
    ];
pub(crate) static PROCESS_V2_TYPE_GROUP1_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Signed(20, 4), Slot::Absent,
        Slot::Absent, Slot::At(24, 4), Slot::Part(1), Slot::Part(2), Slot::Part(3), Slot::Absent, Slot::Absent,
        Slot::Absent
    ];
pub(crate) static PROCESS_V2_WITH_SID_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Signed(16, 4), Slot::Absent,
        Slot::Absent, Slot::At(20, 4), Slot::Part(1), Slot::Part(2), Slot::Part(3), Slot::Absent, Slot::Absent,
        Slot::Absent
    ];
pub(crate) static PROCESS_V2_WITH_SID_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Signed(20, 4), Slot::Absent,
        Slot::Absent, Slot::At(24, 8), Slot::Part(1), Slot::Part(2), Slot::Part(3), Slot::Absent, Slot::Absent,
        Slot::Absent
    ];
pub(crate) static PROCESS_V3_TYPE_GROUP1_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Signed(16, 4), Slot::At(20, 4),
        Slot::Absent, Slot::At(24, 4), Slot::Part(1), Slot::Part(2), Slot::Part(3), Slot::Absent, Slot::Absent,
        Slot::Absent
    ];
pub(crate) static PROCESS_V3_TYPE_GROUP1_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Signed(20, 4), Slot::At(24, 8),
        Slot::Absent, Slot::At(32, 4), Slot::Part(1), Slot::Part(2), Slot::Part(3), Slot::Absent, Slot::Absent,
        Slot::Absent
    ];
pub(crate) static PROCESS_V3_WITH_SID_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Signed(16, 4), Slot::At(20, 4),
        Slot::Absent, Slot::At(24, 4), Slot::Part(1), Slot::Part(2), Slot::Part(3), Slot::Absent, Slot::Absent,
        Slot::Absent
    ];
pub(crate) static PROCESS_V3_WITH_SID_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Signed(20, 4), Slot::At(24, 8),
        Slot::Absent, Slot::At(32, 8), Slot::Part(1), Slot::Part(2), Slot::Part(3), Slot::Absent, Slot::Absent,
        Slot::Absent
    ];
pub(crate) static WMI_PROCESS_INFORMATION_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4),
        Slot::At(24, 4), Slot::At(28, 4), Slot::Part(1), Slot::Part(2), Slot::Part(3), Slot::Part(4), Slot::Part(5),
        Slot::Absent
    ];
pub(crate) static WMI_PROCESS_INFORMATION_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 8),
        Slot::At(32, 4), Slot::At(36, 4), Slot::Part(1), Slot::Part(2), Slot::Part(3), Slot::Part(4), Slot::Part(5),
        Slot::Absent
    ];
pub(crate) static PROCESS_DEFUNCT_TYPE_GROUP1_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Signed(16, 4), Slot::At(20, 4),
        Slot::At(24, 4), Slot::At(28, 4), Slot::Part(1), Slot::Part(2), Slot::Part(3), Slot::Part(4), Slot::Part(5),
        Slot::Part(6)
    ];
pub(crate) static PROCESS_DEFUNCT_TYPE_GROUP1_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Signed(20, 4), Slot::At(24, 8),
        Slot::At(32, 4), Slot::At(36, 4), Slot::Part(1), Slot::Part(2), Slot::Part(3), Slot::Part(4), Slot::Part(5),
        Slot::Part(6)
    ];
payload_type! {
    /// Process requested to end.
    ///
    /// Payload of `WMI_LOG_TYPE_PROCESS_TERMINATE` (0x030B).
    ///
    /// Structures: `Process_Terminate_TypeGroup1`.
    #[doc(alias = "Process_Terminate_TypeGroup1")]
    ProcessTerminateTypeGroup1Payload {
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u32 = number(0);
    }
}

pub(crate) static PROCESS_TERMINATE_TYPE_GROUP1_0: &[Slot] = &[Slot::At(0, 4)];
