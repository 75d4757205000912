// Generated from spec/structs/ETW_BOOT_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Sessions started at system boot.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_BOOT_CONFIG",
    aliases: &[],
    form: "EtwBootConfigPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Sessions started at system boot.",
    fields: &[
        Field { name: "MaxLoggers", path: "MaxLoggers", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "BootLoggersList", path: "BootLoggersList", offset: 8, size: 8, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Flink", path: "BootLoggersList.Flink", offset: 8, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
            Field { name: "Blink", path: "BootLoggersList.Blink", offset: 12, size: 4, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_BOOT_CONFIG",
    aliases: &[],
    form: "EtwBootConfigPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Sessions started at system boot.",
    fields: &[
        Field { name: "MaxLoggers", path: "MaxLoggers", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "BootLoggersList", path: "BootLoggersList", offset: 8, size: 16, ty: "LIST_ENTRY", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Flink", path: "BootLoggersList.Flink", offset: 8, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Next link.", units: "", unknown: false, children: &[] },
            Field { name: "Blink", path: "BootLoggersList.Blink", offset: 16, size: 8, ty: "LIST_ENTRY *", kind: Kind::Address, values: None, doc: "Previous link.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Sessions started at system boot.
    ///
    /// In C: `ETW_BOOT_CONFIG`, 0x10 bytes. Releases unknown (32-bit).
    ///
    /// Internal to the kernel, in memory only.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_BOOT_CONFIG")]
    owned EtwBootConfigPtr32 / EtwBootConfigPtr32View: lone [16] "ETW_BOOT_CONFIG" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG MaxLoggers` at 0x00.
        max_loggers set_max_loggers: u32 = 0;
        /// Purpose unknown. `ULONG Reserved` at 0x04.
        reserved set_reserved: u32 = 4;
        /// `LIST_ENTRY BootLoggersList` at 0x08. Returns a copy.
        boot_loggers_list set_boot_loggers_list: crate::buffers::ListEntryPtr32 = 8;
    }
    bits {
    }
}

impl EtwBootConfigPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Sessions started at system boot.
    ///
    /// In C: `ETW_BOOT_CONFIG`, 0x18 bytes. Releases unknown (64-bit).
    ///
    /// Internal to the kernel, in memory only.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_BOOT_CONFIG")]
    owned EtwBootConfigPtr64 / EtwBootConfigPtr64View: lone [24] "ETW_BOOT_CONFIG" Table::form(&LAYOUT_1);
    fields {
        /// `ULONG MaxLoggers` at 0x00.
        max_loggers set_max_loggers: u32 = 0;
        /// Purpose unknown. `ULONG Reserved` at 0x04.
        reserved set_reserved: u32 = 4;
        /// `LIST_ENTRY BootLoggersList` at 0x08. Returns a copy.
        boot_loggers_list set_boot_loggers_list: crate::buffers::ListEntryPtr64 = 8;
    }
    bits {
    }
}

impl EtwBootConfigPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

any_form! {
    "ETW_BOOT_CONFIG" {
        /// Releases unknown (32-bit).
        EtwBootConfigPtr32(EtwBootConfigPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        EtwBootConfigPtr64(EtwBootConfigPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
