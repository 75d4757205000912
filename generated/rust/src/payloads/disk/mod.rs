// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Disk reads and writes, and related driver activity.
//!
//! The feature `payloads-disk` enables the module.
pub mod disk_io_type_group2;
pub use disk_io_type_group2::DiskIoTypeGroup2Ptr32;
pub use disk_io_type_group2::DiskIoTypeGroup2Ptr64;
pub use disk_io_type_group2::DiskIoTypeGroup2Ptr32View;
pub use disk_io_type_group2::DiskIoTypeGroup2Ptr64View;
pub use disk_io_type_group2::DiskIoTypeGroup2;
pub use disk_io_type_group2::DiskIoTypeGroup2View;
pub mod etw_diskio_flush_buffers_v2;
pub use etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2Ptr32;
pub use etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2Ptr64;
pub use etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2Ptr32View;
pub use etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2Ptr64View;
pub use etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2;
pub use etw_diskio_flush_buffers_v2::EtwDiskioFlushBuffersV2View;
pub mod etw_diskio_flush_buffers_v3;
pub use etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3Ptr32;
pub use etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3Ptr64;
pub use etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3Ptr32View;
pub use etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3Ptr64View;
pub use etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3;
pub use etw_diskio_flush_buffers_v3::EtwDiskioFlushBuffersV3View;
pub mod etw_diskio_readwrite;
pub use etw_diskio_readwrite::EtwDiskioReadwritePtr32;
pub use etw_diskio_readwrite::EtwDiskioReadwritePtr64;
pub use etw_diskio_readwrite::EtwDiskioReadwritePtr32View;
pub use etw_diskio_readwrite::EtwDiskioReadwritePtr64View;
pub use etw_diskio_readwrite::EtwDiskioReadwrite;
pub use etw_diskio_readwrite::EtwDiskioReadwriteView;
pub mod etw_diskio_readwrite_v2;
pub use etw_diskio_readwrite_v2::EtwDiskioReadwriteV2Ptr32;
pub use etw_diskio_readwrite_v2::EtwDiskioReadwriteV2Ptr64;
pub use etw_diskio_readwrite_v2::EtwDiskioReadwriteV2Ptr32View;
pub use etw_diskio_readwrite_v2::EtwDiskioReadwriteV2Ptr64View;
pub use etw_diskio_readwrite_v2::EtwDiskioReadwriteV2;
pub use etw_diskio_readwrite_v2::EtwDiskioReadwriteV2View;
pub mod etw_diskio_readwrite_v3;
pub use etw_diskio_readwrite_v3::EtwDiskioReadwriteV3Ptr32;
pub use etw_diskio_readwrite_v3::EtwDiskioReadwriteV3Ptr64;
pub use etw_diskio_readwrite_v3::EtwDiskioReadwriteV3Ptr32View;
pub use etw_diskio_readwrite_v3::EtwDiskioReadwriteV3Ptr64View;
pub use etw_diskio_readwrite_v3::EtwDiskioReadwriteV3;
pub use etw_diskio_readwrite_v3::EtwDiskioReadwriteV3View;
pub mod etw_opticalio_flush_buffers;
pub use etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersPtr32;
pub use etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersPtr64;
pub use etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersPtr32View;
pub use etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersPtr64View;
pub use etw_opticalio_flush_buffers::EtwOpticalioFlushBuffers;
pub use etw_opticalio_flush_buffers::EtwOpticalioFlushBuffersView;
pub mod etw_opticalio_init;
pub use etw_opticalio_init::EtwOpticalioInitPtr32;
pub use etw_opticalio_init::EtwOpticalioInitPtr64;
pub use etw_opticalio_init::EtwOpticalioInitPtr32View;
pub use etw_opticalio_init::EtwOpticalioInitPtr64View;
pub use etw_opticalio_init::EtwOpticalioInit;
pub use etw_opticalio_init::EtwOpticalioInitView;
pub mod etw_opticalio_readwrite;
pub use etw_opticalio_readwrite::EtwOpticalioReadwritePtr32;
pub use etw_opticalio_readwrite::EtwOpticalioReadwritePtr64;
pub use etw_opticalio_readwrite::EtwOpticalioReadwritePtr32View;
pub use etw_opticalio_readwrite::EtwOpticalioReadwritePtr64View;
pub use etw_opticalio_readwrite::EtwOpticalioReadwrite;
pub use etw_opticalio_readwrite::EtwOpticalioReadwriteView;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub mod perfinfo_driver_complete_request;
pub use perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestPtr32;
pub use perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestPtr64;
pub use perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestPtr32View;
pub use perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestPtr64View;
pub use perfinfo_driver_complete_request::PerfinfoDriverCompleteRequest;
pub use perfinfo_driver_complete_request::PerfinfoDriverCompleteRequestView;
pub mod perfinfo_driver_complete_request_ret;
pub use perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetPtr32;
pub use perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetPtr64;
pub use perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetPtr32View;
pub use perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetPtr64View;
pub use perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRet;
pub use perfinfo_driver_complete_request_ret::PerfinfoDriverCompleteRequestRetView;
pub mod perfinfo_driver_completionroutine;
pub use perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutinePtr32;
pub use perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutinePtr64;
pub use perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutinePtr32View;
pub use perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutinePtr64View;
pub use perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutine;
pub use perfinfo_driver_completionroutine::PerfinfoDriverCompletionroutineView;
pub mod perfinfo_driver_majorfunction;
pub use perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionPtr32;
pub use perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionPtr64;
pub use perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionPtr32View;
pub use perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionPtr64View;
pub use perfinfo_driver_majorfunction::PerfinfoDriverMajorfunction;
pub use perfinfo_driver_majorfunction::PerfinfoDriverMajorfunctionView;
pub mod perfinfo_driver_majorfunction_ret;
pub use perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetPtr32;
pub use perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetPtr64;
pub use perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetPtr32View;
pub use perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetPtr64View;
pub use perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRet;
pub use perfinfo_driver_majorfunction_ret::PerfinfoDriverMajorfunctionRetView;
pub mod split_io_info;
pub use split_io_info::SplitIoInfoPtr32;
pub use split_io_info::SplitIoInfoPtr64;
pub use split_io_info::SplitIoInfoPtr32View;
pub use split_io_info::SplitIoInfoPtr64View;
pub use split_io_info::SplitIoInfo;
pub use split_io_info::SplitIoInfoView;
pub(crate) mod values;
pub use values::*;
pub mod wmi_diskio_io_redirected_init;
pub use wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitPtr32;
pub use wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitPtr64;
pub use wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitPtr32View;
pub use wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitPtr64View;
pub use wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInit;
pub use wmi_diskio_io_redirected_init::WmiDiskioIoRedirectedInitView;
pub mod wmi_diskio_readwrite_init;
pub use wmi_diskio_readwrite_init::WmiDiskioReadwriteInitPtr32;
pub use wmi_diskio_readwrite_init::WmiDiskioReadwriteInitPtr64;
pub use wmi_diskio_readwrite_init::WmiDiskioReadwriteInitPtr32View;
pub use wmi_diskio_readwrite_init::WmiDiskioReadwriteInitPtr64View;
pub use wmi_diskio_readwrite_init::WmiDiskioReadwriteInit;
pub use wmi_diskio_readwrite_init::WmiDiskioReadwriteInitView;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &disk_io_type_group2::LAYOUT_0,
        &disk_io_type_group2::LAYOUT_1,
        &etw_diskio_flush_buffers_v2::LAYOUT_0,
        &etw_diskio_flush_buffers_v2::LAYOUT_1,
        &etw_diskio_flush_buffers_v3::LAYOUT_0,
        &etw_diskio_flush_buffers_v3::LAYOUT_1,
        &etw_diskio_readwrite::LAYOUT_0,
        &etw_diskio_readwrite::LAYOUT_1,
        &etw_diskio_readwrite_v2::LAYOUT_0,
        &etw_diskio_readwrite_v2::LAYOUT_1,
        &etw_diskio_readwrite_v3::LAYOUT_0,
        &etw_diskio_readwrite_v3::LAYOUT_1,
        &etw_opticalio_flush_buffers::LAYOUT_0,
        &etw_opticalio_flush_buffers::LAYOUT_1,
        &etw_opticalio_init::LAYOUT_0,
        &etw_opticalio_init::LAYOUT_1,
        &etw_opticalio_readwrite::LAYOUT_0,
        &etw_opticalio_readwrite::LAYOUT_1,
        &perfinfo_driver_complete_request::LAYOUT_0,
        &perfinfo_driver_complete_request::LAYOUT_1,
        &perfinfo_driver_complete_request_ret::LAYOUT_0,
        &perfinfo_driver_complete_request_ret::LAYOUT_1,
        &perfinfo_driver_completionroutine::LAYOUT_0,
        &perfinfo_driver_completionroutine::LAYOUT_1,
        &perfinfo_driver_majorfunction::LAYOUT_0,
        &perfinfo_driver_majorfunction::LAYOUT_1,
        &perfinfo_driver_majorfunction_ret::LAYOUT_0,
        &perfinfo_driver_majorfunction_ret::LAYOUT_1,
        &split_io_info::LAYOUT_0,
        &split_io_info::LAYOUT_1,
        &wmi_diskio_io_redirected_init::LAYOUT_0,
        &wmi_diskio_io_redirected_init::LAYOUT_1,
        &wmi_diskio_readwrite_init::LAYOUT_0,
        &wmi_diskio_readwrite_init::LAYOUT_1,
    ],
    values: &[EtwIoFlag::VALUES, EventTraceIoEventType::VALUES, SystemIoKw::VALUES],
    dispatches: &[],
};
