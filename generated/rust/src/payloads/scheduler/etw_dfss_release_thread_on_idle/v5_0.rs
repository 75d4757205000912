// Generated from spec/structs/ETW_DFSS_RELEASE_THREAD_ON_IDLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_DFSS_RELEASE_THREAD_ON_IDLE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A processor without work got a thread that dynamic fair-share scheduling (DFSS) held back.
///
/// In C: `ETW_DFSS_RELEASE_THREAD_ON_IDLE`, 0x18 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_DFSS_RELEASE_THREAD_ON_IDLE")]
pub struct EtwDfssReleaseThreadOnIdle {
    /// `ULONG CurrentGeneration`, at 0x00. The number of the interval.
    pub current_generation: u32,
    /// `ULONG SessionSelectedToRun`, at 0x04. The session whose thread it is.
    pub session_selected_to_run: u32,
    /// `ULONG64 CycleBaseAllowance`, at 0x08. Unit: cycles of the processor.
    pub cycle_base_allowance: u64,
    /// `LONG64 CyclesRemaining`, at 0x10. Unit: cycles of the processor.
    pub cycles_remaining: i64,
}

impl EtwDfssReleaseThreadOnIdle {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            current_generation: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            session_selected_to_run: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            cycle_base_allowance: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            cycles_remaining: i64::from_le_bytes(get::<16, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.current_generation.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.session_selected_to_run.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.cycle_base_allowance.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.cycles_remaining.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_dfss_release_thread_on_idle::V5_0;
}

fixed_record!(EtwDfssReleaseThreadOnIdle, EtwDfssReleaseThreadOnIdleView, 24, "ETW_DFSS_RELEASE_THREAD_ON_IDLE");
getters! {
    self EtwDfssReleaseThreadOnIdleView "EtwDfssReleaseThreadOnIdleView" {
        /// `ULONG CurrentGeneration`, at 0x00.
        current_generation: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG SessionSelectedToRun`, at 0x04.
        session_selected_to_run: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG64 CycleBaseAllowance`, at 0x08.
        cycle_base_allowance: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `LONG64 CyclesRemaining`, at 0x10.
        cycles_remaining: i64 = i64::from_le_bytes(get::<16, 8, _>(self.fixed));
    }
}
