// Generated from spec/structs/ETW_PER_SESSION_QUOTA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PER_SESSION_QUOTA in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What one terminal session has of the processors, by dynamic fair-share scheduling (DFSS).
///
/// In C: `ETW_PER_SESSION_QUOTA`, 0x18 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_PER_SESSION_QUOTA")]
pub struct EtwPerSessionQuota {
    /// `ULONG SessionId`, at 0x00.
    pub session_id: u32,
    /// `ULONG CpuShareWeight`, at 0x04. The weight of the session's share.
    pub cpu_share_weight: u32,
    /// `LONGLONG CapturedWeightData`, at 0x08. What it is for is not known.
    pub captured_weight_data: i64,
    /// `ULONG64 CyclesAccumulated`, at 0x10. What the session used. Unit: cycles of the processor.
    pub cycles_accumulated: u64,
}

impl EtwPerSessionQuota {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            session_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            cpu_share_weight: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            captured_weight_data: i64::from_le_bytes(get::<8, 8, _>(bytes)),
            cycles_accumulated: u64::from_le_bytes(get::<16, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.session_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.cpu_share_weight.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.captured_weight_data.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.cycles_accumulated.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_per_session_quota::V5_0;
}

fixed_record!(EtwPerSessionQuota, EtwPerSessionQuotaView, 24, "ETW_PER_SESSION_QUOTA");
getters! {
    self EtwPerSessionQuotaView "EtwPerSessionQuotaView" {
        /// `ULONG SessionId`, at 0x00.
        session_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG CpuShareWeight`, at 0x04.
        cpu_share_weight: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `LONGLONG CapturedWeightData`, at 0x08.
        captured_weight_data: i64 = i64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG64 CyclesAccumulated`, at 0x10.
        cycles_accumulated: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
    }
}
