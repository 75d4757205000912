// Generated from spec/structs/ETW_CREATE_HANDLE_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Object handle created or closed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_CREATE_HANDLE_EVENT", "EtwCreateHandleEventPtr32")
    .size(12)
    .fixed(10)
    .about("Object handle created or closed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["ETW_CLOSE_HANDLE_EVENT"])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Object").at(0..4).means(Meaning::KernelObject),
        unsigned("ULONG Handle").at(4..8).about("Handle. The highest bit marks a kernel handle.")
            .means(Meaning::Handle),
        unsigned("USHORT ObjectType").at(8..10).about("Index of the object type.").means(Meaning::Index),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_CREATE_HANDLE_EVENT", "EtwCreateHandleEventPtr64")
    .size(16)
    .fixed(14)
    .about("Object handle created or closed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["ETW_CLOSE_HANDLE_EVENT"])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Object").at(0..8).means(Meaning::KernelObject),
        unsigned("ULONG Handle").at(8..12).about("Handle. The highest bit marks a kernel handle.")
            .means(Meaning::Handle),
        unsigned("USHORT ObjectType").at(12..14).about("Index of the object type.").means(Meaning::Index),
    ]);
fixed! {
    /// Object handle created or closed.
    ///
    /// In C: `ETW_CREATE_HANDLE_EVENT`, 0xc bytes with one element of its array, 0xa without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CREATE_HANDLE_EVENT")]
    #[doc(alias = "ETW_CLOSE_HANDLE_EVENT")]
    owned EtwCreateHandleEventPtr32 / EtwCreateHandleEventPtr32View: lone,
        name = "ETW_CREATE_HANDLE_EVENT", size = 10, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object / set_object: u32, at = 0;
        /// Handle. The highest bit marks a kernel handle. `ULONG Handle` at 0x04.
        handle / set_handle: u32, at = 4;
        /// Index of the object type. `USHORT ObjectType` at 0x08.
        object_type / set_object_type: u16, at = 8;
    }
}

fixed! {
    /// Object handle created or closed.
    ///
    /// In C: `ETW_CREATE_HANDLE_EVENT`, 0x10 bytes with one element of its array, 0xe without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CREATE_HANDLE_EVENT")]
    #[doc(alias = "ETW_CLOSE_HANDLE_EVENT")]
    owned EtwCreateHandleEventPtr64 / EtwCreateHandleEventPtr64View: lone,
        name = "ETW_CREATE_HANDLE_EVENT", size = 14, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object / set_object: u64, at = 0;
        /// Handle. The highest bit marks a kernel handle. `ULONG Handle` at 0x08.
        handle / set_handle: u32, at = 8;
        /// Index of the object type. `USHORT ObjectType` at 0x0C.
        object_type / set_object_type: u16, at = 12;
    }
}

/// Alias of [`EtwCreateHandleEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCreateHandleEventPtr32` or `EtwCreateHandleEventPtr64`"]
pub type EtwCreateHandleEvent = EtwCreateHandleEventPtr64;
/// Alias of [`EtwCreateHandleEventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCreateHandleEventPtr32View` or `EtwCreateHandleEventPtr64View`"
]
pub type EtwCreateHandleEventView<'a> = EtwCreateHandleEventPtr64View<'a>;
