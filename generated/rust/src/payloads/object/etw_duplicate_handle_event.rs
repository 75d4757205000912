// Generated from spec/structs/ETW_DUPLICATE_HANDLE_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Object handle duplicated.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_DUPLICATE_HANDLE_EVENT", "EtwDuplicateHandleEventPtr32")
    .size(22)
    .about("Object handle duplicated.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Object").at(0..4).means(Meaning::KernelObject),
        unsigned("ULONG SourceHandle").at(4..8).about("Original handle. The highest bit marks a kernel handle.")
            .means(Meaning::Handle),
        unsigned("ULONG TargetHandle").at(8..12).about("New handle. The highest bit marks a kernel handle.")
            .means(Meaning::Handle),
        unsigned("ULONG TargetProcessId").at(12..16).means(Meaning::ProcessId),
        unsigned("USHORT ObjectType").at(16..18).about("Index of the object type.").means(Meaning::Index),
        unsigned("ULONG SourceProcessId").at(18..22).means(Meaning::ProcessId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_DUPLICATE_HANDLE_EVENT", "EtwDuplicateHandleEventPtr64")
    .size(26)
    .about("Object handle duplicated.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Object").at(0..8).means(Meaning::KernelObject),
        unsigned("ULONG SourceHandle").at(8..12).about("Original handle. The highest bit marks a kernel handle.")
            .means(Meaning::Handle),
        unsigned("ULONG TargetHandle").at(12..16).about("New handle. The highest bit marks a kernel handle.")
            .means(Meaning::Handle),
        unsigned("ULONG TargetProcessId").at(16..20).means(Meaning::ProcessId),
        unsigned("USHORT ObjectType").at(20..22).about("Index of the object type.").means(Meaning::Index),
        unsigned("ULONG SourceProcessId").at(22..26).means(Meaning::ProcessId),
    ]);
fixed! {
    /// Object handle duplicated.
    ///
    /// In C: `ETW_DUPLICATE_HANDLE_EVENT`, 0x16 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_DUPLICATE_HANDLE_EVENT")]
    owned EtwDuplicateHandleEventPtr32 / EtwDuplicateHandleEventPtr32View: lone,
        name = "ETW_DUPLICATE_HANDLE_EVENT", size = 22, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object / set_object: u32, at = 0;
        /// Original handle. The highest bit marks a kernel handle. `ULONG SourceHandle` at 0x04.
        source_handle / set_source_handle: u32, at = 4;
        /// New handle. The highest bit marks a kernel handle. `ULONG TargetHandle` at 0x08.
        target_handle / set_target_handle: u32, at = 8;
        /// Process ID. `ULONG TargetProcessId` at 0x0C.
        target_process_id / set_target_process_id: u32, at = 12;
        /// Index of the object type. `USHORT ObjectType` at 0x10.
        object_type / set_object_type: u16, at = 16;
        /// Process ID. `ULONG SourceProcessId` at 0x12.
        source_process_id / set_source_process_id: u32, at = 18;
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
    owned EtwDuplicateHandleEventPtr64 / EtwDuplicateHandleEventPtr64View: lone,
        name = "ETW_DUPLICATE_HANDLE_EVENT", size = 26, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object / set_object: u64, at = 0;
        /// Original handle. The highest bit marks a kernel handle. `ULONG SourceHandle` at 0x08.
        source_handle / set_source_handle: u32, at = 8;
        /// New handle. The highest bit marks a kernel handle. `ULONG TargetHandle` at 0x0C.
        target_handle / set_target_handle: u32, at = 12;
        /// Process ID. `ULONG TargetProcessId` at 0x10.
        target_process_id / set_target_process_id: u32, at = 16;
        /// Index of the object type. `USHORT ObjectType` at 0x14.
        object_type / set_object_type: u16, at = 20;
        /// Process ID. `ULONG SourceProcessId` at 0x16.
        source_process_id / set_source_process_id: u32, at = 22;
    }
}

/// Alias of [`EtwDuplicateHandleEventPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwDuplicateHandleEventPtr32` or `EtwDuplicateHandleEventPtr64`"
]
pub type EtwDuplicateHandleEvent = EtwDuplicateHandleEventPtr64;
/// Alias of [`EtwDuplicateHandleEventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwDuplicateHandleEventPtr32View` or \
        `EtwDuplicateHandleEventPtr64View`"
]
pub type EtwDuplicateHandleEventView<'a> = EtwDuplicateHandleEventPtr64View<'a>;
