// Generated from spec/structs/TRACE_PROFILE_INTERVAL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_PROFILE_INTERVAL in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The interval of a profile source.
///
/// In C: `TRACE_PROFILE_INTERVAL`, 0x8 bytes. Releases 5.0+.
///
/// What no source says:
///
/// - In which unit intervals count.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_PROFILE_INTERVAL")]
pub struct TraceProfileInterval {
    /// `ULONG Source`, at 0x00. The source.
    pub source: crate::common::KprofileSource,
    /// `ULONG Interval`, at 0x04. The interval.
    pub interval: u32,
}

impl TraceProfileInterval {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            source: crate::common::KprofileSource::from_le(get::<0, 4, _>(bytes)),
            interval: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.source.to_le());
        put::<4, 4, _>(&mut bytes, self.interval.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_profile_interval::V5_0;
}

fixed_record!(TraceProfileInterval, TraceProfileIntervalView, 8, "TRACE_PROFILE_INTERVAL");
getters! {
    self TraceProfileIntervalView "TraceProfileIntervalView" {
        /// `ULONG Source`, at 0x00.
        source: crate::common::KprofileSource = crate::common::KprofileSource::from_le(get::<0, 4, _>(self.fixed));
        /// `ULONG Interval`, at 0x04.
        interval: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
