// Generated from spec/structs/ETW_UMGL_KEY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_UMGL_KEY in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Whether a part of user mode logs its events, and where.
///
/// In C: `ETW_UMGL_KEY`, 0x2 bytes. Releases 5.0+.
///
/// An array of these is in the page that the kernel shares with user mode.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_UMGL_KEY")]
pub struct EtwUmglKey {
    /// `UCHAR LoggerId`, at 0x00. The session that gets the events, 0 if they are not logged.
    pub logger_id: u8,
    /// `UCHAR Flags`, at 0x01. For the loader: what it logs.
    pub flags: crate::requests::session::EtwUmglLdrFlag,
}

impl EtwUmglKey {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 2]) -> Self {
        Self {
            logger_id: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            flags: crate::requests::session::EtwUmglLdrFlag::from_le(get::<1, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 2] {
        let mut bytes = [0; 2];
        put::<0, 1, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<1, 1, _>(&mut bytes, self.flags.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_umgl_key::V5_0;
}

fixed_record!(EtwUmglKey, EtwUmglKeyView, 2, "ETW_UMGL_KEY");
getters! {
    self EtwUmglKeyView "EtwUmglKeyView" {
        /// `UCHAR LoggerId`, at 0x00.
        logger_id: u8 = u8::from_le_bytes(get::<0, 1, _>(self.fixed));
        /// `UCHAR Flags`, at 0x01.
        flags: crate::requests::session::EtwUmglLdrFlag = crate::requests::session::EtwUmglLdrFlag::from_le(get::<1, 1, _>(self.fixed));
    }
}
