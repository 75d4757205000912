// Generated from spec/structs/ETW_LAST_ENABLE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Last enable notification of a provider.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_LAST_ENABLE_INFO",
    aliases: &[],
    form: "EtwLastEnableInfo",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Last enable notification of a provider.",
    fields: &[
        Field { name: "EnableFlags", path: "EnableFlags", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords of which any one enables an event, combined over all sessions.", units: "", unknown: false, children: &[] },
        Field { name: "LoggerId", path: "LoggerId", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID of the session that sent the notification.", units: "", unknown: false, children: &[] },
        Field { name: "Level", path: "Level", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Maximum level of enabled events.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 11, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Enabled", path: "Enabled", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "1 while the provider is enabled.", units: "", unknown: false, children: &[] },
                Field { name: "InternalFlag", path: "InternalFlag", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 7 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "AllFlags", path: "AllFlags", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Reserved", path: "Reserved", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Last enable notification of a provider.
    ///
    /// In C: `ETW_LAST_ENABLE_INFO`, 0x10 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_LAST_ENABLE_INFO")]
    owned EtwLastEnableInfo / EtwLastEnableInfoView: lone [16] "ETW_LAST_ENABLE_INFO" Table::form(&LAYOUT_0);
    fields {
        /// Keywords of which any one enables an event, combined over all sessions. `ULONGLONG EnableFlags` at 0x00.
        enable_flags set_enable_flags: u64 = 0;
        /// Logger ID of the session that sent the notification. `USHORT LoggerId` at 0x08.
        logger_id set_logger_id: u16 = 8;
        /// Maximum level of enabled events. `UCHAR Level` at 0x0A.
        level set_level: u8 = 10;
        /// The same byte as one number. `UCHAR AllFlags` at 0x0B.
        all_flags set_all_flags: u8 = 11;
        /// Purpose unknown. `ULONG Reserved` at 0x0C.
        reserved set_reserved: u32 = 12;
    }
    bits {
        /// 1 while the provider is enabled. `Enabled`, bit 0 of the integer at 0x0B.
        enabled set_enabled: u8 = 1 11 0 1;
        /// `InternalFlag`, bits 1 to 7 of the integer at 0x0B.
        internal_flag set_internal_flag: u8 = 1 11 1 7;
    }
}

impl EtwLastEnableInfo {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
