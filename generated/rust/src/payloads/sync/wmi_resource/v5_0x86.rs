// Generated from spec/structs/WMI_RESOURCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_RESOURCE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// A change of state of an executive resource (ERESOURCE).
///
/// In C: `WMI_RESOURCE`, 0x30 bytes. Releases 5.0+ with 32 bit pointers.
///
/// All initializations and reinitializations are logged; with those the three times are zero. Acquisitions are not logged.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG64 | `AcquireTime` |
/// | 0x08 | 0x8 | ULONG64 | `HoldTime` |
/// | 0x10 | 0x8 | ULONG64 | `WaitTime` |
/// | 0x18 | 0x4 | ULONG | `MaxRecursionDepth` |
/// | 0x1c | 0x4 | ULONG | `ThreadId` |
/// | 0x20 | 0x4 | PVOID | `Resource` |
/// | 0x24 | 0x4 | ULONG | `Action` |
/// | 0x28 | 0x4 | ULONG | `ContentionDelta` |
/// | 0x2c | 0x4 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_RESOURCE*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_RESOURCE")]
pub struct WmiResource32 {
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
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_2c: Bytes<4>,
}
impl WmiResource32 {
    /// The size in bytes.
    pub const SIZE: usize = 48;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            acquire_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            hold_time: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            wait_time: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            max_recursion_depth: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            resource: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            action: crate::payloads::sync::WmiResourceAction::from_le(
                get::<36, 4, _>(bytes),
            ),
            contention_delta: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            padding_2c: Bytes(get::<44, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_RESOURCE",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 8, _>(&mut bytes, self.acquire_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.hold_time.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.wait_time.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.max_recursion_depth.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.resource.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.action.to_le());
        put::<40, 4, _>(&mut bytes, self.contention_delta.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.padding_2c.0);
        bytes
    }
    /// `ULONG64 AcquireTime`, at 0x00. When the resource was acquired.
    #[inline]
    pub fn acquire_time(&self) -> u64 {
        self.acquire_time
    }
    /// Sets `AcquireTime`.
    #[inline]
    pub fn set_acquire_time(&mut self, value: u64) {
        self.acquire_time = value;
    }
    /// `ULONG64 HoldTime`, at 0x08. How long it was held.
    #[inline]
    pub fn hold_time(&self) -> u64 {
        self.hold_time
    }
    /// Sets `HoldTime`.
    #[inline]
    pub fn set_hold_time(&mut self, value: u64) {
        self.hold_time = value;
    }
    /// `ULONG64 WaitTime`, at 0x10. How long it was waited for.
    #[inline]
    pub fn wait_time(&self) -> u64 {
        self.wait_time
    }
    /// Sets `WaitTime`.
    #[inline]
    pub fn set_wait_time(&mut self, value: u64) {
        self.wait_time = value;
    }
    /// `ULONG MaxRecursionDepth`, at 0x18. How deep the owner's acquisitions were nested; for a reinitialization, how many owners at once had been provided for.
    #[inline]
    pub fn max_recursion_depth(&self) -> u32 {
        self.max_recursion_depth
    }
    /// Sets `MaxRecursionDepth`.
    #[inline]
    pub fn set_max_recursion_depth(&mut self, value: u32) {
        self.max_recursion_depth = value;
    }
    /// `ULONG ThreadId`, at 0x1C.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.thread_id
    }
    /// Sets `ThreadId`.
    #[inline]
    pub fn set_thread_id(&mut self, value: u32) {
        self.thread_id = value;
    }
    /// `PVOID Resource`, at 0x20. The resource.
    #[inline]
    pub fn resource(&self) -> u32 {
        self.resource
    }
    /// Sets `Resource`.
    #[inline]
    pub fn set_resource(&mut self, value: u32) {
        self.resource = value;
    }
    /// `ULONG Action`, at 0x24.
    #[inline]
    pub fn action(&self) -> crate::payloads::sync::WmiResourceAction {
        self.action
    }
    /// Sets `Action`.
    #[inline]
    pub fn set_action(&mut self, value: crate::payloads::sync::WmiResourceAction) {
        self.action = value;
    }
    /// `ULONG ContentionDelta`, at 0x28. Attempts to acquire that had to wait; for a reinitialization, how many threads owned the resource.
    #[inline]
    pub fn contention_delta(&self) -> u32 {
        self.contention_delta
    }
    /// Sets `ContentionDelta`.
    #[inline]
    pub fn set_contention_delta(&mut self, value: u32) {
        self.contention_delta = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_resource::V5_0X86;
}
impl Default for WmiResource32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 48])
    }
}
impl Sealed for WmiResource32 {}
impl Record for WmiResource32 {
    const NAME: &'static str = "WMI_RESOURCE";
    const SIZE: usize = 48;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiResource32 {
    const SIZE: usize = 48;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiResource32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiResource32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::payloads::sync::WmiResourceAction>(),
                proptest::arbitrary::any::<u32>(),
            ),
            (proptest::arbitrary::any::<Bytes<4>>(),),
        )
            .prop_map(|
                (
                    (
                        acquire_time,
                        hold_time,
                        wait_time,
                        max_recursion_depth,
                        thread_id,
                        resource,
                        action,
                        contention_delta,
                    ),
                    (padding_2c,),
                )|
            Self {
                acquire_time,
                hold_time,
                wait_time,
                max_recursion_depth,
                thread_id,
                resource,
                action,
                contention_delta,
                padding_2c,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiResource32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiResource32View<'a> {
    fixed: &'a [u8; 48],
}
impl<'a> WmiResource32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_RESOURCE",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 48]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiResource32 {
        WmiResource32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 48] {
        self.fixed
    }
    /// `ULONG64 AcquireTime`, at 0x00. When the resource was acquired.
    #[inline]
    pub fn acquire_time(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG64 HoldTime`, at 0x08. How long it was held.
    #[inline]
    pub fn hold_time(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG64 WaitTime`, at 0x10. How long it was waited for.
    #[inline]
    pub fn wait_time(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `ULONG MaxRecursionDepth`, at 0x18. How deep the owner's acquisitions were nested; for a reinitialization, how many owners at once had been provided for.
    #[inline]
    pub fn max_recursion_depth(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
    /// `ULONG ThreadId`, at 0x1C.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
    /// `PVOID Resource`, at 0x20. The resource.
    #[inline]
    pub fn resource(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `ULONG Action`, at 0x24.
    #[inline]
    pub fn action(&self) -> crate::payloads::sync::WmiResourceAction {
        crate::payloads::sync::WmiResourceAction::from_le(get::<36, 4, _>(self.fixed))
    }
    /// `ULONG ContentionDelta`, at 0x28. Attempts to acquire that had to wait; for a reinitialization, how many threads owned the resource.
    #[inline]
    pub fn contention_delta(&self) -> u32 {
        u32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiResource32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiResource32View");
        out.field("acquire_time", &self.acquire_time());
        out.field("hold_time", &self.hold_time());
        out.field("wait_time", &self.wait_time());
        out.field("max_recursion_depth", &self.max_recursion_depth());
        out.field("thread_id", &self.thread_id());
        out.field("resource", &self.resource());
        out.field("action", &self.action());
        out.field("contention_delta", &self.contention_delta());
        out.finish()
    }
}
