// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Process assigned to a job.
    ///
    /// Payload of `WMI_LOG_TYPE_JOB_ASSIGN_PROCESS` (0x0723).
    ///
    /// Structures: `WMI_JOB_ASSIGN_PROCESS`.
    #[doc(alias = "WMI_JOB_ASSIGN_PROCESS")]
    WmiJobAssignProcessPayload {
        /// Container ID (inferred from the name). In C: `ContainerId`.
        fn container_id -> Guid = value(0);
        /// Job ID. In C: `JobId`.
        fn job_id -> u32 = number(1);
        /// Process ID. In C: `UniqueProcessId`.
        fn unique_process_id -> u32 = number(2);
        /// Status returned by the operation. In C: `Status`.
        fn status -> crate::common::Ntstatus = number(3);
    }
}

pub(crate) static WMI_JOB_ASSIGN_PROCESS_0: &[Slot] =
    &[Slot::At(0, 16), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4)];
payload_type! {
    /// Process removed from a job.
    ///
    /// Payload of `WMI_LOG_TYPE_JOB_REMOVE_PROCESS` (0x0724).
    ///
    /// Structures: `WMI_JOB_REMOVE_PROCESS`.
    #[doc(alias = "WMI_JOB_REMOVE_PROCESS")]
    WmiJobRemoveProcessPayload {
        /// Container ID (inferred from the name). In C: `ContainerId`.
        fn container_id -> Guid = value(0);
        /// Job ID. In C: `JobId`.
        fn job_id -> u32 = number(1);
        /// Process ID. In C: `UniqueProcessId`.
        fn unique_process_id -> u32 = number(2);
        /// In C: `RemovalFlags`.
        fn removal_flags -> u32 = number(3);
        /// Exit status of the process. In C: `ExitStatus`.
        fn exit_status -> crate::common::Ntstatus = number(4);
    }
}

pub(crate) static WMI_JOB_REMOVE_PROCESS_0: &[Slot] =
    &[Slot::At(0, 16), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4)];
payload_type! {
    /// Job sent a notification to its completion port.
    ///
    /// Payload of `WMI_LOG_TYPE_JOB_SEND_NOTIFICATION` (0x072A).
    ///
    /// Structures: `WMI_JOB_SEND_NOTIFICATION_INFORMATION`.
    #[doc(alias = "WMI_JOB_SEND_NOTIFICATION_INFORMATION")]
    WmiJobSendNotificationInformationPayload {
        /// Container ID (inferred from the name). In C: `ContainerId`.
        fn container_id -> Guid = value(0);
        /// Job ID. In C: `JobId`.
        fn job_id -> u32 = number(1);
        /// A JOB_OBJECT_MSG_ constant of winnt.h. In C: `NotificationId`.
        fn notification_id -> u32 = number(2);
    }
}

pub(crate) static WMI_JOB_SEND_NOTIFICATION_INFORMATION_0: &[Slot] =
    &[Slot::At(0, 16), Slot::At(16, 4), Slot::At(20, 4)];
payload_type! {
    /// Job processor rate set or queried.
    ///
    /// Payload of `WMI_LOG_TYPE_JOB_SET_CPU_RATE` (0x072C).
    ///
    /// Structures: `WMI_JOB_SET_QUERY_CPU_RATE`.
    #[doc(alias = "WMI_JOB_SET_QUERY_CPU_RATE")]
    WmiJobSetQueryCpuRatePayload {
        /// Control flags of the rate. In C: `AllFlags`.
        fn all_flags -> u32 = number(0);
        /// Rate or weight, depending on the flags. In C: `Value`.
        fn value -> u32 = number(1);
    }
}

pub(crate) static WMI_JOB_SET_QUERY_CPU_RATE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
payload_type! {
    /// Job information set or queried.
    ///
    /// Payload of `WMI_LOG_TYPE_JOB_SET` (0x0725), `WMI_LOG_TYPE_JOB_QUERY` (0x0726).
    ///
    /// Structures: `WMI_JOB_SET_QUERY_INFORMATION`.
    #[doc(alias = "WMI_JOB_SET_QUERY_INFORMATION")]
    WmiJobSetQueryInformationPayload {
        /// Container ID (inferred from the name). In C: `ContainerId`.
        fn container_id -> Guid = value(0);
        /// Job ID. In C: `JobId`.
        fn job_id -> u32 = number(1);
        /// A value of the documented JOBOBJECTINFOCLASS. In C: `JobObjectInformationClass`.
        fn job_object_information_class -> u32 = number(2);
    }
}

pub(crate) static WMI_JOB_SET_QUERY_INFORMATION_0: &[Slot] = &[Slot::At(0, 16), Slot::At(16, 4), Slot::At(20, 4)];
payload_type! {
    /// Job network rate set or queried.
    ///
    /// Payload of `WMI_LOG_TYPE_JOB_SET_NET_RATE` (0x072D).
    ///
    /// Structures: `WMI_JOB_SET_QUERY_NET_RATE`.
    #[doc(alias = "WMI_JOB_SET_QUERY_NET_RATE")]
    WmiJobSetQueryNetRatePayload {
        /// In C: `Flags`.
        fn flags -> u32 = number(0);
        /// Maximum bandwidth for data that the job sends. In C: `MaxBandwidth`. Unit: bytes per second.
        fn max_bandwidth -> u64 = number(1);
        /// Differentiated services tag of the job's packets. In C: `DscpTag`.
        fn dscp_tag -> u8 = number(2);
    }
}

pub(crate) static WMI_JOB_SET_QUERY_NET_RATE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(8, 8), Slot::At(16, 1)];
