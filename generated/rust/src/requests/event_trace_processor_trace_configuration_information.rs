// Generated from spec/structs/EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION.toml by `cargo spec generate`. Do
// not edit: edit that file.

//! Configuration of processor tracing for a session.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI];
pub(crate) static LAYOUT_0: Layout =
    layout(
        "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION", "EventTraceProcessorTraceConfigurationInformationPtr32"
    )
    .size(24)
    .about("Configuration of processor tracing for a session.")
    .in_releases("1803+ (32-bit)", &[holds(Pointer::Bits32, 15, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        field("padding ", Kind::Padding).at(4..8),
        unsigned("TRACEHANDLE TraceHandle").at(8..16).about("Selects a logger.").means(Meaning::Handle),
        address("PVOID Callback").at(16..20)
            .about("Kernel-mode callback, passed to the extension that does the tracing.").means(Meaning::CodeAddress),
        field("padding ", Kind::Padding).at(20..24),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout(
        "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION", "EventTraceProcessorTraceConfigurationInformationPtr64"
    )
    .size(24)
    .about("Configuration of processor tracing for a session.")
    .in_releases("1803+ (64-bit)", &[holds(Pointer::Bits64, 15, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        field("padding ", Kind::Padding).at(4..8),
        unsigned("TRACEHANDLE TraceHandle").at(8..16).about("Selects a logger.").means(Meaning::Handle),
        address("PVOID Callback").at(16..24)
            .about("Kernel-mode callback, passed to the extension that does the tracing.").means(Meaning::CodeAddress),
    ]);
fixed! {
    /// Configuration of processor tracing for a session.
    ///
    /// In C: `EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION`, 0x18 bytes. Documented for 1803+ (32-bit).
    ///
    /// Unknown:
    ///
    /// - Releases in which the layout is valid. The header shows one layout, without versions.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*.
    #[doc(alias = "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION")]
    owned EventTraceProcessorTraceConfigurationInformationPtr32 /
        EventTraceProcessorTraceConfigurationInformationPtr32View: lone,
        name = "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION", size = 24, table = Table::form(&LAYOUT_0),
            layout = LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Selects a logger. `TRACEHANDLE TraceHandle` at 0x08.
        trace_handle / set_trace_handle: u64, at = 8;
        /// Kernel-mode callback, passed to the extension that does the tracing. `PVOID Callback` at 0x10.
        callback / set_callback: u32, at = 16;
    }
}

fixed! {
    /// Configuration of processor tracing for a session.
    ///
    /// In C: `EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION`, 0x18 bytes. Documented for 1803+ (64-bit).
    ///
    /// Unknown:
    ///
    /// - Releases in which the layout is valid. The header shows one layout, without versions.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*.
    #[doc(alias = "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION")]
    owned EventTraceProcessorTraceConfigurationInformationPtr64 /
        EventTraceProcessorTraceConfigurationInformationPtr64View: lone,
        name = "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION", size = 24, table = Table::form(&LAYOUT_1),
            layout = LAYOUT_1;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Selects a logger. `TRACEHANDLE TraceHandle` at 0x08.
        trace_handle / set_trace_handle: u64, at = 8;
        /// Kernel-mode callback, passed to the extension that does the tracing. `PVOID Callback` at 0x10.
        callback / set_callback: u64, at = 16;
    }
}

/// Alias of [`EventTraceProcessorTraceConfigurationInformationPtr32`], named by the first release of the form.
pub type V1803Ptr32 = EventTraceProcessorTraceConfigurationInformationPtr32;
/// Alias of [`EventTraceProcessorTraceConfigurationInformationPtr32View`], named by the first release of the form.
pub type V1803Ptr32View<'a> = EventTraceProcessorTraceConfigurationInformationPtr32View<'a>;
/// Alias of [`EventTraceProcessorTraceConfigurationInformationPtr64`], named by the first release of the form.
pub type V1803Ptr64 = EventTraceProcessorTraceConfigurationInformationPtr64;
/// Alias of [`EventTraceProcessorTraceConfigurationInformationPtr64View`], named by the first release of the form.
pub type V1803Ptr64View<'a> = EventTraceProcessorTraceConfigurationInformationPtr64View<'a>;
/// Alias of [`EventTraceProcessorTraceConfigurationInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EventTraceProcessorTraceConfigurationInformationPtr32` or \
        `EventTraceProcessorTraceConfigurationInformationPtr64`"
]
pub type EventTraceProcessorTraceConfigurationInformation = EventTraceProcessorTraceConfigurationInformationPtr64;
/// Alias of [`EventTraceProcessorTraceConfigurationInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EventTraceProcessorTraceConfigurationInformationPtr32View` or \
        `EventTraceProcessorTraceConfigurationInformationPtr64View`"
]
pub type EventTraceProcessorTraceConfigurationInformationView<'a> =
    EventTraceProcessorTraceConfigurationInformationPtr64View<'a>;
any_form! {
    "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION" {
        /// Documented for 1803+ (32-bit).
        EventTraceProcessorTraceConfigurationInformationPtr32(
            EventTraceProcessorTraceConfigurationInformationPtr32, fixed
        ) =
            0,
        /// Documented for 1803+ (64-bit).
        EventTraceProcessorTraceConfigurationInformationPtr64(
            EventTraceProcessorTraceConfigurationInformationPtr64, fixed
        ) =
            1,
    }
    Bits32 15..=255 => 0,
    Bits64 15..=255 => 1,
}
