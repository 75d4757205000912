// Generated from spec/structs/SINGLE_LIST_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Link of a singly linked list in memory.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_WINNT, &sources::CHAPPELL_WMI_BUFFER_HEADER];
pub(crate) static LAYOUT_0: Layout = layout("SINGLE_LIST_ENTRY", "SingleListEntryPtr32")
    .size(4)
    .about("Link of a singly linked list in memory.")
    .in_releases("5.0+ (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("SINGLE_LIST_ENTRY * Next").at(0..4).about("Next link.").means(Meaning::DataAddress),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("SINGLE_LIST_ENTRY", "SingleListEntryPtr64")
    .size(8)
    .about("Link of a singly linked list in memory.")
    .in_releases("5.0+ (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("SINGLE_LIST_ENTRY * Next").at(0..8).about("Next link.").means(Meaning::DataAddress),
    ]);
fixed! {
    /// Link of a singly linked list in memory.
    ///
    /// In C: `SINGLE_LIST_ENTRY`, 0x4 bytes. Documented for 5.0+ (32-bit), assumed unchanged after 2004.
    ///
    /// The address is meaningless in a file.
    ///
    /// Source: The mingw-w64 developers, *winnt.h*; Geoff Chappell, *WMI_BUFFER_HEADER*.
    #[doc(alias = "SINGLE_LIST_ENTRY")]
    owned SingleListEntryPtr32 / SingleListEntryPtr32View: lone,
        name = "SINGLE_LIST_ENTRY", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Next link. `SINGLE_LIST_ENTRY * Next` at 0x00.
        next / set_next: u32, at = 0;
    }
}

fixed! {
    /// Link of a singly linked list in memory.
    ///
    /// In C: `SINGLE_LIST_ENTRY`, 0x8 bytes. Documented for 5.0+ (64-bit), assumed unchanged after 2004.
    ///
    /// The address is meaningless in a file.
    ///
    /// Source: The mingw-w64 developers, *winnt.h*; Geoff Chappell, *WMI_BUFFER_HEADER*.
    #[doc(alias = "SINGLE_LIST_ENTRY")]
    owned SingleListEntryPtr64 / SingleListEntryPtr64View: lone,
        name = "SINGLE_LIST_ENTRY", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Next link. `SINGLE_LIST_ENTRY * Next` at 0x00.
        next / set_next: u64, at = 0;
    }
}

/// Alias of [`SingleListEntryPtr32`], named by the first release of the form.
pub type V5_0Ptr32 = SingleListEntryPtr32;
/// Alias of [`SingleListEntryPtr32View`], named by the first release of the form.
pub type V5_0Ptr32View<'a> = SingleListEntryPtr32View<'a>;
/// Alias of [`SingleListEntryPtr64`], named by the first release of the form.
pub type V5_0Ptr64 = SingleListEntryPtr64;
/// Alias of [`SingleListEntryPtr64View`], named by the first release of the form.
pub type V5_0Ptr64View<'a> = SingleListEntryPtr64View<'a>;
/// Alias of [`SingleListEntryPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `SingleListEntryPtr32` or `SingleListEntryPtr64`"]
pub type SingleListEntry = SingleListEntryPtr64;
/// Alias of [`SingleListEntryPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `SingleListEntryPtr32View` or `SingleListEntryPtr64View`"]
pub type SingleListEntryView<'a> = SingleListEntryPtr64View<'a>;
any_form! {
    "SINGLE_LIST_ENTRY" {
        /// Documented for 5.0+ (32-bit), assumed unchanged after 2004.
        SingleListEntryPtr32(SingleListEntryPtr32, fixed) = 0,
        /// Documented for 5.0+ (64-bit), assumed unchanged after 2004.
        SingleListEntryPtr64(SingleListEntryPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
