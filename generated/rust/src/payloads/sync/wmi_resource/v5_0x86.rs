// Generated from spec/structs/WMI_RESOURCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_RESOURCE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A change of state of an executive resource (ERESOURCE).
///
/// In C: `WMI_RESOURCE`, 0x30 bytes with one element of its array, 0x2c without. Releases 5.0+ with 32 bit pointers.
///
/// All initializations and reinitializations are logged; with those the three times are zero. Acquisitions are not logged.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_RESOURCE*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_RESOURCE")]
pub struct WmiResourceX86 {
    /// `ULONG64 AcquireTime`, at 0x00. When the resource was acquired.
    pub acquire_time: u64,
    /// `ULONG64 HoldTime`, at 0x08. How long it was held.
    pub hold_time: u64,
    /// `ULONG64 WaitTime`, at 0x10. How long it was waited for.
    pub wait_time: u64,
    /// `ULONG MaxRecursionDepth`, at 0x18. How deep the owner's acquisitions were nested; for a reinitialization, how many owners at once had been provided for.
    pub max_recursion_depth: u32,
    /// `ULONG ThreadId`, at 0x1C.
    pub thread_id: u32,
    /// `PVOID Resource`, at 0x20. The resource.
    pub resource: u32,
    /// `ULONG Action`, at 0x24.
    pub action: crate::payloads::sync::WmiResourceAction,
    /// `ULONG ContentionDelta`, at 0x28. Attempts to acquire that had to wait; for a reinitialization, how many threads owned the resource.
    pub contention_delta: u32,
}

impl WmiResourceX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 44]) -> Self {
        Self {
            acquire_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            hold_time: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            wait_time: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            max_recursion_depth: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            resource: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            action: crate::payloads::sync::WmiResourceAction::from_le(get::<36, 4, _>(bytes)),
            contention_delta: u32::from_le_bytes(get::<40, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 44] {
        let mut bytes = [0; 44];
        put::<0, 8, _>(&mut bytes, self.acquire_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.hold_time.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.wait_time.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.max_recursion_depth.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.resource.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.action.to_le());
        put::<40, 4, _>(&mut bytes, self.contention_delta.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_resource::V5_0X86;
}

fixed_record!(WmiResourceX86, WmiResourceX86View, 44, "WMI_RESOURCE");
getters! {
    self WmiResourceX86View "WmiResourceX86View" {
        /// `ULONG64 AcquireTime`, at 0x00.
        acquire_time: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG64 HoldTime`, at 0x08.
        hold_time: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG64 WaitTime`, at 0x10.
        wait_time: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG MaxRecursionDepth`, at 0x18.
        max_recursion_depth: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x1C.
        thread_id: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `PVOID Resource`, at 0x20.
        resource: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG Action`, at 0x24.
        action: crate::payloads::sync::WmiResourceAction = crate::payloads::sync::WmiResourceAction::from_le(get::<36, 4, _>(self.fixed));
        /// `ULONG ContentionDelta`, at 0x28.
        contention_delta: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
    }
}
