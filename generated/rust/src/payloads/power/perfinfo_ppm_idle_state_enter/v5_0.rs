// Generated from spec/structs/PERFINFO_PPM_IDLE_STATE_ENTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PPM_IDLE_STATE_ENTER in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A processor enters an idle state.
///
/// In C: `PERFINFO_PPM_IDLE_STATE_ENTER`, 0x10 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PPM_IDLE_STATE_ENTER")]
pub struct PerfinfoPpmIdleStateEnter {
    /// `ULONG State`, at 0x00.
    pub state: u32,
    /// The bytes that `Properties`, `ExpectedWakeReason`, `Reserved`, `Flags` share.
    pub union_04: Bytes<4>,
    /// `ULONG64 ExpectedDuration`, at 0x08. How long the processor is expected to be idle.
    pub expected_duration: u64,
}

impl PerfinfoPpmIdleStateEnter {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            state: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            union_04: Bytes(get::<4, 4, _>(bytes)),
            expected_duration: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.state.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.union_04.0);
        put::<8, 8, _>(&mut bytes, self.expected_duration.to_le_bytes());
        bytes
    }
    /// `USHORT Properties`, at 0x04.
    #[inline]
    pub fn properties(&self) -> crate::payloads::power::PerfinfoPpmIdleFlag {
        crate::payloads::power::PerfinfoPpmIdleFlag::from_le(get::<0, 2, _>(&self.union_04.0))
    }
    /// Sets `Properties`.
    #[inline]
    pub fn set_properties(&mut self, value: crate::payloads::power::PerfinfoPpmIdleFlag) {
        put::<0, 2, _>(&mut self.union_04.0, value.to_le());
    }
    /// `UCHAR ExpectedWakeReason`, at 0x06. What it is for is not known.
    #[inline]
    pub fn expected_wake_reason(&self) -> u8 {
        u8::from_le_bytes(get::<2, 1, _>(&self.union_04.0))
    }
    /// Sets `ExpectedWakeReason`.
    #[inline]
    pub fn set_expected_wake_reason(&mut self, value: u8) {
        put::<2, 1, _>(&mut self.union_04.0, value.to_le_bytes());
    }
    /// `UCHAR Reserved`, at 0x07. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u8 {
        u8::from_le_bytes(get::<3, 1, _>(&self.union_04.0))
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u8) {
        put::<3, 1, _>(&mut self.union_04.0, value.to_le_bytes());
    }
    /// `ULONG Flags`, at 0x04. Properties and the two bytes after it as one number.
    #[inline]
    pub fn flags(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_04.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_04.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ppm_idle_state_enter::V5_0;
}

fixed_record!(PerfinfoPpmIdleStateEnter, PerfinfoPpmIdleStateEnterView, 16, "PERFINFO_PPM_IDLE_STATE_ENTER");
getters! {
    self PerfinfoPpmIdleStateEnterView "PerfinfoPpmIdleStateEnterView" {
        /// `ULONG State`, at 0x00.
        state: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `USHORT Properties`, at 0x04.
        properties: crate::payloads::power::PerfinfoPpmIdleFlag = crate::payloads::power::PerfinfoPpmIdleFlag::from_le(get::<4, 2, _>(self.fixed));
        /// `UCHAR ExpectedWakeReason`, at 0x06.
        expected_wake_reason: u8 = u8::from_le_bytes(get::<6, 1, _>(self.fixed));
        /// `UCHAR Reserved`, at 0x07.
        reserved: u8 = u8::from_le_bytes(get::<7, 1, _>(self.fixed));
        /// `ULONG Flags`, at 0x04.
        flags: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG64 ExpectedDuration`, at 0x08.
        expected_duration: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
