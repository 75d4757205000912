// Generated from spec/structs/ETW_DUPLICATE_HANDLE_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Object handle duplicated.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_DUPLICATE_HANDLE_EVENT", "EtwDuplicateHandleEventPtr32", (22, 22), "Object handle duplicated.", &[
    address("Object", 0, 4, "PVOID", "").means(Meaning::KernelObject),
    unsigned("SourceHandle", 4, 4, "ULONG", "Original handle. The highest bit marks a kernel handle.").means(Meaning::Handle),
    unsigned("TargetHandle", 8, 4, "ULONG", "New handle. The highest bit marks a kernel handle.").means(Meaning::Handle),
    unsigned("TargetProcessId", 12, 4, "ULONG", "").means(Meaning::ProcessId),
    unsigned("ObjectType", 16, 2, "USHORT", "Index of the object type.").means(Meaning::Index),
    unsigned("SourceProcessId", 18, 4, "ULONG", "").means(Meaning::ProcessId),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_DUPLICATE_HANDLE_EVENT", "EtwDuplicateHandleEventPtr64", (26, 26), "Object handle duplicated.", &[
    address("Object", 0, 8, "PVOID", "").means(Meaning::KernelObject),
    unsigned("SourceHandle", 8, 4, "ULONG", "Original handle. The highest bit marks a kernel handle.").means(Meaning::Handle),
    unsigned("TargetHandle", 12, 4, "ULONG", "New handle. The highest bit marks a kernel handle.").means(Meaning::Handle),
    unsigned("TargetProcessId", 16, 4, "ULONG", "").means(Meaning::ProcessId),
    unsigned("ObjectType", 20, 2, "USHORT", "Index of the object type.").means(Meaning::Index),
    unsigned("SourceProcessId", 22, 4, "ULONG", "").means(Meaning::ProcessId),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Object handle duplicated.
    ///
    /// In C: `ETW_DUPLICATE_HANDLE_EVENT`, 0x16 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_DUPLICATE_HANDLE_EVENT")]
    owned EtwDuplicateHandleEventPtr32 / EtwDuplicateHandleEventPtr32View: lone [22] "ETW_DUPLICATE_HANDLE_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object set_object: u32 = 0;
        /// Original handle. The highest bit marks a kernel handle. `ULONG SourceHandle` at 0x04.
        source_handle set_source_handle: u32 = 4;
        /// New handle. The highest bit marks a kernel handle. `ULONG TargetHandle` at 0x08.
        target_handle set_target_handle: u32 = 8;
        /// Process ID. `ULONG TargetProcessId` at 0x0C.
        target_process_id set_target_process_id: u32 = 12;
        /// Index of the object type. `USHORT ObjectType` at 0x10.
        object_type set_object_type: u16 = 16;
        /// Process ID. `ULONG SourceProcessId` at 0x12.
        source_process_id set_source_process_id: u32 = 18;
    }
    bits {
    }
}

fixed! {
    /// Object handle duplicated.
    ///
    /// In C: `ETW_DUPLICATE_HANDLE_EVENT`, 0x1a bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_DUPLICATE_HANDLE_EVENT")]
    owned EtwDuplicateHandleEventPtr64 / EtwDuplicateHandleEventPtr64View: lone [26] "ETW_DUPLICATE_HANDLE_EVENT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object set_object: u64 = 0;
        /// Original handle. The highest bit marks a kernel handle. `ULONG SourceHandle` at 0x08.
        source_handle set_source_handle: u32 = 8;
        /// New handle. The highest bit marks a kernel handle. `ULONG TargetHandle` at 0x0C.
        target_handle set_target_handle: u32 = 12;
        /// Process ID. `ULONG TargetProcessId` at 0x10.
        target_process_id set_target_process_id: u32 = 16;
        /// Index of the object type. `USHORT ObjectType` at 0x14.
        object_type set_object_type: u16 = 20;
        /// Process ID. `ULONG SourceProcessId` at 0x16.
        source_process_id set_source_process_id: u32 = 22;
    }
    bits {
    }
}

/// Alias of [`EtwDuplicateHandleEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwDuplicateHandleEventPtr32` or `EtwDuplicateHandleEventPtr64`"]
pub type EtwDuplicateHandleEvent = EtwDuplicateHandleEventPtr64;
/// Alias of [`EtwDuplicateHandleEventPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwDuplicateHandleEventPtr32View` or `EtwDuplicateHandleEventPtr64View`"]
pub type EtwDuplicateHandleEventView<'a> = EtwDuplicateHandleEventPtr64View<'a>;
