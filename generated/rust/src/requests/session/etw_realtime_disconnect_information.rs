// Generated from spec/structs/ETW_REALTIME_DISCONNECT_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Connection to a session that is to be closed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout =
    layout("ETW_REALTIME_DISCONNECT_INFORMATION", "EtwRealtimeDisconnectInformationPtr32")
    .size(4)
    .about("Connection to a session that is to be closed.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("HANDLE Handle").at(0..4).about("Connection handle.").means(Meaning::Handle),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("ETW_REALTIME_DISCONNECT_INFORMATION", "EtwRealtimeDisconnectInformationPtr64")
    .size(8)
    .about("Connection to a session that is to be closed.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("HANDLE Handle").at(0..8).about("Connection handle.").means(Meaning::Handle),
    ]);
fixed! {
    /// Connection to a session that is to be closed.
    ///
    /// In C: `ETW_REALTIME_DISCONNECT_INFORMATION`, 0x4 bytes. Releases unknown (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_REALTIME_DISCONNECT_INFORMATION")]
    owned EtwRealtimeDisconnectInformationPtr32 / EtwRealtimeDisconnectInformationPtr32View: lone,
        name = "ETW_REALTIME_DISCONNECT_INFORMATION", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Connection handle. `HANDLE Handle` at 0x00.
        handle / set_handle: u32, at = 0;
    }
}

fixed! {
    /// Connection to a session that is to be closed.
    ///
    /// In C: `ETW_REALTIME_DISCONNECT_INFORMATION`, 0x8 bytes. Releases unknown (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_REALTIME_DISCONNECT_INFORMATION")]
    owned EtwRealtimeDisconnectInformationPtr64 / EtwRealtimeDisconnectInformationPtr64View: lone,
        name = "ETW_REALTIME_DISCONNECT_INFORMATION", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Connection handle. `HANDLE Handle` at 0x00.
        handle / set_handle: u64, at = 0;
    }
}

/// Alias of [`EtwRealtimeDisconnectInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwRealtimeDisconnectInformationPtr32` or \
        `EtwRealtimeDisconnectInformationPtr64`"
]
pub type EtwRealtimeDisconnectInformation = EtwRealtimeDisconnectInformationPtr64;
/// Alias of [`EtwRealtimeDisconnectInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwRealtimeDisconnectInformationPtr32View` or \
        `EtwRealtimeDisconnectInformationPtr64View`"
]
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
