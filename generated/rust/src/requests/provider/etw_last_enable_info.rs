// Generated from spec/structs/ETW_LAST_ENABLE_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Last enable notification of a provider.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_LAST_ENABLE_INFO", "EtwLastEnableInfo", (16, 16), "Last enable notification of a provider.", &[
    unsigned("EnableFlags", 0, 8, "ULONGLONG", "Keywords of which any one enables an event, combined over all sessions.").means(Meaning::Flags),
    unsigned("LoggerId", 8, 2, "USHORT", "Logger ID of the session that sent the notification.").means(Meaning::LoggerId),
    unsigned("Level", 10, 1, "UCHAR", "Maximum level of enabled events.").means(Meaning::Enumeration),
    field("", 11, 1, "union", Kind::Union, "").with(&[
        field("", 11, 1, "UCHAR", Kind::Bits, "").with(&[
            bit("Enabled", (11, 1), "UCHAR", 0, 1, "1 while the provider is enabled.").means(Meaning::Boolean),
            bit("InternalFlag", (11, 1), "UCHAR", 1, 7, "").of_unknown_purpose(),
        ]),
        unsigned("AllFlags", 11, 1, "UCHAR", "The same byte as one number.").means(Meaning::Flags),
    ]),
    unsigned("Reserved", 12, 4, "ULONG", "").means(Meaning::Reserved),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Last enable notification of a provider.
    ///
    /// In C: `ETW_LAST_ENABLE_INFO`, 0x10 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_LAST_ENABLE_INFO")]
    owned EtwLastEnableInfo / EtwLastEnableInfoView: lone [16] "ETW_LAST_ENABLE_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Keywords of which any one enables an event, combined over all sessions. `ULONGLONG EnableFlags` at 0x00.
        enable_flags set_enable_flags: u64 = 0;
        /// Logger ID of the session that sent the notification. `USHORT LoggerId` at 0x08.
        logger_id set_logger_id: u16 = 8;
        /// Maximum level of enabled events. `UCHAR Level` at 0x0A.
        level set_level: u8 = 10;
        /// The same byte as one number. `UCHAR AllFlags` at 0x0B.
        all_flags set_all_flags: u8 = 11;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x0C.
        reserved set_reserved: u32 = 12;
    }
    bits {
        /// 1 while the provider is enabled. `Enabled`, bit 0 of the integer at 0x0B.
        enabled set_enabled: u8 = 1 11 0 1;
        /// `InternalFlag`, bits 1 to 7 of the integer at 0x0B.
        internal_flag set_internal_flag: u8 = 1 11 1 7;
    }
}
