// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `requests::notify`.
mod etw_enable_notification_packet_before6_1 {
use etwspec_runtime::laws;
use etwspec::requests::notify::etw_enable_notification_packet::{ Before6_1 as T, Before6_1View as V };
const MEMBERS: &[&str] = &[
    "NotificationHeader",
    "EnableNotificationType",
    "Level",
    "Reserved1",
    "LoggerId",
    "EnableProperty",
    "Reserved2",
    "MatchAnyKeyword",
    "MatchAllKeyword",
    "ReplyLoggerId",
    "ReplyLevel",
    "ReplySource",
    "ReplyEnableProperty",
    "FilterDescCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.notification_header() } else { from.notification_header() }; value.set_notification_header(it); None }
        1 => { let it = if way == laws::Way::View { view.enable_notification_type() } else { from.enable_notification_type() }; value.set_enable_notification_type(it); None }
        2 => { let it = if way == laws::Way::View { view.level() } else { from.level() }; value.set_level(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        4 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        5 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property() }; value.set_enable_property(it); None }
        6 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        7 => { let it = if way == laws::Way::View { view.match_any_keyword() } else { from.match_any_keyword() }; value.set_match_any_keyword(it); None }
        8 => { let it = if way == laws::Way::View { view.match_all_keyword() } else { from.match_all_keyword() }; value.set_match_all_keyword(it); None }
        9 => { let it = if way == laws::Way::View { view.reply_logger_id() } else { from.reply_logger_id() }; value.set_reply_logger_id(it); None }
        10 => { let it = if way == laws::Way::View { view.reply_level() } else { from.reply_level() }; value.set_reply_level(it); None }
        11 => { let it = if way == laws::Way::View { view.reply_source() } else { from.reply_source() }; value.set_reply_source(it); None }
        12 => { let it = if way == laws::Way::View { view.reply_enable_property() } else { from.reply_enable_property() }; value.set_reply_enable_property(it); None }
        13 => { let it = if way == laws::Way::View { view.filter_desc_count() } else { from.filter_desc_count() }; value.set_filter_desc_count(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.filter_descriptors; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod etw_enable_notification_packet_etw_enable_notification_packet {
use etwspec_runtime::laws;
use etwspec::requests::notify::etw_enable_notification_packet::{ EtwEnableNotificationPacket as T, EtwEnableNotificationPacketView as V };
const MEMBERS: &[&str] = &[
    "NotificationHeader",
    "EnableNotificationType",
    "Level",
    "Reserved1",
    "LoggerId",
    "EnableProperty",
    "Reserved2",
    "MatchAnyKeyword",
    "MatchAllKeyword",
    "ReplyLoggerId",
    "ReplyLevel",
    "ReplySource",
    "ReplyEnableProperty",
    "FilterDescCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.notification_header() } else { from.notification_header() }; value.set_notification_header(it); None }
        1 => { let it = if way == laws::Way::View { view.enable_notification_type() } else { from.enable_notification_type() }; value.set_enable_notification_type(it); None }
        2 => { let it = if way == laws::Way::View { view.level() } else { from.level() }; value.set_level(it); None }
        3 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        4 => { let it = if way == laws::Way::View { view.logger_id() } else { from.logger_id() }; value.set_logger_id(it); None }
        5 => { let it = if way == laws::Way::View { view.enable_property() } else { from.enable_property() }; value.set_enable_property(it); None }
        6 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        7 => { let it = if way == laws::Way::View { view.match_any_keyword() } else { from.match_any_keyword() }; value.set_match_any_keyword(it); None }
        8 => { let it = if way == laws::Way::View { view.match_all_keyword() } else { from.match_all_keyword() }; value.set_match_all_keyword(it); None }
        9 => { let it = if way == laws::Way::View { view.reply_logger_id() } else { from.reply_logger_id() }; value.set_reply_logger_id(it); None }
        10 => { let it = if way == laws::Way::View { view.reply_level() } else { from.reply_level() }; value.set_reply_level(it); None }
        11 => { let it = if way == laws::Way::View { view.reply_source() } else { from.reply_source() }; value.set_reply_source(it); None }
        12 => { let it = if way == laws::Way::View { view.reply_enable_property() } else { from.reply_enable_property() }; value.set_reply_enable_property(it); None }
        13 => { let it = if way == laws::Way::View { view.filter_desc_count() } else { from.filter_desc_count() }; value.set_filter_desc_count(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.filter_descriptors; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod etw_notification_event_information_etw_notification_event_information_ptr32 {
use etwspec_runtime::laws;
use etwspec::requests::notify::etw_notification_event_information::{ EtwNotificationEventInformationPtr32 as T, EtwNotificationEventInformationPtr32View as V };
const MEMBERS: &[&str] = &[
    "RegHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reg_handle() } else { from.reg_handle() }; value.set_reg_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_notification_event_information_etw_notification_event_information_ptr64 {
use etwspec_runtime::laws;
use etwspec::requests::notify::etw_notification_event_information::{ EtwNotificationEventInformationPtr64 as T, EtwNotificationEventInformationPtr64View as V };
const MEMBERS: &[&str] = &[
    "RegHandle",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reg_handle() } else { from.reg_handle() }; value.set_reg_handle(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_notification_header_v6_0 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::notify::etw_notification_header::{ V6_0 as T, V6_0View as V };
const MEMBERS: &[&str] = &[
    "NotificationType",
    "NotificationSize",
    "Offset",
    "ReplyRequested",
    "Reserved1",
    "ReplyCount",
    "NotifyeeCount",
    "Reserved2",
    "TargetPID",
    "SourcePID",
    "DestinationGuid",
    "SourceGuid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.notification_type() } else { from.notification_type() }; value.set_notification_type(it); None }
        1 => { let it = if way == laws::Way::View { view.notification_size() } else { from.notification_size() }; value.set_notification_size(it); None }
        2 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.reply_requested() } else { from.reply_requested() }; value.set_reply_requested(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved1() } else { from.reserved1() }; value.set_reserved1(it); None }
        5 => { let it = if way == laws::Way::View { view.reply_count() } else { from.reply_count() }; value.set_reply_count(it); None }
        6 => { let it = if way == laws::Way::View { view.notifyee_count() } else { from.notifyee_count() }; value.set_notifyee_count(it); None }
        7 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        8 => { let it = if way == laws::Way::View { view.target_pid() } else { from.target_pid() }; value.set_target_pid(it); None }
        9 => { let it = if way == laws::Way::View { view.source_pid() } else { from.source_pid() }; value.set_source_pid(it); None }
        10 => { let it = if way == laws::Way::View { view.destination_guid() } else { from.destination_guid() }; value.set_destination_guid(it); None }
        11 => { let it = if way == laws::Way::View { view.source_guid() } else { from.source_guid() }; value.set_source_guid(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod etw_notification_header_etw_notification_header {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::notify::etw_notification_header::{ EtwNotificationHeader as T, EtwNotificationHeaderView as V };
const MEMBERS: &[&str] = &[
    "NotificationType",
    "NotificationSize",
    "Offset",
    "ReplyRequested",
    "Timeout",
    "ReplyCount",
    "NotifyeeCount",
    "Reserved2",
    "TargetPID",
    "SourcePID",
    "DestinationGuid",
    "SourceGuid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.notification_type() } else { from.notification_type() }; value.set_notification_type(it); None }
        1 => { let it = if way == laws::Way::View { view.notification_size() } else { from.notification_size() }; value.set_notification_size(it); None }
        2 => { let it = if way == laws::Way::View { view.offset() } else { from.offset() }; value.set_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.reply_requested() } else { from.reply_requested() }; value.set_reply_requested(it); None }
        4 => { let it = if way == laws::Way::View { view.timeout() } else { from.timeout() }; value.set_timeout(it); None }
        5 => { let it = if way == laws::Way::View { view.reply_count() } else { from.reply_count() }; value.set_reply_count(it); None }
        6 => { let it = if way == laws::Way::View { view.notifyee_count() } else { from.notifyee_count() }; value.set_notifyee_count(it); None }
        7 => { let it = if way == laws::Way::View { view.reserved2() } else { from.reserved2() }; value.set_reserved2(it); None }
        8 => { let it = if way == laws::Way::View { view.target_pid() } else { from.target_pid() }; value.set_target_pid(it); None }
        9 => { let it = if way == laws::Way::View { view.source_pid() } else { from.source_pid() }; value.set_source_pid(it); None }
        10 => { let it = if way == laws::Way::View { view.destination_guid() } else { from.destination_guid() }; value.set_destination_guid(it); None }
        11 => { let it = if way == laws::Way::View { view.source_guid() } else { from.source_guid() }; value.set_source_guid(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod etw_receive_reply_data_block_information_etw_receive_reply_data_block_information {
use etwspec_runtime::laws;
use etwspec::requests::notify::etw_receive_reply_data_block_information::{ EtwReceiveReplyDataBlockInformation as T, EtwReceiveReplyDataBlockInformationView as V };
const MEMBERS: &[&str] = &[
    "ReplyHandle",
    "Timeout",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.reply_handle() } else { from.reply_handle() }; value.set_reply_handle(it); None }
        1 => { let it = if way == laws::Way::View { view.timeout() } else { from.timeout() }; value.set_timeout(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_session_notification_packet_before6_1 {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::notify::etw_session_notification_packet::{ Before6_1 as T, Before6_1View as V };
const MEMBERS: &[&str] = &[
    "NotificationHeader",
    "Type",
    "Status",
    "TraceHandle",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.notification_header() } else { from.notification_header() }; value.set_notification_header(it); None }
        1 => { let it = if way == laws::Way::View { view.kind() } else { from.kind() }; value.set_kind(it); None }
        2 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        3 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle() }; value.set_trace_handle(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod etw_session_notification_packet_etw_session_notification_packet {
use etwspec_runtime::laws;
use proptest::prelude::*;

use etwspec::requests::notify::etw_session_notification_packet::{ EtwSessionNotificationPacket as T, EtwSessionNotificationPacketView as V };
const MEMBERS: &[&str] = &[
    "NotificationHeader",
    "Type",
    "Status",
    "TraceHandle",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.notification_header() } else { from.notification_header() }; value.set_notification_header(it); None }
        1 => { let it = if way == laws::Way::View { view.kind() } else { from.kind() }; value.set_kind(it); None }
        2 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        3 => { let it = if way == laws::Way::View { view.trace_handle() } else { from.trace_handle() }; value.set_trace_handle(it); None }
        4 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
#[test]
fn payload_ends_at_stated_size() {
    laws::run(laws::MANY, &(any::<T>(), proptest::collection::vec(any::<u8>(), 0..40)), |(header, data)| {
        let bytes = header.as_bytes().to_vec();
        prop_assert_eq!(header.data_offset(), bytes.len());
        laws::data(T::LAYOUT, &bytes, &data, |bytes| {
            let view = V::new(bytes)?;
            assert_eq!(view.to_value().total_size(), view.total_size());
            Ok((view.data_offset(), view.data()?.to_vec()))
        })
    });
}

}

mod etw_enable_notification_packet_any {
use etwspec_runtime::laws;
use etwspec::requests::notify::etw_enable_notification_packet::{Any, Before6_1, EtwEnableNotificationPacket, };
law_any! {
    "ETW_ENABLE_NOTIFICATION_PACKET", true,
    0: "Before6_1" Before6_1(Before6_1), 120;
    1: "EtwEnableNotificationPacket" EtwEnableNotificationPacket(EtwEnableNotificationPacket), 120;
}

}

mod etw_notification_event_information_any {
use etwspec_runtime::laws;
use etwspec::requests::notify::etw_notification_event_information::{Any, EtwNotificationEventInformationPtr32, EtwNotificationEventInformationPtr64, };
law_any! {
    "ETW_NOTIFICATION_EVENT_INFORMATION", false,
    0: "EtwNotificationEventInformationPtr32" EtwNotificationEventInformationPtr32(EtwNotificationEventInformationPtr32), 4;
    1: "EtwNotificationEventInformationPtr64" EtwNotificationEventInformationPtr64(EtwNotificationEventInformationPtr64), 8;
}

}

mod etw_notification_header_any {
use etwspec_runtime::laws;
use etwspec::requests::notify::etw_notification_header::{Any, V6_0, EtwNotificationHeader, };
law_any! {
    "ETW_NOTIFICATION_HEADER", false,
    0: "V6_0" V6_0(V6_0), 72;
    1: "EtwNotificationHeader" EtwNotificationHeader(EtwNotificationHeader), 72;
}

}

mod etw_session_notification_packet_any {
use etwspec_runtime::laws;
use etwspec::requests::notify::etw_session_notification_packet::{Any, Before6_1, EtwSessionNotificationPacket, };
law_any! {
    "ETW_SESSION_NOTIFICATION_PACKET", false,
    0: "Before6_1" Before6_1(Before6_1), 96;
    1: "EtwSessionNotificationPacket" EtwSessionNotificationPacket(EtwSessionNotificationPacket), 96;
}

}

mod etw_notification_type_values {
use etwspec_runtime::laws;
use etwspec::requests::notify::EtwNotificationType as T;
law_enumeration!(u32);
}

mod etw_session_notification_type_values {
use etwspec_runtime::laws;
use etwspec::requests::notify::EtwSessionNotificationType as T;
law_enumeration!(u32);
}

mod wmi_notification_flag_values {
use etwspec_runtime::laws;
use etwspec::requests::notify::WmiNotificationFlag as T;
law_flags!(u32);
}
