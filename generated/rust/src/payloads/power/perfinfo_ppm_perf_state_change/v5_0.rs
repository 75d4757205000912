// Generated from spec/structs/PERFINFO_PPM_PERF_STATE_CHANGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PPM_PERF_STATE_CHANGE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Processors changed their performance state.
///
/// In C: `PERFINFO_PPM_PERF_STATE_CHANGE`, 0x18 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PPM_PERF_STATE_CHANGE")]
pub struct PerfinfoPpmPerfStateChange {
    /// `ULONG Type`, at 0x00. What kind of performance state it is.
    pub kind: crate::payloads::power::PerfinfoPpmPerfStateType,
    /// `ULONG NewState`, at 0x04.
    pub new_state: u32,
    /// `ULONG OldState`, at 0x08.
    pub old_state: u32,
    /// `NTSTATUS Result`, at 0x0C. What the change returned.
    pub result: crate::common::Ntstatus,
    /// `ULONG64 Processors`, at 0x10. A bit for each processor.
    pub processors: u64,
}

impl PerfinfoPpmPerfStateChange {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            kind: crate::payloads::power::PerfinfoPpmPerfStateType::from_le(get::<0, 4, _>(bytes)),
            new_state: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            old_state: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            result: crate::common::Ntstatus::from_le(get::<12, 4, _>(bytes)),
            processors: u64::from_le_bytes(get::<16, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.kind.to_le());
        put::<4, 4, _>(&mut bytes, self.new_state.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.old_state.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.result.to_le());
        put::<16, 8, _>(&mut bytes, self.processors.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ppm_perf_state_change::V5_0;
}

fixed_record!(PerfinfoPpmPerfStateChange, PerfinfoPpmPerfStateChangeView, 24, "PERFINFO_PPM_PERF_STATE_CHANGE");
getters! {
    self PerfinfoPpmPerfStateChangeView "PerfinfoPpmPerfStateChangeView" {
        /// `ULONG Type`, at 0x00.
        kind: crate::payloads::power::PerfinfoPpmPerfStateType = crate::payloads::power::PerfinfoPpmPerfStateType::from_le(get::<0, 4, _>(self.fixed));
        /// `ULONG NewState`, at 0x04.
        new_state: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG OldState`, at 0x08.
        old_state: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `NTSTATUS Result`, at 0x0C.
        result: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<12, 4, _>(self.fixed));
        /// `ULONG64 Processors`, at 0x10.
        processors: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
    }
}
