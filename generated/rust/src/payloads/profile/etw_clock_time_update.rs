// Generated from spec/structs/ETW_CLOCK_TIME_UPDATE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Interrupt time updated.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_CLOCK_TIME_UPDATE", "EtwClockTimeUpdate")
    .size(16)
    .fixed(12)
    .summary("Interrupt time updated.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64", "InterruptTime").at(0..8).in_units("100 ns").means(Meaning::HundredNanoseconds),
        unsigned("ULONG", "ClockOwner").at(8..12).doc("Processor that maintains the time.")
            .means(Meaning::ProcessorNumber),
    ]);
fixed! {
    /// Interrupt time updated.
    ///
    /// In C: `ETW_CLOCK_TIME_UPDATE`, 0x10 bytes with one element of its array, 0xc without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CLOCK_TIME_UPDATE")]
    owned EtwClockTimeUpdate / EtwClockTimeUpdateView: lone,
        name = "ETW_CLOCK_TIME_UPDATE", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG64 InterruptTime` at 0x00. Unit: 100 ns.
        interrupt_time / set_interrupt_time: u64, at = 0;
        /// Processor that maintains the time. `ULONG ClockOwner` at 0x08.
        clock_owner / set_clock_owner: u32, at = 8;
    }
    converted {
        /// Duration. The raw value is `interrupt_time`.
        interrupt_time_as_duration: core::time::Duration, raw = interrupt_time,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}
