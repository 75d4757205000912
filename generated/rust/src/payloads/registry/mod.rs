// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The registry.
pub mod registry_v0_type_group1;
pub use registry_v0_type_group1::RegistryV0TypeGroup132;
pub use registry_v0_type_group1::RegistryV0TypeGroup164;
pub use registry_v0_type_group1::RegistryV0TypeGroup132View;
pub use registry_v0_type_group1::RegistryV0TypeGroup164View;
pub mod registry_v1_type_group1;
pub use registry_v1_type_group1::RegistryV1TypeGroup132;
pub use registry_v1_type_group1::RegistryV1TypeGroup164;
pub use registry_v1_type_group1::RegistryV1TypeGroup132View;
pub use registry_v1_type_group1::RegistryV1TypeGroup164View;
