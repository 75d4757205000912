// Generated from spec/structs/ENABLE_TRACE_PARAMETERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ENABLE_TRACE_PARAMETERS in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What goes with a request to enable a provider: what is added to its events, and filters.
///
/// In C: `ENABLE_TRACE_PARAMETERS`, 0x24 bytes. Releases 5.0+ with 32 bit pointers.
///
/// The second version: ENABLE_TRACE_PARAMETERS_V1 is the first, without FilterDescCount.
///
/// What no source says:
///
/// - The first release that takes the second version.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *ENABLE_TRACE_PARAMETERS structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ENABLE_TRACE_PARAMETERS")]
pub struct EnableTraceParametersX86 {
    /// `ULONG Version`, at 0x00. The version of the structure: 2.
    pub version: u32,
    /// `ULONG EnableProperty`, at 0x04. What is added to events, and which are kept out.
    pub enable_property: crate::requests::provider::EventEnableProperty,
    /// `ULONG ControlFlags`, at 0x08. 0. What it is for is not known.
    pub control_flags: u32,
    /// `GUID SourceId`, at 0x0C. Who enables the provider; the provider's callback receives it.
    pub source_id: Guid,
    /// `EVENT_FILTER_DESCRIPTOR * EnableFilterDesc`, at 0x1C. The filters, one of each type at most.
    pub enable_filter_desc: u32,
    /// `ULONG FilterDescCount`, at 0x20. How many filters EnableFilterDesc points to.
    pub filter_desc_count: u32,
}

impl EnableTraceParametersX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 36]) -> Self {
        Self {
            version: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            enable_property: crate::requests::provider::EventEnableProperty::from_le(get::<4, 4, _>(bytes)),
            control_flags: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            source_id: Guid::from_bytes(get::<12, 16, _>(bytes)),
            enable_filter_desc: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            filter_desc_count: u32::from_le_bytes(get::<32, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 36] {
        let mut bytes = [0; 36];
        put::<0, 4, _>(&mut bytes, self.version.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.enable_property.to_le());
        put::<8, 4, _>(&mut bytes, self.control_flags.to_le_bytes());
        put::<12, 16, _>(&mut bytes, self.source_id.to_bytes());
        put::<28, 4, _>(&mut bytes, self.enable_filter_desc.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.filter_desc_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::enable_trace_parameters::V5_0X86;
}

fixed_record!(EnableTraceParametersX86, EnableTraceParametersX86View, 36, "ENABLE_TRACE_PARAMETERS");
getters! {
    self EnableTraceParametersX86View "EnableTraceParametersX86View" {
        /// `ULONG Version`, at 0x00.
        version: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG EnableProperty`, at 0x04.
        enable_property: crate::requests::provider::EventEnableProperty = crate::requests::provider::EventEnableProperty::from_le(get::<4, 4, _>(self.fixed));
        /// `ULONG ControlFlags`, at 0x08.
        control_flags: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `GUID SourceId`, at 0x0C.
        source_id: Guid = Guid::from_bytes(get::<12, 16, _>(self.fixed));
        /// `EVENT_FILTER_DESCRIPTOR * EnableFilterDesc`, at 0x1C.
        enable_filter_desc: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `ULONG FilterDescCount`, at 0x20.
        filter_desc_count: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
    }
}
