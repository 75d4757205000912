// Generated from spec/structs/ETW_REFDEREF_OBJECT_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Object referenced or dereferenced.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_REFDEREF_OBJECT_EVENT", "EtwRefderefObjectEventPtr32", (12, 12), "Object referenced or dereferenced.", &[
    address("Object", 0, 4, "PVOID", "").means(Meaning::KernelObject),
    unsigned("Tag", 4, 4, "ULONG", "Tag of the reference, four characters.").means(Meaning::Tag),
    unsigned("Count", 8, 4, "ULONG", "Number of references added or dropped.").means(Meaning::Count),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_REFDEREF_OBJECT_EVENT", "EtwRefderefObjectEventPtr64", (16, 16), "Object referenced or dereferenced.", &[
    address("Object", 0, 8, "PVOID", "").means(Meaning::KernelObject),
    unsigned("Tag", 8, 4, "ULONG", "Tag of the reference, four characters.").means(Meaning::Tag),
    unsigned("Count", 12, 4, "ULONG", "Number of references added or dropped.").means(Meaning::Count),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Object referenced or dereferenced.
    ///
    /// In C: `ETW_REFDEREF_OBJECT_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_REFDEREF_OBJECT_EVENT")]
    owned EtwRefderefObjectEventPtr32 / EtwRefderefObjectEventPtr32View: lone [12] "ETW_REFDEREF_OBJECT_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object set_object: u32 = 0;
        /// Tag of the reference, four characters. `ULONG Tag` at 0x04.
        tag set_tag: u32 = 4;
        /// Number of references added or dropped. `ULONG Count` at 0x08.
        count set_count: u32 = 8;
    }
    bits {
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
    owned EtwRefderefObjectEventPtr64 / EtwRefderefObjectEventPtr64View: lone [16] "ETW_REFDEREF_OBJECT_EVENT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object set_object: u64 = 0;
        /// Tag of the reference, four characters. `ULONG Tag` at 0x08.
        tag set_tag: u32 = 8;
        /// Number of references added or dropped. `ULONG Count` at 0x0C.
        count set_count: u32 = 12;
    }
    bits {
    }
}

/// Alias of [`EtwRefderefObjectEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwRefderefObjectEventPtr32` or `EtwRefderefObjectEventPtr64`"]
pub type EtwRefderefObjectEvent = EtwRefderefObjectEventPtr64;
/// Alias of [`EtwRefderefObjectEventPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwRefderefObjectEventPtr32View` or `EtwRefderefObjectEventPtr64View`"]
pub type EtwRefderefObjectEventView<'a> = EtwRefderefObjectEventPtr64View<'a>;
