// Generated from spec/structs/ENABLE_TRACE_PARAMETERS_V1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ENABLE_TRACE_PARAMETERS_V1 in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What goes with a request to enable a provider: what is added to its events, and one filter.
///
/// In C: `ENABLE_TRACE_PARAMETERS_V1`, 0x28 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ENABLE_TRACE_PARAMETERS_V1")]
pub struct EnableTraceParametersV1X64 {
    /// `ULONG Version`, at 0x00. The version of the structure: 1.
    pub version: u32,
    /// `ULONG EnableProperty`, at 0x04. What is added to events, and which are kept out.
    pub enable_property: crate::requests::provider::EventEnableProperty,
    /// `ULONG ControlFlags`, at 0x08. What it is for is not known.
    pub control_flags: u32,
    /// `GUID SourceId`, at 0x0C. Who enables the provider; the provider's callback receives it.
    pub source_id: Guid,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_1c: Bytes<4>,
    /// `EVENT_FILTER_DESCRIPTOR * EnableFilterDesc`, at 0x20. The filter.
    pub enable_filter_desc: u64,
}

impl EnableTraceParametersV1X64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            version: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            enable_property: crate::requests::provider::EventEnableProperty::from_le(get::<4, 4, _>(bytes)),
            control_flags: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            source_id: Guid::from_bytes(get::<12, 16, _>(bytes)),
            padding_1c: Bytes(get::<28, 4, _>(bytes)),
            enable_filter_desc: u64::from_le_bytes(get::<32, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 4, _>(&mut bytes, self.version.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.enable_property.to_le());
        put::<8, 4, _>(&mut bytes, self.control_flags.to_le_bytes());
        put::<12, 16, _>(&mut bytes, self.source_id.to_bytes());
        put::<28, 4, _>(&mut bytes, self.padding_1c.0);
        put::<32, 8, _>(&mut bytes, self.enable_filter_desc.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::enable_trace_parameters_v1::V5_0X64;
}

fixed_record!(EnableTraceParametersV1X64, EnableTraceParametersV1X64View, 40, "ENABLE_TRACE_PARAMETERS_V1");
getters! {
    self EnableTraceParametersV1X64View "EnableTraceParametersV1X64View" {
        /// `ULONG Version`, at 0x00.
        version: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG EnableProperty`, at 0x04.
        enable_property: crate::requests::provider::EventEnableProperty = crate::requests::provider::EventEnableProperty::from_le(get::<4, 4, _>(self.fixed));
        /// `ULONG ControlFlags`, at 0x08.
        control_flags: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `GUID SourceId`, at 0x0C.
        source_id: Guid = Guid::from_bytes(get::<12, 16, _>(self.fixed));
        /// `EVENT_FILTER_DESCRIPTOR * EnableFilterDesc`, at 0x20.
        enable_filter_desc: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
    }
}
