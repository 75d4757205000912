// Generated from spec/dispatch/EVENT_EXTENDED_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::describe::Dispatch;

pub(crate) static DISPATCH: Dispatch = Dispatch { name: "EVENT_EXTENDED_ITEM", size: 2, cases: crate::headers::EVENT_EXTENDED_ITEM_CASES, layouts: &[
    &crate::tables::event_extended_item_related_activityid::V5_0,
    &crate::tables::sid::V5_0,
    &crate::tables::event_extended_item_ts_id::V5_0,
    &crate::tables::event_extended_item_instance::V5_0,
    &crate::tables::event_extended_item_stack_trace32::V5_0,
    &crate::tables::event_extended_item_stack_trace64::V5_0,
    &crate::tables::event_extended_item_pebs_index::V5_0,
    &crate::tables::event_extended_item_pmc_counters::V5_0,
    &crate::tables::event_extended_item_event_key::V5_0,
    &crate::tables::event_schema_tl::V5_0,
    &crate::tables::event_provider_traits::V10_0,
    &crate::tables::event_extended_item_process_start_key::V5_0,
    &crate::tables::event_extended_item_stack_key32::V5_0,
    &crate::tables::event_extended_item_stack_key64::V5_0,
] };
