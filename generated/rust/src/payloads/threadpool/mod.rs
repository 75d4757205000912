// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! User-mode thread pools.
//!
//! The feature `payloads-threadpool` enables the module.
pub mod etw_tp_event_callback_cancel;
pub use etw_tp_event_callback_cancel::EtwTpEventCallbackCancelPtr32;
pub use etw_tp_event_callback_cancel::EtwTpEventCallbackCancelPtr64;
pub use etw_tp_event_callback_cancel::EtwTpEventCallbackCancelPtr32View;
pub use etw_tp_event_callback_cancel::EtwTpEventCallbackCancelPtr64View;
pub use etw_tp_event_callback_cancel::EtwTpEventCallbackCancel;
pub use etw_tp_event_callback_cancel::EtwTpEventCallbackCancelView;
pub mod etw_tp_event_callback_enqueue;
pub use etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueuePtr32;
pub use etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueuePtr64;
pub use etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueuePtr32View;
pub use etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueuePtr64View;
pub use etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueue;
pub use etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueueView;
pub mod etw_tp_event_callback_start;
pub use etw_tp_event_callback_start::EtwTpEventCallbackStartPtr32;
pub use etw_tp_event_callback_start::EtwTpEventCallbackStartPtr64;
pub use etw_tp_event_callback_start::EtwTpEventCallbackStartPtr32View;
pub use etw_tp_event_callback_start::EtwTpEventCallbackStartPtr64View;
pub use etw_tp_event_callback_start::EtwTpEventCallbackStart;
pub use etw_tp_event_callback_start::EtwTpEventCallbackStartView;
pub mod etw_tp_event_pool_close;
pub use etw_tp_event_pool_close::EtwTpEventPoolClosePtr32;
pub use etw_tp_event_pool_close::EtwTpEventPoolClosePtr64;
pub use etw_tp_event_pool_close::EtwTpEventPoolClosePtr32View;
pub use etw_tp_event_pool_close::EtwTpEventPoolClosePtr64View;
pub use etw_tp_event_pool_close::EtwTpEventPoolClose;
pub use etw_tp_event_pool_close::EtwTpEventPoolCloseView;
pub mod etw_tp_event_pool_create;
pub use etw_tp_event_pool_create::EtwTpEventPoolCreatePtr32;
pub use etw_tp_event_pool_create::EtwTpEventPoolCreatePtr64;
pub use etw_tp_event_pool_create::EtwTpEventPoolCreatePtr32View;
pub use etw_tp_event_pool_create::EtwTpEventPoolCreatePtr64View;
pub use etw_tp_event_pool_create::EtwTpEventPoolCreate;
pub use etw_tp_event_pool_create::EtwTpEventPoolCreateView;
pub mod etw_tp_event_pool_th_max_set;
pub use etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetPtr32;
pub use etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetPtr64;
pub use etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetPtr32View;
pub use etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetPtr64View;
pub use etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSet;
pub use etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetView;
pub mod etw_tp_event_pool_th_min_set;
pub use etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetPtr32;
pub use etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetPtr64;
pub use etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetPtr32View;
pub use etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetPtr64View;
pub use etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSet;
pub use etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetView;
pub mod etw_tp_event_timer_cancel_nttimer;
pub use etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerPtr32;
pub use etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerPtr64;
pub use etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerPtr32View;
pub use etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerPtr64View;
pub use etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimer;
pub use etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerView;
pub mod etw_tp_event_timer_cancelled;
pub use etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledPtr32;
pub use etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledPtr64;
pub use etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledPtr32View;
pub use etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledPtr64View;
pub use etw_tp_event_timer_cancelled::EtwTpEventTimerCancelled;
pub use etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledView;
pub mod etw_tp_event_timer_expiration;
pub use etw_tp_event_timer_expiration::EtwTpEventTimerExpirationPtr32;
pub use etw_tp_event_timer_expiration::EtwTpEventTimerExpirationPtr64;
pub use etw_tp_event_timer_expiration::EtwTpEventTimerExpirationPtr32View;
pub use etw_tp_event_timer_expiration::EtwTpEventTimerExpirationPtr64View;
pub use etw_tp_event_timer_expiration::EtwTpEventTimerExpiration;
pub use etw_tp_event_timer_expiration::EtwTpEventTimerExpirationView;
pub mod etw_tp_event_timer_expiration_begin;
pub use etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginPtr32;
pub use etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginPtr64;
pub use etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginPtr32View;
pub use etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginPtr64View;
pub use etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBegin;
pub use etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginView;
pub mod etw_tp_event_timer_expiration_end;
pub use etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndPtr32;
pub use etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndPtr64;
pub use etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndPtr32View;
pub use etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndPtr64View;
pub use etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEnd;
pub use etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndView;
pub mod etw_tp_event_timer_set;
pub use etw_tp_event_timer_set::EtwTpEventTimerSetPtr32;
pub use etw_tp_event_timer_set::EtwTpEventTimerSetPtr64;
pub use etw_tp_event_timer_set::EtwTpEventTimerSetPtr32View;
pub use etw_tp_event_timer_set::EtwTpEventTimerSetPtr64View;
pub use etw_tp_event_timer_set::EtwTpEventTimerSet;
pub use etw_tp_event_timer_set::EtwTpEventTimerSetView;
pub mod etw_tp_event_timer_set_nttimer;
pub use etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerPtr32;
pub use etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerPtr64;
pub use etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerPtr32View;
pub use etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerPtr64View;
pub use etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimer;
pub use etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerView;
pub mod etw_tp_event_worker_numanode_switch;
pub use etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchPtr32;
pub use etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchPtr64;
pub use etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchPtr32View;
pub use etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchPtr64View;
pub use etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitch;
pub use etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchView;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub mod tp_pool_create_close;
pub use tp_pool_create_close::TpPoolCreateClosePtr32;
pub use tp_pool_create_close::TpPoolCreateClosePtr64;
pub use tp_pool_create_close::TpPoolCreateClosePtr32View;
pub use tp_pool_create_close::TpPoolCreateClosePtr64View;
pub use tp_pool_create_close::TpPoolCreateClose;
pub use tp_pool_create_close::TpPoolCreateCloseView;
pub mod tp_thread_set;
pub use tp_thread_set::TpThreadSetPtr32;
pub use tp_thread_set::TpThreadSetPtr64;
pub use tp_thread_set::TpThreadSetPtr32View;
pub use tp_thread_set::TpThreadSetPtr64View;
pub use tp_thread_set::TpThreadSet;
pub use tp_thread_set::TpThreadSetView;
pub mod tpcb_cancel;
pub use tpcb_cancel::TpcbCancelPtr32;
pub use tpcb_cancel::TpcbCancelPtr64;
pub use tpcb_cancel::TpcbCancelPtr32View;
pub use tpcb_cancel::TpcbCancelPtr64View;
pub use tpcb_cancel::TpcbCancel;
pub use tpcb_cancel::TpcbCancelView;
pub mod tpcb_dequeue;
pub use tpcb_dequeue::TpcbDequeuePtr32;
pub use tpcb_dequeue::TpcbDequeuePtr64;
pub use tpcb_dequeue::TpcbDequeuePtr32View;
pub use tpcb_dequeue::TpcbDequeuePtr64View;
pub use tpcb_dequeue::TpcbDequeue;
pub use tpcb_dequeue::TpcbDequeueView;
pub mod tpcb_enqueue;
pub use tpcb_enqueue::TpcbEnqueuePtr32;
pub use tpcb_enqueue::TpcbEnqueuePtr64;
pub use tpcb_enqueue::TpcbEnqueuePtr32View;
pub use tpcb_enqueue::TpcbEnqueuePtr64View;
pub use tpcb_enqueue::TpcbEnqueue;
pub use tpcb_enqueue::TpcbEnqueueView;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &etw_tp_event_callback_cancel::LAYOUT_0,
        &etw_tp_event_callback_cancel::LAYOUT_1,
        &etw_tp_event_callback_enqueue::LAYOUT_0,
        &etw_tp_event_callback_enqueue::LAYOUT_1,
        &etw_tp_event_callback_start::LAYOUT_0,
        &etw_tp_event_callback_start::LAYOUT_1,
        &etw_tp_event_pool_close::LAYOUT_0,
        &etw_tp_event_pool_close::LAYOUT_1,
        &etw_tp_event_pool_create::LAYOUT_0,
        &etw_tp_event_pool_create::LAYOUT_1,
        &etw_tp_event_pool_th_max_set::LAYOUT_0,
        &etw_tp_event_pool_th_max_set::LAYOUT_1,
        &etw_tp_event_pool_th_min_set::LAYOUT_0,
        &etw_tp_event_pool_th_min_set::LAYOUT_1,
        &etw_tp_event_timer_cancelled::LAYOUT_0,
        &etw_tp_event_timer_cancelled::LAYOUT_1,
        &etw_tp_event_timer_cancel_nttimer::LAYOUT_0,
        &etw_tp_event_timer_cancel_nttimer::LAYOUT_1,
        &etw_tp_event_timer_expiration::LAYOUT_0,
        &etw_tp_event_timer_expiration::LAYOUT_1,
        &etw_tp_event_timer_expiration_begin::LAYOUT_0,
        &etw_tp_event_timer_expiration_begin::LAYOUT_1,
        &etw_tp_event_timer_expiration_end::LAYOUT_0,
        &etw_tp_event_timer_expiration_end::LAYOUT_1,
        &etw_tp_event_timer_set::LAYOUT_0,
        &etw_tp_event_timer_set::LAYOUT_1,
        &etw_tp_event_timer_set_nttimer::LAYOUT_0,
        &etw_tp_event_timer_set_nttimer::LAYOUT_1,
        &etw_tp_event_worker_numanode_switch::LAYOUT_0,
        &etw_tp_event_worker_numanode_switch::LAYOUT_1,
        &tpcb_cancel::LAYOUT_0,
        &tpcb_cancel::LAYOUT_1,
        &tpcb_dequeue::LAYOUT_0,
        &tpcb_dequeue::LAYOUT_1,
        &tpcb_enqueue::LAYOUT_0,
        &tpcb_enqueue::LAYOUT_1,
        &tp_pool_create_close::LAYOUT_0,
        &tp_pool_create_close::LAYOUT_1,
        &tp_thread_set::LAYOUT_0,
        &tp_thread_set::LAYOUT_1,
    ],
    values: &[],
    dispatches: &[],
};
