// Generated from spec/structs/WorkerThread.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WorkerThread in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A system worker thread has done a piece of work.
///
/// In C: `WorkerThread`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WorkerThread")]
#[doc(alias = "WorkerThread_V1")]
pub struct WorkerThreadX86 {
    /// `ULONG TThreadId`, at 0x00. The thread.
    pub t_thread_id: u32,
    /// `ULONGLONG StartTime`, at 0x04. When it began on the work.
    pub start_time: u64,
    /// `PVOID ThreadRoutine`, at 0x0C. The routine that does the work.
    pub thread_routine: u32,
}

impl WorkerThreadX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            t_thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            start_time: u64::from_le_bytes(get::<4, 8, _>(bytes)),
            thread_routine: u32::from_le_bytes(get::<12, 4, _>(bytes)),
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::worker_thread::V5_0X86;
}

fixed_record!(WorkerThreadX86, WorkerThreadX86View, 16, "WorkerThread");
getters! {
    self WorkerThreadX86View "WorkerThreadX86View" {
        /// `ULONG TThreadId`, at 0x00.
        t_thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONGLONG StartTime`, at 0x04.
        start_time: u64 = u64::from_le_bytes(get::<4, 8, _>(self.fixed));
        /// `PVOID ThreadRoutine`, at 0x0C.
        thread_routine: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
