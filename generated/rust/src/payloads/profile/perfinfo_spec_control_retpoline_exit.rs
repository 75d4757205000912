// Generated from spec/structs/PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Exit from a location guarded against speculative execution.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT",
    aliases: &[],
    form: "PerfinfoSpecControlRetpolineExit",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Exit from a location guarded against speculative execution.",
    sources: &[&crate::rt::sources::CHAPPELL_NTWMI, &crate::rt::sources::SELENE_SDK],
    fields: &[
        unsigned("TargetAddress", 0, 8, "ULONGLONG", "").means(Meaning::CodeAddress),
    ],
    tail: &[],
};
fixed! {
    /// Exit from a location guarded against speculative execution.
    ///
    /// In C: `PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT`, 0x8 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT")]
    owned PerfinfoSpecControlRetpolineExit / PerfinfoSpecControlRetpolineExitView: lone [8] "PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of code. `ULONGLONG TargetAddress` at 0x00.
        target_address set_target_address: u64 = 0;
    }
    bits {
    }
}
