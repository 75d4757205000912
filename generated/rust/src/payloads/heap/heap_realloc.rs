// Generated from spec/structs/HeapRealloc.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Heap memory resized.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "HeapRealloc",
    aliases: &[],
    form: "HeapReallocPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Heap memory resized.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Heap handle.", units: "", unknown: false, children: &[] },
        Field { name: "NewAllocAddress", path: "NewAllocAddress", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the allocation after the change.", units: "", unknown: false, children: &[] },
        Field { name: "OldAllocAddress", path: "OldAllocAddress", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the allocation before the change.", units: "", unknown: false, children: &[] },
        Field { name: "NewAllocSize", path: "NewAllocSize", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "OldAllocSize", path: "OldAllocSize", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "SourceId", path: "SourceId", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::heap::HeapMemorySource::VALUES), doc: "Part of the heap that provided the memory.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "HeapRealloc",
    aliases: &[],
    form: "HeapReallocPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 44,
    fixed: 44,
    inserted: &[],
    total: None,
    summary: "Heap memory resized.",
    fields: &[
        Field { name: "HeapHandle", path: "HeapHandle", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Heap handle.", units: "", unknown: false, children: &[] },
        Field { name: "NewAllocAddress", path: "NewAllocAddress", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the allocation after the change.", units: "", unknown: false, children: &[] },
        Field { name: "OldAllocAddress", path: "OldAllocAddress", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Address of the allocation before the change.", units: "", unknown: false, children: &[] },
        Field { name: "NewAllocSize", path: "NewAllocSize", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "OldAllocSize", path: "OldAllocSize", offset: 32, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "SourceId", path: "SourceId", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::heap::HeapMemorySource::VALUES), doc: "Part of the heap that provided the memory.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Heap memory resized.
    ///
    /// In C: `HeapRealloc`, 0x18 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_HEAP_EVENT_REALLOC is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapRealloc")]
    owned HeapReallocPtr32 / HeapReallocPtr32View: lone [24] "HeapRealloc" Table::form(&LAYOUT_0);
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u32 = 0;
        /// Address of the allocation after the change. `PVOID NewAllocAddress` at 0x04.
        new_alloc_address set_new_alloc_address: u32 = 4;
        /// Address of the allocation before the change. `PVOID OldAllocAddress` at 0x08.
        old_alloc_address set_old_alloc_address: u32 = 8;
        /// `SIZE_T NewAllocSize` at 0x0C. Unit: bytes.
        new_alloc_size set_new_alloc_size: u32 = 12;
        /// `SIZE_T OldAllocSize` at 0x10. Unit: bytes.
        old_alloc_size set_old_alloc_size: u32 = 16;
        /// Part of the heap that provided the memory. `ULONG SourceId` at 0x14.
        source_id set_source_id: crate::payloads::heap::HeapMemorySource = 20;
    }
    bits {
    }
}

impl HeapReallocPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Heap memory resized.
    ///
    /// In C: `HeapRealloc`, 0x2c bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_HEAP_EVENT_REALLOC is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapRealloc")]
    owned HeapReallocPtr64 / HeapReallocPtr64View: lone [44] "HeapRealloc" Table::form(&LAYOUT_1);
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u64 = 0;
        /// Address of the allocation after the change. `PVOID NewAllocAddress` at 0x08.
        new_alloc_address set_new_alloc_address: u64 = 8;
        /// Address of the allocation before the change. `PVOID OldAllocAddress` at 0x10.
        old_alloc_address set_old_alloc_address: u64 = 16;
        /// `SIZE_T NewAllocSize` at 0x18. Unit: bytes.
        new_alloc_size set_new_alloc_size: u64 = 24;
        /// `SIZE_T OldAllocSize` at 0x20. Unit: bytes.
        old_alloc_size set_old_alloc_size: u64 = 32;
        /// Part of the heap that provided the memory. `ULONG SourceId` at 0x28.
        source_id set_source_id: crate::payloads::heap::HeapMemorySource = 40;
    }
    bits {
    }
}

impl HeapReallocPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
