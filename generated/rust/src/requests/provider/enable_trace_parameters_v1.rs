// Generated from spec/structs/ENABLE_TRACE_PARAMETERS_V1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Parameters of a request to enable a provider: data to add to its events, and one filter.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ENABLE_TRACE_PARAMETERS_V1", "EnableTraceParametersV1Ptr32", (32, 32), "Parameters of a request to enable a provider: data to add to its events, and one filter.", &[
    unsigned("Version", 0, 4, "ULONG", "Version of the structure: 1.").means(Meaning::Version),
    unsigned("EnableProperty", 4, 4, "ULONG", "Data to add to events, and events to exclude.").of(crate::requests::provider::EventEnableProperty::VALUES).means(Meaning::Flags),
    unsigned("ControlFlags", 8, 4, "ULONG", "Documented as reserved in the second version of the structure.").means(Meaning::Reserved),
    field("SourceId", 12, 16, "GUID", Kind::Guid, "Identifies the caller that enables the provider. The provider's callback receives it.").means(Meaning::Guid),
    address("EnableFilterDesc", 28, 4, "EVENT_FILTER_DESCRIPTOR *", "Filter.").means(Meaning::DataAddress),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::WINDOWS_SYS_ETW]);
pub(crate) static LAYOUT_1: Layout = layout("ENABLE_TRACE_PARAMETERS_V1", "EnableTraceParametersV1Ptr64", (40, 40), "Parameters of a request to enable a provider: data to add to its events, and one filter.", &[
    unsigned("Version", 0, 4, "ULONG", "Version of the structure: 1.").means(Meaning::Version),
    unsigned("EnableProperty", 4, 4, "ULONG", "Data to add to events, and events to exclude.").of(crate::requests::provider::EventEnableProperty::VALUES).means(Meaning::Flags),
    unsigned("ControlFlags", 8, 4, "ULONG", "Documented as reserved in the second version of the structure.").means(Meaning::Reserved),
    field("SourceId", 12, 16, "GUID", Kind::Guid, "Identifies the caller that enables the provider. The provider's callback receives it.").means(Meaning::Guid),
    field("", 28, 4, "padding", Kind::Padding, ""),
    address("EnableFilterDesc", 32, 8, "EVENT_FILTER_DESCRIPTOR *", "Filter.").means(Meaning::DataAddress),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Parameters of a request to enable a provider: data to add to its events, and one filter.
    ///
    /// In C: `ENABLE_TRACE_PARAMETERS_V1`, 0x20 bytes. Releases unknown (32-bit).
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ENABLE_TRACE_PARAMETERS_V1")]
    owned EnableTraceParametersV1Ptr32 / EnableTraceParametersV1Ptr32View: lone [32] "ENABLE_TRACE_PARAMETERS_V1" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Version of the structure: 1. `ULONG Version` at 0x00.
        version set_version: u32 = 0;
        /// Data to add to events, and events to exclude. `ULONG EnableProperty` at 0x04.
        enable_property set_enable_property: crate::requests::provider::EventEnableProperty = 4;
        /// Documented as reserved in the second version of the structure. `ULONG ControlFlags` at 0x08.
        control_flags set_control_flags: u32 = 8;
        /// Identifies the caller that enables the provider. The provider's callback receives it. `GUID SourceId` at 0x0C.
        source_id set_source_id: Guid = 12;
        /// Filter. `EVENT_FILTER_DESCRIPTOR * EnableFilterDesc` at 0x1C.
        enable_filter_desc set_enable_filter_desc: u32 = 28;
    }
    bits {
    }
}

fixed! {
    /// Parameters of a request to enable a provider: data to add to its events, and one filter.
    ///
    /// In C: `ENABLE_TRACE_PARAMETERS_V1`, 0x28 bytes. Releases unknown (64-bit).
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ENABLE_TRACE_PARAMETERS_V1")]
    owned EnableTraceParametersV1Ptr64 / EnableTraceParametersV1Ptr64View: lone [40] "ENABLE_TRACE_PARAMETERS_V1" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Version of the structure: 1. `ULONG Version` at 0x00.
        version set_version: u32 = 0;
        /// Data to add to events, and events to exclude. `ULONG EnableProperty` at 0x04.
        enable_property set_enable_property: crate::requests::provider::EventEnableProperty = 4;
        /// Documented as reserved in the second version of the structure. `ULONG ControlFlags` at 0x08.
        control_flags set_control_flags: u32 = 8;
        /// Identifies the caller that enables the provider. The provider's callback receives it. `GUID SourceId` at 0x0C.
        source_id set_source_id: Guid = 12;
        /// Filter. `EVENT_FILTER_DESCRIPTOR * EnableFilterDesc` at 0x20.
        enable_filter_desc set_enable_filter_desc: u64 = 32;
    }
    bits {
    }
}

/// Alias of [`EnableTraceParametersV1Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EnableTraceParametersV1Ptr32` or `EnableTraceParametersV1Ptr64`"]
pub type EnableTraceParametersV1 = EnableTraceParametersV1Ptr64;
/// Alias of [`EnableTraceParametersV1Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EnableTraceParametersV1Ptr32View` or `EnableTraceParametersV1Ptr64View`"]
pub type EnableTraceParametersV1View<'a> = EnableTraceParametersV1Ptr64View<'a>;
any_form! {
    "ENABLE_TRACE_PARAMETERS_V1" {
        /// Releases unknown (32-bit).
        EnableTraceParametersV1Ptr32(EnableTraceParametersV1Ptr32, fixed) = 0,
        /// Releases unknown (64-bit).
        EnableTraceParametersV1Ptr64(EnableTraceParametersV1Ptr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
