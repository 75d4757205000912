// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `requests::notify`.
#![cfg(feature = "requests")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn etw_enable_notification_packet_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::notify::etw_enable_notification_packet::V5_0;
    type V<'a> = etwspec::requests::notify::etw_enable_notification_packet::V5_0View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn etw_enable_notification_packet_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::notify::etw_enable_notification_packet::V5_0;
    type V<'a> = etwspec::requests::notify::etw_enable_notification_packet::V5_0View<'a>;
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
                view.notification_header().to_value(), a.notification_header
            );
            let mut moved = a.clone();
            moved.notification_header = b.notification_header;
            laws::only_moved(
                layout,
                "NotificationHeader",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.enable_notification_type(), a.enable_notification_type);
            let mut moved = a.clone();
            moved.enable_notification_type = b.enable_notification_type;
            laws::only_moved(
                layout,
                "EnableNotificationType",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.level(), a.level);
            let mut moved = a.clone();
            moved.level = b.level;
            laws::only_moved(layout, "Level", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a.clone();
            moved.reserved1 = b.reserved1;
            laws::only_moved(
                layout,
                "Reserved1",
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
            prop_assert_eq!(view.enable_property(), a.enable_property);
            let mut moved = a.clone();
            moved.enable_property = b.enable_property;
            laws::only_moved(
                layout,
                "EnableProperty",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved2(), a.reserved2);
            let mut moved = a.clone();
            moved.reserved2 = b.reserved2;
            laws::only_moved(
                layout,
                "Reserved2",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.match_any_keyword(), a.match_any_keyword);
            let mut moved = a.clone();
            moved.match_any_keyword = b.match_any_keyword;
            laws::only_moved(
                layout,
                "MatchAnyKeyword",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.match_all_keyword(), a.match_all_keyword);
            let mut moved = a.clone();
            moved.match_all_keyword = b.match_all_keyword;
            laws::only_moved(
                layout,
                "MatchAllKeyword",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reply_logger_id(), a.reply_logger_id);
            let mut moved = a.clone();
            moved.reply_logger_id = b.reply_logger_id;
            laws::only_moved(
                layout,
                "ReplyLoggerId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reply_level(), a.reply_level);
            let mut moved = a.clone();
            moved.reply_level = b.reply_level;
            laws::only_moved(
                layout,
                "ReplyLevel",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reply_source(), a.reply_source);
            let mut moved = a.clone();
            moved.reply_source = b.reply_source;
            laws::only_moved(
                layout,
                "ReplySource",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reply_enable_property(), a.reply_enable_property);
            let mut moved = a.clone();
            moved.reply_enable_property = b.reply_enable_property;
            laws::only_moved(
                layout,
                "ReplyEnableProperty",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.filter_desc_count(), a.filter_desc_count);
            let mut moved = a.clone();
            moved.filter_desc_count = b.filter_desc_count;
            laws::only_moved(
                layout,
                "FilterDescCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_enable_notification_packet_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::requests::notify::etw_enable_notification_packet::V5_0;
    type V<'a> = etwspec::requests::notify::etw_enable_notification_packet::V5_0View<'a>;
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
                    { let part = tail.filter_descriptors; Some(part.as_bytes().len()) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_enable_notification_packet_v6_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::notify::etw_enable_notification_packet::EtwEnableNotificationPacket;
    type V<'a> = etwspec::requests::notify::etw_enable_notification_packet::EtwEnableNotificationPacketView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), true);
    laws::bounded::<T>();
}
#[test]
fn etw_enable_notification_packet_v6_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::notify::etw_enable_notification_packet::EtwEnableNotificationPacket;
    type V<'a> = etwspec::requests::notify::etw_enable_notification_packet::EtwEnableNotificationPacketView<
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
                view.notification_header().to_value(), a.notification_header
            );
            let mut moved = a.clone();
            moved.notification_header = b.notification_header;
            laws::only_moved(
                layout,
                "NotificationHeader",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.enable_notification_type(), a.enable_notification_type);
            let mut moved = a.clone();
            moved.enable_notification_type = b.enable_notification_type;
            laws::only_moved(
                layout,
                "EnableNotificationType",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.level(), a.level);
            let mut moved = a.clone();
            moved.level = b.level;
            laws::only_moved(layout, "Level", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a.clone();
            moved.reserved1 = b.reserved1;
            laws::only_moved(
                layout,
                "Reserved1",
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
            prop_assert_eq!(view.enable_property(), a.enable_property);
            let mut moved = a.clone();
            moved.enable_property = b.enable_property;
            laws::only_moved(
                layout,
                "EnableProperty",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved2(), a.reserved2);
            let mut moved = a.clone();
            moved.reserved2 = b.reserved2;
            laws::only_moved(
                layout,
                "Reserved2",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.match_any_keyword(), a.match_any_keyword);
            let mut moved = a.clone();
            moved.match_any_keyword = b.match_any_keyword;
            laws::only_moved(
                layout,
                "MatchAnyKeyword",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.match_all_keyword(), a.match_all_keyword);
            let mut moved = a.clone();
            moved.match_all_keyword = b.match_all_keyword;
            laws::only_moved(
                layout,
                "MatchAllKeyword",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reply_logger_id(), a.reply_logger_id);
            let mut moved = a.clone();
            moved.reply_logger_id = b.reply_logger_id;
            laws::only_moved(
                layout,
                "ReplyLoggerId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reply_level(), a.reply_level);
            let mut moved = a.clone();
            moved.reply_level = b.reply_level;
            laws::only_moved(
                layout,
                "ReplyLevel",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reply_source(), a.reply_source);
            let mut moved = a.clone();
            moved.reply_source = b.reply_source;
            laws::only_moved(
                layout,
                "ReplySource",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reply_enable_property(), a.reply_enable_property);
            let mut moved = a.clone();
            moved.reply_enable_property = b.reply_enable_property;
            laws::only_moved(
                layout,
                "ReplyEnableProperty",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.filter_desc_count(), a.filter_desc_count);
            let mut moved = a.clone();
            moved.filter_desc_count = b.filter_desc_count;
            laws::only_moved(
                layout,
                "FilterDescCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_enable_notification_packet_v6_1_parts_lie_where_the_table_says() {
    type T = etwspec::requests::notify::etw_enable_notification_packet::EtwEnableNotificationPacket;
    type V<'a> = etwspec::requests::notify::etw_enable_notification_packet::EtwEnableNotificationPacketView<
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
                    { let part = tail.filter_descriptors; Some(part.as_bytes().len()) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn etw_notification_event_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::notify::etw_notification_event_information::EtwNotificationEventInformationX86;
    type V<'a> = etwspec::requests::notify::etw_notification_event_information::EtwNotificationEventInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_notification_event_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::requests::notify::etw_notification_event_information::EtwNotificationEventInformationX86;
    type V<'a> = etwspec::requests::notify::etw_notification_event_information::EtwNotificationEventInformationX86View<
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
fn etw_notification_event_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::notify::etw_notification_event_information::EtwNotificationEventInformationX64;
    type V<'a> = etwspec::requests::notify::etw_notification_event_information::EtwNotificationEventInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_notification_event_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::requests::notify::etw_notification_event_information::EtwNotificationEventInformationX64;
    type V<'a> = etwspec::requests::notify::etw_notification_event_information::EtwNotificationEventInformationX64View<
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
fn etw_notification_header_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::notify::etw_notification_header::V6_0;
    type V<'a> = etwspec::requests::notify::etw_notification_header::V6_0View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_notification_header_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::notify::etw_notification_header::V6_0;
    type V<'a> = etwspec::requests::notify::etw_notification_header::V6_0View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.notification_type(), a.notification_type);
            let mut moved = a;
            moved.notification_type = b.notification_type;
            laws::only_moved(
                layout,
                "NotificationType",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.notification_size(), a.notification_size);
            let mut moved = a;
            moved.notification_size = b.notification_size;
            laws::only_moved(
                layout,
                "NotificationSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reply_requested(), a.reply_requested);
            let mut moved = a;
            moved.reply_requested = b.reply_requested;
            laws::only_moved(
                layout,
                "ReplyRequested",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved1(), a.reserved1);
            let mut moved = a;
            moved.reserved1 = b.reserved1;
            laws::only_moved(layout, "Reserved1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reply_count(), a.reply_count());
            let mut moved = a;
            moved.set_reply_count(b.reply_count());
            laws::only_moved(layout, "ReplyCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.notifyee_count(), a.notifyee_count());
            let mut moved = a;
            moved.set_notifyee_count(b.notifyee_count());
            laws::only_moved(layout, "NotifyeeCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved2(), a.reserved2);
            let mut moved = a;
            moved.reserved2 = b.reserved2;
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_pid(), a.target_pid);
            let mut moved = a;
            moved.target_pid = b.target_pid;
            laws::only_moved(layout, "TargetPID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_pid(), a.source_pid);
            let mut moved = a;
            moved.source_pid = b.source_pid;
            laws::only_moved(layout, "SourcePID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_guid(), a.destination_guid);
            let mut moved = a;
            moved.destination_guid = b.destination_guid;
            laws::only_moved(
                layout,
                "DestinationGuid",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_guid(), a.source_guid);
            let mut moved = a;
            moved.source_guid = b.source_guid;
            laws::only_moved(layout, "SourceGuid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_notification_header_v6_0_data_end_where_the_header_says() {
    type T = etwspec::requests::notify::etw_notification_header::V6_0;
    type V<'a> = etwspec::requests::notify::etw_notification_header::V6_0View<'a>;
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
fn etw_notification_header_v6_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::notify::etw_notification_header::EtwNotificationHeader;
    type V<'a> = etwspec::requests::notify::etw_notification_header::EtwNotificationHeaderView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_notification_header_v6_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::notify::etw_notification_header::EtwNotificationHeader;
    type V<'a> = etwspec::requests::notify::etw_notification_header::EtwNotificationHeaderView<
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
            prop_assert_eq!(view.notification_type(), a.notification_type);
            let mut moved = a;
            moved.notification_type = b.notification_type;
            laws::only_moved(
                layout,
                "NotificationType",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.notification_size(), a.notification_size);
            let mut moved = a;
            moved.notification_size = b.notification_size;
            laws::only_moved(
                layout,
                "NotificationSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.offset(), a.offset);
            let mut moved = a;
            moved.offset = b.offset;
            laws::only_moved(layout, "Offset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reply_requested(), a.reply_requested);
            let mut moved = a;
            moved.reply_requested = b.reply_requested;
            laws::only_moved(
                layout,
                "ReplyRequested",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.timeout(), a.timeout);
            let mut moved = a;
            moved.timeout = b.timeout;
            laws::only_moved(layout, "Timeout", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reply_count(), a.reply_count());
            let mut moved = a;
            moved.set_reply_count(b.reply_count());
            laws::only_moved(layout, "ReplyCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.notifyee_count(), a.notifyee_count());
            let mut moved = a;
            moved.set_notifyee_count(b.notifyee_count());
            laws::only_moved(layout, "NotifyeeCount", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved2(), a.reserved2);
            let mut moved = a;
            moved.reserved2 = b.reserved2;
            laws::only_moved(layout, "Reserved2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.target_pid(), a.target_pid);
            let mut moved = a;
            moved.target_pid = b.target_pid;
            laws::only_moved(layout, "TargetPID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.source_pid(), a.source_pid);
            let mut moved = a;
            moved.source_pid = b.source_pid;
            laws::only_moved(layout, "SourcePID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_guid(), a.destination_guid);
            let mut moved = a;
            moved.destination_guid = b.destination_guid;
            laws::only_moved(
                layout,
                "DestinationGuid",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_guid(), a.source_guid);
            let mut moved = a;
            moved.source_guid = b.source_guid;
            laws::only_moved(layout, "SourceGuid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_notification_header_v6_1_data_end_where_the_header_says() {
    type T = etwspec::requests::notify::etw_notification_header::EtwNotificationHeader;
    type V<'a> = etwspec::requests::notify::etw_notification_header::EtwNotificationHeaderView<
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
fn etw_receive_reply_data_block_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::notify::etw_receive_reply_data_block_information::EtwReceiveReplyDataBlockInformation;
    type V<'a> = etwspec::requests::notify::etw_receive_reply_data_block_information::EtwReceiveReplyDataBlockInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_receive_reply_data_block_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::notify::etw_receive_reply_data_block_information::EtwReceiveReplyDataBlockInformation;
    type V<'a> = etwspec::requests::notify::etw_receive_reply_data_block_information::EtwReceiveReplyDataBlockInformationView<
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
            prop_assert_eq!(view.reply_handle(), a.reply_handle);
            let mut moved = a;
            moved.reply_handle = b.reply_handle;
            laws::only_moved(layout, "ReplyHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.timeout(), a.timeout);
            let mut moved = a;
            moved.timeout = b.timeout;
            laws::only_moved(layout, "Timeout", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_session_notification_packet_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::notify::etw_session_notification_packet::V5_0;
    type V<'a> = etwspec::requests::notify::etw_session_notification_packet::V5_0View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_session_notification_packet_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::requests::notify::etw_session_notification_packet::V5_0;
    type V<'a> = etwspec::requests::notify::etw_session_notification_packet::V5_0View<
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
                view.notification_header().to_value(), a.notification_header
            );
            let mut moved = a;
            moved.notification_header = b.notification_header;
            laws::only_moved(
                layout,
                "NotificationHeader",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.kind(), a.kind);
            let mut moved = a;
            moved.kind = b.kind;
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a;
            moved.trace_handle = b.trace_handle;
            laws::only_moved(layout, "TraceHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_session_notification_packet_v5_0_data_end_where_the_header_says() {
    type T = etwspec::requests::notify::etw_session_notification_packet::V5_0;
    type V<'a> = etwspec::requests::notify::etw_session_notification_packet::V5_0View<
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
fn etw_session_notification_packet_v6_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::requests::notify::etw_session_notification_packet::EtwSessionNotificationPacket;
    type V<'a> = etwspec::requests::notify::etw_session_notification_packet::EtwSessionNotificationPacketView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_session_notification_packet_v6_1_members_lie_where_the_table_says() {
    type T = etwspec::requests::notify::etw_session_notification_packet::EtwSessionNotificationPacket;
    type V<'a> = etwspec::requests::notify::etw_session_notification_packet::EtwSessionNotificationPacketView<
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
                view.notification_header().to_value(), a.notification_header
            );
            let mut moved = a;
            moved.notification_header = b.notification_header;
            laws::only_moved(
                layout,
                "NotificationHeader",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.kind(), a.kind);
            let mut moved = a;
            moved.kind = b.kind;
            laws::only_moved(layout, "Type", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.trace_handle(), a.trace_handle);
            let mut moved = a;
            moved.trace_handle = b.trace_handle;
            laws::only_moved(layout, "TraceHandle", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_session_notification_packet_v6_1_data_end_where_the_header_says() {
    type T = etwspec::requests::notify::etw_session_notification_packet::EtwSessionNotificationPacket;
    type V<'a> = etwspec::requests::notify::etw_session_notification_packet::EtwSessionNotificationPacketView<
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
fn etw_enable_notification_packet_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::notify::etw_enable_notification_packet::Any;
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
                    layout.name == "ETW_ENABLE_NOTIFICATION_PACKET"
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
                        etwspec::requests::notify::etw_enable_notification_packet::V5_0::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
                (Some(layout), Ok(Any::V6_1(form))) => {
                    prop_assert_eq!(layout.form, "V6_1");
                    prop_assert_eq!(
                        etwspec::requests::notify::etw_enable_notification_packet::EtwEnableNotificationPacket::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1(form);
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
fn etw_notification_event_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::notify::etw_notification_event_information::Any;
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
                    layout.name == "ETW_NOTIFICATION_EVENT_INFORMATION"
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
                        etwspec::requests::notify::etw_notification_event_information::EtwNotificationEventInformationX86::from_slice(&
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
                        etwspec::requests::notify::etw_notification_event_information::EtwNotificationEventInformationX64::from_slice(&
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
fn etw_notification_header_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::notify::etw_notification_header::Any;
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
                    layout.name == "ETW_NOTIFICATION_HEADER"
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
                        etwspec::requests::notify::etw_notification_header::V6_0::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
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
                (Some(layout), Ok(Any::V6_1(form))) => {
                    prop_assert_eq!(layout.form, "V6_1");
                    prop_assert_eq!(
                        etwspec::requests::notify::etw_notification_header::EtwNotificationHeader::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1(form);
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
fn etw_receive_reply_data_block_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::notify::etw_receive_reply_data_block_information::Any;
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
                    layout.name == "ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION"
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
                        etwspec::requests::notify::etw_receive_reply_data_block_information::EtwReceiveReplyDataBlockInformation::from_slice(&
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
fn etw_session_notification_packet_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::requests::notify::etw_session_notification_packet::Any;
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
                    layout.name == "ETW_SESSION_NOTIFICATION_PACKET"
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
                        etwspec::requests::notify::etw_session_notification_packet::V5_0::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
                (Some(layout), Ok(Any::V6_1(form))) => {
                    prop_assert_eq!(layout.form, "V6_1");
                    prop_assert_eq!(
                        etwspec::requests::notify::etw_session_notification_packet::EtwSessionNotificationPacket::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_1(form);
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
fn etw_notification_type_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::notify::EtwNotificationType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn etw_session_notification_type_names_and_values_stand_for_each_other() {
    type T = etwspec::requests::notify::EtwSessionNotificationType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
