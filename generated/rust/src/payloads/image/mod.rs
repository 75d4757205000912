// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Image loads and unloads.
//!
//! The feature `payloads-image` enables the module.
pub mod hyper_call_page;
pub use hyper_call_page::HyperCallPagePtr32;
pub use hyper_call_page::HyperCallPagePtr64;
pub use hyper_call_page::HyperCallPagePtr32View;
pub use hyper_call_page::HyperCallPagePtr64View;
pub use hyper_call_page::HyperCallPage;
pub use hyper_call_page::HyperCallPageView;
pub mod image_id_determ;
pub use image_id_determ::ImageIdDetermPtr32;
pub use image_id_determ::ImageIdDetermPtr64;
pub use image_id_determ::ImageIdDetermPtr32View;
pub use image_id_determ::ImageIdDetermPtr64View;
pub use image_id_determ::ImageIdDeterm;
pub use image_id_determ::ImageIdDetermView;
pub mod image_id_file_version;
pub use image_id_file_version::ImageIdFileVersionView;
#[cfg(feature = "alloc")]
pub use image_id_file_version::ImageIdFileVersion;
pub mod image_id_info;
pub use image_id_info::ImageIdInfoPtr32View;
pub use image_id_info::ImageIdInfoPtr64View;
pub use image_id_info::ImageIdInfoView;
#[cfg(feature = "alloc")]
pub use image_id_info::ImageIdInfoPtr32;
#[cfg(feature = "alloc")]
pub use image_id_info::ImageIdInfoPtr64;
#[cfg(feature = "alloc")]
pub use image_id_info::ImageIdInfo;
pub mod image_id_none;
pub use image_id_none::ImageIdNonePtr32;
pub use image_id_none::ImageIdNonePtr64;
pub use image_id_none::ImageIdNonePtr32View;
pub use image_id_none::ImageIdNonePtr64View;
pub use image_id_none::ImageIdNone;
pub use image_id_none::ImageIdNoneView;
pub mod image_id_ppdb;
pub use image_id_ppdb::ImageIdPpdbPtr32;
pub use image_id_ppdb::ImageIdPpdbPtr64;
pub use image_id_ppdb::ImageIdPpdbPtr32View;
pub use image_id_ppdb::ImageIdPpdbPtr64View;
pub use image_id_ppdb::ImageIdPpdb;
pub use image_id_ppdb::ImageIdPpdbView;
pub mod image_id_rsds;
pub use image_id_rsds::ImageIdRsdsPtr32View;
pub use image_id_rsds::ImageIdRsdsPtr64View;
pub use image_id_rsds::ImageIdRsdsView;
#[cfg(feature = "alloc")]
pub use image_id_rsds::ImageIdRsdsPtr32;
#[cfg(feature = "alloc")]
pub use image_id_rsds::ImageIdRsdsPtr64;
#[cfg(feature = "alloc")]
pub use image_id_rsds::ImageIdRsds;
pub mod image_v0_load;
pub use image_v0_load::ImageV0LoadPtr32View;
pub use image_v0_load::ImageV0LoadPtr64View;
pub use image_v0_load::ImageV0LoadView;
#[cfg(feature = "alloc")]
pub use image_v0_load::ImageV0LoadPtr32;
#[cfg(feature = "alloc")]
pub use image_v0_load::ImageV0LoadPtr64;
#[cfg(feature = "alloc")]
pub use image_v0_load::ImageV0Load;
pub mod image_v1_load;
pub use image_v1_load::ImageV1LoadPtr32View;
pub use image_v1_load::ImageV1LoadPtr64View;
pub use image_v1_load::ImageV1LoadView;
#[cfg(feature = "alloc")]
pub use image_v1_load::ImageV1LoadPtr32;
#[cfg(feature = "alloc")]
pub use image_v1_load::ImageV1LoadPtr64;
#[cfg(feature = "alloc")]
pub use image_v1_load::ImageV1Load;
pub mod kernel_image_base;
pub use kernel_image_base::KernelImageBasePtr32;
pub use kernel_image_base::KernelImageBasePtr64;
pub use kernel_image_base::KernelImageBasePtr32View;
pub use kernel_image_base::KernelImageBasePtr64View;
pub use kernel_image_base::KernelImageBase;
pub use kernel_image_base::KernelImageBaseView;
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
pub use perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfo;
pub use perfinfo_imageload_in_pagefile_info::PerfinfoImageloadInPagefileInfoView;
pub(crate) mod small;
pub use small::*;
pub(crate) mod values;
pub use values::*;
pub mod wmi_imageid_information;
pub use wmi_imageid_information::WmiImageidInformationPtr32View;
pub use wmi_imageid_information::WmiImageidInformationPtr64View;
pub use wmi_imageid_information::WmiImageidInformationView;
#[cfg(feature = "alloc")]
pub use wmi_imageid_information::WmiImageidInformationPtr32;
#[cfg(feature = "alloc")]
pub use wmi_imageid_information::WmiImageidInformationPtr64;
#[cfg(feature = "alloc")]
pub use wmi_imageid_information::WmiImageidInformation;
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
pub use wmi_imageload_information::WmiImageloadInformationView;
#[cfg(feature = "alloc")]
pub use wmi_imageload_information::WmiImageloadInformationPtr32;
#[cfg(feature = "alloc")]
pub use wmi_imageload_information::WmiImageloadInformationPtr64;
#[cfg(feature = "alloc")]
pub use wmi_imageload_information::WmiImageloadInformation;
pub mod wmi_imageload_information32;
pub use wmi_imageload_information32::WmiImageloadInformation32View;
#[cfg(feature = "alloc")]
pub use wmi_imageload_information32::WmiImageloadInformation32;
pub mod wmi_imageload_information64;
pub use wmi_imageload_information64::WmiImageloadInformation64View;
#[cfg(feature = "alloc")]
pub use wmi_imageload_information64::WmiImageloadInformation64;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &hyper_call_page::LAYOUT_0,
        &hyper_call_page::LAYOUT_1,
        &image_id_determ::LAYOUT_0,
        &image_id_determ::LAYOUT_1,
        &image_id_file_version::LAYOUT_0,
        &image_id_info::LAYOUT_0,
        &image_id_info::LAYOUT_1,
        &image_id_none::LAYOUT_0,
        &image_id_none::LAYOUT_1,
        &image_id_ppdb::LAYOUT_0,
        &image_id_ppdb::LAYOUT_1,
        &image_id_rsds::LAYOUT_0,
        &image_id_rsds::LAYOUT_1,
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
    values: &[EtwImageSignature::VALUES, ImageIdType::VALUES],
    dispatches: &[],
};
