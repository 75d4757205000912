// Generated from spec/structs/ETW_ANTI_STARVATION_BOOST_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_ANTI_STARVATION_BOOST_EVENT in the form of releases 5.0+.
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
/// The balance-set manager boosted a thread that had not executed for long.
///
/// In C: `ETW_ANTI_STARVATION_BOOST_EVENT`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ThreadId` |
/// | 0x04 | 0x2 | USHORT | `ProcessorIndex` |
/// | 0x06 | 0x1 | SCHAR | `OldPriority` |
/// | 0x07 | 0x1 | UCHAR | `SpareByte` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_ANTI_STARVATION_BOOST_EVENT")]
pub struct EtwAntiStarvationBoostEvent {
    /// `ULONG ThreadId`, at 0x00.
    pub thread_id: u32,
    /// `USHORT ProcessorIndex`, at 0x04.
    pub processor_index: u16,
    /// `SCHAR OldPriority`, at 0x06. The thread's priority before.
    pub old_priority: i8,
    /// `UCHAR SpareByte`, at 0x07. What it is for is not known.
    pub spare_byte: u8,
}
impl EtwAntiStarvationBoostEvent {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            processor_index: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            old_priority: i8::from_le_bytes(get::<6, 1, _>(bytes)),
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
                    name: "ETW_ANTI_STARVATION_BOOST_EVENT",
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
        put::<4, 2, _>(&mut bytes, self.processor_index.to_le_bytes());
        put::<6, 1, _>(&mut bytes, self.old_priority.to_le_bytes());
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
    /// `USHORT ProcessorIndex`, at 0x04.
    #[inline]
    pub fn processor_index(&self) -> u16 {
        self.processor_index
    }
    /// Sets `ProcessorIndex`.
    #[inline]
    pub fn set_processor_index(&mut self, value: u16) {
        self.processor_index = value;
    }
    /// `SCHAR OldPriority`, at 0x06. The thread's priority before.
    #[inline]
    pub fn old_priority(&self) -> i8 {
        self.old_priority
    }
    /// Sets `OldPriority`.
    #[inline]
    pub fn set_old_priority(&mut self, value: i8) {
        self.old_priority = value;
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_anti_starvation_boost_event::V5_0;
}
impl Default for EtwAntiStarvationBoostEvent {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EtwAntiStarvationBoostEvent {}
impl Record for EtwAntiStarvationBoostEvent {
    const NAME: &'static str = "ETW_ANTI_STARVATION_BOOST_EVENT";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwAntiStarvationBoostEvent {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwAntiStarvationBoostEvent);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwAntiStarvationBoostEvent {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<i8>(),
                proptest::arbitrary::any::<u8>(),
            ),
        )
            .prop_map(|((thread_id, processor_index, old_priority, spare_byte),)| Self {
                thread_id,
                processor_index,
                old_priority,
                spare_byte,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwAntiStarvationBoostEvent`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwAntiStarvationBoostEventView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> EtwAntiStarvationBoostEventView<'a> {
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
                    name: "ETW_ANTI_STARVATION_BOOST_EVENT",
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
    pub fn to_value(&self) -> EtwAntiStarvationBoostEvent {
        EtwAntiStarvationBoostEvent::from_bytes(self.fixed)
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
    /// `USHORT ProcessorIndex`, at 0x04.
    #[inline]
    pub fn processor_index(&self) -> u16 {
        u16::from_le_bytes(get::<4, 2, _>(self.fixed))
    }
    /// `SCHAR OldPriority`, at 0x06. The thread's priority before.
    #[inline]
    pub fn old_priority(&self) -> i8 {
        i8::from_le_bytes(get::<6, 1, _>(self.fixed))
    }
    /// `UCHAR SpareByte`, at 0x07. What it is for is not known.
    #[inline]
    pub fn spare_byte(&self) -> u8 {
        u8::from_le_bytes(get::<7, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwAntiStarvationBoostEventView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwAntiStarvationBoostEventView");
        out.field("thread_id", &self.thread_id());
        out.field("processor_index", &self.processor_index());
        out.field("old_priority", &self.old_priority());
        out.field("spare_byte", &self.spare_byte());
        out.finish()
    }
}
