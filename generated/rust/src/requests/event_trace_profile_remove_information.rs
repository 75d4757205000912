// Generated from spec/structs/EVENT_TRACE_PROFILE_REMOVE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Profile source to remove.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_PROFILE_REMOVE_INFORMATION", "EventTraceProfileRemoveInformation", (20, 20), "Profile source to remove.", &[
    unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration),
    unsigned("ProfileSource", 4, 4, "KPROFILE_SOURCE", "Profile source.").of(crate::common::KprofileSource::VALUES).means(Meaning::Enumeration),
    field("CpuInfoHierarchy", 8, 12, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 3 }, "").of_unknown_purpose(),
])
    .in_releases("1803+", &[holds(Pointer::Bits32, 15, 255), holds(Pointer::Bits64, 15, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]);
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
    owned EventTraceProfileRemoveInformation / EventTraceProfileRemoveInformationView: lone [20] "EVENT_TRACE_PROFILE_REMOVE_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass` at 0x00.
        event_trace_information_class set_event_trace_information_class: crate::requests::EventTraceInformationClass = 0;
        /// Profile source. `KPROFILE_SOURCE ProfileSource` at 0x04.
        profile_source set_profile_source: crate::common::KprofileSource = 4;
        /// Purpose unknown. `ULONG CpuInfoHierarchy` at 0x08.
        cpu_info_hierarchy set_cpu_info_hierarchy: [u32; 3] = 8;
    }
    bits {
    }
}

/// Alias of [`EventTraceProfileRemoveInformation`], named by the first release of the form.
pub type V1803 = EventTraceProfileRemoveInformation;
/// Alias of [`EventTraceProfileRemoveInformationView`], named by the first release of the form.
pub type V1803View<'a> = EventTraceProfileRemoveInformationView<'a>;
