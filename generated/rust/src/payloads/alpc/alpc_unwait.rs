// Generated from spec/structs/ALPC_Unwait.toml by `cargo spec generate`. Do not edit: edit that file.

//! Wait for an ALPC message ended.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("ALPC_Unwait", "AlpcUnwait")
    .size(4)
    .summary("Wait for an ALPC message ended.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "Status").at(0..4).doc("NTSTATUS of the wait.").means(Meaning::NtStatus),
    ]);
fixed! {
    /// Wait for an ALPC message ended.
    ///
    /// In C: `ALPC_Unwait`, 0x4 bytes. Releases unknown.
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "ALPC_Unwait")]
    owned AlpcUnwait / AlpcUnwaitView: lone,
        name = "ALPC_Unwait", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// NTSTATUS of the wait. `ULONG Status` at 0x00.
        status / set_status: u32, at = 0;
    }
    converted {
        /// Status. The raw value is `status`.
        status_as_nt_status: crate::common::Ntstatus, raw = status, |raw| crate::common::Ntstatus(raw);
    }
}
