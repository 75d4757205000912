// Generated from spec/structs/ETW_CANCEL_TIMER_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Kernel timer canceled.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_CANCEL_TIMER_EVENT", "EtwCancelTimerEventPtr32", (4, 4), "Kernel timer canceled.", &[
    address("TimerAddress", 0, 4, "ULONG_PTR", "Identifies the timer.").means(Meaning::TimerObject),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_CANCEL_TIMER_EVENT", "EtwCancelTimerEventPtr64", (8, 8), "Kernel timer canceled.", &[
    address("TimerAddress", 0, 8, "ULONG_PTR", "Identifies the timer.").means(Meaning::TimerObject),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Kernel timer canceled.
    ///
    /// In C: `ETW_CANCEL_TIMER_EVENT`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CANCEL_TIMER_EVENT")]
    owned EtwCancelTimerEventPtr32 / EtwCancelTimerEventPtr32View: lone [4] "ETW_CANCEL_TIMER_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Identifies the timer. `ULONG_PTR TimerAddress` at 0x00.
        timer_address set_timer_address: u32 = 0;
    }
    bits {
    }
}

fixed! {
    /// Kernel timer canceled.
    ///
    /// In C: `ETW_CANCEL_TIMER_EVENT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CANCEL_TIMER_EVENT")]
    owned EtwCancelTimerEventPtr64 / EtwCancelTimerEventPtr64View: lone [8] "ETW_CANCEL_TIMER_EVENT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Identifies the timer. `ULONG_PTR TimerAddress` at 0x00.
        timer_address set_timer_address: u64 = 0;
    }
    bits {
    }
}

/// Alias of [`EtwCancelTimerEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCancelTimerEventPtr32` or `EtwCancelTimerEventPtr64`"]
pub type EtwCancelTimerEvent = EtwCancelTimerEventPtr64;
/// Alias of [`EtwCancelTimerEventPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCancelTimerEventPtr32View` or `EtwCancelTimerEventPtr64View`"]
pub type EtwCancelTimerEventView<'a> = EtwCancelTimerEventPtr64View<'a>;
