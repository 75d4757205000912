// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

#[allow(unused_imports)]
use crate::rt::*;

payload_type! {
    /// Process assigned to a job.
    ///
    /// Payload of `WMI_LOG_TYPE_JOB_ASSIGN_PROCESS` (0x0723).
    ///
    /// Structures: `WMI_JOB_ASSIGN_PROCESS`.
    #[doc(alias = "WMI_JOB_ASSIGN_PROCESS")]
    WmiJobAssignProcessPayload
}

impl<'a> WmiJobAssignProcessPayload<'a> {
    /// Container ID (inferred from the name). In C: `ContainerId`.
    #[inline]
    pub fn container_id(&self) -> Guid {
        self.0.find_value(0).unwrap_or_default()
    }
    /// Job ID. In C: `JobId`.
    #[inline]
    pub fn job_id(&self) -> u32 {
        self.0.number(1)
    }
    /// Process ID. In C: `UniqueProcessId`.
    #[inline]
    pub fn unique_process_id(&self) -> u32 {
        self.0.number(2)
    }
    /// Status returned by the operation. In C: `Status`.
    #[inline]
    pub fn status(&self) -> crate::common::Ntstatus {
        self.0.number(3)
    }
}

pub(crate) static WMI_JOB_ASSIGN_PROCESS_0: &[Slot] = &[Slot::At(0, 16), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4)];
payload_type! {
    /// Process removed from a job.
    ///
    /// Payload of `WMI_LOG_TYPE_JOB_REMOVE_PROCESS` (0x0724).
    ///
    /// Structures: `WMI_JOB_REMOVE_PROCESS`.
    #[doc(alias = "WMI_JOB_REMOVE_PROCESS")]
    WmiJobRemoveProcessPayload
}

impl<'a> WmiJobRemoveProcessPayload<'a> {
    /// Container ID (inferred from the name). In C: `ContainerId`.
    #[inline]
    pub fn container_id(&self) -> Guid {
        self.0.find_value(0).unwrap_or_default()
    }
    /// Job ID. In C: `JobId`.
    #[inline]
    pub fn job_id(&self) -> u32 {
        self.0.number(1)
    }
    /// Process ID. In C: `UniqueProcessId`.
    #[inline]
    pub fn unique_process_id(&self) -> u32 {
        self.0.number(2)
    }
    /// In C: `RemovalFlags`.
    #[inline]
    pub fn removal_flags(&self) -> u32 {
        self.0.number(3)
    }
    /// Exit status of the process. In C: `ExitStatus`.
    #[inline]
    pub fn exit_status(&self) -> crate::common::Ntstatus {
        self.0.number(4)
    }
}

pub(crate) static WMI_JOB_REMOVE_PROCESS_0: &[Slot] = &[Slot::At(0, 16), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4)];
payload_type! {
    /// Job sent a notification to its completion port.
    ///
    /// Payload of `WMI_LOG_TYPE_JOB_SEND_NOTIFICATION` (0x072A).
    ///
    /// Structures: `WMI_JOB_SEND_NOTIFICATION_INFORMATION`.
    #[doc(alias = "WMI_JOB_SEND_NOTIFICATION_INFORMATION")]
    WmiJobSendNotificationInformationPayload
}

impl<'a> WmiJobSendNotificationInformationPayload<'a> {
    /// Container ID (inferred from the name). In C: `ContainerId`.
    #[inline]
    pub fn container_id(&self) -> Guid {
        self.0.find_value(0).unwrap_or_default()
    }
    /// Job ID. In C: `JobId`.
    #[inline]
    pub fn job_id(&self) -> u32 {
        self.0.number(1)
    }
    /// A JOB_OBJECT_MSG_ constant of winnt.h. In C: `NotificationId`.
    #[inline]
    pub fn notification_id(&self) -> u32 {
        self.0.number(2)
    }
}

pub(crate) static WMI_JOB_SEND_NOTIFICATION_INFORMATION_0: &[Slot] = &[Slot::At(0, 16), Slot::At(16, 4), Slot::At(20, 4)];
payload_type! {
    /// Job processor rate set or queried.
    ///
    /// Payload of `WMI_LOG_TYPE_JOB_SET_CPU_RATE` (0x072C).
    ///
    /// Structures: `WMI_JOB_SET_QUERY_CPU_RATE`.
    #[doc(alias = "WMI_JOB_SET_QUERY_CPU_RATE")]
    WmiJobSetQueryCpuRatePayload
}

impl<'a> WmiJobSetQueryCpuRatePayload<'a> {
    /// Control flags of the rate. In C: `AllFlags`.
    #[inline]
    pub fn all_flags(&self) -> u32 {
        self.0.number(0)
    }
    /// Rate or weight, depending on the flags. In C: `Value`.
    #[inline]
    pub fn value(&self) -> u32 {
        self.0.number(1)
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
    WmiJobSetQueryInformationPayload
}

impl<'a> WmiJobSetQueryInformationPayload<'a> {
    /// Container ID (inferred from the name). In C: `ContainerId`.
    #[inline]
    pub fn container_id(&self) -> Guid {
        self.0.find_value(0).unwrap_or_default()
    }
    /// Job ID. In C: `JobId`.
    #[inline]
    pub fn job_id(&self) -> u32 {
        self.0.number(1)
    }
    /// A value of the documented JOBOBJECTINFOCLASS. In C: `JobObjectInformationClass`.
    #[inline]
    pub fn job_object_information_class(&self) -> u32 {
        self.0.number(2)
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
    WmiJobSetQueryNetRatePayload
}

impl<'a> WmiJobSetQueryNetRatePayload<'a> {
    /// In C: `Flags`.
    #[inline]
    pub fn flags(&self) -> u32 {
        self.0.number(0)
    }
    /// Maximum bandwidth for data that the job sends. In C: `MaxBandwidth`. Unit: bytes per second.
    #[inline]
    pub fn max_bandwidth(&self) -> u64 {
        self.0.number(1)
    }
    /// Differentiated services tag of the job's packets. In C: `DscpTag`.
    #[inline]
    pub fn dscp_tag(&self) -> u8 {
        self.0.number(2)
    }
}

pub(crate) static WMI_JOB_SET_QUERY_NET_RATE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(8, 8), Slot::At(16, 1)];
