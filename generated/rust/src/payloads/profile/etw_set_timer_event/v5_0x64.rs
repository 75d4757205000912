// Generated from spec/structs/ETW_SET_TIMER_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SET_TIMER_EVENT in the form of releases 5.0+ with 64 bit pointers.
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
/// A kernel timer was set.
///
/// In C: `ETW_SET_TIMER_EVENT`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// The header says that the event of a timer that is not periodic is cut off before Period.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG64 | `ExpectedDueTime` |
/// | 0x08 | 0x8 | ULONG_PTR | `TimerAddress` |
/// | 0x10 | 0x2 | USHORT | `TargetProcessorGroup` |
/// | 0x12 | 0x1 | UCHAR | `TargetProcessorIndex` |
/// | 0x13 | 0x1 | UCHAR | `Flags` |
/// | 0x14 | 0x4 | ULONG | `Period` |
/// | 0x18 | 0x1 | UCHAR | `EncodedDelay` |
/// | 0x19 | 0x1 | UCHAR | `Reserved0` |
/// | 0x1a | 0x2 | USHORT | `Reserved1` |
/// | 0x1c | 0x4 | padding |  |
///
/// What no source says:
///
/// - How EncodedDelay is encoded, and in which units the times count.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_SET_TIMER_EVENT")]
pub struct EtwSetTimerEvent64 {
    /// `ULONG64 ExpectedDueTime`, at 0x00. When it is due.
    pub expected_due_time: u64,
    /// `ULONG_PTR TimerAddress`, at 0x08. The timer.
    pub timer_address: u64,
    /// `USHORT TargetProcessorGroup`, at 0x10. The group of the processor that it is to expire on.
    pub target_processor_group: u16,
    /// `UCHAR TargetProcessorIndex`, at 0x12. The processor within the group.
    pub target_processor_index: u8,
    /// `UCHAR Flags`, at 0x13.
    pub flags: crate::payloads::profile::EtwTimerFlag,
    /// `ULONG Period`, at 0x14. How often it recurs.
    pub period: u32,
    /// `UCHAR EncodedDelay`, at 0x18. The tolerable delay, encoded.
    pub encoded_delay: u8,
    /// `UCHAR Reserved0`, at 0x19. What it is for is not known.
    pub reserved0: u8,
    /// `USHORT Reserved1`, at 0x1A. What it is for is not known.
    pub reserved1: u16,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_1c: Bytes<4>,
}
impl EtwSetTimerEvent64 {
    /// The size in bytes.
    pub const SIZE: usize = 32;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            expected_due_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            timer_address: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            target_processor_group: u16::from_le_bytes(get::<16, 2, _>(bytes)),
            target_processor_index: u8::from_le_bytes(get::<18, 1, _>(bytes)),
            flags: crate::payloads::profile::EtwTimerFlag::from_le(
                get::<19, 1, _>(bytes),
            ),
            period: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            encoded_delay: u8::from_le_bytes(get::<24, 1, _>(bytes)),
            reserved0: u8::from_le_bytes(get::<25, 1, _>(bytes)),
            reserved1: u16::from_le_bytes(get::<26, 2, _>(bytes)),
            padding_1c: Bytes(get::<28, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_SET_TIMER_EVENT",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.expected_due_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.timer_address.to_le_bytes());
        put::<16, 2, _>(&mut bytes, self.target_processor_group.to_le_bytes());
        put::<18, 1, _>(&mut bytes, self.target_processor_index.to_le_bytes());
        put::<19, 1, _>(&mut bytes, self.flags.to_le());
        put::<20, 4, _>(&mut bytes, self.period.to_le_bytes());
        put::<24, 1, _>(&mut bytes, self.encoded_delay.to_le_bytes());
        put::<25, 1, _>(&mut bytes, self.reserved0.to_le_bytes());
        put::<26, 2, _>(&mut bytes, self.reserved1.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.padding_1c.0);
        bytes
    }
    /// `ULONG64 ExpectedDueTime`, at 0x00. When it is due.
    #[inline]
    pub fn expected_due_time(&self) -> u64 {
        self.expected_due_time
    }
    /// Sets `ExpectedDueTime`.
    #[inline]
    pub fn set_expected_due_time(&mut self, value: u64) {
        self.expected_due_time = value;
    }
    /// `ULONG_PTR TimerAddress`, at 0x08. The timer.
    #[inline]
    pub fn timer_address(&self) -> u64 {
        self.timer_address
    }
    /// Sets `TimerAddress`.
    #[inline]
    pub fn set_timer_address(&mut self, value: u64) {
        self.timer_address = value;
    }
    /// `USHORT TargetProcessorGroup`, at 0x10. The group of the processor that it is to expire on.
    #[inline]
    pub fn target_processor_group(&self) -> u16 {
        self.target_processor_group
    }
    /// Sets `TargetProcessorGroup`.
    #[inline]
    pub fn set_target_processor_group(&mut self, value: u16) {
        self.target_processor_group = value;
    }
    /// `UCHAR TargetProcessorIndex`, at 0x12. The processor within the group.
    #[inline]
    pub fn target_processor_index(&self) -> u8 {
        self.target_processor_index
    }
    /// Sets `TargetProcessorIndex`.
    #[inline]
    pub fn set_target_processor_index(&mut self, value: u8) {
        self.target_processor_index = value;
    }
    /// `UCHAR Flags`, at 0x13.
    #[inline]
    pub fn flags(&self) -> crate::payloads::profile::EtwTimerFlag {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: crate::payloads::profile::EtwTimerFlag) {
        self.flags = value;
    }
    /// `ULONG Period`, at 0x14. How often it recurs.
    #[inline]
    pub fn period(&self) -> u32 {
        self.period
    }
    /// Sets `Period`.
    #[inline]
    pub fn set_period(&mut self, value: u32) {
        self.period = value;
    }
    /// `UCHAR EncodedDelay`, at 0x18. The tolerable delay, encoded.
    #[inline]
    pub fn encoded_delay(&self) -> u8 {
        self.encoded_delay
    }
    /// Sets `EncodedDelay`.
    #[inline]
    pub fn set_encoded_delay(&mut self, value: u8) {
        self.encoded_delay = value;
    }
    /// `UCHAR Reserved0`, at 0x19. What it is for is not known.
    #[inline]
    pub fn reserved0(&self) -> u8 {
        self.reserved0
    }
    /// Sets `Reserved0`.
    #[inline]
    pub fn set_reserved0(&mut self, value: u8) {
        self.reserved0 = value;
    }
    /// `USHORT Reserved1`, at 0x1A. What it is for is not known.
    #[inline]
    pub fn reserved1(&self) -> u16 {
        self.reserved1
    }
    /// Sets `Reserved1`.
    #[inline]
    pub fn set_reserved1(&mut self, value: u16) {
        self.reserved1 = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_set_timer_event::V5_0X64;
}
impl Default for EtwSetTimerEvent64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 32])
    }
}
impl Sealed for EtwSetTimerEvent64 {}
impl Record for EtwSetTimerEvent64 {
    const NAME: &'static str = "ETW_SET_TIMER_EVENT";
    const SIZE: usize = 32;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwSetTimerEvent64 {
    const SIZE: usize = 32;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwSetTimerEvent64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwSetTimerEvent64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<crate::payloads::profile::EtwTimerFlag>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
            ),
            (proptest::arbitrary::any::<u16>(), proptest::arbitrary::any::<Bytes<4>>()),
        )
            .prop_map(|
                (
                    (
                        expected_due_time,
                        timer_address,
                        target_processor_group,
                        target_processor_index,
                        flags,
                        period,
                        encoded_delay,
                        reserved0,
                    ),
                    (reserved1, padding_1c),
                )|
            Self {
                expected_due_time,
                timer_address,
                target_processor_group,
                target_processor_index,
                flags,
                period,
                encoded_delay,
                reserved0,
                reserved1,
                padding_1c,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwSetTimerEvent64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwSetTimerEvent64View<'a> {
    fixed: &'a [u8; 32],
}
impl<'a> EtwSetTimerEvent64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_SET_TIMER_EVENT",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 32]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwSetTimerEvent64 {
        EtwSetTimerEvent64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `ULONG64 ExpectedDueTime`, at 0x00. When it is due.
    #[inline]
    pub fn expected_due_time(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG_PTR TimerAddress`, at 0x08. The timer.
    #[inline]
    pub fn timer_address(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `USHORT TargetProcessorGroup`, at 0x10. The group of the processor that it is to expire on.
    #[inline]
    pub fn target_processor_group(&self) -> u16 {
        u16::from_le_bytes(get::<16, 2, _>(self.fixed))
    }
    /// `UCHAR TargetProcessorIndex`, at 0x12. The processor within the group.
    #[inline]
    pub fn target_processor_index(&self) -> u8 {
        u8::from_le_bytes(get::<18, 1, _>(self.fixed))
    }
    /// `UCHAR Flags`, at 0x13.
    #[inline]
    pub fn flags(&self) -> crate::payloads::profile::EtwTimerFlag {
        crate::payloads::profile::EtwTimerFlag::from_le(get::<19, 1, _>(self.fixed))
    }
    /// `ULONG Period`, at 0x14. How often it recurs.
    #[inline]
    pub fn period(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
    /// `UCHAR EncodedDelay`, at 0x18. The tolerable delay, encoded.
    #[inline]
    pub fn encoded_delay(&self) -> u8 {
        u8::from_le_bytes(get::<24, 1, _>(self.fixed))
    }
    /// `UCHAR Reserved0`, at 0x19. What it is for is not known.
    #[inline]
    pub fn reserved0(&self) -> u8 {
        u8::from_le_bytes(get::<25, 1, _>(self.fixed))
    }
    /// `USHORT Reserved1`, at 0x1A. What it is for is not known.
    #[inline]
    pub fn reserved1(&self) -> u16 {
        u16::from_le_bytes(get::<26, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwSetTimerEvent64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwSetTimerEvent64View");
        out.field("expected_due_time", &self.expected_due_time());
        out.field("timer_address", &self.timer_address());
        out.field("target_processor_group", &self.target_processor_group());
        out.field("target_processor_index", &self.target_processor_index());
        out.field("flags", &self.flags());
        out.field("period", &self.period());
        out.field("encoded_delay", &self.encoded_delay());
        out.field("reserved0", &self.reserved0());
        out.field("reserved1", &self.reserved1());
        out.finish()
    }
}
