// Generated from spec/enums/KTHREAD_STATE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// States of a thread.
    ///
    /// In C: `KTHREAD_STATE`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *Event Tracing MOF classes*; Winsider Seminars & Solutions and contributors, *ntkeapi.h*.
    #[doc(alias = "KTHREAD_STATE")]
    KthreadState(u8), size = 1 {
        /// `Initialized`. Releases unknown.
        #[doc(alias = "Initialized")]
        INITIALIZED = 0x00, "Initialized";
        /// `Ready`. Releases unknown.
        #[doc(alias = "Ready")]
        READY = 0x01, "Ready";
        /// `Running`. Releases unknown.
        #[doc(alias = "Running")]
        RUNNING = 0x02, "Running";
        /// `Standby`. Releases unknown.
        #[doc(alias = "Standby")]
        STANDBY = 0x03, "Standby";
        /// `Terminated`. Releases unknown.
        #[doc(alias = "Terminated")]
        TERMINATED = 0x04, "Terminated";
        /// `Waiting`. Releases unknown.
        #[doc(alias = "Waiting")]
        WAITING = 0x05, "Waiting";
        /// `Transition`. Releases unknown.
        #[doc(alias = "Transition")]
        TRANSITION = 0x06, "Transition";
        /// `DeferredReady`. Releases unknown.
        #[doc(alias = "DeferredReady")]
        DEFERRED_READY = 0x07, "DeferredReady";
        /// `GateWaitObsolete`. Releases unknown.
        #[doc(alias = "GateWaitObsolete")]
        GATE_WAIT_OBSOLETE = 0x08, "GateWaitObsolete";
        /// `WaitingForProcessInSwap`. Releases unknown.
        #[doc(alias = "WaitingForProcessInSwap")]
        WAITING_FOR_PROCESS_IN_SWAP = 0x09, "WaitingForProcessInSwap";
    }
}

static TABLE: Values = values("KTHREAD_STATE", false, &[
    named("Initialized", 0, &[]),
    named("Ready", 1, &[]),
    named("Running", 2, &[]),
    named("Standby", 3, &[]),
    named("Terminated", 4, &[]),
    named("Waiting", 5, &[]),
    named("Transition", 6, &[]),
    named("DeferredReady", 7, &[]),
    named("GateWaitObsolete", 8, &[]),
    named("WaitingForProcessInSwap", 9, &[]),
]);
