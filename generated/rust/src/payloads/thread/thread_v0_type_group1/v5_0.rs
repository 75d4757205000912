// Generated from spec/structs/Thread_V0_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Thread_V0_TypeGroup1 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread began, ended, or exists.
///
/// In C: `Thread_V0_TypeGroup1`, 0x8 bytes. Releases 5.0+.
///
/// The only version in which the thread comes before the process.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "Thread_V0_TypeGroup1")]
pub struct ThreadV0TypeGroup1 {
    /// `ULONG TThreadId`, at 0x00. The thread.
    pub t_thread_id: u32,
    /// `ULONG ProcessId`, at 0x04. The process of the thread.
    pub process_id: u32,
}

impl ThreadV0TypeGroup1 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            t_thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            process_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.t_thread_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::thread_v0_type_group1::V5_0;
}

fixed_record!(ThreadV0TypeGroup1, ThreadV0TypeGroup1View, 8, "Thread_V0_TypeGroup1");
getters! {
    self ThreadV0TypeGroup1View "ThreadV0TypeGroup1View" {
        /// `ULONG TThreadId`, at 0x00.
        t_thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x04.
        process_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
