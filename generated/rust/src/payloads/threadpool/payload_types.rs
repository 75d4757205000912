// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

#[allow(unused_imports)]
use crate::rt::*;

payload_type! {
    /// Thread pool created or closed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_TP_POOL_CREATE` (0x1C25), `PERFINFO_LOG_TYPE_TP_POOL_CLOSE` (0x1C26).
    ///
    /// Structures: `TPPoolCreateClose`.
    #[doc(alias = "TPPoolCreateClose")]
    TpPoolCreateClosePayload
}

impl<'a> TpPoolCreateClosePayload<'a> {
    /// Identifies the thread pool. In C: `PoolId`.
    #[inline]
    pub fn pool_id(&self) -> u64 {
        self.0.number(0)
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
    TpThreadSetPayload
}

impl<'a> TpThreadSetPayload<'a> {
    /// Identifies the thread pool. In C: `PoolId`.
    #[inline]
    pub fn pool_id(&self) -> u64 {
        self.0.number(0)
    }
    /// Number of threads. In C: `ThreadNum`.
    #[inline]
    pub fn thread_num(&self) -> u32 {
        self.0.number(1)
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
    TpcbCancelPayload
}

impl<'a> TpcbCancelPayload<'a> {
    /// Task ID, which correlates the events of a task. In C: `TaskId`.
    #[inline]
    pub fn task_id(&self) -> u64 {
        self.0.number(0)
    }
    /// Number of canceled callbacks. In C: `CancelCount`.
    #[inline]
    pub fn cancel_count(&self) -> u32 {
        self.0.number(1)
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
    TpcbDequeuePayload
}

impl<'a> TpcbDequeuePayload<'a> {
    /// Task ID, which correlates the events of a task. In C: `TaskId`.
    #[inline]
    pub fn task_id(&self) -> u64 {
        self.0.number(0)
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
    TpcbEnqueuePayload
}

impl<'a> TpcbEnqueuePayload<'a> {
    /// Identifies the thread pool. In C: `PoolId`.
    #[inline]
    pub fn pool_id(&self) -> u64 {
        self.0.number(0)
    }
    /// Task ID, which correlates the events of a task. In C: `TaskId`.
    #[inline]
    pub fn task_id(&self) -> u64 {
        self.0.number(1)
    }
    /// Address of code. In C: `CallbackFunction`.
    #[inline]
    pub fn callback(&self) -> u64 {
        self.0.number(2)
    }
    /// Argument of the callback. In C: `CallbackContext`.
    #[inline]
    pub fn context(&self) -> u64 {
        self.0.number(3)
    }
    /// Tag of the service for which the callback runs. In C: `SubProcessTag`.
    #[inline]
    pub fn sub_process_tag(&self) -> u64 {
        self.0.number(4)
    }
}

pub(crate) static TPCB_ENQUEUE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4)];
pub(crate) static TPCB_ENQUEUE_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8)];
