// Generated from spec/structs/WMI_DISKIO_READWRITE_INIT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disk read or write request starts.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_DISKIO_READWRITE_INIT", "WmiDiskioReadwriteInitPtr32", (8, 8), "Disk read or write request starts.", &[
    address("Irp", 0, 4, "PVOID", "IRP pointer.").means(Meaning::Irp),
    unsigned("IssuingThreadId", 4, 4, "ULONG", "ID of the thread that issued the request.").means(Meaning::ThreadId),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_DISKIO_READWRITE_INIT", "WmiDiskioReadwriteInitPtr64", (16, 12), "Disk read or write request starts.", &[
    address("Irp", 0, 8, "PVOID", "IRP pointer.").means(Meaning::Irp),
    unsigned("IssuingThreadId", 8, 4, "ULONG", "ID of the thread that issued the request.").means(Meaning::ThreadId),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Disk read or write request starts.
    ///
    /// In C: `WMI_DISKIO_READWRITE_INIT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_DISKIO_READWRITE_INIT")]
    owned WmiDiskioReadwriteInitPtr32 / WmiDiskioReadwriteInitPtr32View: lone [8] "WMI_DISKIO_READWRITE_INIT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// IRP pointer. `PVOID Irp` at 0x00.
        irp set_irp: u32 = 0;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x04.
        issuing_thread_id set_issuing_thread_id: u32 = 4;
    }
    bits {
    }
}

fixed! {
    /// Disk read or write request starts.
    ///
    /// In C: `WMI_DISKIO_READWRITE_INIT`, 0x10 bytes with one element of its array, 0xc without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_DISKIO_READWRITE_INIT")]
    owned WmiDiskioReadwriteInitPtr64 / WmiDiskioReadwriteInitPtr64View: lone [12] "WMI_DISKIO_READWRITE_INIT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// IRP pointer. `PVOID Irp` at 0x00.
        irp set_irp: u64 = 0;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x08.
        issuing_thread_id set_issuing_thread_id: u32 = 8;
    }
    bits {
    }
}

/// Alias of [`WmiDiskioReadwriteInitPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiDiskioReadwriteInitPtr32` or `WmiDiskioReadwriteInitPtr64`"]
pub type WmiDiskioReadwriteInit = WmiDiskioReadwriteInitPtr64;
/// Alias of [`WmiDiskioReadwriteInitPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiDiskioReadwriteInitPtr32View` or `WmiDiskioReadwriteInitPtr64View`"]
pub type WmiDiskioReadwriteInitView<'a> = WmiDiskioReadwriteInitPtr64View<'a>;
