// Generated from spec/structs/BOOT_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! BOOT_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;
/// How the machine booted.
///
/// In C: `BOOT_RECORD`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONGLONG | `BootFlags` |
/// | 0x08 | 0x4 | ULONG | `FirmwareType` |
/// | 0x0c | 0x1 | UCHAR | `SecureBootEnabled` |
/// | 0x0d | 0x1 | UCHAR | `SecureBootCapable` |
/// | 0x0e | 0x2 | padding |  |
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
impl<'a> BootRecordView<'a> {
    /// `ULONGLONG BootFlags`, at 0x00.
    #[inline]
    pub fn boot_flags(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG FirmwareType`, at 0x08.
    #[inline]
    pub fn firmware_type(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `UCHAR SecureBootEnabled`, at 0x0C.
    #[inline]
    pub fn secure_boot_enabled(&self) -> u8 {
        u8::from_le_bytes(get::<12, 1, _>(self.fixed))
    }
    /// `UCHAR SecureBootCapable`, at 0x0D.
    #[inline]
    pub fn secure_boot_capable(&self) -> u8 {
        u8::from_le_bytes(get::<13, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for BootRecordView<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("BootRecordView");
        out.field("boot_flags", &self.boot_flags());
        out.field("firmware_type", &self.firmware_type());
        out.field("secure_boot_enabled", &self.secure_boot_enabled());
        out.field("secure_boot_capable", &self.secure_boot_capable());
        out.finish()
    }
}
