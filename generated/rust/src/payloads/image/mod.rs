// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Images that are loaded and unloaded.
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
