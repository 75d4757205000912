// Generated from spec/structs/WMI_DISKIO_IO_REDIRECTED_INIT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Redirected disk request starts.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_DISKIO_IO_REDIRECTED_INIT", "WmiDiskioIoRedirectedInitPtr32")
    .size(8)
    .about("Redirected disk request starts.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Irp").at(0..4).about("IRP pointer.").means(Meaning::Irp),
        address("PVOID FileKey").at(4..8).about("File key, by which the file system identifies the file.")
            .means(Meaning::FileKey),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_DISKIO_IO_REDIRECTED_INIT", "WmiDiskioIoRedirectedInitPtr64")
    .size(16)
    .about("Redirected disk request starts.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Irp").at(0..8).about("IRP pointer.").means(Meaning::Irp),
        address("PVOID FileKey").at(8..16).about("File key, by which the file system identifies the file.")
            .means(Meaning::FileKey),
    ]);
fixed! {
    /// Redirected disk request starts.
    ///
    /// In C: `WMI_DISKIO_IO_REDIRECTED_INIT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_DISKIO_IO_REDIRECTED_INIT")]
    owned WmiDiskioIoRedirectedInitPtr32 / WmiDiskioIoRedirectedInitPtr32View: lone,
        name = "WMI_DISKIO_IO_REDIRECTED_INIT", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// IRP pointer. `PVOID Irp` at 0x00.
        irp / set_irp: u32, at = 0;
        /// File key, by which the file system identifies the file. `PVOID FileKey` at 0x04.
        file_key / set_file_key: u32, at = 4;
    }
}

fixed! {
    /// Redirected disk request starts.
    ///
    /// In C: `WMI_DISKIO_IO_REDIRECTED_INIT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_DISKIO_IO_REDIRECTED_INIT")]
    owned WmiDiskioIoRedirectedInitPtr64 / WmiDiskioIoRedirectedInitPtr64View: lone,
        name = "WMI_DISKIO_IO_REDIRECTED_INIT", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// IRP pointer. `PVOID Irp` at 0x00.
        irp / set_irp: u64, at = 0;
        /// File key, by which the file system identifies the file. `PVOID FileKey` at 0x08.
        file_key / set_file_key: u64, at = 8;
    }
}

/// Alias of [`WmiDiskioIoRedirectedInitPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `WmiDiskioIoRedirectedInitPtr32` or `WmiDiskioIoRedirectedInitPtr64`"
]
pub type WmiDiskioIoRedirectedInit = WmiDiskioIoRedirectedInitPtr64;
/// Alias of [`WmiDiskioIoRedirectedInitPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `WmiDiskioIoRedirectedInitPtr32View` or \
        `WmiDiskioIoRedirectedInitPtr64View`"
]
pub type WmiDiskioIoRedirectedInitView<'a> = WmiDiskioIoRedirectedInitPtr64View<'a>;
