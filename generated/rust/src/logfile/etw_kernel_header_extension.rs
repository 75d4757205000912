// Generated from spec/structs/ETW_KERNEL_HEADER_EXTENSION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Kernel events enabled in a session, and the version of the kernel's events.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_PERFINFO_GROUPMASK];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_ETW_KERNEL_HEADER_EXTENSION, &sources::PHNT_NTWMI];
const SOURCES_2: &[&Source] = &[&sources::CHAPPELL_ETW_KERNEL_HEADER_EXTENSION, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("ETW_KERNEL_HEADER_EXTENSION", "V5_2")
    .size(32)
    .about("Kernel events enabled in a session, and the version of the kernel's events.")
    .in_releases("5.2", &[holds(Pointer::Bits32, 2, 3), holds(Pointer::Bits64, 2, 3)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("PERFINFO_GROUPMASK GroupMasks").at(0..32)
            .about("Group masks of the events that are enabled, or were enabled until now.").with(&[More::Fields(&[
            field(
                "ULONG GroupMasks.Masks",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }
            )
                .at(0..32)
                .about("One word for each event group. The source's table has it from 5.2, and symbol files from 6.0. \
                    The first eight dwords of 5.1 are assumed to be the same.")
                .means(Meaning::Flags).stated_by(SOURCES),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_KERNEL_HEADER_EXTENSION", "EtwKernelHeaderExtension")
    .size(36)
    .about("Kernel events enabled in a session, and the version of the kernel's events.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("PERFINFO_GROUPMASK GroupMasks").at(0..32)
            .about("Group masks of the events that are enabled, or were enabled until now.").with(&[More::Fields(&[
            field(
                "ULONG GroupMasks.Masks",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }
            )
                .at(0..32)
                .about("One word for each event group. The source's table has it from 5.2, and symbol files from 6.0. \
                    The first eight dwords of 5.1 are assumed to be the same.")
                .means(Meaning::Flags).stated_by(SOURCES),
        ])]),
        unsigned("ULONG Version").at(32..36)
            .about("The kernel's ETW_KERNEL_EVENT_VERSION. A trace of build 18362 has 70, which that enumeration \
                assigns to 1903.")
            .means(Meaning::Version).stated_by(SOURCES_2),
    ]);
fixed! {
    /// Kernel events enabled in a session, and the version of the kernel's events.
    ///
    /// Older form.
    /// In C: `ETW_KERNEL_HEADER_EXTENSION`, 0x20 bytes. Documented for 5.2.
    ///
    /// Second event of a session of kernel events. Whenever the masks change, the session logs a further pair of these
    /// events: the old masks and the new masks.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of
    /// AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher),
    /// combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and
    /// higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
    ///
    /// Source: Geoff Chappell, *ETW_KERNEL_HEADER_EXTENSION*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    owned V5_2 / V5_2View: lone,
        name = "ETW_KERNEL_HEADER_EXTENSION", size = 32, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Group masks of the events that are enabled, or were enabled until now. `PERFINFO_GROUPMASK GroupMasks` at
        /// 0x00. Returns a copy.
        group_masks / set_group_masks: crate::masks::PerfinfoGroupmask, at = 0;
    }
}

fixed! {
    /// Kernel events enabled in a session, and the version of the kernel's events.
    ///
    /// In C: `ETW_KERNEL_HEADER_EXTENSION`, 0x24 bytes. Documented for 6.0+, assumed unchanged after 2004.
    ///
    /// Second event of a session of kernel events. Whenever the masks change, the session logs a further pair of these
    /// events: the old masks and the new masks.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of
    /// AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher),
    /// combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and
    /// higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
    ///
    /// Source: Geoff Chappell, *ETW_KERNEL_HEADER_EXTENSION*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    #[doc(alias = "ETW_KERNEL_HEADER_EXTENSION")]
    owned EtwKernelHeaderExtension / EtwKernelHeaderExtensionView: lone,
        name = "ETW_KERNEL_HEADER_EXTENSION", size = 36, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Group masks of the events that are enabled, or were enabled until now. `PERFINFO_GROUPMASK GroupMasks` at
        /// 0x00. Returns a copy.
        group_masks / set_group_masks: crate::masks::PerfinfoGroupmask, at = 0;
        /// The kernel's ETW_KERNEL_EVENT_VERSION. A trace of build 18362 has 70, which that enumeration assigns
        /// to 1903. `ULONG Version` at 0x20.
        version / set_version: u32, at = 32;
    }
}

/// Alias of [`EtwKernelHeaderExtension`], named by the first release of the form.
pub type V6_0 = EtwKernelHeaderExtension;
/// Alias of [`EtwKernelHeaderExtensionView`], named by the first release of the form.
pub type V6_0View<'a> = EtwKernelHeaderExtensionView<'a>;
