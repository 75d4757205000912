// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::wnf`.
mod etw_wnf_event_callback_v5_0x86 {
use crate::laws;
use etwspec::payloads::wnf::etw_wnf_event_callback::{ EtwWnfEventCallbackX86 as T, EtwWnfEventCallbackX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.state_name() } else { from.state_name }; value.state_name = it; None }
        2 => { let it = if way == laws::Way::View { view.subscription() } else { from.subscription }; value.subscription = it; None }
        3 => { let it = if way == laws::Way::View { view.name_sub() } else { from.name_sub }; value.name_sub = it; None }
        4 => { let it = if way == laws::Way::View { view.callback() } else { from.callback }; value.callback = it; None }
        5 => { let it = if way == laws::Way::View { view.change_stamp() } else { from.change_stamp }; value.change_stamp = it; None }
        6 => { let it = if way == laws::Way::View { view.delivery_flags() } else { from.delivery_flags }; value.delivery_flags = it; None }
        7 => { let it = if way == laws::Way::View { view.return_() } else { from.return_ }; value.return_ = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_wnf_event_callback_v5_0x64 {
use crate::laws;
use etwspec::payloads::wnf::etw_wnf_event_callback::{ EtwWnfEventCallbackX64 as T, EtwWnfEventCallbackX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.state_name() } else { from.state_name }; value.state_name = it; None }
        2 => { let it = if way == laws::Way::View { view.subscription() } else { from.subscription }; value.subscription = it; None }
        3 => { let it = if way == laws::Way::View { view.name_sub() } else { from.name_sub }; value.name_sub = it; None }
        4 => { let it = if way == laws::Way::View { view.callback() } else { from.callback }; value.callback = it; None }
        5 => { let it = if way == laws::Way::View { view.change_stamp() } else { from.change_stamp }; value.change_stamp = it; None }
        6 => { let it = if way == laws::Way::View { view.delivery_flags() } else { from.delivery_flags }; value.delivery_flags = it; None }
        7 => { let it = if way == laws::Way::View { view.return_() } else { from.return_ }; value.return_ = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_wnf_event_name_sub_rundown_v5_0x86 {
use crate::laws;
use etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::{ EtwWnfEventNameSubRundownX86 as T, EtwWnfEventNameSubRundownX86View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "StateName",
    "NameSub",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.state_name() } else { from.state_name }; value.state_name = it; None }
        2 => { let it = if way == laws::Way::View { view.name_sub() } else { from.name_sub }; value.name_sub = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_wnf_event_name_sub_rundown_v5_0x64 {
use crate::laws;
use etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::{ EtwWnfEventNameSubRundownX64 as T, EtwWnfEventNameSubRundownX64View as V };
const MEMBERS: &[&str] = &[
    "Header",
    "StateName",
    "NameSub",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.state_name() } else { from.state_name }; value.state_name = it; None }
        2 => { let it = if way == laws::Way::View { view.name_sub() } else { from.name_sub }; value.name_sub = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_wnf_event_publish_v5_0 {
use crate::laws;
use etwspec::payloads::wnf::etw_wnf_event_publish::{ EtwWnfEventPublish as T, EtwWnfEventPublishView as V };
const MEMBERS: &[&str] = &[
    "Header",
    "StateName",
    "DataLength",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.state_name() } else { from.state_name }; value.state_name = it; None }
        2 => { let it = if way == laws::Way::View { view.data_length() } else { from.data_length }; value.data_length = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_wnf_event_subscribe_v5_0x86 {
use crate::laws;
use etwspec::payloads::wnf::etw_wnf_event_subscribe::{ EtwWnfEventSubscribeX86 as T, EtwWnfEventSubscribeX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.state_name() } else { from.state_name }; value.state_name = it; None }
        2 => { let it = if way == laws::Way::View { view.subscription() } else { from.subscription }; value.subscription = it; None }
        3 => { let it = if way == laws::Way::View { view.name_sub() } else { from.name_sub }; value.name_sub = it; None }
        4 => { let it = if way == laws::Way::View { view.callback() } else { from.callback }; value.callback = it; None }
        5 => { let it = if way == laws::Way::View { view.ref_count() } else { from.ref_count }; value.ref_count = it; None }
        6 => { let it = if way == laws::Way::View { view.delivery_flags() } else { from.delivery_flags }; value.delivery_flags = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_wnf_event_subscribe_v5_0x64 {
use crate::laws;
use etwspec::payloads::wnf::etw_wnf_event_subscribe::{ EtwWnfEventSubscribeX64 as T, EtwWnfEventSubscribeX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.header().to_value() } else { from.header }; value.header = it; None }
        1 => { let it = if way == laws::Way::View { view.state_name() } else { from.state_name }; value.state_name = it; None }
        2 => { let it = if way == laws::Way::View { view.subscription() } else { from.subscription }; value.subscription = it; None }
        3 => { let it = if way == laws::Way::View { view.name_sub() } else { from.name_sub }; value.name_sub = it; None }
        4 => { let it = if way == laws::Way::View { view.callback() } else { from.callback }; value.callback = it; None }
        5 => { let it = if way == laws::Way::View { view.ref_count() } else { from.ref_count }; value.ref_count = it; None }
        6 => { let it = if way == laws::Way::View { view.delivery_flags() } else { from.delivery_flags }; value.delivery_flags = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod etw_wnf_event_callback_any {
use crate::laws;
use etwspec::payloads::wnf::etw_wnf_event_callback::{Any, EtwWnfEventCallbackX86, EtwWnfEventCallbackX64, };
any! {
    "ETW_WNF_EVENT_CALLBACK", false,
    0: "V5_0X86" V5_0X86(EtwWnfEventCallbackX86), 64;
    1: "V5_0X64" V5_0X64(EtwWnfEventCallbackX64), 76;
}

}

mod etw_wnf_event_name_sub_rundown_any {
use crate::laws;
use etwspec::payloads::wnf::etw_wnf_event_name_sub_rundown::{Any, EtwWnfEventNameSubRundownX86, EtwWnfEventNameSubRundownX64, };
any! {
    "ETW_WNF_EVENT_NAME_SUB_RUNDOWN", false,
    0: "V5_0X86" V5_0X86(EtwWnfEventNameSubRundownX86), 44;
    1: "V5_0X64" V5_0X64(EtwWnfEventNameSubRundownX64), 48;
}

}

mod etw_wnf_event_publish_any {
use crate::laws;
use etwspec::payloads::wnf::etw_wnf_event_publish::{Any, EtwWnfEventPublish, };
any! {
    "ETW_WNF_EVENT_PUBLISH", false,
    0: "V5_0" V5_0(EtwWnfEventPublish), 44;
}

}

mod etw_wnf_event_subscribe_any {
use crate::laws;
use etwspec::payloads::wnf::etw_wnf_event_subscribe::{Any, EtwWnfEventSubscribeX86, EtwWnfEventSubscribeX64, };
any! {
    "ETW_WNF_EVENT_SUBSCRIBE", false,
    0: "V5_0X86" V5_0X86(EtwWnfEventSubscribeX86), 60;
    1: "V5_0X64" V5_0X64(EtwWnfEventSubscribeX64), 72;
}

}
