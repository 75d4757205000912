// Generated from spec/structs/EVENT_TRACE_SPINLOCK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_1: Layout = Layout {
    name: "EVENT_TRACE_SPINLOCK_INFORMATION",
    aliases: &[],
    form: "V6_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(6), last: Release(7) },Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(7) },],
    releases: "6.1..6.2",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The parameters by which events of spin locks are sampled.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "SpinLockSpinThreshold", path: "SpinLockSpinThreshold", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much spinning an acquisition must have needed to be logged as contended; at least 1.", units: "", unknown: false, children: &[] },
        Field { name: "SpinLockAcquireSampleRate", path: "SpinLockAcquireSampleRate", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Of the acquisitions without spinning on a processor, one in so many is logged; at least 1000.", units: "", unknown: false, children: &[] },
        Field { name: "SpinLockContentionSampleRate", path: "SpinLockContentionSampleRate", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Contended acquisitions are logged when the processor's count of contentions is a multiple of this; at least 1.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V6_3: Layout = Layout {
    name: "EVENT_TRACE_SPINLOCK_INFORMATION",
    aliases: &[],
    form: "V6_3",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(8), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(8), last: Release(29) },],
    releases: "6.3+",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "The parameters by which events of spin locks are sampled.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "SpinLockSpinThreshold", path: "SpinLockSpinThreshold", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much spinning an acquisition must have needed to be logged as contended; at least 1.", units: "", unknown: false, children: &[] },
        Field { name: "SpinLockAcquireSampleRate", path: "SpinLockAcquireSampleRate", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Of the acquisitions without spinning on a processor, one in so many is logged; at least 1000.", units: "", unknown: false, children: &[] },
        Field { name: "SpinLockContentionSampleRate", path: "SpinLockContentionSampleRate", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Contended acquisitions are logged when the processor's count of contentions is a multiple of this; at least 1.", units: "", unknown: false, children: &[] },
        Field { name: "SpinLockHoldThreshold", path: "SpinLockHoldThreshold", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "A lock that was held for more cycles than this, as rdtsc counts them, is logged, unless this is 0; 0, or at least 1000000, the default.", units: "processor cycles", unknown: false, children: &[] },
    ],
    tail: &[],
};
