// Generated from spec/structs/ETW_BOOT_CONFIG.toml by `cargo spec generate`. Do not edit: edit that file.

//! Sessions started at system boot.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_WINNT, &sources::CHAPPELL_WMI_BUFFER_HEADER];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_BOOT_CONFIG", "EtwBootConfigPtr32")
    .size(16)
    .about("Sessions started at system boot.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG MaxLoggers").at(0..4).means(Meaning::Count),
        unsigned("ULONG Reserved").at(4..8).means(Meaning::Reserved),
        structure("LIST_ENTRY BootLoggersList").at(8..16).with(&[More::Fields(&[
            address("LIST_ENTRY * BootLoggersList.Flink").at(8..12).about("Next link.").means(Meaning::DataAddress)
                .stated_by(SOURCES),
            address("LIST_ENTRY * BootLoggersList.Blink").at(12..16).about("Previous link.").means(Meaning::DataAddress)
                .stated_by(SOURCES),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_BOOT_CONFIG", "EtwBootConfigPtr64")
    .size(24)
    .about("Sessions started at system boot.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG MaxLoggers").at(0..4).means(Meaning::Count),
        unsigned("ULONG Reserved").at(4..8).means(Meaning::Reserved),
        structure("LIST_ENTRY BootLoggersList").at(8..24).with(&[More::Fields(&[
            address("LIST_ENTRY * BootLoggersList.Flink").at(8..16).about("Next link.").means(Meaning::DataAddress)
                .stated_by(SOURCES),
            address("LIST_ENTRY * BootLoggersList.Blink").at(16..24).about("Previous link.").means(Meaning::DataAddress)
                .stated_by(SOURCES),
        ])]),
    ]);
fixed! {
    /// Sessions started at system boot.
    ///
    /// In C: `ETW_BOOT_CONFIG`, 0x10 bytes. Releases unknown (32-bit).
    ///
    /// Internal to the kernel, in memory only.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_BOOT_CONFIG")]
    owned EtwBootConfigPtr32 / EtwBootConfigPtr32View: lone,
        name = "ETW_BOOT_CONFIG", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG MaxLoggers` at 0x00.
        max_loggers / set_max_loggers: u32, at = 0;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
        reserved / set_reserved: u32, at = 4;
        /// `LIST_ENTRY BootLoggersList` at 0x08. Returns a copy.
        boot_loggers_list / set_boot_loggers_list: crate::buffers::ListEntryPtr32, at = 8;
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
    owned EtwBootConfigPtr64 / EtwBootConfigPtr64View: lone,
        name = "ETW_BOOT_CONFIG", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// `ULONG MaxLoggers` at 0x00.
        max_loggers / set_max_loggers: u32, at = 0;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
        reserved / set_reserved: u32, at = 4;
        /// `LIST_ENTRY BootLoggersList` at 0x08. Returns a copy.
        boot_loggers_list / set_boot_loggers_list: crate::buffers::ListEntryPtr64, at = 8;
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
