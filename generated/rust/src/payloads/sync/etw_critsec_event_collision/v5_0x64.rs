// Generated from spec/structs/ETW_CRITSEC_EVENT_COLLISION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CRITSEC_EVENT_COLLISION in the form of releases 5.0+ with 64 bit pointers.
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
/// A thread waits for a critical section that another has.
///
/// In C: `ETW_CRITSEC_EVENT_COLLISION`, 0x38 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x4 | ULONG | `LockCount` |
/// | 0x24 | 0x4 | ULONG | `SpinCount` |
/// | 0x28 | 0x8 | PVOID | `OwningThread` |
/// | 0x30 | 0x8 | PVOID | `Address` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CRITSEC_EVENT_COLLISION")]
pub struct EtwCritsecEventCollision64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `ULONG LockCount`, at 0x20. The critical section's count of waiters, as its own field has it.
    pub lock_count: u32,
    /// `ULONG SpinCount`, at 0x24. How often a thread tries again before it waits.
    pub spin_count: u32,
    /// `PVOID OwningThread`, at 0x28. The thread that has the critical section.
    pub owning_thread: u64,
    /// `PVOID Address`, at 0x30. The critical section.
    pub address: u64,
}
impl EtwCritsecEventCollision64 {
    /// The size in bytes.
    pub const SIZE: usize = 56;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 56]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            lock_count: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            spin_count: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            owning_thread: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            address: u64::from_le_bytes(get::<48, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 56 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_CRITSEC_EVENT_COLLISION",
                    needed: 56,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 56] {
        let mut bytes = [0; 56];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.lock_count.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.spin_count.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.owning_thread.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.address.to_le_bytes());
        bytes
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeader {
        self.header
    }
    /// Sets `Header`.
    #[inline]
    pub fn set_header(&mut self, value: crate::headers::SystemTraceHeader) {
        self.header = value;
    }
    /// `ULONG LockCount`, at 0x20. The critical section's count of waiters, as its own field has it.
    #[inline]
    pub fn lock_count(&self) -> u32 {
        self.lock_count
    }
    /// Sets `LockCount`.
    #[inline]
    pub fn set_lock_count(&mut self, value: u32) {
        self.lock_count = value;
    }
    /// `ULONG SpinCount`, at 0x24. How often a thread tries again before it waits.
    #[inline]
    pub fn spin_count(&self) -> u32 {
        self.spin_count
    }
    /// Sets `SpinCount`.
    #[inline]
    pub fn set_spin_count(&mut self, value: u32) {
        self.spin_count = value;
    }
    /// `PVOID OwningThread`, at 0x28. The thread that has the critical section.
    #[inline]
    pub fn owning_thread(&self) -> u64 {
        self.owning_thread
    }
    /// Sets `OwningThread`.
    #[inline]
    pub fn set_owning_thread(&mut self, value: u64) {
        self.owning_thread = value;
    }
    /// `PVOID Address`, at 0x30. The critical section.
    #[inline]
    pub fn address(&self) -> u64 {
        self.address
    }
    /// Sets `Address`.
    #[inline]
    pub fn set_address(&mut self, value: u64) {
        self.address = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_critsec_event_collision::V5_0X64;
}
impl Default for EtwCritsecEventCollision64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 56])
    }
}
impl Sealed for EtwCritsecEventCollision64 {}
impl Record for EtwCritsecEventCollision64 {
    const NAME: &'static str = "ETW_CRITSEC_EVENT_COLLISION";
    const SIZE: usize = 56;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwCritsecEventCollision64 {
    const SIZE: usize = 56;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwCritsecEventCollision64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwCritsecEventCollision64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::SystemTraceHeader>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|((header, lock_count, spin_count, owning_thread, address),)| Self {
                header,
                lock_count,
                spin_count,
                owning_thread,
                address,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwCritsecEventCollision64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwCritsecEventCollision64View<'a> {
    fixed: &'a [u8; 56],
}
impl<'a> EtwCritsecEventCollision64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 56 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_CRITSEC_EVENT_COLLISION",
                    needed: 56,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 56]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwCritsecEventCollision64 {
        EtwCritsecEventCollision64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 56] {
        self.fixed
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeaderView<'a> {
        crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed))
    }
    /// `ULONG LockCount`, at 0x20. The critical section's count of waiters, as its own field has it.
    #[inline]
    pub fn lock_count(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `ULONG SpinCount`, at 0x24. How often a thread tries again before it waits.
    #[inline]
    pub fn spin_count(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
    /// `PVOID OwningThread`, at 0x28. The thread that has the critical section.
    #[inline]
    pub fn owning_thread(&self) -> u64 {
        u64::from_le_bytes(get::<40, 8, _>(self.fixed))
    }
    /// `PVOID Address`, at 0x30. The critical section.
    #[inline]
    pub fn address(&self) -> u64 {
        u64::from_le_bytes(get::<48, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwCritsecEventCollision64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwCritsecEventCollision64View");
        out.field("header", &self.header());
        out.field("lock_count", &self.lock_count());
        out.field("spin_count", &self.spin_count());
        out.field("owning_thread", &self.owning_thread());
        out.field("address", &self.address());
        out.finish()
    }
}
