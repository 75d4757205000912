// Generated from spec/structs/SplitIo_Info.toml by `cargo spec generate`. Do not edit: edit that file.

//! Volume manager created a disk operation from another, for its part of the disks.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("SplitIo_Info", "SplitIoInfoPtr32")
    .size(8)
    .about("Volume manager created a disk operation from another, for its part of the disks.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ParentIrp").at(0..4).about("Pointer to the IRP that was split.").means(Meaning::Irp),
        address("PVOID ChildIrp").at(4..8).about("Pointer to the IRP created from it.").means(Meaning::Irp),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("SplitIo_Info", "SplitIoInfoPtr64")
    .size(16)
    .about("Volume manager created a disk operation from another, for its part of the disks.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ParentIrp").at(0..8).about("Pointer to the IRP that was split.").means(Meaning::Irp),
        address("PVOID ChildIrp").at(8..16).about("Pointer to the IRP created from it.").means(Meaning::Irp),
    ]);
fixed! {
    /// Volume manager created a disk operation from another, for its part of the disks.
    ///
    /// In C: `SplitIo_Info`, 0x8 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "SplitIo_Info")]
    owned SplitIoInfoPtr32 / SplitIoInfoPtr32View: lone,
        name = "SplitIo_Info", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Pointer to the IRP that was split. `PVOID ParentIrp` at 0x00.
        parent_irp / set_parent_irp: u32, at = 0;
        /// Pointer to the IRP created from it. `PVOID ChildIrp` at 0x04.
        child_irp / set_child_irp: u32, at = 4;
    }
}

fixed! {
    /// Volume manager created a disk operation from another, for its part of the disks.
    ///
    /// In C: `SplitIo_Info`, 0x10 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "SplitIo_Info")]
    owned SplitIoInfoPtr64 / SplitIoInfoPtr64View: lone,
        name = "SplitIo_Info", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Pointer to the IRP that was split. `PVOID ParentIrp` at 0x00.
        parent_irp / set_parent_irp: u64, at = 0;
        /// Pointer to the IRP created from it. `PVOID ChildIrp` at 0x08.
        child_irp / set_child_irp: u64, at = 8;
    }
}

/// Alias of [`SplitIoInfoPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `SplitIoInfoPtr32` or `SplitIoInfoPtr64`"]
pub type SplitIoInfo = SplitIoInfoPtr64;
/// Alias of [`SplitIoInfoPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `SplitIoInfoPtr32View` or `SplitIoInfoPtr64View`"]
pub type SplitIoInfoView<'a> = SplitIoInfoPtr64View<'a>;
