// Generated from spec/structs/EVENT_TRACE_SPINLOCK_INFORMATION_V1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_SPINLOCK_INFORMATION_V1 in the form of releases 6.3+.
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
/// The parameters by which events of spin locks are sampled, without the threshold for holding a lock.
///
/// In C: `EVENT_TRACE_SPINLOCK_INFORMATION_V1`, 0x10 bytes. Releases 6.3+.
///
/// EventTraceSpinlockInformation still accepts it.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | EVENT_TRACE_INFORMATION_CLASS | `EventTraceInformationClass` |
/// | 0x04 | 0x4 | ULONG | `SpinLockSpinThreshold` |
/// | 0x08 | 0x4 | ULONG | `SpinLockAcquireSampleRate` |
/// | 0x0c | 0x4 | ULONG | `SpinLockContentionSampleRate` |
///
/// Source: Geoff Chappell, *EVENT_TRACE_SPINLOCK_INFORMATION*; Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_SPINLOCK_INFORMATION_V1")]
pub struct EventTraceSpinlockInformationV1 {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `ULONG SpinLockSpinThreshold`, at 0x04. How much spinning an acquisition must have needed to be logged as contended; at least 1.
    pub spin_lock_spin_threshold: u32,
    /// `ULONG SpinLockAcquireSampleRate`, at 0x08. Of the acquisitions without spinning on a processor, one in so many is logged; at least 1000.
    pub spin_lock_acquire_sample_rate: u32,
    /// `ULONG SpinLockContentionSampleRate`, at 0x0C. Contended acquisitions are logged when the processor's count of contentions is a multiple of this; at least 1.
    pub spin_lock_contention_sample_rate: u32,
}
impl EventTraceSpinlockInformationV1 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(
                get::<0, 4, _>(bytes),
            ),
            spin_lock_spin_threshold: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            spin_lock_acquire_sample_rate: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            spin_lock_contention_sample_rate: u32::from_le_bytes(get::<12, 4, _>(bytes)),
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
                    name: "EVENT_TRACE_SPINLOCK_INFORMATION_V1",
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
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.spin_lock_spin_threshold.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.spin_lock_acquire_sample_rate.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.spin_lock_contention_sample_rate.to_le_bytes());
        bytes
    }
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    #[inline]
    pub fn event_trace_information_class(
        &self,
    ) -> crate::requests::EventTraceInformationClass {
        self.event_trace_information_class
    }
    /// Sets `EventTraceInformationClass`.
    #[inline]
    pub fn set_event_trace_information_class(
        &mut self,
        value: crate::requests::EventTraceInformationClass,
    ) {
        self.event_trace_information_class = value;
    }
    /// `ULONG SpinLockSpinThreshold`, at 0x04. How much spinning an acquisition must have needed to be logged as contended; at least 1.
    #[inline]
    pub fn spin_lock_spin_threshold(&self) -> u32 {
        self.spin_lock_spin_threshold
    }
    /// Sets `SpinLockSpinThreshold`.
    #[inline]
    pub fn set_spin_lock_spin_threshold(&mut self, value: u32) {
        self.spin_lock_spin_threshold = value;
    }
    /// `ULONG SpinLockAcquireSampleRate`, at 0x08. Of the acquisitions without spinning on a processor, one in so many is logged; at least 1000.
    #[inline]
    pub fn spin_lock_acquire_sample_rate(&self) -> u32 {
        self.spin_lock_acquire_sample_rate
    }
    /// Sets `SpinLockAcquireSampleRate`.
    #[inline]
    pub fn set_spin_lock_acquire_sample_rate(&mut self, value: u32) {
        self.spin_lock_acquire_sample_rate = value;
    }
    /// `ULONG SpinLockContentionSampleRate`, at 0x0C. Contended acquisitions are logged when the processor's count of contentions is a multiple of this; at least 1.
    #[inline]
    pub fn spin_lock_contention_sample_rate(&self) -> u32 {
        self.spin_lock_contention_sample_rate
    }
    /// Sets `SpinLockContentionSampleRate`.
    #[inline]
    pub fn set_spin_lock_contention_sample_rate(&mut self, value: u32) {
        self.spin_lock_contention_sample_rate = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_spinlock_information_v1::V6_3;
}
impl Default for EventTraceSpinlockInformationV1 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EventTraceSpinlockInformationV1 {}
impl Record for EventTraceSpinlockInformationV1 {
    const NAME: &'static str = "EVENT_TRACE_SPINLOCK_INFORMATION_V1";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventTraceSpinlockInformationV1 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventTraceSpinlockInformationV1);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceSpinlockInformationV1 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<
                    crate::requests::EventTraceInformationClass,
                >(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        event_trace_information_class,
                        spin_lock_spin_threshold,
                        spin_lock_acquire_sample_rate,
                        spin_lock_contention_sample_rate,
                    ),
                )|
            Self {
                event_trace_information_class,
                spin_lock_spin_threshold,
                spin_lock_acquire_sample_rate,
                spin_lock_contention_sample_rate,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventTraceSpinlockInformationV1`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceSpinlockInformationV1View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EventTraceSpinlockInformationV1View<'a> {
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
                    name: "EVENT_TRACE_SPINLOCK_INFORMATION_V1",
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
    pub fn to_value(&self) -> EventTraceSpinlockInformationV1 {
        EventTraceSpinlockInformationV1::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    #[inline]
    pub fn event_trace_information_class(
        &self,
    ) -> crate::requests::EventTraceInformationClass {
        crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG SpinLockSpinThreshold`, at 0x04. How much spinning an acquisition must have needed to be logged as contended; at least 1.
    #[inline]
    pub fn spin_lock_spin_threshold(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG SpinLockAcquireSampleRate`, at 0x08. Of the acquisitions without spinning on a processor, one in so many is logged; at least 1000.
    #[inline]
    pub fn spin_lock_acquire_sample_rate(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG SpinLockContentionSampleRate`, at 0x0C. Contended acquisitions are logged when the processor's count of contentions is a multiple of this; at least 1.
    #[inline]
    pub fn spin_lock_contention_sample_rate(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventTraceSpinlockInformationV1View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventTraceSpinlockInformationV1View");
        out.field(
            "event_trace_information_class",
            &self.event_trace_information_class(),
        );
        out.field("spin_lock_spin_threshold", &self.spin_lock_spin_threshold());
        out.field(
            "spin_lock_acquire_sample_rate",
            &self.spin_lock_acquire_sample_rate(),
        );
        out.field(
            "spin_lock_contention_sample_rate",
            &self.spin_lock_contention_sample_rate(),
        );
        out.finish()
    }
}
