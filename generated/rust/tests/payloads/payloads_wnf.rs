// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::wnf`.
mod etw_wnf_event_callback_etw_wnf_event_callback_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::wnf::etw_wnf_event_callback::{ EtwWnfEventCallbackPtr32 as T, EtwWnfEventCallbackPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "StateName",
    "Subscription",
    "NameSub",
    "Callback",
    "ChangeStamp",
    "DeliveryFlags",
    "Return",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.state_name() } else { from.state_name() }; value.set_state_name(it); None }
        2 => { let it = if way == laws::Way::View { view.subscription() } else { from.subscription() }; value.set_subscription(it); None }
        3 => { let it = if way == laws::Way::View { view.name_sub() } else { from.name_sub() }; value.set_name_sub(it); None }
        4 => { let it = if way == laws::Way::View { view.callback() } else { from.callback() }; value.set_callback(it); None }
        5 => { let it = if way == laws::Way::View { view.change_stamp() } else { from.change_stamp() }; value.set_change_stamp(it); None }
        6 => { let it = if way == laws::Way::View { view.delivery_flags() } else { from.delivery_flags() }; value.set_delivery_flags(it); None }
        7 => { let it = if way == laws::Way::View { view.return_() } else { from.return_() }; value.set_return_(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_wnf_event_callback_etw_wnf_event_callback_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::wnf::etw_wnf_event_callback::{ EtwWnfEventCallbackPtr64 as T, EtwWnfEventCallbackPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "StateName",
    "Subscription",
    "NameSub",
    "Callback",
    "ChangeStamp",
    "DeliveryFlags",
    "Return",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.state_name() } else { from.state_name() }; value.set_state_name(it); None }
        2 => { let it = if way == laws::Way::View { view.subscription() } else { from.subscription() }; value.set_subscription(it); None }
        3 => { let it = if way == laws::Way::View { view.name_sub() } else { from.name_sub() }; value.set_name_sub(it); None }
        4 => { let it = if way == laws::Way::View { view.callback() } else { from.callback() }; value.set_callback(it); None }
        5 => { let it = if way == laws::Way::View { view.change_stamp() } else { from.change_stamp() }; value.set_change_stamp(it); None }
        6 => { let it = if way == laws::Way::View { view.delivery_flags() } else { from.delivery_flags() }; value.set_delivery_flags(it); None }
        7 => { let it = if way == laws::Way::View { view.return_() } else { from.return_() }; value.set_return_(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_wnf_event_name_sub_rundown_etw_wnf_event_name_sub_rundown_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::{ EtwWnfEventNameSubRundownPtr32 as T, EtwWnfEventNameSubRundownPtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "StateName",
    "NameSub",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.state_name() } else { from.state_name() }; value.set_state_name(it); None }
        2 => { let it = if way == laws::Way::View { view.name_sub() } else { from.name_sub() }; value.set_name_sub(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_wnf_event_name_sub_rundown_etw_wnf_event_name_sub_rundown_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::{ EtwWnfEventNameSubRundownPtr64 as T, EtwWnfEventNameSubRundownPtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "StateName",
    "NameSub",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.state_name() } else { from.state_name() }; value.set_state_name(it); None }
        2 => { let it = if way == laws::Way::View { view.name_sub() } else { from.name_sub() }; value.set_name_sub(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_wnf_event_publish_etw_wnf_event_publish {
use etwspec_runtime::laws;
use etwspec::payloads::wnf::etw_wnf_event_publish::{ EtwWnfEventPublish as T, EtwWnfEventPublishView as V };
const MEMBERS: &[&str] = &[
    "Header",
    "StateName",
    "DataLength",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.state_name() } else { from.state_name() }; value.set_state_name(it); None }
        2 => { let it = if way == laws::Way::View { view.data_length() } else { from.data_length() }; value.set_data_length(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_wnf_event_subscribe_etw_wnf_event_subscribe_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::wnf::etw_wnf_event_subscribe::{ EtwWnfEventSubscribePtr32 as T, EtwWnfEventSubscribePtr32View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "StateName",
    "Subscription",
    "NameSub",
    "Callback",
    "RefCount",
    "DeliveryFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.state_name() } else { from.state_name() }; value.set_state_name(it); None }
        2 => { let it = if way == laws::Way::View { view.subscription() } else { from.subscription() }; value.set_subscription(it); None }
        3 => { let it = if way == laws::Way::View { view.name_sub() } else { from.name_sub() }; value.set_name_sub(it); None }
        4 => { let it = if way == laws::Way::View { view.callback() } else { from.callback() }; value.set_callback(it); None }
        5 => { let it = if way == laws::Way::View { view.ref_count() } else { from.ref_count() }; value.set_ref_count(it); None }
        6 => { let it = if way == laws::Way::View { view.delivery_flags() } else { from.delivery_flags() }; value.set_delivery_flags(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod etw_wnf_event_subscribe_etw_wnf_event_subscribe_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::wnf::etw_wnf_event_subscribe::{ EtwWnfEventSubscribePtr64 as T, EtwWnfEventSubscribePtr64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "StateName",
    "Subscription",
    "NameSub",
    "Callback",
    "RefCount",
    "DeliveryFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header() } else { from.header() }; value.set_header(it); None }
        1 => { let it = if way == laws::Way::View { view.state_name() } else { from.state_name() }; value.set_state_name(it); None }
        2 => { let it = if way == laws::Way::View { view.subscription() } else { from.subscription() }; value.set_subscription(it); None }
        3 => { let it = if way == laws::Way::View { view.name_sub() } else { from.name_sub() }; value.set_name_sub(it); None }
        4 => { let it = if way == laws::Way::View { view.callback() } else { from.callback() }; value.set_callback(it); None }
        5 => { let it = if way == laws::Way::View { view.ref_count() } else { from.ref_count() }; value.set_ref_count(it); None }
        6 => { let it = if way == laws::Way::View { view.delivery_flags() } else { from.delivery_flags() }; value.set_delivery_flags(it); None }
        _ => None,
    }
}

law_fixed!(true);
}
