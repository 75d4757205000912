// Generated from spec/structs/ETW_FINALIZE_KTIMER2_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disabled executive timer (KTIMER2) no longer in use.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_FINALIZE_KTIMER2_EVENT", "EtwFinalizeKtimer2EventPtr32")
    .size(12)
    .about("Disabled executive timer (KTIMER2) no longer in use.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR TimerKey").at(0..4).about("Identifies the timer.").means(Meaning::TimerObject),
        address("ULONG_PTR DisableCallback").at(4..8).about("Routine called when the timer is disabled.")
            .means(Meaning::CodeAddress),
        address("ULONG_PTR DisableContextKey").at(8..12).about("Context of that routine.").means(Meaning::Hex),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_FINALIZE_KTIMER2_EVENT", "EtwFinalizeKtimer2EventPtr64")
    .size(24)
    .about("Disabled executive timer (KTIMER2) no longer in use.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR TimerKey").at(0..8).about("Identifies the timer.").means(Meaning::TimerObject),
        address("ULONG_PTR DisableCallback").at(8..16).about("Routine called when the timer is disabled.")
            .means(Meaning::CodeAddress),
        address("ULONG_PTR DisableContextKey").at(16..24).about("Context of that routine.").means(Meaning::Hex),
    ]);
fixed! {
    /// Disabled executive timer (KTIMER2) no longer in use.
    ///
    /// In C: `ETW_FINALIZE_KTIMER2_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_FINALIZE_KTIMER2_EVENT")]
    owned EtwFinalizeKtimer2EventPtr32 / EtwFinalizeKtimer2EventPtr32View: lone,
        name = "ETW_FINALIZE_KTIMER2_EVENT", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Identifies the timer. `ULONG_PTR TimerKey` at 0x00.
        timer_key / set_timer_key: u32, at = 0;
        /// Routine called when the timer is disabled. `ULONG_PTR DisableCallback` at 0x04.
        disable_callback / set_disable_callback: u32, at = 4;
        /// Context of that routine. `ULONG_PTR DisableContextKey` at 0x08.
        disable_context_key / set_disable_context_key: u32, at = 8;
    }
}

fixed! {
    /// Disabled executive timer (KTIMER2) no longer in use.
    ///
    /// In C: `ETW_FINALIZE_KTIMER2_EVENT`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_FINALIZE_KTIMER2_EVENT")]
    owned EtwFinalizeKtimer2EventPtr64 / EtwFinalizeKtimer2EventPtr64View: lone,
        name = "ETW_FINALIZE_KTIMER2_EVENT", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Identifies the timer. `ULONG_PTR TimerKey` at 0x00.
        timer_key / set_timer_key: u64, at = 0;
        /// Routine called when the timer is disabled. `ULONG_PTR DisableCallback` at 0x08.
        disable_callback / set_disable_callback: u64, at = 8;
        /// Context of that routine. `ULONG_PTR DisableContextKey` at 0x10.
        disable_context_key / set_disable_context_key: u64, at = 16;
    }
}

/// Alias of [`EtwFinalizeKtimer2EventPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwFinalizeKtimer2EventPtr32` or `EtwFinalizeKtimer2EventPtr64`"
]
pub type EtwFinalizeKtimer2Event = EtwFinalizeKtimer2EventPtr64;
/// Alias of [`EtwFinalizeKtimer2EventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwFinalizeKtimer2EventPtr32View` or \
        `EtwFinalizeKtimer2EventPtr64View`"
]
pub type EtwFinalizeKtimer2EventView<'a> = EtwFinalizeKtimer2EventPtr64View<'a>;
