// Generated from spec/structs/PERFINFO_PO_SESSION_CALLOUT_RET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PO_SESSION_CALLOUT_RET in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The power manager is done with calling the window manager of the sessions.
///
/// In C: `PERFINFO_PO_SESSION_CALLOUT_RET`, 0x4 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PO_SESSION_CALLOUT_RET")]
pub struct PerfinfoPoSessionCalloutRet {
    /// `NTSTATUS Status`, at 0x00. What it returned.
    pub status: crate::common::Ntstatus,
}

impl PerfinfoPoSessionCalloutRet {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            status: crate::common::Ntstatus::from_le(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.status.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_po_session_callout_ret::V5_0;
}

fixed_record!(PerfinfoPoSessionCalloutRet, PerfinfoPoSessionCalloutRetView, 4, "PERFINFO_PO_SESSION_CALLOUT_RET");
getters! {
    self PerfinfoPoSessionCalloutRetView "PerfinfoPoSessionCalloutRetView" {
        /// `NTSTATUS Status`, at 0x00.
        status: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<0, 4, _>(self.fixed));
    }
}
