// Generated from spec/structs/WMI_JOB_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_JOB_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A job was created, opened, closed or ended.
///
/// In C: `WMI_JOB_INFORMATION`, 0x1c bytes. Releases 5.0+.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_JOB_INFORMATION")]
pub struct WmiJobInformation {
    /// `GUID ContainerId`, at 0x00. The container that the job makes, by the name.
    pub container_id: Guid,
    /// `ULONG JobId`, at 0x10. The job.
    pub job_id: u32,
    /// `ULONG Flags`, at 0x14. What it is for is not known.
    pub flags: u32,
    /// `NTSTATUS Status`, at 0x18. What the operation returned.
    pub status: crate::common::Ntstatus,
}

impl WmiJobInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 28]) -> Self {
        Self {
            container_id: Guid::from_bytes(get::<0, 16, _>(bytes)),
            job_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            flags: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            status: crate::common::Ntstatus::from_le(get::<24, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 28] {
        let mut bytes = [0; 28];
        put::<0, 16, _>(&mut bytes, self.container_id.to_bytes());
        put::<16, 4, _>(&mut bytes, self.job_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.flags.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.status.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_job_information::V5_0;
}

fixed_record!(WmiJobInformation, WmiJobInformationView, 28, "WMI_JOB_INFORMATION");
getters! {
    self WmiJobInformationView "WmiJobInformationView" {
        /// `GUID ContainerId`, at 0x00.
        container_id: Guid = Guid::from_bytes(get::<0, 16, _>(self.fixed));
        /// `ULONG JobId`, at 0x10.
        job_id: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x14.
        flags: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `NTSTATUS Status`, at 0x18.
        status: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<24, 4, _>(self.fixed));
    }
}
