// Generated from spec/structs/ETW_CANCEL_TIMER_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Kernel timer canceled.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_CANCEL_TIMER_EVENT", "EtwCancelTimerEventPtr32")
    .size(4)
    .about("Kernel timer canceled.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR TimerAddress").at(0..4).about("Identifies the timer.").means(Meaning::TimerObject),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_CANCEL_TIMER_EVENT", "EtwCancelTimerEventPtr64")
    .size(8)
    .about("Kernel timer canceled.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR TimerAddress").at(0..8).about("Identifies the timer.").means(Meaning::TimerObject),
    ]);
fixed! {
    /// Kernel timer canceled.
    ///
    /// In C: `ETW_CANCEL_TIMER_EVENT`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CANCEL_TIMER_EVENT")]
    owned EtwCancelTimerEventPtr32 / EtwCancelTimerEventPtr32View: lone,
        name = "ETW_CANCEL_TIMER_EVENT", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Identifies the timer. `ULONG_PTR TimerAddress` at 0x00.
        timer_address / set_timer_address: u32, at = 0;
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
    owned EtwCancelTimerEventPtr64 / EtwCancelTimerEventPtr64View: lone,
        name = "ETW_CANCEL_TIMER_EVENT", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Identifies the timer. `ULONG_PTR TimerAddress` at 0x00.
        timer_address / set_timer_address: u64, at = 0;
    }
}

/// Alias of [`EtwCancelTimerEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCancelTimerEventPtr32` or `EtwCancelTimerEventPtr64`"]
pub type EtwCancelTimerEvent = EtwCancelTimerEventPtr64;
/// Alias of [`EtwCancelTimerEventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCancelTimerEventPtr32View` or `EtwCancelTimerEventPtr64View`"
]
pub type EtwCancelTimerEventView<'a> = EtwCancelTimerEventPtr64View<'a>;
