// Generated from spec/structs/PERFINFO_PO_SESSION_CALLOUT_RET.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Power manager finished calling the window manager of the sessions.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PO_SESSION_CALLOUT_RET", "PerfinfoPoSessionCalloutRet")
    .size(4)
    .summary("Power manager finished calling the window manager of the sessions.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("NTSTATUS", "Status").at(0..4).doc("Returned status.").of(crate::common::Ntstatus::VALUES)
            .means(Meaning::NtStatus),
    ]);
fixed! {
    /// Power manager finished calling the window manager of the sessions.
    ///
    /// In C: `PERFINFO_PO_SESSION_CALLOUT_RET`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PO_SESSION_CALLOUT_RET")]
    owned PerfinfoPoSessionCalloutRet / PerfinfoPoSessionCalloutRetView: lone,
        name = "PERFINFO_PO_SESSION_CALLOUT_RET", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Returned status. `NTSTATUS Status` at 0x00.
        status / set_status: crate::common::Ntstatus, at = 0;
    }
}
