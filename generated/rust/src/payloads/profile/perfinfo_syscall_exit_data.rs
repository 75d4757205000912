// Generated from spec/structs/PERFINFO_SYSCALL_EXIT_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! System call return.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SYSCALL_EXIT_DATA", "PerfinfoSyscallExitData", (4, 4), "System call return.", &[
    unsigned("ReturnValue", 0, 4, "NTSTATUS", "").of(crate::common::Ntstatus::VALUES).means(Meaning::NtStatus),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// System call return.
    ///
    /// In C: `PERFINFO_SYSCALL_EXIT_DATA`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SYSCALL_EXIT_DATA")]
    owned PerfinfoSyscallExitData / PerfinfoSyscallExitDataView: lone [4] "PERFINFO_SYSCALL_EXIT_DATA" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// NTSTATUS. `NTSTATUS ReturnValue` at 0x00.
        return_value set_return_value: crate::common::Ntstatus = 0;
    }
    bits {
    }
}
