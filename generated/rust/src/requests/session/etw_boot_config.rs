// Generated from spec/structs/ETW_BOOT_CONFIG.toml by `cargo spec generate`. Do not edit: edit that file.

//! Sessions started at system boot.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_BOOT_CONFIG", "EtwBootConfigPtr32", (16, 16), "Sessions started at system boot.", &[
    unsigned("MaxLoggers", 0, 4, "ULONG", "").means(Meaning::Count),
    unsigned("Reserved", 4, 4, "ULONG", "").means(Meaning::Reserved),
    field("BootLoggersList", 8, 8, "LIST_ENTRY", Kind::Struct, "").with(&[
        address("Flink", 8, 4, "LIST_ENTRY *", "Next link.").at_path("BootLoggersList.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        address("Blink", 12, 4, "LIST_ENTRY *", "Previous link.").at_path("BootLoggersList.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
    ]),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_BOOT_CONFIG", "EtwBootConfigPtr64", (24, 24), "Sessions started at system boot.", &[
    unsigned("MaxLoggers", 0, 4, "ULONG", "").means(Meaning::Count),
    unsigned("Reserved", 4, 4, "ULONG", "").means(Meaning::Reserved),
    field("BootLoggersList", 8, 16, "LIST_ENTRY", Kind::Struct, "").with(&[
        address("Flink", 8, 8, "LIST_ENTRY *", "Next link.").at_path("BootLoggersList.Flink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
        address("Blink", 16, 8, "LIST_ENTRY *", "Previous link.").at_path("BootLoggersList.Blink").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::MINGW_W64_WINNT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]),
    ]),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Sessions started at system boot.
    ///
    /// In C: `ETW_BOOT_CONFIG`, 0x10 bytes. Releases unknown (32-bit).
    ///
    /// Internal to the kernel, in memory only.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_BOOT_CONFIG")]
    owned EtwBootConfigPtr32 / EtwBootConfigPtr32View: lone [16] "ETW_BOOT_CONFIG" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG MaxLoggers` at 0x00.
        max_loggers set_max_loggers: u32 = 0;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
        reserved set_reserved: u32 = 4;
        /// `LIST_ENTRY BootLoggersList` at 0x08. Returns a copy.
        boot_loggers_list set_boot_loggers_list: crate::buffers::ListEntryPtr32 = 8;
    }
    bits {
    }
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
    owned EtwBootConfigPtr64 / EtwBootConfigPtr64View: lone [24] "ETW_BOOT_CONFIG" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// `ULONG MaxLoggers` at 0x00.
        max_loggers set_max_loggers: u32 = 0;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
        reserved set_reserved: u32 = 4;
        /// `LIST_ENTRY BootLoggersList` at 0x08. Returns a copy.
        boot_loggers_list set_boot_loggers_list: crate::buffers::ListEntryPtr64 = 8;
    }
    bits {
    }
}

/// Alias of [`EtwBootConfigPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwBootConfigPtr32` or `EtwBootConfigPtr64`"]
pub type EtwBootConfig = EtwBootConfigPtr64;
/// Alias of [`EtwBootConfigPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwBootConfigPtr32View` or `EtwBootConfigPtr64View`"]
pub type EtwBootConfigView<'a> = EtwBootConfigPtr64View<'a>;
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
