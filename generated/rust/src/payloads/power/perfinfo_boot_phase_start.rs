// Generated from spec/structs/PERFINFO_BOOT_PHASE_START.toml by `cargo spec generate`. Do not edit: edit that file.

//! Boot phase starts.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_BOOT_PHASE_START", "PerfinfoBootPhaseStart", (4, 4), "Boot phase starts.", &[
    field("Phase", 0, 4, "LONG", Kind::Signed, ""),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
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
