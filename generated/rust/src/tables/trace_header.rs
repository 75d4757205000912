// Generated from spec/dispatch/TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::describe::Dispatch;

pub(crate) static DISPATCH: Dispatch = Dispatch { name: "TRACE_HEADER", size: 4, cases: crate::headers::TRACE_HEADER_CASES, layouts: &[
    &crate::tables::wnode_header::V5_0X64,
    &crate::tables::system_trace_header::V5_0,
    &crate::tables::compact_system_trace_header::V6_2,
    &crate::tables::event_trace_header::V5_1,
    &crate::tables::event_instance_header::V6_0,
    &crate::tables::event_instance_guid_header::V5_2,
    &crate::tables::perfinfo_trace_header::V5_1,
    &crate::tables::event_header::V6_0,
    &crate::tables::message_trace_header::V5_1,
] };
