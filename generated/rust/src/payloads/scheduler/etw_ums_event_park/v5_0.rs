// Generated from spec/structs/ETW_UMS_EVENT_PARK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_UMS_EVENT_PARK in the form of releases 5.0+.
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
/// A thread that user mode schedules (UMS) was parked in the kernel.
///
/// In C: `ETW_UMS_EVENT_PARK`, 0xc bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ProcessId` |
/// | 0x04 | 0x4 | ULONG | `ScheduledThreadId` |
/// | 0x08 | 0x4 | ULONG | `ParkFlags` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_UMS_EVENT_PARK")]
pub struct EtwUmsEventPark {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG ScheduledThreadId`, at 0x04.
    pub scheduled_thread_id: u32,
    /// `ULONG ParkFlags`, at 0x08.
    pub park_flags: crate::payloads::scheduler::UmsEtwPark,
}
impl EtwUmsEventPark {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            scheduled_thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            park_flags: crate::payloads::scheduler::UmsEtwPark::from_le(
                get::<8, 4, _>(bytes),
            ),
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
                    name: "ETW_UMS_EVENT_PARK",
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
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.scheduled_thread_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.park_flags.to_le());
        bytes
    }
    /// `ULONG ProcessId`, at 0x00.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// `ULONG ScheduledThreadId`, at 0x04.
    #[inline]
    pub fn scheduled_thread_id(&self) -> u32 {
        self.scheduled_thread_id
    }
    /// Sets `ScheduledThreadId`.
    #[inline]
    pub fn set_scheduled_thread_id(&mut self, value: u32) {
        self.scheduled_thread_id = value;
    }
    /// `ULONG ParkFlags`, at 0x08.
    #[inline]
    pub fn park_flags(&self) -> crate::payloads::scheduler::UmsEtwPark {
        self.park_flags
    }
    /// Sets `ParkFlags`.
    #[inline]
    pub fn set_park_flags(&mut self, value: crate::payloads::scheduler::UmsEtwPark) {
        self.park_flags = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_ums_event_park::V5_0;
}
impl Default for EtwUmsEventPark {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for EtwUmsEventPark {}
impl Record for EtwUmsEventPark {
    const NAME: &'static str = "ETW_UMS_EVENT_PARK";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwUmsEventPark {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwUmsEventPark);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwUmsEventPark {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::payloads::scheduler::UmsEtwPark>(),
            ),
        )
            .prop_map(|((process_id, scheduled_thread_id, park_flags),)| Self {
                process_id,
                scheduled_thread_id,
                park_flags,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwUmsEventPark`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwUmsEventParkView<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> EtwUmsEventParkView<'a> {
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
                    name: "ETW_UMS_EVENT_PARK",
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
    pub fn to_value(&self) -> EtwUmsEventPark {
        EtwUmsEventPark::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `ULONG ProcessId`, at 0x00.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ScheduledThreadId`, at 0x04.
    #[inline]
    pub fn scheduled_thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG ParkFlags`, at 0x08.
    #[inline]
    pub fn park_flags(&self) -> crate::payloads::scheduler::UmsEtwPark {
        crate::payloads::scheduler::UmsEtwPark::from_le(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwUmsEventParkView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwUmsEventParkView");
        out.field("process_id", &self.process_id());
        out.field("scheduled_thread_id", &self.scheduled_thread_id());
        out.field("park_flags", &self.park_flags());
        out.finish()
    }
}
