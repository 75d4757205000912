// Generated from spec/structs/ENABLE_TRACE_PARAMETERS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Parameters of a request to enable a provider: data to add to its events, and filters.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::MICROSOFT_ENABLE_TRACE_PARAMETERS];
pub(crate) static LAYOUT_0: Layout = layout("ENABLE_TRACE_PARAMETERS", "EnableTraceParametersPtr32")
    .size(36)
    .about("Parameters of a request to enable a provider: data to add to its events, and filters.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Version").at(0..4).about("Version of the structure: 2.").means(Meaning::Version),
        unsigned("ULONG EnableProperty").at(4..8).about("Data to add to events, and events to exclude.")
            .means(Meaning::Flags).with(&[More::Values(crate::requests::provider::EventEnableProperty::VALUES)]),
        unsigned("ULONG ControlFlags").at(8..12).about("0.").means(Meaning::Reserved),
        field("GUID SourceId", Kind::Guid).at(12..28)
            .about("Identifies the caller that enables the provider. The provider's callback receives it.")
            .means(Meaning::Guid),
        address("EVENT_FILTER_DESCRIPTOR * EnableFilterDesc").at(28..32).about("Filters, at most one of each type.")
            .means(Meaning::DataAddress),
        unsigned("ULONG FilterDescCount").at(32..36).about("Number of filters at EnableFilterDesc.")
            .means(Meaning::Count),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ENABLE_TRACE_PARAMETERS", "EnableTraceParametersPtr64")
    .size(48)
    .about("Parameters of a request to enable a provider: data to add to its events, and filters.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Version").at(0..4).about("Version of the structure: 2.").means(Meaning::Version),
        unsigned("ULONG EnableProperty").at(4..8).about("Data to add to events, and events to exclude.")
            .means(Meaning::Flags).with(&[More::Values(crate::requests::provider::EventEnableProperty::VALUES)]),
        unsigned("ULONG ControlFlags").at(8..12).about("0.").means(Meaning::Reserved),
        field("GUID SourceId", Kind::Guid).at(12..28)
            .about("Identifies the caller that enables the provider. The provider's callback receives it.")
            .means(Meaning::Guid),
        field("padding ", Kind::Padding).at(28..32),
        address("EVENT_FILTER_DESCRIPTOR * EnableFilterDesc").at(32..40).about("Filters, at most one of each type.")
            .means(Meaning::DataAddress),
        unsigned("ULONG FilterDescCount").at(40..44).about("Number of filters at EnableFilterDesc.")
            .means(Meaning::Count),
        field("padding ", Kind::Padding).at(44..48),
    ]);
fixed! {
    /// Parameters of a request to enable a provider: data to add to its events, and filters.
    ///
    /// In C: `ENABLE_TRACE_PARAMETERS`, 0x24 bytes. Releases unknown (32-bit).
    ///
    /// Second version. The first is ENABLE_TRACE_PARAMETERS_V1, without FilterDescCount.
    ///
    /// Unknown:
    ///
    /// - First release that accepts the second version.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *ENABLE_TRACE_PARAMETERS structure*.
    #[doc(alias = "ENABLE_TRACE_PARAMETERS")]
    owned EnableTraceParametersPtr32 / EnableTraceParametersPtr32View: lone,
        name = "ENABLE_TRACE_PARAMETERS", size = 36, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Version of the structure: 2. `ULONG Version` at 0x00.
        version / set_version: u32, at = 0;
        /// Data to add to events, and events to exclude. `ULONG EnableProperty` at 0x04.
        enable_property / set_enable_property: crate::requests::provider::EventEnableProperty, at = 4;
        /// 0\. `ULONG ControlFlags` at 0x08.
        control_flags / set_control_flags: u32, at = 8;
        /// Identifies the caller that enables the provider. The provider's callback receives it. `GUID SourceId` at
        /// 0x0C.
        source_id / set_source_id: Guid, at = 12;
        /// Filters, at most one of each type. `EVENT_FILTER_DESCRIPTOR * EnableFilterDesc` at 0x1C.
        enable_filter_desc / set_enable_filter_desc: u32, at = 28;
        /// Number of filters at EnableFilterDesc. `ULONG FilterDescCount` at 0x20.
        filter_desc_count / set_filter_desc_count: u32, at = 32;
    }
}

fixed! {
    /// Parameters of a request to enable a provider: data to add to its events, and filters.
    ///
    /// In C: `ENABLE_TRACE_PARAMETERS`, 0x30 bytes. Releases unknown (64-bit).
    ///
    /// Second version. The first is ENABLE_TRACE_PARAMETERS_V1, without FilterDescCount.
    ///
    /// Unknown:
    ///
    /// - First release that accepts the second version.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *ENABLE_TRACE_PARAMETERS structure*.
    #[doc(alias = "ENABLE_TRACE_PARAMETERS")]
    owned EnableTraceParametersPtr64 / EnableTraceParametersPtr64View: lone,
        name = "ENABLE_TRACE_PARAMETERS", size = 48, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Version of the structure: 2. `ULONG Version` at 0x00.
        version / set_version: u32, at = 0;
        /// Data to add to events, and events to exclude. `ULONG EnableProperty` at 0x04.
        enable_property / set_enable_property: crate::requests::provider::EventEnableProperty, at = 4;
        /// 0\. `ULONG ControlFlags` at 0x08.
        control_flags / set_control_flags: u32, at = 8;
        /// Identifies the caller that enables the provider. The provider's callback receives it. `GUID SourceId` at
        /// 0x0C.
        source_id / set_source_id: Guid, at = 12;
        /// Filters, at most one of each type. `EVENT_FILTER_DESCRIPTOR * EnableFilterDesc` at 0x20.
        enable_filter_desc / set_enable_filter_desc: u64, at = 32;
        /// Number of filters at EnableFilterDesc. `ULONG FilterDescCount` at 0x28.
        filter_desc_count / set_filter_desc_count: u32, at = 40;
    }
}

/// Alias of [`EnableTraceParametersPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EnableTraceParametersPtr32` or `EnableTraceParametersPtr64`"
]
pub type EnableTraceParameters = EnableTraceParametersPtr64;
/// Alias of [`EnableTraceParametersPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EnableTraceParametersPtr32View` or `EnableTraceParametersPtr64View`"
]
pub type EnableTraceParametersView<'a> = EnableTraceParametersPtr64View<'a>;
any_form! {
    "ENABLE_TRACE_PARAMETERS" {
        /// Releases unknown (32-bit).
        EnableTraceParametersPtr32(EnableTraceParametersPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        EnableTraceParametersPtr64(EnableTraceParametersPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
