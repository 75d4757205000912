// Generated from spec/structs/HeapTrace_Create.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap created.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("HeapTrace_Create", "HeapTraceCreatePtr32", (8, 8), "Heap created.", &[
    address("HeapHandle", 0, 4, "PVOID", "Heap handle.").means(Meaning::Heap),
    unsigned("HeapFlags", 4, 4, "ULONG", "The documented HEAP_ flags.").same_as("Flags").means(Meaning::Flags),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("HeapTrace_Create", "HeapTraceCreatePtr64", (12, 12), "Heap created.", &[
    address("HeapHandle", 0, 8, "PVOID", "Heap handle.").means(Meaning::Heap),
    unsigned("HeapFlags", 8, 4, "ULONG", "The documented HEAP_ flags.").same_as("Flags").means(Meaning::Flags),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
fixed! {
    /// Heap created.
    ///
    /// No known name in C; here: `HeapTrace_Create`, 0x8 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The MOF names the class HeapCreate, which is also a function of Windows. ETW_HEAP_EVENT_CREATE is its later form, preceded by the trace header and followed by three sizes.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapTrace_Create")]
    owned HeapTraceCreatePtr32 / HeapTraceCreatePtr32View: lone [8] "HeapTrace_Create" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u32 = 0;
        /// The documented HEAP_ flags. `ULONG HeapFlags` at 0x04.
        heap_flags set_heap_flags: u32 = 4;
    }
    bits {
    }
}

fixed! {
    /// Heap created.
    ///
    /// No known name in C; here: `HeapTrace_Create`, 0xc bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The MOF names the class HeapCreate, which is also a function of Windows. ETW_HEAP_EVENT_CREATE is its later form, preceded by the trace header and followed by three sizes.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapTrace_Create")]
    owned HeapTraceCreatePtr64 / HeapTraceCreatePtr64View: lone [12] "HeapTrace_Create" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle set_heap_handle: u64 = 0;
        /// The documented HEAP_ flags. `ULONG HeapFlags` at 0x08.
        heap_flags set_heap_flags: u32 = 8;
    }
    bits {
    }
}

/// Alias of [`HeapTraceCreatePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTraceCreatePtr32` or `HeapTraceCreatePtr64`"]
pub type HeapTraceCreate = HeapTraceCreatePtr64;
/// Alias of [`HeapTraceCreatePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTraceCreatePtr32View` or `HeapTraceCreatePtr64View`"]
pub type HeapTraceCreateView<'a> = HeapTraceCreatePtr64View<'a>;
