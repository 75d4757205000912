// Generated from spec/structs/HeapTrace_Create.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap created.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("HeapTrace_Create", "HeapTraceCreatePtr32")
    .size(8)
    .about("Heap created.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..4).about("Heap handle.").means(Meaning::Heap),
        unsigned("ULONG HeapFlags").at(4..8).about("The documented HEAP_ flags.").means(Meaning::Flags)
            .with(&[More::SameAs("Flags")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("HeapTrace_Create", "HeapTraceCreatePtr64")
    .size(12)
    .about("Heap created.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HeapHandle").at(0..8).about("Heap handle.").means(Meaning::Heap),
        unsigned("ULONG HeapFlags").at(8..12).about("The documented HEAP_ flags.").means(Meaning::Flags)
            .with(&[More::SameAs("Flags")]),
    ]);
fixed! {
    /// Heap created.
    ///
    /// No known name in C; here: `HeapTrace_Create`, 0x8 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The MOF names the class HeapCreate, which is also a function of Windows. ETW_HEAP_EVENT_CREATE is its later
    /// form, preceded by the trace header and followed by three sizes.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapTrace_Create")]
    owned HeapTraceCreatePtr32 / HeapTraceCreatePtr32View: lone,
        name = "HeapTrace_Create", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u32, at = 0;
        /// The documented HEAP_ flags. `ULONG HeapFlags` at 0x04.
        heap_flags / set_heap_flags: u32, at = 4;
    }
}

fixed! {
    /// Heap created.
    ///
    /// No known name in C; here: `HeapTrace_Create`, 0xc bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The MOF names the class HeapCreate, which is also a function of Windows. ETW_HEAP_EVENT_CREATE is its later
    /// form, preceded by the trace header and followed by three sizes.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "HeapTrace_Create")]
    owned HeapTraceCreatePtr64 / HeapTraceCreatePtr64View: lone,
        name = "HeapTrace_Create", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Heap handle. `PVOID HeapHandle` at 0x00.
        heap_handle / set_heap_handle: u64, at = 0;
        /// The documented HEAP_ flags. `ULONG HeapFlags` at 0x08.
        heap_flags / set_heap_flags: u32, at = 8;
    }
}

/// Alias of [`HeapTraceCreatePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTraceCreatePtr32` or `HeapTraceCreatePtr64`"]
pub type HeapTraceCreate = HeapTraceCreatePtr64;
/// Alias of [`HeapTraceCreatePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapTraceCreatePtr32View` or `HeapTraceCreatePtr64View`"]
pub type HeapTraceCreateView<'a> = HeapTraceCreatePtr64View<'a>;
