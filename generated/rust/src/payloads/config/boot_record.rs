// Generated from spec/structs/BOOT_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Boot configuration of the machine.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("BOOT_RECORD", "BootRecord", (16, 16), "Boot configuration of the machine.", &[
    unsigned("BootFlags", 0, 8, "ULONGLONG", "").means(Meaning::Flags),
    unsigned("FirmwareType", 8, 4, "ULONG", "").means(Meaning::Enumeration),
    unsigned("SecureBootEnabled", 12, 1, "UCHAR", "").means(Meaning::Boolean),
    unsigned("SecureBootCapable", 13, 1, "UCHAR", "").means(Meaning::Boolean),
    field("", 14, 2, "padding", Kind::Padding, ""),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Boot configuration of the machine.
    ///
    /// In C: `BOOT_RECORD`, 0x10 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "BOOT_RECORD")]
    owned BootRecord / BootRecordView: lone [16] "BOOT_RECORD" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONGLONG BootFlags` at 0x00.
        boot_flags set_boot_flags: u64 = 0;
        /// `ULONG FirmwareType` at 0x08.
        firmware_type set_firmware_type: u32 = 8;
        /// Zero is false, any other value is true. `UCHAR SecureBootEnabled` at 0x0C.
        secure_boot_enabled set_secure_boot_enabled: u8 = 12;
        /// Zero is false, any other value is true. `UCHAR SecureBootCapable` at 0x0D.
        secure_boot_capable set_secure_boot_capable: u8 = 13;
    }
    bits {
    }
}
