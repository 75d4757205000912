// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Thread pool created or closed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_TP_POOL_CREATE` (0x1C25), `PERFINFO_LOG_TYPE_TP_POOL_CLOSE` (0x1C26).
    ///
    /// Structures: `TPPoolCreateClose`.
    #[doc(alias = "TPPoolCreateClose")]
    TpPoolCreateClosePayload {
        /// Identifies the thread pool. In C: `PoolId`.
        fn pool_id -> u64 = number(0);
    }
}

pub(crate) static TP_POOL_CREATE_CLOSE_0: &[Slot] = &[Slot::At(0, 4)];
pub(crate) static TP_POOL_CREATE_CLOSE_1: &[Slot] = &[Slot::At(0, 8)];
payload_type! {
    /// Thread pool minimum or maximum thread count set.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_TP_POOL_TH_MIN_SET` (0x1C27), `PERFINFO_LOG_TYPE_TP_POOL_TH_MAX_SET` (0x1C28).
    ///
    /// Structures: `TPThreadSet`.
    #[doc(alias = "TPThreadSet")]
    TpThreadSetPayload {
        /// Identifies the thread pool. In C: `PoolId`.
        fn pool_id -> u64 = number(0);
        /// Number of threads. In C: `ThreadNum`.
        fn thread_num -> u32 = number(1);
    }
}

pub(crate) static TP_THREAD_SET_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static TP_THREAD_SET_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Callback canceled.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_TP_CALLBACK_CANCEL` (0x1C24).
    ///
    /// Structures: `TPCBCancel`.
    #[doc(alias = "TPCBCancel")]
    TpcbCancelPayload {
        /// Task ID, which correlates the events of a task. In C: `TaskId`.
        fn task_id -> u64 = number(0);
        /// Number of canceled callbacks. In C: `CancelCount`.
        fn cancel_count -> u32 = number(1);
    }
}

pub(crate) static TPCB_CANCEL_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static TPCB_CANCEL_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Callback dequeued or ended.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_TP_CALLBACK_DEQUEUE` (0x1C21), `PERFINFO_LOG_TYPE_TP_CALLBACK_STOP` (0x1C23).
    ///
    /// Structures: `TPCBDequeue`.
    #[doc(alias = "TPCBDequeue")]
    TpcbDequeuePayload {
        /// Task ID, which correlates the events of a task. In C: `TaskId`.
        fn task_id -> u64 = number(0);
    }
}

pub(crate) static TPCB_DEQUEUE_0: &[Slot] = &[Slot::At(0, 4)];
pub(crate) static TPCB_DEQUEUE_1: &[Slot] = &[Slot::At(0, 8)];
payload_type! {
    /// Callback queued or started.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_TP_CALLBACK_ENQUEUE` (0x1C20), `PERFINFO_LOG_TYPE_TP_CALLBACK_START` (0x1C22).
    ///
    /// Structures: `TPCBEnqueue`.
    #[doc(alias = "TPCBEnqueue")]
    TpcbEnqueuePayload {
        /// Identifies the thread pool. In C: `PoolId`.
        fn pool_id -> u64 = number(0);
        /// Task ID, which correlates the events of a task. In C: `TaskId`.
        fn task_id -> u64 = number(1);
        /// Address of code. In C: `CallbackFunction`.
        fn callback -> u64 = number(2);
        /// Argument of the callback. In C: `CallbackContext`.
        fn context -> u64 = number(3);
        /// Tag of the service for which the callback runs. In C: `SubProcessTag`.
        fn sub_process_tag -> u64 = number(4);
    }
}

pub(crate) static TPCB_ENQUEUE_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4)];
pub(crate) static TPCB_ENQUEUE_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8)];
