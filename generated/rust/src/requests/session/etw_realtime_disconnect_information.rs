// Generated from spec/structs/ETW_REALTIME_DISCONNECT_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Connection to a session that is to be closed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_REALTIME_DISCONNECT_INFORMATION",
    aliases: &[],
    form: "EtwRealtimeDisconnectInformationPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Connection to a session that is to be closed.",
    sources: &[&crate::rt::sources::PHNT_NTWMI],
    fields: &[
        address("Handle", 0, 4, "HANDLE", "Connection handle.").means(Meaning::Handle),
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_REALTIME_DISCONNECT_INFORMATION",
    aliases: &[],
    form: "EtwRealtimeDisconnectInformationPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Connection to a session that is to be closed.",
    sources: &[&crate::rt::sources::PHNT_NTWMI],
    fields: &[
        address("Handle", 0, 8, "HANDLE", "Connection handle.").means(Meaning::Handle),
    ],
    tail: &[],
};
fixed! {
    /// Connection to a session that is to be closed.
    ///
    /// In C: `ETW_REALTIME_DISCONNECT_INFORMATION`, 0x4 bytes. Releases unknown (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_REALTIME_DISCONNECT_INFORMATION")]
    owned EtwRealtimeDisconnectInformationPtr32 / EtwRealtimeDisconnectInformationPtr32View: lone [4] "ETW_REALTIME_DISCONNECT_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Connection handle. `HANDLE Handle` at 0x00.
        handle set_handle: u32 = 0;
    }
    bits {
    }
}

fixed! {
    /// Connection to a session that is to be closed.
    ///
    /// In C: `ETW_REALTIME_DISCONNECT_INFORMATION`, 0x8 bytes. Releases unknown (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_REALTIME_DISCONNECT_INFORMATION")]
    owned EtwRealtimeDisconnectInformationPtr64 / EtwRealtimeDisconnectInformationPtr64View: lone [8] "ETW_REALTIME_DISCONNECT_INFORMATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Connection handle. `HANDLE Handle` at 0x00.
        handle set_handle: u64 = 0;
    }
    bits {
    }
}

/// Alias of [`EtwRealtimeDisconnectInformationPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwRealtimeDisconnectInformationPtr32` or `EtwRealtimeDisconnectInformationPtr64`"]
pub type EtwRealtimeDisconnectInformation = EtwRealtimeDisconnectInformationPtr64;
/// Alias of [`EtwRealtimeDisconnectInformationPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwRealtimeDisconnectInformationPtr32View` or `EtwRealtimeDisconnectInformationPtr64View`"]
pub type EtwRealtimeDisconnectInformationView<'a> = EtwRealtimeDisconnectInformationPtr64View<'a>;
any_form! {
    "ETW_REALTIME_DISCONNECT_INFORMATION" {
        /// Releases unknown (32-bit).
        EtwRealtimeDisconnectInformationPtr32(EtwRealtimeDisconnectInformationPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        EtwRealtimeDisconnectInformationPtr64(EtwRealtimeDisconnectInformationPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
