// Generated from spec/structs/ETW_CREATEDELETE_OBJECT_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Object created or deleted.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_CREATEDELETE_OBJECT_EVENT", "EtwCreatedeleteObjectEventPtr32")
    .size(8)
    .fixed(6)
    .about("Object created or deleted.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Object").at(0..4).means(Meaning::KernelObject),
        unsigned("USHORT ObjectType").at(4..6).about("Index of the object type.").means(Meaning::Index),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_CREATEDELETE_OBJECT_EVENT", "EtwCreatedeleteObjectEventPtr64")
    .size(16)
    .fixed(10)
    .about("Object created or deleted.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Object").at(0..8).means(Meaning::KernelObject),
        unsigned("USHORT ObjectType").at(8..10).about("Index of the object type.").means(Meaning::Index),
    ]);
fixed! {
    /// Object created or deleted.
    ///
    /// In C: `ETW_CREATEDELETE_OBJECT_EVENT`, 0x8 bytes with one element of its array, 0x6 without elements. Observed
    /// in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CREATEDELETE_OBJECT_EVENT")]
    owned EtwCreatedeleteObjectEventPtr32 / EtwCreatedeleteObjectEventPtr32View: lone,
        name = "ETW_CREATEDELETE_OBJECT_EVENT", size = 6, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object / set_object: u32, at = 0;
        /// Index of the object type. `USHORT ObjectType` at 0x04.
        object_type / set_object_type: u16, at = 4;
    }
}

fixed! {
    /// Object created or deleted.
    ///
    /// In C: `ETW_CREATEDELETE_OBJECT_EVENT`, 0x10 bytes with one element of its array, 0xa without elements. Observed
    /// in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CREATEDELETE_OBJECT_EVENT")]
    owned EtwCreatedeleteObjectEventPtr64 / EtwCreatedeleteObjectEventPtr64View: lone,
        name = "ETW_CREATEDELETE_OBJECT_EVENT", size = 10, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object / set_object: u64, at = 0;
        /// Index of the object type. `USHORT ObjectType` at 0x08.
        object_type / set_object_type: u16, at = 8;
    }
}

/// Alias of [`EtwCreatedeleteObjectEventPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCreatedeleteObjectEventPtr32` or `EtwCreatedeleteObjectEventPtr64`"
]
pub type EtwCreatedeleteObjectEvent = EtwCreatedeleteObjectEventPtr64;
/// Alias of [`EtwCreatedeleteObjectEventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCreatedeleteObjectEventPtr32View` or \
        `EtwCreatedeleteObjectEventPtr64View`"
]
pub type EtwCreatedeleteObjectEventView<'a> = EtwCreatedeleteObjectEventPtr64View<'a>;
