// Generated from spec/structs/ETW_FINALIZE_KTIMER2_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disabled executive timer (KTIMER2) no longer in use.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_FINALIZE_KTIMER2_EVENT", "EtwFinalizeKtimer2EventPtr32", (12, 12), "Disabled executive timer (KTIMER2) no longer in use.", &[
    address("TimerKey", 0, 4, "ULONG_PTR", "Identifies the timer.").means(Meaning::TimerObject),
    address("DisableCallback", 4, 4, "ULONG_PTR", "Routine called when the timer is disabled.").means(Meaning::CodeAddress),
    address("DisableContextKey", 8, 4, "ULONG_PTR", "Context of that routine.").means(Meaning::Hex),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_FINALIZE_KTIMER2_EVENT", "EtwFinalizeKtimer2EventPtr64", (24, 24), "Disabled executive timer (KTIMER2) no longer in use.", &[
    address("TimerKey", 0, 8, "ULONG_PTR", "Identifies the timer.").means(Meaning::TimerObject),
    address("DisableCallback", 8, 8, "ULONG_PTR", "Routine called when the timer is disabled.").means(Meaning::CodeAddress),
    address("DisableContextKey", 16, 8, "ULONG_PTR", "Context of that routine.").means(Meaning::Hex),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Disabled executive timer (KTIMER2) no longer in use.
    ///
    /// In C: `ETW_FINALIZE_KTIMER2_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_FINALIZE_KTIMER2_EVENT")]
    owned EtwFinalizeKtimer2EventPtr32 / EtwFinalizeKtimer2EventPtr32View: lone [12] "ETW_FINALIZE_KTIMER2_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Identifies the timer. `ULONG_PTR TimerKey` at 0x00.
        timer_key set_timer_key: u32 = 0;
        /// Routine called when the timer is disabled. `ULONG_PTR DisableCallback` at 0x04.
        disable_callback set_disable_callback: u32 = 4;
        /// Context of that routine. `ULONG_PTR DisableContextKey` at 0x08.
        disable_context_key set_disable_context_key: u32 = 8;
    }
    bits {
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
    owned EtwFinalizeKtimer2EventPtr64 / EtwFinalizeKtimer2EventPtr64View: lone [24] "ETW_FINALIZE_KTIMER2_EVENT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Identifies the timer. `ULONG_PTR TimerKey` at 0x00.
        timer_key set_timer_key: u64 = 0;
        /// Routine called when the timer is disabled. `ULONG_PTR DisableCallback` at 0x08.
        disable_callback set_disable_callback: u64 = 8;
        /// Context of that routine. `ULONG_PTR DisableContextKey` at 0x10.
        disable_context_key set_disable_context_key: u64 = 16;
    }
    bits {
    }
}

/// Alias of [`EtwFinalizeKtimer2EventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwFinalizeKtimer2EventPtr32` or `EtwFinalizeKtimer2EventPtr64`"]
pub type EtwFinalizeKtimer2Event = EtwFinalizeKtimer2EventPtr64;
/// Alias of [`EtwFinalizeKtimer2EventPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwFinalizeKtimer2EventPtr32View` or `EtwFinalizeKtimer2EventPtr64View`"]
pub type EtwFinalizeKtimer2EventView<'a> = EtwFinalizeKtimer2EventPtr64View<'a>;
