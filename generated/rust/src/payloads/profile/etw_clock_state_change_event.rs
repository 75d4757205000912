// Generated from spec/structs/ETW_CLOCK_STATE_CHANGE_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Clock changed state.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_CLOCK_STATE_CHANGE_EVENT", "EtwClockStateChangeEvent")
    .size(24)
    .about("Clock changed state.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("UCHAR NewState").at(0..1).means(Meaning::Enumeration),
        unsigned("UCHAR PrevState").at(1..2).means(Meaning::Enumeration),
        field(
            "UCHAR Reserved", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 6 }
        )
            .at(2..8).means(Meaning::Reserved),
        union("union ").at(8..24).with(&[More::Fields(&[
            structure("struct ").at(8..24).with(&[More::Fields(&[
                unsigned("ULONG64 DeliveredIncrement").at(8..16).about("Actual interval of the clock interrupts.")
                    .means(Meaning::HundredNanoseconds).with(&[More::Units("100 ns")]),
                unsigned("ULONG64 RequestedIncrement").at(16..24).about("Requested interval.")
                    .means(Meaning::HundredNanoseconds).with(&[More::Units("100 ns")]),
            ])]),
            unsigned("ULONG64 NextClockUpdateTime").at(8..16).about("Time of the next clock update."),
        ])]),
    ]);
fixed! {
    /// Clock changed state.
    ///
    /// In C: `ETW_CLOCK_STATE_CHANGE_EVENT`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Which states use which member of the union.
    /// - Values of NewState and PrevState.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CLOCK_STATE_CHANGE_EVENT")]
    owned EtwClockStateChangeEvent / EtwClockStateChangeEventView: lone,
        name = "ETW_CLOCK_STATE_CHANGE_EVENT", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `UCHAR NewState` at 0x00.
        new_state / set_new_state: u8, at = 0;
        /// `UCHAR PrevState` at 0x01.
        prev_state / set_prev_state: u8, at = 1;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x02.
        reserved / set_reserved: [u8; 6], at = 2;
        /// Actual interval of the clock interrupts. `ULONG64 DeliveredIncrement` at 0x08. Unit: 100 ns.
        delivered_increment / set_delivered_increment: u64, at = 8;
        /// Requested interval. `ULONG64 RequestedIncrement` at 0x10. Unit: 100 ns.
        requested_increment / set_requested_increment: u64, at = 16;
        /// Time of the next clock update. `ULONG64 NextClockUpdateTime` at 0x08.
        next_clock_update_time / set_next_clock_update_time: u64, at = 8;
    }
    converted {
        /// Duration. The raw value is `delivered_increment`.
        delivered_increment_as_duration: core::time::Duration, raw = delivered_increment,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
        /// Duration. The raw value is `requested_increment`.
        requested_increment_as_duration: core::time::Duration, raw = requested_increment,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}
