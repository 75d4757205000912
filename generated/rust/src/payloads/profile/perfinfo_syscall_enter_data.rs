// Generated from spec/structs/PERFINFO_SYSCALL_ENTER_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! System call entry.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SYSCALL_ENTER_DATA", "PerfinfoSyscallEnterDataPtr32")
    .size(4)
    .about("System call entry.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID SysCallAddr").at(0..4).about("Address of the system service routine.")
            .means(Meaning::CodeAddress),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_SYSCALL_ENTER_DATA", "PerfinfoSyscallEnterDataPtr64")
    .size(8)
    .about("System call entry.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID SysCallAddr").at(0..8).about("Address of the system service routine.")
            .means(Meaning::CodeAddress),
    ]);
fixed! {
    /// System call entry.
    ///
    /// In C: `PERFINFO_SYSCALL_ENTER_DATA`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SYSCALL_ENTER_DATA")]
    owned PerfinfoSyscallEnterDataPtr32 / PerfinfoSyscallEnterDataPtr32View: lone,
        name = "PERFINFO_SYSCALL_ENTER_DATA", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of the system service routine. `PVOID SysCallAddr` at 0x00.
        sys_call_addr / set_sys_call_addr: u32, at = 0;
    }
}

fixed! {
    /// System call entry.
    ///
    /// In C: `PERFINFO_SYSCALL_ENTER_DATA`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SYSCALL_ENTER_DATA")]
    owned PerfinfoSyscallEnterDataPtr64 / PerfinfoSyscallEnterDataPtr64View: lone,
        name = "PERFINFO_SYSCALL_ENTER_DATA", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of the system service routine. `PVOID SysCallAddr` at 0x00.
        sys_call_addr / set_sys_call_addr: u64, at = 0;
    }
}

/// Alias of [`PerfinfoSyscallEnterDataPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoSyscallEnterDataPtr32` or `PerfinfoSyscallEnterDataPtr64`"
]
pub type PerfinfoSyscallEnterData = PerfinfoSyscallEnterDataPtr64;
/// Alias of [`PerfinfoSyscallEnterDataPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoSyscallEnterDataPtr32View` or \
        `PerfinfoSyscallEnterDataPtr64View`"
]
pub type PerfinfoSyscallEnterDataView<'a> = PerfinfoSyscallEnterDataPtr64View<'a>;
