// Generated from spec/structs/ETW_DUPLICATE_HANDLE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Object handle duplicated.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_DUPLICATE_HANDLE_EVENT",
    aliases: &[],
    form: "EtwDuplicateHandleEventPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 22,
    fixed: 22,
    inserted: &[],
    total: None,
    summary: "Object handle duplicated.",
    fields: &[
        Field { name: "Object", path: "Object", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SourceHandle", path: "SourceHandle", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Original handle. The highest bit marks a kernel handle.", units: "", unknown: false, children: &[] },
        Field { name: "TargetHandle", path: "TargetHandle", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "New handle. The highest bit marks a kernel handle.", units: "", unknown: false, children: &[] },
        Field { name: "TargetProcessId", path: "TargetProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ObjectType", path: "ObjectType", offset: 16, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Index of the object type.", units: "", unknown: false, children: &[] },
        Field { name: "SourceProcessId", path: "SourceProcessId", offset: 18, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_DUPLICATE_HANDLE_EVENT",
    aliases: &[],
    form: "EtwDuplicateHandleEventPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 26,
    fixed: 26,
    inserted: &[],
    total: None,
    summary: "Object handle duplicated.",
    fields: &[
        Field { name: "Object", path: "Object", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SourceHandle", path: "SourceHandle", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Original handle. The highest bit marks a kernel handle.", units: "", unknown: false, children: &[] },
        Field { name: "TargetHandle", path: "TargetHandle", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "New handle. The highest bit marks a kernel handle.", units: "", unknown: false, children: &[] },
        Field { name: "TargetProcessId", path: "TargetProcessId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ObjectType", path: "ObjectType", offset: 20, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Index of the object type.", units: "", unknown: false, children: &[] },
        Field { name: "SourceProcessId", path: "SourceProcessId", offset: 22, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Object handle duplicated.
    ///
    /// In C: `ETW_DUPLICATE_HANDLE_EVENT`, 0x16 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_DUPLICATE_HANDLE_EVENT")]
    owned EtwDuplicateHandleEventPtr32 / EtwDuplicateHandleEventPtr32View: lone [22] "ETW_DUPLICATE_HANDLE_EVENT" Table::form(&LAYOUT_0);
    fields {
        /// `PVOID Object` at 0x00.
        object set_object: u32 = 0;
        /// Original handle. The highest bit marks a kernel handle. `ULONG SourceHandle` at 0x04.
        source_handle set_source_handle: u32 = 4;
        /// New handle. The highest bit marks a kernel handle. `ULONG TargetHandle` at 0x08.
        target_handle set_target_handle: u32 = 8;
        /// `ULONG TargetProcessId` at 0x0C.
        target_process_id set_target_process_id: u32 = 12;
        /// Index of the object type. `USHORT ObjectType` at 0x10.
        object_type set_object_type: u16 = 16;
        /// `ULONG SourceProcessId` at 0x12.
        source_process_id set_source_process_id: u32 = 18;
    }
    bits {
    }
}

impl EtwDuplicateHandleEventPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Object handle duplicated.
    ///
    /// In C: `ETW_DUPLICATE_HANDLE_EVENT`, 0x1a bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_DUPLICATE_HANDLE_EVENT")]
    owned EtwDuplicateHandleEventPtr64 / EtwDuplicateHandleEventPtr64View: lone [26] "ETW_DUPLICATE_HANDLE_EVENT" Table::form(&LAYOUT_1);
    fields {
        /// `PVOID Object` at 0x00.
        object set_object: u64 = 0;
        /// Original handle. The highest bit marks a kernel handle. `ULONG SourceHandle` at 0x08.
        source_handle set_source_handle: u32 = 8;
        /// New handle. The highest bit marks a kernel handle. `ULONG TargetHandle` at 0x0C.
        target_handle set_target_handle: u32 = 12;
        /// `ULONG TargetProcessId` at 0x10.
        target_process_id set_target_process_id: u32 = 16;
        /// Index of the object type. `USHORT ObjectType` at 0x14.
        object_type set_object_type: u16 = 20;
        /// `ULONG SourceProcessId` at 0x16.
        source_process_id set_source_process_id: u32 = 22;
    }
    bits {
    }
}

impl EtwDuplicateHandleEventPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
