// Generated from spec/structs/PERFINFO_PPM_IDLE_EXIT_LATENCY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PPM_IDLE_EXIT_LATENCY in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How long a processor took to leave an idle state.
///
/// In C: `PERFINFO_PPM_IDLE_EXIT_LATENCY`, 0x14 bytes. Releases 5.0+.
///
/// What no source says:
///
/// - In which unit the latencies count.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PPM_IDLE_EXIT_LATENCY")]
pub struct PerfinfoPpmIdleExitLatency {
    /// `ULONG Flags`, at 0x00.
    pub flags: crate::payloads::power::PerfinfoPpmIdleExitFlag,
    /// `ULONG PlatformState`, at 0x04.
    pub platform_state: u32,
    /// `ULONG ProcessorState`, at 0x08.
    pub processor_state: u32,
    /// `ULONG ReturnLatency`, at 0x0C.
    pub return_latency: u32,
    /// `ULONG TotalLatency`, at 0x10.
    pub total_latency: u32,
}

impl PerfinfoPpmIdleExitLatency {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            flags: crate::payloads::power::PerfinfoPpmIdleExitFlag::from_le(get::<0, 4, _>(bytes)),
            platform_state: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            processor_state: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            return_latency: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            total_latency: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 4, _>(&mut bytes, self.flags.to_le());
        put::<4, 4, _>(&mut bytes, self.platform_state.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.processor_state.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.return_latency.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.total_latency.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ppm_idle_exit_latency::V5_0;
}

fixed_record!(PerfinfoPpmIdleExitLatency, PerfinfoPpmIdleExitLatencyView, 20, "PERFINFO_PPM_IDLE_EXIT_LATENCY");
getters! {
    self PerfinfoPpmIdleExitLatencyView "PerfinfoPpmIdleExitLatencyView" {
        /// `ULONG Flags`, at 0x00.
        flags: crate::payloads::power::PerfinfoPpmIdleExitFlag = crate::payloads::power::PerfinfoPpmIdleExitFlag::from_le(get::<0, 4, _>(self.fixed));
        /// `ULONG PlatformState`, at 0x04.
        platform_state: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG ProcessorState`, at 0x08.
        processor_state: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG ReturnLatency`, at 0x0C.
        return_latency: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG TotalLatency`, at 0x10.
        total_latency: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    }
}
