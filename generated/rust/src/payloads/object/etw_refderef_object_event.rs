// Generated from spec/structs/ETW_REFDEREF_OBJECT_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Object referenced or dereferenced.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_REFDEREF_OBJECT_EVENT", "EtwRefderefObjectEventPtr32")
    .size(12)
    .about("Object referenced or dereferenced.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Object").at(0..4).means(Meaning::KernelObject),
        unsigned("ULONG Tag").at(4..8).about("Tag of the reference, four characters.").means(Meaning::Tag),
        unsigned("ULONG Count").at(8..12).about("Number of references added or dropped.").means(Meaning::Count),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_REFDEREF_OBJECT_EVENT", "EtwRefderefObjectEventPtr64")
    .size(16)
    .about("Object referenced or dereferenced.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Object").at(0..8).means(Meaning::KernelObject),
        unsigned("ULONG Tag").at(8..12).about("Tag of the reference, four characters.").means(Meaning::Tag),
        unsigned("ULONG Count").at(12..16).about("Number of references added or dropped.").means(Meaning::Count),
    ]);
fixed! {
    /// Object referenced or dereferenced.
    ///
    /// In C: `ETW_REFDEREF_OBJECT_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_REFDEREF_OBJECT_EVENT")]
    owned EtwRefderefObjectEventPtr32 / EtwRefderefObjectEventPtr32View: lone,
        name = "ETW_REFDEREF_OBJECT_EVENT", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object / set_object: u32, at = 0;
        /// Tag of the reference, four characters. `ULONG Tag` at 0x04.
        tag / set_tag: u32, at = 4;
        /// Number of references added or dropped. `ULONG Count` at 0x08.
        count / set_count: u32, at = 8;
    }
}

fixed! {
    /// Object referenced or dereferenced.
    ///
    /// In C: `ETW_REFDEREF_OBJECT_EVENT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_REFDEREF_OBJECT_EVENT")]
    owned EtwRefderefObjectEventPtr64 / EtwRefderefObjectEventPtr64View: lone,
        name = "ETW_REFDEREF_OBJECT_EVENT", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object / set_object: u64, at = 0;
        /// Tag of the reference, four characters. `ULONG Tag` at 0x08.
        tag / set_tag: u32, at = 8;
        /// Number of references added or dropped. `ULONG Count` at 0x0C.
        count / set_count: u32, at = 12;
    }
}

/// Alias of [`EtwRefderefObjectEventPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwRefderefObjectEventPtr32` or `EtwRefderefObjectEventPtr64`"
]
pub type EtwRefderefObjectEvent = EtwRefderefObjectEventPtr64;
/// Alias of [`EtwRefderefObjectEventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwRefderefObjectEventPtr32View` or `EtwRefderefObjectEventPtr64View`"
]
pub type EtwRefderefObjectEventView<'a> = EtwRefderefObjectEventPtr64View<'a>;
