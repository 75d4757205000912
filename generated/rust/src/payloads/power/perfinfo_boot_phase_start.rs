// Generated from spec/structs/PERFINFO_BOOT_PHASE_START.toml by `cargo spec generate`. Do not edit: edit that file.

//! Boot phase starts.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_BOOT_PHASE_START", "PerfinfoBootPhaseStart")
    .size(4)
    .summary("Boot phase starts.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        signed("LONG", "Phase").at(0..4),
    ]);
fixed! {
    /// Boot phase starts.
    ///
    /// In C: `PERFINFO_BOOT_PHASE_START`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_BOOT_PHASE_START")]
    owned PerfinfoBootPhaseStart / PerfinfoBootPhaseStartView: lone,
        name = "PERFINFO_BOOT_PHASE_START", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `LONG Phase` at 0x00.
        phase / set_phase: i32, at = 0;
    }
}
