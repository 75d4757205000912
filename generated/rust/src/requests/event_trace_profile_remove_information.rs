// Generated from spec/structs/EVENT_TRACE_PROFILE_REMOVE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Profile source to remove.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
pub(crate) static LAYOUT_0: Layout =
    layout("EVENT_TRACE_PROFILE_REMOVE_INFORMATION", "EventTraceProfileRemoveInformation")
    .size(20)
    .about("Profile source to remove.")
    .in_releases("1803+", &[holds(Pointer::Bits32, 15, 255), holds(Pointer::Bits64, 15, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        unsigned("KPROFILE_SOURCE ProfileSource").at(4..8).about("Profile source.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::common::KprofileSource::VALUES)]),
        field(
            "ULONG CpuInfoHierarchy",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 3 }
        )
            .at(8..20).of_unknown_purpose(),
    ]);
fixed! {
    /// Profile source to remove.
    ///
    /// In C: `EVENT_TRACE_PROFILE_REMOVE_INFORMATION`, 0x14 bytes. Documented for 1803+, assumed unchanged after 2004.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Releases in which the layout is valid. The header shows one layout, without versions.
    /// - Contents of CpuInfoHierarchy.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
    #[doc(alias = "EVENT_TRACE_PROFILE_REMOVE_INFORMATION")]
    owned EventTraceProfileRemoveInformation / EventTraceProfileRemoveInformationView: lone,
        name = "EVENT_TRACE_PROFILE_REMOVE_INFORMATION", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Profile source. `KPROFILE_SOURCE ProfileSource` at 0x04.
        profile_source / set_profile_source: crate::common::KprofileSource, at = 4;
        /// Purpose unknown. `ULONG CpuInfoHierarchy` at 0x08.
        cpu_info_hierarchy / set_cpu_info_hierarchy: [u32; 3], at = 8;
    }
}

/// Alias of [`EventTraceProfileRemoveInformation`], named by the first release of the form.
pub type V1803 = EventTraceProfileRemoveInformation;
/// Alias of [`EventTraceProfileRemoveInformationView`], named by the first release of the form.
pub type V1803View<'a> = EventTraceProfileRemoveInformationView<'a>;
