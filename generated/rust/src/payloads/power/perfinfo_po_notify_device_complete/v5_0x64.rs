// Generated from spec/structs/PERFINFO_PO_NOTIFY_DEVICE_COMPLETE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PO_NOTIFY_DEVICE_COMPLETE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A driver is done with setting the power state of a device.
///
/// In C: `PERFINFO_PO_NOTIFY_DEVICE_COMPLETE`, 0x10 bytes with one element of its array, 0xc without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE")]
pub struct PerfinfoPoNotifyDeviceCompleteX64 {
    /// `PVOID Irp`, at 0x00. Finds the event of the call.
    pub irp: u64,
    /// `NTSTATUS Status`, at 0x08. What the I/O request was completed with.
    pub status: crate::common::Ntstatus,
}

impl PerfinfoPoNotifyDeviceCompleteX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            status: crate::common::Ntstatus::from_le(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 8, _>(&mut bytes, self.irp.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.status.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_po_notify_device_complete::V5_0X64;
}

fixed_record!(PerfinfoPoNotifyDeviceCompleteX64, PerfinfoPoNotifyDeviceCompleteX64View, 12, "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE");
getters! {
    self PerfinfoPoNotifyDeviceCompleteX64View "PerfinfoPoNotifyDeviceCompleteX64View" {
        /// `PVOID Irp`, at 0x00.
        irp: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `NTSTATUS Status`, at 0x08.
        status: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<8, 4, _>(self.fixed));
    }
}
