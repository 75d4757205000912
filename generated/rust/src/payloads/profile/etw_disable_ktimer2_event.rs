// Generated from spec/structs/ETW_DISABLE_KTIMER2_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Executive timer (KTIMER2) disabled.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_DISABLE_KTIMER2_EVENT", "EtwDisableKtimer2EventPtr32")
    .size(16)
    .fixed(13)
    .about("Executive timer (KTIMER2) disabled.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR TimerKey").at(0..4).about("Identifies the timer.").means(Meaning::TimerObject),
        address("ULONG_PTR DisableCallback").at(4..8).about("Routine called when the timer is disabled.")
            .means(Meaning::CodeAddress),
        address("ULONG_PTR DisableContextKey").at(8..12).about("Context of that routine.").means(Meaning::Hex),
        unsigned("UCHAR Flags").at(12..13).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::profile::EtwDisableKtimer2Flag::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_DISABLE_KTIMER2_EVENT", "EtwDisableKtimer2EventPtr64")
    .size(32)
    .fixed(25)
    .about("Executive timer (KTIMER2) disabled.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR TimerKey").at(0..8).about("Identifies the timer.").means(Meaning::TimerObject),
        address("ULONG_PTR DisableCallback").at(8..16).about("Routine called when the timer is disabled.")
            .means(Meaning::CodeAddress),
        address("ULONG_PTR DisableContextKey").at(16..24).about("Context of that routine.").means(Meaning::Hex),
        unsigned("UCHAR Flags").at(24..25).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::profile::EtwDisableKtimer2Flag::VALUES)]),
    ]);
fixed! {
    /// Executive timer (KTIMER2) disabled.
    ///
    /// In C: `ETW_DISABLE_KTIMER2_EVENT`, 0x10 bytes with one element of its array, 0xd without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_DISABLE_KTIMER2_EVENT")]
    owned EtwDisableKtimer2EventPtr32 / EtwDisableKtimer2EventPtr32View: lone,
        name = "ETW_DISABLE_KTIMER2_EVENT", size = 13, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Identifies the timer. `ULONG_PTR TimerKey` at 0x00.
        timer_key / set_timer_key: u32, at = 0;
        /// Routine called when the timer is disabled. `ULONG_PTR DisableCallback` at 0x04.
        disable_callback / set_disable_callback: u32, at = 4;
        /// Context of that routine. `ULONG_PTR DisableContextKey` at 0x08.
        disable_context_key / set_disable_context_key: u32, at = 8;
        /// `UCHAR Flags` at 0x0C.
        flags / set_flags: crate::payloads::profile::EtwDisableKtimer2Flag, at = 12;
    }
}

fixed! {
    /// Executive timer (KTIMER2) disabled.
    ///
    /// In C: `ETW_DISABLE_KTIMER2_EVENT`, 0x20 bytes with one element of its array, 0x19 without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_DISABLE_KTIMER2_EVENT")]
    owned EtwDisableKtimer2EventPtr64 / EtwDisableKtimer2EventPtr64View: lone,
        name = "ETW_DISABLE_KTIMER2_EVENT", size = 25, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Identifies the timer. `ULONG_PTR TimerKey` at 0x00.
        timer_key / set_timer_key: u64, at = 0;
        /// Routine called when the timer is disabled. `ULONG_PTR DisableCallback` at 0x08.
        disable_callback / set_disable_callback: u64, at = 8;
        /// Context of that routine. `ULONG_PTR DisableContextKey` at 0x10.
        disable_context_key / set_disable_context_key: u64, at = 16;
        /// `UCHAR Flags` at 0x18.
        flags / set_flags: crate::payloads::profile::EtwDisableKtimer2Flag, at = 24;
    }
}

/// Alias of [`EtwDisableKtimer2EventPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwDisableKtimer2EventPtr32` or `EtwDisableKtimer2EventPtr64`"
]
pub type EtwDisableKtimer2Event = EtwDisableKtimer2EventPtr64;
/// Alias of [`EtwDisableKtimer2EventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwDisableKtimer2EventPtr32View` or `EtwDisableKtimer2EventPtr64View`"
]
pub type EtwDisableKtimer2EventView<'a> = EtwDisableKtimer2EventPtr64View<'a>;
