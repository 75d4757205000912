// Generated from spec/structs/PERFINFO_SYSCALL_EXIT_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! System call return.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SYSCALL_EXIT_DATA", "PerfinfoSyscallExitData")
    .size(4)
    .summary("System call return.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("NTSTATUS", "ReturnValue").at(0..4).of(crate::common::Ntstatus::VALUES).means(Meaning::NtStatus),
    ]);
fixed! {
    /// System call return.
    ///
    /// In C: `PERFINFO_SYSCALL_EXIT_DATA`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SYSCALL_EXIT_DATA")]
    owned PerfinfoSyscallExitData / PerfinfoSyscallExitDataView: lone,
        name = "PERFINFO_SYSCALL_EXIT_DATA", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// NTSTATUS. `NTSTATUS ReturnValue` at 0x00.
        return_value / set_return_value: crate::common::Ntstatus, at = 0;
    }
}
