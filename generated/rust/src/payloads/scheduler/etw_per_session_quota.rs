// Generated from spec/structs/ETW_PER_SESSION_QUOTA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor quota of one terminal session in dynamic fair-share scheduling (DFSS).
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_PER_SESSION_QUOTA", "EtwPerSessionQuota", (24, 24), "Processor quota of one terminal session in dynamic fair-share scheduling (DFSS).", &[
    unsigned("SessionId", 0, 4, "ULONG", "").means(Meaning::SessionId),
    unsigned("CpuShareWeight", 4, 4, "ULONG", "Weight of the session's share.").means(Meaning::Number),
    field("CapturedWeightData", 8, 8, "LONGLONG", Kind::Signed, "").of_unknown_purpose(),
    unsigned("CyclesAccumulated", 16, 8, "ULONG64", "Cycles used by the session.").in_units("CPU cycles").means(Meaning::ProcessorCycles),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Processor quota of one terminal session in dynamic fair-share scheduling (DFSS).
    ///
    /// In C: `ETW_PER_SESSION_QUOTA`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_PER_SESSION_QUOTA")]
    owned EtwPerSessionQuota / EtwPerSessionQuotaView: lone [24] "ETW_PER_SESSION_QUOTA" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Session of Remote Desktop Services. `ULONG SessionId` at 0x00.
        session_id set_session_id: u32 = 0;
        /// Weight of the session's share. `ULONG CpuShareWeight` at 0x04.
        cpu_share_weight set_cpu_share_weight: u32 = 4;
        /// Purpose unknown. `LONGLONG CapturedWeightData` at 0x08.
        captured_weight_data set_captured_weight_data: i64 = 8;
        /// Cycles used by the session. `ULONG64 CyclesAccumulated` at 0x10. Unit: CPU cycles.
        cycles_accumulated set_cycles_accumulated: u64 = 16;
    }
    bits {
    }
}
