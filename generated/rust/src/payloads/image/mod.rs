// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Image loads and unloads.
pub(crate) mod etw_image_signature;
pub use etw_image_signature::*;
pub mod hyper_call_page;
pub use hyper_call_page::HyperCallPagePtr32;
pub use hyper_call_page::HyperCallPagePtr64;
pub use hyper_call_page::HyperCallPagePtr32View;
pub use hyper_call_page::HyperCallPagePtr64View;
pub mod image_v0_load;
pub use image_v0_load::ImageV0LoadPtr32View;
pub use image_v0_load::ImageV0LoadPtr64View;
#[cfg(feature = "alloc")]
pub use image_v0_load::ImageV0LoadPtr32;
#[cfg(feature = "alloc")]
pub use image_v0_load::ImageV0LoadPtr64;
pub mod image_v1_load;
pub use image_v1_load::ImageV1LoadPtr32View;
pub use image_v1_load::ImageV1LoadPtr64View;
#[cfg(feature = "alloc")]
pub use image_v1_load::ImageV1LoadPtr32;
#[cfg(feature = "alloc")]
pub use image_v1_load::ImageV1LoadPtr64;
pub mod kernel_image_base;
pub use kernel_image_base::KernelImageBasePtr32;
pub use kernel_image_base::KernelImageBasePtr64;
pub use kernel_image_base::KernelImageBasePtr32View;
pub use kernel_image_base::KernelImageBasePtr64View;
pub mod load_dll_event_data;
pub use load_dll_event_data::LoadDllEventDataView;
#[cfg(feature = "alloc")]
pub use load_dll_event_data::LoadDllEventData;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub mod perfinfo_imageload_in_pagefile_info;
pub use perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoPtr32;
pub use perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoPtr64;
pub use perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoPtr32View;
pub use perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoPtr64View;
pub mod wmi_imageid_information;
pub use wmi_imageid_information::WmiImageidInformationPtr32View;
pub use wmi_imageid_information::WmiImageidInformationPtr64View;
#[cfg(feature = "alloc")]
pub use wmi_imageid_information::WmiImageidInformationPtr32;
#[cfg(feature = "alloc")]
pub use wmi_imageid_information::WmiImageidInformationPtr64;
pub mod wmi_imageid_information32;
pub use wmi_imageid_information32::WmiImageidInformation32View;
#[cfg(feature = "alloc")]
pub use wmi_imageid_information32::WmiImageidInformation32;
pub mod wmi_imageid_information64;
pub use wmi_imageid_information64::WmiImageidInformation64View;
#[cfg(feature = "alloc")]
pub use wmi_imageid_information64::WmiImageidInformation64;
pub mod wmi_imageload_information;
pub use wmi_imageload_information::WmiImageloadInformationPtr32View;
pub use wmi_imageload_information::WmiImageloadInformationPtr64View;
#[cfg(feature = "alloc")]
pub use wmi_imageload_information::WmiImageloadInformationPtr32;
#[cfg(feature = "alloc")]
pub use wmi_imageload_information::WmiImageloadInformationPtr64;
pub mod wmi_imageload_information32;
pub use wmi_imageload_information32::WmiImageloadInformation32View;
#[cfg(feature = "alloc")]
pub use wmi_imageload_information32::WmiImageloadInformation32;
pub mod wmi_imageload_information64;
pub use wmi_imageload_information64::WmiImageloadInformation64View;
#[cfg(feature = "alloc")]
pub use wmi_imageload_information64::WmiImageloadInformation64;
pub(crate) static INDEX: crate::rt::describe::Topic = crate::rt::describe::Topic {
    layouts: &[
        &hyper_call_page::LAYOUT_0,
        &hyper_call_page::LAYOUT_1,
        &image_v0_load::LAYOUT_0,
        &image_v0_load::LAYOUT_1,
        &image_v1_load::LAYOUT_0,
        &image_v1_load::LAYOUT_1,
        &kernel_image_base::LAYOUT_0,
        &kernel_image_base::LAYOUT_1,
        &load_dll_event_data::LAYOUT_0,
        &perfinfo_imageload_in_pagefile_info::LAYOUT_0,
        &perfinfo_imageload_in_pagefile_info::LAYOUT_1,
        &wmi_imageid_information::LAYOUT_0,
        &wmi_imageid_information::LAYOUT_1,
        &wmi_imageid_information32::LAYOUT_0,
        &wmi_imageid_information64::LAYOUT_0,
        &wmi_imageload_information::LAYOUT_0,
        &wmi_imageload_information::LAYOUT_1,
        &wmi_imageload_information32::LAYOUT_0,
        &wmi_imageload_information64::LAYOUT_0,
    ],
    values: &[EtwImageSignature::VALUES],
    dispatches: &[],
};
