// Generated from spec/structs/EVENT_TRACE_SPINLOCK_INFORMATION_V1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_SPINLOCK_INFORMATION_V1 in the form of releases 6.3+.
#[allow(unused_imports)]
use crate::rt::*;

/// The parameters by which events of spin locks are sampled, without the threshold for holding a lock.
///
/// In C: `EVENT_TRACE_SPINLOCK_INFORMATION_V1`, 0x10 bytes. Releases 6.3+.
///
/// EventTraceSpinlockInformation still accepts it.
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
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            spin_lock_spin_threshold: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            spin_lock_acquire_sample_rate: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            spin_lock_contention_sample_rate: u32::from_le_bytes(get::<12, 4, _>(bytes)),
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_spinlock_information_v1::V6_3;
}

fixed_record!(EventTraceSpinlockInformationV1, EventTraceSpinlockInformationV1View, 16, "EVENT_TRACE_SPINLOCK_INFORMATION_V1");
getters! {
    self EventTraceSpinlockInformationV1View "EventTraceSpinlockInformationV1View" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `ULONG SpinLockSpinThreshold`, at 0x04.
        spin_lock_spin_threshold: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG SpinLockAcquireSampleRate`, at 0x08.
        spin_lock_acquire_sample_rate: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG SpinLockContentionSampleRate`, at 0x0C.
        spin_lock_contention_sample_rate: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
