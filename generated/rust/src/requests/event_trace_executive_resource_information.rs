// Generated from spec/structs/EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION.toml by `cargo spec generate`. Do not edit:
// edit that file.

//! Sampling parameters for events of the kernel's ERESOURCE locks.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::PHNT_NTWMI];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
pub(crate) static LAYOUT_0: Layout =
    layout("EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION", "EventTraceExecutiveResourceInformation")
    .size(16)
    .about("Sampling parameters for events of the kernel's ERESOURCE locks.")
    .in_releases("6.1+", &[holds(Pointer::Bits32, 6, 255), holds(Pointer::Bits64, 6, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        unsigned("ULONG ReleaseSamplingRate").at(4..8).about("Sampling rate for lock releases.").means(Meaning::Count),
        unsigned("ULONG ContentionSamplingRate").at(8..12).about("Sampling rate for lock contention.")
            .means(Meaning::Count),
        unsigned("ULONG NumberOfExcessiveTimeouts").at(12..16)
            .about("Number of timeouts after which a wait is excessive.").means(Meaning::Count).stated_by(SOURCES)
            .with(&[More::Units("4 seconds")]),
    ]);
fixed! {
    /// Sampling parameters for events of the kernel's ERESOURCE locks.
    ///
    /// In C: `EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION`, 0x10 bytes. Documented for 6.1+, assumed unchanged
    /// after 2004.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Releases in which the layout is valid. The header shows one layout, without versions.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
    #[doc(alias = "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION")]
    owned EventTraceExecutiveResourceInformation / EventTraceExecutiveResourceInformationView: lone,
        name = "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION", size = 16, table = Table::form(&LAYOUT_0), layout =
            LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Sampling rate for lock releases. `ULONG ReleaseSamplingRate` at 0x04.
        release_sampling_rate / set_release_sampling_rate: u32, at = 4;
        /// Sampling rate for lock contention. `ULONG ContentionSamplingRate` at 0x08.
        contention_sampling_rate / set_contention_sampling_rate: u32, at = 8;
        /// Number of timeouts after which a wait is excessive. `ULONG NumberOfExcessiveTimeouts` at 0x0C. Unit: 4
        /// seconds.
        number_of_excessive_timeouts / set_number_of_excessive_timeouts: u32, at = 12;
    }
}

/// Alias of [`EventTraceExecutiveResourceInformation`], named by the first release of the form.
pub type V6_1 = EventTraceExecutiveResourceInformation;
/// Alias of [`EventTraceExecutiveResourceInformationView`], named by the first release of the form.
pub type V6_1View<'a> = EventTraceExecutiveResourceInformationView<'a>;
