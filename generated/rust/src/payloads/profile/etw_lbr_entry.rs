// Generated from spec/structs/ETW_LBR_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! One of the last branches that a processor took.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_LBR_ENTRY", "EtwLbrEntryPtr32")
    .size(12)
    .about("One of the last branches that a processor took.")
    .in_releases("observed in 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID FromAddress").at(0..4).means(Meaning::CodeAddress),
        address("PVOID ToAddress").at(4..8).means(Meaning::CodeAddress),
        address("PVOID Reserved").at(8..12).means(Meaning::Reserved),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_LBR_ENTRY", "EtwLbrEntryPtr64")
    .size(24)
    .about("One of the last branches that a processor took.")
    .in_releases("observed in 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID FromAddress").at(0..8).means(Meaning::CodeAddress),
        address("PVOID ToAddress").at(8..16).means(Meaning::CodeAddress),
        address("PVOID Reserved").at(16..24).means(Meaning::Reserved),
    ]);
fixed! {
    /// One of the last branches that a processor took.
    ///
    /// In C: `ETW_LBR_ENTRY`, 0xc bytes. Observed in 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_LBR_ENTRY")]
    owned EtwLbrEntryPtr32 / EtwLbrEntryPtr32View: lone,
        name = "ETW_LBR_ENTRY", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of code. `PVOID FromAddress` at 0x00.
        from_address / set_from_address: u32, at = 0;
        /// Address of code. `PVOID ToAddress` at 0x04.
        to_address / set_to_address: u32, at = 4;
        /// Reserved or padding, according to a source. `PVOID Reserved` at 0x08.
        reserved / set_reserved: u32, at = 8;
    }
}

fixed! {
    /// One of the last branches that a processor took.
    ///
    /// In C: `ETW_LBR_ENTRY`, 0x18 bytes. Observed in 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_LBR_ENTRY")]
    owned EtwLbrEntryPtr64 / EtwLbrEntryPtr64View: lone,
        name = "ETW_LBR_ENTRY", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of code. `PVOID FromAddress` at 0x00.
        from_address / set_from_address: u64, at = 0;
        /// Address of code. `PVOID ToAddress` at 0x08.
        to_address / set_to_address: u64, at = 8;
        /// Reserved or padding, according to a source. `PVOID Reserved` at 0x10.
        reserved / set_reserved: u64, at = 16;
    }
}

/// Alias of [`EtwLbrEntryPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwLbrEntryPtr32` or `EtwLbrEntryPtr64`"]
pub type EtwLbrEntry = EtwLbrEntryPtr64;
/// Alias of [`EtwLbrEntryPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwLbrEntryPtr32View` or `EtwLbrEntryPtr64View`"]
pub type EtwLbrEntryView<'a> = EtwLbrEntryPtr64View<'a>;
any_form! {
    "ETW_LBR_ENTRY" {
        /// Observed in 2004..20H2, 11-21H2 (32-bit).
        EtwLbrEntryPtr32(EtwLbrEntryPtr32, fixed) = 0,
        /// Observed in 2004..20H2, 11-21H2 (64-bit).
        EtwLbrEntryPtr64(EtwLbrEntryPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
