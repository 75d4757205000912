// Generated from spec/structs/ETW_PRIORITY_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PRIORITY_EVENT in the form of releases 5.0+.
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
/// A thread's priority was changed.
///
/// In C: `ETW_PRIORITY_EVENT`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ThreadId` |
/// | 0x04 | 0x1 | SCHAR | `OldPriority` |
/// | 0x05 | 0x1 | SCHAR | `NewPriority` |
/// | 0x06 | 0x1 | SCHAR | `DynamicPriority` |
/// | 0x07 | 0x1 | SCHAR | `Reserved` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_PRIORITY_EVENT")]
pub struct EtwPriorityEvent {
    /// `ULONG ThreadId`, at 0x00.
    pub thread_id: u32,
    /// `SCHAR OldPriority`, at 0x04.
    pub old_priority: i8,
    /// `SCHAR NewPriority`, at 0x05.
    pub new_priority: i8,
    /// `SCHAR DynamicPriority`, at 0x06. It holds only if the base priority was set.
    pub dynamic_priority: i8,
    /// `SCHAR Reserved`, at 0x07. What it is for is not known.
    pub reserved: i8,
}
impl EtwPriorityEvent {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            old_priority: i8::from_le_bytes(get::<4, 1, _>(bytes)),
            new_priority: i8::from_le_bytes(get::<5, 1, _>(bytes)),
            dynamic_priority: i8::from_le_bytes(get::<6, 1, _>(bytes)),
            reserved: i8::from_le_bytes(get::<7, 1, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_PRIORITY_EVENT",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.old_priority.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.new_priority.to_le_bytes());
        put::<6, 1, _>(&mut bytes, self.dynamic_priority.to_le_bytes());
        put::<7, 1, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// `ULONG ThreadId`, at 0x00.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.thread_id
    }
    /// Sets `ThreadId`.
    #[inline]
    pub fn set_thread_id(&mut self, value: u32) {
        self.thread_id = value;
    }
    /// `SCHAR OldPriority`, at 0x04.
    #[inline]
    pub fn old_priority(&self) -> i8 {
        self.old_priority
    }
    /// Sets `OldPriority`.
    #[inline]
    pub fn set_old_priority(&mut self, value: i8) {
        self.old_priority = value;
    }
    /// `SCHAR NewPriority`, at 0x05.
    #[inline]
    pub fn new_priority(&self) -> i8 {
        self.new_priority
    }
    /// Sets `NewPriority`.
    #[inline]
    pub fn set_new_priority(&mut self, value: i8) {
        self.new_priority = value;
    }
    /// `SCHAR DynamicPriority`, at 0x06. It holds only if the base priority was set.
    #[inline]
    pub fn dynamic_priority(&self) -> i8 {
        self.dynamic_priority
    }
    /// Sets `DynamicPriority`.
    #[inline]
    pub fn set_dynamic_priority(&mut self, value: i8) {
        self.dynamic_priority = value;
    }
    /// `SCHAR Reserved`, at 0x07. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> i8 {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: i8) {
        self.reserved = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_priority_event::V5_0;
}
impl Default for EtwPriorityEvent {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EtwPriorityEvent {}
impl Record for EtwPriorityEvent {
    const NAME: &'static str = "ETW_PRIORITY_EVENT";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwPriorityEvent {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwPriorityEvent);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwPriorityEvent {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<i8>(),
                proptest::arbitrary::any::<i8>(),
                proptest::arbitrary::any::<i8>(),
                proptest::arbitrary::any::<i8>(),
            ),
        )
            .prop_map(|
                ((thread_id, old_priority, new_priority, dynamic_priority, reserved),)|
            Self {
                thread_id,
                old_priority,
                new_priority,
                dynamic_priority,
                reserved,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwPriorityEvent`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwPriorityEventView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> EtwPriorityEventView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_PRIORITY_EVENT",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwPriorityEvent {
        EtwPriorityEvent::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG ThreadId`, at 0x00.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `SCHAR OldPriority`, at 0x04.
    #[inline]
    pub fn old_priority(&self) -> i8 {
        i8::from_le_bytes(get::<4, 1, _>(self.fixed))
    }
    /// `SCHAR NewPriority`, at 0x05.
    #[inline]
    pub fn new_priority(&self) -> i8 {
        i8::from_le_bytes(get::<5, 1, _>(self.fixed))
    }
    /// `SCHAR DynamicPriority`, at 0x06. It holds only if the base priority was set.
    #[inline]
    pub fn dynamic_priority(&self) -> i8 {
        i8::from_le_bytes(get::<6, 1, _>(self.fixed))
    }
    /// `SCHAR Reserved`, at 0x07. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> i8 {
        i8::from_le_bytes(get::<7, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwPriorityEventView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwPriorityEventView");
        out.field("thread_id", &self.thread_id());
        out.field("old_priority", &self.old_priority());
        out.field("new_priority", &self.new_priority());
        out.field("dynamic_priority", &self.dynamic_priority());
        out.field("reserved", &self.reserved());
        out.finish()
    }
}
