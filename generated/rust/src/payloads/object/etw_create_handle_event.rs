// Generated from spec/structs/ETW_CREATE_HANDLE_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Object handle created or closed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_CREATE_HANDLE_EVENT", "EtwCreateHandleEventPtr32", (12, 10), "Object handle created or closed.", &[
    address("Object", 0, 4, "PVOID", "").means(Meaning::KernelObject),
    unsigned("Handle", 4, 4, "ULONG", "Handle. The highest bit marks a kernel handle.").means(Meaning::Handle),
    unsigned("ObjectType", 8, 2, "USHORT", "Index of the object type.").means(Meaning::Index),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["ETW_CLOSE_HANDLE_EVENT"])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_CREATE_HANDLE_EVENT", "EtwCreateHandleEventPtr64", (16, 14), "Object handle created or closed.", &[
    address("Object", 0, 8, "PVOID", "").means(Meaning::KernelObject),
    unsigned("Handle", 8, 4, "ULONG", "Handle. The highest bit marks a kernel handle.").means(Meaning::Handle),
    unsigned("ObjectType", 12, 2, "USHORT", "Index of the object type.").means(Meaning::Index),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["ETW_CLOSE_HANDLE_EVENT"])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Object handle created or closed.
    ///
    /// In C: `ETW_CREATE_HANDLE_EVENT`, 0xc bytes with one element of its array, 0xa without elements. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CREATE_HANDLE_EVENT")]
    #[doc(alias = "ETW_CLOSE_HANDLE_EVENT")]
    owned EtwCreateHandleEventPtr32 / EtwCreateHandleEventPtr32View: lone [10] "ETW_CREATE_HANDLE_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object set_object: u32 = 0;
        /// Handle. The highest bit marks a kernel handle. `ULONG Handle` at 0x04.
        handle set_handle: u32 = 4;
        /// Index of the object type. `USHORT ObjectType` at 0x08.
        object_type set_object_type: u16 = 8;
    }
    bits {
    }
}

fixed! {
    /// Object handle created or closed.
    ///
    /// In C: `ETW_CREATE_HANDLE_EVENT`, 0x10 bytes with one element of its array, 0xe without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CREATE_HANDLE_EVENT")]
    #[doc(alias = "ETW_CLOSE_HANDLE_EVENT")]
    owned EtwCreateHandleEventPtr64 / EtwCreateHandleEventPtr64View: lone [14] "ETW_CREATE_HANDLE_EVENT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object set_object: u64 = 0;
        /// Handle. The highest bit marks a kernel handle. `ULONG Handle` at 0x08.
        handle set_handle: u32 = 8;
        /// Index of the object type. `USHORT ObjectType` at 0x0C.
        object_type set_object_type: u16 = 12;
    }
    bits {
    }
}

/// Alias of [`EtwCreateHandleEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCreateHandleEventPtr32` or `EtwCreateHandleEventPtr64`"]
pub type EtwCreateHandleEvent = EtwCreateHandleEventPtr64;
/// Alias of [`EtwCreateHandleEventPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCreateHandleEventPtr32View` or `EtwCreateHandleEventPtr64View`"]
pub type EtwCreateHandleEventView<'a> = EtwCreateHandleEventPtr64View<'a>;
