// Generated from spec/dispatch/TRACE_ENABLE_FLAG_EXT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::describe::Dispatch;

pub(crate) static DISPATCH: Dispatch = Dispatch { name: "TRACE_ENABLE_FLAG_EXT", size: 4, cases: crate::requests::session::TRACE_ENABLE_FLAG_EXT_CASES, layouts: &[
    &crate::tables::etw_ext_enable_flags_item::V6_0,
    &crate::tables::etw_ext_pids_item::V6_0,
    &crate::tables::etw_ext_stackwalk_filter_item::V6_0,
    &crate::tables::etw_ext_pooltag_filter_item::V6_1,
    &crate::tables::etw_ext_stack_caching_item::V6_2,
    &crate::tables::trace_enable_flag_ext_data_item::V6_0,
] };
