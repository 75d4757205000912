// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Pool memory allocated or freed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_ALLOCATEPOOL` (0x0E20), `PERFINFO_LOG_TYPE_ALLOCATEPOOL_SESSION` (0x0E21),
    /// `PERFINFO_LOG_TYPE_FREEPOOL` (0x0E22), `PERFINFO_LOG_TYPE_FREEPOOL_SESSION` (0x0E23).
    ///
    /// Structures: `ETW_POOL_EVENT`.
    #[doc(alias = "ETW_POOL_EVENT")]
    EtwPoolEventPayload {
        /// A value of the documented POOL_TYPE. In traces only, 0x10000000 marks a big allocation. In C: `PoolType`.
        fn pool_type -> u32 = number(0);
        /// Tag of the allocation, four characters. In C: `Tag`.
        fn tag -> u32 = number(1);
        /// In C: `NumberOfBytes`. Unit: bytes.
        fn number_of_bytes -> u64 = number(2);
        /// Address of the allocation. In C: `Entry`.
        fn entry -> u64 = number(3);
    }
}

pub(crate) static ETW_POOL_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
pub(crate) static ETW_POOL_EVENT_1: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8)];
