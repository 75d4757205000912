// Generated from spec/structs/WMI_WAIT_MULTIPLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_WAIT_MULTIPLE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread waits for several objects.
///
/// In C: `WMI_WAIT_MULTIPLE`, 0x208 bytes. Releases 5.0+ with 32 bit pointers.
///
/// What no source says:
///
/// - Whether an event has all 64 elements or only those that hold.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_WAIT_MULTIPLE")]
pub struct WmiWaitMultipleX86 {
    /// `ULONG ThreadId`, at 0x00.
    pub thread_id: u32,
    /// `UCHAR WaitType`, at 0x04. Whether any object will do or all must be signaled.
    pub wait_type: crate::payloads::sync::WmiWaitMultipleType,
    /// `UCHAR ObjectCount`, at 0x05. How many elements of ObjectRecord hold.
    pub object_count: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_06: Bytes<2>,
    /// `WMI_WAIT_OBJECT_RECORD ObjectRecord`, at 0x08. The objects, of which ObjectCount hold.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub object_record: [crate::payloads::sync::WmiWaitObjectRecordX86; 64],
}

impl WmiWaitMultipleX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 520]) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            wait_type: crate::payloads::sync::WmiWaitMultipleType::from_le(get::<4, 1, _>(bytes)),
            object_count: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            padding_06: Bytes(get::<6, 2, _>(bytes)),
            object_record: array(part::<8, 512, _>(bytes), |bytes: [u8; 8]| crate::payloads::sync::WmiWaitObjectRecordX86::from_bytes(&bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 520] {
        let mut bytes = [0; 520];
        put::<0, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.wait_type.to_le());
        put::<5, 1, _>(&mut bytes, self.object_count.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.padding_06.0);
        fill(part_mut::<8, 512, _>(&mut bytes), &self.object_record, |element| element.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_wait_multiple::V5_0X86;
}

fixed_record!(WmiWaitMultipleX86, WmiWaitMultipleX86View, 520, "WMI_WAIT_MULTIPLE");
getters! {
    self WmiWaitMultipleX86View "WmiWaitMultipleX86View" {
        /// `ULONG ThreadId`, at 0x00.
        thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `UCHAR WaitType`, at 0x04.
        wait_type: crate::payloads::sync::WmiWaitMultipleType = crate::payloads::sync::WmiWaitMultipleType::from_le(get::<4, 1, _>(self.fixed));
        /// `UCHAR ObjectCount`, at 0x05.
        object_count: u8 = u8::from_le_bytes(get::<5, 1, _>(self.fixed));
        /// `WMI_WAIT_OBJECT_RECORD ObjectRecord`, at 0x08.
        object_record: [crate::payloads::sync::WmiWaitObjectRecordX86; 64] = array(part::<8, 512, _>(self.fixed), |bytes: [u8; 8]| crate::payloads::sync::WmiWaitObjectRecordX86::from_bytes(&bytes));
    }
}
