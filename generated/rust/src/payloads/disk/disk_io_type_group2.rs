// Generated from spec/structs/DiskIo_TypeGroup2.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disk read, write or flush about to start.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("DiskIo_TypeGroup2", "DiskIoTypeGroup2Ptr32")
    .size(4)
    .about("Disk read, write or flush about to start.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Irp").at(0..4).about("IRP pointer, which correlates the events of one operation.")
            .means(Meaning::Irp),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("DiskIo_TypeGroup2", "DiskIoTypeGroup2Ptr64")
    .size(8)
    .about("Disk read, write or flush about to start.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Irp").at(0..8).about("IRP pointer, which correlates the events of one operation.")
            .means(Meaning::Irp),
    ]);
fixed! {
    /// Disk read, write or flush about to start.
    ///
    /// In C: `DiskIo_TypeGroup2`, 0x4 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// From Windows 8 the documentation also has the thread that follows. WMI_DISKIO_READWRITE_INIT contains it.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "DiskIo_TypeGroup2")]
    owned DiskIoTypeGroup2Ptr32 / DiskIoTypeGroup2Ptr32View: lone,
        name = "DiskIo_TypeGroup2", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// IRP pointer, which correlates the events of one operation. `PVOID Irp` at 0x00.
        irp / set_irp: u32, at = 0;
    }
}

fixed! {
    /// Disk read, write or flush about to start.
    ///
    /// In C: `DiskIo_TypeGroup2`, 0x8 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// From Windows 8 the documentation also has the thread that follows. WMI_DISKIO_READWRITE_INIT contains it.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "DiskIo_TypeGroup2")]
    owned DiskIoTypeGroup2Ptr64 / DiskIoTypeGroup2Ptr64View: lone,
        name = "DiskIo_TypeGroup2", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// IRP pointer, which correlates the events of one operation. `PVOID Irp` at 0x00.
        irp / set_irp: u64, at = 0;
    }
}

/// Alias of [`DiskIoTypeGroup2Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `DiskIoTypeGroup2Ptr32` or `DiskIoTypeGroup2Ptr64`"]
pub type DiskIoTypeGroup2 = DiskIoTypeGroup2Ptr64;
/// Alias of [`DiskIoTypeGroup2Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `DiskIoTypeGroup2Ptr32View` or `DiskIoTypeGroup2Ptr64View`"]
pub type DiskIoTypeGroup2View<'a> = DiskIoTypeGroup2Ptr64View<'a>;
