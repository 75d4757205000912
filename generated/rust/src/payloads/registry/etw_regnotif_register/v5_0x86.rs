// Generated from spec/structs/ETW_REGNOTIF_REGISTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REGNOTIF_REGISTER in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Somebody asked to be told of changes to a key.
///
/// In C: `ETW_REGNOTIF_REGISTER`, 0xc bytes with one element of its array, 0xb without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REGNOTIF_REGISTER")]
pub struct EtwRegnotifRegisterX86 {
    /// `PVOID Notification`, at 0x00. The notification's block.
    pub notification: u32,
    /// `PVOID Kcb`, at 0x04. The key control block of the key.
    pub kcb: u32,
    /// `UCHAR Type`, at 0x08. What it is for is not known.
    pub kind: u8,
    /// `BOOLEAN WatchTree`, at 0x09. Whether changes below the key count too.
    pub watch_tree: u8,
    /// `BOOLEAN Primary`, at 0x0A. What it is for is not known.
    pub primary: u8,
}

impl EtwRegnotifRegisterX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 11]) -> Self {
        Self {
            notification: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            kcb: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            kind: u8::from_le_bytes(get::<8, 1, _>(bytes)),
            watch_tree: u8::from_le_bytes(get::<9, 1, _>(bytes)),
            primary: u8::from_le_bytes(get::<10, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 11] {
        let mut bytes = [0; 11];
        put::<0, 4, _>(&mut bytes, self.notification.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.kcb.to_le_bytes());
        put::<8, 1, _>(&mut bytes, self.kind.to_le_bytes());
        put::<9, 1, _>(&mut bytes, self.watch_tree.to_le_bytes());
        put::<10, 1, _>(&mut bytes, self.primary.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_regnotif_register::V5_0X86;
}

fixed_record!(EtwRegnotifRegisterX86, EtwRegnotifRegisterX86View, 11, "ETW_REGNOTIF_REGISTER");
getters! {
    self EtwRegnotifRegisterX86View "EtwRegnotifRegisterX86View" {
        /// `PVOID Notification`, at 0x00.
        notification: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID Kcb`, at 0x04.
        kcb: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `UCHAR Type`, at 0x08.
        kind: u8 = u8::from_le_bytes(get::<8, 1, _>(self.fixed));
        /// `BOOLEAN WatchTree`, at 0x09.
        watch_tree: u8 = u8::from_le_bytes(get::<9, 1, _>(self.fixed));
        /// `BOOLEAN Primary`, at 0x0A.
        primary: u8 = u8::from_le_bytes(get::<10, 1, _>(self.fixed));
    }
}
