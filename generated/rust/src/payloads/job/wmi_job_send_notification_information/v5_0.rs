// Generated from spec/structs/WMI_JOB_SEND_NOTIFICATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_JOB_SEND_NOTIFICATION_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A job sent a notification to its completion port.
///
/// In C: `WMI_JOB_SEND_NOTIFICATION_INFORMATION`, 0x18 bytes. Releases 5.0+.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_JOB_SEND_NOTIFICATION_INFORMATION")]
pub struct WmiJobSendNotificationInformation {
    /// `GUID ContainerId`, at 0x00. The container that the job makes, by the name.
    pub container_id: Guid,
    /// `ULONG JobId`, at 0x10. The job.
    pub job_id: u32,
    /// `ULONG NotificationId`, at 0x14. A JOB_OBJECT_MSG_ constant of winnt.h.
    pub notification_id: u32,
}

impl WmiJobSendNotificationInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            container_id: Guid::from_bytes(get::<0, 16, _>(bytes)),
            job_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            notification_id: u32::from_le_bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 16, _>(&mut bytes, self.container_id.to_bytes());
        put::<16, 4, _>(&mut bytes, self.job_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.notification_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_job_send_notification_information::V5_0;
}

fixed_record!(WmiJobSendNotificationInformation, WmiJobSendNotificationInformationView, 24, "WMI_JOB_SEND_NOTIFICATION_INFORMATION");
getters! {
    self WmiJobSendNotificationInformationView "WmiJobSendNotificationInformationView" {
        /// `GUID ContainerId`, at 0x00.
        container_id: Guid = Guid::from_bytes(get::<0, 16, _>(self.fixed));
        /// `ULONG JobId`, at 0x10.
        job_id: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG NotificationId`, at 0x14.
        notification_id: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
    }
}
