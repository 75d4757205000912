// Generated from spec/structs/TPCBEnqueue.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TPCBEnqueue in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A callback was queued, or begins.
///
/// In C: `TPCBEnqueue`, 0x14 bytes. Releases 5.0+ with 32 bit pointers.
///
/// ETW_TP_EVENT_CALLBACK_ENQUEUE is the same with the trace header.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TPCBEnqueue")]
pub struct TpcbEnqueueX86 {
    /// `PVOID PoolId`, at 0x00. The pool.
    pub pool_id: u32,
    /// `PVOID TaskId`, at 0x04. The task, by which its events are matched.
    pub task_id: u32,
    /// `PVOID CallbackFunction`, at 0x08.
    pub callback_function: u32,
    /// `PVOID CallbackContext`, at 0x0C. What the callback gets.
    pub callback_context: u32,
    /// `ULONG_PTR SubProcessTag`, at 0x10. Which service of the process it is for.
    pub sub_process_tag: u32,
}

impl TpcbEnqueueX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            pool_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            task_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            callback_function: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            callback_context: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            sub_process_tag: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 4, _>(&mut bytes, self.pool_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.task_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.callback_function.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.callback_context.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.sub_process_tag.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tpcb_enqueue::V5_0X86;
}

fixed_record!(TpcbEnqueueX86, TpcbEnqueueX86View, 20, "TPCBEnqueue");
getters! {
    self TpcbEnqueueX86View "TpcbEnqueueX86View" {
        /// `PVOID PoolId`, at 0x00.
        pool_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID TaskId`, at 0x04.
        task_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `PVOID CallbackFunction`, at 0x08.
        callback_function: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `PVOID CallbackContext`, at 0x0C.
        callback_context: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG_PTR SubProcessTag`, at 0x10.
        sub_process_tag: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    }
}
