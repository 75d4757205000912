// Generated from spec/structs/TRACE_VERSION_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_VERSION_INFO in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The version of the processing of events.
///
/// In C: `TRACE_VERSION_INFO`, 0x8 bytes. Releases 5.0+.
///
/// What no source says:
///
/// - The values of EtwTraceProcessingVersion.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_VERSION_INFO")]
pub struct TraceVersionInfo {
    /// `ULONG EtwTraceProcessingVersion`, at 0x00. The version.
    pub etw_trace_processing_version: u32,
    /// `ULONG Reserved`, at 0x04. What it is for is not known.
    pub reserved: u32,
}

impl TraceVersionInfo {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            etw_trace_processing_version: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.etw_trace_processing_version.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_version_info::V5_0;
}

fixed_record!(TraceVersionInfo, TraceVersionInfoView, 8, "TRACE_VERSION_INFO");
getters! {
    self TraceVersionInfoView "TraceVersionInfoView" {
        /// `ULONG EtwTraceProcessingVersion`, at 0x00.
        etw_trace_processing_version: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Reserved`, at 0x04.
        reserved: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
