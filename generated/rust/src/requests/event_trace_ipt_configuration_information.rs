// Generated from spec/structs/EVENT_TRACE_IPT_CONFIGURATION_INFORMATION.toml by `cargo spec generate`. Do not edit:
// edit that file.

//! Configuration of Intel Processor Trace for a session.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::SELENE_SDK, &sources::CHAPPELL_NTETW];
pub(crate) static LAYOUT_0: Layout =
    layout("EVENT_TRACE_IPT_CONFIGURATION_INFORMATION", "EventTraceIptConfigurationInformation")
    .size(24)
    .about("Configuration of Intel Processor Trace for a session.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, 0x17 (inferred from the name).").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        field("padding ", Kind::Padding).at(4..8),
        unsigned("TRACEHANDLE TraceHandle").at(8..16).about("Selects a logger.").means(Meaning::Handle),
        unsigned("ULONGLONG ConfigurationOptions").at(16..24).means(Meaning::Flags),
    ]);
fixed! {
    /// Configuration of Intel Processor Trace for a session.
    ///
    /// In C: `EVENT_TRACE_IPT_CONFIGURATION_INFORMATION`, 0x18 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Available options.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; Geoff Chappell, *NTETW.H*.
    #[doc(alias = "EVENT_TRACE_IPT_CONFIGURATION_INFORMATION")]
    owned EventTraceIptConfigurationInformation / EventTraceIptConfigurationInformationView: lone,
        name = "EVENT_TRACE_IPT_CONFIGURATION_INFORMATION", size = 24, table = Table::form(&LAYOUT_0), layout =
            LAYOUT_0;
    fields {
        /// Information class, 0x17 (inferred from the name). `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Selects a logger. `TRACEHANDLE TraceHandle` at 0x08.
        trace_handle / set_trace_handle: u64, at = 8;
        /// `ULONGLONG ConfigurationOptions` at 0x10.
        configuration_options / set_configuration_options: u64, at = 16;
    }
}
