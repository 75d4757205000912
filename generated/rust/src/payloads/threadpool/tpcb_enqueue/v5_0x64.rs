// Generated from spec/structs/TPCBEnqueue.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TPCBEnqueue in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A callback was queued, or begins.
///
/// In C: `TPCBEnqueue`, 0x28 bytes. Releases 5.0+ with 64 bit pointers.
///
/// ETW_TP_EVENT_CALLBACK_ENQUEUE is the same with the trace header.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TPCBEnqueue")]
pub struct TpcbEnqueueX64 {
    /// `PVOID PoolId`, at 0x00. The pool.
    pub pool_id: u64,
    /// `PVOID TaskId`, at 0x08. The task, by which its events are matched.
    pub task_id: u64,
    /// `PVOID CallbackFunction`, at 0x10.
    pub callback_function: u64,
    /// `PVOID CallbackContext`, at 0x18. What the callback gets.
    pub callback_context: u64,
    /// `ULONG_PTR SubProcessTag`, at 0x20. Which service of the process it is for.
    pub sub_process_tag: u64,
}

impl TpcbEnqueueX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            pool_id: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            task_id: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            callback_function: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            callback_context: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            sub_process_tag: u64::from_le_bytes(get::<32, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 8, _>(&mut bytes, self.pool_id.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.task_id.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.callback_function.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.callback_context.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.sub_process_tag.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tpcb_enqueue::V5_0X64;
}

fixed_record!(TpcbEnqueueX64, TpcbEnqueueX64View, 40, "TPCBEnqueue");
getters! {
    self TpcbEnqueueX64View "TpcbEnqueueX64View" {
        /// `PVOID PoolId`, at 0x00.
        pool_id: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID TaskId`, at 0x08.
        task_id: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PVOID CallbackFunction`, at 0x10.
        callback_function: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `PVOID CallbackContext`, at 0x18.
        callback_context: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONG_PTR SubProcessTag`, at 0x20.
        sub_process_tag: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
    }
}
