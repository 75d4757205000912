// Generated from spec/structs/WMI_PUSHLOCK.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread waits for a push lock.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_PUSHLOCK", "WmiPushlockPtr32", (12, 9), "Thread waits for a push lock.", &[
    address("PushLock", 0, 4, "PVOID", "").means(Meaning::DataAddress),
    unsigned("ThreadId", 4, 4, "ULONG", "").means(Meaning::ThreadId),
    unsigned("Action", 8, 1, "UCHAR", "").of(crate::payloads::sync::WmiPushlockAction::VALUES).means(Meaning::Enumeration),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_PUSHLOCK", "WmiPushlockPtr64", (16, 13), "Thread waits for a push lock.", &[
    address("PushLock", 0, 8, "PVOID", "").means(Meaning::DataAddress),
    unsigned("ThreadId", 8, 4, "ULONG", "").means(Meaning::ThreadId),
    unsigned("Action", 12, 1, "UCHAR", "").of(crate::payloads::sync::WmiPushlockAction::VALUES).means(Meaning::Enumeration),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Thread waits for a push lock.
    ///
    /// In C: `WMI_PUSHLOCK`, 0xc bytes with one element of its array, 0x9 without elements. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_PUSHLOCK")]
    owned WmiPushlockPtr32 / WmiPushlockPtr32View: lone [9] "WMI_PUSHLOCK" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of data. `PVOID PushLock` at 0x00.
        push_lock set_push_lock: u32 = 0;
        /// Thread ID. `ULONG ThreadId` at 0x04.
        thread_id set_thread_id: u32 = 4;
        /// `UCHAR Action` at 0x08.
        action set_action: crate::payloads::sync::WmiPushlockAction = 8;
    }
    bits {
    }
}

fixed! {
    /// Thread waits for a push lock.
    ///
    /// In C: `WMI_PUSHLOCK`, 0x10 bytes with one element of its array, 0xd without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_PUSHLOCK")]
    owned WmiPushlockPtr64 / WmiPushlockPtr64View: lone [13] "WMI_PUSHLOCK" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address of data. `PVOID PushLock` at 0x00.
        push_lock set_push_lock: u64 = 0;
        /// Thread ID. `ULONG ThreadId` at 0x08.
        thread_id set_thread_id: u32 = 8;
        /// `UCHAR Action` at 0x0C.
        action set_action: crate::payloads::sync::WmiPushlockAction = 12;
    }
    bits {
    }
}

/// Alias of [`WmiPushlockPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiPushlockPtr32` or `WmiPushlockPtr64`"]
pub type WmiPushlock = WmiPushlockPtr64;
/// Alias of [`WmiPushlockPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiPushlockPtr32View` or `WmiPushlockPtr64View`"]
pub type WmiPushlockView<'a> = WmiPushlockPtr64View<'a>;
