// Generated from spec/structs/ETW_REGNOTIF_REGISTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REGNOTIF_REGISTER in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Somebody asked to be told of changes to a key.
///
/// In C: `ETW_REGNOTIF_REGISTER`, 0x18 bytes with one element of its array, 0x13 without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REGNOTIF_REGISTER")]
pub struct EtwRegnotifRegisterX64 {
    /// `PVOID Notification`, at 0x00. The notification's block.
    pub notification: u64,
    /// `PVOID Kcb`, at 0x08. The key control block of the key.
    pub kcb: u64,
    /// `UCHAR Type`, at 0x10. What it is for is not known.
    pub kind: u8,
    /// `BOOLEAN WatchTree`, at 0x11. Whether changes below the key count too.
    pub watch_tree: u8,
    /// `BOOLEAN Primary`, at 0x12. What it is for is not known.
    pub primary: u8,
}

impl EtwRegnotifRegisterX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 19]) -> Self {
        Self {
            notification: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            kcb: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            kind: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            watch_tree: u8::from_le_bytes(get::<17, 1, _>(bytes)),
            primary: u8::from_le_bytes(get::<18, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 19] {
        let mut bytes = [0; 19];
        put::<0, 8, _>(&mut bytes, self.notification.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.kcb.to_le_bytes());
        put::<16, 1, _>(&mut bytes, self.kind.to_le_bytes());
        put::<17, 1, _>(&mut bytes, self.watch_tree.to_le_bytes());
        put::<18, 1, _>(&mut bytes, self.primary.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_regnotif_register::V5_0X64;
}

fixed_record!(EtwRegnotifRegisterX64, EtwRegnotifRegisterX64View, 19, "ETW_REGNOTIF_REGISTER");
getters! {
    self EtwRegnotifRegisterX64View "EtwRegnotifRegisterX64View" {
        /// `PVOID Notification`, at 0x00.
        notification: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID Kcb`, at 0x08.
        kcb: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `UCHAR Type`, at 0x10.
        kind: u8 = u8::from_le_bytes(get::<16, 1, _>(self.fixed));
        /// `BOOLEAN WatchTree`, at 0x11.
        watch_tree: u8 = u8::from_le_bytes(get::<17, 1, _>(self.fixed));
        /// `BOOLEAN Primary`, at 0x12.
        primary: u8 = u8::from_le_bytes(get::<18, 1, _>(self.fixed));
    }
}
