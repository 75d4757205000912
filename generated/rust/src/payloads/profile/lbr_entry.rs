// Generated from spec/structs/LBR_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Branch that a processor took.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_TRACEEVENT];
pub(crate) static LAYOUT_0: Layout = layout("LBR_ENTRY", "LbrEntryPtr32")
    .size(12)
    .about("Branch that a processor took.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID FromAddress").at(0..4).about("Address of the branch instruction.").means(Meaning::CodeAddress),
        address("PVOID ToAddress").at(4..8).about("Address of its target.").means(Meaning::CodeAddress),
        address("PVOID Reserved").at(8..12).of_unknown_purpose(),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("LBR_ENTRY", "LbrEntryPtr64")
    .size(24)
    .about("Branch that a processor took.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID FromAddress").at(0..8).about("Address of the branch instruction.").means(Meaning::CodeAddress),
        address("PVOID ToAddress").at(8..16).about("Address of its target.").means(Meaning::CodeAddress),
        address("PVOID Reserved").at(16..24).of_unknown_purpose(),
    ]);
fixed! {
    /// Branch that a processor took.
    ///
    /// No known name in C; here: `LBR_ENTRY`, 0xc bytes. Releases unknown (32-bit).
    ///
    /// Source: Microsoft, *KernelTraceEventParser.cs*.
    #[doc(alias = "LBR_ENTRY")]
    owned LbrEntryPtr32 / LbrEntryPtr32View: lone,
        name = "LBR_ENTRY", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of the branch instruction. `PVOID FromAddress` at 0x00.
        from_address / set_from_address: u32, at = 0;
        /// Address of its target. `PVOID ToAddress` at 0x04.
        to_address / set_to_address: u32, at = 4;
        /// Purpose unknown. `PVOID Reserved` at 0x08.
        reserved / set_reserved: u32, at = 8;
    }
}

fixed! {
    /// Branch that a processor took.
    ///
    /// No known name in C; here: `LBR_ENTRY`, 0x18 bytes. Releases unknown (64-bit).
    ///
    /// Source: Microsoft, *KernelTraceEventParser.cs*.
    #[doc(alias = "LBR_ENTRY")]
    owned LbrEntryPtr64 / LbrEntryPtr64View: lone,
        name = "LBR_ENTRY", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of the branch instruction. `PVOID FromAddress` at 0x00.
        from_address / set_from_address: u64, at = 0;
        /// Address of its target. `PVOID ToAddress` at 0x08.
        to_address / set_to_address: u64, at = 8;
        /// Purpose unknown. `PVOID Reserved` at 0x10.
        reserved / set_reserved: u64, at = 16;
    }
}

/// Alias of [`LbrEntryPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `LbrEntryPtr32` or `LbrEntryPtr64`"]
pub type LbrEntry = LbrEntryPtr64;
/// Alias of [`LbrEntryPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `LbrEntryPtr32View` or `LbrEntryPtr64View`"]
pub type LbrEntryView<'a> = LbrEntryPtr64View<'a>;
any_form! {
    "LBR_ENTRY" {
        /// Releases unknown (32-bit).
        LbrEntryPtr32(LbrEntryPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        LbrEntryPtr64(LbrEntryPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
