// Generated from spec/structs/ETW_CLOCK_STATE_CHANGE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Clock changed state.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_CLOCK_STATE_CHANGE_EVENT",
    aliases: &[],
    form: "EtwClockStateChangeEvent",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Clock changed state.",
    fields: &[
        Field { name: "NewState", path: "NewState", offset: 0, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "PrevState", path: "PrevState", offset: 1, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 2, size: 6, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 6 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 8, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 8, size: 16, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "DeliveredIncrement", path: "DeliveredIncrement", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Actual interval of the clock interrupts.", units: "100 ns", unknown: false, children: &[] },
                Field { name: "RequestedIncrement", path: "RequestedIncrement", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Requested interval.", units: "100 ns", unknown: false, children: &[] },
            ] },
            Field { name: "NextClockUpdateTime", path: "NextClockUpdateTime", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Time of the next clock update.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Clock changed state.
    ///
    /// In C: `ETW_CLOCK_STATE_CHANGE_EVENT`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Unknown:
    ///
    /// - Which states use which member of the union.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CLOCK_STATE_CHANGE_EVENT")]
    owned EtwClockStateChangeEvent / EtwClockStateChangeEventView: lone [24] "ETW_CLOCK_STATE_CHANGE_EVENT" Table::form(&LAYOUT_0);
    fields {
        /// Purpose unknown. `UCHAR NewState` at 0x00.
        new_state set_new_state: u8 = 0;
        /// Purpose unknown. `UCHAR PrevState` at 0x01.
        prev_state set_prev_state: u8 = 1;
        /// Purpose unknown. `UCHAR Reserved` at 0x02.
        reserved set_reserved: [u8; 6] = 2;
        /// Actual interval of the clock interrupts. `ULONG64 DeliveredIncrement` at 0x08. Unit: 100 ns.
        delivered_increment set_delivered_increment: u64 = 8;
        /// Requested interval. `ULONG64 RequestedIncrement` at 0x10. Unit: 100 ns.
        requested_increment set_requested_increment: u64 = 16;
        /// Time of the next clock update. `ULONG64 NextClockUpdateTime` at 0x08.
        next_clock_update_time set_next_clock_update_time: u64 = 8;
    }
    bits {
    }
}

impl EtwClockStateChangeEvent {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
