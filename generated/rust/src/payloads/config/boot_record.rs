// Generated from spec/structs/BOOT_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Boot configuration of the machine.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("BOOT_RECORD", "BootRecord")
    .size(16)
    .about("Boot configuration of the machine.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG BootFlags").at(0..8).means(Meaning::Flags),
        unsigned("ULONG FirmwareType").at(8..12).means(Meaning::Enumeration),
        unsigned("UCHAR SecureBootEnabled").at(12..13).means(Meaning::Boolean),
        unsigned("UCHAR SecureBootCapable").at(13..14).means(Meaning::Boolean),
        field("padding ", Kind::Padding).at(14..16),
    ]);
fixed! {
    /// Boot configuration of the machine.
    ///
    /// In C: `BOOT_RECORD`, 0x10 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "BOOT_RECORD")]
    owned BootRecord / BootRecordView: lone,
        name = "BOOT_RECORD", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONGLONG BootFlags` at 0x00.
        boot_flags / set_boot_flags: u64, at = 0;
        /// `ULONG FirmwareType` at 0x08.
        firmware_type / set_firmware_type: u32, at = 8;
        /// Zero is false, any other value is true. `UCHAR SecureBootEnabled` at 0x0C.
        secure_boot_enabled / set_secure_boot_enabled: u8, at = 12;
        /// Zero is false, any other value is true. `UCHAR SecureBootCapable` at 0x0D.
        secure_boot_capable / set_secure_boot_capable: u8, at = 13;
    }
}
