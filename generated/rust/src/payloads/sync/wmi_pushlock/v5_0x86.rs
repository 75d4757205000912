// Generated from spec/structs/WMI_PUSHLOCK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_PUSHLOCK in the form of releases 5.0+ with 32 bit pointers.
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
/// A thread waits for a push lock.
///
/// In C: `WMI_PUSHLOCK`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `PushLock` |
/// | 0x04 | 0x4 | ULONG | `ThreadId` |
/// | 0x08 | 0x1 | UCHAR | `Action` |
/// | 0x09 | 0x3 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_PUSHLOCK")]
pub struct WmiPushlock32 {
    /// `PVOID PushLock`, at 0x00.
    pub push_lock: u32,
    /// `ULONG ThreadId`, at 0x04.
    pub thread_id: u32,
    /// `UCHAR Action`, at 0x08.
    pub action: crate::payloads::sync::WmiPushlockAction,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_09: Bytes<3>,
}
impl WmiPushlock32 {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            push_lock: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            action: crate::payloads::sync::WmiPushlockAction::from_le(
                get::<8, 1, _>(bytes),
            ),
            padding_09: Bytes(get::<9, 3, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_PUSHLOCK",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.push_lock.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<8, 1, _>(&mut bytes, self.action.to_le());
        put::<9, 3, _>(&mut bytes, self.padding_09.0);
        bytes
    }
    /// `PVOID PushLock`, at 0x00.
    #[inline]
    pub fn push_lock(&self) -> u32 {
        self.push_lock
    }
    /// Sets `PushLock`.
    #[inline]
    pub fn set_push_lock(&mut self, value: u32) {
        self.push_lock = value;
    }
    /// `ULONG ThreadId`, at 0x04.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.thread_id
    }
    /// Sets `ThreadId`.
    #[inline]
    pub fn set_thread_id(&mut self, value: u32) {
        self.thread_id = value;
    }
    /// `UCHAR Action`, at 0x08.
    #[inline]
    pub fn action(&self) -> crate::payloads::sync::WmiPushlockAction {
        self.action
    }
    /// Sets `Action`.
    #[inline]
    pub fn set_action(&mut self, value: crate::payloads::sync::WmiPushlockAction) {
        self.action = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_pushlock::V5_0X86;
}
impl Default for WmiPushlock32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for WmiPushlock32 {}
impl Record for WmiPushlock32 {
    const NAME: &'static str = "WMI_PUSHLOCK";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiPushlock32 {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiPushlock32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiPushlock32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::payloads::sync::WmiPushlockAction>(),
                proptest::arbitrary::any::<Bytes<3>>(),
            ),
        )
            .prop_map(|((push_lock, thread_id, action, padding_09),)| Self {
                push_lock,
                thread_id,
                action,
                padding_09,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiPushlock32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiPushlock32View<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> WmiPushlock32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_PUSHLOCK",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 12]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiPushlock32 {
        WmiPushlock32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `PVOID PushLock`, at 0x00.
    #[inline]
    pub fn push_lock(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ThreadId`, at 0x04.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `UCHAR Action`, at 0x08.
    #[inline]
    pub fn action(&self) -> crate::payloads::sync::WmiPushlockAction {
        crate::payloads::sync::WmiPushlockAction::from_le(get::<8, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiPushlock32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiPushlock32View");
        out.field("push_lock", &self.push_lock());
        out.field("thread_id", &self.thread_id());
        out.field("action", &self.action());
        out.finish()
    }
}
