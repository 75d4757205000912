// Generated from spec/structs/ETW_CANCEL_KTIMER2_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Executive timer (KTIMER2) canceled.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_CANCEL_KTIMER2_EVENT", "EtwCancelKtimer2EventPtr32")
    .size(4)
    .about("Executive timer (KTIMER2) canceled.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR TimerKey").at(0..4).about("Identifies the timer.").means(Meaning::TimerObject),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_CANCEL_KTIMER2_EVENT", "EtwCancelKtimer2EventPtr64")
    .size(8)
    .about("Executive timer (KTIMER2) canceled.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR TimerKey").at(0..8).about("Identifies the timer.").means(Meaning::TimerObject),
    ]);
fixed! {
    /// Executive timer (KTIMER2) canceled.
    ///
    /// In C: `ETW_CANCEL_KTIMER2_EVENT`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CANCEL_KTIMER2_EVENT")]
    owned EtwCancelKtimer2EventPtr32 / EtwCancelKtimer2EventPtr32View: lone,
        name = "ETW_CANCEL_KTIMER2_EVENT", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Identifies the timer. `ULONG_PTR TimerKey` at 0x00.
        timer_key / set_timer_key: u32, at = 0;
    }
}

fixed! {
    /// Executive timer (KTIMER2) canceled.
    ///
    /// In C: `ETW_CANCEL_KTIMER2_EVENT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CANCEL_KTIMER2_EVENT")]
    owned EtwCancelKtimer2EventPtr64 / EtwCancelKtimer2EventPtr64View: lone,
        name = "ETW_CANCEL_KTIMER2_EVENT", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Identifies the timer. `ULONG_PTR TimerKey` at 0x00.
        timer_key / set_timer_key: u64, at = 0;
    }
}

/// Alias of [`EtwCancelKtimer2EventPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCancelKtimer2EventPtr32` or `EtwCancelKtimer2EventPtr64`"
]
pub type EtwCancelKtimer2Event = EtwCancelKtimer2EventPtr64;
/// Alias of [`EtwCancelKtimer2EventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCancelKtimer2EventPtr32View` or `EtwCancelKtimer2EventPtr64View`"
]
pub type EtwCancelKtimer2EventView<'a> = EtwCancelKtimer2EventPtr64View<'a>;
