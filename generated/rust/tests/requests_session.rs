// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `requests::session`.
#![cfg(feature = "requests")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn etw_boot_config_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_boot_config::EtwBootConfigX86;
    type V<'a> = etwspec::requests::session::etw_boot_config::EtwBootConfigX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_boot_config_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_boot_config::EtwBootConfigX86;
    type V<'a> = etwspec::requests::session::etw_boot_config::EtwBootConfigX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.max_loggers(), a.max_loggers);
            let mut moved = a;
            moved.max_loggers = b.max_loggers;
            laws::only_moved(layout, "MaxLoggers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.boot_loggers_list().to_value(), a.boot_loggers_list);
            let mut moved = a;
            moved.boot_loggers_list = b.boot_loggers_list;
            laws::only_moved(
                layout,
                "BootLoggersList",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_boot_config_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_boot_config::EtwBootConfigX64;
    type V<'a> = etwspec::requests::session::etw_boot_config::EtwBootConfigX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_boot_config_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_boot_config::EtwBootConfigX64;
    type V<'a> = etwspec::requests::session::etw_boot_config::EtwBootConfigX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.max_loggers(), a.max_loggers);
            let mut moved = a;
            moved.max_loggers = b.max_loggers;
            laws::only_moved(layout, "MaxLoggers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.boot_loggers_list().to_value(), a.boot_loggers_list);
            let mut moved = a;
            moved.boot_loggers_list = b.boot_loggers_list;
            laws::only_moved(
                layout,
                "BootLoggersList",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_compression_settings_data_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_compression_settings_data::EtwCompressionSettingsData;
    type V<'a> = etwspec::requests::session::etw_compression_settings_data::EtwCompressionSettingsDataView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_compression_settings_data_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_compression_settings_data::EtwCompressionSettingsData;
    type V<'a> = etwspec::requests::session::etw_compression_settings_data::EtwCompressionSettingsDataView<
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
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.field4(), a.field4);
            let mut moved = a;
            moved.field4 = b.field4;
            laws::only_moved(layout, "Field4", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.field8(), a.field8);
            let mut moved = a;
            moved.field8 = b.field8;
            laws::only_moved(layout, "Field8", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.field_c(), a.field_c);
            let mut moved = a;
            moved.field_c = b.field_c;
            laws::only_moved(layout, "FieldC", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_disallow_list_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_disallow_list::EtwDisallowList;
    type V<'a> = etwspec::requests::session::etw_disallow_list::EtwDisallowListView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), false);
    laws::bounded::<T>();
}
#[test]
fn etw_ext_enable_flags_item_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_ext_enable_flags_item::EtwExtEnableFlagsItem;
    type V<'a> = etwspec::requests::session::etw_ext_enable_flags_item::EtwExtEnableFlagsItemView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn etw_ext_enable_flags_item_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_ext_enable_flags_item::EtwExtEnableFlagsItem;
    type V<'a> = etwspec::requests::session::etw_ext_enable_flags_item::EtwExtEnableFlagsItemView<
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a.clone();
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_ext_enable_flags_item_v6_0_parts_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_ext_enable_flags_item::EtwExtEnableFlagsItem;
    type V<'a> = etwspec::requests::session::etw_ext_enable_flags_item::EtwExtEnableFlagsItemView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![{ let part = tail.group_mask; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_ext_pids_item_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_ext_pids_item::EtwExtPidsItem;
    type V<'a> = etwspec::requests::session::etw_ext_pids_item::EtwExtPidsItemView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn etw_ext_pids_item_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_ext_pids_item::EtwExtPidsItem;
    type V<'a> = etwspec::requests::session::etw_ext_pids_item::EtwExtPidsItemView<'a>;
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a.clone();
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_ext_pids_item_v6_0_parts_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_ext_pids_item::EtwExtPidsItem;
    type V<'a> = etwspec::requests::session::etw_ext_pids_item::EtwExtPidsItemView<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![{ let part = tail.process_ids; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_ext_pooltag_filter_item_v6_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_ext_pooltag_filter_item::EtwExtPooltagFilterItem;
    type V<'a> = etwspec::requests::session::etw_ext_pooltag_filter_item::EtwExtPooltagFilterItemView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn etw_ext_pooltag_filter_item_v6_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_ext_pooltag_filter_item::EtwExtPooltagFilterItem;
    type V<'a> = etwspec::requests::session::etw_ext_pooltag_filter_item::EtwExtPooltagFilterItemView<
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a.clone();
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_ext_pooltag_filter_item_v6_1_parts_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_ext_pooltag_filter_item::EtwExtPooltagFilterItem;
    type V<'a> = etwspec::requests::session::etw_ext_pooltag_filter_item::EtwExtPooltagFilterItemView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![{ let part = tail.tags; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_ext_stackwalk_filter_item_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItem;
    type V<'a> = etwspec::requests::session::etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItemView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn etw_ext_stackwalk_filter_item_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItem;
    type V<'a> = etwspec::requests::session::etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItemView<
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a.clone();
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_ext_stackwalk_filter_item_v6_0_parts_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItem;
    type V<'a> = etwspec::requests::session::etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItemView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![{ let part = tail.hook_ids; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_ext_stack_caching_item_v6_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_ext_stack_caching_item::EtwExtStackCachingItem;
    type V<'a> = etwspec::requests::session::etw_ext_stack_caching_item::EtwExtStackCachingItemView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_ext_stack_caching_item_v6_2_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_ext_stack_caching_item::EtwExtStackCachingItem;
    type V<'a> = etwspec::requests::session::etw_ext_stack_caching_item::EtwExtStackCachingItemView<
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
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.config().to_value(), a.config);
            let mut moved = a;
            moved.config = b.config;
            laws::only_moved(layout, "Config", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_ext_stack_caching_item_v6_2_data_end_where_the_header_says() {
    type T = etwspec::requests::session::etw_ext_stack_caching_item::EtwExtStackCachingItem;
    type V<'a> = etwspec::requests::session::etw_ext_stack_caching_item::EtwExtStackCachingItemView<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn etw_get_compression_settings_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_get_compression_settings_information::EtwGetCompressionSettingsInformation;
    type V<'a> = etwspec::requests::session::etw_get_compression_settings_information::EtwGetCompressionSettingsInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_get_compression_settings_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_get_compression_settings_information::EtwGetCompressionSettingsInformation;
    type V<'a> = etwspec::requests::session::etw_get_compression_settings_information::EtwGetCompressionSettingsInformationView<
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
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved0(), a.reserved0);
            let mut moved = a;
            moved.reserved0 = b.reserved0;
            laws::only_moved(layout, "Reserved0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved4(), a.reserved4);
            let mut moved = a;
            moved.reserved4 = b.reserved4;
            laws::only_moved(layout, "Reserved4", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_get_disallow_list_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_get_disallow_list_information::EtwGetDisallowListInformation;
    type V<'a> = etwspec::requests::session::etw_get_disallow_list_information::EtwGetDisallowListInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_get_disallow_list_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_get_disallow_list_information::EtwGetDisallowListInformation;
    type V<'a> = etwspec::requests::session::etw_get_disallow_list_information::EtwGetDisallowListInformationView<
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
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_get_private_session_trace_handle_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_get_private_session_trace_handle_information::EtwGetPrivateSessionTraceHandleInformation;
    type V<'a> = etwspec::requests::session::etw_get_private_session_trace_handle_information::EtwGetPrivateSessionTraceHandleInformationView<
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
fn etw_last_dropped_event_struct_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_last_dropped_event_struct::EtwLastDroppedEventStruct;
    type V<'a> = etwspec::requests::session::etw_last_dropped_event_struct::EtwLastDroppedEventStructView<
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
fn etw_last_dropped_event_struct_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_last_dropped_event_struct::EtwLastDroppedEventStruct;
    type V<'a> = etwspec::requests::session::etw_last_dropped_event_struct::EtwLastDroppedEventStructView<
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
            prop_assert_eq!(view.count(), a.count);
            let mut moved = a.clone();
            moved.count = b.count;
            laws::only_moved(layout, "Count", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_max_loggers_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_max_loggers_information::EtwMaxLoggersInformation;
    type V<'a> = etwspec::requests::session::etw_max_loggers_information::EtwMaxLoggersInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_max_loggers_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_max_loggers_information::EtwMaxLoggersInformation;
    type V<'a> = etwspec::requests::session::etw_max_loggers_information::EtwMaxLoggersInformationView<
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
            prop_assert_eq!(view.maximum_loggers(), a.maximum_loggers);
            let mut moved = a;
            moved.maximum_loggers = b.maximum_loggers;
            laws::only_moved(
                layout,
                "MaximumLoggers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_max_pmc_counter_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_max_pmc_counter_information::EtwMaxPmcCounterInformation;
    type V<'a> = etwspec::requests::session::etw_max_pmc_counter_information::EtwMaxPmcCounterInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_max_pmc_counter_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_max_pmc_counter_information::EtwMaxPmcCounterInformation;
    type V<'a> = etwspec::requests::session::etw_max_pmc_counter_information::EtwMaxPmcCounterInformationView<
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
            prop_assert_eq!(view.maximum_pmc_counter(), a.maximum_pmc_counter);
            let mut moved = a;
            moved.maximum_pmc_counter = b.maximum_pmc_counter;
            laws::only_moved(
                layout,
                "MaximumPmcCounter",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_partition_info_extension_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_partition_info_extension::EtwPartitionInfoExtension;
    type V<'a> = etwspec::requests::session::etw_partition_info_extension::EtwPartitionInfoExtensionView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_partition_info_extension_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_partition_info_extension::EtwPartitionInfoExtension;
    type V<'a> = etwspec::requests::session::etw_partition_info_extension::EtwPartitionInfoExtensionView<
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
            prop_assert_eq!(view.event_version(), a.event_version);
            let mut moved = a;
            moved.event_version = b.event_version;
            laws::only_moved(layout, "EventVersion", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.partition_type(), a.partition_type);
            let mut moved = a;
            moved.partition_type = b.partition_type;
            laws::only_moved(layout, "PartitionType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.qpc_offset_from_root(), a.qpc_offset_from_root);
            let mut moved = a;
            moved.qpc_offset_from_root = b.qpc_offset_from_root;
            laws::only_moved(
                layout,
                "QpcOffsetFromRoot",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.partition_id(), a.partition_id);
            let mut moved = a;
            moved.partition_id = b.partition_id;
            laws::only_moved(layout, "PartitionId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.parent_id(), a.parent_id);
            let mut moved = a;
            moved.parent_id = b.parent_id;
            laws::only_moved(layout, "ParentId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_partition_info_extension_v2_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_partition_info_extension_v2::EtwPartitionInfoExtensionV2;
    type V<'a> = etwspec::requests::session::etw_partition_info_extension_v2::EtwPartitionInfoExtensionV2View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_partition_info_extension_v2_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_partition_info_extension_v2::EtwPartitionInfoExtensionV2;
    type V<'a> = etwspec::requests::session::etw_partition_info_extension_v2::EtwPartitionInfoExtensionV2View<
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
            prop_assert_eq!(view.event_version(), a.event_version);
            let mut moved = a;
            moved.event_version = b.event_version;
            laws::only_moved(layout, "EventVersion", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.partition_type(), a.partition_type);
            let mut moved = a;
            moved.partition_type = b.partition_type;
            laws::only_moved(layout, "PartitionType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.qpc_offset_from_root(), a.qpc_offset_from_root);
            let mut moved = a;
            moved.qpc_offset_from_root = b.qpc_offset_from_root;
            laws::only_moved(
                layout,
                "QpcOffsetFromRoot",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_perf_counters_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_perf_counters::EtwPerfCounters;
    type V<'a> = etwspec::requests::session::etw_perf_counters::EtwPerfCountersView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_perf_counters_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_perf_counters::EtwPerfCounters;
    type V<'a> = etwspec::requests::session::etw_perf_counters::EtwPerfCountersView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.total_active_sessions(), a.total_active_sessions);
            let mut moved = a;
            moved.total_active_sessions = b.total_active_sessions;
            laws::only_moved(
                layout,
                "TotalActiveSessions",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.total_buffer_memory_non_paged_pool(), a
                .total_buffer_memory_non_paged_pool
            );
            let mut moved = a;
            moved.total_buffer_memory_non_paged_pool = b
                .total_buffer_memory_non_paged_pool;
            laws::only_moved(
                layout,
                "TotalBufferMemoryNonPagedPool",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.total_buffer_memory_paged_pool(), a.total_buffer_memory_paged_pool
            );
            let mut moved = a;
            moved.total_buffer_memory_paged_pool = b.total_buffer_memory_paged_pool;
            laws::only_moved(
                layout,
                "TotalBufferMemoryPagedPool",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.total_guids_enabled(), a.total_guids_enabled);
            let mut moved = a;
            moved.total_guids_enabled = b.total_guids_enabled;
            laws::only_moved(
                layout,
                "TotalGuidsEnabled",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.total_guids_not_enabled(), a.total_guids_not_enabled);
            let mut moved = a;
            moved.total_guids_not_enabled = b.total_guids_not_enabled;
            laws::only_moved(
                layout,
                "TotalGuidsNotEnabled",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.total_guids_pre_enabled(), a.total_guids_pre_enabled);
            let mut moved = a;
            moved.total_guids_pre_enabled = b.total_guids_pre_enabled;
            laws::only_moved(
                layout,
                "TotalGuidsPreEnabled",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_ownership_entry_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_pmc_ownership_entry::EtwPmcOwnershipEntry;
    type V<'a> = etwspec::requests::session::etw_pmc_ownership_entry::EtwPmcOwnershipEntryView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_pmc_ownership_entry_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_pmc_ownership_entry::EtwPmcOwnershipEntry;
    type V<'a> = etwspec::requests::session::etw_pmc_ownership_entry::EtwPmcOwnershipEntryView<
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
            prop_assert_eq!(view.kind(), a.kind);
            let mut moved = a;
            moved.kind = b.kind;
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.data1(), a.data1);
            let mut moved = a;
            moved.data1 = b.data1;
            laws::only_moved(layout, "Data1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.data2(), a.data2);
            let mut moved = a;
            moved.data2 = b.data2;
            laws::only_moved(layout, "Data2", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_ownership_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_pmc_ownership_information::EtwPmcOwnershipInformation;
    type V<'a> = etwspec::requests::session::etw_pmc_ownership_information::EtwPmcOwnershipInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), true);
    laws::bounded::<T>();
    laws::overclaimed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_pmc_ownership_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_pmc_ownership_information::EtwPmcOwnershipInformation;
    type V<'a> = etwspec::requests::session::etw_pmc_ownership_information::EtwPmcOwnershipInformationView<
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
            prop_assert_eq!(view.processor_number(), a.processor_number);
            let mut moved = a.clone();
            moved.processor_number = b.processor_number;
            laws::only_moved(
                layout,
                "ProcessorNumber",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.counter_count(), a.counter_count);
            let mut moved = a.clone();
            moved.counter_count = b.counter_count;
            laws::only_moved(
                layout,
                "CounterCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_session_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_pmc_session_information::EtwPmcSessionInformation;
    type V<'a> = etwspec::requests::session::etw_pmc_session_information::EtwPmcSessionInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn etw_pmc_session_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_pmc_session_information::EtwPmcSessionInformation;
    type V<'a> = etwspec::requests::session::etw_pmc_session_information::EtwPmcSessionInformationView<
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
            prop_assert_eq!(view.next_offset(), a.next_offset);
            let mut moved = a.clone();
            moved.next_offset = b.next_offset;
            laws::only_moved(
                layout,
                "NextOffset",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a.clone();
            moved.logger_id = b.logger_id;
            laws::only_moved(
                layout,
                "LoggerId",
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
            prop_assert_eq!(view.counter_count(), a.counter_count);
            let mut moved = a.clone();
            moved.counter_count = b.counter_count;
            laws::only_moved(
                layout,
                "CounterCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.source_count(), a.source_count);
            let mut moved = a.clone();
            moved.source_count = b.source_count;
            laws::only_moved(
                layout,
                "SourceCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_pmc_session_information_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_pmc_session_information::EtwPmcSessionInformation;
    type V<'a> = etwspec::requests::session::etw_pmc_session_information::EtwPmcSessionInformationView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.counters; Some(part.as_bytes().len()) }, { let part
                    = tail.sources; Some(part.as_bytes().len()) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_private_session_trace_request_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_private_session_trace_request::EtwPrivateSessionTraceRequest;
    type V<'a> = etwspec::requests::session::etw_private_session_trace_request::EtwPrivateSessionTraceRequestView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_private_session_trace_request_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_private_session_trace_request::EtwPrivateSessionTraceRequest;
    type V<'a> = etwspec::requests::session::etw_private_session_trace_request::EtwPrivateSessionTraceRequestView<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.value(), a.value());
            let mut moved = a;
            moved.set_value(b.value());
            laws::only_moved(layout, "Value", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.private_session_id(), a.private_session_id());
            let mut moved = a;
            moved.set_private_session_id(b.private_session_id());
            laws::only_moved(
                layout,
                "PrivateSessionId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.private_session_version(), a.private_session_version());
            let mut moved = a;
            moved.set_private_session_version(b.private_session_version());
            laws::only_moved(
                layout,
                "PrivateSessionVersion",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_provider_binary_tracking_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationX86;
    type V<'a> = etwspec::requests::session::etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_provider_binary_tracking_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationX86;
    type V<'a> = etwspec::requests::session::etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationX86View<
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
            prop_assert_eq!(view.reg_handle(), a.reg_handle);
            let mut moved = a;
            moved.reg_handle = b.reg_handle;
            laws::only_moved(layout, "RegHandle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_provider_binary_tracking_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationX64;
    type V<'a> = etwspec::requests::session::etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_provider_binary_tracking_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationX64;
    type V<'a> = etwspec::requests::session::etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationX64View<
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
            prop_assert_eq!(view.reg_handle(), a.reg_handle);
            let mut moved = a;
            moved.reg_handle = b.reg_handle;
            laws::only_moved(layout, "RegHandle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_query_session_demux_object_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationX86;
    type V<'a> = etwspec::requests::session::etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_query_session_demux_object_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationX86;
    type V<'a> = etwspec::requests::session::etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationX86View<
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
            prop_assert_eq!(view.session_demux_handle(), a.session_demux_handle());
            let mut moved = a;
            moved.set_session_demux_handle(b.session_demux_handle());
            laws::only_moved(
                layout,
                "SessionDemuxHandle",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.private_session_handle(), a.private_session_handle());
            let mut moved = a;
            moved.set_private_session_handle(b.private_session_handle());
            laws::only_moved(
                layout,
                "PrivateSessionHandle",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_query_session_demux_object_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationX64;
    type V<'a> = etwspec::requests::session::etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_query_session_demux_object_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationX64;
    type V<'a> = etwspec::requests::session::etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationX64View<
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
            prop_assert_eq!(view.session_demux_handle(), a.session_demux_handle());
            let mut moved = a;
            moved.set_session_demux_handle(b.session_demux_handle());
            laws::only_moved(
                layout,
                "SessionDemuxHandle",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.private_session_handle(), a.private_session_handle());
            let mut moved = a;
            moved.set_private_session_handle(b.private_session_handle());
            laws::only_moved(
                layout,
                "PrivateSessionHandle",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_query_used_processor_count_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_query_used_processor_count_information::EtwQueryUsedProcessorCountInformation;
    type V<'a> = etwspec::requests::session::etw_query_used_processor_count_information::EtwQueryUsedProcessorCountInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_query_used_processor_count_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_query_used_processor_count_information::EtwQueryUsedProcessorCountInformation;
    type V<'a> = etwspec::requests::session::etw_query_used_processor_count_information::EtwQueryUsedProcessorCountInformationView<
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
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved2(), a.reserved2);
            let mut moved = a;
            moved.reserved2 = b.reserved2;
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_realtime_connect_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_realtime_connect_information::EtwRealtimeConnectInformationX86;
    type V<'a> = etwspec::requests::session::etw_realtime_connect_information::EtwRealtimeConnectInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_realtime_connect_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_realtime_connect_information::EtwRealtimeConnectInformationX86;
    type V<'a> = etwspec::requests::session::etw_realtime_connect_information::EtwRealtimeConnectInformationX86View<
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
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved_buffer_space(), a.reserved_buffer_space);
            let mut moved = a;
            moved.reserved_buffer_space = b.reserved_buffer_space;
            laws::only_moved(
                layout,
                "ReservedBufferSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.reserved_buffer_space_bit_map(), a.reserved_buffer_space_bit_map
            );
            let mut moved = a;
            moved.reserved_buffer_space_bit_map = b.reserved_buffer_space_bit_map;
            laws::only_moved(
                layout,
                "ReservedBufferSpaceBitMap",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.disconnect_event(), a.disconnect_event);
            let mut moved = a;
            moved.disconnect_event = b.disconnect_event;
            laws::only_moved(
                layout,
                "DisconnectEvent",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.data_available_event(), a.data_available_event);
            let mut moved = a;
            moved.data_available_event = b.data_available_event;
            laws::only_moved(
                layout,
                "DataAvailableEvent",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.user_buffer_list_head(), a.user_buffer_list_head);
            let mut moved = a;
            moved.user_buffer_list_head = b.user_buffer_list_head;
            laws::only_moved(
                layout,
                "UserBufferListHead",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.user_buffer_count(), a.user_buffer_count);
            let mut moved = a;
            moved.user_buffer_count = b.user_buffer_count;
            laws::only_moved(
                layout,
                "UserBufferCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.events_lost_count(), a.events_lost_count);
            let mut moved = a;
            moved.events_lost_count = b.events_lost_count;
            laws::only_moved(
                layout,
                "EventsLostCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_lost_count(), a.buffers_lost_count);
            let mut moved = a;
            moved.buffers_lost_count = b.buffers_lost_count;
            laws::only_moved(
                layout,
                "BuffersLostCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.connection_handle(), a.connection_handle);
            let mut moved = a;
            moved.connection_handle = b.connection_handle;
            laws::only_moved(
                layout,
                "ConnectionHandle",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_realtime_connect_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_realtime_connect_information::EtwRealtimeConnectInformationX64;
    type V<'a> = etwspec::requests::session::etw_realtime_connect_information::EtwRealtimeConnectInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_realtime_connect_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_realtime_connect_information::EtwRealtimeConnectInformationX64;
    type V<'a> = etwspec::requests::session::etw_realtime_connect_information::EtwRealtimeConnectInformationX64View<
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
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved_buffer_space(), a.reserved_buffer_space);
            let mut moved = a;
            moved.reserved_buffer_space = b.reserved_buffer_space;
            laws::only_moved(
                layout,
                "ReservedBufferSpace",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.reserved_buffer_space_bit_map(), a.reserved_buffer_space_bit_map
            );
            let mut moved = a;
            moved.reserved_buffer_space_bit_map = b.reserved_buffer_space_bit_map;
            laws::only_moved(
                layout,
                "ReservedBufferSpaceBitMap",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.disconnect_event(), a.disconnect_event);
            let mut moved = a;
            moved.disconnect_event = b.disconnect_event;
            laws::only_moved(
                layout,
                "DisconnectEvent",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.data_available_event(), a.data_available_event);
            let mut moved = a;
            moved.data_available_event = b.data_available_event;
            laws::only_moved(
                layout,
                "DataAvailableEvent",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.user_buffer_list_head(), a.user_buffer_list_head);
            let mut moved = a;
            moved.user_buffer_list_head = b.user_buffer_list_head;
            laws::only_moved(
                layout,
                "UserBufferListHead",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.user_buffer_count(), a.user_buffer_count);
            let mut moved = a;
            moved.user_buffer_count = b.user_buffer_count;
            laws::only_moved(
                layout,
                "UserBufferCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.events_lost_count(), a.events_lost_count);
            let mut moved = a;
            moved.events_lost_count = b.events_lost_count;
            laws::only_moved(
                layout,
                "EventsLostCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_lost_count(), a.buffers_lost_count);
            let mut moved = a;
            moved.buffers_lost_count = b.buffers_lost_count;
            laws::only_moved(
                layout,
                "BuffersLostCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.connection_handle(), a.connection_handle);
            let mut moved = a;
            moved.connection_handle = b.connection_handle;
            laws::only_moved(
                layout,
                "ConnectionHandle",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_realtime_disconnect_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationX86;
    type V<'a> = etwspec::requests::session::etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_realtime_disconnect_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationX86;
    type V<'a> = etwspec::requests::session::etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationX86View<
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
            prop_assert_eq!(view.handle(), a.handle);
            let mut moved = a;
            moved.handle = b.handle;
            laws::only_moved(layout, "Handle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_realtime_disconnect_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationX64;
    type V<'a> = etwspec::requests::session::etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_realtime_disconnect_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationX64;
    type V<'a> = etwspec::requests::session::etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationX64View<
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
            prop_assert_eq!(view.handle(), a.handle);
            let mut moved = a;
            moved.handle = b.handle;
            laws::only_moved(layout, "Handle", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_reference_time_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_reference_time_information::EtwReferenceTimeInformation;
    type V<'a> = etwspec::requests::session::etw_reference_time_information::EtwReferenceTimeInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_reference_time_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_reference_time_information::EtwReferenceTimeInformation;
    type V<'a> = etwspec::requests::session::etw_reference_time_information::EtwReferenceTimeInformationView<
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
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_register_private_session_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_register_private_session_information::EtwRegisterPrivateSessionInformation;
    type V<'a> = etwspec::requests::session::etw_register_private_session_information::EtwRegisterPrivateSessionInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_register_private_session_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_register_private_session_information::EtwRegisterPrivateSessionInformation;
    type V<'a> = etwspec::requests::session::etw_register_private_session_information::EtwRegisterPrivateSessionInformationView<
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
            prop_assert_eq!(view.private_session_id(), a.private_session_id());
            let mut moved = a;
            moved.set_private_session_id(b.private_session_id());
            laws::only_moved(
                layout,
                "PrivateSessionId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved0(), a.reserved0());
            let mut moved = a;
            moved.set_reserved0(b.reserved0());
            laws::only_moved(layout, "Reserved0", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.session_demux_handle(), a.session_demux_handle());
            let mut moved = a;
            moved.set_session_demux_handle(b.session_demux_handle());
            laws::only_moved(
                layout,
                "SessionDemuxHandle",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.private_session_handle(), a.private_session_handle);
            let mut moved = a;
            moved.private_session_handle = b.private_session_handle;
            laws::only_moved(
                layout,
                "PrivateSessionHandle",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved4(), a.reserved4);
            let mut moved = a;
            moved.reserved4 = b.reserved4;
            laws::only_moved(layout, "Reserved4", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_session_perf_counters_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_session_perf_counters::EtwSessionPerfCounters;
    type V<'a> = etwspec::requests::session::etw_session_perf_counters::EtwSessionPerfCountersView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_session_perf_counters_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_session_perf_counters::EtwSessionPerfCounters;
    type V<'a> = etwspec::requests::session::etw_session_perf_counters::EtwSessionPerfCountersView<
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
            prop_assert_eq!(view.buffer_memory_paged_pool(), a.buffer_memory_paged_pool);
            let mut moved = a;
            moved.buffer_memory_paged_pool = b.buffer_memory_paged_pool;
            laws::only_moved(
                layout,
                "BufferMemoryPagedPool",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.buffer_memory_non_paged_pool(), a.buffer_memory_non_paged_pool
            );
            let mut moved = a;
            moved.buffer_memory_non_paged_pool = b.buffer_memory_non_paged_pool;
            laws::only_moved(
                layout,
                "BufferMemoryNonPagedPool",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.events_logged_count(), a.events_logged_count);
            let mut moved = a;
            moved.events_logged_count = b.events_logged_count;
            laws::only_moved(
                layout,
                "EventsLoggedCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.events_lost(), a.events_lost);
            let mut moved = a;
            moved.events_lost = b.events_lost;
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.num_consumers(), a.num_consumers);
            let mut moved = a;
            moved.num_consumers = b.num_consumers;
            laws::only_moved(layout, "NumConsumers", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_set_compression_settings_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_set_compression_settings_information::EtwSetCompressionSettingsInformation;
    type V<'a> = etwspec::requests::session::etw_set_compression_settings_information::EtwSetCompressionSettingsInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_set_compression_settings_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_set_compression_settings_information::EtwSetCompressionSettingsInformation;
    type V<'a> = etwspec::requests::session::etw_set_compression_settings_information::EtwSetCompressionSettingsInformationView<
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
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.field4(), a.field4);
            let mut moved = a;
            moved.field4 = b.field4;
            laws::only_moved(layout, "Field4", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.field8(), a.field8);
            let mut moved = a;
            moved.field8 = b.field8;
            laws::only_moved(layout, "Field8", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.field_c(), a.field_c);
            let mut moved = a;
            moved.field_c = b.field_c;
            laws::only_moved(layout, "FieldC", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_set_mark_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_set_mark_information::EtwSetMarkInformation;
    type V<'a> = etwspec::requests::session::etw_set_mark_information::EtwSetMarkInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn etw_set_mark_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_set_mark_information::EtwSetMarkInformation;
    type V<'a> = etwspec::requests::session::etw_set_mark_information::EtwSetMarkInformationView<
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
            prop_assert_eq!(view.flag(), a.flag);
            let mut moved = a.clone();
            moved.flag = b.flag;
            laws::only_moved(layout, "Flag", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_set_mark_information_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_set_mark_information::EtwSetMarkInformation;
    type V<'a> = etwspec::requests::session::etw_set_mark_information::EtwSetMarkInformationView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.mark; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_set_provider_binary_tracking_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_set_provider_binary_tracking_information::EtwSetProviderBinaryTrackingInformation;
    type V<'a> = etwspec::requests::session::etw_set_provider_binary_tracking_information::EtwSetProviderBinaryTrackingInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_set_provider_binary_tracking_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_set_provider_binary_tracking_information::EtwSetProviderBinaryTrackingInformation;
    type V<'a> = etwspec::requests::session::etw_set_provider_binary_tracking_information::EtwSetProviderBinaryTrackingInformationView<
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
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable(), a.enable);
            let mut moved = a;
            moved.enable = b.enable;
            laws::only_moved(layout, "Enable", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a;
            moved.reserved1 = b.reserved1;
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_stack_caching_config_v6_2_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_stack_caching_config::EtwStackCachingConfig;
    type V<'a> = etwspec::requests::session::etw_stack_caching_config::EtwStackCachingConfigView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_stack_caching_config_v6_2_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_stack_caching_config::EtwStackCachingConfig;
    type V<'a> = etwspec::requests::session::etw_stack_caching_config::EtwStackCachingConfigView<
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
fn etw_systemtime_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_systemtime::EtwSystemtime;
    type V<'a> = etwspec::requests::session::etw_systemtime::EtwSystemtimeView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_systemtime_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_systemtime::EtwSystemtime;
    type V<'a> = etwspec::requests::session::etw_systemtime::EtwSystemtimeView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.year(), a.year);
            let mut moved = a;
            moved.year = b.year;
            laws::only_moved(layout, "Year", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.month(), a.month);
            let mut moved = a;
            moved.month = b.month;
            laws::only_moved(layout, "Month", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.day_of_week(), a.day_of_week);
            let mut moved = a;
            moved.day_of_week = b.day_of_week;
            laws::only_moved(layout, "DayOfWeek", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.day(), a.day);
            let mut moved = a;
            moved.day = b.day;
            laws::only_moved(layout, "Day", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hour(), a.hour);
            let mut moved = a;
            moved.hour = b.hour;
            laws::only_moved(layout, "Hour", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minute(), a.minute);
            let mut moved = a;
            moved.minute = b.minute;
            laws::only_moved(layout, "Minute", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.second(), a.second);
            let mut moved = a;
            moved.second = b.second;
            laws::only_moved(layout, "Second", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.milliseconds(), a.milliseconds);
            let mut moved = a;
            moved.milliseconds = b.milliseconds;
            laws::only_moved(layout, "Milliseconds", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_system_logger_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_system_logger::EtwSystemLogger;
    type V<'a> = etwspec::requests::session::etw_system_logger::EtwSystemLoggerView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_system_logger_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_system_logger::EtwSystemLogger;
    type V<'a> = etwspec::requests::session::etw_system_logger::EtwSystemLoggerView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.clock_type(), a.clock_type);
            let mut moved = a;
            moved.clock_type = b.clock_type;
            laws::only_moved(layout, "ClockType", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_system_logger_settings_v1709_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_system_logger_settings::EtwSystemLoggerSettings;
    type V<'a> = etwspec::requests::session::etw_system_logger_settings::EtwSystemLoggerSettingsView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_system_logger_settings_v1709_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_system_logger_settings::EtwSystemLoggerSettings;
    type V<'a> = etwspec::requests::session::etw_system_logger_settings::EtwSystemLoggerSettingsView<
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
            prop_assert_eq!(view.etwp_system_logger(), a.etwp_system_logger);
            let mut moved = a;
            moved.etwp_system_logger = b.etwp_system_logger;
            laws::only_moved(
                layout,
                "EtwpSystemLogger",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.etwp_active_system_loggers(), a.etwp_active_system_loggers
            );
            let mut moved = a;
            moved.etwp_active_system_loggers = b.etwp_active_system_loggers;
            laws::only_moved(
                layout,
                "EtwpActiveSystemLoggers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.silo_global_group_mask().to_value(), a.silo_global_group_mask
            );
            let mut moved = a;
            moved.silo_global_group_mask = b.silo_global_group_mask;
            laws::only_moved(
                layout,
                "SiloGlobalGroupMask",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.etwp_group_masks(), a.etwp_group_masks);
            let mut moved = a;
            moved.etwp_group_masks = b.etwp_group_masks;
            laws::only_moved(
                layout,
                "EtwpGroupMasks",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_umgl_key_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_umgl_key::EtwUmglKey;
    type V<'a> = etwspec::requests::session::etw_umgl_key::EtwUmglKeyView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_umgl_key_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_umgl_key::EtwUmglKey;
    type V<'a> = etwspec::requests::session::etw_umgl_key::EtwUmglKeyView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a;
            moved.logger_id = b.logger_id;
            laws::only_moved(layout, "LoggerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_update_disallow_list_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_update_disallow_list_information::EtwUpdateDisallowListInformation;
    type V<'a> = etwspec::requests::session::etw_update_disallow_list_information::EtwUpdateDisallowListInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), true);
    laws::bounded::<T>();
    laws::overclaimed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_update_disallow_list_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_update_disallow_list_information::EtwUpdateDisallowListInformation;
    type V<'a> = etwspec::requests::session::etw_update_disallow_list_information::EtwUpdateDisallowListInformationView<
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
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a.clone();
            moved.logger_id = b.logger_id;
            laws::only_moved(
                layout,
                "LoggerId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.guid_count(), a.guid_count);
            let mut moved = a.clone();
            moved.guid_count = b.guid_count;
            laws::only_moved(
                layout,
                "GuidCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_update_periodic_capture_state_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::etw_update_periodic_capture_state_information::EtwUpdatePeriodicCaptureStateInformation;
    type V<'a> = etwspec::requests::session::etw_update_periodic_capture_state_information::EtwUpdatePeriodicCaptureStateInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), true);
    laws::bounded::<T>();
    laws::overclaimed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_update_periodic_capture_state_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::etw_update_periodic_capture_state_information::EtwUpdatePeriodicCaptureStateInformation;
    type V<'a> = etwspec::requests::session::etw_update_periodic_capture_state_information::EtwUpdatePeriodicCaptureStateInformationView<
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
            prop_assert_eq!(view.logger_id(), a.logger_id);
            let mut moved = a.clone();
            moved.logger_id = b.logger_id;
            laws::only_moved(
                layout,
                "LoggerId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.capture_interval(), a.capture_interval);
            let mut moved = a.clone();
            moved.capture_interval = b.capture_interval;
            laws::only_moved(
                layout,
                "CaptureInterval",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.guid_count(), a.guid_count);
            let mut moved = a.clone();
            moved.guid_count = b.guid_count;
            laws::only_moved(
                layout,
                "GuidCount",
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
fn event_trace_properties_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::event_trace_properties::V5_0X86;
    type V<'a> = etwspec::requests::session::event_trace_properties::V5_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_properties_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::event_trace_properties::V5_0X86;
    type V<'a> = etwspec::requests::session::event_trace_properties::V5_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode);
            let mut moved = a;
            moved.wnode = b.wnode;
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers);
            let mut moved = a;
            moved.minimum_buffers = b.minimum_buffers;
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers);
            let mut moved = a;
            moved.maximum_buffers = b.maximum_buffers;
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a;
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a;
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer);
            let mut moved = a;
            moved.flush_timer = b.flush_timer;
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit);
            let mut moved = a;
            moved.age_limit = b.age_limit;
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers);
            let mut moved = a;
            moved.number_of_buffers = b.number_of_buffers;
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_buffers(), a.free_buffers);
            let mut moved = a;
            moved.free_buffers = b.free_buffers;
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost);
            let mut moved = a;
            moved.events_lost = b.events_lost;
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a;
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost);
            let mut moved = a;
            moved.log_buffers_lost = b.log_buffers_lost;
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost);
            let mut moved = a;
            moved.real_time_buffers_lost = b.real_time_buffers_lost;
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id);
            let mut moved = a;
            moved.logger_thread_id = b.logger_thread_id;
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name_offset(), a.log_file_name_offset);
            let mut moved = a;
            moved.log_file_name_offset = b.log_file_name_offset;
            laws::only_moved(
                layout,
                "LogFileNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_name_offset(), a.logger_name_offset);
            let mut moved = a;
            moved.logger_name_offset = b.logger_name_offset;
            laws::only_moved(
                layout,
                "LoggerNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_properties_v5_0x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::event_trace_properties::V5_0X86;
    type V<'a> = etwspec::requests::session::event_trace_properties::V5_0X86View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_trace_properties_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::event_trace_properties::V5_0X64;
    type V<'a> = etwspec::requests::session::event_trace_properties::V5_0X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_properties_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::event_trace_properties::V5_0X64;
    type V<'a> = etwspec::requests::session::event_trace_properties::V5_0X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode);
            let mut moved = a;
            moved.wnode = b.wnode;
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers);
            let mut moved = a;
            moved.minimum_buffers = b.minimum_buffers;
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers);
            let mut moved = a;
            moved.maximum_buffers = b.maximum_buffers;
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a;
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a;
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer);
            let mut moved = a;
            moved.flush_timer = b.flush_timer;
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit);
            let mut moved = a;
            moved.age_limit = b.age_limit;
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers);
            let mut moved = a;
            moved.number_of_buffers = b.number_of_buffers;
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_buffers(), a.free_buffers);
            let mut moved = a;
            moved.free_buffers = b.free_buffers;
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost);
            let mut moved = a;
            moved.events_lost = b.events_lost;
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a;
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost);
            let mut moved = a;
            moved.log_buffers_lost = b.log_buffers_lost;
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost);
            let mut moved = a;
            moved.real_time_buffers_lost = b.real_time_buffers_lost;
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id);
            let mut moved = a;
            moved.logger_thread_id = b.logger_thread_id;
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name_offset(), a.log_file_name_offset);
            let mut moved = a;
            moved.log_file_name_offset = b.log_file_name_offset;
            laws::only_moved(
                layout,
                "LogFileNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_name_offset(), a.logger_name_offset);
            let mut moved = a;
            moved.logger_name_offset = b.logger_name_offset;
            laws::only_moved(
                layout,
                "LoggerNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_properties_v5_0x64_data_end_where_the_header_says() {
    type T = etwspec::requests::session::event_trace_properties::V5_0X64;
    type V<'a> = etwspec::requests::session::event_trace_properties::V5_0X64View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_trace_properties_v6_3x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::event_trace_properties::EventTracePropertiesX86;
    type V<'a> = etwspec::requests::session::event_trace_properties::EventTracePropertiesX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_properties_v6_3x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::event_trace_properties::EventTracePropertiesX86;
    type V<'a> = etwspec::requests::session::event_trace_properties::EventTracePropertiesX86View<
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
            prop_assert_eq!(view.wnode().to_value(), a.wnode);
            let mut moved = a;
            moved.wnode = b.wnode;
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers);
            let mut moved = a;
            moved.minimum_buffers = b.minimum_buffers;
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers);
            let mut moved = a;
            moved.maximum_buffers = b.maximum_buffers;
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a;
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a;
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer);
            let mut moved = a;
            moved.flush_timer = b.flush_timer;
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_threshold(), a.flush_threshold());
            let mut moved = a;
            moved.set_flush_threshold(b.flush_threshold());
            laws::only_moved(
                layout,
                "FlushThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers);
            let mut moved = a;
            moved.number_of_buffers = b.number_of_buffers;
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_buffers(), a.free_buffers);
            let mut moved = a;
            moved.free_buffers = b.free_buffers;
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost);
            let mut moved = a;
            moved.events_lost = b.events_lost;
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a;
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost);
            let mut moved = a;
            moved.log_buffers_lost = b.log_buffers_lost;
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost);
            let mut moved = a;
            moved.real_time_buffers_lost = b.real_time_buffers_lost;
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id);
            let mut moved = a;
            moved.logger_thread_id = b.logger_thread_id;
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name_offset(), a.log_file_name_offset);
            let mut moved = a;
            moved.log_file_name_offset = b.log_file_name_offset;
            laws::only_moved(
                layout,
                "LogFileNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_name_offset(), a.logger_name_offset);
            let mut moved = a;
            moved.logger_name_offset = b.logger_name_offset;
            laws::only_moved(
                layout,
                "LoggerNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_properties_v6_3x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::event_trace_properties::EventTracePropertiesX86;
    type V<'a> = etwspec::requests::session::event_trace_properties::EventTracePropertiesX86View<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_trace_properties_v6_3x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::event_trace_properties::EventTracePropertiesX64;
    type V<'a> = etwspec::requests::session::event_trace_properties::EventTracePropertiesX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_properties_v6_3x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::event_trace_properties::EventTracePropertiesX64;
    type V<'a> = etwspec::requests::session::event_trace_properties::EventTracePropertiesX64View<
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
            prop_assert_eq!(view.wnode().to_value(), a.wnode);
            let mut moved = a;
            moved.wnode = b.wnode;
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers);
            let mut moved = a;
            moved.minimum_buffers = b.minimum_buffers;
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers);
            let mut moved = a;
            moved.maximum_buffers = b.maximum_buffers;
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a;
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a;
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer);
            let mut moved = a;
            moved.flush_timer = b.flush_timer;
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_threshold(), a.flush_threshold());
            let mut moved = a;
            moved.set_flush_threshold(b.flush_threshold());
            laws::only_moved(
                layout,
                "FlushThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers);
            let mut moved = a;
            moved.number_of_buffers = b.number_of_buffers;
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_buffers(), a.free_buffers);
            let mut moved = a;
            moved.free_buffers = b.free_buffers;
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost);
            let mut moved = a;
            moved.events_lost = b.events_lost;
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a;
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost);
            let mut moved = a;
            moved.log_buffers_lost = b.log_buffers_lost;
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost);
            let mut moved = a;
            moved.real_time_buffers_lost = b.real_time_buffers_lost;
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id);
            let mut moved = a;
            moved.logger_thread_id = b.logger_thread_id;
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name_offset(), a.log_file_name_offset);
            let mut moved = a;
            moved.log_file_name_offset = b.log_file_name_offset;
            laws::only_moved(
                layout,
                "LogFileNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_name_offset(), a.logger_name_offset);
            let mut moved = a;
            moved.logger_name_offset = b.logger_name_offset;
            laws::only_moved(
                layout,
                "LoggerNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn event_trace_properties_v6_3x64_data_end_where_the_header_says() {
    type T = etwspec::requests::session::event_trace_properties::EventTracePropertiesX64;
    type V<'a> = etwspec::requests::session::event_trace_properties::EventTracePropertiesX64View<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_trace_properties_v2_v1703x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV2X86;
    type V<'a> = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV2X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_properties_v2_v1703x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV2X86;
    type V<'a> = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV2X86View<
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
            prop_assert_eq!(view.wnode().to_value(), a.wnode);
            let mut moved = a;
            moved.wnode = b.wnode;
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers);
            let mut moved = a;
            moved.minimum_buffers = b.minimum_buffers;
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers);
            let mut moved = a;
            moved.maximum_buffers = b.maximum_buffers;
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a;
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a;
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer);
            let mut moved = a;
            moved.flush_timer = b.flush_timer;
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_threshold(), a.flush_threshold());
            let mut moved = a;
            moved.set_flush_threshold(b.flush_threshold());
            laws::only_moved(
                layout,
                "FlushThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers);
            let mut moved = a;
            moved.number_of_buffers = b.number_of_buffers;
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_buffers(), a.free_buffers);
            let mut moved = a;
            moved.free_buffers = b.free_buffers;
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost);
            let mut moved = a;
            moved.events_lost = b.events_lost;
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a;
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost);
            let mut moved = a;
            moved.log_buffers_lost = b.log_buffers_lost;
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost);
            let mut moved = a;
            moved.real_time_buffers_lost = b.real_time_buffers_lost;
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id);
            let mut moved = a;
            moved.logger_thread_id = b.logger_thread_id;
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name_offset(), a.log_file_name_offset);
            let mut moved = a;
            moved.log_file_name_offset = b.log_file_name_offset;
            laws::only_moved(
                layout,
                "LogFileNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_name_offset(), a.logger_name_offset);
            let mut moved = a;
            moved.logger_name_offset = b.logger_name_offset;
            laws::only_moved(
                layout,
                "LoggerNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.version_number(), a.version_number());
            let mut moved = a;
            moved.set_version_number(b.version_number());
            laws::only_moved(layout, "VersionNumber", &before, &from, &moved.to_bytes());
            moved.set_version_number(!0u32);
            laws::only_moved(
                layout,
                "VersionNumber",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_control(), a.v2_control());
            let mut moved = a;
            moved.set_v2_control(b.v2_control());
            laws::only_moved(layout, "V2Control", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.filter_desc_count(), a.filter_desc_count);
            let mut moved = a;
            moved.filter_desc_count = b.filter_desc_count;
            laws::only_moved(
                layout,
                "FilterDescCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.filter_desc(), a.filter_desc);
            let mut moved = a;
            moved.filter_desc = b.filter_desc;
            laws::only_moved(layout, "FilterDesc", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_mdl_pages(), a.large_mdl_pages());
            let mut moved = a;
            moved.set_large_mdl_pages(b.large_mdl_pages());
            laws::only_moved(layout, "LargeMdlPages", &before, &from, &moved.to_bytes());
            moved.set_large_mdl_pages(!0u32);
            laws::only_moved(
                layout,
                "LargeMdlPages",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exclude_kernel_stack(), a.exclude_kernel_stack());
            let mut moved = a;
            moved.set_exclude_kernel_stack(b.exclude_kernel_stack());
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_exclude_kernel_stack(!0u32);
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_properties_v2_v1703x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV2X86;
    type V<'a> = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV2X86View<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn event_trace_properties_v2_v1703x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV2X64;
    type V<'a> = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV2X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn event_trace_properties_v2_v1703x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV2X64;
    type V<'a> = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV2X64View<
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
            prop_assert_eq!(view.wnode().to_value(), a.wnode);
            let mut moved = a;
            moved.wnode = b.wnode;
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers);
            let mut moved = a;
            moved.minimum_buffers = b.minimum_buffers;
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers);
            let mut moved = a;
            moved.maximum_buffers = b.maximum_buffers;
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a;
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a;
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer);
            let mut moved = a;
            moved.flush_timer = b.flush_timer;
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_threshold(), a.flush_threshold());
            let mut moved = a;
            moved.set_flush_threshold(b.flush_threshold());
            laws::only_moved(
                layout,
                "FlushThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers);
            let mut moved = a;
            moved.number_of_buffers = b.number_of_buffers;
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.free_buffers(), a.free_buffers);
            let mut moved = a;
            moved.free_buffers = b.free_buffers;
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost);
            let mut moved = a;
            moved.events_lost = b.events_lost;
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a;
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost);
            let mut moved = a;
            moved.log_buffers_lost = b.log_buffers_lost;
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost);
            let mut moved = a;
            moved.real_time_buffers_lost = b.real_time_buffers_lost;
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id);
            let mut moved = a;
            moved.logger_thread_id = b.logger_thread_id;
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name_offset(), a.log_file_name_offset);
            let mut moved = a;
            moved.log_file_name_offset = b.log_file_name_offset;
            laws::only_moved(
                layout,
                "LogFileNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_name_offset(), a.logger_name_offset);
            let mut moved = a;
            moved.logger_name_offset = b.logger_name_offset;
            laws::only_moved(
                layout,
                "LoggerNameOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.version_number(), a.version_number());
            let mut moved = a;
            moved.set_version_number(b.version_number());
            laws::only_moved(layout, "VersionNumber", &before, &from, &moved.to_bytes());
            moved.set_version_number(!0u32);
            laws::only_moved(
                layout,
                "VersionNumber",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_control(), a.v2_control());
            let mut moved = a;
            moved.set_v2_control(b.v2_control());
            laws::only_moved(layout, "V2Control", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.filter_desc_count(), a.filter_desc_count);
            let mut moved = a;
            moved.filter_desc_count = b.filter_desc_count;
            laws::only_moved(
                layout,
                "FilterDescCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.filter_desc(), a.filter_desc);
            let mut moved = a;
            moved.filter_desc = b.filter_desc;
            laws::only_moved(layout, "FilterDesc", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_mdl_pages(), a.large_mdl_pages());
            let mut moved = a;
            moved.set_large_mdl_pages(b.large_mdl_pages());
            laws::only_moved(layout, "LargeMdlPages", &before, &from, &moved.to_bytes());
            moved.set_large_mdl_pages(!0u32);
            laws::only_moved(
                layout,
                "LargeMdlPages",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exclude_kernel_stack(), a.exclude_kernel_stack());
            let mut moved = a;
            moved.set_exclude_kernel_stack(b.exclude_kernel_stack());
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_exclude_kernel_stack(!0u32);
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn event_trace_properties_v2_v1703x64_data_end_where_the_header_says() {
    type T = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV2X64;
    type V<'a> = etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV2X64View<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn trace_enable_flag_extension_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::trace_enable_flag_extension::TraceEnableFlagExtension;
    type V<'a> = etwspec::requests::session::trace_enable_flag_extension::TraceEnableFlagExtensionView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_enable_flag_extension_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::trace_enable_flag_extension::TraceEnableFlagExtension;
    type V<'a> = etwspec::requests::session::trace_enable_flag_extension::TraceEnableFlagExtensionView<
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
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a;
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flag(), a.flag);
            let mut moved = a;
            moved.flag = b.flag;
            laws::only_moved(layout, "Flag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_enable_flag_ext_header_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::trace_enable_flag_ext_header::TraceEnableFlagExtHeader;
    type V<'a> = etwspec::requests::session::trace_enable_flag_ext_header::TraceEnableFlagExtHeaderView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn trace_enable_flag_ext_header_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::trace_enable_flag_ext_header::TraceEnableFlagExtHeader;
    type V<'a> = etwspec::requests::session::trace_enable_flag_ext_header::TraceEnableFlagExtHeaderView<
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
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a.clone();
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.items(), a.items);
            let mut moved = a.clone();
            moved.items = b.items;
            laws::only_moved(layout, "Items", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_enable_flag_ext_header_v6_0_parts_lie_where_the_table_says() {
    type T = etwspec::requests::session::trace_enable_flag_ext_header::TraceEnableFlagExtHeader;
    type V<'a> = etwspec::requests::session::trace_enable_flag_ext_header::TraceEnableFlagExtHeaderView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![{ let part = tail.item; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn trace_enable_flag_ext_item_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::trace_enable_flag_ext_item::TraceEnableFlagExtItem;
    type V<'a> = etwspec::requests::session::trace_enable_flag_ext_item::TraceEnableFlagExtItemView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn trace_enable_flag_ext_item_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::trace_enable_flag_ext_item::TraceEnableFlagExtItem;
    type V<'a> = etwspec::requests::session::trace_enable_flag_ext_item::TraceEnableFlagExtItemView<
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
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.kind(), a.kind);
            let mut moved = a;
            moved.kind = b.kind;
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn trace_enable_flag_ext_item_v6_0_data_end_where_the_header_says() {
    type T = etwspec::requests::session::trace_enable_flag_ext_item::TraceEnableFlagExtItem;
    type V<'a> = etwspec::requests::session::trace_enable_flag_ext_item::TraceEnableFlagExtItemView<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn unicode_string_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::unicode_string::UnicodeStringX86;
    type V<'a> = etwspec::requests::session::unicode_string::UnicodeStringX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn unicode_string_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::unicode_string::UnicodeStringX86;
    type V<'a> = etwspec::requests::session::unicode_string::UnicodeStringX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a;
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.maximum_length(), a.maximum_length);
            let mut moved = a;
            moved.maximum_length = b.maximum_length;
            laws::only_moved(layout, "MaximumLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer(), a.buffer);
            let mut moved = a;
            moved.buffer = b.buffer;
            laws::only_moved(layout, "Buffer", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn unicode_string_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::unicode_string::UnicodeStringX64;
    type V<'a> = etwspec::requests::session::unicode_string::UnicodeStringX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn unicode_string_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::unicode_string::UnicodeStringX64;
    type V<'a> = etwspec::requests::session::unicode_string::UnicodeStringX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a;
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.maximum_length(), a.maximum_length);
            let mut moved = a;
            moved.maximum_length = b.maximum_length;
            laws::only_moved(layout, "MaximumLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer(), a.buffer);
            let mut moved = a;
            moved.buffer = b.buffer;
            laws::only_moved(layout, "Buffer", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn unicode_string64_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::unicode_string64::UnicodeString64;
    type V<'a> = etwspec::requests::session::unicode_string64::UnicodeString64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn unicode_string64_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::unicode_string64::UnicodeString64;
    type V<'a> = etwspec::requests::session::unicode_string64::UnicodeString64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.length(), a.length);
            let mut moved = a;
            moved.length = b.length;
            laws::only_moved(layout, "Length", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.maximum_length(), a.maximum_length);
            let mut moved = a;
            moved.maximum_length = b.maximum_length;
            laws::only_moved(layout, "MaximumLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer(), a.buffer);
            let mut moved = a;
            moved.buffer = b.buffer;
            laws::only_moved(layout, "Buffer", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::V5_0X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_0X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode);
            let mut moved = a;
            moved.wnode = b.wnode;
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers);
            let mut moved = a;
            moved.minimum_buffers = b.minimum_buffers;
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers);
            let mut moved = a;
            moved.maximum_buffers = b.maximum_buffers;
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a;
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a;
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer);
            let mut moved = a;
            moved.flush_timer = b.flush_timer;
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit);
            let mut moved = a;
            moved.age_limit = b.age_limit;
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle);
            let mut moved = a;
            moved.log_file_handle = b.log_file_handle;
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a;
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost);
            let mut moved = a;
            moved.log_buffers_lost = b.log_buffers_lost;
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost);
            let mut moved = a;
            moved.real_time_buffers_lost = b.real_time_buffers_lost;
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id);
            let mut moved = a;
            moved.logger_thread_id = b.logger_thread_id;
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name);
            let mut moved = a;
            moved.log_file_name = b.log_file_name;
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name);
            let mut moved = a;
            moved.logger_name = b.logger_name;
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.unknown_pointer(), a.unknown_pointer);
            let mut moved = a;
            moved.unknown_pointer = b.unknown_pointer;
            laws::only_moved(
                layout,
                "UnknownPointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v5_0x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_0X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_0X86View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v5_1x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::V5_1X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_1X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v5_1x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_1X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_1X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode);
            let mut moved = a;
            moved.wnode = b.wnode;
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers);
            let mut moved = a;
            moved.minimum_buffers = b.minimum_buffers;
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers);
            let mut moved = a;
            moved.maximum_buffers = b.maximum_buffers;
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a;
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a;
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer);
            let mut moved = a;
            moved.flush_timer = b.flush_timer;
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit);
            let mut moved = a;
            moved.age_limit = b.age_limit;
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a;
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost);
            let mut moved = a;
            moved.log_buffers_lost = b.log_buffers_lost;
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost);
            let mut moved = a;
            moved.real_time_buffers_lost = b.real_time_buffers_lost;
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.unknown_pointer(), a.unknown_pointer());
            let mut moved = a;
            moved.set_unknown_pointer(b.unknown_pointer());
            laws::only_moved(
                layout,
                "UnknownPointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.unknown_pointer64(), a.unknown_pointer64());
            let mut moved = a;
            moved.set_unknown_pointer64(b.unknown_pointer64());
            laws::only_moved(
                layout,
                "UnknownPointer64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v5_1x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_1X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_1X86View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v5_1x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::V5_1X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_1X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v5_1x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_1X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_1X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode);
            let mut moved = a;
            moved.wnode = b.wnode;
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers);
            let mut moved = a;
            moved.minimum_buffers = b.minimum_buffers;
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers);
            let mut moved = a;
            moved.maximum_buffers = b.maximum_buffers;
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a;
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a;
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer);
            let mut moved = a;
            moved.flush_timer = b.flush_timer;
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit);
            let mut moved = a;
            moved.age_limit = b.age_limit;
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a;
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost);
            let mut moved = a;
            moved.log_buffers_lost = b.log_buffers_lost;
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost);
            let mut moved = a;
            moved.real_time_buffers_lost = b.real_time_buffers_lost;
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.unknown_pointer(), a.unknown_pointer());
            let mut moved = a;
            moved.set_unknown_pointer(b.unknown_pointer());
            laws::only_moved(
                layout,
                "UnknownPointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.unknown_pointer64(), a.unknown_pointer64());
            let mut moved = a;
            moved.set_unknown_pointer64(b.unknown_pointer64());
            laws::only_moved(
                layout,
                "UnknownPointer64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v5_1x64_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_1X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_1X64View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v5_2x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::V5_2X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_2X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v5_2x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_2X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_2X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode);
            let mut moved = a;
            moved.wnode = b.wnode;
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers);
            let mut moved = a;
            moved.minimum_buffers = b.minimum_buffers;
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers);
            let mut moved = a;
            moved.maximum_buffers = b.maximum_buffers;
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a;
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a;
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer);
            let mut moved = a;
            moved.flush_timer = b.flush_timer;
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit);
            let mut moved = a;
            moved.age_limit = b.age_limit;
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_mdl_pages(), a.large_mdl_pages());
            let mut moved = a;
            moved.set_large_mdl_pages(b.large_mdl_pages());
            laws::only_moved(layout, "LargeMdlPages", &before, &from, &moved.to_bytes());
            moved.set_large_mdl_pages(!0u32);
            laws::only_moved(
                layout,
                "LargeMdlPages",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exclude_kernel_stack(), a.exclude_kernel_stack());
            let mut moved = a;
            moved.set_exclude_kernel_stack(b.exclude_kernel_stack());
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_exclude_kernel_stack(!0u32);
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a;
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost);
            let mut moved = a;
            moved.log_buffers_lost = b.log_buffers_lost;
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost);
            let mut moved = a;
            moved.real_time_buffers_lost = b.real_time_buffers_lost;
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.unknown_pointer(), a.unknown_pointer());
            let mut moved = a;
            moved.set_unknown_pointer(b.unknown_pointer());
            laws::only_moved(
                layout,
                "UnknownPointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.unknown_pointer64(), a.unknown_pointer64());
            let mut moved = a;
            moved.set_unknown_pointer64(b.unknown_pointer64());
            laws::only_moved(
                layout,
                "UnknownPointer64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v5_2x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_2X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_2X86View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v5_2x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::V5_2X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_2X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v5_2x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_2X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_2X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode);
            let mut moved = a;
            moved.wnode = b.wnode;
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers);
            let mut moved = a;
            moved.minimum_buffers = b.minimum_buffers;
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers);
            let mut moved = a;
            moved.maximum_buffers = b.maximum_buffers;
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a;
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a;
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer);
            let mut moved = a;
            moved.flush_timer = b.flush_timer;
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit);
            let mut moved = a;
            moved.age_limit = b.age_limit;
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_mdl_pages(), a.large_mdl_pages());
            let mut moved = a;
            moved.set_large_mdl_pages(b.large_mdl_pages());
            laws::only_moved(layout, "LargeMdlPages", &before, &from, &moved.to_bytes());
            moved.set_large_mdl_pages(!0u32);
            laws::only_moved(
                layout,
                "LargeMdlPages",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exclude_kernel_stack(), a.exclude_kernel_stack());
            let mut moved = a;
            moved.set_exclude_kernel_stack(b.exclude_kernel_stack());
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_exclude_kernel_stack(!0u32);
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a;
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost);
            let mut moved = a;
            moved.log_buffers_lost = b.log_buffers_lost;
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost);
            let mut moved = a;
            moved.real_time_buffers_lost = b.real_time_buffers_lost;
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.unknown_pointer(), a.unknown_pointer());
            let mut moved = a;
            moved.set_unknown_pointer(b.unknown_pointer());
            laws::only_moved(
                layout,
                "UnknownPointer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.unknown_pointer64(), a.unknown_pointer64());
            let mut moved = a;
            moved.set_unknown_pointer64(b.unknown_pointer64());
            laws::only_moved(
                layout,
                "UnknownPointer64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v5_2x64_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::V5_2X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V5_2X64View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v6_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::V6_0X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V6_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v6_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::V6_0X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V6_0X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode);
            let mut moved = a;
            moved.wnode = b.wnode;
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers);
            let mut moved = a;
            moved.minimum_buffers = b.minimum_buffers;
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers);
            let mut moved = a;
            moved.maximum_buffers = b.maximum_buffers;
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a;
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a;
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer);
            let mut moved = a;
            moved.flush_timer = b.flush_timer;
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit);
            let mut moved = a;
            moved.age_limit = b.age_limit;
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_mdl_pages(), a.large_mdl_pages());
            let mut moved = a;
            moved.set_large_mdl_pages(b.large_mdl_pages());
            laws::only_moved(layout, "LargeMdlPages", &before, &from, &moved.to_bytes());
            moved.set_large_mdl_pages(!0u32);
            laws::only_moved(
                layout,
                "LargeMdlPages",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exclude_kernel_stack(), a.exclude_kernel_stack());
            let mut moved = a;
            moved.set_exclude_kernel_stack(b.exclude_kernel_stack());
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_exclude_kernel_stack(!0u32);
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a;
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost);
            let mut moved = a;
            moved.real_time_buffers_lost = b.real_time_buffers_lost;
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.real_time_consumer_count(), a.real_time_consumer_count);
            let mut moved = a;
            moved.real_time_consumer_count = b.real_time_consumer_count;
            laws::only_moved(
                layout,
                "RealTimeConsumerCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare_ulong(), a.spare_ulong);
            let mut moved = a;
            moved.spare_ulong = b.spare_ulong;
            laws::only_moved(layout, "SpareUlong", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v6_0x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::V6_0X86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V6_0X86View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v6_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::V6_0X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V6_0X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v6_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::V6_0X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V6_0X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.wnode().to_value(), a.wnode);
            let mut moved = a;
            moved.wnode = b.wnode;
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers);
            let mut moved = a;
            moved.minimum_buffers = b.minimum_buffers;
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers);
            let mut moved = a;
            moved.maximum_buffers = b.maximum_buffers;
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a;
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a;
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer);
            let mut moved = a;
            moved.flush_timer = b.flush_timer;
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit);
            let mut moved = a;
            moved.age_limit = b.age_limit;
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_mdl_pages(), a.large_mdl_pages());
            let mut moved = a;
            moved.set_large_mdl_pages(b.large_mdl_pages());
            laws::only_moved(layout, "LargeMdlPages", &before, &from, &moved.to_bytes());
            moved.set_large_mdl_pages(!0u32);
            laws::only_moved(
                layout,
                "LargeMdlPages",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exclude_kernel_stack(), a.exclude_kernel_stack());
            let mut moved = a;
            moved.set_exclude_kernel_stack(b.exclude_kernel_stack());
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_exclude_kernel_stack(!0u32);
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a;
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost);
            let mut moved = a;
            moved.real_time_buffers_lost = b.real_time_buffers_lost;
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.real_time_consumer_count(), a.real_time_consumer_count);
            let mut moved = a;
            moved.real_time_consumer_count = b.real_time_consumer_count;
            laws::only_moved(
                layout,
                "RealTimeConsumerCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare_ulong(), a.spare_ulong);
            let mut moved = a;
            moved.spare_ulong = b.spare_ulong;
            laws::only_moved(layout, "SpareUlong", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v6_0x64_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::V6_0X64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::V6_0X64View<'a>;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v6_1x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::WmiLoggerInformationX86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::WmiLoggerInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v6_1x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::WmiLoggerInformationX86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::WmiLoggerInformationX86View<
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
            prop_assert_eq!(view.wnode().to_value(), a.wnode);
            let mut moved = a;
            moved.wnode = b.wnode;
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers);
            let mut moved = a;
            moved.minimum_buffers = b.minimum_buffers;
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers);
            let mut moved = a;
            moved.maximum_buffers = b.maximum_buffers;
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a;
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a;
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer);
            let mut moved = a;
            moved.flush_timer = b.flush_timer;
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_threshold(), a.flush_threshold());
            let mut moved = a;
            moved.set_flush_threshold(b.flush_threshold());
            laws::only_moved(
                layout,
                "FlushThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_mdl_pages(), a.large_mdl_pages());
            let mut moved = a;
            moved.set_large_mdl_pages(b.large_mdl_pages());
            laws::only_moved(layout, "LargeMdlPages", &before, &from, &moved.to_bytes());
            moved.set_large_mdl_pages(!0u32);
            laws::only_moved(
                layout,
                "LargeMdlPages",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exclude_kernel_stack(), a.exclude_kernel_stack());
            let mut moved = a;
            moved.set_exclude_kernel_stack(b.exclude_kernel_stack());
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_exclude_kernel_stack(!0u32);
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a;
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost);
            let mut moved = a;
            moved.real_time_buffers_lost = b.real_time_buffers_lost;
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.real_time_consumer_count(), a.real_time_consumer_count);
            let mut moved = a;
            moved.real_time_consumer_count = b.real_time_consumer_count;
            laws::only_moved(
                layout,
                "RealTimeConsumerCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare_ulong(), a.spare_ulong);
            let mut moved = a;
            moved.spare_ulong = b.spare_ulong;
            laws::only_moved(layout, "SpareUlong", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v6_1x86_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::WmiLoggerInformationX86;
    type V<'a> = etwspec::requests::session::wmi_logger_information::WmiLoggerInformationX86View<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_information_v6_1x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_information::WmiLoggerInformationX64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::WmiLoggerInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_information_v6_1x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_information::WmiLoggerInformationX64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::WmiLoggerInformationX64View<
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
            prop_assert_eq!(view.wnode().to_value(), a.wnode);
            let mut moved = a;
            moved.wnode = b.wnode;
            laws::only_moved(layout, "Wnode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.buffer_size(), a.buffer_size);
            let mut moved = a;
            moved.buffer_size = b.buffer_size;
            laws::only_moved(layout, "BufferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.minimum_buffers(), a.minimum_buffers);
            let mut moved = a;
            moved.minimum_buffers = b.minimum_buffers;
            laws::only_moved(
                layout,
                "MinimumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_buffers(), a.maximum_buffers);
            let mut moved = a;
            moved.maximum_buffers = b.maximum_buffers;
            laws::only_moved(
                layout,
                "MaximumBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.maximum_file_size(), a.maximum_file_size);
            let mut moved = a;
            moved.maximum_file_size = b.maximum_file_size;
            laws::only_moved(
                layout,
                "MaximumFileSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_mode(), a.log_file_mode);
            let mut moved = a;
            moved.log_file_mode = b.log_file_mode;
            laws::only_moved(layout, "LogFileMode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_timer(), a.flush_timer);
            let mut moved = a;
            moved.flush_timer = b.flush_timer;
            laws::only_moved(layout, "FlushTimer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.enable_flags(), a.enable_flags);
            let mut moved = a;
            moved.enable_flags = b.enable_flags;
            laws::only_moved(layout, "EnableFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.age_limit(), a.age_limit());
            let mut moved = a;
            moved.set_age_limit(b.age_limit());
            laws::only_moved(layout, "AgeLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flush_threshold(), a.flush_threshold());
            let mut moved = a;
            moved.set_flush_threshold(b.flush_threshold());
            laws::only_moved(
                layout,
                "FlushThreshold",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.wow(), a.wow());
            let mut moved = a;
            moved.set_wow(b.wow());
            laws::only_moved(layout, "Wow", &before, &from, &moved.to_bytes());
            moved.set_wow(!0u32);
            laws::only_moved(layout, "Wow", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.qpc_delta_tracking(), a.qpc_delta_tracking());
            let mut moved = a;
            moved.set_qpc_delta_tracking(b.qpc_delta_tracking());
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_qpc_delta_tracking(!0u32);
            laws::only_moved(
                layout,
                "QpcDeltaTracking",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.large_mdl_pages(), a.large_mdl_pages());
            let mut moved = a;
            moved.set_large_mdl_pages(b.large_mdl_pages());
            laws::only_moved(layout, "LargeMdlPages", &before, &from, &moved.to_bytes());
            moved.set_large_mdl_pages(!0u32);
            laws::only_moved(
                layout,
                "LargeMdlPages",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.exclude_kernel_stack(), a.exclude_kernel_stack());
            let mut moved = a;
            moved.set_exclude_kernel_stack(b.exclude_kernel_stack());
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_exclude_kernel_stack(!0u32);
            laws::only_moved(
                layout,
                "ExcludeKernelStack",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.v2_options(), a.v2_options());
            let mut moved = a;
            moved.set_v2_options(b.v2_options());
            laws::only_moved(layout, "V2Options", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle(), a.log_file_handle());
            let mut moved = a;
            moved.set_log_file_handle(b.log_file_handle());
            laws::only_moved(layout, "LogFileHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_handle64(), a.log_file_handle64());
            let mut moved = a;
            moved.set_log_file_handle64(b.log_file_handle64());
            laws::only_moved(
                layout,
                "LogFileHandle64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_buffers(), a.number_of_buffers());
            let mut moved = a;
            moved.set_number_of_buffers(b.number_of_buffers());
            laws::only_moved(
                layout,
                "NumberOfBuffers",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.instance_count(), a.instance_count());
            let mut moved = a;
            moved.set_instance_count(b.instance_count());
            laws::only_moved(layout, "InstanceCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.free_buffers(), a.free_buffers());
            let mut moved = a;
            moved.set_free_buffers(b.free_buffers());
            laws::only_moved(layout, "FreeBuffers", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.instance_id(), a.instance_id());
            let mut moved = a;
            moved.set_instance_id(b.instance_id());
            laws::only_moved(layout, "InstanceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.events_lost(), a.events_lost());
            let mut moved = a;
            moved.set_events_lost(b.events_lost());
            laws::only_moved(layout, "EventsLost", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffers_written(), a.buffers_written);
            let mut moved = a;
            moved.buffers_written = b.buffers_written;
            laws::only_moved(
                layout,
                "BuffersWritten",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_buffers_lost(), a.log_buffers_lost());
            let mut moved = a;
            moved.set_log_buffers_lost(b.log_buffers_lost());
            laws::only_moved(
                layout,
                "LogBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.real_time_buffers_lost(), a.real_time_buffers_lost);
            let mut moved = a;
            moved.real_time_buffers_lost = b.real_time_buffers_lost;
            laws::only_moved(
                layout,
                "RealTimeBuffersLost",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id(), a.logger_thread_id());
            let mut moved = a;
            moved.set_logger_thread_id(b.logger_thread_id());
            laws::only_moved(
                layout,
                "LoggerThreadId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_thread_id64(), a.logger_thread_id64());
            let mut moved = a;
            moved.set_logger_thread_id64(b.logger_thread_id64());
            laws::only_moved(
                layout,
                "LoggerThreadId64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.log_file_name().to_value(), a.log_file_name());
            let mut moved = a;
            moved.set_log_file_name(b.log_file_name());
            laws::only_moved(layout, "LogFileName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.log_file_name64().to_value(), a.log_file_name64());
            let mut moved = a;
            moved.set_log_file_name64(b.log_file_name64());
            laws::only_moved(layout, "LogFileName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name().to_value(), a.logger_name());
            let mut moved = a;
            moved.set_logger_name(b.logger_name());
            laws::only_moved(layout, "LoggerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_name64().to_value(), a.logger_name64());
            let mut moved = a;
            moved.set_logger_name64(b.logger_name64());
            laws::only_moved(layout, "LoggerName64", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.real_time_consumer_count(), a.real_time_consumer_count);
            let mut moved = a;
            moved.real_time_consumer_count = b.real_time_consumer_count;
            laws::only_moved(
                layout,
                "RealTimeConsumerCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare_ulong(), a.spare_ulong);
            let mut moved = a;
            moved.spare_ulong = b.spare_ulong;
            laws::only_moved(layout, "SpareUlong", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.logger_extension(), a.logger_extension());
            let mut moved = a;
            moved.set_logger_extension(b.logger_extension());
            laws::only_moved(
                layout,
                "LoggerExtension",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.logger_extension64(), a.logger_extension64());
            let mut moved = a;
            moved.set_logger_extension64(b.logger_extension64());
            laws::only_moved(
                layout,
                "LoggerExtension64",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_information_v6_1x64_data_end_where_the_header_says() {
    type T = etwspec::requests::session::wmi_logger_information::WmiLoggerInformationX64;
    type V<'a> = etwspec::requests::session::wmi_logger_information::WmiLoggerInformationX64View<
        'a,
    >;
    laws::run(
        &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)),
        |(header, data)| {
            let bytes = header.to_bytes();
            prop_assert_eq!(header.data_offset(), bytes.len());
            laws::data(
                T::LAYOUT,
                &bytes,
                &data,
                |bytes| {
                    let view = V::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            )
        },
    );
}
#[test]
fn wmi_logger_mode_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_mode::V5_0;
    type V<'a> = etwspec::requests::session::wmi_logger_mode::V5_0View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_mode_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_mode::V5_0;
    type V<'a> = etwspec::requests::session::wmi_logger_mode::V5_0View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.sequential_file(), a.sequential_file());
            let mut moved = a;
            moved.set_sequential_file(b.sequential_file());
            laws::only_moved(
                layout,
                "SequentialFile",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_sequential_file(!0u32);
            laws::only_moved(
                layout,
                "SequentialFile",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.circular_file(), a.circular_file());
            let mut moved = a;
            moved.set_circular_file(b.circular_file());
            laws::only_moved(layout, "CircularFile", &before, &from, &moved.to_bytes());
            moved.set_circular_file(!0u32);
            laws::only_moved(
                layout,
                "CircularFile",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.unused1(), a.unused1());
            let mut moved = a;
            moved.set_unused1(b.unused1());
            laws::only_moved(layout, "Unused1", &before, &from, &moved.to_bytes());
            moved.set_unused1(!0u32);
            laws::only_moved(layout, "Unused1", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.real_time(), a.real_time());
            let mut moved = a;
            moved.set_real_time(b.real_time());
            laws::only_moved(layout, "RealTime", &before, &from, &moved.to_bytes());
            moved.set_real_time(!0u32);
            laws::only_moved(layout, "RealTime", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.delay_open_file(), a.delay_open_file());
            let mut moved = a;
            moved.set_delay_open_file(b.delay_open_file());
            laws::only_moved(layout, "DelayOpenFile", &before, &from, &moved.to_bytes());
            moved.set_delay_open_file(!0u32);
            laws::only_moved(
                layout,
                "DelayOpenFile",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffer_only(), a.buffer_only());
            let mut moved = a;
            moved.set_buffer_only(b.buffer_only());
            laws::only_moved(layout, "BufferOnly", &before, &from, &moved.to_bytes());
            moved.set_buffer_only(!0u32);
            laws::only_moved(
                layout,
                "BufferOnly",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.private_logger(), a.private_logger());
            let mut moved = a;
            moved.set_private_logger(b.private_logger());
            laws::only_moved(layout, "PrivateLogger", &before, &from, &moved.to_bytes());
            moved.set_private_logger(!0u32);
            laws::only_moved(
                layout,
                "PrivateLogger",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.add_header(), a.add_header());
            let mut moved = a;
            moved.set_add_header(b.add_header());
            laws::only_moved(layout, "AddHeader", &before, &from, &moved.to_bytes());
            moved.set_add_header(!0u32);
            laws::only_moved(
                layout,
                "AddHeader",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_logger_mode_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::wmi_logger_mode::WmiLoggerMode;
    type V<'a> = etwspec::requests::session::wmi_logger_mode::WmiLoggerModeView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_logger_mode_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::session::wmi_logger_mode::WmiLoggerMode;
    type V<'a> = etwspec::requests::session::wmi_logger_mode::WmiLoggerModeView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.sequential_file(), a.sequential_file());
            let mut moved = a;
            moved.set_sequential_file(b.sequential_file());
            laws::only_moved(
                layout,
                "SequentialFile",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_sequential_file(!0u32);
            laws::only_moved(
                layout,
                "SequentialFile",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.circular_file(), a.circular_file());
            let mut moved = a;
            moved.set_circular_file(b.circular_file());
            laws::only_moved(layout, "CircularFile", &before, &from, &moved.to_bytes());
            moved.set_circular_file(!0u32);
            laws::only_moved(
                layout,
                "CircularFile",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.append_file(), a.append_file());
            let mut moved = a;
            moved.set_append_file(b.append_file());
            laws::only_moved(layout, "AppendFile", &before, &from, &moved.to_bytes());
            moved.set_append_file(!0u32);
            laws::only_moved(
                layout,
                "AppendFile",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.unused1(), a.unused1());
            let mut moved = a;
            moved.set_unused1(b.unused1());
            laws::only_moved(layout, "Unused1", &before, &from, &moved.to_bytes());
            moved.set_unused1(!0u32);
            laws::only_moved(layout, "Unused1", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.real_time(), a.real_time());
            let mut moved = a;
            moved.set_real_time(b.real_time());
            laws::only_moved(layout, "RealTime", &before, &from, &moved.to_bytes());
            moved.set_real_time(!0u32);
            laws::only_moved(layout, "RealTime", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.delay_open_file(), a.delay_open_file());
            let mut moved = a;
            moved.set_delay_open_file(b.delay_open_file());
            laws::only_moved(layout, "DelayOpenFile", &before, &from, &moved.to_bytes());
            moved.set_delay_open_file(!0u32);
            laws::only_moved(
                layout,
                "DelayOpenFile",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.buffer_only(), a.buffer_only());
            let mut moved = a;
            moved.set_buffer_only(b.buffer_only());
            laws::only_moved(layout, "BufferOnly", &before, &from, &moved.to_bytes());
            moved.set_buffer_only(!0u32);
            laws::only_moved(
                layout,
                "BufferOnly",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.private_logger(), a.private_logger());
            let mut moved = a;
            moved.set_private_logger(b.private_logger());
            laws::only_moved(layout, "PrivateLogger", &before, &from, &moved.to_bytes());
            moved.set_private_logger(!0u32);
            laws::only_moved(
                layout,
                "PrivateLogger",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.add_header(), a.add_header());
            let mut moved = a;
            moved.set_add_header(b.add_header());
            laws::only_moved(layout, "AddHeader", &before, &from, &moved.to_bytes());
            moved.set_add_header(!0u32);
            laws::only_moved(
                layout,
                "AddHeader",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.use_existing(), a.use_existing());
            let mut moved = a;
            moved.set_use_existing(b.use_existing());
            laws::only_moved(layout, "UseExisting", &before, &from, &moved.to_bytes());
            moved.set_use_existing(!0u32);
            laws::only_moved(
                layout,
                "UseExisting",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.use_global_sequence(), a.use_global_sequence());
            let mut moved = a;
            moved.set_use_global_sequence(b.use_global_sequence());
            laws::only_moved(
                layout,
                "UseGlobalSequence",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_use_global_sequence(!0u32);
            laws::only_moved(
                layout,
                "UseGlobalSequence",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.use_local_sequence(), a.use_local_sequence());
            let mut moved = a;
            moved.set_use_local_sequence(b.use_local_sequence());
            laws::only_moved(
                layout,
                "UseLocalSequence",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_use_local_sequence(!0u32);
            laws::only_moved(
                layout,
                "UseLocalSequence",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.unused2(), a.unused2());
            let mut moved = a;
            moved.set_unused2(b.unused2());
            laws::only_moved(layout, "Unused2", &before, &from, &moved.to_bytes());
            moved.set_unused2(!0u32);
            laws::only_moved(layout, "Unused2", &before, laws::ONES, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_boot_config_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_boot_config::Any;
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
                    layout.name == "ETW_BOOT_CONFIG" && layout.holds(release, pointer)
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
                        etwspec::requests::session::etw_boot_config::EtwBootConfigX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::requests::session::etw_boot_config::EtwBootConfigX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn etw_compression_settings_data_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_compression_settings_data::Any;
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
                    layout.name == "ETW_COMPRESSION_SETTINGS_DATA"
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
                        etwspec::requests::session::etw_compression_settings_data::EtwCompressionSettingsData::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn etw_disallow_list_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_disallow_list::Any;
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
                    layout.name == "ETW_DISALLOW_LIST" && layout.holds(release, pointer)
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
                        etwspec::requests::session::etw_disallow_list::EtwDisallowList::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
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
fn etw_ext_enable_flags_item_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_ext_enable_flags_item::Any;
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
                    layout.name == "ETW_EXT_ENABLE_FLAGS_ITEM"
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
                        etwspec::requests::session::etw_ext_enable_flags_item::EtwExtEnableFlagsItem::from_slice(&
                        bytes).ok(), Some(form.clone())
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
fn etw_ext_pids_item_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_ext_pids_item::Any;
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
                    layout.name == "ETW_EXT_PIDS_ITEM" && layout.holds(release, pointer)
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
                        etwspec::requests::session::etw_ext_pids_item::EtwExtPidsItem::from_slice(&
                        bytes).ok(), Some(form.clone())
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
fn etw_ext_pooltag_filter_item_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_ext_pooltag_filter_item::Any;
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
                    layout.name == "ETW_EXT_POOLTAG_FILTER_ITEM"
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
                        etwspec::requests::session::etw_ext_pooltag_filter_item::EtwExtPooltagFilterItem::from_slice(&
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
fn etw_ext_stackwalk_filter_item_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_ext_stackwalk_filter_item::Any;
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
                    layout.name == "ETW_EXT_STACKWALK_FILTER_ITEM"
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
                        etwspec::requests::session::etw_ext_stackwalk_filter_item::EtwExtStackwalkFilterItem::from_slice(&
                        bytes).ok(), Some(form.clone())
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
fn etw_ext_stack_caching_item_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_ext_stack_caching_item::Any;
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
                    layout.name == "ETW_EXT_STACK_CACHING_ITEM"
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
                        etwspec::requests::session::etw_ext_stack_caching_item::EtwExtStackCachingItem::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2(form);
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
fn etw_get_compression_settings_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_get_compression_settings_information::Any;
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
                    layout.name == "ETW_GET_COMPRESSION_SETTINGS_INFORMATION"
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
                        etwspec::requests::session::etw_get_compression_settings_information::EtwGetCompressionSettingsInformation::from_slice(&
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
fn etw_get_disallow_list_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_get_disallow_list_information::Any;
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
                    layout.name == "ETW_GET_DISALLOW_LIST_INFORMATION"
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
                        etwspec::requests::session::etw_get_disallow_list_information::EtwGetDisallowListInformation::from_slice(&
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
fn etw_get_private_session_trace_handle_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_get_private_session_trace_handle_information::Any;
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
                    layout.name == "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION"
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
                        etwspec::requests::session::etw_get_private_session_trace_handle_information::EtwGetPrivateSessionTraceHandleInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
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
fn etw_last_dropped_event_struct_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_last_dropped_event_struct::Any;
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
                    layout.name == "ETW_LAST_DROPPED_EVENT_STRUCT"
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
                        etwspec::requests::session::etw_last_dropped_event_struct::EtwLastDroppedEventStruct::from_slice(&
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
fn etw_max_loggers_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_max_loggers_information::Any;
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
                    layout.name == "ETW_MAX_LOGGERS_INFORMATION"
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
                        etwspec::requests::session::etw_max_loggers_information::EtwMaxLoggersInformation::from_slice(&
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
fn etw_max_pmc_counter_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_max_pmc_counter_information::Any;
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
                    layout.name == "ETW_MAX_PMC_COUNTER_INFORMATION"
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
                        etwspec::requests::session::etw_max_pmc_counter_information::EtwMaxPmcCounterInformation::from_slice(&
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
fn etw_partition_info_extension_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_partition_info_extension::Any;
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
                    layout.name == "ETW_PARTITION_INFO_EXTENSION"
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
                        etwspec::requests::session::etw_partition_info_extension::EtwPartitionInfoExtension::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn etw_partition_info_extension_v2_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_partition_info_extension_v2::Any;
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
                    layout.name == "ETW_PARTITION_INFO_EXTENSION_V2"
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
                        etwspec::requests::session::etw_partition_info_extension_v2::EtwPartitionInfoExtensionV2::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn etw_perf_counters_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_perf_counters::Any;
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
                    layout.name == "ETW_PERF_COUNTERS" && layout.holds(release, pointer)
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
                        etwspec::requests::session::etw_perf_counters::EtwPerfCounters::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn etw_pmc_ownership_entry_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_pmc_ownership_entry::Any;
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
                    layout.name == "ETW_PMC_OWNERSHIP_ENTRY"
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
                        etwspec::requests::session::etw_pmc_ownership_entry::EtwPmcOwnershipEntry::from_slice(&
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
fn etw_pmc_ownership_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_pmc_ownership_information::Any;
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
                    layout.name == "ETW_PMC_OWNERSHIP_INFORMATION"
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
                        etwspec::requests::session::etw_pmc_ownership_information::EtwPmcOwnershipInformation::from_slice(&
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
fn etw_pmc_session_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_pmc_session_information::Any;
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
                    layout.name == "ETW_PMC_SESSION_INFORMATION"
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
                        etwspec::requests::session::etw_pmc_session_information::EtwPmcSessionInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn etw_private_session_trace_request_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_private_session_trace_request::Any;
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
                    layout.name == "ETW_PRIVATE_SESSION_TRACE_REQUEST"
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
                        etwspec::requests::session::etw_private_session_trace_request::EtwPrivateSessionTraceRequest::from_slice(&
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
fn etw_provider_binary_tracking_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_provider_binary_tracking_information::Any;
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
                    layout.name == "ETW_PROVIDER_BINARY_TRACKING_INFORMATION"
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
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::requests::session::etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationX86::from_slice(&
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
                        etwspec::requests::session::etw_provider_binary_tracking_information::EtwProviderBinaryTrackingInformationX64::from_slice(&
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
fn etw_query_session_demux_object_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_query_session_demux_object_information::Any;
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
                    layout.name == "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION"
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
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::requests::session::etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationX86::from_slice(&
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
                        etwspec::requests::session::etw_query_session_demux_object_information::EtwQuerySessionDemuxObjectInformationX64::from_slice(&
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
fn etw_query_used_processor_count_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_query_used_processor_count_information::Any;
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
                    layout.name == "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION"
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
                        etwspec::requests::session::etw_query_used_processor_count_information::EtwQueryUsedProcessorCountInformation::from_slice(&
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
fn etw_realtime_connect_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_realtime_connect_information::Any;
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
                    layout.name == "ETW_REALTIME_CONNECT_INFORMATION"
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
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::requests::session::etw_realtime_connect_information::EtwRealtimeConnectInformationX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..60 {
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
                        etwspec::requests::session::etw_realtime_connect_information::EtwRealtimeConnectInformationX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..96 {
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
fn etw_realtime_disconnect_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_realtime_disconnect_information::Any;
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
                    layout.name == "ETW_REALTIME_DISCONNECT_INFORMATION"
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
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::requests::session::etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationX86::from_slice(&
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
                        etwspec::requests::session::etw_realtime_disconnect_information::EtwRealtimeDisconnectInformationX64::from_slice(&
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
fn etw_reference_time_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_reference_time_information::Any;
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
                    layout.name == "ETW_REFERENCE_TIME_INFORMATION"
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
                        etwspec::requests::session::etw_reference_time_information::EtwReferenceTimeInformation::from_slice(&
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
fn etw_register_private_session_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_register_private_session_information::Any;
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
                    layout.name == "ETW_REGISTER_PRIVATE_SESSION_INFORMATION"
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
                        etwspec::requests::session::etw_register_private_session_information::EtwRegisterPrivateSessionInformation::from_slice(&
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
fn etw_session_perf_counters_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_session_perf_counters::Any;
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
                    layout.name == "ETW_SESSION_PERF_COUNTERS"
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
                        etwspec::requests::session::etw_session_perf_counters::EtwSessionPerfCounters::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn etw_set_compression_settings_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_set_compression_settings_information::Any;
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
                    layout.name == "ETW_SET_COMPRESSION_SETTINGS_INFORMATION"
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
                        etwspec::requests::session::etw_set_compression_settings_information::EtwSetCompressionSettingsInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn etw_set_mark_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_set_mark_information::Any;
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
                    layout.name == "ETW_SET_MARK_INFORMATION"
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
                        etwspec::requests::session::etw_set_mark_information::EtwSetMarkInformation::from_slice(&
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
fn etw_set_provider_binary_tracking_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_set_provider_binary_tracking_information::Any;
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
                    layout.name == "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION"
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
                        etwspec::requests::session::etw_set_provider_binary_tracking_information::EtwSetProviderBinaryTrackingInformation::from_slice(&
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
fn etw_stack_caching_config_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_stack_caching_config::Any;
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
                    layout.name == "ETW_STACK_CACHING_CONFIG"
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
                        etwspec::requests::session::etw_stack_caching_config::EtwStackCachingConfig::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_2(form);
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
fn etw_systemtime_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_systemtime::Any;
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
                    layout.name == "ETW_SYSTEMTIME" && layout.holds(release, pointer)
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
                        etwspec::requests::session::etw_systemtime::EtwSystemtime::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn etw_system_logger_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_system_logger::Any;
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
                    layout.name == "ETW_SYSTEM_LOGGER" && layout.holds(release, pointer)
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
                        etwspec::requests::session::etw_system_logger::EtwSystemLogger::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..2 {
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
fn etw_system_logger_settings_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_system_logger_settings::Any;
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
                    layout.name == "ETW_SYSTEM_LOGGER_SETTINGS"
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
                        etwspec::requests::session::etw_system_logger_settings::EtwSystemLoggerSettings::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1709(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..372 {
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
fn etw_umgl_key_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_umgl_key::Any;
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
                    layout.name == "ETW_UMGL_KEY" && layout.holds(release, pointer)
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
                        etwspec::requests::session::etw_umgl_key::EtwUmglKey::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..2 {
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
fn etw_update_disallow_list_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_update_disallow_list_information::Any;
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
                    layout.name == "ETW_UPDATE_DISALLOW_LIST_INFORMATION"
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
                        etwspec::requests::session::etw_update_disallow_list_information::EtwUpdateDisallowListInformation::from_slice(&
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
fn etw_update_periodic_capture_state_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::etw_update_periodic_capture_state_information::Any;
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
                    layout.name == "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION"
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
                        etwspec::requests::session::etw_update_periodic_capture_state_information::EtwUpdatePeriodicCaptureStateInformation::from_slice(&
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
fn event_trace_properties_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::event_trace_properties::Any;
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
                    layout.name == "EVENT_TRACE_PROPERTIES"
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
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::requests::session::event_trace_properties::V5_0X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..120 {
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
                        etwspec::requests::session::event_trace_properties::V5_0X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..120 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_3X86(form))) => {
                    prop_assert_eq!(layout.form, "V6_3X86");
                    prop_assert_eq!(
                        etwspec::requests::session::event_trace_properties::EventTracePropertiesX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_3X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..120 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_3X64(form))) => {
                    prop_assert_eq!(layout.form, "V6_3X64");
                    prop_assert_eq!(
                        etwspec::requests::session::event_trace_properties::EventTracePropertiesX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_3X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..120 {
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
fn event_trace_properties_v2_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::event_trace_properties_v2::Any;
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
                    layout.name == "EVENT_TRACE_PROPERTIES_V2"
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
                (Some(layout), Ok(Any::V1703X86(form))) => {
                    prop_assert_eq!(layout.form, "V1703X86");
                    prop_assert_eq!(
                        etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV2X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1703X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..136 {
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
                        etwspec::requests::session::event_trace_properties_v2::EventTracePropertiesV2X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1703X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..144 {
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
fn trace_enable_flag_extension_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::trace_enable_flag_extension::Any;
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
                    layout.name == "TRACE_ENABLE_FLAG_EXTENSION"
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
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::requests::session::trace_enable_flag_extension::TraceEnableFlagExtension::from_slice(&
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
fn trace_enable_flag_ext_header_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::trace_enable_flag_ext_header::Any;
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
                    layout.name == "TRACE_ENABLE_FLAG_EXT_HEADER"
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
                        etwspec::requests::session::trace_enable_flag_ext_header::TraceEnableFlagExtHeader::from_slice(&
                        bytes).ok(), Some(form.clone())
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
fn trace_enable_flag_ext_item_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::trace_enable_flag_ext_item::Any;
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
                    layout.name == "TRACE_ENABLE_FLAG_EXT_ITEM"
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
                        etwspec::requests::session::trace_enable_flag_ext_item::TraceEnableFlagExtItem::from_slice(&
                        bytes).ok(), Some(form.clone())
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
fn unicode_string_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::unicode_string::Any;
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
                    layout.name == "UNICODE_STRING" && layout.holds(release, pointer)
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
                        etwspec::requests::session::unicode_string::UnicodeStringX86::from_slice(&
                        bytes).ok(), Some(form.clone())
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
                        etwspec::requests::session::unicode_string::UnicodeStringX64::from_slice(&
                        bytes).ok(), Some(form.clone())
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
fn unicode_string64_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::unicode_string64::Any;
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
                    layout.name == "UNICODE_STRING64" && layout.holds(release, pointer)
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
                        etwspec::requests::session::unicode_string64::UnicodeString64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn wmi_logger_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::wmi_logger_information::Any;
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
                    layout.name == "WMI_LOGGER_INFORMATION"
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
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::requests::session::wmi_logger_information::V5_0X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..136 {
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
                        etwspec::requests::session::wmi_logger_information::V5_1X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..168 {
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
                        etwspec::requests::session::wmi_logger_information::V5_1X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..168 {
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
                        etwspec::requests::session::wmi_logger_information::V5_2X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_2X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..176 {
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
                        etwspec::requests::session::wmi_logger_information::V5_2X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_2X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..176 {
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
                        etwspec::requests::session::wmi_logger_information::V6_0X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..176 {
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
                        etwspec::requests::session::wmi_logger_information::V6_0X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..176 {
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
                        etwspec::requests::session::wmi_logger_information::WmiLoggerInformationX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..176 {
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
                        etwspec::requests::session::wmi_logger_information::WmiLoggerInformationX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..176 {
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
fn wmi_logger_mode_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::session::wmi_logger_mode::Any;
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
                    layout.name == "WMI_LOGGER_MODE" && layout.holds(release, pointer)
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
                        etwspec::requests::session::wmi_logger_mode::V5_0::from_slice(&
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
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::requests::session::wmi_logger_mode::WmiLoggerMode::from_slice(&
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
fn etwtracecontrolcode_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::Etwtracecontrolcode;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn etw_ext_type_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::EtwExtType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn etw_rt_event_loss_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::EtwRtEventLoss;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn etw_rt_loss_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::EtwRtLoss;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn etw_umgl_index_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::EtwUmglIndex;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn etw_set_mark_flag_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::EtwSetMarkFlag;
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
fn etw_umgl_ldr_flag_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::session::EtwUmglLdrFlag;
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
