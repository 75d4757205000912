// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Images that are loaded and unloaded.
mod etw_image_signature;
pub use etw_image_signature::*;
pub mod hyper_call_page;
pub use hyper_call_page::HyperCallPage32;
pub use hyper_call_page::HyperCallPage64;
pub use hyper_call_page::HyperCallPage32View;
pub use hyper_call_page::HyperCallPage64View;
pub mod image_v0_load;
pub use image_v0_load::ImageV0Load32;
pub use image_v0_load::ImageV0Load64;
pub use image_v0_load::ImageV0Load32View;
pub use image_v0_load::ImageV0Load64View;
pub mod image_v1_load;
pub use image_v1_load::ImageV1Load32;
pub use image_v1_load::ImageV1Load64;
pub use image_v1_load::ImageV1Load32View;
pub use image_v1_load::ImageV1Load64View;
pub mod kernel_image_base;
pub use kernel_image_base::KernelImageBase32;
pub use kernel_image_base::KernelImageBase64;
pub use kernel_image_base::KernelImageBase32View;
pub use kernel_image_base::KernelImageBase64View;
pub mod load_dll_event_data;
pub use load_dll_event_data::LoadDllEventDataView;
#[cfg(feature = "alloc")]
pub use load_dll_event_data::LoadDllEventData;
pub mod wmi_imageid_information;
pub use wmi_imageid_information::WmiImageidInformation32View;
pub use wmi_imageid_information::WmiImageidInformation64View;
#[cfg(feature = "alloc")]
pub use wmi_imageid_information::WmiImageidInformation32;
#[cfg(feature = "alloc")]
pub use wmi_imageid_information::WmiImageidInformation64;
pub mod wmi_imageload_information;
pub use wmi_imageload_information::WmiImageloadInformation32View;
pub use wmi_imageload_information::WmiImageloadInformation64View;
#[cfg(feature = "alloc")]
pub use wmi_imageload_information::WmiImageloadInformation32;
#[cfg(feature = "alloc")]
pub use wmi_imageload_information::WmiImageloadInformation64;
