// Generated from spec/dispatch/PERFINFO_CCSWAP_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::describe::Dispatch;

pub(crate) static DISPATCH: Dispatch = Dispatch { name: "PERFINFO_CCSWAP_RECORD", size: 2, cases: crate::payloads::thread::PERFINFO_CCSWAP_RECORD_CASES, layouts: &[
    &crate::tables::perfinfo_ccswap_idle_short::V6_0,
    &crate::tables::perfinfo_ccswap_idle::V6_0,
    &crate::tables::perfinfo_ccswap_lite::V6_0,
    &crate::tables::perfinfo_ccswap::V6_0,
] };
