// Generated from spec/structs/PERFINFO_BOOT_PHASE_START.toml by `cargo spec generate`. Do not edit: edit that file.

//! Boot phase starts.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_BOOT_PHASE_START",
    aliases: &[],
    form: "PerfinfoBootPhaseStart",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Boot phase starts.",
    sources: &[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK],
    fields: &[
        field("Phase", 0, 4, "LONG", Kind::Signed, ""),
    ],
    tail: &[],
};
fixed! {
    /// Boot phase starts.
    ///
    /// In C: `PERFINFO_BOOT_PHASE_START`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_BOOT_PHASE_START")]
    owned PerfinfoBootPhaseStart / PerfinfoBootPhaseStartView: lone [4] "PERFINFO_BOOT_PHASE_START" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `LONG Phase` at 0x00.
        phase set_phase: i32 = 0;
    }
    bits {
    }
}
