// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! What the machine is made of.
pub mod system_config_cpu;
pub use system_config_cpu::SystemConfigCpu32;
pub use system_config_cpu::SystemConfigCpu64;
pub use system_config_cpu::SystemConfigCpu32View;
pub use system_config_cpu::SystemConfigCpu64View;
pub mod system_config_irq;
pub use system_config_irq::SystemConfigIrq;
pub use system_config_irq::SystemConfigIrqView;
pub mod system_config_network;
pub use system_config_network::SystemConfigNetwork;
pub use system_config_network::SystemConfigNetworkView;
pub mod system_config_nic;
pub use system_config_nic::SystemConfigNic;
pub use system_config_nic::SystemConfigNicView;
pub mod system_config_services;
pub use system_config_services::SystemConfigServices;
pub use system_config_services::SystemConfigServicesView;
pub mod system_config_v0_cpu;
pub use system_config_v0_cpu::SystemConfigV0Cpu32;
pub use system_config_v0_cpu::SystemConfigV0Cpu64;
pub use system_config_v0_cpu::SystemConfigV0Cpu32View;
pub use system_config_v0_cpu::SystemConfigV0Cpu64View;
pub mod system_config_v0_services;
pub use system_config_v0_services::SystemConfigV0Services;
pub use system_config_v0_services::SystemConfigV0ServicesView;
