// Generated from spec/structs/ETW_UMS_EVENT_DISASSOCIATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_UMS_EVENT_DISASSOCIATE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread that user mode schedules (UMS) was parted from the thread that schedules it.
///
/// In C: `ETW_UMS_EVENT_DISASSOCIATE`, 0x14 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_UMS_EVENT_DISASSOCIATE")]
pub struct EtwUmsEventDisassociate {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG ScheduledThreadId`, at 0x04.
    pub scheduled_thread_id: u32,
    /// `ULONG PrimaryThreadId`, at 0x08.
    pub primary_thread_id: u32,
    /// `ULONG UmsApcControlFlags`, at 0x0C. What it is for is not known.
    pub ums_apc_control_flags: u32,
    /// `NTSTATUS Status`, at 0x10.
    pub status: crate::common::Ntstatus,
}

impl EtwUmsEventDisassociate {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            scheduled_thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            primary_thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            ums_apc_control_flags: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            status: crate::common::Ntstatus::from_le(get::<16, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.scheduled_thread_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.primary_thread_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.ums_apc_control_flags.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.status.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_ums_event_disassociate::V5_0;
}

fixed_record!(EtwUmsEventDisassociate, EtwUmsEventDisassociateView, 20, "ETW_UMS_EVENT_DISASSOCIATE");
getters! {
    self EtwUmsEventDisassociateView "EtwUmsEventDisassociateView" {
        /// `ULONG ProcessId`, at 0x00.
        process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ScheduledThreadId`, at 0x04.
        scheduled_thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG PrimaryThreadId`, at 0x08.
        primary_thread_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG UmsApcControlFlags`, at 0x0C.
        ums_apc_control_flags: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `NTSTATUS Status`, at 0x10.
        status: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<16, 4, _>(self.fixed));
    }
}
