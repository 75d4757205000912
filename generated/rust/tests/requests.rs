// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `requests`.
#![cfg(feature = "requests")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn etw_pmc_support_v6_2x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_pmc_support::V6_2X86;
    type V<'a> = etwspec::requests::etw_pmc_support::V6_2X86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn etw_pmc_support_v6_2x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_pmc_support::V6_2X86;
    type V<'a> = etwspec::requests::etw_pmc_support::V6_2X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a.clone();
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.hook_id_count(), a.hook_id_count);
            let mut moved = a.clone();
            moved.hook_id_count = b.hook_id_count;
            laws::only_moved(
                layout,
                "HookIdCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.hook_id(), a.hook_id);
            let mut moved = a.clone();
            moved.hook_id = b.hook_id;
            laws::only_moved(layout, "HookId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.counters_count(), a.counters_count);
            let mut moved = a.clone();
            moved.counters_count = b.counters_count;
            laws::only_moved(
                layout,
                "CountersCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_support_v6_2x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_pmc_support::V6_2X64;
    type V<'a> = etwspec::requests::etw_pmc_support::V6_2X64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn etw_pmc_support_v6_2x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_pmc_support::V6_2X64;
    type V<'a> = etwspec::requests::etw_pmc_support::V6_2X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a.clone();
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.hook_id_count(), a.hook_id_count);
            let mut moved = a.clone();
            moved.hook_id_count = b.hook_id_count;
            laws::only_moved(
                layout,
                "HookIdCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.hook_id(), a.hook_id);
            let mut moved = a.clone();
            moved.hook_id = b.hook_id;
            laws::only_moved(layout, "HookId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.counters_count(), a.counters_count);
            let mut moved = a.clone();
            moved.counters_count = b.counters_count;
            laws::only_moved(
                layout,
                "CountersCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_support_v1703x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_pmc_support::V1703X86;
    type V<'a> = etwspec::requests::etw_pmc_support::V1703X86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn etw_pmc_support_v1703x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_pmc_support::V1703X86;
    type V<'a> = etwspec::requests::etw_pmc_support::V1703X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a.clone();
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.hook_id_count(), a.hook_id_count);
            let mut moved = a.clone();
            moved.hook_id_count = b.hook_id_count;
            laws::only_moved(
                layout,
                "HookIdCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.hook_id(), a.hook_id);
            let mut moved = a.clone();
            moved.hook_id = b.hook_id;
            laws::only_moved(layout, "HookId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.counters_count(), a.counters_count);
            let mut moved = a.clone();
            moved.counters_count = b.counters_count;
            laws::only_moved(
                layout,
                "CountersCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_support_v1703x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_pmc_support::V1703X64;
    type V<'a> = etwspec::requests::etw_pmc_support::V1703X64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn etw_pmc_support_v1703x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_pmc_support::V1703X64;
    type V<'a> = etwspec::requests::etw_pmc_support::V1703X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a.clone();
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.hook_id_count(), a.hook_id_count);
            let mut moved = a.clone();
            moved.hook_id_count = b.hook_id_count;
            laws::only_moved(
                layout,
                "HookIdCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.hook_id(), a.hook_id);
            let mut moved = a.clone();
            moved.hook_id = b.hook_id;
            laws::only_moved(layout, "HookId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.counters_count(), a.counters_count);
            let mut moved = a.clone();
            moved.counters_count = b.counters_count;
            laws::only_moved(
                layout,
                "CountersCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_support_v1903x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_pmc_support::EtwPmcSupportX86;
    type V<'a> = etwspec::requests::etw_pmc_support::EtwPmcSupportX86View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn etw_pmc_support_v1903x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_pmc_support::EtwPmcSupportX86;
    type V<'a> = etwspec::requests::etw_pmc_support::EtwPmcSupportX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a.clone();
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.hook_id_count(), a.hook_id_count);
            let mut moved = a.clone();
            moved.hook_id_count = b.hook_id_count;
            laws::only_moved(
                layout,
                "HookIdCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.hook_id(), a.hook_id);
            let mut moved = a.clone();
            moved.hook_id = b.hook_id;
            laws::only_moved(layout, "HookId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.counters_count(), a.counters_count);
            let mut moved = a.clone();
            moved.counters_count = b.counters_count;
            laws::only_moved(
                layout,
                "CountersCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_support_v1903x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::etw_pmc_support::EtwPmcSupportX64;
    type V<'a> = etwspec::requests::etw_pmc_support::EtwPmcSupportX64View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn etw_pmc_support_v1903x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::etw_pmc_support::EtwPmcSupportX64;
    type V<'a> = etwspec::requests::etw_pmc_support::EtwPmcSupportX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a.clone();
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.hook_id_count(), a.hook_id_count);
            let mut moved = a.clone();
            moved.hook_id_count = b.hook_id_count;
            laws::only_moved(
                layout,
                "HookIdCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.hook_id(), a.hook_id);
            let mut moved = a.clone();
            moved.hook_id = b.hook_id;
            laws::only_moved(layout, "HookId", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.counters_count(), a.counters_count);
            let mut moved = a.clone();
            moved.counters_count = b.counters_count;
            laws::only_moved(
                layout,
                "CountersCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_coverage_sampler_information_v1803x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX86;
    type V<'a> = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_coverage_sampler_information_v1803x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX86;
    type V<'a> = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.coverage_sampler_information_class(), a
                .coverage_sampler_information_class
            );
            let mut moved = a;
            moved.coverage_sampler_information_class = b
                .coverage_sampler_information_class;
            laws::only_moved(
                layout,
                "CoverageSamplerInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.major_version(), a.major_version);
            let mut moved = a;
            moved.major_version = b.major_version;
            laws::only_moved(layout, "MajorVersion", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minor_version(), a.minor_version);
            let mut moved = a;
            moved.minor_version = b.minor_version;
            laws::only_moved(layout, "MinorVersion", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sampler_handle(), a.sampler_handle);
            let mut moved = a;
            moved.sampler_handle = b.sampler_handle;
            laws::only_moved(layout, "SamplerHandle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_coverage_sampler_information_v1803x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX64;
    type V<'a> = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_coverage_sampler_information_v1803x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX64;
    type V<'a> = etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.coverage_sampler_information_class(), a
                .coverage_sampler_information_class
            );
            let mut moved = a;
            moved.coverage_sampler_information_class = b
                .coverage_sampler_information_class;
            laws::only_moved(
                layout,
                "CoverageSamplerInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.major_version(), a.major_version);
            let mut moved = a;
            moved.major_version = b.major_version;
            laws::only_moved(layout, "MajorVersion", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minor_version(), a.minor_version);
            let mut moved = a;
            moved.minor_version = b.minor_version;
            laws::only_moved(layout, "MinorVersion", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sampler_handle(), a.sampler_handle);
            let mut moved = a;
            moved.sampler_handle = b.sampler_handle;
            laws::only_moved(layout, "SamplerHandle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_executive_resource_information_v6_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_executive_resource_information::EventTraceExecutiveResourceInformation;
    type V<'a> = etwspec::requests::event_trace_executive_resource_information::EventTraceExecutiveResourceInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_executive_resource_information_v6_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_executive_resource_information::EventTraceExecutiveResourceInformation;
    type V<'a> = etwspec::requests::event_trace_executive_resource_information::EventTraceExecutiveResourceInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.release_sampling_rate(), a.release_sampling_rate);
            let mut moved = a;
            moved.release_sampling_rate = b.release_sampling_rate;
            laws::only_moved(
                layout,
                "ReleaseSamplingRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.contention_sampling_rate(), a.contention_sampling_rate);
            let mut moved = a;
            moved.contention_sampling_rate = b.contention_sampling_rate;
            laws::only_moved(
                layout,
                "ContentionSamplingRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.number_of_excessive_timeouts(), a.number_of_excessive_timeouts
            );
            let mut moved = a;
            moved.number_of_excessive_timeouts = b.number_of_excessive_timeouts;
            laws::only_moved(
                layout,
                "NumberOfExcessiveTimeouts",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_groupmask_information_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_groupmask_information::EventTraceGroupmaskInformation;
    type V<'a> = etwspec::requests::event_trace_groupmask_information::EventTraceGroupmaskInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_groupmask_information_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_groupmask_information::EventTraceGroupmaskInformation;
    type V<'a> = etwspec::requests::event_trace_groupmask_information::EventTraceGroupmaskInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a;
            moved.trace_handle = b.trace_handle;
            laws::only_moved(layout, "TraceHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.event_trace_group_masks().to_value(), a.event_trace_group_masks
            );
            let mut moved = a;
            moved.event_trace_group_masks = b.event_trace_group_masks;
            laws::only_moved(
                layout,
                "EventTraceGroupMasks",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_heap_tracing_information_v6_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_heap_tracing_information::EventTraceHeapTracingInformation;
    type V<'a> = etwspec::requests::event_trace_heap_tracing_information::EventTraceHeapTracingInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_heap_tracing_information_v6_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_heap_tracing_information::EventTraceHeapTracingInformation;
    type V<'a> = etwspec::requests::event_trace_heap_tracing_information::EventTraceHeapTracingInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_last_branch_configuration_information_v1709_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_last_branch_configuration_information::EventTraceLastBranchConfigurationInformation;
    type V<'a> = etwspec::requests::event_trace_last_branch_configuration_information::EventTraceLastBranchConfigurationInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_last_branch_configuration_information_v1709_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_last_branch_configuration_information::EventTraceLastBranchConfigurationInformation;
    type V<'a> = etwspec::requests::event_trace_last_branch_configuration_information::EventTraceLastBranchConfigurationInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.lbr_configuration(), a.lbr_configuration);
            let mut moved = a;
            moved.lbr_configuration = b.lbr_configuration;
            laws::only_moved(
                layout,
                "LbrConfiguration",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.event_count(), a.event_count);
            let mut moved = a;
            moved.event_count = b.event_count;
            laws::only_moved(layout, "EventCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events(), a.events);
            let mut moved = a;
            moved.events = b.events;
            laws::only_moved(layout, "Events", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_last_branch_event_id_v1709_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_last_branch_event_id::EventTraceLastBranchEventId;
    type V<'a> = etwspec::requests::event_trace_last_branch_event_id::EventTraceLastBranchEventIdView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_last_branch_event_id_v1709_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_last_branch_event_id::EventTraceLastBranchEventId;
    type V<'a> = etwspec::requests::event_trace_last_branch_event_id::EventTraceLastBranchEventIdView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.event_guid(), a.event_guid);
            let mut moved = a;
            moved.event_guid = b.event_guid;
            laws::only_moved(layout, "EventGuid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kind(), a.kind);
            let mut moved = a;
            moved.kind = b.kind;
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_performance_information_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_performance_information::EventTracePerformanceInformation;
    type V<'a> = etwspec::requests::event_trace_performance_information::EventTracePerformanceInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_performance_information_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_performance_information::EventTracePerformanceInformation;
    type V<'a> = etwspec::requests::event_trace_performance_information::EventTracePerformanceInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logfile_bytes_written(), a.logfile_bytes_written);
            let mut moved = a;
            moved.logfile_bytes_written = b.logfile_bytes_written;
            laws::only_moved(
                layout,
                "LogfileBytesWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_processor_trace_configuration_information_v1803x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX86;
    type V<'a> = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_processor_trace_configuration_information_v1803x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX86;
    type V<'a> = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a;
            moved.trace_handle = b.trace_handle;
            laws::only_moved(layout, "TraceHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_processor_trace_configuration_information_v1803x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX64;
    type V<'a> = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_processor_trace_configuration_information_v1803x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX64;
    type V<'a> = etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a;
            moved.trace_handle = b.trace_handle;
            laws::only_moved(layout, "TraceHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_add_information_v1803_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_profile_add_information::EventTraceProfileAddInformation;
    type V<'a> = etwspec::requests::event_trace_profile_add_information::EventTraceProfileAddInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_profile_add_information_v1803_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_profile_add_information::EventTraceProfileAddInformation;
    type V<'a> = etwspec::requests::event_trace_profile_add_information::EventTraceProfileAddInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.version(), a.version);
            let mut moved = a.clone();
            moved.version = b.version;
            laws::only_moved(layout, "Version", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.v2().to_value(), a.v2());
            let mut moved = a.clone();
            moved.set_v2(b.v2());
            laws::only_moved(layout, "V2", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.v3().to_value(), a.v3());
            let mut moved = a.clone();
            moved.set_v3(b.v3());
            laws::only_moved(layout, "V3", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.cpu_info_hierarchy(), a.cpu_info_hierarchy);
            let mut moved = a.clone();
            moved.cpu_info_hierarchy = b.cpu_info_hierarchy;
            laws::only_moved(
                layout,
                "CpuInfoHierarchy",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.initial_interval(), a.initial_interval);
            let mut moved = a.clone();
            moved.initial_interval = b.initial_interval;
            laws::only_moved(
                layout,
                "InitialInterval",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.persist(), a.persist);
            let mut moved = a.clone();
            moved.persist = b.persist;
            laws::only_moved(layout, "Persist", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_add_information_v2_v1803_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_profile_add_information_v2::EventTraceProfileAddInformationV2;
    type V<'a> = etwspec::requests::event_trace_profile_add_information_v2::EventTraceProfileAddInformationV2View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_profile_add_information_v2_v1803_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_profile_add_information_v2::EventTraceProfileAddInformationV2;
    type V<'a> = etwspec::requests::event_trace_profile_add_information_v2::EventTraceProfileAddInformationV2View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.intel().to_value(), a.intel());
            let mut moved = a;
            moved.set_intel(b.intel());
            laws::only_moved(layout, "Intel", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.intel().perf_evt_event_select(), a.intel().perf_evt_event_select
            );
            let mut inner = a.intel();
            inner.perf_evt_event_select = b.intel().perf_evt_event_select;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtEventSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.intel().perf_evt_unit_select(), a.intel().perf_evt_unit_select
            );
            let mut inner = a.intel();
            inner.perf_evt_unit_select = b.intel().perf_evt_unit_select;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtUnitSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.intel().perf_evt_c_mask(), a.intel().perf_evt_c_mask);
            let mut inner = a.intel();
            inner.perf_evt_c_mask = b.intel().perf_evt_c_mask;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtCMask",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.intel().perf_evt_c_inv(), a.intel().perf_evt_c_inv);
            let mut inner = a.intel();
            inner.perf_evt_c_inv = b.intel().perf_evt_c_inv;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtCInv",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.intel().perf_evt_any_thread(), a.intel().perf_evt_any_thread
            );
            let mut inner = a.intel();
            inner.perf_evt_any_thread = b.intel().perf_evt_any_thread;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtAnyThread",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.intel().perf_evt_edge_detect(), a.intel().perf_evt_edge_detect
            );
            let mut inner = a.intel();
            inner.perf_evt_edge_detect = b.intel().perf_evt_edge_detect;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtEdgeDetect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.amd().to_value(), a.amd());
            let mut moved = a;
            moved.set_amd(b.amd());
            laws::only_moved(layout, "Amd", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.amd().perf_evt_event_select(), a.amd().perf_evt_event_select
            );
            let mut inner = a.amd();
            inner.perf_evt_event_select = b.amd().perf_evt_event_select;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtEventSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.amd().perf_evt_unit_select(), a.amd().perf_evt_unit_select
            );
            let mut inner = a.amd();
            inner.perf_evt_unit_select = b.amd().perf_evt_unit_select;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtUnitSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.arm().to_value(), a.arm());
            let mut moved = a;
            moved.set_arm(b.arm());
            laws::only_moved(layout, "Arm", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.arm().perf_evt_type(), a.arm().perf_evt_type);
            let mut inner = a.arm();
            inner.perf_evt_type = b.arm().perf_evt_type;
            let mut moved = a;
            moved.set_arm(inner);
            laws::only_moved(
                layout,
                "Arm.PerfEvtType",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.arm().allows_halt(), a.arm().allows_halt);
            let mut inner = a.arm();
            inner.allows_halt = b.arm().allows_halt;
            let mut moved = a;
            moved.set_arm(inner);
            laws::only_moved(
                layout,
                "Arm.AllowsHalt",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_add_information_v3_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_profile_add_information_v3::EventTraceProfileAddInformationV3;
    type V<'a> = etwspec::requests::event_trace_profile_add_information_v3::EventTraceProfileAddInformationV3View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_profile_add_information_v3_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_profile_add_information_v3::EventTraceProfileAddInformationV3;
    type V<'a> = etwspec::requests::event_trace_profile_add_information_v3::EventTraceProfileAddInformationV3View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.intel().to_value(), a.intel());
            let mut moved = a;
            moved.set_intel(b.intel());
            laws::only_moved(layout, "Intel", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.intel().perf_evt_event_select(), a.intel().perf_evt_event_select
            );
            let mut inner = a.intel();
            inner.perf_evt_event_select = b.intel().perf_evt_event_select;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtEventSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.intel().perf_evt_unit_select(), a.intel().perf_evt_unit_select
            );
            let mut inner = a.intel();
            inner.perf_evt_unit_select = b.intel().perf_evt_unit_select;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtUnitSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.intel().perf_evt_c_mask(), a.intel().perf_evt_c_mask);
            let mut inner = a.intel();
            inner.perf_evt_c_mask = b.intel().perf_evt_c_mask;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtCMask",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.intel().perf_evt_c_inv(), a.intel().perf_evt_c_inv);
            let mut inner = a.intel();
            inner.perf_evt_c_inv = b.intel().perf_evt_c_inv;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtCInv",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.intel().perf_evt_any_thread(), a.intel().perf_evt_any_thread
            );
            let mut inner = a.intel();
            inner.perf_evt_any_thread = b.intel().perf_evt_any_thread;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtAnyThread",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.intel().perf_evt_edge_detect(), a.intel().perf_evt_edge_detect
            );
            let mut inner = a.intel();
            inner.perf_evt_edge_detect = b.intel().perf_evt_edge_detect;
            let mut moved = a;
            moved.set_intel(inner);
            laws::only_moved(
                layout,
                "Intel.PerfEvtEdgeDetect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.amd().to_value(), a.amd());
            let mut moved = a;
            moved.set_amd(b.amd());
            laws::only_moved(layout, "Amd", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.amd().perf_evt_event_select(), a.amd().perf_evt_event_select
            );
            let mut inner = a.amd();
            inner.perf_evt_event_select = b.amd().perf_evt_event_select;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtEventSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.amd().perf_evt_unit_select(), a.amd().perf_evt_unit_select
            );
            let mut inner = a.amd();
            inner.perf_evt_unit_select = b.amd().perf_evt_unit_select;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtUnitSelect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.amd().perf_evt_c_mask(), a.amd().perf_evt_c_mask);
            let mut inner = a.amd();
            inner.perf_evt_c_mask = b.amd().perf_evt_c_mask;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtCMask",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.amd().perf_evt_c_inv(), a.amd().perf_evt_c_inv);
            let mut inner = a.amd();
            inner.perf_evt_c_inv = b.amd().perf_evt_c_inv;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtCInv",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.amd().perf_evt_edge_detect(), a.amd().perf_evt_edge_detect
            );
            let mut inner = a.amd();
            inner.perf_evt_edge_detect = b.amd().perf_evt_edge_detect;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtEdgeDetect",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.amd().perf_evt_host_guest(), a.amd().perf_evt_host_guest
            );
            let mut inner = a.amd();
            inner.perf_evt_host_guest = b.amd().perf_evt_host_guest;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfEvtHostGuest",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.amd().perf_pmu_type(), a.amd().perf_pmu_type);
            let mut inner = a.amd();
            inner.perf_pmu_type = b.amd().perf_pmu_type;
            let mut moved = a;
            moved.set_amd(inner);
            laws::only_moved(
                layout,
                "Amd.PerfPmuType",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.arm().to_value(), a.arm());
            let mut moved = a;
            moved.set_arm(b.arm());
            laws::only_moved(layout, "Arm", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.arm().perf_evt_type(), a.arm().perf_evt_type);
            let mut inner = a.arm();
            inner.perf_evt_type = b.arm().perf_evt_type;
            let mut moved = a;
            moved.set_arm(inner);
            laws::only_moved(
                layout,
                "Arm.PerfEvtType",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.arm().allows_halt(), a.arm().allows_halt);
            let mut inner = a.arm();
            inner.allows_halt = b.arm().allows_halt;
            let mut moved = a;
            moved.set_arm(inner);
            laws::only_moved(
                layout,
                "Arm.AllowsHalt",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_counter_information_v6_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_profile_counter_information::EventTraceProfileCounterInformation;
    type V<'a> = etwspec::requests::event_trace_profile_counter_information::EventTraceProfileCounterInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_profile_counter_information_v6_2_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_profile_counter_information::EventTraceProfileCounterInformation;
    type V<'a> = etwspec::requests::event_trace_profile_counter_information::EventTraceProfileCounterInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a.clone();
            moved.trace_handle = b.trace_handle;
            laws::only_moved(
                layout,
                "TraceHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_list_information_v6_2x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformationX86;
    type V<'a> = etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_profile_list_information_v6_2x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformationX86;
    type V<'a> = etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.spare(), a.spare);
            let mut moved = a.clone();
            moved.spare = b.spare;
            laws::only_moved(layout, "Spare", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_list_information_v6_2x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformationX64;
    type V<'a> = etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_profile_list_information_v6_2x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformationX64;
    type V<'a> = etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.spare(), a.spare);
            let mut moved = a.clone();
            moved.spare = b.spare;
            laws::only_moved(layout, "Spare", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_profile_remove_information_v1803_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_profile_remove_information::EventTraceProfileRemoveInformation;
    type V<'a> = etwspec::requests::event_trace_profile_remove_information::EventTraceProfileRemoveInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_profile_remove_information_v1803_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_profile_remove_information::EventTraceProfileRemoveInformation;
    type V<'a> = etwspec::requests::event_trace_profile_remove_information::EventTraceProfileRemoveInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.profile_source(), a.profile_source);
            let mut moved = a;
            moved.profile_source = b.profile_source;
            laws::only_moved(layout, "ProfileSource", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cpu_info_hierarchy(), a.cpu_info_hierarchy);
            let mut moved = a;
            moved.cpu_info_hierarchy = b.cpu_info_hierarchy;
            laws::only_moved(
                layout,
                "CpuInfoHierarchy",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_session_security_information_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_session_security_information::EventTraceSessionSecurityInformation;
    type V<'a> = etwspec::requests::event_trace_session_security_information::EventTraceSessionSecurityInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_session_security_information_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_session_security_information::EventTraceSessionSecurityInformation;
    type V<'a> = etwspec::requests::event_trace_session_security_information::EventTraceSessionSecurityInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.security_information(), a.security_information);
            let mut moved = a.clone();
            moved.security_information = b.security_information;
            laws::only_moved(
                layout,
                "SecurityInformation",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a.clone();
            moved.trace_handle = b.trace_handle;
            laws::only_moved(
                layout,
                "TraceHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_soft_restart_information_v1607_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_soft_restart_information::EventTraceSoftRestartInformation;
    type V<'a> = etwspec::requests::event_trace_soft_restart_information::EventTraceSoftRestartInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_soft_restart_information_v1607_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_soft_restart_information::EventTraceSoftRestartInformation;
    type V<'a> = etwspec::requests::event_trace_soft_restart_information::EventTraceSoftRestartInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a.clone();
            moved.trace_handle = b.trace_handle;
            laws::only_moved(
                layout,
                "TraceHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.persist_trace_buffers(), a.persist_trace_buffers);
            let mut moved = a.clone();
            moved.persist_trace_buffers = b.persist_trace_buffers;
            laws::only_moved(
                layout,
                "PersistTraceBuffers",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_spinlock_information_v6_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_spinlock_information::V6_1;
    type V<'a> = etwspec::requests::event_trace_spinlock_information::V6_1View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_spinlock_information_v6_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_spinlock_information::V6_1;
    type V<'a> = etwspec::requests::event_trace_spinlock_information::V6_1View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spin_lock_spin_threshold(), a.spin_lock_spin_threshold);
            let mut moved = a;
            moved.spin_lock_spin_threshold = b.spin_lock_spin_threshold;
            laws::only_moved(
                layout,
                "SpinLockSpinThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.spin_lock_acquire_sample_rate(), a.spin_lock_acquire_sample_rate
            );
            let mut moved = a;
            moved.spin_lock_acquire_sample_rate = b.spin_lock_acquire_sample_rate;
            laws::only_moved(
                layout,
                "SpinLockAcquireSampleRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.spin_lock_contention_sample_rate(), a
                .spin_lock_contention_sample_rate
            );
            let mut moved = a;
            moved.spin_lock_contention_sample_rate = b.spin_lock_contention_sample_rate;
            laws::only_moved(
                layout,
                "SpinLockContentionSampleRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_spinlock_information_v6_3_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_spinlock_information::EventTraceSpinlockInformation;
    type V<'a> = etwspec::requests::event_trace_spinlock_information::EventTraceSpinlockInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_spinlock_information_v6_3_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_spinlock_information::EventTraceSpinlockInformation;
    type V<'a> = etwspec::requests::event_trace_spinlock_information::EventTraceSpinlockInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spin_lock_spin_threshold(), a.spin_lock_spin_threshold);
            let mut moved = a;
            moved.spin_lock_spin_threshold = b.spin_lock_spin_threshold;
            laws::only_moved(
                layout,
                "SpinLockSpinThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.spin_lock_acquire_sample_rate(), a.spin_lock_acquire_sample_rate
            );
            let mut moved = a;
            moved.spin_lock_acquire_sample_rate = b.spin_lock_acquire_sample_rate;
            laws::only_moved(
                layout,
                "SpinLockAcquireSampleRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.spin_lock_contention_sample_rate(), a
                .spin_lock_contention_sample_rate
            );
            let mut moved = a;
            moved.spin_lock_contention_sample_rate = b.spin_lock_contention_sample_rate;
            laws::only_moved(
                layout,
                "SpinLockContentionSampleRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spin_lock_hold_threshold(), a.spin_lock_hold_threshold);
            let mut moved = a;
            moved.spin_lock_hold_threshold = b.spin_lock_hold_threshold;
            laws::only_moved(
                layout,
                "SpinLockHoldThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_spinlock_information_v1_v6_3_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_spinlock_information_v1::EventTraceSpinlockInformationV1;
    type V<'a> = etwspec::requests::event_trace_spinlock_information_v1::EventTraceSpinlockInformationV1View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_spinlock_information_v1_v6_3_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_spinlock_information_v1::EventTraceSpinlockInformationV1;
    type V<'a> = etwspec::requests::event_trace_spinlock_information_v1::EventTraceSpinlockInformationV1View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spin_lock_spin_threshold(), a.spin_lock_spin_threshold);
            let mut moved = a;
            moved.spin_lock_spin_threshold = b.spin_lock_spin_threshold;
            laws::only_moved(
                layout,
                "SpinLockSpinThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.spin_lock_acquire_sample_rate(), a.spin_lock_acquire_sample_rate
            );
            let mut moved = a;
            moved.spin_lock_acquire_sample_rate = b.spin_lock_acquire_sample_rate;
            laws::only_moved(
                layout,
                "SpinLockAcquireSampleRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.spin_lock_contention_sample_rate(), a
                .spin_lock_contention_sample_rate
            );
            let mut moved = a;
            moved.spin_lock_contention_sample_rate = b.spin_lock_contention_sample_rate;
            laws::only_moved(
                layout,
                "SpinLockContentionSampleRate",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_stack_caching_information_v6_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_stack_caching_information::EventTraceStackCachingInformation;
    type V<'a> = etwspec::requests::event_trace_stack_caching_information::EventTraceStackCachingInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_stack_caching_information_v6_2_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_stack_caching_information::EventTraceStackCachingInformation;
    type V<'a> = etwspec::requests::event_trace_stack_caching_information::EventTraceStackCachingInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a;
            moved.trace_handle = b.trace_handle;
            laws::only_moved(layout, "TraceHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enabled(), a.enabled);
            let mut moved = a;
            moved.enabled = b.enabled;
            laws::only_moved(layout, "Enabled", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cache_size(), a.cache_size);
            let mut moved = a;
            moved.cache_size = b.cache_size;
            laws::only_moved(layout, "CacheSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bucket_count(), a.bucket_count);
            let mut moved = a;
            moved.bucket_count = b.bucket_count;
            laws::only_moved(layout, "BucketCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_system_event_information_v6_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_system_event_information::EventTraceSystemEventInformation;
    type V<'a> = etwspec::requests::event_trace_system_event_information::EventTraceSystemEventInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_system_event_information_v6_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_system_event_information::EventTraceSystemEventInformation;
    type V<'a> = etwspec::requests::event_trace_system_event_information::EventTraceSystemEventInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a.clone();
            moved.trace_handle = b.trace_handle;
            laws::only_moved(
                layout,
                "TraceHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_tag_filter_information_v6_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_tag_filter_information::EventTraceTagFilterInformation;
    type V<'a> = etwspec::requests::event_trace_tag_filter_information::EventTraceTagFilterInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn event_trace_tag_filter_information_v6_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_tag_filter_information::EventTraceTagFilterInformation;
    type V<'a> = etwspec::requests::event_trace_tag_filter_information::EventTraceTagFilterInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a.clone();
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a.clone();
            moved.trace_handle = b.trace_handle;
            laws::only_moved(
                layout,
                "TraceHandle",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_time_profile_information_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_time_profile_information::EventTraceTimeProfileInformation;
    type V<'a> = etwspec::requests::event_trace_time_profile_information::EventTraceTimeProfileInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_time_profile_information_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_time_profile_information::EventTraceTimeProfileInformation;
    type V<'a> = etwspec::requests::event_trace_time_profile_information::EventTraceTimeProfileInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.profile_interval(), a.profile_interval);
            let mut moved = a;
            moved.profile_interval = b.profile_interval;
            laws::only_moved(
                layout,
                "ProfileInterval",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_version_information_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::event_trace_version_information::EventTraceVersionInformation;
    type V<'a> = etwspec::requests::event_trace_version_information::EventTraceVersionInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_version_information_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::event_trace_version_information::EventTraceVersionInformation;
    type V<'a> = etwspec::requests::event_trace_version_information::EventTraceVersionInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(
                view.event_trace_information_class(), a.event_trace_information_class
            );
            let mut moved = a;
            moved.event_trace_information_class = b.event_trace_information_class;
            laws::only_moved(
                layout,
                "EventTraceInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.event_trace_kernel_version(), a.event_trace_kernel_version
            );
            let mut moved = a;
            moved.event_trace_kernel_version = b.event_trace_kernel_version;
            laws::only_moved(
                layout,
                "EventTraceKernelVersion",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn profile_source_info_v6_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::profile_source_info::ProfileSourceInfo;
    type V<'a> = etwspec::requests::profile_source_info::ProfileSourceInfoView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn profile_source_info_v6_2_members_lie_where_the_table_says() {
    type T = etwspec::requests::profile_source_info::ProfileSourceInfo;
    type V<'a> = etwspec::requests::profile_source_info::ProfileSourceInfoView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.next_entry_offset(), a.next_entry_offset);
            let mut moved = a.clone();
            moved.next_entry_offset = b.next_entry_offset;
            laws::only_moved(
                layout,
                "NextEntryOffset",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.source(), a.source);
            let mut moved = a.clone();
            moved.source = b.source;
            laws::only_moved(layout, "Source", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.min_interval(), a.min_interval);
            let mut moved = a.clone();
            moved.min_interval = b.min_interval;
            laws::only_moved(
                layout,
                "MinInterval",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.max_interval(), a.max_interval);
            let mut moved = a.clone();
            moved.max_interval = b.max_interval;
            laws::only_moved(
                layout,
                "MaxInterval",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a.clone();
            moved.reserved = b.reserved;
            laws::only_moved(
                layout,
                "Reserved",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn trace_context_register_info_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::trace_context_register_info::TraceContextRegisterInfo;
    type V<'a> = etwspec::requests::trace_context_register_info::TraceContextRegisterInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_context_register_info_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::trace_context_register_info::TraceContextRegisterInfo;
    type V<'a> = etwspec::requests::trace_context_register_info::TraceContextRegisterInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.register_types(), a.register_types);
            let mut moved = a;
            moved.register_types = b.register_types;
            laws::only_moved(layout, "RegisterTypes", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_stack_caching_info_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::trace_stack_caching_info::TraceStackCachingInfo;
    type V<'a> = etwspec::requests::trace_stack_caching_info::TraceStackCachingInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_stack_caching_info_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::trace_stack_caching_info::TraceStackCachingInfo;
    type V<'a> = etwspec::requests::trace_stack_caching_info::TraceStackCachingInfoView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.enabled(), a.enabled);
            let mut moved = a;
            moved.enabled = b.enabled;
            laws::only_moved(layout, "Enabled", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cache_size(), a.cache_size);
            let mut moved = a;
            moved.cache_size = b.cache_size;
            laws::only_moved(layout, "CacheSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bucket_count(), a.bucket_count);
            let mut moved = a;
            moved.bucket_count = b.bucket_count;
            laws::only_moved(layout, "BucketCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_support_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::etw_pmc_support::Any;
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
                    layout.name == "ETW_PMC_SUPPORT" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_2X86(form))) => {
                    prop_assert_eq!(layout.form, "V6_2X86");
                    prop_assert_eq!(
                        etwspec::requests::etw_pmc_support::V6_2X86::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V6_2X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..32 {
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
                        etwspec::requests::etw_pmc_support::V6_2X64::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V6_2X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..32 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V1703X86(form))) => {
                    prop_assert_eq!(layout.form, "V1703X86");
                    prop_assert_eq!(
                        etwspec::requests::etw_pmc_support::V1703X86::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V1703X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V1703X64(form))) => {
                    prop_assert_eq!(layout.form, "V1703X64");
                    prop_assert_eq!(
                        etwspec::requests::etw_pmc_support::V1703X64::from_slice(& bytes)
                        .ok(), Some(form.clone())
                    );
                    let any = Any::V1703X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V1903X86(form))) => {
                    prop_assert_eq!(layout.form, "V1903X86");
                    prop_assert_eq!(
                        etwspec::requests::etw_pmc_support::EtwPmcSupportX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1903X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..20 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V1903X64(form))) => {
                    prop_assert_eq!(layout.form, "V1903X64");
                    prop_assert_eq!(
                        etwspec::requests::etw_pmc_support::EtwPmcSupportX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1903X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
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
fn event_trace_coverage_sampler_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_coverage_sampler_information::Any;
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
                    layout.name == "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1803X86(form))) => {
                    prop_assert_eq!(layout.form, "V1803X86");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1803X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V1803X64(form))) => {
                    prop_assert_eq!(layout.form, "V1803X64");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_coverage_sampler_information::EventTraceCoverageSamplerInformationX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1803X64(form);
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
fn event_trace_executive_resource_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_executive_resource_information::Any;
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
                    layout.name == "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_1(form))) => {
                    prop_assert_eq!(layout.form, "V6_1");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_executive_resource_information::EventTraceExecutiveResourceInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1(form);
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
fn event_trace_groupmask_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_groupmask_information::Any;
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
                    layout.name == "EVENT_TRACE_GROUPMASK_INFORMATION"
                        && layout.holds(release, pointer)
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
                        etwspec::requests::event_trace_groupmask_information::EventTraceGroupmaskInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
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
fn event_trace_heap_tracing_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_heap_tracing_information::Any;
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
                    layout.name == "EVENT_TRACE_HEAP_TRACING_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_1(form))) => {
                    prop_assert_eq!(layout.form, "V6_1");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_heap_tracing_information::EventTraceHeapTracingInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1(form);
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
                (Some(_), Err(_)) => {}
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
fn event_trace_last_branch_configuration_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_last_branch_configuration_information::Any;
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
                    layout.name == "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1709(form))) => {
                    prop_assert_eq!(layout.form, "V1709");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_last_branch_configuration_information::EventTraceLastBranchConfigurationInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1709(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..108 {
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
fn event_trace_last_branch_event_id_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_last_branch_event_id::Any;
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
                    layout.name == "EVENT_TRACE_LAST_BRANCH_EVENT_ID"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1709(form))) => {
                    prop_assert_eq!(layout.form, "V1709");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_last_branch_event_id::EventTraceLastBranchEventId::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1709(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
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
fn event_trace_performance_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_performance_information::Any;
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
                    layout.name == "EVENT_TRACE_PERFORMANCE_INFORMATION"
                        && layout.holds(release, pointer)
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
                        etwspec::requests::event_trace_performance_information::EventTracePerformanceInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
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
fn event_trace_processor_trace_configuration_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_processor_trace_configuration_information::Any;
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
                    layout.name
                        == "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1803X86(form))) => {
                    prop_assert_eq!(layout.form, "V1803X86");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1803X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V1803X64(form))) => {
                    prop_assert_eq!(layout.form, "V1803X64");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_processor_trace_configuration_information::EventTraceProcessorTraceConfigurationInformationX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1803X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
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
fn event_trace_profile_add_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_profile_add_information::Any;
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
                    layout.name == "EVENT_TRACE_PROFILE_ADD_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1803(form))) => {
                    prop_assert_eq!(layout.form, "V1803");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_profile_add_information::EventTraceProfileAddInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1803(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..34 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
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
fn event_trace_profile_add_information_v2_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_profile_add_information_v2::Any;
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
                    layout.name == "EVENT_TRACE_PROFILE_ADD_INFORMATION_V2"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1803(form))) => {
                    prop_assert_eq!(layout.form, "V1803");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_profile_add_information_v2::EventTraceProfileAddInformationV2::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1803(form);
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
fn event_trace_profile_add_information_v3_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_profile_add_information_v3::Any;
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
                    layout.name == "EVENT_TRACE_PROFILE_ADD_INFORMATION_V3"
                        && layout.holds(release, pointer)
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
                        etwspec::requests::event_trace_profile_add_information_v3::EventTraceProfileAddInformationV3::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn event_trace_profile_counter_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_profile_counter_information::Any;
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
                    layout.name == "EVENT_TRACE_PROFILE_COUNTER_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_2(form))) => {
                    prop_assert_eq!(layout.form, "V6_2");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_profile_counter_information::EventTraceProfileCounterInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2(form);
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
                (Some(_), Err(_)) => {}
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
fn event_trace_profile_list_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_profile_list_information::Any;
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
                    layout.name == "EVENT_TRACE_PROFILE_LIST_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_2X86(form))) => {
                    prop_assert_eq!(layout.form, "V6_2X86");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformationX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2X86(form);
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
                (Some(layout), Ok(Any::V6_2X64(form))) => {
                    prop_assert_eq!(layout.form, "V6_2X64");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_profile_list_information::EventTraceProfileListInformationX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2X64(form);
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
                (Some(_), Err(_)) => {}
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
fn event_trace_profile_remove_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_profile_remove_information::Any;
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
                    layout.name == "EVENT_TRACE_PROFILE_REMOVE_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1803(form))) => {
                    prop_assert_eq!(layout.form, "V1803");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_profile_remove_information::EventTraceProfileRemoveInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1803(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..20 {
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
fn event_trace_session_security_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_session_security_information::Any;
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
                    layout.name == "EVENT_TRACE_SESSION_SECURITY_INFORMATION"
                        && layout.holds(release, pointer)
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
                        etwspec::requests::event_trace_session_security_information::EventTraceSessionSecurityInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
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
                (Some(_), Err(_)) => {}
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
fn event_trace_soft_restart_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_soft_restart_information::Any;
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
                    layout.name == "EVENT_TRACE_SOFT_RESTART_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V1607(form))) => {
                    prop_assert_eq!(layout.form, "V1607");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_soft_restart_information::EventTraceSoftRestartInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1607(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..18 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
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
fn event_trace_spinlock_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_spinlock_information::Any;
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
                    layout.name == "EVENT_TRACE_SPINLOCK_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_1(form))) => {
                    prop_assert_eq!(layout.form, "V6_1");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_spinlock_information::V6_1::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1(form);
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
                (Some(layout), Ok(Any::V6_3(form))) => {
                    prop_assert_eq!(layout.form, "V6_3");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_spinlock_information::EventTraceSpinlockInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_3(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..20 {
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
fn event_trace_spinlock_information_v1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_spinlock_information_v1::Any;
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
                    layout.name == "EVENT_TRACE_SPINLOCK_INFORMATION_V1"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_3(form))) => {
                    prop_assert_eq!(layout.form, "V6_3");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_spinlock_information_v1::EventTraceSpinlockInformationV1::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_3(form);
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
fn event_trace_stack_caching_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_stack_caching_information::Any;
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
                    layout.name == "EVENT_TRACE_STACK_CACHING_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_2(form))) => {
                    prop_assert_eq!(layout.form, "V6_2");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_stack_caching_information::EventTraceStackCachingInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..32 {
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
fn event_trace_system_event_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_system_event_information::Any;
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
                    layout.name == "EVENT_TRACE_SYSTEM_EVENT_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_1(form))) => {
                    prop_assert_eq!(layout.form, "V6_1");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_system_event_information::EventTraceSystemEventInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1(form);
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
                (Some(_), Err(_)) => {}
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
fn event_trace_tag_filter_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_tag_filter_information::Any;
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
                    layout.name == "EVENT_TRACE_TAG_FILTER_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_1(form))) => {
                    prop_assert_eq!(layout.form, "V6_1");
                    prop_assert_eq!(
                        etwspec::requests::event_trace_tag_filter_information::EventTraceTagFilterInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1(form);
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
                (Some(_), Err(_)) => {}
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
fn event_trace_time_profile_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_time_profile_information::Any;
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
                    layout.name == "EVENT_TRACE_TIME_PROFILE_INFORMATION"
                        && layout.holds(release, pointer)
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
                        etwspec::requests::event_trace_time_profile_information::EventTraceTimeProfileInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
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
fn event_trace_version_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::event_trace_version_information::Any;
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
                    layout.name == "EVENT_TRACE_VERSION_INFORMATION"
                        && layout.holds(release, pointer)
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
                        etwspec::requests::event_trace_version_information::EventTraceVersionInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
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
fn profile_source_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::profile_source_info::Any;
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
                    layout.name == "PROFILE_SOURCE_INFO"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_2(form))) => {
                    prop_assert_eq!(layout.form, "V6_2");
                    prop_assert_eq!(
                        etwspec::requests::profile_source_info::ProfileSourceInfo::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
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
fn trace_context_register_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::trace_context_register_info::Any;
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
                    layout.name == "TRACE_CONTEXT_REGISTER_INFO"
                        && layout.holds(release, pointer)
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
                        etwspec::requests::trace_context_register_info::TraceContextRegisterInfo::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn trace_stack_caching_info_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::trace_stack_caching_info::Any;
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
                    layout.name == "TRACE_STACK_CACHING_INFO"
                        && layout.holds(release, pointer)
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
                        etwspec::requests::trace_stack_caching_info::TraceStackCachingInfo::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
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
fn etw_coverage_sampler_information_class_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::EtwCoverageSamplerInformationClass;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn event_trace_information_class_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::EventTraceInformationClass;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn event_trace_profile_add_information_versions_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::EventTraceProfileAddInformationVersions;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn kprofile_source_amd64_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::KprofileSourceAmd64;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn kprofile_source_emon_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::KprofileSourceEmon;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn trace_query_info_class_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::TraceQueryInfoClass;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn etw_context_register_types_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::EtwContextRegisterTypes;
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
#[test]
fn event_trace_last_branch_configuration_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::EventTraceLastBranchConfiguration;
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
#[test]
fn tracelog_access_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::TracelogAccess;
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
