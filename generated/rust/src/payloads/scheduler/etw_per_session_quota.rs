// Generated from spec/structs/ETW_PER_SESSION_QUOTA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor quota of one terminal session in dynamic fair-share scheduling (DFSS).
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_PER_SESSION_QUOTA", "EtwPerSessionQuota")
    .size(24)
    .about("Processor quota of one terminal session in dynamic fair-share scheduling (DFSS).")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG SessionId").at(0..4).means(Meaning::SessionId),
        unsigned("ULONG CpuShareWeight").at(4..8).about("Weight of the session's share.").means(Meaning::Number),
        signed("LONGLONG CapturedWeightData").at(8..16).of_unknown_purpose(),
        unsigned("ULONG64 CyclesAccumulated").at(16..24).about("Cycles used by the session.")
            .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
    ]);
fixed! {
    /// Processor quota of one terminal session in dynamic fair-share scheduling (DFSS).
    ///
    /// In C: `ETW_PER_SESSION_QUOTA`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_PER_SESSION_QUOTA")]
    owned EtwPerSessionQuota / EtwPerSessionQuotaView: lone,
        name = "ETW_PER_SESSION_QUOTA", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Session of Remote Desktop Services. `ULONG SessionId` at 0x00.
        session_id / set_session_id: u32, at = 0;
        /// Weight of the session's share. `ULONG CpuShareWeight` at 0x04.
        cpu_share_weight / set_cpu_share_weight: u32, at = 4;
        /// Purpose unknown. `LONGLONG CapturedWeightData` at 0x08.
        captured_weight_data / set_captured_weight_data: i64, at = 8;
        /// Cycles used by the session. `ULONG64 CyclesAccumulated` at 0x10. Unit: CPU cycles.
        cycles_accumulated / set_cycles_accumulated: u64, at = 16;
    }
}
