// Generated from spec/structs/PERFINFO_CLOCK_INTERRUPT_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Clock interrupt.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CLOCK_INTERRUPT_INFORMATION", "PerfinfoClockInterruptInformation")
    .size(16)
    .fixed(10)
    .summary("Clock interrupt.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64", "InterruptTime").at(0..8).in_units("100 ns").means(Meaning::HundredNanoseconds),
        signed("SHORT", "Flags").at(8..10).of(crate::payloads::profile::PerfinfoClockInterruptFlag::VALUES)
            .means(Meaning::Flags),
    ]);
fixed! {
    /// Clock interrupt.
    ///
    /// In C: `PERFINFO_CLOCK_INTERRUPT_INFORMATION`, 0x10 bytes with one element of its array, 0xa without elements.
    /// Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CLOCK_INTERRUPT_INFORMATION")]
    owned PerfinfoClockInterruptInformation / PerfinfoClockInterruptInformationView: lone,
        name = "PERFINFO_CLOCK_INTERRUPT_INFORMATION", size = 10, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG64 InterruptTime` at 0x00. Unit: 100 ns.
        interrupt_time / set_interrupt_time: u64, at = 0;
        /// `SHORT Flags` at 0x08.
        flags / set_flags: i16, at = 8;
    }
    converted {
        /// Duration. The raw value is `interrupt_time`.
        interrupt_time_as_duration: core::time::Duration, raw = interrupt_time,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}
