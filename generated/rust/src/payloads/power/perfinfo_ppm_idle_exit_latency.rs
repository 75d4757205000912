// Generated from spec/structs/PERFINFO_PPM_IDLE_EXIT_LATENCY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Time that a processor took to leave an idle state.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_PPM_IDLE_EXIT_LATENCY",
    aliases: &[],
    form: "PerfinfoPpmIdleExitLatency",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "Time that a processor took to leave an idle state.",
    fields: &[
        Field { name: "Flags", path: "Flags", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::power::PerfinfoPpmIdleExitFlag::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PlatformState", path: "PlatformState", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProcessorState", path: "ProcessorState", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ReturnLatency", path: "ReturnLatency", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TotalLatency", path: "TotalLatency", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Time that a processor took to leave an idle state.
    ///
    /// In C: `PERFINFO_PPM_IDLE_EXIT_LATENCY`, 0x14 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Unknown:
    ///
    /// - Unit of the latencies.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PPM_IDLE_EXIT_LATENCY")]
    owned PerfinfoPpmIdleExitLatency / PerfinfoPpmIdleExitLatencyView: lone [20] "PERFINFO_PPM_IDLE_EXIT_LATENCY" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG Flags` at 0x00.
        flags set_flags: crate::payloads::power::PerfinfoPpmIdleExitFlag = 0;
        /// `ULONG PlatformState` at 0x04.
        platform_state set_platform_state: u32 = 4;
        /// `ULONG ProcessorState` at 0x08.
        processor_state set_processor_state: u32 = 8;
        /// `ULONG ReturnLatency` at 0x0C.
        return_latency set_return_latency: u32 = 12;
        /// `ULONG TotalLatency` at 0x10.
        total_latency set_total_latency: u32 = 16;
    }
    bits {
    }
}

impl PerfinfoPpmIdleExitLatency {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
