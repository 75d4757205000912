// Generated from spec/structs/PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Exit from a location guarded against speculative execution.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT", "PerfinfoSpecControlRetpolineExit")
    .size(8)
    .summary("Exit from a location guarded against speculative execution.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG", "TargetAddress").at(0..8).means(Meaning::CodeAddress),
    ]);
fixed! {
    /// Exit from a location guarded against speculative execution.
    ///
    /// In C: `PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT`, 0x8 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT")]
    owned PerfinfoSpecControlRetpolineExit / PerfinfoSpecControlRetpolineExitView: lone,
        name = "PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of code. `ULONGLONG TargetAddress` at 0x00.
        target_address / set_target_address: u64, at = 0;
    }
}
