// Generated from spec/structs/PERFINFO_LONG_DPC_MITIGATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_LONG_DPC_MITIGATION_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Something was done about deferred procedure calls that run for long.
///
/// In C: `PERFINFO_LONG_DPC_MITIGATION_INFORMATION`, 0xc bytes. Releases 5.0+.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_LONG_DPC_MITIGATION_INFORMATION")]
pub struct PerfinfoLongDpcMitigationInformation {
    /// `ULONG CurrentThreadId`, at 0x00.
    pub current_thread_id: u32,
    /// `ULONG NextThreadId`, at 0x04.
    pub next_thread_id: u32,
    /// `SCHAR CurrentThreadPriority`, at 0x08.
    pub current_thread_priority: i8,
    /// `SCHAR NextThreadPriority`, at 0x09.
    pub next_thread_priority: i8,
    /// `BOOLEAN ScheduleDpcDelegate`, at 0x0A.
    pub schedule_dpc_delegate: u8,
    /// `BOOLEAN SwapToDpcDelegate`, at 0x0B.
    pub swap_to_dpc_delegate: u8,
}

impl PerfinfoLongDpcMitigationInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            current_thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            next_thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            current_thread_priority: i8::from_le_bytes(get::<8, 1, _>(bytes)),
            next_thread_priority: i8::from_le_bytes(get::<9, 1, _>(bytes)),
            schedule_dpc_delegate: u8::from_le_bytes(get::<10, 1, _>(bytes)),
            swap_to_dpc_delegate: u8::from_le_bytes(get::<11, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.current_thread_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.next_thread_id.to_le_bytes());
        put::<8, 1, _>(&mut bytes, self.current_thread_priority.to_le_bytes());
        put::<9, 1, _>(&mut bytes, self.next_thread_priority.to_le_bytes());
        put::<10, 1, _>(&mut bytes, self.schedule_dpc_delegate.to_le_bytes());
        put::<11, 1, _>(&mut bytes, self.swap_to_dpc_delegate.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_long_dpc_mitigation_information::V5_0;
}

fixed_record!(PerfinfoLongDpcMitigationInformation, PerfinfoLongDpcMitigationInformationView, 12, "PERFINFO_LONG_DPC_MITIGATION_INFORMATION");
getters! {
    self PerfinfoLongDpcMitigationInformationView "PerfinfoLongDpcMitigationInformationView" {
        /// `ULONG CurrentThreadId`, at 0x00.
        current_thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG NextThreadId`, at 0x04.
        next_thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `SCHAR CurrentThreadPriority`, at 0x08.
        current_thread_priority: i8 = i8::from_le_bytes(get::<8, 1, _>(self.fixed));
        /// `SCHAR NextThreadPriority`, at 0x09.
        next_thread_priority: i8 = i8::from_le_bytes(get::<9, 1, _>(self.fixed));
        /// `BOOLEAN ScheduleDpcDelegate`, at 0x0A.
        schedule_dpc_delegate: u8 = u8::from_le_bytes(get::<10, 1, _>(self.fixed));
        /// `BOOLEAN SwapToDpcDelegate`, at 0x0B.
        swap_to_dpc_delegate: u8 = u8::from_le_bytes(get::<11, 1, _>(self.fixed));
    }
}
