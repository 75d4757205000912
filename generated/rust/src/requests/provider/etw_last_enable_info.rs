// Generated from spec/structs/ETW_LAST_ENABLE_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Last enable notification of a provider.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_LAST_ENABLE_INFO", "EtwLastEnableInfo")
    .size(16)
    .about("Last enable notification of a provider.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG EnableFlags").at(0..8)
            .about("Keywords of which any one enables an event, combined over all sessions.").means(Meaning::Flags),
        unsigned("USHORT LoggerId").at(8..10).about("Logger ID of the session that sent the notification.")
            .means(Meaning::LoggerId),
        unsigned("UCHAR Level").at(10..11).about("Maximum level of enabled events.").means(Meaning::Enumeration),
        union("union ").at(11..12).with(&[More::Fields(&[
            bit_fields("UCHAR ").at(11..12).with(&[More::Fields(&[
                bit("UCHAR Enabled").at(11..12).bits(0..1).about("1 while the provider is enabled.")
                    .means(Meaning::Boolean),
                bit("UCHAR InternalFlag").at(11..12).bits(1..8).of_unknown_purpose(),
            ])]),
            unsigned("UCHAR AllFlags").at(11..12).about("The same byte as one number.").means(Meaning::Flags),
        ])]),
        unsigned("ULONG Reserved").at(12..16).means(Meaning::Reserved),
    ]);
fixed! {
    /// Last enable notification of a provider.
    ///
    /// In C: `ETW_LAST_ENABLE_INFO`, 0x10 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_LAST_ENABLE_INFO")]
    owned EtwLastEnableInfo / EtwLastEnableInfoView: lone,
        name = "ETW_LAST_ENABLE_INFO", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Keywords of which any one enables an event, combined over all sessions. `ULONGLONG EnableFlags` at 0x00.
        enable_flags / set_enable_flags: u64, at = 0;
        /// Logger ID of the session that sent the notification. `USHORT LoggerId` at 0x08.
        logger_id / set_logger_id: u16, at = 8;
        /// Maximum level of enabled events. `UCHAR Level` at 0x0A.
        level / set_level: u8, at = 10;
        /// The same byte as one number. `UCHAR AllFlags` at 0x0B.
        all_flags / set_all_flags: u8, at = 11;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x0C.
        reserved / set_reserved: u32, at = 12;
    }
    bits {
        /// 1 while the provider is enabled. `Enabled`, bit 0 of the integer at 0x0B.
        enabled / set_enabled: u8, at = 11, size = 1, bits = 0..1;
        /// `InternalFlag`, bits 1 to 7 of the integer at 0x0B.
        internal_flag / set_internal_flag: u8, at = 11, size = 1, bits = 1..8;
    }
}
