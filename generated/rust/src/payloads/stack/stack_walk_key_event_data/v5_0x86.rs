// Generated from spec/structs/STACK_WALK_KEY_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! STACK_WALK_KEY_EVENT_DATA in the form of releases 5.0+ with 32 bit pointers.
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
/// The stack of calls of an event, by a key for which another event has the addresses.
///
/// Microsoft gives it no name: `STACK_WALK_KEY_EVENT_DATA`, 0x14 bytes. Releases 5.0+ with 32 bit pointers.
///
/// It begins as STACK_WALK_EVENT_DATA does.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONGLONG | `TimeStamp` |
/// | 0x08 | 0x4 | ULONG | `ProcessId` |
/// | 0x0c | 0x4 | ULONG | `ThreadId` |
/// | 0x10 | 0x4 | ULONG_PTR | `StackKey` |
///
/// Source: Microsoft, *KernelTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "STACK_WALK_KEY_EVENT_DATA")]
pub struct StackWalkKeyEventData32 {
    /// `ULONGLONG TimeStamp`, at 0x00. The time stamp of the event whose stack it is.
    pub time_stamp: u64,
    /// `ULONG ProcessId`, at 0x08.
    pub process_id: u32,
    /// `ULONG ThreadId`, at 0x0C.
    pub thread_id: u32,
    /// `ULONG_PTR StackKey`, at 0x10. What stands for the stack in the events that have the addresses.
    pub stack_key: u32,
}
impl StackWalkKeyEventData32 {
    /// The size in bytes.
    pub const SIZE: usize = 20;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            time_stamp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            stack_key: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "STACK_WALK_KEY_EVENT_DATA",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.time_stamp.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.stack_key.to_le_bytes());
        bytes
    }
    /// `ULONGLONG TimeStamp`, at 0x00. The time stamp of the event whose stack it is.
    #[inline]
    pub fn time_stamp(&self) -> u64 {
        self.time_stamp
    }
    /// Sets `TimeStamp`.
    #[inline]
    pub fn set_time_stamp(&mut self, value: u64) {
        self.time_stamp = value;
    }
    /// `ULONG ProcessId`, at 0x08.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// `ULONG ThreadId`, at 0x0C.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.thread_id
    }
    /// Sets `ThreadId`.
    #[inline]
    pub fn set_thread_id(&mut self, value: u32) {
        self.thread_id = value;
    }
    /// `ULONG_PTR StackKey`, at 0x10. What stands for the stack in the events that have the addresses.
    #[inline]
    pub fn stack_key(&self) -> u32 {
        self.stack_key
    }
    /// Sets `StackKey`.
    #[inline]
    pub fn set_stack_key(&mut self, value: u32) {
        self.stack_key = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::stack_walk_key_event_data::V5_0X86;
}
impl Default for StackWalkKeyEventData32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for StackWalkKeyEventData32 {}
impl Record for StackWalkKeyEventData32 {
    const NAME: &'static str = "STACK_WALK_KEY_EVENT_DATA";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for StackWalkKeyEventData32 {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(StackWalkKeyEventData32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for StackWalkKeyEventData32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((time_stamp, process_id, thread_id, stack_key),)| Self {
                time_stamp,
                process_id,
                thread_id,
                stack_key,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`StackWalkKeyEventData32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct StackWalkKeyEventData32View<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> StackWalkKeyEventData32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "STACK_WALK_KEY_EVENT_DATA",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 20]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> StackWalkKeyEventData32 {
        StackWalkKeyEventData32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `ULONGLONG TimeStamp`, at 0x00. The time stamp of the event whose stack it is.
    #[inline]
    pub fn time_stamp(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG ProcessId`, at 0x08.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG ThreadId`, at 0x0C.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG_PTR StackKey`, at 0x10. What stands for the stack in the events that have the addresses.
    #[inline]
    pub fn stack_key(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for StackWalkKeyEventData32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("StackWalkKeyEventData32View");
        out.field("time_stamp", &self.time_stamp());
        out.field("process_id", &self.process_id());
        out.field("thread_id", &self.thread_id());
        out.field("stack_key", &self.stack_key());
        out.finish()
    }
}
