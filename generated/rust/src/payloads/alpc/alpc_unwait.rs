// Generated from spec/structs/ALPC_Unwait.toml by `cargo spec generate`. Do not edit: edit that file.

//! Wait for an ALPC message ended.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ALPC_Unwait", "AlpcUnwait", (4, 4), "Wait for an ALPC message ended.", &[
    unsigned("Status", 0, 4, "ULONG", "NTSTATUS of the wait.").means(Meaning::NtStatus),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
fixed! {
    /// Wait for an ALPC message ended.
    ///
    /// In C: `ALPC_Unwait`, 0x4 bytes. Releases unknown.
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "ALPC_Unwait")]
    owned AlpcUnwait / AlpcUnwaitView: lone [4] "ALPC_Unwait" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// NTSTATUS of the wait. `ULONG Status` at 0x00.
        status set_status: u32 = 0;
    }
    bits {
    }
    typed {
    }
    converted {
        /// Status. The raw value is `status`.
        status_as_nt_status: crate::common::Ntstatus = status, |raw| crate::common::Ntstatus(raw);
    }
}
