// Generated from spec/structs/ETW_TIMER_EXPIRATION_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Kernel timer expired.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_TIMER_EXPIRATION_EVENT", "EtwTimerExpirationEventPtr32")
    .size(24)
    .fixed(17)
    .about("Kernel timer expired.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64 ExpectedDueTime").at(0..8).about("Time at which the timer was due.")
            .means(Meaning::HundredNanoseconds).with(&[More::Units("100 ns")]),
        address("ULONG_PTR TimerAddress").at(8..12).about("Identifies the timer.").means(Meaning::TimerObject),
        address("ULONG_PTR DeferredRoutine").at(12..16).about("Routine of the timer's deferred procedure call.")
            .means(Meaning::CodeAddress),
        unsigned("UCHAR EncodedDelay").at(16..17).about("Tolerable delay, encoded."),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_TIMER_EXPIRATION_EVENT", "EtwTimerExpirationEventPtr64")
    .size(32)
    .fixed(25)
    .about("Kernel timer expired.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64 ExpectedDueTime").at(0..8).about("Time at which the timer was due.")
            .means(Meaning::HundredNanoseconds).with(&[More::Units("100 ns")]),
        address("ULONG_PTR TimerAddress").at(8..16).about("Identifies the timer.").means(Meaning::TimerObject),
        address("ULONG_PTR DeferredRoutine").at(16..24).about("Routine of the timer's deferred procedure call.")
            .means(Meaning::CodeAddress),
        unsigned("UCHAR EncodedDelay").at(24..25).about("Tolerable delay, encoded."),
    ]);
fixed! {
    /// Kernel timer expired.
    ///
    /// In C: `ETW_TIMER_EXPIRATION_EVENT`, 0x18 bytes with one element of its array, 0x11 without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Encoding of EncodedDelay.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_TIMER_EXPIRATION_EVENT")]
    owned EtwTimerExpirationEventPtr32 / EtwTimerExpirationEventPtr32View: lone,
        name = "ETW_TIMER_EXPIRATION_EVENT", size = 17, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Time at which the timer was due. `ULONG64 ExpectedDueTime` at 0x00. Unit: 100 ns.
        expected_due_time / set_expected_due_time: u64, at = 0;
        /// Identifies the timer. `ULONG_PTR TimerAddress` at 0x08.
        timer_address / set_timer_address: u32, at = 8;
        /// Routine of the timer's deferred procedure call. `ULONG_PTR DeferredRoutine` at 0x0C.
        deferred_routine / set_deferred_routine: u32, at = 12;
        /// Tolerable delay, encoded. `UCHAR EncodedDelay` at 0x10.
        encoded_delay / set_encoded_delay: u8, at = 16;
    }
    converted {
        /// Duration. The raw value is `expected_due_time`.
        expected_due_time_as_duration: core::time::Duration, raw = expected_due_time,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}

fixed! {
    /// Kernel timer expired.
    ///
    /// In C: `ETW_TIMER_EXPIRATION_EVENT`, 0x20 bytes with one element of its array, 0x19 without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Encoding of EncodedDelay.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_TIMER_EXPIRATION_EVENT")]
    owned EtwTimerExpirationEventPtr64 / EtwTimerExpirationEventPtr64View: lone,
        name = "ETW_TIMER_EXPIRATION_EVENT", size = 25, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Time at which the timer was due. `ULONG64 ExpectedDueTime` at 0x00. Unit: 100 ns.
        expected_due_time / set_expected_due_time: u64, at = 0;
        /// Identifies the timer. `ULONG_PTR TimerAddress` at 0x08.
        timer_address / set_timer_address: u64, at = 8;
        /// Routine of the timer's deferred procedure call. `ULONG_PTR DeferredRoutine` at 0x10.
        deferred_routine / set_deferred_routine: u64, at = 16;
        /// Tolerable delay, encoded. `UCHAR EncodedDelay` at 0x18.
        encoded_delay / set_encoded_delay: u8, at = 24;
    }
    converted {
        /// Duration. The raw value is `expected_due_time`.
        expected_due_time_as_duration: core::time::Duration, raw = expected_due_time,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}

/// Alias of [`EtwTimerExpirationEventPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwTimerExpirationEventPtr32` or `EtwTimerExpirationEventPtr64`"
]
pub type EtwTimerExpirationEvent = EtwTimerExpirationEventPtr64;
/// Alias of [`EtwTimerExpirationEventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwTimerExpirationEventPtr32View` or \
        `EtwTimerExpirationEventPtr64View`"
]
pub type EtwTimerExpirationEventView<'a> = EtwTimerExpirationEventPtr64View<'a>;
