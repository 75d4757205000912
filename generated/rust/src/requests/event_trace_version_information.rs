// Generated from spec/structs/EVENT_TRACE_VERSION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Version of the kernel's events.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_VERSION_INFORMATION, &sources::PHNT_NTEXAPI];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_VERSION_INFORMATION", "EventTraceVersionInformation")
    .size(8)
    .summary("Version of the kernel's events.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS", "EventTraceInformationClass").at(0..4)
            .doc("Information class, which selects this structure.")
            .of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration),
        unsigned("ULONG", "EventTraceKernelVersion").at(4..8)
            .doc("Number that increases when a kernel event changes, from 13 in early 6.0 to 80 in 2004: see \
                ETW_KERNEL_EVENT_VERSION.")
            .means(Meaning::Version),
    ]);
fixed! {
    /// Version of the kernel's events.
    ///
    /// In C: `EVENT_TRACE_VERSION_INFORMATION`, 0x8 bytes. Documented for 6.0+, assumed unchanged after 2004.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of
    /// AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher),
    /// combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and
    /// higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_VERSION_INFORMATION*; Winsider Seminars & Solutions and
    /// contributors, *ntexapi.h*.
    #[doc(alias = "EVENT_TRACE_VERSION_INFORMATION")]
    owned EventTraceVersionInformation / EventTraceVersionInformationView: lone,
        name = "EVENT_TRACE_VERSION_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Number that increases when a kernel event changes, from 13 in early 6.0 to 80 in 2004: see
        /// ETW_KERNEL_EVENT_VERSION. `ULONG EventTraceKernelVersion` at 0x04.
        event_trace_kernel_version / set_event_trace_kernel_version: u32, at = 4;
    }
}

/// Alias of [`EventTraceVersionInformation`], named by the first release of the form.
pub type V6_0 = EventTraceVersionInformation;
/// Alias of [`EventTraceVersionInformationView`], named by the first release of the form.
pub type V6_0View<'a> = EventTraceVersionInformationView<'a>;
