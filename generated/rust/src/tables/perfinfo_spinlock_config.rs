// Generated from spec/structs/PERFINFO_SPINLOCK_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_SPINLOCK_CONFIG",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "By which rules spin locks are sampled.",
    fields: &[
        Field { name: "SpinLockSpinThreshold", path: "SpinLockSpinThreshold", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "SpinLockContentionSampleRate", path: "SpinLockContentionSampleRate", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Of how many contended acquisitions one is logged.", units: "", unknown: false, children: &[] },
        Field { name: "SpinLockAcquireSampleRate", path: "SpinLockAcquireSampleRate", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Of how many uncontended acquisitions one is logged.", units: "", unknown: false, children: &[] },
        Field { name: "SpinLockHoldThreshold", path: "SpinLockHoldThreshold", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "From how long on a lock counts as held too long.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
