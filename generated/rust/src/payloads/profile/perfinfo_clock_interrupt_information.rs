// Generated from spec/structs/PERFINFO_CLOCK_INTERRUPT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Clock interrupt.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_CLOCK_INTERRUPT_INFORMATION",
    aliases: &[],
    form: "PerfinfoClockInterruptInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 16,
    fixed: 10,
    inserted: &[],
    total: None,
    summary: "Clock interrupt.",
    fields: &[
        Field { name: "InterruptTime", path: "InterruptTime", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "100 ns", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 8, size: 2, ty: "SHORT", kind: Kind::Signed, values: Some(crate::payloads::profile::PerfinfoClockInterruptFlag::VALUES), doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Clock interrupt.
    ///
    /// In C: `PERFINFO_CLOCK_INTERRUPT_INFORMATION`, 0x10 bytes with one element of its array, 0xa without elements. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CLOCK_INTERRUPT_INFORMATION")]
    owned PerfinfoClockInterruptInformation / PerfinfoClockInterruptInformationView: lone [10] "PERFINFO_CLOCK_INTERRUPT_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG64 InterruptTime` at 0x00. Unit: 100 ns.
        interrupt_time set_interrupt_time: u64 = 0;
        /// `SHORT Flags` at 0x08.
        flags set_flags: i16 = 8;
    }
    bits {
    }
}

impl PerfinfoClockInterruptInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
