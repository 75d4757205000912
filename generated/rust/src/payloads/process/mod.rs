// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Processes, from their start to their end, and what they use.
pub mod process_defunct_type_group1;
pub use process_defunct_type_group1::ProcessDefunctTypeGroup132;
pub use process_defunct_type_group1::ProcessDefunctTypeGroup164;
pub use process_defunct_type_group1::ProcessDefunctTypeGroup132View;
pub use process_defunct_type_group1::ProcessDefunctTypeGroup164View;
pub mod process_v0_type_group1;
pub use process_v0_type_group1::ProcessV0TypeGroup132;
pub use process_v0_type_group1::ProcessV0TypeGroup164;
pub use process_v0_type_group1::ProcessV0TypeGroup132View;
pub use process_v0_type_group1::ProcessV0TypeGroup164View;
pub mod process_v1_type_group1;
pub use process_v1_type_group1::ProcessV1TypeGroup132;
pub use process_v1_type_group1::ProcessV1TypeGroup164;
pub use process_v1_type_group1::ProcessV1TypeGroup132View;
pub use process_v1_type_group1::ProcessV1TypeGroup164View;
pub mod process_v2_type_group1;
pub use process_v2_type_group1::ProcessV2TypeGroup132;
pub use process_v2_type_group1::ProcessV2TypeGroup164;
pub use process_v2_type_group1::ProcessV2TypeGroup132View;
pub use process_v2_type_group1::ProcessV2TypeGroup164View;
pub mod process_v3_type_group1;
pub use process_v3_type_group1::ProcessV3TypeGroup132;
pub use process_v3_type_group1::ProcessV3TypeGroup164;
pub use process_v3_type_group1::ProcessV3TypeGroup132View;
pub use process_v3_type_group1::ProcessV3TypeGroup164View;
pub mod sid;
pub use sid::SidView;
#[cfg(feature = "alloc")]
pub use sid::Sid;
