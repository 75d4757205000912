// Generated from spec/structs/LIST_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Link of a doubly linked list in memory.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_WINNT, &sources::CHAPPELL_WMI_BUFFER_HEADER];
pub(crate) static LAYOUT_0: Layout = layout("LIST_ENTRY", "ListEntryPtr32")
    .size(8)
    .about("Link of a doubly linked list in memory.")
    .in_releases("5.0+ (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("LIST_ENTRY * Flink").at(0..4).about("Next link.").means(Meaning::DataAddress),
        address("LIST_ENTRY * Blink").at(4..8).about("Previous link.").means(Meaning::DataAddress),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("LIST_ENTRY", "ListEntryPtr64")
    .size(16)
    .about("Link of a doubly linked list in memory.")
    .in_releases("5.0+ (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("LIST_ENTRY * Flink").at(0..8).about("Next link.").means(Meaning::DataAddress),
        address("LIST_ENTRY * Blink").at(8..16).about("Previous link.").means(Meaning::DataAddress),
    ]);
fixed! {
    /// Link of a doubly linked list in memory.
    ///
    /// In C: `LIST_ENTRY`, 0x8 bytes. Documented for 5.0+ (32-bit), assumed unchanged after 2004.
    ///
    /// The addresses are meaningless in a file.
    ///
    /// Source: The mingw-w64 developers, *winnt.h*; Geoff Chappell, *WMI_BUFFER_HEADER*.
    #[doc(alias = "LIST_ENTRY")]
    owned ListEntryPtr32 / ListEntryPtr32View: lone,
        name = "LIST_ENTRY", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Next link. `LIST_ENTRY * Flink` at 0x00.
        flink / set_flink: u32, at = 0;
        /// Previous link. `LIST_ENTRY * Blink` at 0x04.
        blink / set_blink: u32, at = 4;
    }
}

fixed! {
    /// Link of a doubly linked list in memory.
    ///
    /// In C: `LIST_ENTRY`, 0x10 bytes. Documented for 5.0+ (64-bit), assumed unchanged after 2004.
    ///
    /// The addresses are meaningless in a file.
    ///
    /// Source: The mingw-w64 developers, *winnt.h*; Geoff Chappell, *WMI_BUFFER_HEADER*.
    #[doc(alias = "LIST_ENTRY")]
    owned ListEntryPtr64 / ListEntryPtr64View: lone,
        name = "LIST_ENTRY", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Next link. `LIST_ENTRY * Flink` at 0x00.
        flink / set_flink: u64, at = 0;
        /// Previous link. `LIST_ENTRY * Blink` at 0x08.
        blink / set_blink: u64, at = 8;
    }
}

/// Alias of [`ListEntryPtr32`], named by the first release of the form.
pub type V5_0Ptr32 = ListEntryPtr32;
/// Alias of [`ListEntryPtr32View`], named by the first release of the form.
pub type V5_0Ptr32View<'a> = ListEntryPtr32View<'a>;
/// Alias of [`ListEntryPtr64`], named by the first release of the form.
pub type V5_0Ptr64 = ListEntryPtr64;
/// Alias of [`ListEntryPtr64View`], named by the first release of the form.
pub type V5_0Ptr64View<'a> = ListEntryPtr64View<'a>;
/// Alias of [`ListEntryPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ListEntryPtr32` or `ListEntryPtr64`"]
pub type ListEntry = ListEntryPtr64;
/// Alias of [`ListEntryPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ListEntryPtr32View` or `ListEntryPtr64View`"]
pub type ListEntryView<'a> = ListEntryPtr64View<'a>;
any_form! {
    "LIST_ENTRY" {
        /// Documented for 5.0+ (32-bit), assumed unchanged after 2004.
        ListEntryPtr32(ListEntryPtr32, fixed) = 0,
        /// Documented for 5.0+ (64-bit), assumed unchanged after 2004.
        ListEntryPtr64(ListEntryPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
