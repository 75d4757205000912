// Generated from spec/structs/WorkerThread.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WorkerThread in the form of releases 5.0+ with 32 bit pointers.
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
/// A system worker thread has done a piece of work.
///
/// In C: `WorkerThread`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `TThreadId` |
/// | 0x04 | 0x8 | ULONGLONG | `StartTime` |
/// | 0x0c | 0x4 | PVOID | `ThreadRoutine` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WorkerThread")]
#[doc(alias = "WorkerThread_V1")]
pub struct WorkerThread32 {
    /// `ULONG TThreadId`, at 0x00. The thread.
    pub t_thread_id: u32,
    /// `ULONGLONG StartTime`, at 0x04. When it began on the work.
    pub start_time: u64,
    /// `PVOID ThreadRoutine`, at 0x0C. The routine that does the work.
    pub thread_routine: u32,
}
impl WorkerThread32 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            t_thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            start_time: u64::from_le_bytes(get::<4, 8, _>(bytes)),
            thread_routine: u32::from_le_bytes(get::<12, 4, _>(bytes)),
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
                    name: "WorkerThread",
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
        put::<0, 4, _>(&mut bytes, self.t_thread_id.to_le_bytes());
        put::<4, 8, _>(&mut bytes, self.start_time.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.thread_routine.to_le_bytes());
        bytes
    }
    /// `ULONG TThreadId`, at 0x00. The thread.
    #[inline]
    pub fn t_thread_id(&self) -> u32 {
        self.t_thread_id
    }
    /// Sets `TThreadId`.
    #[inline]
    pub fn set_t_thread_id(&mut self, value: u32) {
        self.t_thread_id = value;
    }
    /// `ULONGLONG StartTime`, at 0x04. When it began on the work.
    #[inline]
    pub fn start_time(&self) -> u64 {
        self.start_time
    }
    /// Sets `StartTime`.
    #[inline]
    pub fn set_start_time(&mut self, value: u64) {
        self.start_time = value;
    }
    /// `PVOID ThreadRoutine`, at 0x0C. The routine that does the work.
    #[inline]
    pub fn thread_routine(&self) -> u32 {
        self.thread_routine
    }
    /// Sets `ThreadRoutine`.
    #[inline]
    pub fn set_thread_routine(&mut self, value: u32) {
        self.thread_routine = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::worker_thread::V5_0X86;
}
impl Default for WorkerThread32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for WorkerThread32 {}
impl Record for WorkerThread32 {
    const NAME: &'static str = "WorkerThread";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WorkerThread32 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WorkerThread32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WorkerThread32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((t_thread_id, start_time, thread_routine),)| Self {
                t_thread_id,
                start_time,
                thread_routine,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WorkerThread32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WorkerThread32View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> WorkerThread32View<'a> {
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
                    name: "WorkerThread",
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
    pub fn to_value(&self) -> WorkerThread32 {
        WorkerThread32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG TThreadId`, at 0x00. The thread.
    #[inline]
    pub fn t_thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONGLONG StartTime`, at 0x04. When it began on the work.
    #[inline]
    pub fn start_time(&self) -> u64 {
        u64::from_le_bytes(get::<4, 8, _>(self.fixed))
    }
    /// `PVOID ThreadRoutine`, at 0x0C. The routine that does the work.
    #[inline]
    pub fn thread_routine(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for WorkerThread32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WorkerThread32View");
        out.field("t_thread_id", &self.t_thread_id());
        out.field("start_time", &self.start_time());
        out.field("thread_routine", &self.thread_routine());
        out.finish()
    }
}
