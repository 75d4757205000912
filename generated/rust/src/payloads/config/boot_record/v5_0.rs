// Generated from spec/structs/BOOT_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! BOOT_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How the machine booted.
///
/// In C: `BOOT_RECORD`, 0x10 bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "BOOT_RECORD")]
pub struct BootRecord {
    /// `ULONGLONG BootFlags`, at 0x00.
    pub boot_flags: u64,
    /// `ULONG FirmwareType`, at 0x08.
    pub firmware_type: u32,
    /// `UCHAR SecureBootEnabled`, at 0x0C.
    pub secure_boot_enabled: u8,
    /// `UCHAR SecureBootCapable`, at 0x0D.
    pub secure_boot_capable: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0e: Bytes<2>,
}

impl BootRecord {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            boot_flags: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            firmware_type: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            secure_boot_enabled: u8::from_le_bytes(get::<12, 1, _>(bytes)),
            secure_boot_capable: u8::from_le_bytes(get::<13, 1, _>(bytes)),
            padding_0e: Bytes(get::<14, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.boot_flags.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.firmware_type.to_le_bytes());
        put::<12, 1, _>(&mut bytes, self.secure_boot_enabled.to_le_bytes());
        put::<13, 1, _>(&mut bytes, self.secure_boot_capable.to_le_bytes());
        put::<14, 2, _>(&mut bytes, self.padding_0e.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::boot_record::V5_0;
}

fixed_record!(BootRecord, BootRecordView, 16, "BOOT_RECORD");
getters! {
    self BootRecordView "BootRecordView" {
        /// `ULONGLONG BootFlags`, at 0x00.
        boot_flags: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG FirmwareType`, at 0x08.
        firmware_type: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `UCHAR SecureBootEnabled`, at 0x0C.
        secure_boot_enabled: u8 = u8::from_le_bytes(get::<12, 1, _>(self.fixed));
        /// `UCHAR SecureBootCapable`, at 0x0D.
        secure_boot_capable: u8 = u8::from_le_bytes(get::<13, 1, _>(self.fixed));
    }
}
