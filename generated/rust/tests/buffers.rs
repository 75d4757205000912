// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `buffers`.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn etw_buffer_context_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::etw_buffer_context::V6_0;
    type V<'a> = etwspec::buffers::etw_buffer_context::V6_0View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_buffer_context_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::buffers::etw_buffer_context::V6_0;
    type V<'a> = etwspec::buffers::etw_buffer_context::V6_0View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.processor_number(), a.processor_number);
            let mut moved = a;
            moved.processor_number = b.processor_number;
            laws::only_moved(
                layout,
                "ProcessorNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.alignment(), a.alignment);
            let mut moved = a;
            moved.alignment = b.alignment;
            laws::only_moved(layout, "Alignment", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_buffer_context_v6_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::etw_buffer_context::EtwBufferContext;
    type V<'a> = etwspec::buffers::etw_buffer_context::EtwBufferContextView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_buffer_context_v6_2_members_lie_where_the_table_says() {
    type T = etwspec::buffers::etw_buffer_context::EtwBufferContext;
    type V<'a> = etwspec::buffers::etw_buffer_context::EtwBufferContextView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.processor_number(), a.processor_number());
            let mut moved = a;
            moved.set_processor_number(b.processor_number());
            laws::only_moved(
                layout,
                "ProcessorNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.alignment(), a.alignment());
            let mut moved = a;
            moved.set_alignment(b.alignment());
            laws::only_moved(layout, "Alignment", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor_index(), a.processor_index());
            let mut moved = a;
            moved.set_processor_index(b.processor_index());
            laws::only_moved(
                layout,
                "ProcessorIndex",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_ref_clock_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::etw_ref_clock::EtwRefClock;
    type V<'a> = etwspec::buffers::etw_ref_clock::EtwRefClockView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_ref_clock_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::buffers::etw_ref_clock::EtwRefClock;
    type V<'a> = etwspec::buffers::etw_ref_clock::EtwRefClockView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.start_time(), a.start_time);
            let mut moved = a;
            moved.start_time = b.start_time;
            laws::only_moved(layout, "StartTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_perf_clock(), a.start_perf_clock);
            let mut moved = a;
            moved.start_perf_clock = b.start_perf_clock;
            laws::only_moved(
                layout,
                "StartPerfClock",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn list_entry_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::list_entry::ListEntryX86;
    type V<'a> = etwspec::buffers::list_entry::ListEntryX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn list_entry_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::buffers::list_entry::ListEntryX86;
    type V<'a> = etwspec::buffers::list_entry::ListEntryX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.flink(), a.flink);
            let mut moved = a;
            moved.flink = b.flink;
            laws::only_moved(layout, "Flink", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.blink(), a.blink);
            let mut moved = a;
            moved.blink = b.blink;
            laws::only_moved(layout, "Blink", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn list_entry_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::list_entry::ListEntryX64;
    type V<'a> = etwspec::buffers::list_entry::ListEntryX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn list_entry_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::buffers::list_entry::ListEntryX64;
    type V<'a> = etwspec::buffers::list_entry::ListEntryX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.flink(), a.flink);
            let mut moved = a;
            moved.flink = b.flink;
            laws::only_moved(layout, "Flink", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.blink(), a.blink);
            let mut moved = a;
            moved.blink = b.blink;
            laws::only_moved(layout, "Blink", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn single_list_entry_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::single_list_entry::SingleListEntryX86;
    type V<'a> = etwspec::buffers::single_list_entry::SingleListEntryX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn single_list_entry_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::buffers::single_list_entry::SingleListEntryX86;
    type V<'a> = etwspec::buffers::single_list_entry::SingleListEntryX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.next(), a.next);
            let mut moved = a;
            moved.next = b.next;
            laws::only_moved(layout, "Next", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn single_list_entry_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::single_list_entry::SingleListEntryX64;
    type V<'a> = etwspec::buffers::single_list_entry::SingleListEntryX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn single_list_entry_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::buffers::single_list_entry::SingleListEntryX64;
    type V<'a> = etwspec::buffers::single_list_entry::SingleListEntryX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.next(), a.next);
            let mut moved = a;
            moved.next = b.next;
            laws::only_moved(layout, "Next", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_header_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_buffer_header::V5_0X86;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V5_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_buffer_header_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_buffer_header::V5_0X86;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V5_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1());
            let mut moved = a;
            moved.set_reserved1(b.reserved1());
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved2(), a.reserved2());
            let mut moved = a;
            moved.set_reserved2(b.reserved2());
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved3(), a.reserved3());
            let mut moved = a;
            moved.set_reserved3(b.reserved3());
            laws::only_moved(layout, "Reserved3", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.entry().to_value(), a.entry());
            let mut moved = a;
            moved.set_entry(b.entry());
            laws::only_moved(layout, "Entry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_count(), a.reference_count());
            let mut moved = a;
            moved.set_reference_count(b.reference_count());
            laws::only_moved(
                layout,
                "ReferenceCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.saved_offset(), a.saved_offset());
            let mut moved = a;
            moved.set_saved_offset(b.saved_offset());
            laws::only_moved(layout, "SavedOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_offset(), a.current_offset());
            let mut moved = a;
            moved.set_current_offset(b.current_offset());
            laws::only_moved(layout, "CurrentOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.use_perf_clock(), a.use_perf_clock());
            let mut moved = a;
            moved.set_use_perf_clock(b.use_perf_clock());
            laws::only_moved(layout, "UsePerfClock", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.time_stamp(), a.time_stamp());
            let mut moved = a;
            moved.set_time_stamp(b.time_stamp());
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid(), a.guid());
            let mut moved = a;
            moved.set_guid(b.guid());
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context().to_value(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost);
            let mut moved = a;
            moved.events_lost = b.events_lost;
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_guid(), a.instance_guid());
            let mut moved = a;
            moved.set_instance_guid(b.instance_guid());
            laws::only_moved(layout, "InstanceGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_context(), a.logger_context());
            let mut moved = a;
            moved.set_logger_context(b.logger_context());
            laws::only_moved(layout, "LoggerContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.global_entry().to_value(), a.global_entry());
            let mut moved = a;
            moved.set_global_entry(b.global_entry());
            laws::only_moved(layout, "GlobalEntry", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_header_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_buffer_header::V5_0X64;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V5_0X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_buffer_header_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_buffer_header::V5_0X64;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V5_0X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1());
            let mut moved = a;
            moved.set_reserved1(b.reserved1());
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved2(), a.reserved2());
            let mut moved = a;
            moved.set_reserved2(b.reserved2());
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved3(), a.reserved3());
            let mut moved = a;
            moved.set_reserved3(b.reserved3());
            laws::only_moved(layout, "Reserved3", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.entry().to_value(), a.entry());
            let mut moved = a;
            moved.set_entry(b.entry());
            laws::only_moved(layout, "Entry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_count(), a.reference_count());
            let mut moved = a;
            moved.set_reference_count(b.reference_count());
            laws::only_moved(
                layout,
                "ReferenceCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.saved_offset(), a.saved_offset());
            let mut moved = a;
            moved.set_saved_offset(b.saved_offset());
            laws::only_moved(layout, "SavedOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_offset(), a.current_offset());
            let mut moved = a;
            moved.set_current_offset(b.current_offset());
            laws::only_moved(layout, "CurrentOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.use_perf_clock(), a.use_perf_clock());
            let mut moved = a;
            moved.set_use_perf_clock(b.use_perf_clock());
            laws::only_moved(layout, "UsePerfClock", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.time_stamp(), a.time_stamp());
            let mut moved = a;
            moved.set_time_stamp(b.time_stamp());
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid(), a.guid());
            let mut moved = a;
            moved.set_guid(b.guid());
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context().to_value(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost);
            let mut moved = a;
            moved.events_lost = b.events_lost;
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_guid(), a.instance_guid());
            let mut moved = a;
            moved.set_instance_guid(b.instance_guid());
            laws::only_moved(layout, "InstanceGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_context(), a.logger_context());
            let mut moved = a;
            moved.set_logger_context(b.logger_context());
            laws::only_moved(layout, "LoggerContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.global_entry().to_value(), a.global_entry());
            let mut moved = a;
            moved.set_global_entry(b.global_entry());
            laws::only_moved(layout, "GlobalEntry", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_header_v5_1x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_buffer_header::V5_1X86;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V5_1X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_buffer_header_v5_1x86_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_buffer_header::V5_1X86;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V5_1X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1());
            let mut moved = a;
            moved.set_reserved1(b.reserved1());
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved2(), a.reserved2());
            let mut moved = a;
            moved.set_reserved2(b.reserved2());
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved3(), a.reserved3());
            let mut moved = a;
            moved.set_reserved3(b.reserved3());
            laws::only_moved(layout, "Reserved3", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.alignment(), a.alignment());
            let mut moved = a;
            moved.set_alignment(b.alignment());
            laws::only_moved(layout, "Alignment", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.slist_entry().to_value(), a.slist_entry());
            let mut moved = a;
            moved.set_slist_entry(b.slist_entry());
            laws::only_moved(layout, "SlistEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.entry().to_value(), a.entry());
            let mut moved = a;
            moved.set_entry(b.entry());
            laws::only_moved(layout, "Entry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_count(), a.reference_count());
            let mut moved = a;
            moved.set_reference_count(b.reference_count());
            laws::only_moved(
                layout,
                "ReferenceCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.saved_offset(), a.saved_offset());
            let mut moved = a;
            moved.set_saved_offset(b.saved_offset());
            laws::only_moved(layout, "SavedOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_offset(), a.current_offset());
            let mut moved = a;
            moved.set_current_offset(b.current_offset());
            laws::only_moved(layout, "CurrentOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.use_perf_clock(), a.use_perf_clock());
            let mut moved = a;
            moved.set_use_perf_clock(b.use_perf_clock());
            laws::only_moved(layout, "UsePerfClock", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.time_stamp(), a.time_stamp());
            let mut moved = a;
            moved.set_time_stamp(b.time_stamp());
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid(), a.guid());
            let mut moved = a;
            moved.set_guid(b.guid());
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context().to_value(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state().to_value(), a.state());
            let mut moved = a;
            moved.set_state(b.state());
            laws::only_moved(layout, "State", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost);
            let mut moved = a;
            moved.events_lost = b.events_lost;
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_guid(), a.instance_guid());
            let mut moved = a;
            moved.set_instance_guid(b.instance_guid());
            laws::only_moved(layout, "InstanceGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_context(), a.logger_context());
            let mut moved = a;
            moved.set_logger_context(b.logger_context());
            laws::only_moved(layout, "LoggerContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.global_entry().to_value(), a.global_entry());
            let mut moved = a;
            moved.set_global_entry(b.global_entry());
            laws::only_moved(layout, "GlobalEntry", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_header_v5_1x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_buffer_header::V5_1X64;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V5_1X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_buffer_header_v5_1x64_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_buffer_header::V5_1X64;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V5_1X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1());
            let mut moved = a;
            moved.set_reserved1(b.reserved1());
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved2(), a.reserved2());
            let mut moved = a;
            moved.set_reserved2(b.reserved2());
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved3(), a.reserved3());
            let mut moved = a;
            moved.set_reserved3(b.reserved3());
            laws::only_moved(layout, "Reserved3", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.alignment(), a.alignment());
            let mut moved = a;
            moved.set_alignment(b.alignment());
            laws::only_moved(layout, "Alignment", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.slist_entry().to_value(), a.slist_entry());
            let mut moved = a;
            moved.set_slist_entry(b.slist_entry());
            laws::only_moved(layout, "SlistEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.entry().to_value(), a.entry());
            let mut moved = a;
            moved.set_entry(b.entry());
            laws::only_moved(layout, "Entry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_count(), a.reference_count());
            let mut moved = a;
            moved.set_reference_count(b.reference_count());
            laws::only_moved(
                layout,
                "ReferenceCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.saved_offset(), a.saved_offset());
            let mut moved = a;
            moved.set_saved_offset(b.saved_offset());
            laws::only_moved(layout, "SavedOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_offset(), a.current_offset());
            let mut moved = a;
            moved.set_current_offset(b.current_offset());
            laws::only_moved(layout, "CurrentOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.use_perf_clock(), a.use_perf_clock());
            let mut moved = a;
            moved.set_use_perf_clock(b.use_perf_clock());
            laws::only_moved(layout, "UsePerfClock", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.time_stamp(), a.time_stamp());
            let mut moved = a;
            moved.set_time_stamp(b.time_stamp());
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid(), a.guid());
            let mut moved = a;
            moved.set_guid(b.guid());
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context().to_value(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state().to_value(), a.state());
            let mut moved = a;
            moved.set_state(b.state());
            laws::only_moved(layout, "State", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost);
            let mut moved = a;
            moved.events_lost = b.events_lost;
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_guid(), a.instance_guid());
            let mut moved = a;
            moved.set_instance_guid(b.instance_guid());
            laws::only_moved(layout, "InstanceGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_context(), a.logger_context());
            let mut moved = a;
            moved.set_logger_context(b.logger_context());
            laws::only_moved(layout, "LoggerContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.global_entry().to_value(), a.global_entry());
            let mut moved = a;
            moved.set_global_entry(b.global_entry());
            laws::only_moved(layout, "GlobalEntry", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_header_v5_2x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_buffer_header::V5_2X86;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V5_2X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_buffer_header_v5_2x86_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_buffer_header::V5_2X86;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V5_2X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1());
            let mut moved = a;
            moved.set_reserved1(b.reserved1());
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved2(), a.reserved2());
            let mut moved = a;
            moved.set_reserved2(b.reserved2());
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved3(), a.reserved3());
            let mut moved = a;
            moved.set_reserved3(b.reserved3());
            laws::only_moved(layout, "Reserved3", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.alignment(), a.alignment());
            let mut moved = a;
            moved.set_alignment(b.alignment());
            laws::only_moved(layout, "Alignment", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.slist_entry().to_value(), a.slist_entry());
            let mut moved = a;
            moved.set_slist_entry(b.slist_entry());
            laws::only_moved(layout, "SlistEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.entry().to_value(), a.entry());
            let mut moved = a;
            moved.set_entry(b.entry());
            laws::only_moved(layout, "Entry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_count(), a.reference_count());
            let mut moved = a;
            moved.set_reference_count(b.reference_count());
            laws::only_moved(
                layout,
                "ReferenceCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.saved_offset(), a.saved_offset());
            let mut moved = a;
            moved.set_saved_offset(b.saved_offset());
            laws::only_moved(layout, "SavedOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_offset(), a.current_offset());
            let mut moved = a;
            moved.set_current_offset(b.current_offset());
            laws::only_moved(layout, "CurrentOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.use_perf_clock(), a.use_perf_clock());
            let mut moved = a;
            moved.set_use_perf_clock(b.use_perf_clock());
            laws::only_moved(layout, "UsePerfClock", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.time_stamp(), a.time_stamp());
            let mut moved = a;
            moved.set_time_stamp(b.time_stamp());
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid(), a.guid());
            let mut moved = a;
            moved.set_guid(b.guid());
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context().to_value(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state().to_value(), a.state());
            let mut moved = a;
            moved.set_state(b.state());
            laws::only_moved(layout, "State", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_flag(), a.buffer_flag);
            let mut moved = a;
            moved.buffer_flag = b.buffer_flag;
            laws::only_moved(layout, "BufferFlag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_type(), a.buffer_type);
            let mut moved = a;
            moved.buffer_type = b.buffer_type;
            laws::only_moved(layout, "BufferType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_guid(), a.instance_guid());
            let mut moved = a;
            moved.set_instance_guid(b.instance_guid());
            laws::only_moved(layout, "InstanceGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_context(), a.logger_context());
            let mut moved = a;
            moved.set_logger_context(b.logger_context());
            laws::only_moved(layout, "LoggerContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.global_entry().to_value(), a.global_entry());
            let mut moved = a;
            moved.set_global_entry(b.global_entry());
            laws::only_moved(layout, "GlobalEntry", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_header_v5_2x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_buffer_header::V5_2X64;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V5_2X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_buffer_header_v5_2x64_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_buffer_header::V5_2X64;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V5_2X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1());
            let mut moved = a;
            moved.set_reserved1(b.reserved1());
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved2(), a.reserved2());
            let mut moved = a;
            moved.set_reserved2(b.reserved2());
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved3(), a.reserved3());
            let mut moved = a;
            moved.set_reserved3(b.reserved3());
            laws::only_moved(layout, "Reserved3", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.alignment(), a.alignment());
            let mut moved = a;
            moved.set_alignment(b.alignment());
            laws::only_moved(layout, "Alignment", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.slist_entry().to_value(), a.slist_entry());
            let mut moved = a;
            moved.set_slist_entry(b.slist_entry());
            laws::only_moved(layout, "SlistEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.entry().to_value(), a.entry());
            let mut moved = a;
            moved.set_entry(b.entry());
            laws::only_moved(layout, "Entry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_count(), a.reference_count());
            let mut moved = a;
            moved.set_reference_count(b.reference_count());
            laws::only_moved(
                layout,
                "ReferenceCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.saved_offset(), a.saved_offset());
            let mut moved = a;
            moved.set_saved_offset(b.saved_offset());
            laws::only_moved(layout, "SavedOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_offset(), a.current_offset());
            let mut moved = a;
            moved.set_current_offset(b.current_offset());
            laws::only_moved(layout, "CurrentOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.use_perf_clock(), a.use_perf_clock());
            let mut moved = a;
            moved.set_use_perf_clock(b.use_perf_clock());
            laws::only_moved(layout, "UsePerfClock", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.time_stamp(), a.time_stamp());
            let mut moved = a;
            moved.set_time_stamp(b.time_stamp());
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.guid(), a.guid());
            let mut moved = a;
            moved.set_guid(b.guid());
            laws::only_moved(layout, "Guid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context().to_value(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state().to_value(), a.state());
            let mut moved = a;
            moved.set_state(b.state());
            laws::only_moved(layout, "State", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_flag(), a.buffer_flag);
            let mut moved = a;
            moved.buffer_flag = b.buffer_flag;
            laws::only_moved(layout, "BufferFlag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_type(), a.buffer_type);
            let mut moved = a;
            moved.buffer_type = b.buffer_type;
            laws::only_moved(layout, "BufferType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_guid(), a.instance_guid());
            let mut moved = a;
            moved.set_instance_guid(b.instance_guid());
            laws::only_moved(layout, "InstanceGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_context(), a.logger_context());
            let mut moved = a;
            moved.set_logger_context(b.logger_context());
            laws::only_moved(layout, "LoggerContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.global_entry().to_value(), a.global_entry());
            let mut moved = a;
            moved.set_global_entry(b.global_entry());
            laws::only_moved(layout, "GlobalEntry", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_header_v6_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_buffer_header::V6_0X86;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V6_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_buffer_header_v6_0x86_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_buffer_header::V6_0X86;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V6_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saved_offset(), a.saved_offset());
            let mut moved = a;
            moved.set_saved_offset(b.saved_offset());
            laws::only_moved(layout, "SavedOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_offset(), a.current_offset());
            let mut moved = a;
            moved.set_current_offset(b.current_offset());
            laws::only_moved(layout, "CurrentOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_count(), a.reference_count());
            let mut moved = a;
            moved.set_reference_count(b.reference_count());
            laws::only_moved(
                layout,
                "ReferenceCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.time_stamp(), a.time_stamp());
            let mut moved = a;
            moved.set_time_stamp(b.time_stamp());
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_perf_clock(), a.start_perf_clock());
            let mut moved = a;
            moved.set_start_perf_clock(b.start_perf_clock());
            laws::only_moved(
                layout,
                "StartPerfClock",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.sequence_number(), a.sequence_number());
            let mut moved = a;
            moved.set_sequence_number(b.sequence_number());
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare0(), a.spare0());
            let mut moved = a;
            moved.set_spare0(b.spare0());
            laws::only_moved(layout, "Spare0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.spare1(), a.spare1());
            let mut moved = a;
            moved.set_spare1(b.spare1());
            laws::only_moved(layout, "Spare1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context().to_value(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state(), a.state());
            let mut moved = a;
            moved.set_state(b.state());
            laws::only_moved(layout, "State", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_flag(), a.buffer_flag);
            let mut moved = a;
            moved.buffer_flag = b.buffer_flag;
            laws::only_moved(layout, "BufferFlag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_type(), a.buffer_type);
            let mut moved = a;
            moved.buffer_type = b.buffer_type;
            laws::only_moved(layout, "BufferType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.padding1(), a.padding1());
            let mut moved = a;
            moved.set_padding1(b.padding1());
            laws::only_moved(layout, "Padding1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_time(), a.start_time());
            let mut moved = a;
            moved.set_start_time(b.start_time());
            laws::only_moved(layout, "StartTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.entry().to_value(), a.entry());
            let mut moved = a;
            moved.set_entry(b.entry());
            laws::only_moved(layout, "Entry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.slist_entry().to_value(), a.slist_entry());
            let mut moved = a;
            moved.set_slist_entry(b.slist_entry());
            laws::only_moved(layout, "SlistEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.next_buffer(), a.next_buffer());
            let mut moved = a;
            moved.set_next_buffer(b.next_buffer());
            laws::only_moved(layout, "NextBuffer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.global_entry().to_value(), a.global_entry());
            let mut moved = a;
            moved.set_global_entry(b.global_entry());
            laws::only_moved(layout, "GlobalEntry", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_header_v6_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_buffer_header::V6_0X64;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V6_0X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_buffer_header_v6_0x64_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_buffer_header::V6_0X64;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V6_0X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saved_offset(), a.saved_offset());
            let mut moved = a;
            moved.set_saved_offset(b.saved_offset());
            laws::only_moved(layout, "SavedOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_offset(), a.current_offset());
            let mut moved = a;
            moved.set_current_offset(b.current_offset());
            laws::only_moved(layout, "CurrentOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_count(), a.reference_count());
            let mut moved = a;
            moved.set_reference_count(b.reference_count());
            laws::only_moved(
                layout,
                "ReferenceCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.time_stamp(), a.time_stamp());
            let mut moved = a;
            moved.set_time_stamp(b.time_stamp());
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_perf_clock(), a.start_perf_clock());
            let mut moved = a;
            moved.set_start_perf_clock(b.start_perf_clock());
            laws::only_moved(
                layout,
                "StartPerfClock",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.sequence_number(), a.sequence_number());
            let mut moved = a;
            moved.set_sequence_number(b.sequence_number());
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare0(), a.spare0());
            let mut moved = a;
            moved.set_spare0(b.spare0());
            laws::only_moved(layout, "Spare0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.spare1(), a.spare1());
            let mut moved = a;
            moved.set_spare1(b.spare1());
            laws::only_moved(layout, "Spare1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context().to_value(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state(), a.state());
            let mut moved = a;
            moved.set_state(b.state());
            laws::only_moved(layout, "State", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_flag(), a.buffer_flag);
            let mut moved = a;
            moved.buffer_flag = b.buffer_flag;
            laws::only_moved(layout, "BufferFlag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_type(), a.buffer_type);
            let mut moved = a;
            moved.buffer_type = b.buffer_type;
            laws::only_moved(layout, "BufferType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.padding1(), a.padding1());
            let mut moved = a;
            moved.set_padding1(b.padding1());
            laws::only_moved(layout, "Padding1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_time(), a.start_time());
            let mut moved = a;
            moved.set_start_time(b.start_time());
            laws::only_moved(layout, "StartTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.entry().to_value(), a.entry());
            let mut moved = a;
            moved.set_entry(b.entry());
            laws::only_moved(layout, "Entry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.slist_entry().to_value(), a.slist_entry());
            let mut moved = a;
            moved.set_slist_entry(b.slist_entry());
            laws::only_moved(layout, "SlistEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.next_buffer(), a.next_buffer());
            let mut moved = a;
            moved.set_next_buffer(b.next_buffer());
            laws::only_moved(layout, "NextBuffer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.global_entry().to_value(), a.global_entry());
            let mut moved = a;
            moved.set_global_entry(b.global_entry());
            laws::only_moved(layout, "GlobalEntry", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_header_v6_0latex86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_buffer_header::V6_0LateX86;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V6_0LateX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_buffer_header_v6_0latex86_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_buffer_header::V6_0LateX86;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V6_0LateX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saved_offset(), a.saved_offset());
            let mut moved = a;
            moved.set_saved_offset(b.saved_offset());
            laws::only_moved(layout, "SavedOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_offset(), a.current_offset());
            let mut moved = a;
            moved.set_current_offset(b.current_offset());
            laws::only_moved(layout, "CurrentOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_count(), a.reference_count());
            let mut moved = a;
            moved.set_reference_count(b.reference_count());
            laws::only_moved(
                layout,
                "ReferenceCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.time_stamp(), a.time_stamp());
            let mut moved = a;
            moved.set_time_stamp(b.time_stamp());
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_perf_clock(), a.start_perf_clock());
            let mut moved = a;
            moved.set_start_perf_clock(b.start_perf_clock());
            laws::only_moved(
                layout,
                "StartPerfClock",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.sequence_number(), a.sequence_number());
            let mut moved = a;
            moved.set_sequence_number(b.sequence_number());
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.padding0(), a.padding0());
            let mut moved = a;
            moved.set_padding0(b.padding0());
            laws::only_moved(layout, "Padding0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.slist_entry().to_value(), a.slist_entry());
            let mut moved = a;
            moved.set_slist_entry(b.slist_entry());
            laws::only_moved(layout, "SlistEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.next_buffer(), a.next_buffer());
            let mut moved = a;
            moved.set_next_buffer(b.next_buffer());
            laws::only_moved(layout, "NextBuffer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context().to_value(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state(), a.state());
            let mut moved = a;
            moved.set_state(b.state());
            laws::only_moved(layout, "State", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_flag(), a.buffer_flag);
            let mut moved = a;
            moved.buffer_flag = b.buffer_flag;
            laws::only_moved(layout, "BufferFlag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_type(), a.buffer_type);
            let mut moved = a;
            moved.buffer_type = b.buffer_type;
            laws::only_moved(layout, "BufferType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.padding1(), a.padding1());
            let mut moved = a;
            moved.set_padding1(b.padding1());
            laws::only_moved(layout, "Padding1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_time(), a.start_time());
            let mut moved = a;
            moved.set_start_time(b.start_time());
            laws::only_moved(layout, "StartTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.entry().to_value(), a.entry());
            let mut moved = a;
            moved.set_entry(b.entry());
            laws::only_moved(layout, "Entry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.padding2(), a.padding2());
            let mut moved = a;
            moved.set_padding2(b.padding2());
            laws::only_moved(layout, "Padding2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.global_entry().to_value(), a.global_entry());
            let mut moved = a;
            moved.set_global_entry(b.global_entry());
            laws::only_moved(layout, "GlobalEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pointer0(), a.pointer0());
            let mut moved = a;
            moved.set_pointer0(b.pointer0());
            laws::only_moved(layout, "Pointer0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pointer1(), a.pointer1());
            let mut moved = a;
            moved.set_pointer1(b.pointer1());
            laws::only_moved(layout, "Pointer1", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_header_v6_0latex64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_buffer_header::V6_0LateX64;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V6_0LateX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_buffer_header_v6_0latex64_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_buffer_header::V6_0LateX64;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V6_0LateX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode());
            let mut moved = a;
            moved.set_wnode(b.wnode());
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size());
            let mut moved = a;
            moved.set_buffer_size(b.buffer_size());
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saved_offset(), a.saved_offset());
            let mut moved = a;
            moved.set_saved_offset(b.saved_offset());
            laws::only_moved(layout, "SavedOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_offset(), a.current_offset());
            let mut moved = a;
            moved.set_current_offset(b.current_offset());
            laws::only_moved(layout, "CurrentOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_count(), a.reference_count());
            let mut moved = a;
            moved.set_reference_count(b.reference_count());
            laws::only_moved(
                layout,
                "ReferenceCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.time_stamp(), a.time_stamp());
            let mut moved = a;
            moved.set_time_stamp(b.time_stamp());
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_perf_clock(), a.start_perf_clock());
            let mut moved = a;
            moved.set_start_perf_clock(b.start_perf_clock());
            laws::only_moved(
                layout,
                "StartPerfClock",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.sequence_number(), a.sequence_number());
            let mut moved = a;
            moved.set_sequence_number(b.sequence_number());
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.padding0(), a.padding0());
            let mut moved = a;
            moved.set_padding0(b.padding0());
            laws::only_moved(layout, "Padding0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.slist_entry().to_value(), a.slist_entry());
            let mut moved = a;
            moved.set_slist_entry(b.slist_entry());
            laws::only_moved(layout, "SlistEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.next_buffer(), a.next_buffer());
            let mut moved = a;
            moved.set_next_buffer(b.next_buffer());
            laws::only_moved(layout, "NextBuffer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context().to_value(), a.client_context());
            let mut moved = a;
            moved.set_client_context(b.client_context());
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state(), a.state());
            let mut moved = a;
            moved.set_state(b.state());
            laws::only_moved(layout, "State", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_flag(), a.buffer_flag);
            let mut moved = a;
            moved.buffer_flag = b.buffer_flag;
            laws::only_moved(layout, "BufferFlag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_type(), a.buffer_type);
            let mut moved = a;
            moved.buffer_type = b.buffer_type;
            laws::only_moved(layout, "BufferType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.padding1(), a.padding1());
            let mut moved = a;
            moved.set_padding1(b.padding1());
            laws::only_moved(layout, "Padding1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_time(), a.start_time());
            let mut moved = a;
            moved.set_start_time(b.start_time());
            laws::only_moved(layout, "StartTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.entry().to_value(), a.entry());
            let mut moved = a;
            moved.set_entry(b.entry());
            laws::only_moved(layout, "Entry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.padding2(), a.padding2());
            let mut moved = a;
            moved.set_padding2(b.padding2());
            laws::only_moved(layout, "Padding2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.global_entry().to_value(), a.global_entry());
            let mut moved = a;
            moved.set_global_entry(b.global_entry());
            laws::only_moved(layout, "GlobalEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pointer0(), a.pointer0());
            let mut moved = a;
            moved.set_pointer0(b.pointer0());
            laws::only_moved(layout, "Pointer0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pointer1(), a.pointer1());
            let mut moved = a;
            moved.set_pointer1(b.pointer1());
            laws::only_moved(layout, "Pointer1", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_header_v6_1x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_buffer_header::V6_1X86;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V6_1X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_buffer_header_v6_1x86_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_buffer_header::V6_1X86;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V6_1X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saved_offset(), a.saved_offset);
            let mut moved = a;
            moved.saved_offset = b.saved_offset;
            laws::only_moved(layout, "SavedOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_offset(), a.current_offset);
            let mut moved = a;
            moved.current_offset = b.current_offset;
            laws::only_moved(layout, "CurrentOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_count(), a.reference_count);
            let mut moved = a;
            moved.reference_count = b.reference_count;
            laws::only_moved(
                layout,
                "ReferenceCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.time_stamp(), a.time_stamp);
            let mut moved = a;
            moved.time_stamp = b.time_stamp;
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequence_number(), a.sequence_number);
            let mut moved = a;
            moved.sequence_number = b.sequence_number;
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.padding0(), a.padding0());
            let mut moved = a;
            moved.set_padding0(b.padding0());
            laws::only_moved(layout, "Padding0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.slist_entry().to_value(), a.slist_entry());
            let mut moved = a;
            moved.set_slist_entry(b.slist_entry());
            laws::only_moved(layout, "SlistEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.next_buffer(), a.next_buffer());
            let mut moved = a;
            moved.set_next_buffer(b.next_buffer());
            laws::only_moved(layout, "NextBuffer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context().to_value(), a.client_context);
            let mut moved = a;
            moved.client_context = b.client_context;
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state(), a.state);
            let mut moved = a;
            moved.state = b.state;
            laws::only_moved(layout, "State", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_flag(), a.buffer_flag);
            let mut moved = a;
            moved.buffer_flag = b.buffer_flag;
            laws::only_moved(layout, "BufferFlag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_type(), a.buffer_type);
            let mut moved = a;
            moved.buffer_type = b.buffer_type;
            laws::only_moved(layout, "BufferType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.padding1(), a.padding1());
            let mut moved = a;
            moved.set_padding1(b.padding1());
            laws::only_moved(layout, "Padding1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_time().to_value(), a.reference_time());
            let mut moved = a;
            moved.set_reference_time(b.reference_time());
            laws::only_moved(layout, "ReferenceTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.global_entry().to_value(), a.global_entry());
            let mut moved = a;
            moved.set_global_entry(b.global_entry());
            laws::only_moved(layout, "GlobalEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pointer0(), a.pointer0());
            let mut moved = a;
            moved.set_pointer0(b.pointer0());
            laws::only_moved(layout, "Pointer0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pointer1(), a.pointer1());
            let mut moved = a;
            moved.set_pointer1(b.pointer1());
            laws::only_moved(layout, "Pointer1", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_header_v6_1x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_buffer_header::V6_1X64;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V6_1X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_buffer_header_v6_1x64_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_buffer_header::V6_1X64;
    type V<'a> = etwspec::buffers::wmi_buffer_header::V6_1X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saved_offset(), a.saved_offset);
            let mut moved = a;
            moved.saved_offset = b.saved_offset;
            laws::only_moved(layout, "SavedOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_offset(), a.current_offset);
            let mut moved = a;
            moved.current_offset = b.current_offset;
            laws::only_moved(layout, "CurrentOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_count(), a.reference_count);
            let mut moved = a;
            moved.reference_count = b.reference_count;
            laws::only_moved(
                layout,
                "ReferenceCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.time_stamp(), a.time_stamp);
            let mut moved = a;
            moved.time_stamp = b.time_stamp;
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequence_number(), a.sequence_number);
            let mut moved = a;
            moved.sequence_number = b.sequence_number;
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.padding0(), a.padding0());
            let mut moved = a;
            moved.set_padding0(b.padding0());
            laws::only_moved(layout, "Padding0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.slist_entry().to_value(), a.slist_entry());
            let mut moved = a;
            moved.set_slist_entry(b.slist_entry());
            laws::only_moved(layout, "SlistEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.next_buffer(), a.next_buffer());
            let mut moved = a;
            moved.set_next_buffer(b.next_buffer());
            laws::only_moved(layout, "NextBuffer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context().to_value(), a.client_context);
            let mut moved = a;
            moved.client_context = b.client_context;
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state(), a.state);
            let mut moved = a;
            moved.state = b.state;
            laws::only_moved(layout, "State", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_flag(), a.buffer_flag);
            let mut moved = a;
            moved.buffer_flag = b.buffer_flag;
            laws::only_moved(layout, "BufferFlag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_type(), a.buffer_type);
            let mut moved = a;
            moved.buffer_type = b.buffer_type;
            laws::only_moved(layout, "BufferType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.padding1(), a.padding1());
            let mut moved = a;
            moved.set_padding1(b.padding1());
            laws::only_moved(layout, "Padding1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_time().to_value(), a.reference_time());
            let mut moved = a;
            moved.set_reference_time(b.reference_time());
            laws::only_moved(layout, "ReferenceTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.global_entry().to_value(), a.global_entry());
            let mut moved = a;
            moved.set_global_entry(b.global_entry());
            laws::only_moved(layout, "GlobalEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pointer0(), a.pointer0());
            let mut moved = a;
            moved.set_pointer0(b.pointer0());
            laws::only_moved(layout, "Pointer0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pointer1(), a.pointer1());
            let mut moved = a;
            moved.set_pointer1(b.pointer1());
            laws::only_moved(layout, "Pointer1", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_header_v6_2x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_buffer_header::WmiBufferHeaderX86;
    type V<'a> = etwspec::buffers::wmi_buffer_header::WmiBufferHeaderX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_buffer_header_v6_2x86_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_buffer_header::WmiBufferHeaderX86;
    type V<'a> = etwspec::buffers::wmi_buffer_header::WmiBufferHeaderX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saved_offset(), a.saved_offset);
            let mut moved = a;
            moved.saved_offset = b.saved_offset;
            laws::only_moved(layout, "SavedOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_offset(), a.current_offset);
            let mut moved = a;
            moved.current_offset = b.current_offset;
            laws::only_moved(layout, "CurrentOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_count(), a.reference_count);
            let mut moved = a;
            moved.reference_count = b.reference_count;
            laws::only_moved(
                layout,
                "ReferenceCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.time_stamp(), a.time_stamp);
            let mut moved = a;
            moved.time_stamp = b.time_stamp;
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequence_number(), a.sequence_number);
            let mut moved = a;
            moved.sequence_number = b.sequence_number;
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.clock_type(), a.clock_type());
            let mut moved = a;
            moved.set_clock_type(b.clock_type());
            laws::only_moved(layout, "ClockType", &before, &from, &moved.to_bytes());
            moved.set_clock_type(etwspec::buffers::EventTraceClock(!0u32));
            laws::only_moved(
                layout,
                "ClockType",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.frequency(), a.frequency());
            let mut moved = a;
            moved.set_frequency(b.frequency());
            laws::only_moved(layout, "Frequency", &before, &from, &moved.to_bytes());
            moved.set_frequency(!0u64);
            laws::only_moved(
                layout,
                "Frequency",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.slist_entry().to_value(), a.slist_entry());
            let mut moved = a;
            moved.set_slist_entry(b.slist_entry());
            laws::only_moved(layout, "SlistEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.next_buffer(), a.next_buffer());
            let mut moved = a;
            moved.set_next_buffer(b.next_buffer());
            laws::only_moved(layout, "NextBuffer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context().to_value(), a.client_context);
            let mut moved = a;
            moved.client_context = b.client_context;
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state(), a.state);
            let mut moved = a;
            moved.state = b.state;
            laws::only_moved(layout, "State", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_flag(), a.buffer_flag);
            let mut moved = a;
            moved.buffer_flag = b.buffer_flag;
            laws::only_moved(layout, "BufferFlag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_type(), a.buffer_type);
            let mut moved = a;
            moved.buffer_type = b.buffer_type;
            laws::only_moved(layout, "BufferType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.padding1(), a.padding1());
            let mut moved = a;
            moved.set_padding1(b.padding1());
            laws::only_moved(layout, "Padding1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_time().to_value(), a.reference_time());
            let mut moved = a;
            moved.set_reference_time(b.reference_time());
            laws::only_moved(layout, "ReferenceTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.global_entry().to_value(), a.global_entry());
            let mut moved = a;
            moved.set_global_entry(b.global_entry());
            laws::only_moved(layout, "GlobalEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pointer0(), a.pointer0());
            let mut moved = a;
            moved.set_pointer0(b.pointer0());
            laws::only_moved(layout, "Pointer0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pointer1(), a.pointer1());
            let mut moved = a;
            moved.set_pointer1(b.pointer1());
            laws::only_moved(layout, "Pointer1", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_header_v6_2x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_buffer_header::WmiBufferHeaderX64;
    type V<'a> = etwspec::buffers::wmi_buffer_header::WmiBufferHeaderX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_buffer_header_v6_2x64_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_buffer_header::WmiBufferHeaderX64;
    type V<'a> = etwspec::buffers::wmi_buffer_header::WmiBufferHeaderX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saved_offset(), a.saved_offset);
            let mut moved = a;
            moved.saved_offset = b.saved_offset;
            laws::only_moved(layout, "SavedOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_offset(), a.current_offset);
            let mut moved = a;
            moved.current_offset = b.current_offset;
            laws::only_moved(layout, "CurrentOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_count(), a.reference_count);
            let mut moved = a;
            moved.reference_count = b.reference_count;
            laws::only_moved(
                layout,
                "ReferenceCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.time_stamp(), a.time_stamp);
            let mut moved = a;
            moved.time_stamp = b.time_stamp;
            laws::only_moved(layout, "TimeStamp", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequence_number(), a.sequence_number);
            let mut moved = a;
            moved.sequence_number = b.sequence_number;
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.clock_type(), a.clock_type());
            let mut moved = a;
            moved.set_clock_type(b.clock_type());
            laws::only_moved(layout, "ClockType", &before, &from, &moved.to_bytes());
            moved.set_clock_type(etwspec::buffers::EventTraceClock(!0u32));
            laws::only_moved(
                layout,
                "ClockType",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.frequency(), a.frequency());
            let mut moved = a;
            moved.set_frequency(b.frequency());
            laws::only_moved(layout, "Frequency", &before, &from, &moved.to_bytes());
            moved.set_frequency(!0u64);
            laws::only_moved(
                layout,
                "Frequency",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.slist_entry().to_value(), a.slist_entry());
            let mut moved = a;
            moved.set_slist_entry(b.slist_entry());
            laws::only_moved(layout, "SlistEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.next_buffer(), a.next_buffer());
            let mut moved = a;
            moved.set_next_buffer(b.next_buffer());
            laws::only_moved(layout, "NextBuffer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.client_context().to_value(), a.client_context);
            let mut moved = a;
            moved.client_context = b.client_context;
            laws::only_moved(layout, "ClientContext", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state(), a.state);
            let mut moved = a;
            moved.state = b.state;
            laws::only_moved(layout, "State", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_flag(), a.buffer_flag);
            let mut moved = a;
            moved.buffer_flag = b.buffer_flag;
            laws::only_moved(layout, "BufferFlag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_type(), a.buffer_type);
            let mut moved = a;
            moved.buffer_type = b.buffer_type;
            laws::only_moved(layout, "BufferType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.padding1(), a.padding1());
            let mut moved = a;
            moved.set_padding1(b.padding1());
            laws::only_moved(layout, "Padding1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reference_time().to_value(), a.reference_time());
            let mut moved = a;
            moved.set_reference_time(b.reference_time());
            laws::only_moved(layout, "ReferenceTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.global_entry().to_value(), a.global_entry());
            let mut moved = a;
            moved.set_global_entry(b.global_entry());
            laws::only_moved(layout, "GlobalEntry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pointer0(), a.pointer0());
            let mut moved = a;
            moved.set_pointer0(b.pointer0());
            laws::only_moved(layout, "Pointer0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pointer1(), a.pointer1());
            let mut moved = a;
            moved.set_pointer1(b.pointer1());
            laws::only_moved(layout, "Pointer1", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_state_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_buffer_state::WmiBufferState;
    type V<'a> = etwspec::buffers::wmi_buffer_state::WmiBufferStateView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_buffer_state_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_buffer_state::WmiBufferState;
    type V<'a> = etwspec::buffers::wmi_buffer_state::WmiBufferStateView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.free(), a.free());
            let mut moved = a;
            moved.set_free(b.free());
            laws::only_moved(layout, "Free", &before, &from, &moved.to_bytes());
            moved.set_free(!0u32);
            laws::only_moved(layout, "Free", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.in_use(), a.in_use());
            let mut moved = a;
            moved.set_in_use(b.in_use());
            laws::only_moved(layout, "InUse", &before, &from, &moved.to_bytes());
            moved.set_in_use(!0u32);
            laws::only_moved(layout, "InUse", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.flush(), a.flush());
            let mut moved = a;
            moved.set_flush(b.flush());
            laws::only_moved(layout, "Flush", &before, &from, &moved.to_bytes());
            moved.set_flush(!0u32);
            laws::only_moved(layout, "Flush", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.unused(), a.unused());
            let mut moved = a;
            moved.set_unused(b.unused());
            laws::only_moved(layout, "Unused", &before, &from, &moved.to_bytes());
            moved.set_unused(!0u32);
            laws::only_moved(layout, "Unused", &before, laws::ONES, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_client_context_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::buffers::wmi_client_context::WmiClientContext;
    type V<'a> = etwspec::buffers::wmi_client_context::WmiClientContextView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_client_context_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::buffers::wmi_client_context::WmiClientContext;
    type V<'a> = etwspec::buffers::wmi_client_context::WmiClientContextView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.processor_number(), a.processor_number);
            let mut moved = a;
            moved.processor_number = b.processor_number;
            laws::only_moved(
                layout,
                "ProcessorNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.alignment(), a.alignment);
            let mut moved = a;
            moved.alignment = b.alignment;
            laws::only_moved(layout, "Alignment", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_buffer_context_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::buffers::etw_buffer_context::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_BUFFER_CONTEXT" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::buffers::etw_buffer_context::V6_0::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_2(form))) => {
                    prop_assert_eq!(layout.form, "V6_2");
                    prop_assert_eq!(
                        etwspec::buffers::etw_buffer_context::EtwBufferContext::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_ref_clock_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::buffers::etw_ref_clock::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "ETW_REF_CLOCK" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::buffers::etw_ref_clock::EtwRefClock::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn list_entry_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::buffers::list_entry::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "LIST_ENTRY" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::buffers::list_entry::ListEntryX86::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::buffers::list_entry::ListEntryX64::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn single_list_entry_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::buffers::single_list_entry::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "SINGLE_LIST_ENTRY" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::buffers::single_list_entry::SingleListEntryX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::buffers::single_list_entry::SingleListEntryX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_header_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::buffers::wmi_buffer_header::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WMI_BUFFER_HEADER" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_buffer_header::V5_0X86::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_buffer_header::V5_0X64::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_1X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_1X86");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_buffer_header::V5_1X86::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V5_1X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_1X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_1X64");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_buffer_header::V5_1X64::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V5_1X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_2X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_2X86");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_buffer_header::V5_2X86::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V5_2X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_2X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_2X64");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_buffer_header::V5_2X64::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V5_2X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V6_0X86");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_buffer_header::V6_0X86::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V6_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V6_0X64");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_buffer_header::V6_0X64::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V6_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_0LateX86(form))) => {
                    prop_assert_eq!(layout.form, "V6_0LateX86");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_buffer_header::V6_0LateX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0LateX86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_0LateX64(form))) => {
                    prop_assert_eq!(layout.form, "V6_0LateX64");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_buffer_header::V6_0LateX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0LateX64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_1X86(form))) => {
                    prop_assert_eq!(layout.form, "V6_1X86");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_buffer_header::V6_1X86::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V6_1X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_1X64(form))) => {
                    prop_assert_eq!(layout.form, "V6_1X64");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_buffer_header::V6_1X64::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V6_1X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_2X86(form))) => {
                    prop_assert_eq!(layout.form, "V6_2X86");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_buffer_header::WmiBufferHeaderX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_2X64(form))) => {
                    prop_assert_eq!(layout.form, "V6_2X64");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_buffer_header::WmiBufferHeaderX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wmi_buffer_state_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::buffers::wmi_buffer_state::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WMI_BUFFER_STATE" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_buffer_state::WmiBufferState::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wmi_client_context_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::buffers::wmi_client_context::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WMI_CLIENT_CONTEXT" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::buffers::wmi_client_context::WmiClientContext::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn etw_buffer_state_names_and_values_stand_for_each_other() {
    type T = etwspec::buffers::EtwBufferState;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn etw_buffer_type_names_and_values_stand_for_each_other() {
    type T = etwspec::buffers::EtwBufferType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn event_trace_clock_names_and_values_stand_for_each_other() {
    type T = etwspec::buffers::EventTraceClock;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn etw_buffer_flag_names_and_values_stand_for_each_other() {
    type T = etwspec::buffers::EtwBufferFlag;
    laws::values::<
        T,
    >(
        T::NAMES,
        T::from_name,
        |value| T::NAMES.iter().find(|(_, other)| *other == value).map(|(name, _)| *name),
    );
    laws::run(
        &any::<T>(),
        |value| {
            let named = value.names().fold(T::from(0), |all, (_, bits)| all | bits);
            prop_assert_eq!(named | value.unnamed(), value, "no bit is lost");
            Ok(())
        },
    );
}
