// Generated from spec/structs/EVENT_TRACE_TIME_PROFILE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Interval between execution samples.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::CHAPPELL_TIME_PROFILE, &sources::CHAPPELL_TRACE_SET_INFORMATION, &sources::PHNT_NTEXAPI];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_TIME_PROFILE_INFORMATION", "EventTraceTimeProfileInformation")
    .size(8)
    .summary("Interval between execution samples.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS", "EventTraceInformationClass").at(0..4)
            .doc("Information class, which selects this structure.")
            .of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration),
        unsigned("ULONG", "ProfileInterval").at(4..8)
            .doc("The kernel's interval for time-based profiling. Output of a query, input of a request to set.")
            .in_units("100 ns").means(Meaning::HundredNanoseconds),
    ]);
fixed! {
    /// Interval between execution samples.
    ///
    /// In C: `EVENT_TRACE_TIME_PROFILE_INFORMATION`, 0x8 bytes. Documented for 6.0+.
    ///
    /// Programs use it through TraceQueryInformation and TraceSetInformation with TraceSampledProfileIntervalInfo
    /// (0x05), for the source ProfileTime.
    ///
    /// Undocumented; defined in NTETW.H (kits of 1511); type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Releases in which the layout is valid. The studies show it without versions. Only the class is documented
    ///   as 6.0 and higher.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_TIME_PROFILE_INFORMATION*; Geoff Chappell, *TraceSetInformation*; Winsider
    /// Seminars & Solutions and contributors, *ntexapi.h*.
    #[doc(alias = "EVENT_TRACE_TIME_PROFILE_INFORMATION")]
    owned EventTraceTimeProfileInformation / EventTraceTimeProfileInformationView: lone,
        name = "EVENT_TRACE_TIME_PROFILE_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// The kernel's interval for time-based profiling. Output of a query, input of a request to set. `ULONG
        /// ProfileInterval` at 0x04. Unit: 100 ns.
        profile_interval / set_profile_interval: u32, at = 4;
    }
    converted {
        /// Duration. The raw value is `profile_interval`.
        profile_interval_as_duration: core::time::Duration, raw = profile_interval,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}

/// Alias of [`EventTraceTimeProfileInformation`], named by the first release of the form.
pub type V6_0 = EventTraceTimeProfileInformation;
/// Alias of [`EventTraceTimeProfileInformationView`], named by the first release of the form.
pub type V6_0View<'a> = EventTraceTimeProfileInformationView<'a>;
