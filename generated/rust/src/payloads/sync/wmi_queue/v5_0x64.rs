// Generated from spec/structs/WMI_QUEUE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_QUEUE in the form of releases 5.0+ with 64 bit pointers.
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
/// A thread waits for an item of a kernel queue.
///
/// In C: `WMI_QUEUE`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Queue` |
/// | 0x08 | 0x4 | ULONG | `ThreadId` |
/// | 0x0c | 0x1 | UCHAR | `Action` |
/// | 0x0d | 0x3 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_QUEUE")]
pub struct WmiQueue64 {
    /// `PVOID Queue`, at 0x00.
    pub queue: u64,
    /// `ULONG ThreadId`, at 0x08.
    pub thread_id: u32,
    /// `UCHAR Action`, at 0x0C.
    pub action: crate::payloads::sync::WmiQueueAction,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0d: Bytes<3>,
}
impl WmiQueue64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            queue: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            action: crate::payloads::sync::WmiQueueAction::from_le(
                get::<12, 1, _>(bytes),
            ),
            padding_0d: Bytes(get::<13, 3, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_QUEUE",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.queue.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<12, 1, _>(&mut bytes, self.action.to_le());
        put::<13, 3, _>(&mut bytes, self.padding_0d.0);
        bytes
    }
    /// `PVOID Queue`, at 0x00.
    #[inline]
    pub fn queue(&self) -> u64 {
        self.queue
    }
    /// Sets `Queue`.
    #[inline]
    pub fn set_queue(&mut self, value: u64) {
        self.queue = value;
    }
    /// `ULONG ThreadId`, at 0x08.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.thread_id
    }
    /// Sets `ThreadId`.
    #[inline]
    pub fn set_thread_id(&mut self, value: u32) {
        self.thread_id = value;
    }
    /// `UCHAR Action`, at 0x0C.
    #[inline]
    pub fn action(&self) -> crate::payloads::sync::WmiQueueAction {
        self.action
    }
    /// Sets `Action`.
    #[inline]
    pub fn set_action(&mut self, value: crate::payloads::sync::WmiQueueAction) {
        self.action = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_queue::V5_0X64;
}
impl Default for WmiQueue64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for WmiQueue64 {}
impl Record for WmiQueue64 {
    const NAME: &'static str = "WMI_QUEUE";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiQueue64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiQueue64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiQueue64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::payloads::sync::WmiQueueAction>(),
                proptest::arbitrary::any::<Bytes<3>>(),
            ),
        )
            .prop_map(|((queue, thread_id, action, padding_0d),)| Self {
                queue,
                thread_id,
                action,
                padding_0d,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiQueue64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiQueue64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> WmiQueue64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_QUEUE",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiQueue64 {
        WmiQueue64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID Queue`, at 0x00.
    #[inline]
    pub fn queue(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG ThreadId`, at 0x08.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `UCHAR Action`, at 0x0C.
    #[inline]
    pub fn action(&self) -> crate::payloads::sync::WmiQueueAction {
        crate::payloads::sync::WmiQueueAction::from_le(get::<12, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiQueue64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiQueue64View");
        out.field("queue", &self.queue());
        out.field("thread_id", &self.thread_id());
        out.field("action", &self.action());
        out.finish()
    }
}
