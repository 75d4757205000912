// Generated from spec/structs/WMI_DISKIO_READWRITE_INIT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disk read or write request starts.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::PHNT_NTWMI, &sources::OBSERVED_TRACES, &sources::MICROSOFT_KERNEL_EVENT_DOCS, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_DISKIO_READWRITE_INIT", "WmiDiskioReadwriteInitPtr32")
    .size(8)
    .about("Disk read or write request starts.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Irp").at(0..4).about("IRP pointer.").means(Meaning::Irp),
        unsigned("ULONG IssuingThreadId").at(4..8).about("ID of the thread that issued the request.")
            .means(Meaning::ThreadId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_DISKIO_READWRITE_INIT", "WmiDiskioReadwriteInitPtr64")
    .size(16)
    .fixed(12)
    .about("Disk read or write request starts.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Irp").at(0..8).about("IRP pointer.").means(Meaning::Irp),
        unsigned("ULONG IssuingThreadId").at(8..12).about("ID of the thread that issued the request.")
            .means(Meaning::ThreadId),
    ]);
fixed! {
    /// Disk read or write request starts.
    ///
    /// In C: `WMI_DISKIO_READWRITE_INIT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files
    /// of public projects*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_DISKIO_READWRITE_INIT")]
    owned WmiDiskioReadwriteInitPtr32 / WmiDiskioReadwriteInitPtr32View: lone,
        name = "WMI_DISKIO_READWRITE_INIT", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// IRP pointer. `PVOID Irp` at 0x00.
        irp / set_irp: u32, at = 0;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x04.
        issuing_thread_id / set_issuing_thread_id: u32, at = 4;
    }
}

fixed! {
    /// Disk read or write request starts.
    ///
    /// In C: `WMI_DISKIO_READWRITE_INIT`, 0x10 bytes with one element of its array, 0xc without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files
    /// of public projects*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_DISKIO_READWRITE_INIT")]
    owned WmiDiskioReadwriteInitPtr64 / WmiDiskioReadwriteInitPtr64View: lone,
        name = "WMI_DISKIO_READWRITE_INIT", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// IRP pointer. `PVOID Irp` at 0x00.
        irp / set_irp: u64, at = 0;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x08.
        issuing_thread_id / set_issuing_thread_id: u32, at = 8;
    }
}

/// Alias of [`WmiDiskioReadwriteInitPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `WmiDiskioReadwriteInitPtr32` or `WmiDiskioReadwriteInitPtr64`"
]
pub type WmiDiskioReadwriteInit = WmiDiskioReadwriteInitPtr64;
/// Alias of [`WmiDiskioReadwriteInitPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `WmiDiskioReadwriteInitPtr32View` or `WmiDiskioReadwriteInitPtr64View`"
]
pub type WmiDiskioReadwriteInitView<'a> = WmiDiskioReadwriteInitPtr64View<'a>;
