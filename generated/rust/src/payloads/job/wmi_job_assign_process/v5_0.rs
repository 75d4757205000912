// Generated from spec/structs/WMI_JOB_ASSIGN_PROCESS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_JOB_ASSIGN_PROCESS in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A process was put into a job.
///
/// In C: `WMI_JOB_ASSIGN_PROCESS`, 0x1c bytes. Releases 5.0+.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_JOB_ASSIGN_PROCESS")]
pub struct WmiJobAssignProcess {
    /// `GUID ContainerId`, at 0x00. The container that the job makes, by the name.
    pub container_id: Guid,
    /// `ULONG JobId`, at 0x10. The job.
    pub job_id: u32,
    /// `ULONG UniqueProcessId`, at 0x14. The process.
    pub unique_process_id: u32,
    /// `NTSTATUS Status`, at 0x18. What the operation returned.
    pub status: crate::common::Ntstatus,
}

impl WmiJobAssignProcess {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 28]) -> Self {
        Self {
            container_id: Guid::from_bytes(get::<0, 16, _>(bytes)),
            job_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            unique_process_id: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            status: crate::common::Ntstatus::from_le(get::<24, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 28] {
        let mut bytes = [0; 28];
        put::<0, 16, _>(&mut bytes, self.container_id.to_bytes());
        put::<16, 4, _>(&mut bytes, self.job_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.unique_process_id.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.status.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_job_assign_process::V5_0;
}

fixed_record!(WmiJobAssignProcess, WmiJobAssignProcessView, 28, "WMI_JOB_ASSIGN_PROCESS");
getters! {
    self WmiJobAssignProcessView "WmiJobAssignProcessView" {
        /// `GUID ContainerId`, at 0x00.
        container_id: Guid = Guid::from_bytes(get::<0, 16, _>(self.fixed));
        /// `ULONG JobId`, at 0x10.
        job_id: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG UniqueProcessId`, at 0x14.
        unique_process_id: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `NTSTATUS Status`, at 0x18.
        status: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<24, 4, _>(self.fixed));
    }
}
