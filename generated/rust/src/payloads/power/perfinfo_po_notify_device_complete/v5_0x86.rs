// Generated from spec/structs/PERFINFO_PO_NOTIFY_DEVICE_COMPLETE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PO_NOTIFY_DEVICE_COMPLETE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A driver is done with setting the power state of a device.
///
/// In C: `PERFINFO_PO_NOTIFY_DEVICE_COMPLETE`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE")]
pub struct PerfinfoPoNotifyDeviceCompleteX86 {
    /// `PVOID Irp`, at 0x00. Finds the event of the call.
    pub irp: u32,
    /// `NTSTATUS Status`, at 0x04. What the I/O request was completed with.
    pub status: crate::common::Ntstatus,
}

impl PerfinfoPoNotifyDeviceCompleteX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            status: crate::common::Ntstatus::from_le(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.irp.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.status.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_po_notify_device_complete::V5_0X86;
}

fixed_record!(PerfinfoPoNotifyDeviceCompleteX86, PerfinfoPoNotifyDeviceCompleteX86View, 8, "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE");
getters! {
    self PerfinfoPoNotifyDeviceCompleteX86View "PerfinfoPoNotifyDeviceCompleteX86View" {
        /// `PVOID Irp`, at 0x00.
        irp: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `NTSTATUS Status`, at 0x04.
        status: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<4, 4, _>(self.fixed));
    }
}
