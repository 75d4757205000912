// Generated from spec/structs/PERFINFO_CLOCK_INTERRUPT_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Clock interrupt.
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
    sources: &[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK],
    fields: &[
        unsigned("InterruptTime", 0, 8, "ULONG64", "").in_units("100 ns").means(Meaning::HundredNanoseconds),
        field("Flags", 8, 2, "SHORT", Kind::Signed, "").of(crate::payloads::profile::PerfinfoClockInterruptFlag::VALUES).means(Meaning::Flags),
    ],
    tail: &[],
};
fixed! {
    /// Clock interrupt.
    ///
    /// In C: `PERFINFO_CLOCK_INTERRUPT_INFORMATION`, 0x10 bytes with one element of its array, 0xa without elements. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CLOCK_INTERRUPT_INFORMATION")]
    owned PerfinfoClockInterruptInformation / PerfinfoClockInterruptInformationView: lone [10] "PERFINFO_CLOCK_INTERRUPT_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG64 InterruptTime` at 0x00. Unit: 100 ns.
        interrupt_time set_interrupt_time: u64 = 0;
        /// `SHORT Flags` at 0x08.
        flags set_flags: i16 = 8;
    }
    bits {
    }
    typed {
    }
    converted {
        /// Duration. The raw value is `interrupt_time`.
        interrupt_time_as_duration: core::time::Duration = interrupt_time, |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}
