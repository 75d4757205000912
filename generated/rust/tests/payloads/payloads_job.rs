// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::job`.
mod wmi_job_assign_process_v5_0 {
use crate::laws;
use etwspec::payloads::job::wmi_job_assign_process::{ WmiJobAssignProcess as T, WmiJobAssignProcessView as V };
const MEMBERS: &[&str] = &[
    "ContainerId",
    "JobId",
    "UniqueProcessId",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.container_id() } else { from.container_id }; value.container_id = it; None }
        1 => { let it = if way == laws::Way::View { view.job_id() } else { from.job_id }; value.job_id = it; None }
        2 => { let it = if way == laws::Way::View { view.unique_process_id() } else { from.unique_process_id }; value.unique_process_id = it; None }
        3 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_job_information_v5_0 {
use crate::laws;
use etwspec::payloads::job::wmi_job_information::{ WmiJobInformation as T, WmiJobInformationView as V };
const MEMBERS: &[&str] = &[
    "ContainerId",
    "JobId",
    "Flags",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.container_id() } else { from.container_id }; value.container_id = it; None }
        1 => { let it = if way == laws::Way::View { view.job_id() } else { from.job_id }; value.job_id = it; None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        3 => { let it = if way == laws::Way::View { view.status() } else { from.status }; value.status = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_job_remove_process_v5_0 {
use crate::laws;
use etwspec::payloads::job::wmi_job_remove_process::{ WmiJobRemoveProcess as T, WmiJobRemoveProcessView as V };
const MEMBERS: &[&str] = &[
    "ContainerId",
    "JobId",
    "UniqueProcessId",
    "RemovalFlags",
    "ExitStatus",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.container_id() } else { from.container_id }; value.container_id = it; None }
        1 => { let it = if way == laws::Way::View { view.job_id() } else { from.job_id }; value.job_id = it; None }
        2 => { let it = if way == laws::Way::View { view.unique_process_id() } else { from.unique_process_id }; value.unique_process_id = it; None }
        3 => { let it = if way == laws::Way::View { view.removal_flags() } else { from.removal_flags }; value.removal_flags = it; None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status }; value.exit_status = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_job_send_notification_information_v5_0 {
use crate::laws;
use etwspec::payloads::job::wmi_job_send_notification_information::{ WmiJobSendNotificationInformation as T, WmiJobSendNotificationInformationView as V };
const MEMBERS: &[&str] = &[
    "ContainerId",
    "JobId",
    "NotificationId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.container_id() } else { from.container_id }; value.container_id = it; None }
        1 => { let it = if way == laws::Way::View { view.job_id() } else { from.job_id }; value.job_id = it; None }
        2 => { let it = if way == laws::Way::View { view.notification_id() } else { from.notification_id }; value.notification_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_job_set_query_cpu_rate_v5_0 {
use crate::laws;
use etwspec::payloads::job::wmi_job_set_query_cpu_rate::{ WmiJobSetQueryCpuRate as T, WmiJobSetQueryCpuRateView as V };
const MEMBERS: &[&str] = &[
    "AllFlags",
    "Value",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.all_flags() } else { from.all_flags }; value.all_flags = it; None }
        1 => { let it = if way == laws::Way::View { view.value() } else { from.value }; value.value = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_job_set_query_information_v5_0 {
use crate::laws;
use etwspec::payloads::job::wmi_job_set_query_information::{ WmiJobSetQueryInformation as T, WmiJobSetQueryInformationView as V };
const MEMBERS: &[&str] = &[
    "ContainerId",
    "JobId",
    "JobObjectInformationClass",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.container_id() } else { from.container_id }; value.container_id = it; None }
        1 => { let it = if way == laws::Way::View { view.job_id() } else { from.job_id }; value.job_id = it; None }
        2 => { let it = if way == laws::Way::View { view.job_object_information_class() } else { from.job_object_information_class }; value.job_object_information_class = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_job_set_query_net_rate_v5_0 {
use crate::laws;
use etwspec::payloads::job::wmi_job_set_query_net_rate::{ WmiJobSetQueryNetRate as T, WmiJobSetQueryNetRateView as V };
const MEMBERS: &[&str] = &[
    "Flags",
    "MaxBandwidth",
    "DscpTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.flags() } else { from.flags }; value.flags = it; None }
        1 => { let it = if way == laws::Way::View { view.max_bandwidth() } else { from.max_bandwidth }; value.max_bandwidth = it; None }
        2 => { let it = if way == laws::Way::View { view.dscp_tag() } else { from.dscp_tag }; value.dscp_tag = it; None }
        _ => None,
    }
}

fixed!(true);
}

mod wmi_job_assign_process_any {
use crate::laws;
use etwspec::payloads::job::wmi_job_assign_process::{Any, WmiJobAssignProcess, };
any! {
    "WMI_JOB_ASSIGN_PROCESS", false,
    0: "V5_0" V5_0(WmiJobAssignProcess), 28;
}

}

mod wmi_job_information_any {
use crate::laws;
use etwspec::payloads::job::wmi_job_information::{Any, WmiJobInformation, };
any! {
    "WMI_JOB_INFORMATION", false,
    0: "V5_0" V5_0(WmiJobInformation), 28;
}

}

mod wmi_job_remove_process_any {
use crate::laws;
use etwspec::payloads::job::wmi_job_remove_process::{Any, WmiJobRemoveProcess, };
any! {
    "WMI_JOB_REMOVE_PROCESS", false,
    0: "V5_0" V5_0(WmiJobRemoveProcess), 32;
}

}

mod wmi_job_send_notification_information_any {
use crate::laws;
use etwspec::payloads::job::wmi_job_send_notification_information::{Any, WmiJobSendNotificationInformation, };
any! {
    "WMI_JOB_SEND_NOTIFICATION_INFORMATION", false,
    0: "V5_0" V5_0(WmiJobSendNotificationInformation), 24;
}

}

mod wmi_job_set_query_cpu_rate_any {
use crate::laws;
use etwspec::payloads::job::wmi_job_set_query_cpu_rate::{Any, WmiJobSetQueryCpuRate, };
any! {
    "WMI_JOB_SET_QUERY_CPU_RATE", false,
    0: "V5_0" V5_0(WmiJobSetQueryCpuRate), 8;
}

}

mod wmi_job_set_query_information_any {
use crate::laws;
use etwspec::payloads::job::wmi_job_set_query_information::{Any, WmiJobSetQueryInformation, };
any! {
    "WMI_JOB_SET_QUERY_INFORMATION", false,
    0: "V5_0" V5_0(WmiJobSetQueryInformation), 24;
}

}

mod wmi_job_set_query_net_rate_any {
use crate::laws;
use etwspec::payloads::job::wmi_job_set_query_net_rate::{Any, WmiJobSetQueryNetRate, };
any! {
    "WMI_JOB_SET_QUERY_NET_RATE", false,
    0: "V5_0" V5_0(WmiJobSetQueryNetRate), 17;
}

}
