// Generated from spec/structs/ETW_KERNEL_HEADER_EXTENSION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Kernel events enabled in a session, and the version of the kernel's events.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_KERNEL_HEADER_EXTENSION", "V5_2", (32, 32), "Kernel events enabled in a session, and the version of the kernel's events.", &[
    field("GroupMasks", 0, 32, "PERFINFO_GROUPMASK", Kind::Struct, "Group masks of the events that are enabled, or were enabled until now.").with(&[
        field("Masks", 0, 32, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, "One word for each event group. The source's table has it from 5.2, and symbol files from 6.0. The first eight dwords of 5.1 are assumed to be the same.").at_path("GroupMasks.Masks").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_PERFINFO_GROUPMASK]),
    ]),
])
    .in_releases("5.2", &[holds(Pointer::Bits32, 2, 3), holds(Pointer::Bits64, 2, 3)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_ETW_KERNEL_HEADER_EXTENSION, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_KERNEL_HEADER_EXTENSION", "EtwKernelHeaderExtension", (36, 36), "Kernel events enabled in a session, and the version of the kernel's events.", &[
    field("GroupMasks", 0, 32, "PERFINFO_GROUPMASK", Kind::Struct, "Group masks of the events that are enabled, or were enabled until now.").with(&[
        field("Masks", 0, 32, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, "One word for each event group. The source's table has it from 5.2, and symbol files from 6.0. The first eight dwords of 5.1 are assumed to be the same.").at_path("GroupMasks.Masks").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_PERFINFO_GROUPMASK]),
    ]),
    unsigned("Version", 32, 4, "ULONG", "The kernel's ETW_KERNEL_EVENT_VERSION. A trace of build 18362 has 70, which that enumeration assigns to 1903.").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_KERNEL_HEADER_EXTENSION, &crate::rt::sources::OBSERVED_TRACES]),
])
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_ETW_KERNEL_HEADER_EXTENSION, &crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Kernel events enabled in a session, and the version of the kernel's events.
    ///
    /// Older form.
    /// In C: `ETW_KERNEL_HEADER_EXTENSION`, 0x20 bytes. Documented for 5.2.
    ///
    /// Second event of a session of kernel events. Whenever the masks change, the session logs a further pair of these events: the old masks and the new masks.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher), combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
    ///
    /// Source: Geoff Chappell, *ETW_KERNEL_HEADER_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V5_2 / V5_2View: lone [32] "ETW_KERNEL_HEADER_EXTENSION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Group masks of the events that are enabled, or were enabled until now. `PERFINFO_GROUPMASK GroupMasks` at 0x00. Returns a copy.
        group_masks set_group_masks: crate::masks::PerfinfoGroupmask = 0;
    }
    bits {
    }
}

fixed! {
    /// Kernel events enabled in a session, and the version of the kernel's events.
    ///
    /// In C: `ETW_KERNEL_HEADER_EXTENSION`, 0x24 bytes. Documented for 6.0+, assumed unchanged after 2004.
    ///
    /// Second event of a session of kernel events. Whenever the masks change, the session logs a further pair of these events: the old masks and the new masks.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher), combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
    ///
    /// Source: Geoff Chappell, *ETW_KERNEL_HEADER_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_KERNEL_HEADER_EXTENSION")]
    owned EtwKernelHeaderExtension / EtwKernelHeaderExtensionView: lone [36] "ETW_KERNEL_HEADER_EXTENSION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Group masks of the events that are enabled, or were enabled until now. `PERFINFO_GROUPMASK GroupMasks` at 0x00. Returns a copy.
        group_masks set_group_masks: crate::masks::PerfinfoGroupmask = 0;
        /// The kernel's ETW_KERNEL_EVENT_VERSION. A trace of build 18362 has 70, which that enumeration assigns to 1903. `ULONG Version` at 0x20.
        version set_version: u32 = 32;
    }
    bits {
    }
}

/// Alias of [`EtwKernelHeaderExtension`], named by the first release of the form.
pub type V6_0 = EtwKernelHeaderExtension;
/// Alias of [`EtwKernelHeaderExtensionView`], named by the first release of the form.
pub type V6_0View<'a> = EtwKernelHeaderExtensionView<'a>;
