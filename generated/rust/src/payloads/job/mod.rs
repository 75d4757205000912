// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Jobs: groups of processes managed together.
//!
//! The feature `payloads-job` enables the module.
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub(crate) mod small;
pub use small::*;
pub mod wmi_job_assign_process;
pub use wmi_job_assign_process::WmiJobAssignProcess;
pub use wmi_job_assign_process::WmiJobAssignProcessView;
pub mod wmi_job_information;
pub use wmi_job_information::WmiJobInformation;
pub use wmi_job_information::WmiJobInformationView;
pub mod wmi_job_remove_process;
pub use wmi_job_remove_process::WmiJobRemoveProcess;
pub use wmi_job_remove_process::WmiJobRemoveProcessView;
pub use wmi_job_send_notification_information::WmiJobSendNotificationInformation;
pub use wmi_job_send_notification_information::WmiJobSendNotificationInformationView;
pub use wmi_job_set_query_cpu_rate::WmiJobSetQueryCpuRate;
pub use wmi_job_set_query_cpu_rate::WmiJobSetQueryCpuRateView;
pub use wmi_job_set_query_information::WmiJobSetQueryInformation;
pub use wmi_job_set_query_information::WmiJobSetQueryInformationView;
pub mod wmi_job_set_query_net_rate;
pub use wmi_job_set_query_net_rate::WmiJobSetQueryNetRate;
pub use wmi_job_set_query_net_rate::WmiJobSetQueryNetRateView;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &wmi_job_assign_process::LAYOUT_0,
        &wmi_job_information::LAYOUT_0,
        &wmi_job_remove_process::LAYOUT_0,
        &wmi_job_send_notification_information::LAYOUT_0,
        &wmi_job_set_query_cpu_rate::LAYOUT_0,
        &wmi_job_set_query_information::LAYOUT_0,
        &wmi_job_set_query_net_rate::LAYOUT_0,
    ],
    values: &[],
    dispatches: &[],
};
