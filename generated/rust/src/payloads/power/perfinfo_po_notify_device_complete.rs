// Generated from spec/structs/PERFINFO_PO_NOTIFY_DEVICE_COMPLETE.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Driver finished setting the power state of a device.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PO_NOTIFY_DEVICE_COMPLETE", "PerfinfoPoNotifyDeviceCompletePtr32")
    .size(8)
    .about("Driver finished setting the power state of a device.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Irp").at(0..4).about("Identifies the matching call event.").means(Meaning::Irp),
        unsigned("NTSTATUS Status").at(4..8).about("Status with which the I/O request was completed.")
            .means(Meaning::NtStatus).with(&[More::Values(crate::common::Ntstatus::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_PO_NOTIFY_DEVICE_COMPLETE", "PerfinfoPoNotifyDeviceCompletePtr64")
    .size(16)
    .fixed(12)
    .about("Driver finished setting the power state of a device.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Irp").at(0..8).about("Identifies the matching call event.").means(Meaning::Irp),
        unsigned("NTSTATUS Status").at(8..12).about("Status with which the I/O request was completed.")
            .means(Meaning::NtStatus).with(&[More::Values(crate::common::Ntstatus::VALUES)]),
    ]);
fixed! {
    /// Driver finished setting the power state of a device.
    ///
    /// In C: `PERFINFO_PO_NOTIFY_DEVICE_COMPLETE`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE")]
    owned PerfinfoPoNotifyDeviceCompletePtr32 / PerfinfoPoNotifyDeviceCompletePtr32View: lone,
        name = "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Identifies the matching call event. `PVOID Irp` at 0x00.
        irp / set_irp: u32, at = 0;
        /// Status with which the I/O request was completed. `NTSTATUS Status` at 0x04.
        status / set_status: crate::common::Ntstatus, at = 4;
    }
}

fixed! {
    /// Driver finished setting the power state of a device.
    ///
    /// In C: `PERFINFO_PO_NOTIFY_DEVICE_COMPLETE`, 0x10 bytes with one element of its array, 0xc without elements.
    /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE")]
    owned PerfinfoPoNotifyDeviceCompletePtr64 / PerfinfoPoNotifyDeviceCompletePtr64View: lone,
        name = "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Identifies the matching call event. `PVOID Irp` at 0x00.
        irp / set_irp: u64, at = 0;
        /// Status with which the I/O request was completed. `NTSTATUS Status` at 0x08.
        status / set_status: crate::common::Ntstatus, at = 8;
    }
}

/// Alias of [`PerfinfoPoNotifyDeviceCompletePtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoPoNotifyDeviceCompletePtr32` or \
        `PerfinfoPoNotifyDeviceCompletePtr64`"
]
pub type PerfinfoPoNotifyDeviceComplete = PerfinfoPoNotifyDeviceCompletePtr64;
/// Alias of [`PerfinfoPoNotifyDeviceCompletePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoPoNotifyDeviceCompletePtr32View` or \
        `PerfinfoPoNotifyDeviceCompletePtr64View`"
]
pub type PerfinfoPoNotifyDeviceCompleteView<'a> = PerfinfoPoNotifyDeviceCompletePtr64View<'a>;
