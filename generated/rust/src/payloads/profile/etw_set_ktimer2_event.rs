// Generated from spec/structs/ETW_SET_KTIMER2_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Executive timer (KTIMER2) set or expired.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_SET_KTIMER2_EVENT", "EtwSetKtimer2EventPtr32")
    .size(40)
    .fixed(37)
    .about("Executive timer (KTIMER2) set or expired.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["ETW_KTIMER2_EXPIRATION_EVENT"])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64 DueTime").at(0..8).about("Due time.").means(Meaning::HundredNanoseconds)
            .with(&[More::Units("100 ns")]),
        unsigned("ULONG64 MaximumDueTime").at(8..16)
            .about("Latest expiration time, since the timer can be coalesced with others.")
            .means(Meaning::HundredNanoseconds).with(&[More::Units("100 ns")]),
        unsigned("ULONG64 Period").at(16..24).about("Period of the timer.").means(Meaning::HundredNanoseconds)
            .with(&[More::Units("100 ns")]),
        address("ULONG_PTR TimerKey").at(24..28).about("Identifies the timer.").means(Meaning::TimerObject),
        address("ULONG_PTR Callback").at(28..32).about("Routine called when the timer expires.")
            .means(Meaning::CodeAddress),
        address("ULONG_PTR CallbackContextKey").at(32..36).about("Context of that routine.").means(Meaning::Hex),
        unsigned("UCHAR Flags").at(36..37).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::profile::EtwKtimer2Flag::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_SET_KTIMER2_EVENT", "EtwSetKtimer2EventPtr64")
    .size(56)
    .fixed(49)
    .about("Executive timer (KTIMER2) set or expired.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["ETW_KTIMER2_EXPIRATION_EVENT"])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64 DueTime").at(0..8).about("Due time.").means(Meaning::HundredNanoseconds)
            .with(&[More::Units("100 ns")]),
        unsigned("ULONG64 MaximumDueTime").at(8..16)
            .about("Latest expiration time, since the timer can be coalesced with others.")
            .means(Meaning::HundredNanoseconds).with(&[More::Units("100 ns")]),
        unsigned("ULONG64 Period").at(16..24).about("Period of the timer.").means(Meaning::HundredNanoseconds)
            .with(&[More::Units("100 ns")]),
        address("ULONG_PTR TimerKey").at(24..32).about("Identifies the timer.").means(Meaning::TimerObject),
        address("ULONG_PTR Callback").at(32..40).about("Routine called when the timer expires.")
            .means(Meaning::CodeAddress),
        address("ULONG_PTR CallbackContextKey").at(40..48).about("Context of that routine.").means(Meaning::Hex),
        unsigned("UCHAR Flags").at(48..49).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::profile::EtwKtimer2Flag::VALUES)]),
    ]);
fixed! {
    /// Executive timer (KTIMER2) set or expired.
    ///
    /// In C: `ETW_SET_KTIMER2_EVENT`, 0x28 bytes with one element of its array, 0x25 without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_SET_KTIMER2_EVENT")]
    #[doc(alias = "ETW_KTIMER2_EXPIRATION_EVENT")]
    owned EtwSetKtimer2EventPtr32 / EtwSetKtimer2EventPtr32View: lone,
        name = "ETW_SET_KTIMER2_EVENT", size = 37, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Due time. `ULONG64 DueTime` at 0x00. Unit: 100 ns.
        due_time / set_due_time: u64, at = 0;
        /// Latest expiration time, since the timer can be coalesced with others. `ULONG64 MaximumDueTime` at 0x08.
        /// Unit: 100 ns.
        maximum_due_time / set_maximum_due_time: u64, at = 8;
        /// Period of the timer. `ULONG64 Period` at 0x10. Unit: 100 ns.
        period / set_period: u64, at = 16;
        /// Identifies the timer. `ULONG_PTR TimerKey` at 0x18.
        timer_key / set_timer_key: u32, at = 24;
        /// Routine called when the timer expires. `ULONG_PTR Callback` at 0x1C.
        callback / set_callback: u32, at = 28;
        /// Context of that routine. `ULONG_PTR CallbackContextKey` at 0x20.
        callback_context_key / set_callback_context_key: u32, at = 32;
        /// `UCHAR Flags` at 0x24.
        flags / set_flags: crate::payloads::profile::EtwKtimer2Flag, at = 36;
    }
    converted {
        /// Duration. The raw value is `due_time`.
        due_time_as_duration: core::time::Duration, raw = due_time,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
        /// Duration. The raw value is `maximum_due_time`.
        maximum_due_time_as_duration: core::time::Duration, raw = maximum_due_time,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
        /// Duration. The raw value is `period`.
        period_as_duration: core::time::Duration, raw = period, |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}

fixed! {
    /// Executive timer (KTIMER2) set or expired.
    ///
    /// In C: `ETW_SET_KTIMER2_EVENT`, 0x38 bytes with one element of its array, 0x31 without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_SET_KTIMER2_EVENT")]
    #[doc(alias = "ETW_KTIMER2_EXPIRATION_EVENT")]
    owned EtwSetKtimer2EventPtr64 / EtwSetKtimer2EventPtr64View: lone,
        name = "ETW_SET_KTIMER2_EVENT", size = 49, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Due time. `ULONG64 DueTime` at 0x00. Unit: 100 ns.
        due_time / set_due_time: u64, at = 0;
        /// Latest expiration time, since the timer can be coalesced with others. `ULONG64 MaximumDueTime` at 0x08.
        /// Unit: 100 ns.
        maximum_due_time / set_maximum_due_time: u64, at = 8;
        /// Period of the timer. `ULONG64 Period` at 0x10. Unit: 100 ns.
        period / set_period: u64, at = 16;
        /// Identifies the timer. `ULONG_PTR TimerKey` at 0x18.
        timer_key / set_timer_key: u64, at = 24;
        /// Routine called when the timer expires. `ULONG_PTR Callback` at 0x20.
        callback / set_callback: u64, at = 32;
        /// Context of that routine. `ULONG_PTR CallbackContextKey` at 0x28.
        callback_context_key / set_callback_context_key: u64, at = 40;
        /// `UCHAR Flags` at 0x30.
        flags / set_flags: crate::payloads::profile::EtwKtimer2Flag, at = 48;
    }
    converted {
        /// Duration. The raw value is `due_time`.
        due_time_as_duration: core::time::Duration, raw = due_time,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
        /// Duration. The raw value is `maximum_due_time`.
        maximum_due_time_as_duration: core::time::Duration, raw = maximum_due_time,
            |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
        /// Duration. The raw value is `period`.
        period_as_duration: core::time::Duration, raw = period, |raw| duration(raw, per_second::HUNDRED_NANOSECONDS);
    }
}

/// Alias of [`EtwSetKtimer2EventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwSetKtimer2EventPtr32` or `EtwSetKtimer2EventPtr64`"]
pub type EtwSetKtimer2Event = EtwSetKtimer2EventPtr64;
/// Alias of [`EtwSetKtimer2EventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwSetKtimer2EventPtr32View` or `EtwSetKtimer2EventPtr64View`"
]
pub type EtwSetKtimer2EventView<'a> = EtwSetKtimer2EventPtr64View<'a>;
