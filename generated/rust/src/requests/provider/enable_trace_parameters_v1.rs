// Generated from spec/structs/ENABLE_TRACE_PARAMETERS_V1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Parameters of a request to enable a provider: data to add to its events, and one filter.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("ENABLE_TRACE_PARAMETERS_V1", "EnableTraceParametersV1Ptr32")
    .size(32)
    .about("Parameters of a request to enable a provider: data to add to its events, and one filter.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Version").at(0..4).about("Version of the structure: 1.").means(Meaning::Version),
        unsigned("ULONG EnableProperty").at(4..8).about("Data to add to events, and events to exclude.")
            .means(Meaning::Flags).with(&[More::Values(crate::requests::provider::EventEnableProperty::VALUES)]),
        unsigned("ULONG ControlFlags").at(8..12).about("Documented as reserved in the second version of the structure.")
            .means(Meaning::Reserved),
        field("GUID SourceId", Kind::Guid).at(12..28)
            .about("Identifies the caller that enables the provider. The provider's callback receives it.")
            .means(Meaning::Guid),
        address("EVENT_FILTER_DESCRIPTOR * EnableFilterDesc").at(28..32).about("Filter.").means(Meaning::DataAddress),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ENABLE_TRACE_PARAMETERS_V1", "EnableTraceParametersV1Ptr64")
    .size(40)
    .about("Parameters of a request to enable a provider: data to add to its events, and one filter.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Version").at(0..4).about("Version of the structure: 1.").means(Meaning::Version),
        unsigned("ULONG EnableProperty").at(4..8).about("Data to add to events, and events to exclude.")
            .means(Meaning::Flags).with(&[More::Values(crate::requests::provider::EventEnableProperty::VALUES)]),
        unsigned("ULONG ControlFlags").at(8..12).about("Documented as reserved in the second version of the structure.")
            .means(Meaning::Reserved),
        field("GUID SourceId", Kind::Guid).at(12..28)
            .about("Identifies the caller that enables the provider. The provider's callback receives it.")
            .means(Meaning::Guid),
        field("padding ", Kind::Padding).at(28..32),
        address("EVENT_FILTER_DESCRIPTOR * EnableFilterDesc").at(32..40).about("Filter.").means(Meaning::DataAddress),
    ]);
fixed! {
    /// Parameters of a request to enable a provider: data to add to its events, and one filter.
    ///
    /// In C: `ENABLE_TRACE_PARAMETERS_V1`, 0x20 bytes. Releases unknown (32-bit).
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ENABLE_TRACE_PARAMETERS_V1")]
    owned EnableTraceParametersV1Ptr32 / EnableTraceParametersV1Ptr32View: lone,
        name = "ENABLE_TRACE_PARAMETERS_V1", size = 32, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Version of the structure: 1. `ULONG Version` at 0x00.
        version / set_version: u32, at = 0;
        /// Data to add to events, and events to exclude. `ULONG EnableProperty` at 0x04.
        enable_property / set_enable_property: crate::requests::provider::EventEnableProperty, at = 4;
        /// Documented as reserved in the second version of the structure. `ULONG ControlFlags` at 0x08.
        control_flags / set_control_flags: u32, at = 8;
        /// Identifies the caller that enables the provider. The provider's callback receives it. `GUID SourceId` at
        /// 0x0C.
        source_id / set_source_id: Guid, at = 12;
        /// Filter. `EVENT_FILTER_DESCRIPTOR * EnableFilterDesc` at 0x1C.
        enable_filter_desc / set_enable_filter_desc: u32, at = 28;
    }
}

fixed! {
    /// Parameters of a request to enable a provider: data to add to its events, and one filter.
    ///
    /// In C: `ENABLE_TRACE_PARAMETERS_V1`, 0x28 bytes. Releases unknown (64-bit).
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ENABLE_TRACE_PARAMETERS_V1")]
    owned EnableTraceParametersV1Ptr64 / EnableTraceParametersV1Ptr64View: lone,
        name = "ENABLE_TRACE_PARAMETERS_V1", size = 40, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Version of the structure: 1. `ULONG Version` at 0x00.
        version / set_version: u32, at = 0;
        /// Data to add to events, and events to exclude. `ULONG EnableProperty` at 0x04.
        enable_property / set_enable_property: crate::requests::provider::EventEnableProperty, at = 4;
        /// Documented as reserved in the second version of the structure. `ULONG ControlFlags` at 0x08.
        control_flags / set_control_flags: u32, at = 8;
        /// Identifies the caller that enables the provider. The provider's callback receives it. `GUID SourceId` at
        /// 0x0C.
        source_id / set_source_id: Guid, at = 12;
        /// Filter. `EVENT_FILTER_DESCRIPTOR * EnableFilterDesc` at 0x20.
        enable_filter_desc / set_enable_filter_desc: u64, at = 32;
    }
}

/// Alias of [`EnableTraceParametersV1Ptr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EnableTraceParametersV1Ptr32` or `EnableTraceParametersV1Ptr64`"
]
pub type EnableTraceParametersV1 = EnableTraceParametersV1Ptr64;
/// Alias of [`EnableTraceParametersV1Ptr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EnableTraceParametersV1Ptr32View` or \
        `EnableTraceParametersV1Ptr64View`"
]
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
