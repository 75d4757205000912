// Generated from spec/structs/TRACE_PERIODIC_CAPTURE_STATE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_PERIODIC_CAPTURE_STATE_INFO in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How often providers are asked to log their state, and how many providers.
///
/// In C: `TRACE_PERIODIC_CAPTURE_STATE_INFO`, 0x8 bytes. Releases 5.0+.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_PERIODIC_CAPTURE_STATE_INFO")]
pub struct TracePeriodicCaptureStateInfo {
    /// `ULONG CaptureStateFrequencyInSeconds`, at 0x00. How much time passes between two requests. Unit: s.
    pub capture_state_frequency_in_seconds: u32,
    /// `USHORT ProviderCount`, at 0x04. How many providers there are.
    pub provider_count: u16,
    /// `USHORT Reserved`, at 0x06. What it is for is not known.
    pub reserved: u16,
}

impl TracePeriodicCaptureStateInfo {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            capture_state_frequency_in_seconds: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            provider_count: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<6, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.capture_state_frequency_in_seconds.to_le_bytes());
        put::<4, 2, _>(&mut bytes, self.provider_count.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_periodic_capture_state_info::V5_0;
}

fixed_record!(TracePeriodicCaptureStateInfo, TracePeriodicCaptureStateInfoView, 8, "TRACE_PERIODIC_CAPTURE_STATE_INFO");
getters! {
    self TracePeriodicCaptureStateInfoView "TracePeriodicCaptureStateInfoView" {
        /// `ULONG CaptureStateFrequencyInSeconds`, at 0x00.
        capture_state_frequency_in_seconds: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `USHORT ProviderCount`, at 0x04.
        provider_count: u16 = u16::from_le_bytes(get::<4, 2, _>(self.fixed));
        /// `USHORT Reserved`, at 0x06.
        reserved: u16 = u16::from_le_bytes(get::<6, 2, _>(self.fixed));
    }
}
