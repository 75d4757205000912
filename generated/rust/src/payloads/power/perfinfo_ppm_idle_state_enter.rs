// Generated from spec/structs/PERFINFO_PPM_IDLE_STATE_ENTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Processor enters an idle state.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_PPM_IDLE_STATE_ENTER",
    aliases: &[],
    form: "PerfinfoPpmIdleStateEnter",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Processor enters an idle state.",
    fields: &[
        Field { name: "State", path: "State", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Properties", path: "Properties", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::payloads::power::PerfinfoPpmIdleFlag::VALUES), doc: "", units: "", unknown: false, children: &[] },
                Field { name: "ExpectedWakeReason", path: "ExpectedWakeReason", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved", path: "Reserved", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Properties and the two bytes after it as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "ExpectedDuration", path: "ExpectedDuration", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Expected idle duration of the processor.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Processor enters an idle state.
    ///
    /// In C: `PERFINFO_PPM_IDLE_STATE_ENTER`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PPM_IDLE_STATE_ENTER")]
    owned PerfinfoPpmIdleStateEnter / PerfinfoPpmIdleStateEnterView: lone [16] "PERFINFO_PPM_IDLE_STATE_ENTER" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG State` at 0x00.
        state set_state: u32 = 0;
        /// `USHORT Properties` at 0x04.
        properties set_properties: crate::payloads::power::PerfinfoPpmIdleFlag = 4;
        /// Purpose unknown. `UCHAR ExpectedWakeReason` at 0x06.
        expected_wake_reason set_expected_wake_reason: u8 = 6;
        /// Purpose unknown. `UCHAR Reserved` at 0x07.
        reserved set_reserved: u8 = 7;
        /// Properties and the two bytes after it as one number. `ULONG Flags` at 0x04.
        flags set_flags: u32 = 4;
        /// Expected idle duration of the processor. `ULONG64 ExpectedDuration` at 0x08.
        expected_duration set_expected_duration: u64 = 8;
    }
    bits {
    }
}

impl PerfinfoPpmIdleStateEnter {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
