// Generated from spec/structs/EVENT_TRACE_SPINLOCK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_SPINLOCK_INFORMATION in the form of releases 6.3+.
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
/// The parameters by which events of spin locks are sampled.
///
/// In C: `EVENT_TRACE_SPINLOCK_INFORMATION`, 0x14 bytes. Releases 6.3+.
///
/// While PERF_SPINLOCK is enabled, the event PERFINFO_LOG_TYPE_SPINLOCK (0x0529) is written when a spin lock is released and a member of this structure asks for it. 32-bit Windows does not implement it before 6.2. When members are set that are less than their least values, the status is STATUS_INVALID_PARAMETER; the least values are also the defaults, that of SpinLockHoldThreshold apart from 0.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | EVENT_TRACE_INFORMATION_CLASS | `EventTraceInformationClass` |
/// | 0x04 | 0x4 | ULONG | `SpinLockSpinThreshold` |
/// | 0x08 | 0x4 | ULONG | `SpinLockAcquireSampleRate` |
/// | 0x0c | 0x4 | ULONG | `SpinLockContentionSampleRate` |
/// | 0x10 | 0x4 | ULONG | `SpinLockHoldThreshold` |
///
/// Source: Geoff Chappell, *EVENT_TRACE_SPINLOCK_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_SPINLOCK_INFORMATION")]
pub struct EventTraceSpinlockInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `ULONG SpinLockSpinThreshold`, at 0x04. How much spinning an acquisition must have needed to be logged as contended; at least 1.
    pub spin_lock_spin_threshold: u32,
    /// `ULONG SpinLockAcquireSampleRate`, at 0x08. Of the acquisitions without spinning on a processor, one in so many is logged; at least 1000.
    pub spin_lock_acquire_sample_rate: u32,
    /// `ULONG SpinLockContentionSampleRate`, at 0x0C. Contended acquisitions are logged when the processor's count of contentions is a multiple of this; at least 1.
    pub spin_lock_contention_sample_rate: u32,
    /// `ULONG SpinLockHoldThreshold`, at 0x10. A lock that was held for more cycles than this, as rdtsc counts them, is logged, unless this is 0; 0, or at least 1000000, the default. Unit: processor cycles.
    pub spin_lock_hold_threshold: u32,
}
impl EventTraceSpinlockInformation {
    /// The size in bytes.
    pub const SIZE: usize = 20;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(
                get::<0, 4, _>(bytes),
            ),
            spin_lock_spin_threshold: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            spin_lock_acquire_sample_rate: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            spin_lock_contention_sample_rate: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            spin_lock_hold_threshold: u32::from_le_bytes(get::<16, 4, _>(bytes)),
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
                    name: "EVENT_TRACE_SPINLOCK_INFORMATION",
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
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.spin_lock_spin_threshold.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.spin_lock_acquire_sample_rate.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.spin_lock_contention_sample_rate.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.spin_lock_hold_threshold.to_le_bytes());
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
    /// `ULONG SpinLockHoldThreshold`, at 0x10. A lock that was held for more cycles than this, as rdtsc counts them, is logged, unless this is 0; 0, or at least 1000000, the default. Unit: processor cycles.
    #[inline]
    pub fn spin_lock_hold_threshold(&self) -> u32 {
        self.spin_lock_hold_threshold
    }
    /// Sets `SpinLockHoldThreshold`.
    #[inline]
    pub fn set_spin_lock_hold_threshold(&mut self, value: u32) {
        self.spin_lock_hold_threshold = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_spinlock_information::V6_3;
}
impl Default for EventTraceSpinlockInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for EventTraceSpinlockInformation {}
impl Record for EventTraceSpinlockInformation {
    const NAME: &'static str = "EVENT_TRACE_SPINLOCK_INFORMATION";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventTraceSpinlockInformation {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventTraceSpinlockInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceSpinlockInformation {
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
                        spin_lock_hold_threshold,
                    ),
                )|
            Self {
                event_trace_information_class,
                spin_lock_spin_threshold,
                spin_lock_acquire_sample_rate,
                spin_lock_contention_sample_rate,
                spin_lock_hold_threshold,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventTraceSpinlockInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceSpinlockInformationView<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> EventTraceSpinlockInformationView<'a> {
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
                    name: "EVENT_TRACE_SPINLOCK_INFORMATION",
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
    pub fn to_value(&self) -> EventTraceSpinlockInformation {
        EventTraceSpinlockInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
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
    /// `ULONG SpinLockHoldThreshold`, at 0x10. A lock that was held for more cycles than this, as rdtsc counts them, is logged, unless this is 0; 0, or at least 1000000, the default. Unit: processor cycles.
    #[inline]
    pub fn spin_lock_hold_threshold(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventTraceSpinlockInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventTraceSpinlockInformationView");
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
        out.field("spin_lock_hold_threshold", &self.spin_lock_hold_threshold());
        out.finish()
    }
}
