// Generated from spec/structs/ETW_READY_THREAD_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_READY_THREAD_EVENT in the form of releases 5.0+.
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
/// A thread became ready to execute.
///
/// In C: `ETW_READY_THREAD_EVENT`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ThreadId` |
/// | 0x04 | 0x1 | UCHAR | `AdjustReason` |
/// | 0x05 | 0x1 | SCHAR | `AdjustIncrement` |
/// | 0x06 | 0x1 | union |  |
/// | 0x06 | 0x1 | · UCHAR |  |
/// | 0x06 | | · · bits 0..=0 | `ExecutingDpc` |
/// | 0x06 | | · · bits 1..=1 | `KernelStackNotResident` |
/// | 0x06 | | · · bits 2..=2 | `ProcessOutOfMemory` |
/// | 0x06 | | · · bits 3..=3 | `DirectSwitchAttempt` |
/// | 0x06 | | · · bits 4..=7 | `Reserved` |
/// | 0x06 | 0x1 | · UCHAR | `Flags` |
/// | 0x07 | 0x1 | UCHAR | `SpareByte` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_READY_THREAD_EVENT")]
pub struct EtwReadyThreadEvent {
    /// `ULONG ThreadId`, at 0x00.
    pub thread_id: u32,
    /// `UCHAR AdjustReason`, at 0x04. Why the thread's priority was boosted.
    pub adjust_reason: u8,
    /// `SCHAR AdjustIncrement`, at 0x05. By how much the priority was boosted.
    pub adjust_increment: i8,
    /// The bytes that `ExecutingDpc`, `KernelStackNotResident`, `ProcessOutOfMemory`, `DirectSwitchAttempt`, `Reserved`, `Flags` share.
    pub union_06: Bytes<1>,
    /// `UCHAR SpareByte`, at 0x07. What it is for is not known.
    pub spare_byte: u8,
}
impl EtwReadyThreadEvent {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            adjust_reason: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            adjust_increment: i8::from_le_bytes(get::<5, 1, _>(bytes)),
            union_06: Bytes(get::<6, 1, _>(bytes)),
            spare_byte: u8::from_le_bytes(get::<7, 1, _>(bytes)),
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
                    name: "ETW_READY_THREAD_EVENT",
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
        put::<4, 1, _>(&mut bytes, self.adjust_reason.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.adjust_increment.to_le_bytes());
        put::<6, 1, _>(&mut bytes, self.union_06.0);
        put::<7, 1, _>(&mut bytes, self.spare_byte.to_le_bytes());
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
    /// `UCHAR AdjustReason`, at 0x04. Why the thread's priority was boosted.
    #[inline]
    pub fn adjust_reason(&self) -> u8 {
        self.adjust_reason
    }
    /// Sets `AdjustReason`.
    #[inline]
    pub fn set_adjust_reason(&mut self, value: u8) {
        self.adjust_reason = value;
    }
    /// `SCHAR AdjustIncrement`, at 0x05. By how much the priority was boosted.
    #[inline]
    pub fn adjust_increment(&self) -> i8 {
        self.adjust_increment
    }
    /// Sets `AdjustIncrement`.
    #[inline]
    pub fn set_adjust_increment(&mut self, value: i8) {
        self.adjust_increment = value;
    }
    /// `ExecutingDpc`, bit 0 of the word at 0x06. A deferred procedure call made the thread ready.
    #[inline]
    pub fn executing_dpc(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) >> 0) & 0x1
    }
    /// Sets `ExecutingDpc`.
    #[inline]
    pub fn set_executing_dpc(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) & !(0x1 << 0)
            | (value & 0x1) << 0;
        put::<0, 1, _>(&mut self.union_06.0, word.to_le_bytes());
    }
    /// `KernelStackNotResident`, bit 1 of the word at 0x06. The thread's kernel stack must be brought into memory first.
    #[inline]
    pub fn kernel_stack_not_resident(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) >> 1) & 0x1
    }
    /// Sets `KernelStackNotResident`.
    #[inline]
    pub fn set_kernel_stack_not_resident(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) & !(0x1 << 1)
            | (value & 0x1) << 1;
        put::<0, 1, _>(&mut self.union_06.0, word.to_le_bytes());
    }
    /// `ProcessOutOfMemory`, bit 2 of the word at 0x06. The thread's process must be brought into memory first.
    #[inline]
    pub fn process_out_of_memory(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) >> 2) & 0x1
    }
    /// Sets `ProcessOutOfMemory`.
    #[inline]
    pub fn set_process_out_of_memory(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) & !(0x1 << 2)
            | (value & 0x1) << 2;
        put::<0, 1, _>(&mut self.union_06.0, word.to_le_bytes());
    }
    /// `DirectSwitchAttempt`, bit 3 of the word at 0x06. The thread was to be switched to directly.
    #[inline]
    pub fn direct_switch_attempt(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) >> 3) & 0x1
    }
    /// Sets `DirectSwitchAttempt`.
    #[inline]
    pub fn set_direct_switch_attempt(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) & !(0x1 << 3)
            | (value & 0x1) << 3;
        put::<0, 1, _>(&mut self.union_06.0, word.to_le_bytes());
    }
    /// `Reserved`, bits 4 to 7 of the word at 0x06.
    #[inline]
    pub fn reserved(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) >> 4) & 0xf
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) & !(0xf << 4)
            | (value & 0xf) << 4;
        put::<0, 1, _>(&mut self.union_06.0, word.to_le_bytes());
    }
    /// `UCHAR Flags`, at 0x06. The same byte as one number.
    #[inline]
    pub fn flags(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u8) {
        put::<0, 1, _>(&mut self.union_06.0, value.to_le_bytes());
    }
    /// `UCHAR SpareByte`, at 0x07. What it is for is not known.
    #[inline]
    pub fn spare_byte(&self) -> u8 {
        self.spare_byte
    }
    /// Sets `SpareByte`.
    #[inline]
    pub fn set_spare_byte(&mut self, value: u8) {
        self.spare_byte = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_ready_thread_event::V5_0;
}
impl Default for EtwReadyThreadEvent {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EtwReadyThreadEvent {}
impl Record for EtwReadyThreadEvent {
    const NAME: &'static str = "ETW_READY_THREAD_EVENT";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwReadyThreadEvent {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwReadyThreadEvent);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwReadyThreadEvent {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<i8>(),
                proptest::arbitrary::any::<Bytes<1>>(),
                proptest::arbitrary::any::<u8>(),
            ),
        )
            .prop_map(|
                ((thread_id, adjust_reason, adjust_increment, union_06, spare_byte),)|
            Self {
                thread_id,
                adjust_reason,
                adjust_increment,
                union_06,
                spare_byte,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwReadyThreadEvent`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwReadyThreadEventView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> EtwReadyThreadEventView<'a> {
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
                    name: "ETW_READY_THREAD_EVENT",
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
    pub fn to_value(&self) -> EtwReadyThreadEvent {
        EtwReadyThreadEvent::from_bytes(self.fixed)
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
    /// `UCHAR AdjustReason`, at 0x04. Why the thread's priority was boosted.
    #[inline]
    pub fn adjust_reason(&self) -> u8 {
        u8::from_le_bytes(get::<4, 1, _>(self.fixed))
    }
    /// `SCHAR AdjustIncrement`, at 0x05. By how much the priority was boosted.
    #[inline]
    pub fn adjust_increment(&self) -> i8 {
        i8::from_le_bytes(get::<5, 1, _>(self.fixed))
    }
    /// `ExecutingDpc`, bit 0 of the word at 0x06. A deferred procedure call made the thread ready.
    #[inline]
    pub fn executing_dpc(&self) -> u8 {
        (u8::from_le_bytes(get::<6, 1, _>(self.fixed)) >> 0) & 0x1
    }
    /// `KernelStackNotResident`, bit 1 of the word at 0x06. The thread's kernel stack must be brought into memory first.
    #[inline]
    pub fn kernel_stack_not_resident(&self) -> u8 {
        (u8::from_le_bytes(get::<6, 1, _>(self.fixed)) >> 1) & 0x1
    }
    /// `ProcessOutOfMemory`, bit 2 of the word at 0x06. The thread's process must be brought into memory first.
    #[inline]
    pub fn process_out_of_memory(&self) -> u8 {
        (u8::from_le_bytes(get::<6, 1, _>(self.fixed)) >> 2) & 0x1
    }
    /// `DirectSwitchAttempt`, bit 3 of the word at 0x06. The thread was to be switched to directly.
    #[inline]
    pub fn direct_switch_attempt(&self) -> u8 {
        (u8::from_le_bytes(get::<6, 1, _>(self.fixed)) >> 3) & 0x1
    }
    /// `Reserved`, bits 4 to 7 of the word at 0x06.
    #[inline]
    pub fn reserved(&self) -> u8 {
        (u8::from_le_bytes(get::<6, 1, _>(self.fixed)) >> 4) & 0xf
    }
    /// `UCHAR Flags`, at 0x06. The same byte as one number.
    #[inline]
    pub fn flags(&self) -> u8 {
        u8::from_le_bytes(get::<6, 1, _>(self.fixed))
    }
    /// `UCHAR SpareByte`, at 0x07. What it is for is not known.
    #[inline]
    pub fn spare_byte(&self) -> u8 {
        u8::from_le_bytes(get::<7, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwReadyThreadEventView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwReadyThreadEventView");
        out.field("thread_id", &self.thread_id());
        out.field("adjust_reason", &self.adjust_reason());
        out.field("adjust_increment", &self.adjust_increment());
        out.field("executing_dpc", &self.executing_dpc());
        out.field("kernel_stack_not_resident", &self.kernel_stack_not_resident());
        out.field("process_out_of_memory", &self.process_out_of_memory());
        out.field("direct_switch_attempt", &self.direct_switch_attempt());
        out.field("reserved", &self.reserved());
        out.field("flags", &self.flags());
        out.field("spare_byte", &self.spare_byte());
        out.finish()
    }
}
