// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::job`.
mod wmi_job_assign_process_wmi_job_assign_process {
use etwspec_runtime::laws;
use etwspec::payloads::job::wmi_job_assign_process::{ WmiJobAssignProcess as T, WmiJobAssignProcessView as V };
const MEMBERS: &[&str] = &[
    "ContainerId",
    "JobId",
    "UniqueProcessId",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.container_id() } else { from.container_id() }; value.set_container_id(it); None }
        1 => { let it = if way == laws::Way::View { view.job_id() } else { from.job_id() }; value.set_job_id(it); None }
        2 => { let it = if way == laws::Way::View { view.unique_process_id() } else { from.unique_process_id() }; value.set_unique_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_job_information_wmi_job_information {
use etwspec_runtime::laws;
use etwspec::payloads::job::wmi_job_information::{ WmiJobInformation as T, WmiJobInformationView as V };
const MEMBERS: &[&str] = &[
    "ContainerId",
    "JobId",
    "Flags",
    "Status",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.container_id() } else { from.container_id() }; value.set_container_id(it); None }
        1 => { let it = if way == laws::Way::View { view.job_id() } else { from.job_id() }; value.set_job_id(it); None }
        2 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        3 => { let it = if way == laws::Way::View { view.status() } else { from.status() }; value.set_status(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_job_remove_process_wmi_job_remove_process {
use etwspec_runtime::laws;
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
        0 => { let it = if way == laws::Way::View { view.container_id() } else { from.container_id() }; value.set_container_id(it); None }
        1 => { let it = if way == laws::Way::View { view.job_id() } else { from.job_id() }; value.set_job_id(it); None }
        2 => { let it = if way == laws::Way::View { view.unique_process_id() } else { from.unique_process_id() }; value.set_unique_process_id(it); None }
        3 => { let it = if way == laws::Way::View { view.removal_flags() } else { from.removal_flags() }; value.set_removal_flags(it); None }
        4 => { let it = if way == laws::Way::View { view.exit_status() } else { from.exit_status() }; value.set_exit_status(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_job_send_notification_information_wmi_job_send_notification_information {
use etwspec_runtime::laws;
use etwspec::payloads::job::wmi_job_send_notification_information::{ WmiJobSendNotificationInformation as T, WmiJobSendNotificationInformationView as V };
const MEMBERS: &[&str] = &[
    "ContainerId",
    "JobId",
    "NotificationId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.container_id() } else { from.container_id() }; value.set_container_id(it); None }
        1 => { let it = if way == laws::Way::View { view.job_id() } else { from.job_id() }; value.set_job_id(it); None }
        2 => { let it = if way == laws::Way::View { view.notification_id() } else { from.notification_id() }; value.set_notification_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_job_set_query_cpu_rate_wmi_job_set_query_cpu_rate {
use etwspec_runtime::laws;
use etwspec::payloads::job::wmi_job_set_query_cpu_rate::{ WmiJobSetQueryCpuRate as T, WmiJobSetQueryCpuRateView as V };
const MEMBERS: &[&str] = &[
    "AllFlags",
    "Value",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.all_flags() } else { from.all_flags() }; value.set_all_flags(it); None }
        1 => { let it = if way == laws::Way::View { view.value() } else { from.value() }; value.set_value(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_job_set_query_information_wmi_job_set_query_information {
use etwspec_runtime::laws;
use etwspec::payloads::job::wmi_job_set_query_information::{ WmiJobSetQueryInformation as T, WmiJobSetQueryInformationView as V };
const MEMBERS: &[&str] = &[
    "ContainerId",
    "JobId",
    "JobObjectInformationClass",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.container_id() } else { from.container_id() }; value.set_container_id(it); None }
        1 => { let it = if way == laws::Way::View { view.job_id() } else { from.job_id() }; value.set_job_id(it); None }
        2 => { let it = if way == laws::Way::View { view.job_object_information_class() } else { from.job_object_information_class() }; value.set_job_object_information_class(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_job_set_query_net_rate_wmi_job_set_query_net_rate {
use etwspec_runtime::laws;
use etwspec::payloads::job::wmi_job_set_query_net_rate::{ WmiJobSetQueryNetRate as T, WmiJobSetQueryNetRateView as V };
const MEMBERS: &[&str] = &[
    "Flags",
    "MaxBandwidth",
    "DscpTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        1 => { let it = if way == laws::Way::View { view.max_bandwidth() } else { from.max_bandwidth() }; value.set_max_bandwidth(it); None }
        2 => { let it = if way == laws::Way::View { view.dscp_tag() } else { from.dscp_tag() }; value.set_dscp_tag(it); None }
        _ => None,
    }
}

law_fixed!(true);
}
