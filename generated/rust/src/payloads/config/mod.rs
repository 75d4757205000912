// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Machine configuration.
//!
//! The feature `payloads-config` enables the module.
pub mod boot_record;
pub use boot_record::BootRecord;
pub use boot_record::BootRecordView;
pub use config_codeintegrity_record::ConfigCodeintegrityRecord;
pub use config_codeintegrity_record::ConfigCodeintegrityRecordView;
pub use config_devicefamily_record::ConfigDevicefamilyRecord;
pub use config_devicefamily_record::ConfigDevicefamilyRecordView;
pub use config_flightid_record::ConfigFlightidRecordView;
#[cfg(feature = "alloc")]
pub use config_flightid_record::ConfigFlightidRecord;
pub use config_machineid_record::ConfigMachineidRecord;
pub use config_machineid_record::ConfigMachineidRecordView;
pub mod cpu_config_record;
pub use cpu_config_record::CpuConfigRecordPtr32;
pub use cpu_config_record::CpuConfigRecordPtr64;
pub use cpu_config_record::CpuConfigRecordPtr32View;
pub use cpu_config_record::CpuConfigRecordPtr64View;
pub use cpu_config_record::CpuConfigRecord;
pub use cpu_config_record::CpuConfigRecordView;
pub mod hw_config_cpu;
pub use hw_config_cpu::HwConfigCpuView;
#[cfg(feature = "alloc")]
pub use hw_config_cpu::HwConfigCpu;
pub mod hw_config_log_disk;
pub use hw_config_log_disk::HwConfigLogDisk;
pub use hw_config_log_disk::HwConfigLogDiskView;
pub use hw_config_nic::HwConfigNicView;
#[cfg(feature = "alloc")]
pub use hw_config_nic::HwConfigNic;
pub mod hw_config_phy_disk;
pub use hw_config_phy_disk::HwConfigPhyDiskView;
#[cfg(feature = "alloc")]
pub use hw_config_phy_disk::HwConfigPhyDisk;
pub mod logical_disk_defrag;
pub use logical_disk_defrag::LogicalDiskDefragView;
#[cfg(feature = "alloc")]
pub use logical_disk_defrag::LogicalDiskDefrag;
pub mod logical_disk_extents;
pub use logical_disk_extents::LogicalDiskExtents;
pub use logical_disk_extents::LogicalDiskExtentsView;
pub mod nic_record;
pub use nic_record::NicRecord;
pub use nic_record::NicRecordView;
pub mod optical_media_record;
pub use optical_media_record::OpticalMediaRecordView;
#[cfg(feature = "alloc")]
pub use optical_media_record::OpticalMediaRecord;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub mod physical_disk_record;
pub use physical_disk_record::PhysicalDiskRecord;
pub use physical_disk_record::PhysicalDiskRecordView;
pub mod processor_record;
pub use processor_record::ProcessorRecord;
pub use processor_record::ProcessorRecordView;
pub(crate) mod small;
pub use small::*;
pub mod system_config_cpu;
pub use system_config_cpu::SystemConfigCpuPtr32;
pub use system_config_cpu::SystemConfigCpuPtr64;
pub use system_config_cpu::SystemConfigCpuPtr32View;
pub use system_config_cpu::SystemConfigCpuPtr64View;
pub use system_config_cpu::SystemConfigCpu;
pub use system_config_cpu::SystemConfigCpuView;
pub use system_config_ex_build_info::SystemConfigExBuildInfoView;
#[cfg(feature = "alloc")]
pub use system_config_ex_build_info::SystemConfigExBuildInfo;
pub use system_config_ex_system_paths::SystemConfigExSystemPathsView;
#[cfg(feature = "alloc")]
pub use system_config_ex_system_paths::SystemConfigExSystemPaths;
pub use system_config_ex_unknown_volume::SystemConfigExUnknownVolumeView;
#[cfg(feature = "alloc")]
pub use system_config_ex_unknown_volume::SystemConfigExUnknownVolume;
pub use system_config_ex_volume_mapping::SystemConfigExVolumeMappingView;
#[cfg(feature = "alloc")]
pub use system_config_ex_volume_mapping::SystemConfigExVolumeMapping;
pub mod system_config_irq;
pub use system_config_irq::SystemConfigIrqView;
#[cfg(feature = "alloc")]
pub use system_config_irq::SystemConfigIrq;
pub mod system_config_network;
pub use system_config_network::SystemConfigNetwork;
pub use system_config_network::SystemConfigNetworkView;
pub mod system_config_nic;
pub use system_config_nic::SystemConfigNicView;
#[cfg(feature = "alloc")]
pub use system_config_nic::SystemConfigNic;
pub mod system_config_platform;
pub use system_config_platform::SystemConfigPlatformView;
#[cfg(feature = "alloc")]
pub use system_config_platform::SystemConfigPlatform;
pub mod system_config_services;
pub use system_config_services::SystemConfigServicesView;
#[cfg(feature = "alloc")]
pub use system_config_services::SystemConfigServices;
pub mod system_config_v0_cpu;
pub use system_config_v0_cpu::SystemConfigV0CpuPtr32;
pub use system_config_v0_cpu::SystemConfigV0CpuPtr64;
pub use system_config_v0_cpu::SystemConfigV0CpuPtr32View;
pub use system_config_v0_cpu::SystemConfigV0CpuPtr64View;
pub use system_config_v0_cpu::SystemConfigV0Cpu;
pub use system_config_v0_cpu::SystemConfigV0CpuView;
pub mod system_config_v0_services;
pub use system_config_v0_services::SystemConfigV0Services;
pub use system_config_v0_services::SystemConfigV0ServicesView;
pub(crate) mod values;
pub use values::*;
pub mod video_record;
pub use video_record::VideoRecord;
pub use video_record::VideoRecordView;
pub mod virtualization_record;
pub use virtualization_record::VirtualizationRecord;
pub use virtualization_record::VirtualizationRecordView;
pub use winsat_assessment::WinsatAssessmentView;
#[cfg(feature = "alloc")]
pub use winsat_assessment::WinsatAssessment;
pub use wmi_dpi_record::WmiDpiRecord;
pub use wmi_dpi_record::WmiDpiRecordView;
pub mod wmi_ide_channel_record;
pub use wmi_ide_channel_record::WmiIdeChannelRecordView;
#[cfg(feature = "alloc")]
pub use wmi_ide_channel_record::WmiIdeChannelRecord;
pub mod wmi_irq_record;
pub use wmi_irq_record::WmiIrqRecordView;
#[cfg(feature = "alloc")]
pub use wmi_irq_record::WmiIrqRecord;
pub mod wmi_pnp_record_v3;
pub use wmi_pnp_record_v3::WmiPnpRecordV3View;
#[cfg(feature = "alloc")]
pub use wmi_pnp_record_v3::WmiPnpRecordV3;
pub mod wmi_pnp_record_v4;
pub use wmi_pnp_record_v4::WmiPnpRecordV4View;
#[cfg(feature = "alloc")]
pub use wmi_pnp_record_v4::WmiPnpRecordV4;
pub mod wmi_pnp_record_v5;
pub use wmi_pnp_record_v5::WmiPnpRecordV5View;
#[cfg(feature = "alloc")]
pub use wmi_pnp_record_v5::WmiPnpRecordV5;
pub mod wmi_power_record;
pub use wmi_power_record::WmiPowerRecord;
pub use wmi_power_record::WmiPowerRecordView;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &boot_record::LAYOUT_0,
        &config_codeintegrity_record::LAYOUT_0,
        &config_devicefamily_record::LAYOUT_0,
        &config_flightid_record::LAYOUT_0,
        &config_machineid_record::LAYOUT_0,
        &cpu_config_record::LAYOUT_0,
        &cpu_config_record::LAYOUT_1,
        &hw_config_cpu::LAYOUT_0,
        &hw_config_log_disk::LAYOUT_0,
        &hw_config_nic::LAYOUT_0,
        &hw_config_phy_disk::LAYOUT_0,
        &logical_disk_defrag::LAYOUT_0,
        &logical_disk_extents::LAYOUT_0,
        &nic_record::LAYOUT_0,
        &optical_media_record::LAYOUT_0,
        &physical_disk_record::LAYOUT_0,
        &processor_record::LAYOUT_0,
        &system_config_ex_build_info::LAYOUT_0,
        &system_config_ex_system_paths::LAYOUT_0,
        &system_config_ex_unknown_volume::LAYOUT_0,
        &system_config_ex_volume_mapping::LAYOUT_0,
        &system_config_cpu::LAYOUT_0,
        &system_config_cpu::LAYOUT_1,
        &system_config_irq::LAYOUT_0,
        &system_config_nic::LAYOUT_0,
        &system_config_network::LAYOUT_0,
        &system_config_platform::LAYOUT_0,
        &system_config_services::LAYOUT_0,
        &system_config_v0_cpu::LAYOUT_0,
        &system_config_v0_cpu::LAYOUT_1,
        &system_config_v0_services::LAYOUT_0,
        &video_record::LAYOUT_0,
        &virtualization_record::LAYOUT_0,
        &winsat_assessment::LAYOUT_0,
        &wmi_dpi_record::LAYOUT_0,
        &wmi_ide_channel_record::LAYOUT_0,
        &wmi_irq_record::LAYOUT_0,
        &wmi_pnp_record_v3::LAYOUT_0,
        &wmi_pnp_record_v4::LAYOUT_0,
        &wmi_pnp_record_v5::LAYOUT_0,
        &wmi_power_record::LAYOUT_0,
    ],
    values: &[
        ConfigDriveType::VALUES,
        EventTraceConfigEventType::VALUES,
        SystemConfigExType::VALUES,
        SystemConfigKw::VALUES,
        WinsatType::VALUES,
    ],
    dispatches: &[],
};
